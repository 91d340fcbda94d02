/** The library over HTTP: everything in it once, found by words and meaning, marked, collected, packed, thrown away. */

import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asset, assetUrl } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Collection, LibraryDetails, LibraryItem } from '#common/library.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { newProject } from '#tests/factories/project.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { sweepBins } from './bin.ts';
import { libraryVectors } from './library.table.ts';

const DAY = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

interface Page {
  items: LibraryItem[];
  nextCursor: string | null;
}
const list = async (who: Visitor, query = '') => (await who.get<Page>(`/api/library?${query}`)).body;
const titles = async (who: Visitor, query = '') => (await list(who, query)).items.map((one) => one.title);

let shade = 0;
const picture = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: { r: ++shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();
const upload = async (who: Visitor, name = 'photo.png') =>
  (await who.upload(await picture(), name, 'image/png', 'file', '/api/uploads')).body as Asset;

/** As the illustrator leaves it. */
async function image(who: Visitor, prompt: string): Promise<{ id: string; assetId: string }> {
  const userId = who.user!.id;
  const { db, assets } = app.platform;
  const [row] = await db
    .insert(generations)
    .values({ userId, type: 'image', prompt, status: 'completed', result: {} })
    .returning();
  const { id: assetId } = await assets.save({
    userId,
    name: 'picture.png',
    type: 'image/png',
    bytes: await picture(),
    facts: { width: 640, height: 320 },
    partOf: { type: 'image', id: row!.id, role: 'picture' },
  });
  return { id: row!.id, assetId };
}
const project = async (who: Visitor, title: string, uploadedFiles: Asset[] = []) =>
  (
    await who.post<{ id: string }>('/api/projects', {
      ...newProject({ title }),
      type: 'video',
      data: { title, uploadedFiles },
    })
  ).body;
const logo = async (who: Visitor, name: string) =>
  (
    await who.post<{ id: string }>('/api/user-logos', {
      name,
      svgContent:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
    })
  ).body;

it('has every file and every thing once, newest first, with where each opens', async () => {
  const [ann, eve] = [await app.person('ann'), await app.person('eve')];
  const cat = await image(ann, 'A cat on a sofa');
  const photo = await upload(ann, 'beach.png');
  const film = await project(ann, 'Summer sale', [photo]);
  const mark = await logo(ann, 'Corner bakery');
  const { items } = await list(ann);
  expect(items.map(({ kind, tool, title }) => `${kind} ${tool} ${title}`)).toEqual([
    'logo logo Corner bakery',
    'project video Summer sale',
    'image video beach.png',
    'image image A cat on a sofa',
  ]);
  expect(items[3]).toMatchObject({
    id: cat.assetId,
    itemId: cat.id,
    url: assetUrl(cat.assetId),
    thumbnailUrl: `${assetUrl(cat.assetId)}/thumbnail`,
    openUrl: `/ai-image-generator?image=${cat.id}`,
  });
  expect(items[1]).toMatchObject({ id: film.id, url: null, openUrl: `/video-maker?project=${film.id}` });
  expect((await ann.get(items[0]!.thumbnailUrl!)).status).toBe(200);
  expect(mark.id).toBe(items[0]!.id);
  expect(await list(eve)).toEqual({ items: [], nextCursor: null });
  expect((await eve.get(`/api/library/${cat.assetId}`)).status).toBe(404);
  expect((await app.visitor().get('/api/library')).status).toBe(401);
});

it('filters by kind, tool, date and favourites, sorts, and pages without losing or repeating', async () => {
  const pat = await app.person('pat');
  for (const word of ['plum', 'apple', 'cherry']) await image(pat, word);
  await upload(pat, 'a-photo.png');
  await project(pat, 'Film');
  expect(await titles(pat, 'kind=image')).toHaveLength(4);
  expect(await titles(pat, 'tool=image')).toEqual(['cherry', 'apple', 'plum']);
  expect(await titles(pat, 'tool=upload')).toEqual(['a-photo.png']);
  expect(await titles(pat, 'kind=project')).toEqual(['Film']);
  expect(await titles(pat, 'q=&kind=&tool=&cursor=')).toHaveLength(5);
  expect(await titles(pat, 'sort=oldest')).toEqual(['plum', 'apple', 'cherry', 'a-photo.png', 'Film']);
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  expect(await titles(pat, `from=${tomorrow}`)).toEqual([]);
  expect(await titles(pat, `to=${tomorrow}`)).toHaveLength(5);
  for (const sort of ['newest', 'oldest', 'name', 'largest']) {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(pat, `sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map((one) => one.id));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size, sort).toBe(5);
    expect(seen, sort).toHaveLength(5);
  }
  for (const bad of ['cursor=nonsense', 'sort=name&cursor=5', 'kind=spaceship', 'limit=0', 'from=yesterday'])
    expect((await pat.get(`/api/library?${bad}`)).status, bad).toBe(400);
});

it('is searched by name, prompt, letters of a logo and words spoken, whatever they contain', async () => {
  const kim = await app.person('kim');
  await image(kim, 'Wedding cake with 100% butter_cream');
  await logo(kim, 'Harbour Coffee');
  await app.platform.db.insert(generations).values({
    userId: kim.user!.id,
    type: 'transcription',
    prompt: '',
    status: 'completed',
    result: { name: 'Interview', text: 'We met near the lighthouse in spring.' },
  });
  expect(await titles(kim, 'q=wedding%20butter')).toEqual(['Wedding cake with 100% butter_cream']);
  expect(await titles(kim, 'q=harbour')).toEqual(['Harbour Coffee']);
  expect(await titles(kim, 'q=LIGHTHOUSE&kind=transcript')).toEqual(['Interview']);
  expect(await titles(kim, `q=${encodeURIComponent('100%')}`)).toEqual([
    'Wedding cake with 100% butter_cream',
  ]);
  expect(await titles(kim, `q=${encodeURIComponent("'; drop table assets; --")}`)).toEqual([]);
});

it('finds by meaning what has none of the words', async () => {
  const mia = await app.person('mia');
  await image(mia, 'A small dog playing in the garden');
  await image(mia, 'Skyscrapers of a big city at night');
  const found = await titles(mia, 'q=puppy');
  // The weights are an optional package: without them, only words are found.
  expect([['A small dog playing in the garden'], []]).toContainEqual(found);
  expect(await titles(mia, 'q=puppy&kind=video')).toEqual([]);
  expect(await titles(mia, 'q=puppy&exact=true')).toEqual([]);
  // What is gone is not remembered.
  const [dog] = (await mia.get<{ items: LibraryItem[] }>('/api/library?q=dog')).body.items;
  await mia.post('/api/library/bin', { ids: [dog!.id] });
  await mia.post('/api/library/bin/empty', {});
  const { db } = app.platform;
  expect(await db.$count(libraryVectors, eq(libraryVectors.itemId, dog!.itemId))).toBe(0);
});

it('keeps favourites and tags with the thing, and only the owner’s', async () => {
  const [lea, eve] = [await app.person('lea'), await app.person('eva')];
  const [one, two] = [await image(lea, 'One'), await image(lea, 'Two')];
  const ids = [one.assetId, two.assetId];
  expect((await eve.post('/api/library/marks', { ids, isFavorite: true })).status).toBe(404);
  expect((await lea.post('/api/library/marks', { ids, addTags: ['Shop', 'spring '] })).status).toBe(204);
  await lea.post('/api/library/marks', { ids: [one.assetId], isFavorite: true, removeTags: ['spring'] });
  expect(await titles(lea, 'favorite=true')).toEqual(['One']);
  expect(await titles(lea, 'tag=spring')).toEqual(['Two']);
  expect((await lea.get<{ tags: unknown[] }>('/api/library/summary')).body).toMatchObject({
    total: 2,
    binned: 0,
    tags: [
      { tag: 'shop', count: 2 },
      { tag: 'spring', count: 1 },
    ],
    space: [{ tool: 'image', count: 2 }],
  });
  // What lies in the bin is not counted, and comes back with its tags.
  await lea.post('/api/library/bin', { ids: [two.assetId] });
  const tags = async () => (await lea.get<{ tags: unknown[] }>('/api/library/summary')).body.tags;
  expect(await tags()).toEqual([{ tag: 'shop', count: 1 }]);
  await lea.post('/api/library/restore', { ids: [two.assetId] });
  expect(await tags()).toHaveLength(2);
});

it('collects, and packs a collection or a choice as a ZIP', async () => {
  const [sam, eve] = [await app.person('sam'), await app.person('evi')];
  const [one, two] = [await image(sam, 'One'), await image(sam, 'Two')];
  const ids = [one.assetId, two.assetId];
  const made = await sam.post<Collection>('/api/collections', { name: 'Spring', ids });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: 'Spring',
    count: 2,
    coverUrl: `${assetUrl(two.assetId)}/thumbnail`,
  });
  const { id } = made.body;
  const taken = await sam.post<ErrorBody>('/api/collections', { name: 'Spring' });
  expect(taken.status).toBe(409);
  const summer = (await sam.post<Collection>('/api/collections', { name: 'Summer' })).body.id;
  const renamed = await sam.put<ErrorBody>(`/api/collections/${summer}`, { name: 'Spring' });
  expect([renamed.status, renamed.body.message]).toEqual([409, taken.body.message]);
  expect((await sam.put(`/api/collections/${summer}`, { name: 'Summer' })).status).toBe(200);
  expect((await sam.delete(`/api/collections/${summer}`)).status).toBe(204);
  expect((await eve.put(`/api/collections/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await eve.post(`/api/collections/${id}/items`, { add: ids })).status).toBe(404);
  expect(await titles(eve, `collection=${id}`)).toEqual([]);
  expect(await titles(sam, `collection=${id}`)).toEqual(['Two', 'One']);

  const zip = await sam.open('GET', `/api/library/zip?collection=${id}`);
  expect(zip.headers.get('content-type')).toBe('application/zip');
  expect(zip.headers.get('content-disposition')).toContain('filename="Spring.zip"');
  const names = [...(await buffer(zip.body as never)).toString('latin1').matchAll(/picture( \(2\))?\.png/g)];
  expect(new Set(names.map((one) => one[0]))).toEqual(new Set(['picture.png', 'picture (2).png']));
  expect((await eve.get(`/api/library/zip?ids=${ids.join(',')}`)).status).toBe(400);
  expect((await sam.get('/api/library/zip')).status).toBe(400);

  expect(
    (await sam.post<Collection>(`/api/collections/${id}/items`, { remove: [one.assetId] })).body.count,
  ).toBe(1);
  expect((await sam.delete(`/api/collections/${id}`)).status).toBe(204);
  expect(await titles(sam)).toEqual(['Two', 'One']);
});

it('throws away for 30 days: hidden everywhere, brought back whole, then gone with its file', async () => {
  const [joe, eve] = [await app.person('joe'), await app.person('evy')];
  const [kept, lost] = [await image(joe, 'Kept'), await image(joe, 'Lost')];
  const film = await project(joe, 'Old film');
  expect((await eve.post('/api/library/bin', { ids: [lost.assetId] })).status).toBe(404);
  expect((await joe.post('/api/library/bin', { ids: [kept.assetId, lost.assetId, film.id] })).body).toEqual({
    ids: expect.arrayContaining([kept.assetId, lost.assetId, film.id]),
    usedBy: [],
  });
  expect(await titles(joe)).toEqual([]);
  expect(await titles(joe, 'bin=true')).toHaveLength(3);
  expect((await joe.get<{ images: unknown[] }>('/api/images')).body.images).toEqual([]);
  expect((await joe.get<unknown[]>('/api/projects')).body).toEqual([]);
  expect((await joe.get(assetUrl(lost.assetId))).status).toBe(200);

  await joe.post('/api/library/restore', { ids: [kept.assetId] });
  expect(await titles(joe)).toEqual(['Kept']);
  expect((await joe.get<{ images: unknown[] }>('/api/images')).body.images).toHaveLength(1);

  await sweepBins(app.platform, Date.now() + 29 * DAY);
  expect(await titles(joe, 'bin=true')).toHaveLength(2);
  await sweepBins(app.platform, Date.now() + 31 * DAY);
  expect(await titles(joe, 'bin=true')).toEqual([]);
  expect((await joe.get(assetUrl(lost.assetId))).status).toBe(404);
  expect((await joe.get(assetUrl(kept.assetId))).status).toBe(200);
  await joe.post('/api/library/bin', { ids: [kept.assetId] });
  expect((await joe.post('/api/library/bin/empty', {})).body).toEqual({ removed: 1 });
  expect((await joe.get(assetUrl(kept.assetId))).status).toBe(404);
});

it('tells how a thing was made and what uses it, and deletes a file in use only if forced to', async () => {
  const [max, eve] = [await app.person('max'), await app.person('evo')];
  const { id, assetId } = await image(max, 'Bread on a table');
  const photo = { id: assetId, url: assetUrl(assetId), name: 'picture.png', type: 'image/png', size: 10 };
  await project(max, 'Advert', [photo]);
  const details = (await max.get<LibraryDetails>(`/api/library/${assetId}`)).body;
  expect(details.recipe[0]).toEqual({ label: 'Description', value: 'Bread on a table' });
  expect(details.usedBy).toEqual([{ type: 'project', noun: 'video', title: 'Advert', page: '/video-maker' }]);

  expect((await eve.delete(`${assetUrl(assetId)}?force=true`)).status).toBe(404);
  const refused = await max.delete<ErrorBody>(assetUrl(assetId));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'conflict', usedBy: [{ title: 'Advert' }] });
  const advert = (await max.get<{ id: string }[]>('/api/projects')).body[0]!;
  await max.delete(`/api/projects/${advert.id}`);
  const binned = await max.delete<ErrorBody>(assetUrl(assetId));
  expect([binned.status, binned.body]).toMatchObject([
    409,
    {
      message:
        'This file is in use by the video “Advert” in the bin. Empty the bin first to delete both, or restore what still needs it.',
      usedBy: [{ title: 'Advert', isBinned: true }],
    },
  ]);
  expect((await max.delete(`${assetUrl(assetId)}?force=true`)).status).toBe(204);
  expect((await max.get(assetUrl(assetId))).status).toBe(404);
  expect(
    (await max.get<{ images: { id: string }[] }>('/api/images')).body.images.map((one) => one.id),
  ).not.toContain(id);

  const alone = await image(max, 'Alone');
  expect((await max.delete(assetUrl(alone.assetId))).status).toBe(204);
  expect(await titles(max, 'tool=image')).toEqual([]);
});

it('keeps what was put into the library when what used it goes', async () => {
  const una = await app.person('una');
  const sent = await una.upload(
    await picture(),
    'kept.png',
    'image/png',
    'file',
    '/api/uploads?library=true',
  );
  const [kept, loose] = [sent.body as Asset, await upload(una, 'loose.png')];
  const film = await project(una, 'Film', [kept, loose]);
  expect((await una.delete(`/api/projects/${film.id}`)).status).toBe(204);
  await una.post('/api/library/bin/empty', {});
  expect(await titles(una)).toEqual(['kept.png']);
  expect((await una.get(assetUrl(kept.id))).status).toBe(200);
  expect((await una.delete(assetUrl(kept.id))).status).toBe(204);
  expect(await titles(una)).toEqual([]);
});

it('reads each thing by its id, however many came after it', async () => {
  const kim = await app.person('lou-reads');
  const old = await logo(kim, 'Old logo');
  await logo(kim, 'New logo');
  const picture = await upload(kim);
  const character = { name: 'Rowan', imageUrl: picture.url, characterData: DEFAULT_CHARACTER };
  const post = async (path: string, body: object) => (await kim.post<{ id: string }>(path, body)).body.id;
  const characterId = await post('/api/user-avatars', character);
  const ids = {
    'user-logos': old.id,
    'user-watermarks': await post('/api/user-watermarks', { name: 'Mark', content: 'Mine' }),
    'user-avatars': characterId,
    'character-scenes': await post('/api/character-scenes', {
      name: 'Day one',
      characters: [{ characterId }],
    }),
  };
  for (const [path, id] of Object.entries(ids))
    expect([path, (await kim.get<{ id: string }>(`/api/${path}/${id}`)).body.id]).toEqual([path, id]);
  expect((await kim.get('/api/user-logos/nothing')).status).toBe(404);
});

it('shows pictures small, and nobody else’s', async () => {
  const [zoe, eve] = [await app.person('zoe'), await app.person('evu')];
  const { assetId } = await image(zoe, 'Wide');
  const small = await zoe.open('GET', `${assetUrl(assetId)}/thumbnail`);
  expect(small.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect([width, height]).toEqual([480, 240]);
  expect((await eve.get(`${assetUrl(assetId)}/thumbnail`)).status).toBe(404);
});

it('says what uses a thing: by its files, and by what speaks of it', async () => {
  const ida = await app.person('ida');
  const picture = await image(ida, 'Used');
  const url = assetUrl(picture.assetId);
  const film = await project(ida, 'Summer', [{ id: picture.assetId, url } as Asset]);
  const usesOf = async (who: typeof ida) =>
    (await who.get<{ noun: string; title: string }[]>(`/api/library/uses?type=image&id=${picture.id}`)).body;
  expect(await usesOf(ida)).toMatchObject([{ noun: 'video', title: 'Summer' }]);
  expect(await usesOf(await app.person('ivo'))).toEqual([]);
  await ida.delete(`/api/projects/${film.id}`);
  expect(await usesOf(ida)).toEqual([]);
});
