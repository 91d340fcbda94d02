/** Characters by a connected image model: told in words, paid for, and not counted when it fails. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { avatarFeature } from './avatar.feature.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    features: [accountFeature, avatarFeature],
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

async function attempt(name: string, ...script: Behaviour[]) {
  provider.script(...script);
  const person = await app.person(name);
  const answer = await person.post<{ imageUrl: string; engine: string } & ErrorBody>('/api/generate-avatar', {
    description: 'a red-haired knight',
    engine: 'cloud',
  });
  return {
    person,
    answer,
    used: (await app.platform.usage.usedThisMonth(person.user!.id)).get('avatar') ?? 0,
  };
}

describe('a character from the cloud', () => {
  it('is asked for with every choice in words, and names who drew it', async () => {
    const { person, answer, used } = await attempt('ada', 'ok');
    expect(answer.status).toBe(200);
    expect(answer.body.engine).toBe('Studio painter-1');
    expect((await person.get(answer.body.imageUrl)).status).toBe(200);
    expect(used).toBe(1);
    const { prompt, size } = JSON.parse(String(provider.requests.at(-1)!.body));
    expect(prompt).toContain('a red-haired knight');
    expect(prompt).toContain('short red hair');
    expect(size).toBe('1024x1536');
    const engines = (await person.get('/api/generate-avatar/engines')).body;
    expect(engines).toEqual({ builtin: 'Atelier Characters', cloud: 'Studio painter-1' });
  });

  it.each<Behaviour>(['not a picture', 'refuse the key', 'nothing'])(
    'that ends in “%s” costs nothing',
    async (how) => {
      const { answer, used } = await attempt(`p${how.length}`, how, how, how, how, how);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('sk-very-secret');
      expect(used).toBe(0);
    },
  );
});
