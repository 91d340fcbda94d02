/** The visible surface of a world, kept for whoever traces its light: what a pixel shows before any light falls on it. */

import type { Material } from '#engine/sculpt/model.ts';
import { RESPONSES } from '#engine/sculpt/render/material-response.ts';
import type { Place } from '#engine/sculpt/render/shader.ts';
import { texture } from '#engine/sculpt/render/texture.ts';
import { length, subtract } from '#engine/sculpt/shapes/vector.ts';
import type { Surface, World } from './actor.ts';
import { toWorld } from './piece.ts';

/** Materials by the numbers that `Surface.material` holds. */
export const STUFFS = Object.keys(RESPONSES) as Material[];
const NUMBERS = new Map(STUFFS.map((name, number) => [name, number]));

export function emptySurface({ width, height, ...world }: World & { width: number; height: number }) {
  const halfWidth = (width + 1) >> 1;
  const half = halfWidth * ((height + 1) >> 1);
  const size = width * height;
  const kept: Surface = {
    camera: world.camera,
    actors: world.actors,
    views: world.views,
    panes: world.panes,
    shadows: world.shadows,
    normal: new Float32Array(size * 3),
    albedo: new Float32Array(size * 3),
    material: new Uint8Array(size),
    open: new Float32Array(size),
    halfWidth,
    place: new Float32Array(half * 3),
    facing: new Float32Array(half * 3),
    from: new Int32Array(half),
  };
  const { normal, albedo, material, open, place, facing, from } = kept;
  const sizes = world.actors.map(({ placed: { piece } }) => length(subtract(piece.mesh.hi, piece.mesh.lo)));

  /** `weight`: how many of the pixel's four samples this one stands for. */
  const put = (x: number, y: number, who: number, p: Place, weight: number, isNearest: boolean): void => {
    const o = y * width + x;
    const h = (y >> 1) * halfWidth + (x >> 1);
    const { space } = world.actors[who]!;
    const { turn } = space;
    // The corner changes from block to block, so that no thin line is always missed.
    const isChosen = (x & 1) === ((y >> 1) & 1) && (y & 1) === ((x >> 1) & 1);
    if (isNearest && (from[h] === 0 || isChosen)) {
      from[h] = o + 1;
      place.set(toWorld(space, [p.x, p.y, p.z]), h * 3);
      for (let axis = 0; axis < 3; axis++) {
        const row = turn[axis as 0 | 1 | 2];
        facing[h * 3 + axis] = row[0] * p.nx + row[1] * p.ny + row[2] * p.nz;
      }
    }
    const stuff = RESPONSES[p.material];
    const tone = texture(p, stuff, 1 / (sizes[who]! * 0.011), 1 / sizes[who]!);
    for (let axis = 0; axis < 3; axis++) {
      const row = turn[axis as 0 | 1 | 2];
      normal[o * 3 + axis]! += weight * (row[0] * p.nx + row[1] * p.ny + row[2] * p.nz);
    }
    albedo[o * 3]! += weight * p.r * tone;
    albedo[o * 3 + 1]! += weight * p.g * tone;
    albedo[o * 3 + 2]! += weight * p.b * tone;
    if (!isNearest) return;
    material[o] = NUMBERS.get(p.material)!;
    open[o] = p.open;
  };
  return { kept, put };
}
