/** Shapes: crops stay inside, turns come back, and a straightened picture has no blank corner. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discPhoto, drawnPhoto } from '#tests/factories/photo.ts';
import type { Pixels } from '../pixels.ts';
import { areaOfAspect, areaOfShares, uprightInside } from './areas.ts';
import { crop, resize, rotate, straighten } from './reshape.ts';

const side = fc.integer({ min: 1, max: 4000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

const isInside = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  outerWidth: number,
  outerHeight: number,
): boolean =>
  left >= 0 &&
  top >= 0 &&
  width >= 1 &&
  height >= 1 &&
  left + width <= outerWidth &&
  top + height <= outerHeight;

describe('areas', () => {
  it('lie inside the picture whatever is asked for', () => {
    fc.assert(
      fc.property(side, side, share, share, share, share, (w, h, x, y, width, height) => {
        const area = areaOfShares(w, h, { x, y, width: width * (1 - x), height: height * (1 - y) });
        expect(isInside(area, w, h)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.05, max: 20, noNaN: true }), (w, h, aspect) => {
        expect(isInside(areaOfAspect(w, h, aspect), w, h)).toBe(true);
      }),
    );
  });

  it('in the middle have the proportions asked for, as large as possible', () => {
    expect(areaOfAspect(4000, 3000, 1)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
    expect(areaOfAspect(3000, 4000, 16 / 9)).toMatchObject({ width: 3000, height: 1688 });
  });

  it('inside a turned picture touch its rim but do not cross it', () => {
    const degrees = fc.double({ min: -45, max: 45, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 4000 }),
        fc.integer({ min: 50, max: 4000 }),
        degrees,
        (w, h, angle) => {
          const inner = uprightInside(w, h, angle);
          const a = (angle * Math.PI) / 180;
          for (const [sx, sy] of [
            [1, 1],
            [1, -1],
          ] as const) {
            const [x, y] = [(sx * inner.width) / 2, (sy * inner.height) / 2];
            expect(Math.abs(x * Math.cos(a) + y * Math.sin(a))).toBeLessThanOrEqual(w / 2 + 1e-6);
            expect(Math.abs(-x * Math.sin(a) + y * Math.cos(a))).toBeLessThanOrEqual(h / 2 + 1e-6);
          }
        },
      ),
    );
  });
});

const at = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('reshape', () => {
  it('crops exactly', () => {
    const photo = drawnPhoto(40, 30);
    const out = crop(photo, { type: 'crop', area: { x: 0.25, y: 0.5, width: 0.5, height: 0.25 } });
    expect([out.width, out.height]).toEqual([20, 8]);
    expect(at(out, 0, 0)).toEqual(at(photo, 10, 15));
  });

  it('turns clockwise, then flips, and four turns are none', async () => {
    const photo = drawnPhoto(7, 5);
    const turn = { type: 'rotate', turn: 90, flipHorizontal: false, flipVertical: false } as const;
    const once = await rotate(photo, turn);
    expect([once.width, once.height]).toEqual([5, 7]);
    expect(at(once, 4, 0)).toEqual(at(photo, 0, 0));
    const flipped = await rotate(photo, { ...turn, flipHorizontal: true });
    expect(at(flipped, 0, 0)).toEqual(at(photo, 0, 0));
    let round = photo;
    for (let i = 0; i < 4; i++) round = await rotate(round, turn);
    expect(round.data).toEqual(photo.data);
  });

  it('straightens without a blank or darkened corner, in the same proportions', async () => {
    const plain = discPhoto(160, 100, [250, 250, 250], [250, 250, 250]);
    for (const angle of [-45, -13.7, -0.4, 0.2, 3, 30, 45]) {
      const out = await straighten(plain, { type: 'straighten', angle });
      expect(out.data.every((v, i) => v === (i % 4 === 3 ? 255 : 250))).toBe(true);
      expect(Math.abs(out.width / out.height - 1.6)).toBeLessThan(0.12);
    }
    expect(await straighten(plain, { type: 'straighten', angle: 0 })).toBe(plain);
  });

  it('straightens clockwise', async () => {
    // The right half is dark: turned clockwise by a little, the dark part is further left below.
    const photo = drawnPhoto(120, 120);
    for (let i = 0; i < 120 * 120; i++)
      photo.data.set(i % 120 >= 60 ? [0, 0, 0, 255] : [255, 255, 255, 255], i * 4);
    const out = await straighten(photo, { type: 'straighten', angle: 20 });
    const firstDark = (y: number) => {
      for (let x = 0; x < out.width; x++) if (at(out, x, y)[0]! < 128) return x;
      return out.width;
    };
    expect(firstDark(out.height - 2)).toBeLessThan(firstDark(1) - 5);
  });

  it('resizes inside, over and to exactly a size', async () => {
    const photo = drawnPhoto(60, 40);
    const size = async (fit: 'inside' | 'cover' | 'fill', width?: number, height?: number) => {
      const out = await resize(photo, { type: 'resize', fit, width, height });
      return [out.width, out.height];
    };
    expect(await size('inside', 30, 30)).toEqual([30, 20]);
    expect(await size('inside', undefined, 80)).toEqual([120, 80]);
    expect(await size('cover', 30, 30)).toEqual([30, 30]);
    expect(await size('fill', 31, 17)).toEqual([31, 17]);
    await expect(size('fill', 12_000, 12_000)).rejects.toThrow('megapixels');
  });
});
