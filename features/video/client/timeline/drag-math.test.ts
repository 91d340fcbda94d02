/** What is dragged lands where it seems to. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, roomFor, rulerStep, snapTo } from './drag-math.ts';

const boxes = [100, 40, 60, 200].map((width, i, all) => ({
  left: all.slice(0, i).reduce((sum, one) => sum + one, 0),
  width,
}));

it.each([
  [0, 0, 0],
  [0, 19, 0],
  [0, 21, 1],
  [0, 9999, 3],
  [3, -29, 3],
  [3, -31, 2],
  [3, -9999, 0],
  [1, 55, 2],
])('box %d moved by %d px takes place %d', (index, by, place) => {
  expect(placeOf(boxes, index, by)).toBe(place);
});

it('the others make exactly the room that it needs', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (index, place) => {
      const room = roomFor(boxes, index, place);
      const order = boxes.map((_, i) => i).filter((i) => i !== index);
      order.splice(place, 0, index);
      let at = 0;
      for (const i of order) {
        if (i !== index) expect(boxes[i]!.left + room[i]!).toBe(at);
        at += boxes[i]!.width;
      }
    }),
  );
});

it('an edge snaps to the nearest mark, and only when one is near', () => {
  expect(snapTo(4.1, [0, 2, 4, 6], 0.2)).toBe(4);
  expect(snapTo(4.5, [0, 2, 4, 6], 0.2)).toBeUndefined();
  expect(snapTo(4.5, [], 0.2)).toBeUndefined();
});

it('numbers of the ruler never touch', () => {
  for (const scale of [0.2, 1, 7, 24, 80, 200]) expect(rulerStep(scale) * scale).toBeGreaterThan(23);
});
