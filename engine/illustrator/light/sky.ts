/** Paints the sky in any direction: colours of the hour, sun or moon, lit clouds, stars. */

import { addRgb, clamp, mixRgb, type Rgb, ramp, scaleRgb, smoothstep } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Daylight } from './daylight.ts';

export type Sky = (x: number, y: number, z: number) => Rgb;

export function createSky(light: Daylight, { noise, fbm, hash }: Noise): Sky {
  const [sx, sy, sz] = light.sun;
  const threshold = 0.62 - 0.36 * light.cover;
  return (x, y, z) => {
    const up = clamp(y);
    let color = ramp(light.sky, Math.sqrt(up) * 1.22);
    const toSun = clamp(x * sx + y * sy + z * sz);
    color = addRgb(color, light.glow, toSun ** 14 * 0.3 + toSun ** 140 * 0.7);
    if (light.stars > 0)
      color = addRgb(color, [1, 1.05, 1.2], starlight(x, y, z) * light.stars * smoothstep(0.01, 0.16, y));
    const disc = moonOrSun(x, y, z, toSun);
    if (light.cover <= 0.02 || up <= 0.005) return addRgb(color, disc);

    const plane = 1.15 / (up + 0.1);
    const cx = x * plane * 1.05 + 4;
    const cz = z * plane * 0.85;
    const thick = fbm(cx, cz, 6);
    const cover = smoothstep(threshold, threshold + 0.17, thick) * smoothstep(0.005, 0.13, up);
    if (cover <= 0) return addRgb(color, disc);
    // Less cloud towards the sun than here: this side is lit.
    const towards = fbm(cx + sx * 0.14, cz + sz * 0.14 * (0.4 + sy), 4);
    const lit = clamp(0.5 + (thick - towards) * 3.4 + (threshold + 0.1 - thick) * 1.6);
    const body = mixRgb(light.cloudShade, light.cloudLit, lit);
    const through = addRgb(body, light.glow, toSun ** 8 * 0.5 * (1 - cover * 0.6));
    // Behind thick cloud the disc itself is gone; its glow remains.
    return addRgb(mixRgb(color, through, cover * (0.8 + 0.15 * lit)), disc, (1 - cover) ** 2);
  };

  function starlight(x: number, y: number, z: number): number {
    const u = (x / (0.3 - z)) * 190;
    const v = (y / (0.3 - z)) * 190;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const chance = hash(i * 3 + 7, j * 5 + 1);
    if (chance < 0.93) return 0;
    const dx = u - i - 0.2 - 0.6 * hash(i, j + 40);
    const dy = v - j - 0.2 - 0.6 * hash(i + 40, j);
    const bright = (chance - 0.93) * 14;
    return bright * bright * 1.6 * Math.exp(-(dx * dx + dy * dy) * (chance > 0.99 ? 18 : 60));
  }

  function moonOrSun(x: number, y: number, z: number, toSun: number): Rgb {
    if (!light.isMoon) return scaleRgb(light.disc, smoothstep(0.9996, 0.99978, toSun));
    const face = smoothstep(0.9988, 0.99895, toSun);
    if (face <= 0) return [0, 0, 0];
    const seas = 0.62 + 0.6 * noise(x * 60 + z * 9, y * 60) * (0.5 + fbm(x * 34, y * 34, 4));
    return scaleRgb(light.disc, face * clamp(seas, 0.5, 1.1));
  }
}

/** Air between the viewer and something at a distance: thicker far away and near the ground, warm towards the sun. */
export function hazed(color: Rgb, light: Daylight, toSun: number, distance: number, density: number): Rgb {
  const thick = 1 - Math.exp(-((distance * density * light.hazeDensity) ** 1.5));
  return mixRgb(color, addRgb(light.haze, light.glow, clamp(toSun) ** 7 * 0.55), clamp(thick));
}
