/** All pieces as the key light sees them: how much of that light reaches any place of the world. */

import { drawTriangles, emptyPicture, type Projected } from '#engine/sculpt/render/raster.ts';
import type { ShadowMap } from '#engine/sculpt/render/shadow-map.ts';
import { add, cross, dot, length, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Actor } from './actor.ts';
import { splitClear } from './clear-parts.ts';
import { directionInto, intoPiece, type Similarity } from './piece.ts';

/** Cells of the map along each side, and how many cells around a place are asked. */
const SIZE = 1280;
const REACH = 2;

interface Box {
  lo: Vec3;
  hi: Vec3;
}

/** `towards` points to the light, in the world. */
export function worldShadow(actors: readonly Actor[], towards: Vec3, box: Box): ShadowMap {
  const forward = scaled(unit(towards), -1);
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0]));
  const up = cross(right, forward);
  const centre = scaled(add(box.lo, box.hi), 0.5);
  const radius = length(subtract(box.hi, box.lo)) * 0.52;
  const scale = SIZE / (2 * radius);
  const map = emptyPicture(SIZE, SIZE);
  for (const { placed, space } of actors) {
    const { mesh } = placed.piece;
    drawTriangles(
      inLight(mesh.positions, space, centre, right, up, forward, scale),
      splitClear(mesh).solid,
      map,
      false,
    );
  }
  const bias = radius * 0.006;
  const near = map.near;
  return {
    litAt(px, py, pz, blur) {
      const x = px - centre[0];
      const y = py - centre[1];
      const z = pz - centre[2];
      const u = SIZE / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale - 0.5;
      const v = SIZE / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale - 0.5;
      const mine = -(x * forward[0] + y * forward[1] + z * forward[2]) + bias;
      const step = Math.max(0.8, (blur * scale) / REACH);
      let lit = 0;
      for (let j = -REACH; j <= REACH; j++)
        for (let i = -REACH; i <= REACH; i++) {
          const a = (u + i * step + 0.5) | 0;
          const b = (v + j * step + 0.5) | 0;
          if (a < 0 || b < 0 || a >= SIZE || b >= SIZE) {
            lit += 1;
            continue;
          }
          const over = (near[b * SIZE + a]! - mine) / bias;
          lit += over <= 0 ? 1 : over >= 1 ? 0 : 1 - over;
        }
      return lit / ((2 * REACH + 1) * (2 * REACH + 1));
    },
  };
}

/** Vertices of a piece on the map, straight from its own space. */
function inLight(
  positions: Float32Array,
  space: Similarity,
  centre: Vec3,
  right: Vec3,
  up: Vec3,
  forward: Vec3,
  scale: number,
): Projected {
  const n = positions.length / 3;
  const out = { x: new Float32Array(n), y: new Float32Array(n), near: new Float32Array(n) };
  const k = space.scale;
  const [r, u, f] = [right, up, forward].map((axis) => scaled(directionInto(space, axis), k)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  const middle = intoPiece(space, centre);
  const [r0, u0, f0] = [dot(r, middle), dot(u, middle), dot(f, middle)];
  for (let i = 0, o = 0; i < n; i++, o += 3) {
    const x = positions[o]!;
    const y = positions[o + 1]!;
    const z = positions[o + 2]!;
    out.x[i] = SIZE / 2 + (x * r[0] + y * r[1] + z * r[2] - r0) * scale;
    out.y[i] = SIZE / 2 - (x * u[0] + y * u[1] + z * u[2] - u0) * scale;
    out.near[i] = -(x * f[0] + y * f[1] + z * f[2] - f0);
  }
  return out;
}
