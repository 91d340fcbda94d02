/** Light as draughtsmen set it: a lit tone, a shaded tone with a clean edge between them, and small hard highlights. */

import type { Material } from '../model.ts';
import { unit, type Vec3 } from '../shapes/vector.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import { RESPONSES } from './material-response.ts';
import type { Place, Shade } from './shader.ts';
import type { ShadowMap } from './shadow-map.ts';

/** How light the shaded tone is, by channel: shade is cooler than light. */
const SHADE: Vec3 = [0.6, 0.58, 0.7];
/** Skin keeps its warmth in the shade. */
const SKIN_SHADE: Vec3 = [0.8, 0.6, 0.58];

const POLISHED: ReadonlySet<Material> = new Set(['glossy', 'metal', 'ceramic', 'liquid', 'marble']);

const EDGE = 0.965;

/** Five numbers of a place: its colour, how far it is turned to the light, and how straight the light comes back. */
export const celCorners = (
  rig: LightRig,
  yaw: number,
  eye: Vec3,
  size: number,
  shadows: ShadowMap,
): ((place: Place, out: Float32Array) => void) => {
  const key = inModelSpace(rig.key.direction, yaw);
  const lift = size * 0.008;
  return (p, out) => {
    const slope = p.nx * key[0] + p.ny * key[1] + p.nz * key[2];
    const lit =
      slope > -0.2 ? shadows.litAt(p.x + p.nx * lift, p.y + p.ny * lift, p.z + p.nz * lift, size * 0.006) : 0;
    const view = unit([eye[0] - p.x, eye[1] - p.y, eye[2] - p.z]);
    const half = unit([key[0] + view[0], key[1] + view[1], key[2] + view[2]]);
    out[0] = p.r;
    out[1] = p.g;
    out[2] = p.b;
    out[3] = slope * lit * Math.min(1, p.open * 1.5);
    out[4] = p.nx * half[0] + p.ny * half[1] + p.nz * half[2];
  };
};

/** How a material takes the light when it is drawn. */
export interface CelTone {
  shade: Vec3;
  isPolished: boolean;
  glow: number;
}

const toneOf = (material: Material): CelTone => ({
  shade: material === 'skin' ? SKIN_SHADE : SHADE,
  isPolished: POLISHED.has(material),
  glow: RESPONSES[material].glow,
});
const TONES = new Map<Material, CelTone>();

export function celTone(material: Material): CelTone {
  const tone = TONES.get(material) ?? toneOf(material);
  TONES.set(material, tone);
  return tone;
}

/** Makes linear light of those five numbers; it takes the place of the first three. */
export function celFinish(at: Float32Array, { shade, isPolished, glow }: CelTone): void {
  // A narrow band instead of a jump: the edge stays smooth.
  const tone = Math.max(0, Math.min(1, (at[3]! - 0.06) / 0.07));
  const shine = isPolished && at[4]! > EDGE && tone > 0.5 ? 0.45 : 0;
  at[0] = channel(at[0]!, shade[0], tone, shine, glow);
  at[1] = channel(at[1]!, shade[1], tone, shine, glow);
  at[2] = channel(at[2]!, shade[2], tone, shine, glow);
}

function channel(colour: number, shade: number, tone: number, shine: number, glow: number): number {
  const value = colour * (shade + (1 - shade) * tone) * 1.02 + shine;
  return Math.min(1, value * (1 - glow) + colour * 1.2 * glow);
}

export function celShader(rig: LightRig, yaw: number, eye: Vec3, size: number, shadows: ShadowMap): Shade {
  const corner = celCorners(rig, yaw, eye, size, shadows);
  const at = new Float32Array(5);
  return (place, out) => {
    corner(place, at);
    celFinish(at, celTone(place.material));
    out[0] = at[0]!;
    out[1] = at[1]!;
    out[2] = at[2]!;
  };
}
