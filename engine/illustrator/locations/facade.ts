/** House fronts along a street: one after the other in different colours, with windows, shops, cornices; neon in the future. */

import {
  addRgb,
  fract,
  hexes,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../canvas/colour.ts';
import type { StageContext } from './stage.ts';

const WALLS = hexes('#d9a27c #c9c0a8 #b5655a #e3c77e #8fa7a0 #d7b8a8 #9d7f6c #a9b7c6');
/** Streets elsewhere: what fronts are painted in, and how many floors they have at least and beyond that. */
const STREETS: Record<string, { walls: Rgb[]; floors: number; more: number }> = {
  'new york street': {
    walls: hexes('#7a4a3a #8a6a55 #6b6f78 #9a8f80 #5d4a44 #a39c90 #744038'),
    floors: 7,
    more: 9,
  },
  'japanese street': { walls: hexes('#5a3d2b #e4dccb #6e4e36 #cfc3ae #4a3527'), floors: 1, more: 2 },
  village: { walls: hexes('#efe6d4 #d9c9a8 #e6d5c3 #c9b79c'), floors: 1, more: 2 },
};

const AWNINGS = hexes('#b8342e #2f6d5b #2f5d9b #c9852b');
const NEON = hexes('#ff2fa0 #23d7ff #8b5cff #ffb13d');
const WIDTH = 7.5;
const FLOOR = 3.1;

/** Light at a place of a front: side -1 left, 1 right; metres along the street and above it. Null above the roofs. */
export function createFacade({ light, noise, scene }: StageContext) {
  const { hash } = noise;
  const isFuture = scene.mood === 'futuristic';
  const { walls, floors: least, more } = STREETS[scene.place] ?? { walls: WALLS, floors: 3, more: 3 };
  const isDark = light.time === 'night' || light.time === 'sunset';
  return (side: number, along: number, height: number): Rgb | null => {
    const house = Math.floor(along / WIDTH);
    const row = side * 50;
    const floors = (isFuture ? 6 : least) + Math.floor(hash(house, row) * (isFuture ? 10 : more));
    const top = floors * FLOOR + 0.9;
    const x = along / WIDTH - house;
    const gable = hash(house, row + 1) < 0.4 && !isFuture ? (0.5 - Math.abs(x - 0.5)) * 3 : 0;
    if (height > top + gable) return null;
    if (height < 0) return [0.02, 0.02, 0.02];
    const sunny = side * light.sun[0] < 0;
    const level = addRgb(scaleRgb(light.ambient, 0.9), light.key, sunny ? 0.42 : 0.08);
    const stain = 0.88 + 0.24 * noise.fbm(along * 0.6, height * 0.9 + row, 3);
    let wall = scaleRgb(
      isFuture ? rgb('#2a2744') : walls[Math.floor(hash(house, row + 2) * walls.length)]!,
      stain,
    );
    const isCornice = fract(height / FLOOR) < 0.05 || (height > top - 0.4 && height < top - 0.1) || x < 0.015;
    if (isCornice) wall = scaleRgb(wall, height > top - 0.5 ? 1.25 : 0.75);
    if (height > top) wall = scaleRgb(rgb('#8a4a3a'), stain);
    const lit = multiplyRgb(wall, level);
    if (height > top - 0.4) return lit;
    return height < FLOOR
      ? shop(house, row, x, height, lit, level)
      : windows(house, row, x, height, lit, level);
  };

  function windows(house: number, row: number, x: number, height: number, wall: Rgb, level: Rgb): Rgb {
    const columns = 3;
    const floor = Math.floor(height / FLOOR);
    const column = Math.floor(x * columns);
    const [wx, wy] = [fract(x * columns), fract(height / FLOOR)];
    if (isFuture && Math.abs(x - 0.12) < 0.035 && hash(house, row + 8) > 0.35)
      return scaleRgb(
        NEON[Math.floor(hash(house, row + 9) * 4)]!,
        noise.noise(x * 90, height * 2.6) > 0.42 ? 2.4 : 0.3,
      );
    if (wx < 0.24 || wx > 0.76 || wy < 0.24 || wy > 0.82) return wall;
    if (wx < 0.28 || wx > 0.72 || wy < 0.28 || wy > 0.79 || Math.abs(wx - 0.5) < 0.015)
      return multiplyRgb([0.75, 0.72, 0.66], scaleRgb(level, isFuture ? 0.2 : 1));
    const chance = hash(house * 7 + column, floor * 5 + row);
    if (isDark && chance < 0.55) {
      const warm: Rgb = isFuture && chance < 0.25 ? NEON[Math.floor(chance * 16)]! : [1.5, 0.95, 0.45];
      return scaleRgb(warm, 0.55 + 0.7 * chance);
    }
    const mirror = mixRgb(light.sky[1]!, light.sky[light.sky.length - 1]!, wy);
    return mixRgb(scaleRgb(level, 0.07), mirror, 0.35 + 0.2 * chance);
  }

  function shop(house: number, row: number, x: number, height: number, wall: Rgb, level: Rgb): Rgb {
    const awning = AWNINGS[Math.floor(hash(house, row + 4) * AWNINGS.length)]!;
    if (height > 2.35 && height < 2.95 && x > 0.08 && x < 0.92) {
      if (isFuture)
        return scaleRgb(
          NEON[Math.floor(hash(house, row + 5) * 4)]!,
          noise.noise(x * 60, height * 9) > 0.45 ? 1.9 : 0.35,
        );
      const stripe = fract(x * 11) < 0.5 ? awning : rgb('#f1e9da');
      return multiplyRgb(scaleRgb(stripe, 0.75 + 0.4 * smoothstep(2.35, 2.95, height)), level);
    }
    const isDoor = Math.abs(x - 0.5) < 0.08 && height < 2.2;
    const isPane = !isDoor && x > 0.1 && x < 0.9 && Math.abs(x - 0.5) > 0.11 && height > 0.5 && height < 2.25;
    if (isDoor) return multiplyRgb(scaleRgb(awning, 0.6), level);
    if (!isPane) return scaleRgb(wall, 0.8);
    // Goods stand on two shelves behind glass that mirrors the sky at a slant.
    const shelf = fract(height * 1.15);
    const thing = hash(Math.floor(x * 26) + house * 9, Math.floor(height * 1.15) + row);
    const isThing = shelf < 0.15 + 0.6 * thing && fract(x * 26) > 0.16;
    const inside: Rgb = isDark ? [1.2, 0.8, 0.42] : scaleRgb(level, 0.3);
    const ware = mixRgb(
      inside,
      multiplyRgb(AWNINGS[Math.floor(thing * 3.99)]!, inside),
      isThing ? 0.8 : 0.15,
    );
    const mirror = light.sky[Math.min(2, light.sky.length - 1)]!;
    return mixRgb(
      ware,
      mirror,
      isDark ? 0.05 : 0.14 + 0.22 * smoothstep(0.45, 0.55, fract(x * 1.7 + height * 0.35)),
    );
  }
}
