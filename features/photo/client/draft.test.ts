/** Unsaved changes: nothing becomes no step, crops stay inside and keep their proportions. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { photoRecipeSchema } from '#common/photo-recipe.ts';
import { BLANK_DRAFT, cropOfAspect, dragCrop, type Handle, isChanged, stepsOf } from './draft.ts';

it('is unchanged when blank, and after a slider has come back', () => {
  expect(isChanged(BLANK_DRAFT)).toBe(false);
  expect(isChanged({ ...BLANK_DRAFT, adjust: { brightness: 0 } })).toBe(false);
  const draft = {
    ...BLANK_DRAFT,
    turn: 90 as const,
    adjust: { contrast: 20 },
    filter: { name: 'mono' as const, strength: 80 },
  };
  expect(stepsOf(draft).map((step) => step.type)).toEqual(['rotate', 'adjust', 'filter']);
  expect(photoRecipeSchema.safeParse(stepsOf(draft)).success).toBe(true);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const move = fc.double({ min: -2, max: 2, noNaN: true });
const handle = fc.constantFrom<Handle>('move', 'nw', 'ne', 'sw', 'se');

it('keeps every crop inside the picture, however it is dragged', () => {
  fc.assert(
    fc.property(share, share, handle, move, move, fc.boolean(), (a, b, corner, dx, dy, isFixed) => {
      const area = { x: a * 0.5, y: b * 0.5, width: 0.3, height: 0.4 };
      const next = dragCrop(area, corner, dx, dy, isFixed ? area.width / area.height : undefined);
      expect(next.x).toBeGreaterThanOrEqual(-1e-9);
      expect(next.y).toBeGreaterThanOrEqual(-1e-9);
      expect(next.x + next.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(next.y + next.height).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(next.width, next.height)).toBeGreaterThan(0);
      if (isFixed) expect(next.width / next.height).toBeCloseTo(0.75, 6);
    }),
  );
});

it('finds the largest middle of any proportions', () => {
  expect(cropOfAspect(200, 100, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropOfAspect(100, 200, 1)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
});
