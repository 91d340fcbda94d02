/** The places whose light is traced, one for each two by two pixels: of things, and of the ground around them. */

import { highest, length, lowest, subtract } from '#engine/sculpt/shapes/vector.ts';
import type { Surface, WorldPicture } from '../actor.ts';

export interface Points {
  width: number;
  height: number;
  count: number;
  place: Float32Array;
  facing: Float32Array;
  /** 0 nothing, 1 a thing, 2 the ground. */
  kind: Uint8Array;
  stuff: Uint8Array;
  /** How far a ray begins above the surface, and how far a dull mirror sees, in metres. */
  lift: Float32Array;
  reach: Float32Array;
  /** How much of the traced light the ground takes: less and less far from all things. */
  share: Float32Array;
  /** Metres from the viewer. */
  depth: Float32Array;
}

/** Sizes of the world around its things within which the ground is lit anew. */
const NEAR = 1.1;
const FAR = 2;

export function pointsOf(
  picture: WorldPicture,
  surface: Surface,
  hasGround: boolean,
  polish: number,
): Points {
  const { width, height } = picture;
  const { camera, from, actors } = surface;
  const [across, down] = [surface.halfWidth, (height + 1) >> 1];
  const count = across * down;
  const points: Points = {
    width: across,
    height: down,
    count,
    place: surface.place,
    facing: surface.facing,
    kind: new Uint8Array(count),
    stuff: new Uint8Array(count),
    lift: new Float32Array(count),
    reach: new Float32Array(count),
    share: new Float32Array(count),
    depth: new Float32Array(count).fill(1e6),
  };
  const lo = actors.map((one) => one.lo).reduce(lowest);
  const hi = actors.map((one) => one.hi).reduce(highest);
  const size = length(subtract(hi, lo));
  const [mx, mz] = [(lo[0] + hi[0]) / 2, (lo[2] + hi[2]) / 2];
  const { eye, right, up, forward, focal, centreX, centreY } = camera;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const h = y * across + x;
      const pixel = from[h]! - 1;
      if (pixel >= 0) {
        points.kind[h] = 1;
        points.stuff[h] = surface.material[pixel]!;
        points.depth[h] = picture.depth[pixel]!;
        points.lift[h] = (0.8 * points.depth[h]!) / focal;
        points.reach[h] = size;
        continue;
      }
      if (!hasGround) continue;
      const u = (Math.min(width, 2 * x + 1) - centreX) / focal;
      const v = (centreY - 2 * y - 1) / focal;
      const dy = forward[1] + right[1] * u + up[1] * v;
      if (dy > -1e-3) continue;
      const t = -eye[1] / dy;
      const px = eye[0] + (forward[0] + right[0] * u + up[0] * v) * t;
      const pz = eye[2] + (forward[2] + right[2] * u + up[2] * v) * t;
      const away = Math.hypot(px - mx, pz - mz) / size;
      if (away > FAR) continue;
      points.kind[h] = 2;
      points.depth[h] = t;
      points.place.set([px, 0, pz], h * 3);
      points.facing.set([0, 1, 0], h * 3);
      points.lift[h] = (0.6 * t) / focal;
      // The duller the ground, the nearer a thing must be to be seen in it.
      points.reach[h] = (0.02 + 0.7 * polish) * size * 0.8;
      const fade = Math.min(1, Math.max(0, (FAR - away) / (FAR - NEAR)));
      points.share[h] = fade * fade * (3 - 2 * fade);
    }
  return points;
}
