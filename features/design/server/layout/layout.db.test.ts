/** Laying out takes as long as it takes, and nobody else waits for it: not for a page full of words, not for an odd sentence. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { type DesignInput, MAX_PAGE_LETTERS } from '#engine/page/document/document.ts';
import { FORMAT_NAMES } from '#engine/page/document/formats.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { watchLoopDuring } from '#tests/harness/stood-still.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Design } from '../../contract.ts';

let app: TestApp;
let [ann, bob]: Visitor[] = [];
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ann = await app.person('ann');
  bob = await app.person('bob');
});
afterAll(() => app.dispose());

const wordy = (letters: number, layers = 1): DesignInput => ({
  name: 'Wordy',
  format: 'custom',
  pages: [
    {
      width: 1000,
      height: 1000,
      layers: Array.from({ length: layers }, (_, i) => ({
        id: `t${i}`,
        type: 'text' as const,
        text: 'words '.repeat(letters / 6),
        size: 40,
        x: 0,
        y: 0,
        w: 500,
        h: 500,
      })),
    },
  ],
});

it('lays a page full of words out in all formats while the server goes on', async () => {
  const { body } = await ann!.post<Design>('/api/designs', { document: wordy(9000) });
  const { result, stoodStill } = await watchLoopDuring(() =>
    ann!.post<Design[]>(`/api/designs/${body.id}/resize`, { formats: FORMAT_NAMES }),
  );
  expect([result.status, result.body.length], result.text).toEqual([201, FORMAT_NAMES.length]);
  expect(stoodStill).toBeLessThan(0.4);
});

it('refuses more words on a page than can be laid out, in words', async () => {
  const document = wordy(9000, Math.ceil(MAX_PAGE_LETTERS / 9000) + 1);
  const { status, body } = await ann!.post<ErrorBody>('/api/designs', { document });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('A page has 20,000 characters at most.');
});

const ODD = { sentence: 'Anna & '.repeat(71), isQuick: true };

it('reads an odd sentence and proposes designs for it while the server goes on', async () => {
  // The first one loads letters.
  await ann!.post('/api/designs/ideas', { sentence: 'Bread sale', isQuick: true });
  const { result, stoodStill } = await watchLoopDuring(() => ann!.post<unknown[]>('/api/designs/ideas', ODD));
  expect([result.status, result.body.length], result.text).toEqual([200, 4]);
  expect(stoodStill).toBeLessThan(0.4);
});

longIt('lets nobody take the turns of the others', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => ann!.post('/api/designs/ideas', ODD)));
  const refused = all.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(all.length - refused.length).toBeGreaterThan(0);
  expect(refused[0]!.headers.get('retry-after')).toBeTruthy();
  expect((await bob!.post('/api/designs/ideas', ODD)).status).toBe(200);
});
