/** The installed network brings grainy light much nearer to what it was; pictures of any size come back in their size. */

import { expect, it } from 'vitest';
import { random } from '#engine/illustrator/canvas/noise.ts';
import { installedDenoiser } from './denoise.ts';

const [width, height] = [88, 56];

/** A disc before a wall, lit from one side. */
function picture() {
  const chance = random(3);
  const size = width * height * 3;
  const [clean, light, albedo, normal] = [0, 1, 2, 3].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < size; i++) {
    const [x, y, c] = [((i / 3) | 0) % width, (i / 3 / width) | 0, i % 3];
    const isDisc = Math.hypot(x - 44, y - 28) < 16;
    clean[i] = (isDisc ? 1.3 : 0.7) * (0.5 + x / width);
    let sum = 0;
    for (let k = 0; k < 4; k++) sum -= Math.log(1 - chance());
    light[i] = (clean[i]! * sum) / 4;
    albedo[i] = isDisc ? 0.8 : 0.4;
    normal[i] = c === 2 ? 1 : 0;
  }
  return { clean, noisy: { width, height, light, albedo, normal } };
}

it('takes the grain out', async () => {
  const denoise = await installedDenoiser();
  if (!denoise) return;
  const { clean, noisy } = picture();
  const cleaned = (await denoise(noisy))!;
  const error = (values: Float32Array): number =>
    values.reduce((sum, v, i) => sum + (v - clean[i]!) ** 2, 0) / clean.length;
  expect(cleaned).toHaveLength(clean.length);
  expect(error(cleaned)).toBeLessThan(0.15 * error(noisy.light));
  expect(await denoise(noisy)).toEqual(cleaned);
});
