/** How each piece of a world is seen: where its corners fall on the picture, and how its places are lit. */

import type { Camera } from '#engine/sculpt/render/camera.ts';
import type { LightRig, Surroundings } from '#engine/sculpt/render/lights.ts';
import { type Projected, projectAll } from '#engine/sculpt/render/raster.ts';
import { shader } from '#engine/sculpt/render/shader.ts';
import type { ShadowMap } from '#engine/sculpt/render/shadow-map.ts';
import { surfaceSampler } from '#engine/sculpt/render/surface-sampler.ts';
import { dot, length, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Actor, SAMPLES, type View } from './actor.ts';
import { splitClear } from './clear-parts.ts';
import { directionInto, intoPiece, type Similarity } from './piece.ts';

export function viewOf(
  { placed, space }: Actor,
  projected: Projected,
  camera: Camera,
  light: LightRig,
  shadows: ShadowMap,
): View {
  const { mesh, palette } = placed.piece;
  const inside = (direction: Vec3): Vec3 => directionInto(space, direction);
  const rig: LightRig = {
    ...light,
    key: { ...light.key, direction: inside(light.key.direction) },
    fill: { ...light.fill, direction: inside(light.fill.direction) },
    rim: { ...light.rim, direction: inside(light.rim.direction) },
    ...(light.around && { around: turned(light.around, space) }),
  };
  const { turn, foot, at, scale } = space;
  // The shader asks in the piece's own space; the one shadow lies in the world's.
  const local: ShadowMap = {
    litAt(x, y, z, blur) {
      const v: Vec3 = [x - foot[0], y - foot[1], z - foot[2]];
      return shadows.litAt(
        at[0] + dot(turn[0], v) * scale,
        at[1] + dot(turn[1], v) * scale,
        at[2] + dot(turn[2], v) * scale,
        blur * scale,
      );
    },
  };
  const size = length(subtract(mesh.hi, mesh.lo));
  const { solidNumbers } = splitClear(mesh);
  return {
    numberOf: solidNumbers.length > 0 ? (solid) => solidNumbers[solid]! : (solid) => solid,
    sampler: surfaceSampler(mesh, projected, palette),
    shade: shader(rig, 0, intoPiece(space, camera.eye), size, local),
    footprint: 0.5 / camera.focal / scale,
  };
}

/** The surroundings stay where they are, however a piece is turned. */
const turned = (around: Surroundings, { turn: [a, b, c] }: Similarity): Surroundings => ({
  mirror: (x, y, z, out) =>
    around.mirror(
      a[0] * x + a[1] * y + a[2] * z,
      b[0] * x + b[1] * y + b[2] * z,
      c[0] * x + c[1] * y + c[2] * z,
      out,
    ),
  soft: (x, y, z, out) =>
    around.soft(
      a[0] * x + a[1] * y + a[2] * z,
      b[0] * x + b[1] * y + b[2] * z,
      c[0] * x + c[1] * y + c[2] * z,
      out,
    ),
});

/** Projected from its own space; closeness is the world's, so that pieces of any scale cover each other rightly. */
export function project({ placed, space }: Actor, camera: Camera): Projected {
  const own: Camera = {
    ...camera,
    eye: intoPiece(space, camera.eye),
    right: directionInto(space, camera.right),
    up: directionInto(space, camera.up),
    forward: directionInto(space, camera.forward),
  };
  const projected = projectAll(placed.piece.mesh.positions, own, SAMPLES);
  const k = 1 / space.scale;
  for (let i = 0; i < projected.near.length; i++) projected.near[i]! *= k;
  return projected;
}
