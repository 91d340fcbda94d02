/** Cards: a cut-out picture stands as high as told, keeps its colours, and takes others where asked. */

import { describe, expect, it } from 'vitest';
import { sizeOf } from '../world/piece.ts';
import { cardPiece, type Pixels } from './card-piece.ts';
import { edgeDistance } from './edge-distance.ts';
import { recoloured } from './recolour.ts';

const SIDE = 32;

/** A blue disc on nothing. */
function disc(): Pixels {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (Math.hypot(x - 15.5, y - 15.5) < 12) rgba.set([40, 80, 220, 255], (y * SIDE + x) * 4);
  return { width: SIDE, height: SIDE, rgba };
}

describe('a card', () => {
  it('is as high as told and as wide as its picture', () => {
    const [width, height, depth] = sizeOf(cardPiece('disc', disc(), 2));
    expect(height).toBeCloseTo(2, 5);
    expect(width).toBeCloseTo(2, 1);
    expect(depth).toBeLessThan(1);
  });

  it('bulges in the middle and ends at its edge', () => {
    const { mesh } = cardPiece('disc', disc(), 1);
    const depths = Array.from({ length: mesh.positions.length / 3 }, (_, i) => mesh.positions[i * 3 + 2]!);
    expect(Math.max(...depths)).toBeGreaterThan(0.1);
    expect(Math.min(...depths)).toBe(0);
  });

  it('keeps the colours of its picture', () => {
    const { mesh } = cardPiece('disc', disc(), 1);
    const [r, g, b] = mesh.colours!.subarray(0, 3);
    expect(b).toBeGreaterThan(g! * 2);
    expect(g).toBeGreaterThan(r!);
  });

  it('cannot be made of nothing', () => {
    expect(() => cardPiece('none', { width: 4, height: 4, rgba: new Uint8Array(64) }, 1)).toThrow('empty');
  });
});

it('another colour: hue changes, outline stays', () => {
  const { rgba } = recoloured(disc(), '#d6332a');
  const at = (16 * SIDE + 16) * 4;
  expect(rgba[at]!).toBeGreaterThan(rgba[at + 2]! * 2);
  expect(rgba[at + 3]).toBe(255);
  expect(rgba[3]).toBe(0);
});

it('distance to the edge grows to the middle', () => {
  const { rgba } = disc();
  const away = edgeDistance(SIDE, SIDE, (at) => rgba[at * 4 + 3]! > 127);
  expect(away[16 * SIDE + 16]).toBeGreaterThan(10);
  expect(away[0]).toBe(0);
});
