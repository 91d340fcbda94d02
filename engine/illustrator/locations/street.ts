/** A street in perspective: road, pavements and house fronts on both sides, lamps and lit windows after dark. */

import {
  addRgb,
  clamp,
  fract,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../canvas/colour.ts';
import { createFacade } from './facade.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';

const HORIZON = 0.5;
const EYE = 1.7;
/** Metres from the middle of the road to kerb and house fronts. */
const KERB = 4.2;
const FRONT = 6.6;

export function street(context: StageContext): Stage {
  const { light, noise, sky, scene } = context;
  const { fbm } = noise;
  const facade = createFacade(context);
  const isWet = scene.weather === 'rain' || scene.weather === 'storm' || scene.mood === 'futuristic';
  const isDark = light.time === 'night';

  const airAt = (x: number, y: number, z: number): Rgb => {
    const toSun = clamp(x * light.sun[0] + y * light.sun[1] + z * light.sun[2]);
    return addRgb(light.haze, light.glow, toSun ** 8 * 0.6);
  };
  const veiled = (color: Rgb, t: number, air: Rgb): Rgb =>
    mixRgb(color, air, clamp(1 - Math.exp(-((t * 0.0065 * light.hazeDensity) ** 1.3))));

  /** House fronts and sky along a ray from a height over the road. */
  const above = (x: number, y: number, z: number, [ox, oy, oz]: Rgb): Rgb => {
    const side = x < 0 ? -1 : 1;
    const t = (side * FRONT - ox) / (x || 1e-6);
    const height = oy + y * t;
    const along = -(oz + z * t);
    const wall = t < 240 ? facade(side, along, height) : null;
    return wall ? veiled(wall, t, airAt(x, y, z)) : sky(x, Math.max(0.01, y), z);
  };

  const groundAt = (x: number, z: number, t: number): Rgb => {
    const away = Math.abs(x);
    const grain =
      0.82 + 0.36 * fbm(x * 3, z * 3, 3) + (t < 25 ? 0.18 * (noise.noise(x * 40, z * 40) - 0.5) : 0);
    let albedo = scaleRgb(rgb('#5b5c63'), grain);
    if (away > KERB) {
      const joint = fract(z / 0.9) < 0.05 || fract((away - KERB) / 0.8) < 0.06 ? 0.72 : 1;
      albedo = scaleRgb(rgb('#a89f92'), grain * joint);
      if (away < KERB + 0.22) albedo = scaleRgb(rgb('#c4bcae'), grain);
    } else if (away < 0.09 && fract(z / 6) < 0.5) albedo = scaleRgb(rgb('#e9e1c8'), grain);
    else if (Math.abs(away - KERB + 0.25) < 0.07) albedo = scaleRgb(rgb('#d8d2c0'), grain);
    // The fronts on the sun's side throw their shadow over the pavement.
    const shade = x * Math.sign(light.sun[0]) > KERB * 0.35 ? 0.55 : 1;
    return multiplyRgb(albedo, addRgb(scaleRgb(light.ambient, 0.95), light.key, 0.4 * shade));
  };

  const lamps = (u: number, v: number): Rgb => {
    let glow = 0;
    for (let k = 0; k < 6; k++)
      for (const side of [-1, 1]) {
        const z = 9 + k * 11;
        const [lu, lv] = [(side * (KERB + 0.4) * 1.19) / z, HORIZON - ((4.4 - EYE) * 1.19) / z];
        const d = Math.hypot(u - lu, v - lv) * z;
        glow += 1.6 * Math.exp(-d * d * 18) + 0.1 * Math.exp(-d * 1.4);
        if (Math.abs(u - lu) * z < 0.07 && v > lv && v < HORIZON + (EYE * 1.19) / z) glow -= 0.12;
      }
    return scaleRgb([1.6, 1.05, 0.55], Math.max(-0.1, glow));
  };

  const shade = (u: number, v: number): Rgb => {
    const [x, y, z] = rayAt(u, v, HORIZON);
    const t = y < 0 ? -EYE / y : Infinity;
    const isGround = Math.abs(x * t) < FRONT && t < 400;
    let color: Rgb;
    if (isGround) {
      color = groundAt(x * t, z * t, t);
      const wave = (fbm(x * t * 2, z * t * 0.7, 3) - 0.45) * 0.12;
      const wet = isWet ? 0.3 + 0.45 * smoothstep(0.42, 0.58, fbm(x * t * 0.5, z * t * 0.3, 3)) : 0.05;
      if (wet > 0.06)
        color = mixRgb(
          scaleRgb(color, 0.6),
          above(x + wave * 0.05, -y + wave * 0.1, z, [x * t, 0, z * t]),
          wet,
        );
      color = veiled(color, t, airAt(x, 0, z));
    } else color = above(x, y, z, [0, EYE, 0]);
    return isDark ? addRgb(color, lamps(u, v)) : color;
  };

  return {
    render: traced(shade),
    detail: 1,
    horizon: HORIZON,
    ground: 0.83,
    footing: 'ground',
    bounce: [0.24, 0.23, 0.22],
    glow: isDark ? 0.8 : 0.45,
  };
}
