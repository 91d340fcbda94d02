/** Characters over HTTP: made from words, kept with own pictures only, and every way in which that is refused. */

import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { collectOwnRows } from '#features/account/server/export/own-rows.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { type AvatarTemplate, DEFAULT_CHARACTER, type UserAvatar } from '../contract.ts';
import { createAvatarFeature } from './avatar.feature.ts';
import { userAvatars } from './avatar.table.ts';
import { createDrawing } from './drawing/draw-pool.ts';
import { seedTemplates } from './templates/seed-templates.ts';

/** Draws a grey square; waits for an anime, fails for a pixel character, and sculpts a GLB for nobody. */
const drawing = createDrawing({
  async run<T>(order: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
    const { artStyle } = (order as { characterData: typeof DEFAULT_CHARACTER }).characterData.style;
    if (artStyle === 'anime') await sleep(10_000, undefined, { signal });
    if (artStyle === 'pixel') throw new Error('the clay broke');
    return { width: 8, height: 10, rgba: new Uint8ClampedArray(8 * 10 * 4).fill(128) } as T;
  },
  close: async () => undefined,
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    features: [accountFeature, libraryFeature, createAvatarFeature({ drawing })],
  });
});
afterAll(() => app.dispose());

interface Made {
  imageUrl: string;
  characterData: typeof DEFAULT_CHARACTER;
  understood: { field: string; value: string }[];
  engine: string;
}

const make = (who: Visitor, json: object) => who.post<Made & ErrorBody>('/api/generate-avatar', json);
const used = async (who: Visitor) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get('avatar') ?? 0;
const upload = async (who: Visitor) =>
  ((await who.upload(Buffer.from(TINY_PNG, 'base64'), 'a.png', 'image/png')).body as { url: string }).url;

describe('generating a character', () => {
  it('follows the words, answers with the picture and the person, and counts once', async () => {
    const ada = await app.person('ada');
    const order = {
      description: 'a cheerful red-haired knight with a beard',
      style: '3d',
      category: 'cartoon',
    };
    const { status, body } = await make(ada, order);
    expect(status).toBe(200);
    expect(body.characterData.appearance).toMatchObject({ hairColor: 'red', facialHair: 'beard' });
    expect(body.characterData.clothing.outfit).toBe('medieval');
    expect(body.understood.map((one) => one.field)).toEqual(
      expect.arrayContaining(['hairColor', 'facialHair', 'outfit', 'traits']),
    );
    const file = await ada.open('GET', body.imageUrl);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
      width: 8,
      height: 10,
    });
    expect(await used(ada)).toBe(1);
    const again = (await make(ada, order)).body.characterData;
    expect(again.seed).toBe(body.characterData.seed);
    const other = (await make(ada, { ...order, description: 'a knight' })).body.characterData;
    expect(other.seed).not.toBe(body.characterData.seed);
  });

  it('keeps the options when told not to follow the words, and the seed when one is given', async () => {
    const person = await app.person('chooser');
    const { body } = await make(person, {
      description: 'a red-haired knight',
      characterData: { appearance: { hairColor: 'black' }, seed: 77 },
      followDescription: false,
    });
    expect(body.characterData.appearance.hairColor).toBe('black');
    expect(body.characterData.seed).toBe(77);
    expect(body.understood).toEqual([]);
  });

  it.each([
    [{}, 'Please enter a character description'],
    [{ description: '  ' }, 'Please enter a character description'],
    [{ description: 'x'.repeat(1001) }, 'Keep the description within 1000 characters.'],
    [{ description: 'x', style: 'cubism' }, 'Choose one of the given values for art style.'],
    [
      { description: 'x', characterData: { appearance: { hairColor: 'pink' } } },
      'Choose one of the given values for hair color.',
    ],
    [
      { description: 'x', characterData: { personality: { traits: Array(13).fill('a') } } },
      'At most twelve traits.',
    ],
    [{ description: 'x', characterData: 'tall' }, 'characterData'],
    [{ description: 'x', engine: 'cloud' }, 'No cloud image model is connected here.'],
  ])('%j is refused with a message', async (json, message) => {
    const person = await app.person(`bad${nextNumber()}`);
    const answer = await make(person, json);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    expect(await used(person)).toBe(0);
  });

  it('refuses blocked words, huge bodies, visitors, and more than two at once', async () => {
    const person = await app.person('eager');
    await app.platform.settings.set('blocked_words', 'forbidden', null);
    expect((await make(person, { description: 'a Forbidden knight' })).status).toBe(400);
    expect(
      (await make(person, { description: 'x', characterData: { a: 'x'.repeat(2_000_000) } })).status,
    ).toBe(413);
    expect((await make(app.visitor(), { description: 'x' })).status).toBe(401);
    const stop = new AbortController();
    const json = { description: 'x', style: 'anime' };
    const waiting = [1, 2].map(() =>
      person.send('POST', '/api/generate-avatar', { json, signal: stop.signal }).catch(() => undefined),
    );
    await expect.poll(() => used(person)).toBe(2);
    expect((await make(person, json)).status).toBe(429);
    stop.abort();
    await Promise.all(waiting);
    await expect.poll(() => used(person)).toBe(0);
  });

  it('that fails is kept as failed and not counted', async () => {
    const person = await app.person('unlucky');
    const answer = await make(person, { description: 'x', style: 'pixel' });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('clay');
    expect(await used(person)).toBe(0);
    const mine = eq(generations.userId, person.user!.id);
    const rows = await app.platform.db.select().from(generations).where(mine);
    expect(rows).toMatchObject([{ type: 'avatar', status: 'failed', prompt: 'x' }]);
  });
});

describe('templates and movements', () => {
  it('are seeded once, filtered, complete, and have pictures', async () => {
    await seedTemplates(app.platform.db);
    const person = await app.person('browser');
    const all = (await person.get<AvatarTemplate[]>('/api/avatar-templates?category=all&style=all')).body;
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const category of ['cartoon', 'anime', 'realistic', 'fantasy'])
      for (const style of ['3d', '2d', 'pixel', 'vector']) {
        const path = `/api/avatar-templates?category=${category}&style=${style}`;
        const some = (await person.get<AvatarTemplate[]>(path)).body;
        expect(some.length, path).toBeGreaterThan(0);
        expect(some.every((one) => one.category === category && one.style === style)).toBe(true);
      }
    for (const { imageUrl } of all) {
      const picture = await person.open('GET', imageUrl);
      expect(picture.headers.get('content-type'), imageUrl).toBe('image/webp');
      expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(25_000);
      const etag = { 'if-none-match': picture.headers.get('etag')! };
      expect((await person.get(imageUrl, etag)).status).toBe(304);
    }
    expect((await person.get('/api/avatar-templates/..%2F..%2Fcontract/picture')).status).toBe(404);
    expect((await person.get('/api/avatar-templates?category=cubist')).status).toBe(400);
    expect((await person.get<unknown[]>('/api/animation-presets')).body).toHaveLength(7);
  });
});

describe('my characters', () => {
  const avatar = (imageUrl: string, more: object = {}) => ({
    name: 'Rowan',
    description: 'a knight',
    templateId: null,
    imageUrl,
    characterData: DEFAULT_CHARACTER,
    isConsistent: true,
    ...more,
  });

  it('keep the colours of what they wear; those kept before there were any are still read', async () => {
    const person = await app.person('wardrobe');
    const picture = await upload(person);
    const clothing = { accessories: ['scarf'], accessoryColors: { scarf: 'turquoise' } };
    const save = (characterData: object) =>
      person.post<UserAvatar>('/api/user-avatars', avatar(picture, { characterData }));
    const { body } = await save({ appearance: { animal: 'otter' }, clothing });
    const { body: again } = await person.get<UserAvatar>(`/api/user-avatars/${body.id}`);
    expect(again.characterData).toMatchObject({ appearance: { animal: 'otter' }, clothing });
    const { accessoryColors: _, ...older } = DEFAULT_CHARACTER.clothing;
    await app.platform.db
      .update(userAvatars)
      .set({ characterData: { ...DEFAULT_CHARACTER, clothing: { ...older, color: 'green' } } })
      .where(eq(userAvatars.id, body.id));
    const { body: old } = await person.get<UserAvatar>(`/api/user-avatars/${body.id}`);
    expect(old.characterData.clothing).toEqual({ ...older, color: 'green', accessoryColors: {} });
    const bad = await save({ clothing: { accessoryColors: { scarf: 'plaid' } } });
    expect(bad.status).toBe(400);
  });

  it('are kept, listed newest first, changed and deleted, and only mine', async () => {
    const [person, other] = [await app.person('keeper'), await app.person('stranger')];
    const picture = await upload(person);
    const [template] = (await person.get<AvatarTemplate[]>('/api/avatar-templates')).body;
    const first = await person.post<UserAvatar>(
      '/api/user-avatars',
      avatar(picture, { templateId: template!.id }),
    );
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ name: 'Rowan', templateId: template!.id, isConsistent: true });
    const second = await person.post<UserAvatar>(
      '/api/user-avatars',
      avatar(picture, { name: ' ', templateId: 'gone' }),
    );
    expect(second.body).toMatchObject({ name: 'My Avatar', templateId: null });
    const listed = (await person.get<UserAvatar[]>('/api/user-avatars')).body;
    expect(listed.map((one) => one.id)).toEqual([second.body.id, first.body.id]);
    expect((await other.get('/api/user-avatars')).body).toEqual([]);

    const path = `/api/user-avatars/${first.body.id}`;
    const changed = await person.put<UserAvatar>(path, avatar(picture, { name: 'Sir Rowan' }));
    expect(changed.body.name).toBe('Sir Rowan');
    expect((await other.put(path, avatar(await upload(other)))).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(404);
    expect((await person.get(path)).status).toBe(404);
    await person.post('/api/library/bin/empty', {});
    const rows = await collectOwnRows(app.platform.db, person.user!.id);
    expect(rows.find((one) => one.table === 'user_avatars')?.rows).toHaveLength(1);
  });

  it('are renamed by their owner, with a name that is one', async () => {
    const [ann, eve] = [await app.person('renamer'), await app.person('jealous')];
    const { imageUrl } = (
      await ann.post<{ imageUrl: string }>('/api/generate-avatar', { description: 'a cook' })
    ).body;
    const body = { name: 'Cook', imageUrl, characterData: {} };
    const { id } = (await ann.post<UserAvatar>('/api/user-avatars', body)).body;
    const rename = (who: Visitor, name: unknown) =>
      who.send<UserAvatar>('PATCH', `/api/user-avatars/${id}`, { json: { name } });
    expect((await rename(eve, 'Mine')).status).toBe(404);
    for (const wrong of ['  ', 7, 'x'.repeat(121)]) expect((await rename(ann, wrong)).status).toBe(400);
    expect((await rename(ann, ' Bruno ')).body).toMatchObject({ id, name: 'Bruno', imageUrl });
    expect((await ann.get<UserAvatar[]>('/api/user-avatars')).body[0]!.name).toBe('Bruno');
  });

  it('take only own pictures of this product, and valid data', async () => {
    const [person, other] = [await app.person('owner'), await app.person('thief')];
    const [own, foreign] = [await upload(person), await upload(other)];
    for (const [body, message] of [
      [avatar(foreign), 'The picture must be one that you made or uploaded here.'],
      [avatar('https://example.com/a.png'), 'The picture must be one that was made here.'],
      [avatar('/api/files/../users'), 'The picture must be one that was made here.'],
      [avatar('javascript:alert(1)'), 'The picture must be one that was made here.'],
      [avatar('/api/files/nothing'), 'The picture must be one that you made or uploaded here.'],
      [avatar(own, { characterData: { clothing: { outfit: 'toga' } } }), 'outfit'],
      [avatar(own, { name: 'x'.repeat(121) }), 'Keep the name within 120 characters.'],
      [avatar(own, { characterData: undefined }), 'characterData'],
    ] as const) {
      const answer = await person.post<ErrorBody>('/api/user-avatars', body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain(message);
    }
    const wide = avatar(own, { animations: { talking: 'x'.repeat(30_000) } });
    expect((await person.post('/api/user-avatars', wide)).status).toBe(413);
  });

  it('keep their picture for an undo; it goes when nobody has used it for a week', async () => {
    const person = await app.person('undoer');
    const { imageUrl } = (await make(person, { description: 'a knight' })).body;
    const unsaved = (await make(person, { description: 'a queen' })).body.imageUrl;
    const kept = (await person.post<UserAvatar>('/api/user-avatars', avatar(imageUrl))).body;
    const later = (days: number) => app.platform.items.removeUnused(Date.now() + days * 86_400_000);
    await later(6);
    expect((await person.get(unsaved)).status).toBe(200);
    await later(8);
    expect((await person.get(unsaved)).status).toBe(404);
    expect((await person.get(imageUrl)).status).toBe(200);
    await person.delete(`/api/user-avatars/${kept.id}`);
    await later(6);
    expect((await person.post('/api/user-avatars', avatar(imageUrl))).status).toBe(201);
    await later(30);
    expect((await person.get(imageUrl)).status).toBe(200);
  });

  it('can be reported by those who see them, and taken away with their picture', async () => {
    const [person, other] = [await app.person('reported'), await app.person('nosy')];
    const imageUrl = await upload(person);
    const { id } = (await person.post<UserAvatar>('/api/user-avatars', avatar(imageUrl))).body;
    const { items } = app.platform;
    const item = { type: 'avatar', id };
    expect(await items.findFor(other.user!.id, item)).toBeUndefined();
    expect(await items.findFor(null, item)).toMatchObject({ title: 'Rowan', ownerId: person.user!.id });
    await items.kindOf('avatar')!.remove!(id);
    await items.kindOf('avatar')!.remove!(id);
    expect((await person.get('/api/user-avatars')).body).toEqual([]);
    expect((await person.get(imageUrl)).status).toBe(404);
  });
});
