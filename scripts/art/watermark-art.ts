/** Paints the photo that watermarks are tried on before a person has one of their own there. */

import sharp from 'sharp';
import { illustratePrompt } from '#features/image/server/illustrate-prompt.ts';

/** Everything in a middle tone: black marks, the usual ones, and white ones can both be seen on it. */
const SIZE = { width: 1200, height: 800 };
const { rgba } = await illustratePrompt('sandy beach with the ocean at noon', {
  ...SIZE,
  seed: 2,
  style: '',
});

await sharp(Buffer.from(rgba.buffer), { raw: { ...SIZE, channels: 4 } })
  .removeAlpha()
  .linear(0.74, 0)
  .webp({ quality: 78 })
  .toFile('features/watermark/art/sample.webp');
