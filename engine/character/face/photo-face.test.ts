/** A photographed face opens its mouth, shuts its eyes and melts into its head, without tearing. */

import { describe, expect, it } from 'vitest';
import { linear } from '#engine/sculpt/render/colour.ts';
import { syntheticFace } from '#tests/factories/synthetic-face.ts';
import { buildCharacter } from '../build-character.ts';
import { writeGlb } from '../export/write-glb.ts';
import { DEFAULT_LOOK } from '../figure/look.ts';
import { poseAt } from '../motion/animations.ts';
import type { SheetPart } from '../part.ts';
import { shootCharacter } from '../render/portrait.ts';
import { headSpace } from './head-space.ts';
import { photoHead } from './photo-face.ts';
import { fitFace } from './photo-face-fit.ts';
import { openEdges } from './photo-face-net.ts';

const SPACE = headSpace([0, 0, 0], 1);
const head = photoHead(syntheticFace(), 'low', true, SPACE);
const face = head.sheets.find((one) => one.name === 'face')!;
const { mouth, places } = fitFace(syntheticFace().points);

type At = (vertex: number) => readonly [x: number, y: number, z: number];
const at =
  (list: Float32Array): At =>
  (v) => [list[v * 3]!, list[v * 3 + 1]!, list[v * 3 + 2]!];
const resting = at(face.positions);

/** Height of the opening in the middle of the mouth. */
function opening(list: Float32Array): number {
  const where = at(list);
  const middle = edgeOfLips(face).filter((v) => Math.abs(resting(v)[0] - mouth.x) < mouth.half * 0.3);
  const heights = middle.map((v) => where(v)[1]);
  return Math.max(...heights) - Math.min(...heights);
}

const edgeOfLips = ({ indices }: SheetPart): number[] =>
  openEdges(indices).find((walk) =>
    walk.every((v) => {
      const [x, y] = resting(v);
      return Math.abs(x - mouth.x) < mouth.half * 1.1 && Math.abs(y - mouth.y) < 0.08;
    }),
  )!;

describe('the mouth of a photographed face', () => {
  it('is shut at rest, and opens by the shape it takes', () => {
    expect(opening(face.positions)).toBeLessThan(0.012);
    const { open, narrow, closed, round } = face.morphs;
    expect(opening(open!)).toBeGreaterThan(mouth.half * 0.6);
    expect(opening(narrow!)).toBeGreaterThan(mouth.half * 0.2);
    expect(opening(narrow!)).toBeLessThan(opening(open!) * 0.7);
    expect(opening(closed!)).toBeLessThan(0.012);
    const breadth = (list: Float32Array) => {
      const xs = edgeOfLips(face).map((v) => at(list)(v)[0]);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(breadth(round!)).toBeLessThan(breadth(face.positions) * 0.75);
  });

  it('takes the chin along, and shows teeth that go with the jaw', () => {
    const lowest = (list: Float32Array) =>
      list.reduce((low, v, i) => (i % 3 === 1 ? Math.min(low, v) : low), 9);
    expect(lowest(face.morphs.open!)).toBeLessThan(lowest(face.positions) - 0.03);
    const inner = head.sheets.find((one) => one.name === 'mouth')!;
    expect(Object.keys(inner.morphs).every((name) => name in face.morphs)).toBe(true);
    const bright = inner.colours.reduce((max, v) => Math.max(max, v), 0);
    expect(bright).toBeGreaterThan(0.5);
  });

  it('never tears: no edge grows to many times its length, and every number is one', () => {
    for (const [name, list] of Object.entries(face.morphs)) {
      expect(list.every(Number.isFinite), name).toBe(true);
      const now = at(list);
      let max = 0;
      for (let t = 0; t < face.indices.length; t += 3)
        for (const [a, b] of [
          [face.indices[t]!, face.indices[t + 1]!],
          [face.indices[t + 1]!, face.indices[t + 2]!],
        ] as const) {
          const length = (where: At) => Math.hypot(...where(a).map((v, c) => v - where(b)[c]!));
          max = Math.max(max, length(now) - length(resting));
        }
      expect(max, name).toBeLessThan(0.06);
    }
  });
});

describe('the skin of a photographed face', () => {
  it('shuts its eyes', () => {
    const gap = (list: Float32Array) => at(list)(159)[1] - at(list)(145)[1];
    expect(gap(face.positions)).toBeGreaterThan(0.015);
    expect(gap(face.morphs.blink!)).toBeLessThan(0.002);
  });

  it('ends in the colour of the head', () => {
    const skin = linear(head.skin);
    const lips = new Set(edgeOfLips(face));
    for (const v of openEdges(face.indices).flat()) {
      if (lips.has(v)) continue;
      for (let c = 0; c < 3; c++) expect(Math.abs(face.colours[v * 3 + c]! - skin[c]!)).toBeLessThan(0.01);
    }
  });

  it('loses most of the light that fell from one side', () => {
    const difference = (shade: number) => {
      const { sheets } = photoHead(syntheticFace({ shade }), 'low', true, SPACE);
      const { colours } = sheets.find((one) => one.name === 'face')!;
      return Math.abs(Math.log(colours[205 * 3]! / colours[425 * 3]!));
    };
    const { crop, points } = syntheticFace({ shade: 0.8 });
    const pixel = (i: number) =>
      crop.rgb[(Math.round(points[i * 3 + 1]!) * crop.width + Math.round(points[i * 3]!)) * 3]!;
    const inPhoto = Math.log((pixel(425) / pixel(205)) ** 2.2);
    expect(difference(0.8)).toBeLessThan(inPhoto * 0.75);
    expect(difference(0)).toBeLessThan(0.05);
  });

  it('is the same for the same photo, and as broad as a head', () => {
    const again = photoHead(syntheticFace(), 'low', true, SPACE);
    expect(again.sheets[1]!.positions).toEqual(head.sheets[1]!.positions);
    expect(again.sheets[1]!.colours).toEqual(head.sheets[1]!.colours);
    const xs = places.filter((_, i) => i % 3 === 0);
    expect(Math.max(...xs)).toBeGreaterThan(0.3);
    expect(Math.max(...xs)).toBeLessThan(0.45);
  });
});

it('a character with a photographed face is drawn, wears its skin, and is written to a file', () => {
  const look = { ...DEFAULT_LOOK, quality: 'low' as const, artStyle: 'realistic' as const };
  const character = buildCharacter(look, { photoFace: syntheticFace() });
  const names = character.parts.map((one) => one.name);
  expect(names).toContain('face');
  expect(names).not.toContain('eyes');
  const hand = character.parts.find((one) => one.name === 'handL')!;
  for (const [c, value] of linear(head.skin).entries()) expect(hand.colours[c]).toBeCloseTo(value, 2);
  const pose = { ...poseAt('talking', 0.3), face: { open: 1, blink: 0.5 } };
  const { rgba } = shootCharacter(character, { width: 120, height: 160, framing: 'bust', pose });
  expect(rgba.some((value) => value > 200)).toBe(true);
  expect(writeGlb(character).length).toBeGreaterThan(100_000);
});
