/** Indoors: a wall with a window that shows the hour, a wooden floor or a table for small things, soft lamplight. */

import {
  addRgb,
  clamp,
  fract,
  hexes,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import { findSubject } from '../subjects/registry.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';

const WALLS = hexes('#7f9a94 #c98f6b #8d8fb5 #b9a58a #6f8f6c #c47f86');
const BOOKS = hexes('#8c3b2e #2f4f6b #b98a3a #4c6b4a #6b4a6b #c9b89a #3a3a44');

export function room({ light, noise, sky, scene, seed, aspect }: StageContext): Stage {
  const chance = random(seed + 15);
  const first = scene.things[0] && findSubject(scene.things[0].name);
  const isTable = first?.family === 'food' || first?.family === 'object';
  const wallColour = WALLS[Math.floor(chance() * WALLS.length)]!;
  const side = Math.sign(light.sun[0]) || 1;
  const horizon = isTable ? 0.4 : 0.52;
  const edge = isTable ? 0.6 : 0.68;
  const pane = { u: side * Math.min(0.3, aspect * 0.29), v: 0.27, w: 0.15, h: 0.2 };
  const shelf = { u: -side * Math.min(0.29, aspect * 0.28), v: 0.3, w: 0.17 };
  const isDark = light.time === 'night';
  const lamp: Rgb = isDark ? [1.1, 0.72, 0.4] : [0.35, 0.27, 0.18];
  const ambient = addRgb(scaleRgb(light.ambient, isDark ? 0.9 : 0.75), lamp, 0.35);
  const { fbm, hash } = noise;

  const outside = (u: number, v: number): Rgb => {
    const [x, y, z] = rayAt(u * 1.2, v * 0.8 + 0.15, 0.45);
    const hill = 0.4 + 0.05 * fbm(u * 6, 2, 3);
    return v > hill
      ? mixRgb(scaleRgb(rgb('#5d8a4a'), 0.2 + 0.5 * light.key[1]), light.haze, 0.4)
      : sky(x, Math.max(0.03, y), z);
  };

  const books = (u: number, v: number): Rgb | null => {
    const [x, y] = [(u - shelf.u) / shelf.w, (v - shelf.v) / 0.13];
    if (Math.abs(x) > 1) return null;
    for (let row = 0; row < 2; row++) {
      const up = row - y + 0.5;
      if (up > -0.09 && up <= 0) return multiplyRgb(rgb('#7a5334'), scaleRgb(ambient, 1.3));
      const at = x * 9 + row * 30;
      const i = Math.floor(at);
      const tall = 0.45 + 0.35 * hash(i, row + 3);
      if (up > 0 && up < tall && Math.abs(x) < 0.94 && hash(i, row + 8) > 0.14) {
        const round = 0.7 + 0.5 * Math.sin(Math.PI * (at - i));
        const band = Math.abs(up - tall * 0.75) < 0.03 ? 1.5 : 1;
        return multiplyRgb(
          scaleRgb(BOOKS[Math.floor(hash(i, row) * BOOKS.length)]!, round * band),
          scaleRgb(ambient, 1.15),
        );
      }
    }
    return null;
  };

  const wall = (u: number, v: number): Rgb => {
    const [x, y] = [(u - pane.u) / pane.w, (v - pane.v) / pane.h];
    const [ax, ay] = [Math.abs(x), Math.abs(y)];
    if (ax < 1 && ay < 1) {
      const isBar = Math.abs(ax) < 0.035 || Math.abs(y + 0.15) < 0.028;
      return isBar ? scaleRgb([0.85, 0.82, 0.76], 0.5 + 0.4 * ambient[0]) : outside(u, v);
    }
    const glow = Math.exp(-Math.hypot(Math.max(0, ax - 1) * pane.w, Math.max(0, ay - 1) * pane.h) * 7);
    if (ax < 1.12 && ay < 1.08) return scaleRgb([0.85, 0.82, 0.76], 0.45 + 0.5 * ambient[0]);
    const plaster = 0.92 + 0.12 * fbm(u * 20, v * 20, 3);
    // Light of the window falls slanting onto the wall.
    const [px, py] = [
      (u - pane.u + side * 0.34 + (v - 0.5) * side * 0.4) / pane.w,
      (v - 0.47) / (pane.h * 0.8),
    ];
    const patch =
      smoothstep(1.05, 0.93, Math.abs(px)) *
      smoothstep(1.05, 0.93, Math.abs(py)) *
      (Math.abs(px) < 0.04 ? 0.2 : 1);
    let lit = addRgb(ambient, light.key, 0.1 * glow + (isDark ? 0.05 : 0.17) * patch);
    lit = addRgb(lit, lamp, 0.5 * Math.exp(-Math.hypot(u - shelf.u, v - 0.1) * 3.4));
    const isPanel = v > edge - 0.13;
    const molding = isPanel ? (v < edge - 0.118 || v > edge - 0.018 ? 1.2 : 0.92) : 1;
    const color = multiplyRgb(
      scaleRgb(isPanel ? mixRgb(wallColour, [0.8, 0.77, 0.7], 0.55) : wallColour, plaster * molding),
      lit,
    );
    return books(u, v) ?? color;
  };

  const wood = (u: number, v: number): Rgb => {
    const [x, y, z] = rayAt(u, v, horizon);
    const t = -1 / Math.min(-0.02, y);
    const [px, pz] = isTable ? [z * t * 0.9, x * t * 0.9] : [x * t, z * t];
    const board = Math.floor(px * 2.2);
    const joint = fract(px * 2.2) < 0.022 || fract(pz * 0.35 + hash(board, 2)) < 0.006 ? 0.55 : 1;
    const grain = 0.72 + 0.5 * fbm(px * 22 + board * 7, pz * 1.6 + board * 3, 4);
    const base = mixRgb(rgb('#8a5a34'), rgb('#b98352'), hash(board, 5));
    const far = Math.exp(-Math.hypot(u - pane.u * 0.4, (v - edge) * 1.5) * 2.2);
    let color = multiplyRgb(
      scaleRgb(base, grain * joint),
      addRgb(addRgb(ambient, light.key, 0.22 * far), lamp, 0.25),
    );
    const mirror = wall(u, clamp(2 * edge - v - 0.02, 0, edge));
    color = mixRgb(color, mirror, 0.16 * smoothstep(1.05, edge, v));
    if (isTable) return color;
    const rug = Math.hypot(u * 0.9, (v - 0.86) * 2.9) / 0.42;
    if (rug > 1) return scaleRgb(color, 1 - 0.3 * Math.exp(-(rug - 1) * 26));
    const ring =
      fract(rug * 5) < 0.28 ? [0.85, 0.74, 0.58] : fract(rug * 2.5) < 0.5 ? rgb('#a8433a') : rgb('#2f4858');
    return multiplyRgb(
      scaleRgb(ring as Rgb, 0.85 + 0.3 * noise.noise(u * 240, v * 300)),
      addRgb(ambient, light.key, 0.2),
    );
  };

  const shade = (u: number, v: number): Rgb => {
    const color = v < edge ? wall(u, v) : wood(u, v);
    const line = 1 - 0.45 * Math.exp(-Math.abs(v - edge) * 60);
    return scaleRgb(color, line * (1 - 0.28 * smoothstep(0.4, 0.8, Math.hypot(u / aspect, v - 0.5))));
  };
  return {
    render: traced(shade),
    detail: 0.9,
    horizon,
    ground: isTable ? 0.84 : 0.88,
    footing: 'ground',
    bounce: rgb('#9a6c44'),
    glow: 0.4,
  };
}
