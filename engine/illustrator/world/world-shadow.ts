/** All pieces as the key light sees them: how much of that light reaches any place of the world. */

import { drawTriangles, emptyPicture, type Projected } from '#engine/sculpt/render/raster.ts';
import { lightFrame, litBy, type ShadowDetail, type ShadowMap } from '#engine/sculpt/render/shadow-map.ts';
import { dot, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Actor } from './actor.ts';
import { splitClear } from './clear-parts.ts';
import { directionInto, intoPiece, type Similarity } from './piece.ts';

/** Finer than for a single model: a whole scene lies on one map. */
const DETAIL: ShadowDetail = { size: 1280, reach: 2 };
/** Enough for light that comes by a second way. */
export const COARSE: ShadowDetail = { size: 640, reach: 1 };

/** `towards` points to the light, in the world. */
export function worldShadow(
  actors: readonly Actor[],
  towards: Vec3,
  box: { lo: Vec3; hi: Vec3 },
  detail = DETAIL,
): ShadowMap {
  const { size } = detail;
  const frame = lightFrame(box, towards, size);
  const { centre, right, up, forward, scale, radius } = frame;
  const map = emptyPicture(size, size);
  for (const { placed, space } of actors) {
    const { mesh } = placed.piece;
    const projected = inLight(mesh.positions, space, centre, right, up, forward, scale, size);
    drawTriangles(projected, splitClear(mesh).solid, map, false);
  }
  return litBy(map.near, frame, detail, radius * 0.006);
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
  size: number,
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
    out.x[i] = size / 2 + (x * r[0] + y * r[1] + z * r[2] - r0) * scale;
    out.y[i] = size / 2 - (x * u[0] + y * u[1] + z * u[2] - u0) * scale;
    out.near[i] = -(x * f[0] + y * f[1] + z * f[2] - f0);
  }
  return out;
}
