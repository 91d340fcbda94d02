/** The model as the key light sees it, asked for how much of the light reaches a place. */

import type { ModelMesh } from '../mesh/model-mesh.ts';
import { add, cross, length, scaled, subtract, unit, type Vec3 } from '../shapes/vector.ts';
import {
  drawTriangles,
  emptyPicture,
  emptyProjected,
  type Projected,
  scratchPicture,
  scratchProjected,
} from './raster.ts';

/** How fine the map is, and how many cells to each side a place asks. */
export interface ShadowDetail {
  size: number;
  reach: number;
  /** Only what faces the light throws a shadow: the same for everything closed, and half the work. */
  facing?: boolean;
  /** Of use until the next one is made. */
  isPassing?: boolean;
}

const STILL: ShadowDetail = { size: 640, reach: 2 };
/** Coarser, for frames that are seen for a moment. */
export const FILM: ShadowDetail = { size: 448, reach: 1, facing: true, isPassing: true };

export interface ShadowMap {
  /** Share of the light that arrives, 0 to 1; `blur` is the width of the edge in the model's units. */
  litAt(x: number, y: number, z: number, blur: number): number;
  /** One look: 1 or 0, or between them where it is close. */
  glance?(x: number, y: number, z: number): number;
}

/** How the light looks at a box: its axes, and how many cells of the map a unit covers. */
export interface LightFrame {
  centre: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  scale: number;
  radius: number;
}

export function lightFrame({ lo, hi }: { lo: Vec3; hi: Vec3 }, towardsLight: Vec3, size: number): LightFrame {
  const forward = scaled(unit(towardsLight), -1);
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0]));
  const radius = length(subtract(hi, lo)) * 0.52;
  return {
    centre: scaled(add(lo, hi), 0.5),
    right,
    up: cross(right, forward),
    forward,
    scale: size / (2 * radius),
    radius,
  };
}

/** Asks a drawn map; `bias` is how far behind the surface a place still counts as lit, in units. */
export function litBy(
  near: Float32Array,
  { centre, right, up, forward, scale }: LightFrame,
  { size, reach }: ShadowDetail,
  bias: number,
): ShadowMap {
  return {
    litAt(px, py, pz, blur) {
      const x = px - centre[0];
      const y = py - centre[1];
      const z = pz - centre[2];
      const u = size / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale - 0.5;
      const v = size / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale - 0.5;
      const mine = -(x * forward[0] + y * forward[1] + z * forward[2]) + bias;
      const step = Math.max(0.8, (blur * scale) / reach);
      let lit = 0;
      for (let j = -reach; j <= reach; j++)
        for (let i = -reach; i <= reach; i++) {
          const a = (u + i * step + 0.5) | 0;
          const b = (v + j * step + 0.5) | 0;
          if (a < 0 || b < 0 || a >= size || b >= size) {
            lit += 1;
            continue;
          }
          // A soft comparison hides the steps between the map's cells.
          const over = (near[b * size + a]! - mine) / bias;
          lit += over <= 0 ? 1 : over >= 1 ? 0 : 1 - over;
        }
      return lit / ((2 * reach + 1) * (2 * reach + 1));
    },
    glance(px, py, pz) {
      const x = px - centre[0];
      const y = py - centre[1];
      const z = pz - centre[2];
      const a = (size / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale) | 0;
      const b = (size / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale) | 0;
      if (a < 0 || b < 0 || a >= size || b >= size) return 1;
      const mine = -(x * forward[0] + y * forward[1] + z * forward[2]) + bias;
      const over = (near[b * size + a]! - mine) / bias;
      return over <= 0 ? 1 : over >= 1 ? 0 : 1 - over;
    },
  };
}

export function shadowMap(mesh: ModelMesh, towardsLight: Vec3, detail: ShadowDetail = STILL): ShadowMap {
  const { size } = detail;
  const frame = lightFrame(mesh, towardsLight, size);
  const { centre, right, up, forward, scale, radius } = frame;
  const corners = mesh.positions.length / 3;
  const map = detail.isPassing ? scratchPicture('shadow', size, size) : emptyPicture(size, size);
  const room = detail.isPassing ? scratchProjected('shadow', corners) : emptyProjected(corners);
  drawTriangles(
    inLightSpace(mesh.positions, centre, right, up, forward, scale, size, room),
    mesh.indices,
    map,
    detail.facing ?? false,
  );
  return litBy(map.near, frame, detail, radius * 0.012);
}

function inLightSpace(
  positions: Float32Array,
  centre: Vec3,
  right: Vec3,
  up: Vec3,
  forward: Vec3,
  scale: number,
  size: number,
  out: Projected,
): Projected {
  const n = positions.length / 3;
  for (let i = 0, o = 0; i < n; i++, o += 3) {
    const x = positions[o]! - centre[0];
    const y = positions[o + 1]! - centre[1];
    const z = positions[o + 2]! - centre[2];
    out.x[i] = size / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale;
    out.y[i] = size / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale;
    out.near[i] = -(x * forward[0] + y * forward[1] + z * forward[2]);
  }
  return out;
}
