/** Gives one place of a surface its colour under the picture's light. */

import type { Material } from '../model.ts';
import { unit, type Vec3 } from '../shapes/vector.ts';
import { type Rgb, rollOff } from './colour.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import { RESPONSES } from './material-response.ts';
import type { ShadowMap } from './shadow-map.ts';
import { texture } from './texture.ts';

/** What the rasteriser knows of a place; written anew for each, to spare the garbage collector. */
export interface Place {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Share of the sky that is open. */
  open: number;
  /** Linear colour before light. */
  r: number;
  g: number;
  b: number;
  material: Material;
}

export type Shade = (place: Place, out: Float32Array) => void;

export function shader(rig: LightRig, yaw: number, eye: Vec3, size: number, shadows: ShadowMap): Shade {
  const key = inModelSpace(rig.key.direction, yaw);
  const fill = inModelSpace(rig.fill.direction, yaw);
  const rim = inModelSpace(rig.rim.direction, yaw);
  const otherRim = unit([-rim[0], rim[1] * 0.6, rim[2]]);
  const exposure = rig.exposure ?? 1;
  const blur = (rig.softness ?? 0.02) * size;
  const lift = size * 0.006;
  const hairs = 1 / (size * 0.011);
  const { sky, ground, around } = rig;
  const seen = new Float32Array(3);
  const bathed = new Float32Array([1, 1, 1]);
  const share = 1 / size;

  return (p, out) => {
    const m = RESPONSES[p.material];
    const tone = texture(p, m, hairs, share);
    const { nx, ny, nz } = p;
    let vx = eye[0] - p.x;
    let vy = eye[1] - p.y;
    let vz = eye[2] - p.z;
    const vl = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= vl;
    vy *= vl;
    vz *= vl;
    const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
    const grazing = (1 - facing) ** 3;
    const slope = nx * key[0] + ny * key[1] + nz * key[2];
    const lit =
      slope > -m.wrap ? shadows.litAt(p.x + p.nx * lift, p.y + p.ny * lift, p.z + p.nz * lift, blur) : 0;
    const diffuse = Math.max(0, (slope + m.wrap) / (1 + m.wrap));
    const direct = diffuse * (lit + 0.1 * (1 - lit)) * (0.6 + 0.4 * p.open);
    const side = Math.max(0, (nx * fill[0] + ny * fill[1] + nz * fill[2] + 0.4) / 1.4);
    const above = 0.5 + 0.5 * ny;
    const edge =
      grazing *
      m.rim *
      p.open *
      (Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2] + 0.35) +
        0.4 * Math.max(0, nx * otherRim[0] + ny * otherRim[1] + nz * otherRim[2] + 0.2));
    const hx = key[0] + vx;
    const hy = key[1] + vy;
    const hz = key[2] + vz;
    const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz));
    const shine = m.shine > 0 ? m.shine * lit * half ** m.tightness : 0;
    // The surroundings as a mirror sees them: real ones, or sky, horizon, ground.
    const twice = 2 * (nx * vx + ny * vy + nz * vz);
    const reflectY = twice * ny - vy;
    if (around) {
      around.mirror(twice * nx - vx, reflectY, twice * nz - vz, seen);
      around.soft(nx, ny, nz, bathed);
    }
    const skyShare = Math.min(1, Math.max(0, reflectY * 2.2 + 0.35));
    const horizon = Math.exp(-reflectY * reflectY * 18) * 0.35;
    const mirror = (m.mirror + (m.edgeMirror - m.mirror) * grazing) * (0.35 + 0.65 * p.open);
    const turning = Math.max(0, 1 - Math.abs(slope + 0.05) * 2.6) * m.inner * (0.4 + 0.6 * lit);

    const channel = (base: number, c: 0 | 1 | 2): number => {
      const colour = base * tone;
      // Light that bounces inside a hollow of bright colour comes back in that colour.
      const open = p.open / (1 - 0.65 * Math.min(0.95, colour) * (1 - p.open));
      const soft = rig.fill.colour[c] * side + (sky[c] * above + ground[c] * (1 - above)) * bathed[c]!;
      const world = around
        ? seen[c]! * (0.5 * sky[c] + 0.5 * ground[c] + 0.25) * mirror
        : (ground[c] * 0.7 + (sky[c] * 1.5 - ground[c] * 0.7) * skyShare + horizon) * mirror;
      const light =
        colour * m.body * (rig.key.colour[c] * direct + soft * open) +
        world * (m.tinted ? colour * 1.6 : 1) +
        edge * rig.rim.colour[c] * (0.18 + 0.82 * colour) +
        shine * rig.key.colour[c] * (m.tinted ? colour + 0.15 : 1) +
        turning * colour * (c === 0 ? 1 : c === 1 ? 0.35 : 0.15);
      return rollOff(exposure * (light * (1 - m.glow) + base * 1.25 * m.glow) * 0.72);
    };
    out[0] = channel(p.r, 0);
    out[1] = channel(p.g, 1);
    out[2] = channel(p.b, 2);
  };
}

/** Nearly unlit: the colour itself, one step darker in the shade; for cut-out and vector looks. */
export function flatShader(rig: LightRig, yaw: number): Shade {
  const key = inModelSpace(rig.key.direction, yaw);
  return (p, out) => {
    const slope = p.nx * key[0] + p.ny * key[1] + p.nz * key[2];
    const k = slope > 0.05 ? 1 : 0.72;
    out[0] = p.r * k;
    out[1] = p.g * k;
    out[2] = p.b * k;
  };
}

export const blackPlace = (): Place => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  open: 1,
  r: 0,
  g: 0,
  b: 0,
  material: 'matte',
});

export type Palette = Readonly<Record<string, Rgb>>;
