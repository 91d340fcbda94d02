/** A voice that costs money: the lines of a film are a use of the plan, and it is given back when nothing was said. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { PLANS } from '#features/subscription/contract.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { videoFeature } from '../video.feature.ts';

let app: TestApp;
let provider: FakeProvider;
let ann: Visitor;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    features: [accountFeature, videoFeature],
    work: false,
    env: {
      SPEECH_MODEL: 'compatible:voice-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'key',
    },
  });
  ann = await app.person('ann');
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

const LINE = { text: 'Fresh bread.', voice: 'nova', language: 'en', speed: 1 };
const used = async () => {
  const { id } = (await ann.get<{ id: string }>('/api/auth/user')).body;
  return (await app.platform.usage.usedThisMonth(id)).get('speech') ?? 0;
};

it('counts the lines of a film as one use, however often they are heard, and stops at the plan’s limit', async () => {
  expect((await ann.post<{ seconds: null }>('/api/video/voice', LINE)).body.seconds).toBeNull();
  expect(await used()).toBe(0);
  expect((await ann.post('/api/video/voice', { ...LINE, isAsked: true })).status).toBe(200);
  expect(
    (await ann.open('GET', `/api/video/voice?${new URLSearchParams({ ...LINE, speed: '1' })}`)).status,
  ).toBe(200);
  expect((await ann.post('/api/video/voice', { ...LINE, text: 'And rolls.', isAsked: true })).status).toBe(
    200,
  );
  expect(await used()).toBe(1);

  const { id } = (await ann.get<{ id: string }>('/api/auth/user')).body;
  const limit = PLANS.find((plan) => plan.id === 'free')!.quotas.speech!;
  expect(limit).toBe(1);
  await app.platform.rateLimits.hit(`paid-film-line:${id}`, { max: 40, windowSeconds: 86_400 }, 38);
  const over = await ann.open(
    'GET',
    `/api/video/voice?${new URLSearchParams({ ...LINE, speed: '1', text: 'More.' })}`,
  );
  expect(over.status).toBe(429);
  expect(((await over.json()) as ErrorBody).code).toBe('quota_reached');
  // What was said before is still heard.
  expect((await ann.post('/api/video/voice', { ...LINE, isAsked: true })).status).toBe(200);
});
