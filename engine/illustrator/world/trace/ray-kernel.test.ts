/** The ray kernel meets what a plain loop over all triangles meets, wherever the pieces stand and however they are turned. */

import { expect, it } from 'vitest';
import type { ModelMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import { random } from '../../canvas/noise.ts';
import type { Actor } from '../actor.ts';
import { boundsOf, type Placed, similarityOf, toWorld } from '../piece.ts';
import { HIT, NOTHING, RAY, rayWorld } from './ray-kernel.ts';

/** A crumpled ball of triangles. */
function ball(chance: () => number): Placed['piece']['mesh'] {
  const [rows, columns] = [14, 20];
  const positions: number[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [a, b] = [(j / rows) * Math.PI, (i / columns) * 2 * Math.PI];
      const r = 0.5 + 0.15 * chance();
      positions.push(r * Math.sin(a) * Math.cos(b), r * Math.cos(a), r * Math.sin(a) * Math.sin(b));
    }
  const indices: number[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const at = j * (columns + 1) + i;
      indices.push(at, at + 1, at + columns + 1, at + 1, at + columns + 2, at + columns + 1);
    }
  const mesh = {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    partOf: new Uint8Array(indices.length / 3),
    model: { parts: [{ material: 'matte' }], anchors: {} },
    lo: [-0.65, -0.65, -0.65],
    hi: [0.65, 0.65, 0.65],
  };
  return mesh as unknown as ModelMesh;
}

const chance = random(7);
const piece = { name: 'ball', mesh: ball(chance), palette: {}, scale: 0.4, anchors: {} };
const actors: Actor[] = Array.from({ length: 6 }, (_, i) => {
  const placed: Placed = {
    piece,
    at: [chance() * 2 - 1, chance(), chance() * 2 - 1],
    turn: [chance() * 90, chance() * 360, chance() * 40],
    grow: 0.6 + 0.2 * i,
  };
  return { placed, space: similarityOf(placed), ...boundsOf(placed) };
});

/** Every triangle of every piece, in the world. */
function nearest(ox: number, oy: number, oz: number, d: readonly number[]): number {
  let best = Infinity;
  const { positions, indices } = piece.mesh;
  for (const { space } of actors)
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const at = indices[t + k]! * 3;
        return toWorld(space, [positions[at]!, positions[at + 1]!, positions[at + 2]!]);
      }) as unknown as [number[], number[], number[]];
      const e = b.map((v, i) => v - a[i]!);
      const f = c.map((v, i) => v - a[i]!);
      const p = [d[1]! * f[2]! - d[2]! * f[1]!, d[2]! * f[0]! - d[0]! * f[2]!, d[0]! * f[1]! - d[1]! * f[0]!];
      const k = 1 / (e[0]! * p[0]! + e[1]! * p[1]! + e[2]! * p[2]!);
      const s = [ox - a[0]!, oy - a[1]!, oz - a[2]!];
      const u = k * (s[0]! * p[0]! + s[1]! * p[1]! + s[2]! * p[2]!);
      const q = [s[1]! * e[2]! - s[2]! * e[1]!, s[2]! * e[0]! - s[0]! * e[2]!, s[0]! * e[1]! - s[1]! * e[0]!];
      const v = k * (d[0]! * q[0]! + d[1]! * q[1]! + d[2]! * q[2]!);
      const far = k * (f[0]! * q[0]! + f[1]! * q[1]! + f[2]! * q[2]!);
      if (u >= 0 && v >= 0 && u + v <= 1 && far > 0 && far < best) best = far;
    }
  return best;
}

it('meets the nearest triangle of all pieces', () => {
  const world = rayWorld(actors);
  const count = 400;
  for (let r = 0; r < count; r++)
    world.rays.set(
      [3 * chance() - 1.5, 3 * chance() - 1, 3, chance() - 0.5, chance() - 0.5, -1, 1e20, 0],
      r * RAY,
    );
  world.follow(count, false);
  let [met, wrong] = [0, 0];
  for (let r = 0; r < count; r++) {
    const [ox, oy, oz, dx, dy, dz] = world.rays.subarray(r * RAY, r * RAY + 6) as unknown as number[];
    const wanted = nearest(ox!, oy!, oz!, [dx!, dy!, dz!]);
    const found = world.distance[r * HIT]!;
    if (wanted < Infinity) met++;
    const isSame = wanted === Infinity ? found >= NOTHING : Math.abs(found - wanted) < 1e-3;
    if (!isSame) wrong++;
  }
  expect(met).toBeGreaterThan(20);
  // An edge may be met in one precision and missed in the other.
  expect(wrong).toBeLessThan(4);
});

it('knows whether anything is in the way before a given distance', () => {
  const world = rayWorld(actors);
  const d = [0.1, -0.1, -1];
  let checked = 0;
  for (let r = 0; r < 200; r++) {
    const o = [2 * chance() - 1, chance(), 3] as const;
    const far = nearest(...o, d);
    if (far === Infinity) continue;
    checked++;
    world.rays.set([...o, ...d, far * 0.98, 0, ...o, ...d, far * 1.02, 0]);
    world.follow(2, true);
    expect([world.distance[0]! < NOTHING, world.distance[HIT]! < NOTHING]).toEqual([false, true]);
  }
  expect(checked).toBeGreaterThan(40);
});
