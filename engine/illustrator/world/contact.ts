/** How closely things stand on the ground: the small dark seam that makes them stand rather than float. */

import { distanceAt } from '#engine/sculpt/mesh/distance-grid.ts';
import { length, smoothstep, subtract } from '#engine/sculpt/shapes/vector.ts';
import type { Actor } from './actor.ts';
import { intoPiece } from './piece.ts';

/** `away`: metres to the nearest piece; `dark`: 0 to 1, how much of the sky it takes from a place on the ground. */
export function contactAt(actors: readonly Actor[], x: number, z: number): { away: number; dark: number } {
  let away = Infinity;
  let open = 1;
  for (const { placed, space, lo, hi } of actors) {
    const reach = 0.17 * length(subtract(hi, lo));
    const outside = Math.hypot(
      Math.max(0, lo[0] - x, x - hi[0]),
      Math.max(0, lo[2] - z, z - hi[2]),
      Math.max(0, lo[1]),
    );
    if (outside > reach) {
      away = Math.min(away, outside);
      continue;
    }
    const [px, py, pz] = intoPiece(space, [x, 0, z]);
    const own = distanceAt(placed.piece.mesh.field, px, py, pz) * space.scale;
    // Beyond its grid a piece's distance stops growing.
    const distance = Math.max(own, outside);
    away = Math.min(away, distance);
    const close = smoothstep(reach * 0.8, -reach * 0.06, distance);
    open *= 1 - close ** 1.6;
  }
  return { away: Number.isFinite(away) ? Math.max(0, away) : 1e3, dark: 1 - open };
}
