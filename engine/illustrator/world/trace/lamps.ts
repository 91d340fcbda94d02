/** The picture's lamps as a tracer asks for them: light from any direction, and the light that a place in the world throws back. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { RESPONSES } from '#engine/sculpt/render/material-response.ts';
import { blackPlace } from '#engine/sculpt/render/shader.ts';
import { unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Surface } from '../actor.ts';
import { splitClear } from '../clear-parts.ts';

/** What lies at y = 0: the light it sends up, as the shader counts light. Null in the air and in water. */
export type GroundLight = (x: number, z: number, out: Float32Array) => void;

export interface Lamps {
  key: Vec3;
  keyColour: Vec3;
  /** How wide the key light is: tangent of half its angle. */
  width: number;
  exposure: number;
  /** Light that comes from a direction, of length one, where nothing is in the way. */
  from(x: number, y: number, z: number, out: Float32Array): void;
  /** The same as a mirror shows it. */
  mirrored(x: number, y: number, z: number, out: Float32Array): void;
  /** What the surface of a piece throws back from a place that was hit; `d` is the way of the ray. */
  back(who: number, triangle: number, at: Vec3, d: Vec3, out: Float32Array): void;
  /** How much of the key light reaches a place, by a single look. */
  reaches(x: number, y: number, z: number): number;
}

/** A lamp's edge as a share of the subject's size is a shadow's blur; as an angle it is wider. */
const WIDTH = 2.4;

const weight = ([r, g, b]: Vec3): number => 0.3 * r + 0.6 * g + 0.1 * b;

export function lampsOf(rig: LightRig, { actors, views, shadows }: Surface, hasGround: boolean): Lamps {
  const key = unit(rig.key.direction);
  const fill = unit(rig.fill.direction);
  const { around } = rig;
  const bathed = new Float32Array([1, 1, 1]);
  const keyColour: Vec3 = [rig.key.colour[0], rig.key.colour[1], rig.key.colour[2]];
  const tints = new Map<object, Float32Array>();
  const place = blackPlace();
  const reaches = shadows.glance ?? (() => 1);

  const above = (y: number): number => (y > 0.15 ? 1 : y < -0.15 ? 0 : (y + 0.15) / 0.3);
  const from: Lamps['from'] = (x, y, z, out) => {
    const up = above(y);
    around?.soft(x, y, z, bathed);
    const lobe = 1.1 * Math.max(0, x * fill[0] + y * fill[1] + z * fill[2]);
    for (let c = 0; c < 3; c++)
      out[c] = (rig.sky[c]! * up + rig.ground[c]! * (1 - up)) * bathed[c]! + rig.fill.colour[c]! * lobe;
  };
  const mirrored: Lamps['mirrored'] = (x, y, z, out) => {
    if (around) {
      around.mirror(x, y, z, out);
      for (let c = 0; c < 3; c++)
        out[c] = Math.min(4, out[c]!) * (0.5 * rig.sky[c]! + 0.5 * rig.ground[c]! + 0.25);
      return;
    }
    const up = Math.min(1, Math.max(0, y * 2.2 + 0.35));
    const horizon = Math.exp(-y * y * 18) * 0.35;
    for (let c = 0; c < 3; c++) out[c] = rig.ground[c]! * 0.7 * (1 - up) + rig.sky[c]! * 1.5 * up + horizon;
  };

  /** Colours of a mesh's triangles, worked out when a ray first meets them; four numbers, the last is its own light. */
  const tintOf = (who: number, triangle: number): [Float32Array, number] => {
    const { placed } = actors[who]!;
    const { mesh } = placed.piece;
    let known = tints.get(placed.piece);
    if (!known) {
      known = new Float32Array((mesh.indices.length / 3) * 4).fill(-1);
      tints.set(placed.piece, known);
    }
    const number = views[who]!.numberOf(triangle);
    const at = number * 4;
    if (known[at + 3]! < 0) {
      views[who]!.sampler.middle(number, place);
      known[at] = place.r;
      known[at + 1] = place.g;
      known[at + 2] = place.b;
      // Printed pictures have light painted on; they are no lamps.
      known[at + 3] = place.material === 'glow' ? RESPONSES.glow.glow : 0;
    }
    return [known, at];
  };

  const back: Lamps['back'] = (who, triangle, at, d, out) => {
    const { placed, space } = actors[who]!;
    const { mesh } = placed.piece;
    const { solid } = splitClear(mesh);
    const { normals, occlusion } = mesh;
    let [nx, ny, nz, open] = [0, 0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const v = solid[triangle * 3 + k]!;
      nx += normals[v * 3]!;
      ny += normals[v * 3 + 1]!;
      nz += normals[v * 3 + 2]!;
      open += occlusion[v]! / 3;
    }
    const { turn } = space;
    const l = 1 / (Math.hypot(nx, ny, nz) || 1);
    let wx = (turn[0][0] * nx + turn[0][1] * ny + turn[0][2] * nz) * l;
    let wy = (turn[1][0] * nx + turn[1][1] * ny + turn[1][2] * nz) * l;
    let wz = (turn[2][0] * nx + turn[2][1] * ny + turn[2][2] * nz) * l;
    if (wx * d[0] + wy * d[1] + wz * d[2] > 0) {
      wx = -wx;
      wy = -wy;
      wz = -wz;
    }
    const slope = wx * key[0] + wy * key[1] + wz * key[2];
    const lit = slope > 0 ? slope * reaches(at[0], at[1], at[2]) : 0;
    const up = 0.5 + 0.5 * wy;
    const [tint, o] = tintOf(who, triangle);
    const glow = tint[o + 3]!;
    for (let c = 0; c < 3; c++) {
      const soft = (rig.sky[c]! * up + rig.ground[c]! * (1 - up) + 0.4 * rig.fill.colour[c]!) * open;
      out[c] = tint[o + c]! * ((keyColour[c]! * lit + soft) * (1 - glow) + 6 * glow);
    }
  };

  return {
    key,
    keyColour,
    width: Math.min(0.4, (rig.softness ?? 0.02) * WIDTH + (hasGround ? 0 : 0.01)),
    exposure: rig.exposure ?? 1,
    from,
    mirrored,
    back,
    reaches,
  };
}

/** Of the unshaded light on level ground, the share that the key light is. */
export const keyShare = ({ key, keyColour }: Lamps, sky: Vec3): number => {
  const direct = weight(keyColour) * Math.max(0, key[1]);
  return direct / (direct + weight(sky) + 1e-6);
};
