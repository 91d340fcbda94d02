/** The design studio over HTTP: designs that are one's own, saves that cost nobody their work, files, tables and kits. */

import { PDFDocument } from '@cantoo/pdf-lib';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import type { LibraryItem } from '#common/library.ts';
import type { DesignInput } from '#engine/page/document/document.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { linkAsset, releaseUnused } from '#platform/assets/asset-links.ts';
import { assetLinks } from '#platform/db/tables/work.table.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { BrandKit } from '../contract.ts';
import { DESIGN_CHANGED, type Design, type DesignSummary, type DesignTemplate } from '../contract.ts';
import { designs } from './design.table.ts';
import { findPicturesByWords } from './design-export.repo.ts';

let app: TestApp;
let [ann, bob]: Visitor[] = [];
beforeAll(async () => {
  app = await openTestApp();
  ann = await app.person('ann');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const red = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

const small = (layers: DesignInput['pages'][number]['layers'], bleed = 0): DesignInput => ({
  name: 'Small',
  format: 'custom',
  dpi: 300,
  pages: [{ width: 200, height: 100, bleed, background: '#ffffff', layers }],
});

async function create(who: Visitor, body: object): Promise<Design> {
  const { status, body: made, text } = await who.post<Design>('/api/designs', body);
  expect(status, text).toBe(201);
  return made;
}

async function finished<R>(who: Visitor, jobId: string): Promise<R> {
  let job: Job | undefined;
  await expect
    .poll(
      async () => {
        job = (await who.get<Job>(`/api/jobs/${jobId}`)).body;
        return ['completed', 'failed', 'cancelled'].includes(job.status);
      },
      { interval: 50 },
    )
    .toBe(true);
  expect(job!.status, job!.error ?? '').toBe('completed');
  return job!.result as R;
}

const bytesOf = async (who: Visitor, url: string): Promise<Buffer> =>
  Buffer.from(await (await who.open('GET', url)).arrayBuffer());

async function exported(who: Visitor, design: Design, ask: object): Promise<Buffer> {
  const { status, body, text } = await who.post<{ jobId: string }>(`/api/designs/${design.id}/export`, ask);
  expect(status, text).toBe(202);
  return bytesOf(who, (await finished<{ url: string }>(who, body.jobId)).url);
}

it('begins with a template, is saved by version, keeps what was there, and belongs to one person', async () => {
  const templates = (await ann!.get<DesignTemplate[]>('/api/design-templates?format=instagram-story')).body;
  expect(templates.length).toBeGreaterThan(2);
  expect(templates.every(({ document }) => document.pages[0]!.height === 1920)).toBe(true);
  const preview = await ann!.open('GET', templates[0]!.previewUrl);
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const design = await create(ann!, { templateId: templates[0]!.id, format: 'instagram-story' });
  const path = `/api/designs/${design.id}`;
  const renamed = { ...design.document, name: 'Mine now' };
  const saved = await ann!.put<Design>(path, { version: 1, document: renamed });
  expect([saved.status, saved.body.version, saved.body.name]).toEqual([200, 2, 'Mine now']);
  const late = await ann!.put<ErrorBody>(path, { version: 1, document: { ...renamed, name: 'Lost' } });
  expect([late.status, late.body.message]).toEqual([409, DESIGN_CHANGED]);
  expect((await ann!.get<Design>(path)).body.name).toBe('Mine now');

  const versions = (await ann!.get<{ version: number; name: string }[]>(`${path}/versions`)).body;
  expect(versions.map(({ version, name }) => [version, name])).toEqual([[1, design.name]]);
  expect((await ann!.get<{ name: string }>(`${path}/versions/1`)).body.name).toBe(design.name);

  const thumbnail = await ann!.open('GET', saved.body.thumbnailUrl);
  expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).height).toBe(560);
  const listed = (await ann!.get<{ items: LibraryItem[] }>('/api/library?kind=design')).body.items;
  expect(listed.map(({ title, openUrl, url }) => [title, openUrl, url])).toEqual([
    ['Mine now', `/design-studio?design=${design.id}`, `${path}/picture`],
  ]);
  const picture = await ann!.open('GET', listed[0]!.url!);
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).height).toBe(1920);

  for (const [method, where, json] of [
    ['GET', path, undefined],
    ['PUT', path, { version: 2, document: renamed }],
    ['DELETE', path, undefined],
    ['GET', `${path}/thumbnail`, undefined],
    ['GET', `${path}/picture`, undefined],
    ['GET', `${path}/versions/1`, undefined],
    ['POST', `${path}/export`, { type: 'png' }],
    ['POST', `${path}/resize`, { formats: ['quote'] }],
  ] as const)
    expect([where, (await bob!.send(method, where, { json })).status]).toEqual([where, 404]);
  expect((await ann!.delete(path)).status).toBe(204);
  expect((await ann!.get(path)).status).toBe(404);
});

it('keeps the pictures of earlier versions as long as the versions themselves', async () => {
  const upload = async () => (await ann!.upload(await red(), 'red.png', 'image/png')).body as Asset;
  const [first, second] = [await upload(), await upload()];
  // As a picture that was made for the design: nothing else holds it.
  const { db } = app.platform;
  const shown = ({ url }: Asset) =>
    small([{ id: 'a', type: 'picture', x: 0, y: 0, w: 50, h: 50, src: url, alt: 'Red' }]);
  await db.delete(assetLinks).where(inArray(assetLinks.assetId, [first.id, second.id]));
  const { id } = await create(ann!, { document: shown(first) });
  const path = `/api/designs/${id}`;
  expect((await ann!.put(path, { version: 1, document: shown(second) })).status).toBe(200);
  expect((await ann!.put(path, { version: 2, document: small([]) })).status).toBe(200);
  await db.transaction((tx) => releaseUnused(tx, new Date(Date.now() + 60_000)));
  expect((await ann!.get(`${path}/versions/1`)).text).toContain(first.url);
  expect((await ann!.get(first.url)).status).toBe(200);
  // Of no version: it goes.
  expect((await ann!.get(second.url)).status).toBe(404);
});

it('refuses what no drawing bears, with words for people', async () => {
  const layer = { id: 'a', type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10 } as const;
  const said = async (document: unknown) => {
    const { status, body } = await ann!.post<ErrorBody>('/api/designs', { document });
    expect(status).toBe(400);
    return [body.message, ...(body.issues ?? []).map(({ message }) => message)].join(' ');
  };
  const many = Array.from({ length: 501 }, (_, i) => ({ ...layer, id: `l${i}` }));
  expect(await said(small(many))).toContain('500 layers at most');
  expect(
    await said(small([{ ...layer, type: 'text', text: 'x'.repeat(10_001), size: 10 } as never])),
  ).toContain('10,000');
  expect(await said(small([{ ...layer, type: 'icon', icon: '<svg onload=alert(1)>' } as never]))).toContain(
    'shipped sets',
  );
  expect(
    await said(small([{ ...layer, type: 'picture', src: 'https://evil.example/x.png' } as never])),
  ).toContain('library');
  expect(await said(small([{ ...layer, fill: 'red;}' }]))).toContain('colour');
  expect(await said({ ...small([]), pages: [] })).toContain('a page at least');
});

it('draws own pictures, and neither those of others nor those that are gone', async () => {
  const mine = (await ann!.upload(await red(), 'red.png', 'image/png')).body as Asset;
  const theirs = (await bob!.upload(await red(), 'theirs.png', 'image/png')).body as Asset;
  const picture = (id: string, src: string, x: number) => ({
    id,
    type: 'picture' as const,
    src,
    x,
    y: 0,
    w: 100,
    h: 100,
  });
  const design = await create(ann!, {
    document: small([picture('a', mine.url, 0), picture('b', theirs.url, 100)]),
  });
  const { data } = await sharp(await exported(ann!, design, { type: 'png' }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = data.length / (200 * 100);
  const at = (x: number, y: number) => [
    ...data.subarray((y * 200 + x) * channels, (y * 200 + x) * channels + 3),
  ];
  expect(at(50, 50)).toEqual([254, 0, 0]);
  const [r, g, b] = at(150, 10) as [number, number, number];
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(30);
  expect((await ann!.delete(`/api/files/${mine.id}`)).status).toBe(409);
});

it('makes every kind of file, with outlines for print', async () => {
  const design = await create(ann!, {
    document: small(
      [
        {
          id: 'words',
          type: 'text',
          text: 'Hé שלום 🎉',
          x: 10,
          y: 10,
          w: 180,
          h: 80,
          size: 40,
          fill: '#000000',
        },
      ],
      20,
    ),
  });
  const formats = await Promise.all(
    ['jpeg', 'webp'].map(
      async (type) => (await sharp(await exported(ann!, design, { type })).metadata()).format,
    ),
  );
  expect(formats).toEqual(['jpeg', 'webp']);
  const svg = (await exported(ann!, design, { type: 'svg' })).toString();
  expect(svg).toMatch(/^<svg /);
  expect(svg).toContain('aria-label="Hé שלום');
  expect(svg).not.toMatch(/<text|<script|href="http/);
  const [page] = (await PDFDocument.load(await exported(ann!, design, { type: 'pdf' }))).getPages();
  const { items } = (await ann!.get<{ items: LibraryItem[] }>('/api/library?kind=file')).body;
  // A document has no small picture of its own; an address that gives none would be a broken tile.
  expect(items.find(({ contentType }) => contentType === 'application/pdf')?.thumbnailUrl).toBe(null);
  const { x, width, height } = page!.getTrimBox();
  expect([width, height]).toEqual([48, 24]);
  expect(page!.getWidth()).toBeGreaterThan(width + 2 * x - 1);
  expect(x).toBeGreaterThan((20 * 72) / 300);
  expect((await ann!.post(`/api/designs/${design.id}/export`, { type: 'png', page: 3 })).status).toBe(400);
  expect((await ann!.post(`/api/designs/${design.id}/export`, { type: 'exe' })).status).toBe(400);
});

longIt(
  'films a page that moves, leads from the file to the design, and refuses to film what stands still',
  async () => {
    const layer = {
      id: 'a',
      type: 'shape',
      shape: 'rect',
      x: 20,
      y: 20,
      w: 60,
      h: 60,
      fill: '#cc0000',
    } as const;
    const still = small([layer]);
    const moving = {
      ...still,
      pages: [{ ...still.pages[0]!, motion: { kind: 'rise' as const, seconds: 2 } }],
    };
    const refused = await ann!.post<ErrorBody>(
      `/api/designs/${(await create(ann!, { document: still })).id}/export`,
      { type: 'mp4' },
    );
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Nothing moves')]);

    const design = await create(ann!, { document: moving });
    const bytes = await exported(ann!, design, { type: 'gif' });
    const gif = await sharp(bytes, { animated: true }).metadata();
    expect([gif.format, gif.width, gif.pageHeight]).toEqual(['gif', 200, 100]);
    expect(gif.delay!.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(1900);
    const pixelOf = (page: number) =>
      sharp(bytes, { page })
        .removeAlpha()
        .extract({ left: 50, top: 50, width: 1, height: 1 })
        .raw()
        .toBuffer();
    const [first, last] = [await pixelOf(0), await pixelOf(gif.pages! - 1)];
    expect([first[0]! > 240, first[1]! > 240]).toEqual([true, true]);
    expect([last[0]! > 180, last[1]! < 40]).toEqual([true, true]);
    const film = await exported(ann!, design, { type: 'mp4' });
    expect(film.subarray(4, 8).toString()).toBe('ftyp');
    const { items } = (await ann!.get<{ items: LibraryItem[] }>('/api/library?q=Small')).body;
    const kept = items.find(({ contentType }) => contentType === 'video/mp4')!;
    expect(kept).toMatchObject({ duration: 2, openUrl: `/design-studio?design=${design.id}` });
  },
);

it('makes a file of every row, names the faulty one, and goes on', async () => {
  const design = await create(ann!, {
    document: small([
      { id: 'headline', role: 'headline', type: 'text', text: 'x', x: 0, y: 0, w: 200, h: 60, size: 30 },
      { id: 'photo', role: 'photo', type: 'picture', x: 0, y: 60, w: 40, h: 40 },
    ]),
  });
  await ann!.upload(await red(), 'apple.png', 'image/png');
  // As a spreadsheet on Windows writes it.
  const csv = Buffer.from(
    'Name;Bild;Farbe\n"Käse; alt";apple;#00ff00\n=1+1;pear;\nWein;;nocolour\n',
    'latin1',
  );
  const mapping = JSON.stringify({
    columns: { Name: 'headline', Bild: 'photo', Farbe: 'headline:color' },
    fileName: 'Name',
  });
  const path = `/api/designs/${design.id}/batch`;
  const looked = await ann!.upload(csv, 'table.csv', 'text/csv', 'csv', `${path}/preview`, { mapping });
  expect(looked.body).toMatchObject({
    columns: ['Name', 'Bild', 'Farbe'],
    rows: 3,
    suggested: { Name: 'headline' },
  });
  const started = await ann!.upload(csv, 'table.csv', 'text/csv', 'csv', path, { mapping });
  expect(started.status, started.text).toBe(202);
  const made = await finished<{ url: string; rows: number; errors: { row: number; message: string }[] }>(
    ann!,
    (started.body as { jobId: string }).jobId,
  );
  expect(made.rows).toBe(1);
  expect(made.errors).toEqual([
    { row: 2, message: "There is no picture 'pear' in your library." },
    { row: 3, message: "'nocolour' in 'Farbe' is no colour." },
  ]);
  const files = await unzip(await bytesOf(ann!, made.url));
  expect([...files.keys()]).toEqual(['Käse; alt.png', 'ERRORS.txt']);
  const wrong = await ann!.upload(csv, 'table.csv', 'text/csv', 'csv', path, {
    mapping: '{"Nope":"headline"}',
  });
  expect([wrong.status, (wrong.body as ErrorBody).message]).toEqual([
    400,
    expect.stringContaining("no column 'Nope'"),
  ]);
  expect((await bob!.upload(csv, 'table.csv', 'text/csv', 'csv', path, { mapping })).status).toBe(404);
});

it('makes four proposals of a sentence in the colours of the brand, and lays one out in other formats', async () => {
  const colors = {
    primary: '#123456',
    secondary: '#88aacc',
    accent: '#ffcc00',
    ink: '#101010',
    paper: '#fffdf8',
  };
  const kit = await ann!.post<BrandKit>('/api/brand-kits', {
    name: 'Miller',
    colors,
    faces: DEFAULT_THEME.faces,
  });
  expect([kit.status, kit.body.isDefault]).toEqual([201, true]);
  const ideas = await ann!.post<Design['document'][]>('/api/designs/ideas', {
    sentence: 'Flyer for our autumn bread sale, 20 % off until Sunday',
  });
  expect(ideas.status, ideas.text).toBe(200);
  const documents = ideas.body;
  expect(documents.map(({ format }) => format)).toEqual(Array(4).fill('flyer-a5'));
  expect(documents[0]!.theme.colors).toEqual(colors);
  const words = documents.map(({ pages }) =>
    pages.flatMap((page) => page.layers.map((one) => ('text' in one ? one.text : ''))).join('|'),
  );
  for (const one of words) expect(one).toContain('Autumn bread sale');
  expect(words[0]).toContain('20% off');
  expect(new Set(documents.map(({ template }) => template)).size).toBeGreaterThan(1);

  const design = await create(ann!, { document: documents[0] });
  const others = await ann!.post<Design[]>(`/api/designs/${design.id}/resize`, {
    formats: ['youtube-thumbnail', 'instagram-story'],
  });
  expect(others.body.map(({ width, height }) => [width, height])).toEqual([
    [1280, 720],
    [1080, 1920],
  ]);
  expect((await ann!.post(`/api/designs/${design.id}/resize`, { formats: ['nope'] })).status).toBe(400);
});

it('answers at once where it is asked to, says that a picture would be painted, and paints none for a card', async () => {
  const ask = async (body: object) => {
    const answer = await bob!.post<Design['document'][]>('/api/designs/ideas', body);
    const photos = answer.body.flatMap(({ pages }) =>
      pages.flatMap(({ layers }) => layers.filter((one) => one.type === 'picture' && one.src !== null)),
    );
    return { ...answer, photos, isWanted: answer.headers.has('x-picture-wanted') };
  };
  const quick = await ask({ sentence: 'Poster for our violin repair evening on Saturday', isQuick: true });
  expect([quick.status, quick.body.length, quick.isWanted]).toEqual([200, 4, true]);
  expect(quick.photos).toEqual([]);
  const known = await ask({ sentence: 'Flyer for our autumn bread sale', isQuick: true });
  expect(known.isWanted).toBe(false);
  expect(known.photos.length).toBeGreaterThan(0);

  const before = (await bob!.get<{ items: unknown[] }>('/api/library')).body.items.length;
  const card = await ask({
    sentence: 'Business card for Anna Berger, ceramic studio, Lindenstraße 12, 80331 München, 0151 2345678',
  });
  for (const { pages } of card.body) {
    const texts = pages.flatMap(({ layers }) => layers.map((one) => ('text' in one ? one.text : '')));
    expect(texts).toEqual(expect.arrayContaining(['Lindenstraße 12, 80331 München', '0151 2345678']));
    expect(texts.join()).not.toContain('.example');
  }
  expect((await bob!.get<{ items: unknown[] }>('/api/library')).body.items).toHaveLength(before);
});

it('takes what was drawn for a film as the photo of a proposal, never its title', async () => {
  const [title, drawn] = await Promise.all(
    ['Sourdough class.jpg', 'scene.png'].map(
      async (name) => (await ann!.upload(await red(), name, 'image/png')).body as Asset,
    ),
  );
  const film = { type: 'project', id: 'film-of-sourdough' };
  await linkAsset(app.platform.db, title!.id, { ...film, role: 'thumbnail' });
  await linkAsset(app.platform.db, drawn!.id, { ...film, role: 'drawn' });
  const { id } = (await ann!.get<{ id: string }>('/api/auth/user')).body;
  expect(await findPicturesByWords(app.platform.db, id, ['sourdough'], 2)).toEqual([drawn!.id]);
});

it('keeps brand kits of one person, with their own logos only', async () => {
  const theirs = (await bob!.upload(await red(), 'logo.png', 'image/png')).body as Asset;
  const body = { name: 'Second', ...DEFAULT_THEME, logos: [theirs.url] };
  expect((await ann!.post<ErrorBody>('/api/brand-kits', body)).status).toBe(400);
  const { body: kit } = await ann!.post<BrandKit>('/api/brand-kits', { ...body, logos: [], isDefault: true });
  const kits = (await ann!.get<BrandKit[]>('/api/brand-kits')).body;
  expect(kits.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Second']);
  const path = `/api/brand-kits/${kit.id}`;
  expect((await bob!.get(path)).status).toBe(404);
  expect((await bob!.put(path, body)).status).toBe(404);
  expect((await bob!.delete(path)).status).toBe(404);
  expect((await ann!.put<BrandKit>(path, { ...body, logos: [], name: 'New' })).body.name).toBe('New');
  expect((await ann!.delete(path)).status).toBe(204);
});

it('lists designs by what the list shows, without reading their documents', async () => {
  const eva = await app.person('eva');
  const { body } = await eva.post<Design>('/api/designs', { format: 'flyer-a5' });
  const { document: _, lock: __, ...summary } = body;
  expect((await eva.get<DesignSummary[]>('/api/designs')).body).toEqual([summary]);
  // A document that cannot be read any more has its size all the same.
  await app.platform.db
    .update(designs)
    .set({ document: sql`jsonb_set(${designs.document}, '{pages,0,layers}', '"none"')` })
    .where(eq(designs.id, body.id));
  const [listed] = (await eva.get<DesignSummary[]>('/api/designs')).body;
  expect(listed).toEqual({ ...summary, updatedAt: listed!.updatedAt });
});
