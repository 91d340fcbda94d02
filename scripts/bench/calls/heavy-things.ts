/** Things that are small to send and heavy to work on: a picture, a form, a page full of words. */

import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type DesignInput, MAX_PAGE_LETTERS } from '#engine/page/document/document.ts';
import { MAX_TEXT } from '#engine/page/document/layers.ts';
import { pngChunk } from '#platform/assets/origin/containers/png.ts';

const SIDE = 7000;
const TEXT_BYTES = 30_000_000;
/** Behind the signature and the header. */
const AFTER_HEADER = 33;

let picture: Promise<Buffer> | undefined;

/** As many pixels as a camera's, and a text beside them that is a thousand times as long as it looks. */
export function heavyPicture(): Promise<Buffer> {
  picture ??= draw();
  return picture;
}

async function draw(): Promise<Buffer> {
  const plain = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#246' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const packed = deflateSync(Buffer.alloc(TEXT_BYTES, 'x'), { level: 9 });
  const keyword = Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0');
  const text = pngChunk('iTXt', Buffer.concat([keyword, packed]));
  return Buffer.concat([plain.subarray(0, AFTER_HEADER), text, plain.subarray(AFTER_HEADER)]);
}

export async function heavyForm(): Promise<FormData> {
  const form = new FormData();
  const file = new Blob([new Uint8Array(await heavyPicture())], { type: 'image/png' });
  for (const [name, value] of Object.entries({
    prompt: 'Remove the background',
    confirmed: 'true',
    mapping: JSON.stringify({ columns: { a: 't0' } }),
  }))
    form.append(name, value);
  for (const name of ['file', 'image', 'mask', 'csv']) form.append(name, file, `${name}.png`);
  return form;
}

export const wordyDesign = (): DesignInput => ({
  name: 'Wordy',
  format: 'custom',
  pages: [
    {
      width: 1000,
      height: 1000,
      layers: Array.from({ length: MAX_PAGE_LETTERS / MAX_TEXT }, (_, i) => ({
        id: `t${i}`,
        type: 'text' as const,
        text: 'many words '.repeat(MAX_TEXT / 11),
        size: 40,
        x: 0,
        y: 0,
        w: 500,
        h: 500,
      })),
    },
  ],
});
