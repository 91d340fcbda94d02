/** Handles, guides and turns by numbers: what stays in place must stay in place, whatever the rotation. */

import { describe, expect, it } from 'vitest';
import { type Layer, type LayerInput, layerSchema } from '../document/layers.ts';
import {
  angleOf,
  type Box,
  boundsOf,
  carried,
  caughtRotation,
  cornersOf,
  HANDLES,
  isInside,
  resized,
  spun,
} from './box.ts';
import { isOn } from './hit-test.ts';
import { snap } from './snap.ts';

const box: Box = { x: 100, y: 200, w: 300, h: 120, rotation: 0 };
const free = { keepsRatio: false, fromMiddle: false, least: 4 };

describe('a handle', () => {
  it.each([0, 30, 90, 217])('leaves the opposite corner where it is at %d degrees', (rotation) => {
    const before = { ...box, rotation };
    for (const handle of HANDLES.filter(({ x, y }) => x !== 0 && y !== 0)) {
      const after = resized(before, handle, { x: 37, y: -22 }, free);
      const opposite =
        (handle.y > 0 ? 0 : 2) + (handle.y > 0 ? (handle.x > 0 ? 0 : 1) : handle.x > 0 ? 1 : 0);
      const [a, b] = [cornersOf(before)[opposite]!, cornersOf(after)[opposite]!];
      expect(b.x).toBeCloseTo(a.x, 6);
      expect(b.y).toBeCloseTo(a.y, 6);
    }
  });

  it('keeps proportions, grows from the middle, and never turns a box inside out', () => {
    const kept = resized(box, { x: 1, y: 1 }, { x: 150, y: 0 }, { ...free, keepsRatio: true });
    expect(kept.w / kept.h).toBeCloseTo(300 / 120, 6);
    const middle = resized(box, { x: 1, y: 0 }, { x: 10, y: 0 }, { ...free, fromMiddle: true });
    expect(middle).toMatchObject({ x: 90, w: 320, y: 200, h: 120 });
    expect(resized(box, { x: 1, y: 1 }, { x: -900, y: -900 }, free)).toMatchObject({ w: 4, h: 4 });
  });
});

describe('several boxes', () => {
  it('keep their places within what is resized, and within what is turned', () => {
    const other = { ...box, x: 500, w: 100 };
    const from = boundsOf([box, other])!;
    const to = { ...from, right: from.left + (from.right - from.left) * 2 };
    expect(carried(other, from, to)).toMatchObject({ x: 900, w: 200 });
    const half = spun(box, { x: 0, y: 0 }, 180);
    expect(half.rotation).toBe(180);
    expect(half.x).toBeCloseTo(-400, 6);
    expect(half.y).toBeCloseTo(-320, 6);
  });
});

it('finds what is under a turned box’s corner only when it is there', () => {
  const square = { x: 0, y: 0, w: 100, h: 100, rotation: 45 };
  expect(isInside(square, { x: 2, y: 2 })).toBe(false);
  expect(isInside({ ...square, rotation: 0 }, { x: 2, y: 2 })).toBe(true);
  expect(isInside(square, { x: 50, y: -15 })).toBe(true);
});

it('catches round angles, or steps when asked to', () => {
  const middle = { x: 0, y: 0 };
  expect(caughtRotation(angleOf(middle, { x: 1, y: -100 }), 0)).toBe(0);
  expect(caughtRotation(angleOf(middle, { x: 100, y: 1 }), 0)).toBe(90);
  expect(caughtRotation(angleOf(middle, { x: 50, y: -100 }), 15)).toBe(30);
});

describe('guides', () => {
  const page = { left: 0, top: 0, right: 1000, bottom: 800 };
  it('catch the middle of the page, and say where', () => {
    const moving = { left: 404, top: 300, right: 604, bottom: 390 };
    const { dx, dy, guides } = snap(moving, [page], 6);
    expect([dx, dy]).toEqual([-4, 0]);
    expect(guides).toEqual([{ axis: 'x', at: 500, from: 0, to: 800 }]);
  });

  it('catch nothing that is far, and only the edges that move', () => {
    const moving = { left: 404, top: 300, right: 700, bottom: 410 };
    expect(snap(moving, [page], 2)).toEqual({ dx: 0, dy: 0, guides: [] });
    const near = { left: 3, top: 300, right: 700, bottom: 410 };
    expect(snap(near, [page], 6, { x: [2], y: [] }).dx).toBe(0);
    expect(snap(near, [page], 6, { x: [0], y: [] }).dx).toBe(-3);
  });
});

describe('a click takes what is seen', () => {
  const layer = (given: object): Layer =>
    layerSchema.parse({ id: 'a', x: 100, y: 100, w: 200, h: 100, ...given } as LayerInput);
  const hits = (given: object, x: number, y: number, slack = 4) => isOn(layer(given), { x, y }, slack);

  it('of an ellipse, not of its empty corners', () => {
    expect(hits({ type: 'shape', shape: 'ellipse' }, 200, 150)).toBe(true);
    expect(hits({ type: 'shape', shape: 'ellipse' }, 104, 104)).toBe(false);
    expect(hits({ type: 'picture', mask: 'ellipse' }, 104, 104)).toBe(false);
    expect(hits({ type: 'picture', mask: 'rect' }, 104, 104)).toBe(true);
  });

  it('of a line, however large its box and however it is turned', () => {
    expect(hits({ type: 'line' }, 200, 150)).toBe(true);
    expect(hits({ type: 'line' }, 200, 110)).toBe(false);
    expect(hits({ type: 'line', rotation: 90 }, 200, 60)).toBe(true);
    expect(hits({ type: 'line', rotation: 90 }, 120, 150)).toBe(false);
    expect(hits({ type: 'line', bend: 'arc' }, 200, 100, 8)).toBe(true);
  });

  it('of a frame without a filling, its line only', () => {
    const frame = { type: 'shape', shape: 'rect', fill: null, stroke: { color: '#000000', width: 6 } };
    expect(hits(frame, 200, 150)).toBe(false);
    expect(hits(frame, 200, 101)).toBe(true);
  });

  it('of a turned box, where it lies', () => {
    const turnedBox = { type: 'shape', shape: 'rect', rotation: 45 };
    expect(hits(turnedBox, 200, 150)).toBe(true);
    expect(hits(turnedBox, 295, 105)).toBe(false);
  });
});
