/** A skyline over water: rows of towers in the depth, lit windows and signs at night, glass by day, and their mirror image. */

import { addRgb, clamp, hexes, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import { createTower, type Row } from './city-tower.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';

const HORIZON = 0.68;

/** Far to near; haze is how much of the air lies in front. */
const ROWS: readonly Row[] = [
  { cell: 0.05, low: 0.12, high: 0.34, haze: 0.82, seed: 3 },
  { cell: 0.07, low: 0.12, high: 0.46, haze: 0.6, seed: 17 },
  { cell: 0.1, low: 0.1, high: 0.6, haze: 0.33, seed: 40 },
  { cell: 0.15, low: 0.05, high: 0.34, haze: 0.1, seed: 68 },
];

export function city(context: StageContext): Stage {
  const { light, noise, scene } = context;
  const isNeon = scene.mood === 'futuristic' && light.time !== 'day';
  const neonAir = hexes('#d8429a #7a35b4 #31207e #150f42');
  const tower = createTower(context, isNeon);
  const offset = noise.hash(5, 9) * 40;

  const skyAt = (u: number, up: number): Rgb => {
    const [x, y, z] = rayAt(u, HORIZON - up, HORIZON);
    const open = context.sky(x, y, z);
    if (!isNeon) return open;
    const glow = mixRgb(neonAir[0]!, neonAir[1]!, smoothstep(0, 0.3, up));
    return addRgb(scaleRgb(open, 0.8), glow, 0.75 * Math.exp(-up * 4.2));
  };
  const airAt = (u: number, up: number): Rgb => {
    if (isNeon) return mixRgb(rgb('#c23c92'), rgb('#4428a4'), clamp(up * 2.4));
    const [x, y, z] = rayAt(u, HORIZON - up, HORIZON);
    const toSun = clamp(x * light.sun[0] + y * light.sun[1] + z * light.sun[2]);
    return addRgb(light.haze, light.glow, toSun ** 10 * 0.4);
  };

  const above = (u: number, up: number): Rgb => {
    let first = ROWS.length - 1;
    let color: Rgb | null = null;
    for (; first >= 0 && !color; first--) color = tower(ROWS[first]!, u + offset, up, u);
    const isTower = color !== null;
    let seen = color ?? skyAt(u, up);
    const air = scaleRgb(airAt(u, up), 0.85);
    const low = 0.15 * light.hazeDensity * Math.exp(-up * 9);
    // Only the air in front of what is seen counts.
    for (let i = isTower ? first + 1 : 0; i < ROWS.length; i++) {
      const own = isTower && i === first + 1 ? ROWS[i]!.haze * (isNeon ? 1 : 0.8) : 0;
      seen = mixRgb(seen, air, clamp((own + low) * Math.exp(-up * 1.1)));
    }
    return isNeon ? addRgb(seen, traffic(u, up), 1) : seen;
  };

  /** Streaks of flying vehicles between the towers. */
  const traffic = (u: number, up: number): Rgb => {
    const lane = Math.floor(up * 26);
    const inLane = up * 26 - lane - 0.5;
    if (noise.hash(lane, 77) < 0.62 || up > 0.5 || up < 0.07) return [0, 0, 0];
    const x = u * 2.2 + noise.hash(lane, 78) * 9;
    const i = Math.floor(x);
    const along = x - i;
    if (noise.hash(i, lane + 90) < 0.6) return [0, 0, 0];
    const line =
      Math.exp(-((inLane * 22) ** 2)) * smoothstep(0.1, 0.34, along) * smoothstep(0.36, 0.345, along);
    return scaleRgb(noise.hash(i + 3, lane) < 0.5 ? [0.5, 2.2, 3] : [3, 0.7, 1.4], line * 1.4);
  };

  const tint = isNeon ? rgb('#1b1150') : scaleRgb(mixRgb(light.haze, rgb('#0d2a44'), 0.6), 0.5);
  const shade = (u: number, v: number): Rgb => {
    if (v < HORIZON) return above(u, HORIZON - v);
    const depth = v - HORIZON;
    const wave = (noise.noise(u * 6, 90 / (depth + 0.05)) - 0.5) * (0.012 + depth * 0.16);
    const swell = (noise.fbm(u * 14, 30 / (depth + 0.06), 3) - 0.45) * 0.06;
    const mirror = above(u + wave * 0.35, Math.max(0.002, depth * 1.25 + wave + swell * depth * 5));
    const color = addRgb(scaleRgb(mirror, 0.74 - depth * 0.6), tint, 0.3);
    return addRgb(color, airAt(u, 0), 0.3 * Math.exp(-depth * 90));
  };
  return {
    render: traced(shade),
    detail: 1,
    horizon: HORIZON,
    ground: 0.9,
    footing: 'water',
    bounce: light.ambient,
    glow: isNeon ? 0.85 : 0.5,
  };
}
