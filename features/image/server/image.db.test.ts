/** Images over HTTP with a stand-in engine and a fake cloud provider: the whole life of an image, and every failure. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Image } from '../contract.ts';
import { imageFeature } from './image.feature.ts';

const features = [
  accountFeature,
  libraryFeature,
  { ...imageFeature, models: () => ({ image: builtinDoubles().image }) },
];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false, features });
});
afterAll(() => app.dispose());

interface Made {
  id: string;
  result: { url: string; prompt: string };
  images: Image[];
}
interface Page {
  images: Image[];
  nextCursor: string | null;
  total: number;
  models: string[];
}

const make = (who: Visitor, json: object) => who.post<Made & ErrorBody>('/api/generate/image', json);
const used = async (who: Visitor) => (await app.platform.usage.usedThisMonth(who.user!.id)).get('image') ?? 0;

describe('making an image', () => {
  it('answers as the spec says, stores the file and the recipe, and counts once', async () => {
    const ada = await app.person('ada');
    const { status, body } = await make(ada, { prompt: '  a red fox  ', style: 'watercolor', seed: 7 });
    expect(status).toBe(200);
    expect(body.result).toEqual({ url: body.images[0]!.url, prompt: 'a red fox' });
    expect(body.images[0]).toMatchObject({
      id: body.id,
      style: 'watercolor',
      size: 'square',
      seed: 7,
      model: 'builtin:illustrator',
      engine: 'Atelier Illustrator',
    });
    const file = await ada.open('GET', body.result.url);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toContain(`ai-image-${body.id}.png`);
    expect(await used(ada)).toBe(1);
  });

  it('makes several with different seeds', async () => {
    const bob = await app.person('bob');
    const { body } = await make(bob, { prompt: 'stars', count: 3, size: 'landscape' });
    expect(new Set(body.images.map((one) => one.seed)).size).toBe(3);
    expect(await used(bob)).toBe(3);
  });

  it.each([
    [{}, 'Please enter a description for your image.'],
    [{ prompt: '   ' }, 'Please enter a description for your image.'],
    [{ prompt: 'x'.repeat(1001) }, 'Keep the description within 1000 characters.'],
    [{ prompt: 'x', style: 'cubism' }, 'Choose one of the art styles.'],
    [{ prompt: 'x', size: 'huge' }, 'Choose square, portrait or landscape.'],
    [{ prompt: 'x', count: 5 }, 'Choose 1 to 4 images.'],
  ])('%j is refused with a message', async (json, message) => {
    const person = await app.person(`bad${nextNumber()}`);
    const answer = await make(person, json);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('refuses blocked words, and more than two at once', async () => {
    const person = await app.person('eager');
    await app.platform.settings.set('blocked_words', 'forbidden', null);
    expect((await make(person, { prompt: 'a Forbidden thing' })).status).toBe(400);
    const stop = new AbortController();
    const waiting = [1, 2].map(() =>
      person
        .send('POST', '/api/generate/image', { json: { prompt: 'wait' }, signal: stop.signal })
        .catch(() => undefined),
    );
    await expect.poll(() => used(person)).toBe(2);
    const third = await make(person, { prompt: 'third' });
    expect(third.status).toBe(429);
    stop.abort();
    await Promise.all(waiting);
  });

  it('that fails is kept as failed and not counted', async () => {
    const person = await app.person('unlucky');
    const answer = await make(person, { prompt: 'fail' });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('brush');
    expect(await used(person)).toBe(0);
    const rows = await app.platform.db
      .select()
      .from(generations)
      .where(eq(generations.userId, person.user!.id));
    expect(rows).toMatchObject([{ status: 'failed', prompt: 'fail' }]);
  });

  it('needs a session', async () => {
    expect((await make(app.visitor(), { prompt: 'x' })).status).toBe(401);
  });
});

describe('my images', () => {
  it('come in pages, newest first, searched and filtered, and only mine', async () => {
    const [person, other] = [await app.person('collector'), await app.person('stranger')];
    for (let i = 0; i < 5; i++)
      await make(person, { prompt: `fox number ${i}`, style: i % 2 ? 'anime' : '' });
    await make(person, { prompt: '100% whale' });
    await make(other, { prompt: 'fox of a stranger' });
    const first = (await person.get<Page>('/api/images?limit=4')).body;
    expect(first.images.map((one) => one.prompt)).toEqual([
      '100% whale',
      'fox number 4',
      'fox number 3',
      'fox number 2',
    ]);
    expect(first).toMatchObject({ total: 6, models: ['builtin:illustrator'] });
    const second = (await person.get<Page>(`/api/images?limit=4&cursor=${first.nextCursor}`)).body;
    expect(second.images.map((one) => one.prompt)).toEqual(['fox number 1', 'fox number 0']);
    expect(second.nextCursor).toBeNull();
    expect((await person.get<Page>('/api/images?search=FOX&style=anime')).body.total).toBe(2);
    expect((await person.get<Page>('/api/images?style=default')).body.total).toBe(4);
    expect((await person.get<Page>(`/api/images?search=${encodeURIComponent('0%')}`)).body.total).toBe(1);
    expect((await person.get('/api/images?cursor=zzz')).status).toBe(400);
  });

  it('are deleted into the bin by their owner only, come back, and go with their file when it is emptied', async () => {
    const [person, other] = [await app.person('tidy'), await app.person('nosy')];
    const { body } = await make(person, { prompt: 'gone soon' });
    expect((await other.delete(`/api/images/${body.id}`)).status).toBe(404);
    expect((await person.delete(`/api/images/${body.id}`)).status).toBe(204);
    expect((await person.get(`/api/images/${body.id}`)).status).toBe(404);
    expect((await person.get<Page>('/api/images')).body.total).toBe(0);
    const back = { ids: [body.id] };
    expect((await other.post('/api/library/restore', back)).status).toBe(404);
    expect((await person.post('/api/library/restore', back)).status).toBe(204);
    expect((await person.get<Page>('/api/images')).body.total).toBe(1);
    await person.delete(`/api/images/${body.id}`);
    expect((await person.get(body.result.url)).status).toBe(200);
    await person.post('/api/library/bin/empty', {});
    expect((await person.get(body.result.url)).status).toBe(404);
  });

  it('go after the days that the operator keeps them, and not before', async () => {
    const person = await app.person('keeper');
    const { body } = await make(person, { prompt: 'for a while' });
    const day = 86_400_000;
    await app.platform.items.removeExpired(Date.now() + 1000 * day);
    await app.platform.settings.set('file_retention_days', '30', null);
    await app.platform.items.removeExpired(Date.now() + 29 * day);
    expect((await person.get(body.result.url)).status).toBe(200);
    await app.platform.items.removeExpired(Date.now() + 31 * day);
    expect((await person.get(body.result.url)).status).toBe(404);
    await app.platform.settings.set('file_retention_days', '0', null);
  });
});
