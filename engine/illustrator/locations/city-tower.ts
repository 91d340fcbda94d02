/** One tower of a skyline at a point of the picture: its outline, glass, windows, signs and lights. */

import { addRgb, fract, hexes, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import type { StageContext } from './stage.ts';

export interface Row {
  /** Width of a plot in picture heights. */
  cell: number;
  low: number;
  high: number;
  haze: number;
  seed: number;
}

const NEON = hexes('#ff2fa0 #23d7ff #8b5cff #ffb13d');
const GLASS = hexes('#5f7f9c #7c93a6 #8a7f78 #4c6a86 #a39a90');

export function createTower({ light, noise, aspect }: StageContext, isNeon: boolean) {
  const { hash } = noise;
  const windowsLit =
    light.time === 'day' ? 0 : light.time === 'dawn' ? 0.25 : light.time === 'sunset' ? 0.6 : 1;

  /** Height of the roof over this spot of the plot, s across 0..1. */
  function roof(i: number, row: Row, s: number, middle: number): number {
    const centre = Math.exp(-((middle / (0.36 * aspect)) ** 2));
    const top = row.low + (row.high - row.low) * hash(i, row.seed) ** 1.4 * (0.35 + 0.75 * centre);
    const crown = hash(i, row.seed + 2);
    const away = Math.abs(s - 0.5);
    if (crown > 0.86) return top - (s - 0.1) * 0.07;
    if (crown > 0.7) return top - away * 0.09;
    if (crown > 0.52) return top + 0.04 * Math.sqrt(Math.max(0, 1 - (2 * away) ** 2)) - 0.03;
    if (crown > 0.28) return top - (away > 0.3 ? 0.045 : away > 0.18 ? 0.018 : 0);
    return top;
  }

  return (row: Row, x: number, up: number, u: number): Rgb | null => {
    if (up > row.high + 0.16) return null;
    const place = x / row.cell + row.seed * 0.37;
    const i = Math.floor(place);
    const margin = 0.04 + 0.1 * hash(i, row.seed + 1);
    const s = (place - i - margin) / (1 - 2 * margin);
    if (s < 0 || s > 1) return null;
    const middle = u + (0.5 - (place - i)) * row.cell;
    const top = roof(i, row, s, middle);
    const mast = hash(i, row.seed + 9) > 0.6 && Math.abs(s - 0.5) < 0.014 && up < top + 0.085;
    if (up > top && !mast) return null;
    if (mast && up > top + 0.078) return [3, 0.4, 0.3];

    const columns = 5 + Math.floor(hash(i, row.seed + 4) * 5);
    const wx = s * columns;
    const wy = (up * 1.3 * columns) / row.cell;
    const isPane = fract(wx) > 0.2 && fract(wx) < 0.8 && fract(wy) > 0.26 && fract(wy) < 0.76 && !mast;
    const hue = NEON[Math.floor(hash(i, row.seed + 3) * 4)]!;
    let color = isNeon ? mixRgb(rgb('#0b0b24'), rgb('#221c50'), s * 0.9) : wall(i, row, s, up, top, isPane);
    const lit = hash(Math.floor(wx) + i * 31, Math.floor(wy) + row.seed * 13);
    if (isPane && windowsLit > 0 && lit > 0.92 - 0.44 * windowsLit) {
      const isWarm = !isNeon || hash(Math.floor(wx) + i * 7, Math.floor(wy) + 5) > 0.35;
      color = addRgb(color, isWarm ? [1.35, 0.82, 0.42] : hue, (0.1 + (lit - 0.4) * 1.3) * windowsLit);
    }
    if (!isNeon && light.time !== 'day')
      color = mixRgb(scaleRgb(color, 0.5), color, smoothstep(0.1, 0.5, up));
    return isNeon ? addRgb(color, neonOf(i, row, s, top - up, hue), 1) : color;
  };

  /** Glass and stone in daylight: one face towards the sun, the sky in the upper windows. */
  function wall(i: number, row: Row, s: number, up: number, top: number, isPane: boolean): Rgb {
    const material = GLASS[Math.floor(hash(i, row.seed + 5) * GLASS.length)]!;
    const split = 0.55 + 0.25 * hash(i, row.seed + 6);
    const isSunny = light.sun[0] > 0 ? s > 1 - split : s < split;
    const level: Rgb = isSunny
      ? addRgb(scaleRgb(light.ambient, 0.7), light.key, 0.26)
      : scaleRgb(light.ambient, 0.42);
    let color: Rgb = [material[0] * level[0], material[1] * level[1], material[2] * level[2]];
    if (isPane) {
      const mirrored = light.sky[Math.min(light.sky.length - 1, 1 + Math.floor(3 * smoothstep(0, 0.6, up)))]!;
      color = mixRgb(scaleRgb(color, 0.45), mirrored, 0.22 + 0.3 * smoothstep(0.1, 0, top - up));
    }
    return color;
  }

  /** Glowing outlines, and vertical signs on some towers. */
  function neonOf(i: number, row: Row, s: number, below: number, hue: Rgb): Rgb {
    const edge = Math.min(s, 1 - s);
    let light = 0;
    if (hash(i, row.seed + 6) > 0.55 && (edge < 0.025 || (below < 0.006 && below >= 0))) light += 1.7;
    if (hash(i, row.seed + 7) > 0.55 && row.haze < 0.7 && below > 0.035 && below < 0.16) {
      const at = 0.2 + 0.5 * hash(i, row.seed + 8);
      const away = Math.abs(s - at);
      const y = (below - 0.035) / 0.021;
      const isGlyph = noise.noise(s * 70 + i * 9, Math.floor(y) * 7 + fract(y) * 5) > 0.5 && fract(y) > 0.15;
      if (away < 0.085) light += away > 0.072 ? 1.4 : isGlyph ? 2.2 : 0.2;
    }
    return scaleRgb(hue, light);
  }
}
