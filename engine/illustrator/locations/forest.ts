/** A wood with light falling through it: trunks in the depth, crowns above, shafts of sun, moss and ferns below. */

import { addRgb, clamp, hexes, mixRgb, type Rgb, ramp, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { profile } from '../canvas/profile.ts';
import type { TimeOfDay } from '../scene.ts';
import { strewLeaves } from './leaves.ts';
import { type Stage, type StageContext, traced } from './stage.ts';

const LAYERS = 7;

/** Air from beside the sun to the far corner. */
const AIR: Record<TimeOfDay, Rgb[]> = {
  dawn: hexes('#fff1d0 #f6d8a8 #c6bf98 #6f9a8c #2c5a62'),
  day: hexes('#fdf6cf #dfe9a6 #93c48a #45897a #1f5052'),
  sunset: hexes('#ffe0a0 #ffae62 #d9705a #7a4560 #33284c'),
  night: hexes('#a9c4ea #6a8cc4 #37568f #1b2f5c #0b1634'),
};
const BEAM: Record<TimeOfDay, Rgb> = {
  dawn: [1.6, 1.25, 0.75],
  day: [1.5, 1.3, 0.72],
  sunset: [1.9, 0.95, 0.36],
  night: [0.4, 0.56, 0.95],
};

interface Leaves {
  lit: Rgb;
  ground: Rgb;
  glow: Rgb;
}

function leavesOf({ scene }: StageContext): Leaves {
  if (scene.season === 'autumn')
    return { lit: [1.3, 0.5, 0.08], ground: rgb('#8a4a1c'), glow: [1.2, 0.6, 0.14] };
  if (scene.season === 'spring')
    return { lit: [1.25, 0.62, 0.78], ground: rgb('#5d8a34'), glow: [0.9, 0.7, 0.4] };
  if (scene.season === 'winter' || scene.weather === 'snow')
    return { lit: [0.75, 0.82, 0.95], ground: rgb('#c3d0e2'), glow: [0.8, 0.85, 0.95] };
  return { lit: [0.75, 0.85, 0.16], ground: rgb('#4d7a2c'), glow: [0.62, 0.62, 0.16] };
}

export function forest(context: StageContext): Stage {
  const { light, noise, aspect } = context;
  const { hash, fbm } = noise;
  const n2 = noise.noise;
  const isCold = context.scene.season === 'winter' || light.weather === 'snow';
  const air =
    isCold && light.time === 'day' ? hexes('#f4f8ff #d5e2f2 #9fb6d2 #6480a8 #34486e') : AIR[light.time];
  const beam: Rgb = isCold && light.time === 'day' ? [1, 1.05, 1.15] : BEAM[light.time];
  const leaf = leavesOf(context);
  const offset = 30 * hash(3, 8);
  const sunU = Math.sign(light.sun[0]) * 0.22 * Math.max(1, aspect);
  const sunV = light.time === 'sunset' || light.time === 'dawn' ? 0.2 : -0.05;
  const away = (u: number, v: number) => Math.hypot((u - sunU) * 0.85, (v - sunV) * 0.75);
  /** A path is left free in the middle, wider where a subject will stand. */
  const clearing = context.scene.things.length > 0 ? 0.3 : 0.13;

  const shafts = (u: number, v: number, distance: number): number => {
    const angle = Math.atan2(u - sunU, v - sunV + 0.12);
    const rays = n2(angle * 9 + 3, 0.5) * 0.6 + n2(angle * 23, 4.5) * 0.4;
    return smoothstep(0.46, 0.8, rays) * (0.75 + 0.5 * fbm(u * 3, v * 3, 3)) * Math.exp(-distance * 1.5);
  };

  /** Cover of a trunk layer, with how far across the trunk the point is (-1..1). */
  const trunk = (u: number, v: number, layer: number): [cover: number, across: number] => {
    const near = layer / (LAYERS - 1);
    const cell = 0.07 + 0.27 * near ** 1.6;
    const lean = (n2(v * 2 + layer * 9, layer) - 0.5) * 0.03;
    const x = (u + offset + lean) / cell + layer * 3.7;
    const i = Math.floor(x);
    if (hash(i, layer * 5) < 0.24 + 0.12 * near) return [0, 0];
    const middle = 0.3 + 0.4 * hash(i, layer * 5 + 1);
    const at = (i + middle - layer * 3.7) * cell - offset;
    if (Math.abs(at) < clearing * near ** 1.5) return [0, 0];
    const base = smoothstep(0.62, 1.02, v) * 0.05;
    const half = (0.05 + 0.09 * hash(i, layer * 5 + 2)) * (0.72 + 0.5 * v) + base;
    const rough = Math.abs(x - i - middle) < half * 1.6 ? (fbm(u * 90, v * 12 + i, 3) - 0.45) * 0.022 : 0;
    const across = (x - i - middle) / (half + rough);
    const soft = 0.06 + 0.1 * (1 - near);
    return [smoothstep(1 + soft, 1 - soft, Math.abs(across)), clamp(across, -1, 1)];
  };

  const crowns = (u: number, v: number, layer: number): number => {
    const reach = smoothstep(0.55, 0.2, v + (n2(u * 5 + offset, layer) - 0.5) * 0.2);
    if (reach <= 0) return 0;
    const near = layer / (LAYERS - 1);
    const scale = 5 + 6 * (1 - near);
    const clumps = fbm((u + offset) * scale + layer * 13, v * scale * 1.2 + layer * 7, 5);
    return reach * smoothstep(0.5, 0.56, clumps + 0.34 * smoothstep(0.42, -0.1, v) - 0.14 + 0.04 * near);
  };

  const floorAt = profile(LAYERS, aspect / 2 + 0.1, (u, layer) => {
    const near = layer / (LAYERS - 1);
    const roll = fbm((u + offset) * 2.2 + layer * 5, layer * 3, 3) * 0.16;
    const fern =
      Math.abs(n2((u + offset) * (60 - 26 * near) + layer * 31, layer) - 0.5) * (0.03 + 0.05 * near);
    return 0.65 + 0.34 * near ** 1.25 - roll - fern;
  });

  const shade = (u: number, v: number): Rgb => {
    const distance = away(u, v);
    let color = scaleRgb(ramp(air, distance * 0.92), 0.85 - 0.2 * distance);
    color = addRgb(color, beam, Math.exp(-distance * 4.2));
    const here = ramp(air, 0.22 + distance * 0.66);
    const rays = shafts(u, v, distance);
    for (let layer = 0; layer < LAYERS; layer++) {
      const near = layer / (LAYERS - 1);
      const dark = mixRgb(scaleRgb(here, 0.62), scaleRgb(air[4]!, 0.22), near ** 0.75);
      const [cover, across] = trunk(u, v, layer);
      if (cover > 0) {
        const rim = clamp(across * Math.sign(sunU - u)) ** 5;
        const bark = 0.75 + 0.5 * fbm(u * 60, v * 9, 3);
        let wood = scaleRgb(mixRgb(dark, scaleRgb(rgb('#4a4030'), 0.5), 0.35 * near), bark);
        wood = addRgb(wood, beam, rim * (0.2 + 0.45 * near) * Math.exp(-distance * 1.4));
        color = mixRgb(color, wood, cover);
      }
      const green = crowns(u, v, layer);
      if (green > 0) {
        const glow = Math.exp(-distance * 2.2) * (0.4 + 0.9 * fbm(u * 40, v * 40, 2)) + 0.05;
        const strength = light.time === 'night' ? 0.25 : 1;
        color = mixRgb(color, addRgb(dark, leaf.lit, glow * strength * (1 - 0.45 * near)), green * 0.92);
      }
      const edge = floorAt(u, layer);
      if (v > edge)
        color = mixRgb(
          color,
          ground(u, v, dark, distance, layer),
          smoothstep(0, 0.012 + 0.04 * (layer / LAYERS), v - edge),
        );
      color = addRgb(color, beam, rays * (1 - 0.8 * near) * 0.3);
      color = mixRgb(color, scaleRgb(here, 0.8), clamp(0.11 * (1 - near) * light.hazeDensity));
    }
    return scaleRgb(color, 1 - 0.3 * smoothstep(0.4, 0.9, Math.hypot((u / aspect) * 0.9, v - 0.5)));
  };

  const ground = (u: number, v: number, dark: Rgb, distance: number, layer: number): Rgb => {
    const near = layer / (LAYERS - 1);
    const strength = light.time === 'night' ? 0.3 : 1;
    const moss = fbm(u * 26, v * 46 + layer, 4);
    const grass = mixRgb(dark, scaleRgb(leaf.ground, strength), 0.38 * moss + 0.14);
    const dapple = smoothstep(0.46, 0.66, fbm(u * 6 - v * 3, v * 12, 4)) * Math.exp(-distance * 0.6);
    return addRgb(grass, leaf.glow, dapple * 0.7 * strength * (1 - 0.45 * near));
  };

  const paintWood = traced(shade);
  return {
    render: (width, height, tick, view) => {
      const canvas = paintWood(width, height, tick, view);
      strewLeaves(canvas, context.seed, leaf.lit, light.time === 'night' ? 0.25 : 1);
      return canvas;
    },
    detail: 0.7,
    horizon: 0.56,
    ground: 0.88,
    footing: 'ground',
    bounce: scaleRgb(leaf.ground, 0.6),
    glow: 0.6,
  };
}
