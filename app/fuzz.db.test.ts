/** Hostile bodies and queries for every call, from the contracts themselves: never a 5xx, and the product lives on. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import { doubledFeatures } from '#tests/fakes/doubled-features.ts';
import { hostileValue, randomFrom } from '#tests/harness/sample-schema.ts';
import { TEST_SEED } from '#tests/harness/seed.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

/** `npm run fuzz` sets more. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 2);
const AT_ONCE = Math.min(ROUNDS, 5);
/** Work that costs seconds a call is tried less often: what it refuses, it refuses before the work. */
const COSTLY =
  /generate|pictures|music|preview|export|voice|films?\b|select|edits|warm-up|avatar-model|render|send-test/;
/** Streams that never end, and what would end the person who calls. */
const LEFT_OUT = new Set(['GET /api/events', 'DELETE /api/account', 'GET /api/logout']);

let app: TestApp;
let eve: Visitor;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    features: doubledFeatures(),
    env: { SIGN_IN_PER_ADDRESS: '100000', SIGNUPS_PER_HOUR: '100000' },
  });
  // The first is the admin, who may call everything.
  eve = await app.person('eve');
});
afterAll(() => app.dispose());

const queryOf = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `?${Object.entries(value)
        .map(([key, one]) => `${encodeURIComponent(key)}=${encode(one)}`)
        .join('&')}`
    : `?${encode(value)}`;
/** Broken halves of characters cannot be written into an address. */
const encode = (value: unknown): string => encodeURIComponent(String(value).slice(0, 4000).toWellFormed());

async function attack(contract: RouteContract, random: () => number): Promise<string | undefined> {
  const ids = ['x', '%00', '..', 'a'.repeat(300), '1;drop', '💥'];
  const path = contract.path.replace(/:\w+/g, () =>
    encodeURIComponent(ids[Math.floor(random() * ids.length)]!),
  );
  const query = contract.query ? queryOf(hostileValue(contract.query, random)) : '';
  const json = contract.body ? hostileValue(contract.body, random) : undefined;
  const { status, text } = await eve.send(contract.method, path + query, { json });
  if (status < 500 || status === 503) return undefined;
  return `${contract.method} ${path}${query} ${status} ${text.slice(0, 200)} ${JSON.stringify(json)?.slice(0, 400)}`;
}

it(`${ROUNDS} hostile requests a call end in words, not in a 500`, async () => {
  const random = randomFrom(TEST_SEED);
  const failures: string[] = [];
  for (const contract of app.contracts) {
    if (LEFT_OUT.has(`${contract.method} ${contract.path}`) || contract.consumes?.startsWith('multipart'))
      continue;
    const rounds = COSTLY.test(contract.path) ? Math.ceil(ROUNDS / 6) : ROUNDS;
    for (let i = 0; i < rounds; i += AT_ONCE)
      failures.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => attack(contract, random)))).flatMap(
          (one) => one ?? [],
        ),
      );
  }
  expect(failures).toEqual([]);
  expect((await eve.get('/api/health')).status).toBe(200);
}, 600_000);

const upload = (path: string, body: string, type: string) =>
  eve.send('POST', path, { raw: body, headers: { 'content-type': type } });

it('uploads that are cut off, or speak another language, are refused in words', async () => {
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  for (const { method, path, consumes } of app.contracts) {
    if (!consumes?.startsWith('multipart')) continue;
    const real = path.replace(':id', 'x');
    for (const [body, type] of [
      [`${head}half a picture`, 'multipart/form-data; boundary=b'],
      [head, 'multipart/form-data; boundary=another'],
      ['', 'multipart/form-data; boundary=b'],
      ['{}', 'multipart/form-data'],
      ['{}', 'application/json'],
    ] as const) {
      const { status } = await upload(real, body, type);
      expect(status, `${method} ${real} ${type} ${body.slice(0, 20)}`).toBeLessThan(500);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  }
});

it('JSON of any depth is refused before it is read', async () => {
  const nested = `${'{"a":'.repeat(4500)}1${'}'.repeat(4500)}`;
  for (const body of [
    nested,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '{"title": "cut of',
    'nonsense',
    '"text"',
  ]) {
    for (const path of ['/api/projects', '/api/tasks', '/api/user-avatars']) {
      const { status } = await upload(path, body, 'application/json');
      expect([400, 413]).toContain(status);
    }
  }
});
