/** Sizes that diffusion models draw well. */

import { expect, it } from 'vitest';
import { aspectOf, pixelsFor } from './picture-size.ts';

it.each([
  [512, 1, 512, 512],
  [512, 2 / 3, 512, 768],
  [512, 3 / 2, 768, 512],
  [1024, 1, 1024, 1024],
  [1024, 2 / 3, 832, 1216],
  [1024, 3 / 2, 1216, 832],
  [1024, 100, 1792, 576],
])('a side of %d at %d is %d × %d', (side, aspect, width, height) => {
  expect(pixelsFor(side, aspect)).toEqual({ width, height });
});

it('reads sizes and ratios', () => {
  expect([aspectOf({ size: '1024x1536' }), aspectOf({ aspectRatio: '3:2' }), aspectOf({})]).toEqual([
    2 / 3,
    1.5,
    1,
  ]);
});
