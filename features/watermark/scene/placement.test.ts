/** Marks stay on the picture, whatever their size, turn, place and margin. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MarkStyle } from '../contract.ts';
import { middleOf, rotatedBox, scaleToFit, tileOf } from './placement.ts';

const side = fc.double({ min: 1, max: 8000, noNaN: true });
const size = fc.record({ width: side, height: side });
const degrees = fc.double({ min: -360, max: 360, noNaN: true });
const margin = fc.double({ min: 0, max: 50, noNaN: true });
const position = fc.constantFrom(
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'center',
) as fc.Arbitrary<MarkStyle['position']>;
const HAIR = 1e-6;

it('one mark stands whole inside the picture', () => {
  fc.assert(
    fc.property(size, size, degrees, margin, position, (mark, picture, turn, gap, where) => {
      const wanted = rotatedBox(mark, turn);
      const scale = scaleToFit(wanted, picture);
      expect(scale).toBeGreaterThan(0);
      expect(scale).toBeLessThanOrEqual(1);
      const box = { width: wanted.width * scale, height: wanted.height * scale };
      const { x, y } = middleOf(box, picture, { position: where, margin: gap });
      expect(x - box.width / 2).toBeGreaterThanOrEqual(-HAIR);
      expect(y - box.height / 2).toBeGreaterThanOrEqual(-HAIR);
      expect(x + box.width / 2).toBeLessThanOrEqual(picture.width + HAIR);
      expect(y + box.height / 2).toBeLessThanOrEqual(picture.height + HAIR);
    }),
    { numRuns: 500 },
  );
});

it('a turned box holds the box, and a full turn changes nothing', () => {
  fc.assert(
    fc.property(size, degrees, (mark, turn) => {
      const box = rotatedBox(mark, turn);
      expect(box.width * box.height).toBeGreaterThanOrEqual(mark.width * mark.height * (1 - HAIR));
      const again = rotatedBox(mark, turn + 180);
      expect(again.width).toBeCloseTo(box.width, 3);
      expect(again.height).toBeCloseTo(box.height, 3);
    }),
  );
});

it('marks that are repeated do not touch each other', () => {
  fc.assert(
    fc.property(size, size, margin, (mark, picture, gap) => {
      const scale = scaleToFit(mark, picture);
      const box = { width: mark.width * scale, height: mark.height * scale };
      // Below a pixel there is nothing to see.
      if (Math.max(picture.width, picture.height) < 40) return;
      const tile = tileOf(box, picture, { margin: gap });
      expect(tile.width).toBeGreaterThanOrEqual(box.width);
      expect(tile.height).toBeGreaterThanOrEqual(2 * box.height);
      for (const { x, y } of tile.middles) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(tile.width);
        expect(y - box.height / 2).toBeGreaterThanOrEqual(-HAIR);
        expect(y + box.height / 2).toBeLessThanOrEqual(tile.height + HAIR);
      }
    }),
  );
});
