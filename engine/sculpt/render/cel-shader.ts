/** Light as draughtsmen set it: a lit tone, a shaded tone with a clean edge between them, and small hard highlights. */

import type { Material } from '../model.ts';
import { unit, type Vec3 } from '../shapes/vector.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import { RESPONSES } from './material-response.ts';
import type { Shade } from './shader.ts';
import type { ShadowMap } from './shadow-map.ts';

/** How light the shaded tone is, by channel: shade is cooler than light. */
const SHADE: Vec3 = [0.6, 0.58, 0.7];
/** Skin keeps its warmth in the shade. */
const SKIN_SHADE: Vec3 = [0.8, 0.6, 0.58];

const POLISHED: ReadonlySet<Material> = new Set(['glossy', 'metal', 'ceramic', 'liquid', 'marble']);

export function celShader(rig: LightRig, yaw: number, eye: Vec3, size: number, shadows: ShadowMap): Shade {
  const key = inModelSpace(rig.key.direction, yaw);
  const lift = size * 0.008;
  return (p, out) => {
    const m = RESPONSES[p.material];
    const slope = p.nx * key[0] + p.ny * key[1] + p.nz * key[2];
    const lit =
      slope > -0.2 ? shadows.litAt(p.x + p.nx * lift, p.y + p.ny * lift, p.z + p.nz * lift, size * 0.006) : 0;
    // A narrow band instead of a jump: the edge stays smooth.
    const tone = Math.max(0, Math.min(1, (slope * lit * Math.min(1, p.open * 1.5) - 0.06) / 0.07));
    const shade = p.material === 'skin' ? SKIN_SHADE : SHADE;
    const view = unit([eye[0] - p.x, eye[1] - p.y, eye[2] - p.z]);
    const half = unit([key[0] + view[0], key[1] + view[1], key[2] + view[2]]);
    const gloss = p.nx * half[0] + p.ny * half[1] + p.nz * half[2];
    const edge = POLISHED.has(p.material) ? 0.965 : 2;
    const shine = gloss > edge && tone > 0.5 ? 0.45 : 0;
    const glow = m.glow;
    const channel = (colour: number, c: 0 | 1 | 2): number => {
      const value = colour * (shade[c] + (1 - shade[c]) * tone) * 1.02 + shine;
      return Math.min(1, value * (1 - glow) + colour * 1.2 * glow);
    };
    out[0] = channel(p.r, 0);
    out[1] = channel(p.g, 1);
    out[2] = channel(p.b, 2);
  };
}
