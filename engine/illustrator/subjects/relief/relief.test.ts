/** Flat drawings become solids: right distances, round cushions, and colours that follow a wish. */

import { describe, expect, it } from 'vitest';
import { buildMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import { readMap, signedDistance } from './field-map.ts';
import { inflated } from './inflate.ts';
import { reliefSubject } from './relief.ts';

const SIZE = 64;

/** A disc of this radius in the middle. */
const disc = (radius: number) =>
  Uint8Array.from({ length: SIZE * SIZE }, (_, p) =>
    Math.hypot((p % SIZE) - 32, Math.floor(p / SIZE) - 32) < radius ? 1 : 0,
  );

/** Green with a darker green middle on black wheels, seen from the side. */
function drawing(): Uint8Array {
  const rgba = new Uint8Array(SIZE * SIZE * 4);
  const box = (x0: number, y0: number, x1: number, y1: number, colour: number[]) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) rgba.set([...colour, 255], (y * SIZE + x) * 4);
  };
  box(8, 20, 56, 46, [60, 180, 70]);
  box(20, 26, 40, 40, [20, 100, 30]);
  box(12, 40, 24, 54, [20, 20, 24]);
  box(40, 40, 52, 54, [20, 20, 24]);
  return rgba;
}

describe('maps', () => {
  it('give the distance to the border, negative inside', () => {
    const map = signedDistance(disc(20), SIZE);
    expect(readMap(map, 32, 32)).toBeCloseTo(-19.5, 0);
    expect(readMap(map, 60, 32)).toBeCloseTo(8.5, 0);
  });

  it('a disc swells to a ball', () => {
    const height = inflated(disc(20), SIZE);
    expect(readMap(height, 32, 32)).toBeCloseTo(20, -1);
    expect(readMap(height, 42, 32) / readMap(height, 32, 32)).toBeCloseTo(Math.sqrt(1 - 0.25), 1);
    expect(readMap(height, 60, 32)).toBe(0);
  });
});

describe('a relief', () => {
  const tractor = reliefSubject({
    name: 'tractor',
    family: 'vehicle',
    metres: 2,
    home: 'farm',
    rgba: drawing(),
  });

  it('stands on its foot, is closed, and as wide as it was drawn', () => {
    const { lo, hi, positions } = buildMesh(tractor.build({ pose: 'stand', seed: 1 }), 'draft');
    expect(positions.length).toBeGreaterThan(3000);
    expect(lo[1]).toBeCloseTo(0, 1);
    expect((hi[0] - lo[0]) / (hi[1] - lo[1])).toBeCloseTo(48 / 34, 1);
    expect(hi[2] - lo[2]).toBeGreaterThan(0.2);
  });

  it('takes its main colour and the shades of it, never the tyres', () => {
    expect(tractor.main).toBe('tone0');
    const tones = Object.values(tractor.colours);
    expect(tones.filter((one) => typeof one !== 'string')).toMatchObject([{ of: 'tone0' }]);
    expect(tones.filter((one) => typeof one === 'string')).toHaveLength(2);
  });
});
