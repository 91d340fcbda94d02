/** The tools under every picture: scaling, blurring, developing and noise keep what they must keep. */

import { expect, it } from 'vitest';
import { blurred } from './blur.ts';
import { type Canvas, createCanvas, trace } from './canvas.ts';
import { luma, rgb, smoothstep } from './colour.ts';
import { develop, toBytes } from './develop.ts';
import { createNoise, random, seedOf } from './noise.ts';
import { profile } from './profile.ts';
import { enlarge, shrink } from './scale.ts';

const flat = (width: number, height: number, value: number): Canvas => {
  const canvas = createCanvas(width, height);
  canvas.data.fill(value);
  return canvas;
};
const mean = ({ data }: Canvas): number => data.reduce((a, b) => a + b, 0) / data.length;

it('keeps a flat picture flat through scaling and blurring', () => {
  for (const canvas of [
    enlarge(flat(7, 5, 0.4), 31, 22),
    shrink(flat(31, 22, 0.4), 4),
    blurred(flat(40, 30, 0.4), 9),
  ])
    for (const value of canvas.data) expect(value).toBeCloseTo(0.4, 5);
});

it('keeps the mean light when blurring', () => {
  const canvas = createCanvas(64, 64);
  canvas.data.fill(1, (32 * 64 + 32) * 3, (32 * 64 + 33) * 3);
  expect(mean(blurred(canvas, 6))).toBeCloseTo(mean(canvas), 4);
});

it('smooths edges by looking again where neighbours differ', () => {
  const canvas = trace(
    (u) => (u > 0.005 ? [1, 1, 1] : [0, 0, 0]),
    33,
    33,
    () => {},
  );
  const row = Array.from({ length: 33 }, (_, x) => canvas.data[(16 * 33 + x) * 3]!);
  expect(row.some((value) => value > 0.1 && value < 0.9)).toBe(true);
});

it('develops from black to white without ever getting darker', () => {
  const canvas = createCanvas(256, 1);
  for (let i = 0; i < 256; i++) canvas.data.fill((i / 40) ** 2, i * 3, i * 3 + 3);
  develop(canvas);
  for (let i = 1; i < 256; i++) expect(canvas.data[i * 3]!).toBeGreaterThanOrEqual(canvas.data[i * 3 - 3]!);
  expect(canvas.data[0]).toBe(0);
  expect(canvas.data.at(-1)!).toBeGreaterThan(0.98);
  expect(toBytes(canvas, 1).at(-1)).toBe(255);
});

it('knows colours as light', () => {
  expect(rgb('#ffffff')).toEqual([1, 1, 1]);
  expect(rgb('#000000')).toEqual([0, 0, 0]);
  expect(luma(...rgb('#808080'))).toBeCloseTo(0.2158, 3);
  expect(smoothstep(0, 1, 0.5)).toBe(0.5);
});

it('gives the same chance for the same seed, and stays between 0 and 1', () => {
  const [a, b, c] = [createNoise(3), createNoise(3), createNoise(4)];
  for (let i = 0; i < 200; i++) {
    const value = a.noise(i * 0.37, i * -0.21);
    expect(value).toBe(b.noise(i * 0.37, i * -0.21));
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
  expect(a.fbm(3.3, 4.4, 5)).not.toBe(c.fbm(3.3, 4.4, 5));
  expect(random(9)()).toBe(random(9)());
  expect(seedOf('fox', 1)).not.toBe(seedOf('box', 1));
});

it('looks up a line as it was drawn', () => {
  const line = profile(2, 1, (u, layer) => Math.sin(u * 3) + layer);
  for (const u of [-0.9, -0.123, 0.4567, 0.99]) {
    expect(line(u, 0)).toBeCloseTo(Math.sin(u * 3), 3);
    expect(line(u, 1)).toBeCloseTo(Math.sin(u * 3) + 1, 3);
  }
});
