/** A mask as OpenAI's protocol wants it, made of one of ours. Runs in a drawing process, where `clear-mask.ts` calls it. */

import sharp from 'sharp';
import { refusalOf } from '#platform/assets/pictures/change-picture.ts';

export interface ClearOrder {
  mask: Uint8Array;
  maxPixels: number;
}

/** White and clear where something is to change, black and solid elsewhere: whatever is looked at says the same. */
export async function draw({ mask, maxPixels }: ClearOrder): Promise<Buffer> {
  try {
    const { data, info } = await sharp(mask, { limitInputPixels: maxPixels })
      .removeAlpha()
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rgba = Buffer.alloc(data.length * 4);
    for (let i = 0; i < data.length; i++) {
      rgba.fill(data[i]!, i * 4, i * 4 + 3);
      rgba[i * 4 + 3] = 255 - data[i]!;
    }
    return await sharp(rgba, { raw: { width: info.width, height: info.height, channels: 4 } })
      .png()
      .toBuffer();
  } catch (error) {
    throw refusalOf(error, maxPixels);
  }
}
