/** A misty wood with morning light falling through it: trunks in depth, shafts of sun, ferns below. */

import {
  addRgb,
  clamp,
  fbm,
  hash,
  mixRgb,
  noise,
  type Rgb,
  ramp,
  rgb,
  scaleRgb,
  smoothstep,
} from './maths.ts';

const AIR: readonly Rgb[] = ['#fff3c4', '#dfe6a0', '#8fbf86', '#3f8372', '#1d4d4f'].map(rgb);
const SUN_X = 0.86;
const SUN_V = -0.08;
const LAYERS = 7;

const glowAt = (u: number, v: number): number => Math.hypot((u - SUN_X) * 0.85, (v - SUN_V) * 0.75);

/** Brightness of the shafts: noise in the angle around the sun, fading with distance. */
function shafts(u: number, v: number): number {
  const angle = Math.atan2(u - SUN_X, v - SUN_V + 0.12);
  const rays = noise(angle * 9 + 3, 0.5) * 0.6 + noise(angle * 23, 4.5) * 0.4;
  const dust = 0.75 + 0.5 * fbm(u * 3, v * 3, 4);
  return smoothstep(0.46, 0.8, rays) * dust * Math.exp(-glowAt(u, v) * 1.5);
}

/** Cover of a trunk layer at a point, with how far across the trunk it is (-1..1). */
function trunk(u: number, v: number, layer: number): { cover: number; across: number } {
  const near = layer / (LAYERS - 1);
  const cell = 0.07 + 0.27 * near ** 1.6;
  const lean = (noise(v * 2 + layer * 9, layer) - 0.5) * 0.03;
  const x = (u + lean) / cell + layer * 3.7;
  const i = Math.floor(x);
  if (hash(i, layer * 5) < 0.24 + 0.12 * near) return { cover: 0, across: 0 };
  const middle = 0.3 + 0.4 * hash(i, layer * 5 + 1);
  const base = smoothstep(0.62, 1.02, v) * 0.05;
  const half = (0.05 + 0.09 * hash(i, layer * 5 + 2)) * (0.72 + 0.5 * v) + base;
  const bark = (fbm(u * 90, v * 12 + i, 3) - 0.45) * 0.022;
  const across = (x - i - middle) / (half + bark);
  const soft = 0.06 + 0.1 * (1 - near);
  return { cover: smoothstep(1 + soft, 1 - soft, Math.abs(across)), across: clamp(across, -1, 1) };
}

const leaves = (u: number, v: number, layer: number): number => {
  const near = layer / (LAYERS - 1);
  const scale = 5 + 6 * (1 - near);
  const clumps = fbm(u * scale + layer * 13, v * scale * 1.2 + layer * 7, 6);
  return smoothstep(0.5, 0.56, clumps + 0.34 * smoothstep(0.42, -0.1, v) - 0.14 + 0.04 * near);
};

const floor = (u: number, layer: number): number => {
  const near = layer / (LAYERS - 1);
  const roll = fbm(u * 2.2 + layer * 5, layer * 3, 4) * 0.16;
  const fern = Math.abs(noise(u * (60 - 26 * near) + layer * 31, layer) - 0.5) * (0.03 + 0.05 * near);
  return 0.6 + 0.34 * near ** 1.25 + 0.05 - roll - fern;
};

export function shadeForest(u: number, v: number): Rgb {
  const distance = glowAt(u, v);
  let color = scaleRgb(ramp(AIR, distance * 0.92), 1.15 - 0.25 * distance);
  color = addRgb(color, [1.6, 1.3, 0.6], Math.exp(-distance * 4.2));

  for (let layer = 0; layer < LAYERS; layer++) {
    const near = layer / (LAYERS - 1);
    const air = ramp(AIR, 0.22 + distance * 0.66);
    const dark = mixRgb(scaleRgb(air, 0.62), rgb('#071b17'), near ** 0.75);
    const { cover, across } = trunk(u, v, layer);
    if (cover > 0) {
      const rim = clamp(across * Math.sign(SUN_X - u)) ** 5;
      const bark = 0.75 + 0.5 * fbm(u * 60, v * 9, 4);
      let wood = scaleRgb(mixRgb(dark, rgb('#2c2a1c'), 0.35 * near), bark);
      wood = addRgb(wood, [1.1, 0.85, 0.36], rim * (0.25 + 0.6 * near) * Math.exp(-distance * 1.4));
      color = mixRgb(color, wood, cover);
    }
    const leaf = leaves(u, v, layer) * smoothstep(0.55, 0.22, v + (noise(u * 5, layer) - 0.5) * 0.2);
    if (leaf > 0) {
      const glow = Math.exp(-distance * 2.6) * (0.4 + 0.9 * fbm(u * 40, v * 40, 2));
      color = mixRgb(color, addRgb(dark, [0.75, 0.85, 0.16], glow * (1 - 0.45 * near)), leaf * 0.92);
    }
    const edge = floor(u, layer);
    if (v > edge) {
      const moss = fbm(u * 26, v * 46 + layer, 4);
      const grass = mixRgb(dark, rgb('#4d7a2c'), 0.34 * moss + 0.1);
      const dapple = smoothstep(0.48, 0.68, fbm(u * 6 - v * 3, v * 12, 4)) * Math.exp(-distance * 0.7);
      const lit = addRgb(grass, [0.62, 0.62, 0.16], dapple * 0.6 * (1 - 0.5 * near));
      color = mixRgb(color, lit, smoothstep(0, 0.012, v - edge));
    }
    const beams = shafts(u, v) * (1 - 0.8 * near) * 0.5;
    color = addRgb(color, [1.5, 1.28, 0.7], beams);
    color = mixRgb(color, scaleRgb(air, 0.95), 0.13 * (1 - near));
  }
  const edge = Math.hypot((u - 0.66) * 0.9, v - 0.5);
  return scaleRgb(color, 1 - 0.35 * smoothstep(0.4, 0.9, edge));
}
