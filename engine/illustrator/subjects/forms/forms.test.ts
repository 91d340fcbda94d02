/** Turned bodies are exact, hollow where they should be, and what fills them stays inside. */

import { describe, expect, it } from 'vitest';
import { profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { filling, leafOf, radiusAt, rod, spread, turned, vessel } from './forms.ts';

const BOWL = [0, 0, 0.34, 0, 0.36, 0.06, 0.62, 0.2, 0.8, 0.46, 0.86, 0.66];

describe('turned', () => {
  it('gives the same distance as a whole mirrored outline', () => {
    const side = [0, 0, 0.4, 0.1, 0.5, 0.6, 0.2, 1, 0, 1];
    const fast = turned(side, { steps: 8 });
    const points = Array.from({ length: 5 }, (_, i) => [side[2 * i]!, side[2 * i + 1]!] as const);
    const exact = revolve(profile(points, 4));
    for (let i = 0; i < 400; i++) {
      const [x, y, z] = [Math.sin(i * 1.7) * 0.9, -0.4 + (i / 400) * 1.9, Math.cos(i * 2.3) * 0.9];
      expect(fast.distance(x, y, z)).toBeCloseTo(exact.distance(x, y, z), 6);
    }
  });

  it('knows its radius at a height', () => {
    expect(radiusAt(turned([0, 0, 0.5, 0, 0.5, 1, 0, 1], { steps: 1 }), 0.5)).toBeCloseTo(0.5, 4);
  });
});

describe('vessel', () => {
  const bowl = vessel(BOWL, 0.08, { floor: 0.1 });

  it('is open at the top and closed at the bottom', () => {
    expect(bowl.distance(0, 0.4, 0)).toBeGreaterThan(0.1);
    expect(bowl.distance(0, 0.05, 0)).toBeLessThan(0);
    expect(bowl.distance(0.79, 0.5, 0)).toBeLessThan(0);
  });

  it('holds its filling', () => {
    const soup = filling(BOWL, 0.08, 0.5, { floor: 0.1 });
    expect(soup.distance(0, 0.3, 0)).toBeLessThan(0);
    expect(soup.hi[1]).toBeLessThan(0.51);
    for (const y of [0.2, 0.3, 0.4])
      expect(radiusAt(soup, y)).toBeLessThan(radiusAt(turned([...BOWL, 0, 0.66]), y));
  });
});

it('keeps bars of even thickness even', () => {
  const bar = rod([0, 0, 0, 1, 0, 0, 2, 0, 0], 0.1);
  for (const x of [0.1, 0.25, 0.5, 0.75, 1, 1.3]) expect(bar.distance(x, 0.1, 0)).toBeCloseTo(0, 6);
});

it('makes leaves as long and as wide as said', () => {
  const leaf = leafOf(2, 0.2, 0.04, 0);
  expect(leaf.distance(1, 0, 0)).toBeLessThan(0);
  expect(leaf.distance(1, 0, 0.5)).toBeGreaterThan(0);
  expect(leaf.distance(2.1, 0, 0)).toBeGreaterThan(0);
});

it('spreads points within a disc', () => {
  for (let i = 0; i < 30; i++) expect(Math.hypot(...spread(i, 30, 0.7))).toBeLessThanOrEqual(0.7);
});
