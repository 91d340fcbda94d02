/** The rasteriser: coverage, buffers, light, shadow, determinism. */

import { describe, expect, it } from 'vitest';
import { buildMesh } from '../mesh/model-mesh.ts';
import { type Model, paint, part } from '../model.ts';
import { box, sphere } from '../shapes/solids.ts';
import { linear } from './colour.ts';
import { STUDIO } from './lights.ts';
import { render } from './render.ts';

const palette = { red: linear('#e03030'), blue: linear('#3040e0') };
const ball: Model = {
  parts: [part('red', 'matte', sphere([0, 1, 0], 1), [paint('blue', box([0, 2, 0], [2, 0.5, 2]), 0.01)])],
  anchors: {},
};
const mesh = buildMesh(ball, 'draft');
const size = { width: 96, height: 96 };
const draw = (extra: object = {}) =>
  render(mesh, { view: { yaw: 20, pitch: 10 }, size, light: STUDIO, palette, ...extra });
const picture = draw();
const at = (x: number, y: number) => y * 96 + x;

describe('render', () => {
  it('fills the wanted share of the picture, centred, with smooth edges', () => {
    const columns = Array.from({ length: 96 }, (_, x) =>
      Array.from({ length: 96 }, (_, y) => picture.rgba[at(x, y) * 4 + 3]!).some((a) => a > 127),
    );
    const left = columns.indexOf(true);
    const right = columns.lastIndexOf(true);
    expect(right - left).toBeGreaterThan(78);
    expect(Math.abs(left + right - 95)).toBeLessThanOrEqual(2);
    expect(picture.rgba.filter((_, i) => i % 4 === 3).some((a) => a > 40 && a < 215)).toBe(true);
  });

  it('gives depth, normals seen from the viewer, and another number where the paint begins', () => {
    const middle = at(48, 52);
    expect(picture.depth[at(2, 2)]).toBe(Number.POSITIVE_INFINITY);
    expect(picture.depth[middle]).toBeGreaterThan(1);
    expect(picture.normal[middle * 3 + 2]).toBeGreaterThan(0.9);
    expect(picture.normal[at(20, 52) * 3]).toBeLessThan(-0.4);
    expect(picture.material[at(48, 12)]).not.toBe(picture.material[middle]);
    expect(picture.material[at(2, 2)]).toBe(0);
  });

  it('is brighter towards the key light, and throws its shadow away from it', () => {
    const brightness = (x: number, y: number) => picture.rgba[at(x, y) * 4]!;
    expect(brightness(30, 48)).toBeGreaterThan(brightness(70, 74) + 30);
    const shade = (from: number, to: number) => {
      let sum = 0;
      for (let y = 70; y < 96; y++) for (let x = from; x < to; x++) sum += picture.shadow[at(x, y)]!;
      return sum;
    };
    expect(shade(48, 96)).toBeGreaterThan(shade(0, 48));
    expect(Math.max(...picture.shadow)).toBeLessThanOrEqual(1);
    expect(picture.groundY).toBeGreaterThan(75);
  });

  it('is the same every time, and follows the palette without a new mesh', () => {
    expect(draw().rgba).toEqual(picture.rgba);
    const green = draw({ palette: { ...palette, red: linear('#20c040') } });
    const o = at(48, 60) * 4;
    expect(green.rgba[o + 1]).toBeGreaterThan(green.rgba[o]!);
    expect(picture.rgba[o]).toBeGreaterThan(picture.rgba[o + 1]!);
  });

  it('draws flat colours for the flat style', () => {
    const flat = draw({ style: 'flat' });
    const shades = new Set<number>();
    for (let x = 20; x < 76; x++) shades.add(flat.rgba[at(x, 60) * 4]!);
    expect(shades.size).toBeLessThan(6);
  });
});
