/** Pictures that are small to send and endless to draw: whoever asks for them is stopped, and nobody else notices. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { registerTaskRoutes } from '#features/tasks/server/tasks.routes.ts';
import { createDrawing } from '#platform/assets/svg/drawing.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { LogoOrder } from './files/logo-file.ts';
import { logoFeature } from './logo.feature.ts';
import { findLogo, insertLogo } from './logo.repo.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const blurs = Array.from({ length: 40 }, (_, i) => `<feGaussianBlur stdDeviation="${1.5 + (i % 2) / 3}"/>`);
/** 1.6 kB: forty steps over seventeen megapixels, for each of ten frames. */
const SLOW =
  `<svg ${NS} width="480" height="4000"><filter id="f" x="-1" y="-1" width="3" height="3">${blurs.join('')}</filter>` +
  '<rect width="480" height="4000" fill="#aa1122" filter="url(#f)"/></svg>';
const TALL = `<svg ${NS} width="100" height="2000000"><rect width="100" height="2000000"/></svg>`;

let app: TestApp;
let mal: Visitor;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    features: [accountFeature, { name: 'tasks', routes: registerTaskRoutes }, logoFeature],
  });
  mal = await app.person('mal');
});
afterAll(() => app.dispose());

/** As a row from before the sanitiser refused such pictures. */
async function kept(svgContent: string): Promise<string> {
  const values = {
    name: 'x',
    svgContent,
    isAnimated: true,
    animationType: 'fade',
    animationDuration: '0.5s',
  };
  return (await insertLogo(app.platform.db, mal.user!.id, values as Parameters<typeof insertLogo>[2])).id;
}

it('leaves the requests of others alone while it is drawn, and ends when nobody waits for it', async () => {
  const bob = await app.person('bob');
  const id = await kept(SLOW);
  const stop = new AbortController();
  let hasEnded = false;
  const requested = mal
    .open('GET', `/api/user-logos/${id}/file?format=gif`, { signal: stop.signal })
    .finally(() => {
      hasEnded = true;
    });
  requested.catch(() => undefined);
  await expect.poll(() => app.platform.drawing.pids()).toHaveLength(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => bob.get('/api/tasks')));
  expect(answers.map((one) => one.status)).toEqual(Array(20).fill(200));
  expect(hasEnded).toBe(false);
  stop.abort();
  await expect(requested).rejects.toThrow();
  await expect.poll(() => app.platform.drawing.pids()).toEqual([]);
  // The next file of the same person is drawn as if nothing had been.
  expect((await mal.get(`/api/user-logos/${id}/file?format=svg`)).status).toBe(200);
});

it('is refused in words when it takes too long', async () => {
  const drawing = createDrawing({ timeoutMs: 3000 });
  const row = (await findLogo(app.platform.db, mal.user!.id, await kept(SLOW)))!;
  const order: LogoOrder = { row, ask: { format: 'gif', size: 64, transparent: 'false' } };
  const requested = drawing.draw(new URL('./files/logo-file.ts', import.meta.url), order, { userId: 'mal' });
  await expect(requested).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('too long'),
  });
  await drawing.close();
  expect(drawing.pids()).toEqual([]);
});

it.each(['png&scale=10', 'gif', 'apng', 'kit'])(
  'is refused when it is endlessly high: %s',
  async (format) => {
    const { status, body } = await mal.get<ErrorBody>(
      `/api/user-logos/${await kept(TALL)}/file?format=${format}`,
    );
    expect([status, body.message]).toEqual([422, expect.stringContaining('megapixels')]);
  },
);

it.each<[string, string]>([
  ['uses one filter on everything', `${'<rect filter="url(#f)" width="9" height="9"/>'.repeat(20)}`],
  ['has a filter larger than any picture', '<rect filter="url(#g)" width="9" height="9"/>'],
])('is not even stored when it %s', async (_, inside) => {
  const shadow = '<filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset/><feBlend/></filter>';
  const huge = '<filter id="g" x="-9000%" width="19000%"><feGaussianBlur stdDeviation="2"/></filter>';
  const svgContent = `<svg ${NS} width="90" height="90">${shadow}${huge}${inside}</svg>`;
  const { status, body } = await mal.post<ErrorBody>('/api/user-logos', { name: randomUUID(), svgContent });
  expect([status, body.message]).toEqual([422, expect.stringContaining('filter')]);
});
