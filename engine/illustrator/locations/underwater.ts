/** Below the surface: shafts of light, rippled sand, corals and weeds, rising bubbles. */

import { addRgb, clamp, hexes, mixRgb, type Rgb, ramp, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { type Stage, type StageContext, traced } from './stage.ts';

const CORALS = hexes('#ff6b6b #ff9f68 #f7c8e0 #c86bff #ffd166 #ff5d9e');

export function underwater({ noise, light }: StageContext): Stage {
  const { fbm, hash } = noise;
  const n2 = noise.noise;
  const isDark = light.time === 'night';
  const water = isDark
    ? hexes('#2c7fb0 #12507f #0a2f5a #051b3a')
    : hexes('#b9f6ee #45c3d2 #1583ad #0a4f83 #063463');
  const sunU = light.sun[0] * 1.2;
  const level = isDark ? 0.45 : 1;

  const floorAt = (u: number): number => 0.8 + 0.05 * (fbm(u * 2, 3, 3) - 0.45) + 0.02 * u;

  const caustics = (x: number, y: number): number => {
    const a = Math.abs(n2(x * 3 + fbm(x, y, 2) * 2, y * 3) - 0.5);
    const b = Math.abs(n2(x * 3.7 + 40, y * 3.7 + fbm(y, x, 2) * 2) - 0.5);
    return Math.exp(-a * 16) * 0.6 + Math.exp(-b * 16) * 0.6;
  };

  /** Weeds and corals in three rows, far to near. */
  const growth = (u: number, v: number, row: number): Rgb | null => {
    const cell = 0.1 + 0.06 * row;
    const x = u / cell + row * 5.3;
    for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i++) {
      const kind = hash(i, row * 9 + 1);
      const middle = (i + 0.3 + 0.4 * hash(i, row * 9 + 2) - row * 5.3) * cell;
      if (kind > 0.72 || (row === 2 && Math.abs(middle) < 0.2)) continue;
      const foot = floorAt(middle) + 0.03 + 0.075 * row;
      const up = foot - v;
      const size = cell * (0.5 + 0.6 * hash(i, row * 9 + 3));
      if (up < -0.02 || up > size * 3) continue;
      const hue = CORALS[Math.floor(hash(i, row * 9 + 4) * CORALS.length)]!;
      if (kind < 0.3) {
        const sway = 0.02 * Math.sin(up * 16 + i * 2) + 0.012 * Math.sin(up * 40 + i);
        for (let k = -2; k <= 2; k++) {
          const tall = size * (2.6 - 0.4 * Math.abs(k));
          const away = Math.abs(u - middle - k * size * 0.16 - sway * (0.4 + up * 4));
          if (up < tall && away < 0.007 * (1 - up / tall) + 0.002)
            return scaleRgb(mixRgb(rgb('#1d6b3c'), rgb('#9ad14b'), up / tall), 0.8);
        }
      } else if (kind < 0.55) {
        const [dx, dy] = [(u - middle) / size, up / size];
        const angle = Math.atan2(dx, dy);
        const r = Math.hypot(dx, dy);
        const fingers = 0.62 + 0.4 * n2(angle * 5 + i * 9, r * 1.5 + i);
        if (r < fingers && Math.abs(Math.sin(angle * 7 + fbm(r * 3, i, 2) * 3)) > 0.3 + 0.5 * r)
          return scaleRgb(hue, 0.65 + 0.5 * r);
      } else {
        const [dx, dy] = [(u - middle) / (size * 0.6), (up - size * 0.2) / (size * 0.45)];
        const r = Math.hypot(dx, dy);
        if (r < 1) return scaleRgb(hue, 0.45 + 0.5 * clamp(dy + 0.3) + 0.35 * n2(dx * 9 + i, dy * 9));
      }
    }
    return null;
  };

  const bubbles = (u: number, v: number): number => {
    let sum = 0;
    for (const scale of [9, 17]) {
      const [x, y] = [u * scale + 40, v * scale];
      const [i, j] = [Math.floor(x), Math.floor(y)];
      if (hash(i, j + scale) > 0.16) continue;
      const r = 0.08 + 0.12 * hash(j, i);
      const d = Math.hypot(x - i - 0.5, y - j - 0.5);
      sum +=
        smoothstep(0.035, 0, Math.abs(d - r)) * 0.5 +
        smoothstep(0.05, 0, Math.hypot(x - i - 0.5 + r * 0.4, y - j - 0.5 + r * 0.4));
    }
    return sum;
  };

  const shade = (u: number, v: number): Rgb => {
    const far = ramp(water, clamp(v * 0.95 + 0.22 * Math.abs(u - sunU)));
    let color = far;
    const angle = Math.atan2(u - sunU, v + 0.35);
    const rays = smoothstep(0.42, 0.85, n2(angle * 13 + 3, 0.4) * 0.6 + n2(angle * 31, 6) * 0.4);
    color = addRgb(color, water[0]!, rays * 0.5 * Math.exp(-v * 2.4) * level);
    const edge = floorAt(u);
    if (v > edge) {
      const depth = 0.16 / (v - edge + 0.05);
      const sand = scaleRgb(mixRgb(rgb('#c9b98a'), rgb('#8d9a86'), fbm(u * depth * 5, depth * 9, 3)), 0.85);
      const ripple = 0.9 + 0.14 * Math.sin((depth * 22 + fbm(u * 6, depth * 3, 3) * 5) * 2);
      const net = caustics(u * depth * 2.2, depth * 4) * level;
      const lit = addRgb(scaleRgb(sand, (0.32 + 0.2 * level) * ripple), [0.7, 1, 0.9], net * 0.42);
      const near = smoothstep(0, 0.16, v - edge);
      color = mixRgb(color, [lit[0] * 0.6, lit[1] * 0.95, lit[2] * 1.05], near);
    }
    for (let row = 0; row < 3; row++) {
      const plant = growth(u, v, row);
      if (plant)
        color = mixRgb(
          [plant[0] * 0.6 * level, plant[1] * 0.8 * level, plant[2] * 0.85 * level],
          far,
          0.55 - 0.22 * row,
        );
    }
    color = addRgb(color, water[0]!, bubbles(u, v) * 0.35 * level);
    return addRgb(color, water[0]!, rays * 0.16 * Math.exp(-v * 1.2) * level);
  };
  return {
    render: traced(shade),
    detail: 0.85,
    horizon: 0.5,
    ground: 0.9,
    footing: 'air',
    bounce: scaleRgb(water[1]!, 0.6),
    glow: 0.5,
  };
}
