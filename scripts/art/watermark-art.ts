/** Paints the photo that watermarks are tried on before a person has one of their own there. */

import sharp from 'sharp';
import { illustrate } from '#engine/illustrator/illustrate.ts';

const SIZE = { width: 1200, height: 800 };
const { rgba } = illustrate('a mountain lake at golden hour', { ...SIZE, seed: 5, style: '' });

await sharp(Buffer.from(rgba.buffer), { raw: { ...SIZE, channels: 4 } })
  .removeAlpha()
  .webp({ quality: 78 })
  .toFile('features/watermark/art/sample.webp');
