/** The pictures must come out the same each time, and their building blocks must behave at the edges. */

import { describe, expect, it } from 'vitest';
import { erodedHeight, fbm, noise, ramp, random, rgb, smoothstep } from './maths.ts';
import { shadeMaya } from './people.ts';
import { blend, carve, ellipsoid, roundBox, sphere, stick } from './solid.ts';

describe('maths', () => {
  it('repeats itself for a seed', () => {
    const [a, b] = [random(3), random(3)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(random(4)()).not.toBe(random(3)());
  });

  it('keeps noise within bounds and continuous', () => {
    for (let i = 0; i < 500; i++) {
      const [x, y] = [i * 1.37 - 300, i * -0.91 + 40];
      for (const value of [noise(x, y), fbm(x, y, 6), erodedHeight(x, y, 8)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(Math.abs(noise(x, y) - noise(x + 1e-4, y))).toBeLessThan(1e-3);
    }
  });

  it('reads colours in linear light and walks along stops', () => {
    expect(rgb('#000000')).toEqual([0, 0, 0]);
    expect(rgb('#ffffff')[1]).toBeCloseTo(1);
    const stops = [rgb('#000000'), rgb('#ff0000'), rgb('#ffffff')];
    expect(ramp(stops, -1)).toEqual(stops[0]);
    expect(ramp(stops, 0.5)).toEqual(stops[1]);
    expect(ramp(stops, 9)).toEqual(stops[2]);
    expect(smoothstep(1, 0, 0.5)).toBeCloseTo(0.5);
  });
});

describe('solids', () => {
  it('are negative inside and positive outside', () => {
    for (const solid of [
      (x: number) => sphere(x, 0, 0, 1),
      (x: number) => ellipsoid(x, 0, 0, 1, 0.8, 0.9),
      (x: number) => roundBox(x, 0, 0, 1, 1, 1, 0.2),
      (x: number) => stick(x, 0, 0, -0.5, 0, 0, 0.5, 0, 0, 0.5),
    ]) {
      expect(solid(0)).toBeLessThan(0);
      expect(solid(1)).toBeCloseTo(0, 5);
      expect(solid(2)).toBeGreaterThan(0);
    }
  });

  it('join and cut', () => {
    expect(blend(0.5, 5, 0.1)).toBe(0.5);
    expect(blend(0.2, 0.2, 0.1)).toBeLessThan(0.2);
    expect(carve(-1, -0.5, 0.01)).toBeGreaterThan(0);
  });
});

it('draws the same pixel twice: backdrop in the corner, skin in the middle', () => {
  expect(shadeMaya(0.5, 0.45)).toEqual(shadeMaya(0.5, 0.45));
  const [red, , blue] = shadeMaya(0.5, 0.5);
  expect(red).toBeGreaterThan(blue);
  const [cornerRed, , cornerBlue] = shadeMaya(0.02, 0.02);
  expect(cornerBlue).toBeGreaterThan(cornerRed);
});
