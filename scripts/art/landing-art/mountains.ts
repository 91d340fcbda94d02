/** Dusk over a mountain lake: the picture that opens the landing page. */

import {
  addRgb,
  clamp,
  erodedHeight,
  fbm,
  mix,
  mixRgb,
  type Rgb,
  ramp,
  rgb,
  scaleRgb,
  smoothstep,
} from './maths.ts';

const SKY: readonly Rgb[] = ['#ff9a5e', '#ef6f74', '#a8559a', '#5a439c', '#2b2c78', '#161a52'].map(rgb);
const SUN = unit(-0.42, 0.16, -1);
const SUNLIGHT: Rgb = [3.6, 1.75, 0.85];
const SKYLIGHT: Rgb = [0.2, 0.21, 0.46];
const EYE_HEIGHT = 0.34;
const FAR = 60;

function unit(x: number, y: number, z: number): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** World height in lake units; the lake is everything below 0. */
function ground(x: number, z: number, octaves: number): number {
  const ridge = erodedHeight(x * 0.15 + 8.3, z * 0.15 + 2.2, octaves);
  const distance = -z;
  const basin = smoothstep(8, 17, distance + 0.5 * Math.abs(x + 0.4)) * 6.6;
  const banks = smoothstep(2.6, 6.5, Math.abs(x + 0.6) + 0.04 * distance) * 2.1;
  return (ridge - 0.14) * (basin + banks) - 0.34 + smoothstep(24, 40, distance) * 1.2 * ridge;
}

function sky(x: number, y: number, z: number): Rgb {
  const up = clamp(y, 0, 1);
  let color = ramp(SKY, Math.sqrt(up) * 1.28);
  const toSun = clamp(x * SUN[0] + y * SUN[1] + z * SUN[2]);
  color = addRgb(color, [1.5, 0.62, 0.24], toSun ** 18 * 0.34);
  color = addRgb(color, [3, 1.7, 0.8], toSun ** 160 * 0.5);
  color = addRgb(color, [9, 6.5, 4], smoothstep(0.9994, 0.9998, toSun));
  const plane = 1.3 / (up + 0.09);
  const cloud = fbm(x * plane * 0.9 + 4, z * plane * 0.42, 6);
  const cover = smoothstep(0.5, 0.72, cloud) * smoothstep(0.02, 0.16, up);
  const lit = mixRgb([0.2, 0.13, 0.34], [1.25, 0.42, 0.3], clamp(toSun ** 4 + (0.6 - cloud) * 1.1));
  return mixRgb(color, lit, cover * 0.78);
}

/** Distance to the ground along a ray, or FAR. */
function march(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  octaves: number,
): number {
  let t = 0.2;
  let before = t;
  for (let i = 0; i < 200 && t < FAR; i++) {
    const y = oy + dy * t;
    if (y > 7 && dy > 0) return FAR;
    const gap = y - Math.max(ground(ox + dx * t, oz + dz * t, octaves), -9);
    if (gap < 0.0012 * t) return refine(ox, oy, oz, dx, dy, dz, before, t, octaves);
    before = t;
    t += Math.max(0.42 * gap, 0.004 * t);
  }
  return FAR;
}

function refine(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  low: number,
  high: number,
  octaves: number,
): number {
  for (let i = 0; i < 6; i++) {
    const t = (low + high) / 2;
    if (oy + dy * t < ground(ox + dx * t, oz + dz * t, octaves)) high = t;
    else low = t;
  }
  return (low + high) / 2;
}

function rock(x: number, y: number, z: number, t: number): Rgb {
  const e = 0.0016 * t + 0.002;
  const octaves = 10;
  const h = ground(x, z, octaves);
  const nx = h - ground(x + e, z, octaves);
  const nz = h - ground(x, z + e, octaves);
  const n = unit(nx, e, nz);
  const patch = fbm(x * 1.1, z * 1.1, 4);
  let albedo = mixRgb(rgb('#3d3550'), rgb('#6d5f75'), patch);
  const woods = smoothstep(0.55, 0.8, n[1]) * smoothstep(1.7, 0.5, y + patch * 0.8);
  const trees = mixRgb(rgb('#142127'), rgb('#2b3f35'), fbm(x * 26, z * 26, 3));
  albedo = mixRgb(albedo, trees, woods);
  const snow = smoothstep(0.5, 0.74, n[1] + (patch - 0.5) * 0.25) * smoothstep(1.5, 2.5, y + patch);
  albedo = mixRgb(albedo, [0.82, 0.83, 0.94], snow);

  const facing = clamp(n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]);
  /* The visible sides face away from the sun behind the ridge, so a bounce from the opposite sky shapes them. */
  const bounce = clamp(n[0] * -SUN[0] * 0.6 + n[1] * 0.2 - n[2] * SUN[2] * 0.8);
  const side = clamp(n[0] * 0.86 + n[1] * 0.3 + n[2] * 0.4);
  const shadow = facing > 0 ? (march(x, y + 0.02, z, SUN[0], SUN[1], SUN[2], 5) < FAR ? 0 : 1) : 0;
  let light: Rgb = scaleRgb(SUNLIGHT, facing * shadow * 1.2);
  light = addRgb(light, [1.25, 0.62, 0.62], side * 0.75);
  light = addRgb(light, SKYLIGHT, 0.5 + 0.7 * n[1]);
  light = addRgb(light, [0.26, 0.22, 0.5], bounce * 0.55);
  return [albedo[0] * light[0], albedo[1] * light[1], albedo[2] * light[2]];
}

function haze(color: Rgb, dx: number, dy: number, dz: number, t: number, y: number): Rgb {
  const toSun = clamp(dx * SUN[0] + dy * SUN[1] + dz * SUN[2]);
  const air = mixRgb(rgb('#5c4a94'), [1.15, 0.42, 0.3], toSun ** 6 * 0.9);
  const thick = 1 - Math.exp(-((t * 0.03) ** 1.9));
  const mist = (1 - Math.exp(-t * 0.05)) * Math.exp(-Math.max(0, y) * 3.4) * 0.5;
  return mixRgb(color, air, clamp(Math.max(thick, mist)));
}

function view(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, octaves: number): Rgb {
  const t = march(ox, oy, oz, dx, dy, dz, octaves);
  if (t >= FAR) return sky(dx, dy, dz);
  const y = oy + dy * t;
  return haze(rock(ox + dx * t, y, oz + dz * t, t), dx, dy, dz, t, y);
}

function water(x: number, z: number, dx: number, dy: number, dz: number, t: number): Rgb {
  const calm = 0.006 + 0.05 * smoothstep(0.5, 0.72, fbm(x * 0.5, z * 0.9, 3));
  const sx = (fbm(x * 9, z * 5 + 40, 3) - 0.44) * calm;
  const sz = (fbm(x * 9 + 70, z * 5, 3) - 0.44) * calm * 2.4;
  const n = unit(sx, 1, sz);
  const k = 2 * (dx * n[0] + dy * n[1] + dz * n[2]);
  const rx = dx - k * n[0];
  const ry = Math.max(0.012, dy - k * n[1]);
  const rz = dz - k * n[2];
  const mirror = view(x, 0.004, z, rx, ry, rz, 7);
  const fresnel = 0.1 + 0.9 * (1 - clamp(-dy)) ** 4;
  const deep: Rgb = [0.015, 0.022, 0.062];
  const color = mixRgb(deep, mirror, clamp(fresnel) * 0.94);
  return haze(color, dx, dy, dz, t, 0.06);
}

export function shadeMountains(u: number, v: number): Rgb {
  const x = u - 0.78;
  const y = 0.56 - v;
  const d = unit(x * 1.05 - 0.06, y * 1.05, -1.35);
  const toWater = d[1] < 0 ? -EYE_HEIGHT / d[1] : FAR;
  const t = march(0, EYE_HEIGHT, 0, d[0], d[1], d[2], 9);
  let color: Rgb;
  if (toWater < t && toWater < FAR) color = water(d[0] * toWater, d[2] * toWater, d[0], d[1], d[2], toWater);
  else if (t >= FAR) color = sky(d[0], d[1], d[2]);
  else {
    const py = EYE_HEIGHT + d[1] * t;
    color = haze(rock(d[0] * t, py, d[2] * t, t), d[0], d[1], d[2], t, py);
  }
  const edge = 1 - 0.22 * smoothstep(0.45, 1.05, Math.hypot(x * 0.8, (v - 0.5) * 1.1));
  return scaleRgb(color, mix(0.86, 1, edge) * edge);
}
