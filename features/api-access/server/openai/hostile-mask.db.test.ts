/** Masks that were made to keep a decoder busy: refused in words, and never decoded in the process that answers requests. */

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hugePicture } from '#tests/factories/huge-picture.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let mal: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  mal = await app.person('mal');
});
afterAll(() => app.dispose());

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A drawing that takes its decoder a long time, in few letters. */
const STORM = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".9" numOctaves="99"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>',
);

async function edit(mask: Buffer, type: string) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await plain(50))], { type: 'image/png' }), 'photo.png');
  form.append('mask', new Blob([new Uint8Array(mask)], { type }), 'mask.png');
  form.append('prompt', 'Remove the dot');
  const key = await mal.makeKey(['read', 'make']);
  let decodedHere = 0;
  const timer = setInterval(() => {
    const { queue, process } = sharp.counters();
    decodedHere = Math.max(decodedHere, queue + process);
  }, 1);
  try {
    const answer = await fetch(`${app.base}/v1/images/edits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
      signal: AbortSignal.timeout(60_000),
    });
    const { error } = (await answer.json()) as { error: { message: string } };
    return { status: answer.status, message: error.message, decodedHere };
  } finally {
    clearInterval(timer);
  }
}

it('takes no drawings', async () => {
  const { status, message, decodedHere } = await edit(STORM, 'image/png');
  expect([status, decodedHere]).toEqual([400, 0]);
  expect(message).toContain('mask can’t be read as a picture');
});

it('takes no pictures that are larger than any camera’s', async () => {
  const { status, message, decodedHere } = await edit(hugePicture(16_000), 'image/png');
  expect([status, decodedHere]).toEqual([413, 0]);
  expect(message).toContain('64 megapixels');
});
