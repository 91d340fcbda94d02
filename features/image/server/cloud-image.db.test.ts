/** Images by a cloud model that misbehaves over real HTTP: a clear failure, nothing charged, nothing leaked. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#common/contract.ts';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { generateImageCall, Image } from '../contract.ts';
import { imageFeature } from './image.feature.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    features: [accountFeature, imageFeature],
    env: {
      IMAGE_MODEL: 'compatible:painter-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk-very-secret',
      COMPATIBLE_NAME: 'Studio',
    },
  });
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

let people = 0;
async function attempt(...script: Behaviour[]) {
  provider.script(...script);
  const person = await app.person(`cloud${++people}`);
  const answer = await person.post<{ images: Image[] } & ErrorBody>('/api/generate/image', {
    prompt: 'a lighthouse',
    style: 'watercolor',
    size: 'landscape',
  });
  const used = (await app.platform.usage.usedThisMonth(person.user!.id)).get('image') ?? 0;
  const [row] = await app.platform.db
    .select()
    .from(generations)
    .where(eq(generations.userId, person.user!.id));
  return { person, answer, used, status: row?.status };
}

describe('a cloud model', () => {
  it('hands over what it made when a later one fails, and charges no more', async () => {
    provider.script('ok', 'ok', 'broken');
    await app.platform.settings.set('quota_enforcement', 'never', null);
    const person = await app.person('several');
    const { status, body } = await person.post<ResponseOf<typeof generateImageCall>>('/api/generate/image', {
      prompt: 'a lighthouse',
      count: 4,
    });
    await app.platform.settings.set('quota_enforcement', 'metered', null);
    expect([status, body.images.length, body.missing?.count]).toEqual([200, 2, 2]);
    expect(body.missing?.reason).toMatch(/Studio/);
    expect((await app.platform.usage.usedThisMonth(person.user!.id)).get('image')).toBe(2);
    expect((await person.get<{ images: Image[] }>('/api/images')).body.images).toHaveLength(2);
  });

  longIt('that fails is not charged where Atelier draws instead', async () => {
    provider.script('broken');
    const person = await app.person('lucky');
    const order = { prompt: 'a lighthouse', allowFallback: true };
    expect((await person.post('/api/generate/image', order)).status).toBe(200);
    const { usage } = app.platform;
    expect((await usage.countedThisMonth(person.user!.id)).get('image')).toBe(0);
    expect((await usage.usedThisMonth(person.user!.id)).get('image')).toBe(1);
  });

  it('gets the style in words and the shape, and is named in the result', async () => {
    const { answer, used, status } = await attempt('ok');
    expect(answer.status).toBe(200);
    expect(answer.body.images[0]).toMatchObject({
      model: 'compatible:painter-1',
      engine: 'Studio painter-1',
    });
    expect([used, status]).toEqual([1, 'completed']);
    const sent = JSON.parse(String(provider.requests.at(-1)!.body));
    expect(sent.prompt).toBe('a lighthouse. Style: watercolor painting on textured paper.');
    expect(sent.size).toBe('1536x1024');
  });

  it('is asked again when it is busy or trips', async () => {
    expect((await attempt('busy', 'broken', 'ok')).answer.status).toBe(200);
  });

  it.each<Behaviour>([
    'garbage',
    'wrong type',
    'not a picture',
    'nothing',
    'announce two gigabytes',
    'refuse the key',
    'refuse the prompt',
    'no such model',
    'no credit',
    'busy for an hour',
  ])('that answers with “%s” fails clearly, is not charged, and leaks nothing', async (behaviour) => {
    const { answer, used, status } = await attempt(behaviour, behaviour, behaviour, behaviour, behaviour);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.message).toMatch(/\w+ \w+/);
    expect(answer.text).not.toContain('sk-very-secret');
    expect([used, status]).toEqual([0, 'failed']);
  });

  it('is paid for, so its quota holds', async () => {
    const { person } = await attempt('ok');
    const second = await person.post<ErrorBody>('/api/generate/image', { prompt: 'again' });
    expect(second.status).toBe(429);
    expect(second.body).toMatchObject({ code: 'quota_reached' });
    expect(second.body.message).toContain('AI images');
  });
});
