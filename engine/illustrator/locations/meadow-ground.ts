/** The grass at the viewer's feet: blades in depth, and flowers by season and place. */

import { clamp, hexes, mixRgb, type Rgb, rgb, scaleRgb, smoothstep } from '../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import type { StageContext } from './stage.ts';

export interface FieldColours {
  grassDark: Rgb;
  grassLit: Rgb;
  leafDark: Rgb;
  leafLit: Rgb;
}

const GREEN = hexes('#3f6a24 #8fb544 #2c5424 #86b046');
const SEASONS: Record<string, Rgb[]> = {
  spring: hexes('#4c7d2a #a4c858 #b0567c #f6b7cd'),
  autumn: hexes('#7c6a28 #c9a64a #8a3d14 #e59231'),
  winter: hexes('#aab8cc #e6edf6 #6f8296 #dfe8f2'),
};

/** Where grass is of another colour all the year. */
const PLACES: Record<string, Rgb[]> = { savanna: hexes('#9a7a34 #dcb862 #5f6b2a #a3a04c') };

export function fieldColours(scene: Scene): FieldColours {
  const [grassDark, grassLit, leafDark, leafLit] =
    PLACES[scene.place] ?? ((scene.season && SEASONS[scene.season]) || GREEN);
  return { grassDark: grassDark!, grassLit: grassLit!, leafDark: leafDark!, leafLit: leafLit! };
}

const FLOWERS = hexes('#fff4d8 #ff8fb1 #ffd23f #c9a7ff #ff5d5d #7cc6ff');

/** Albedo of the foreground at a point of the picture. */
export function createMeadowGround({ noise, scene }: StageContext, colours: FieldColours) {
  const { hash, fbm } = noise;
  const n2 = noise.noise;
  const isGarden = scene.place === 'garden';
  const rate =
    scene.season === 'winter' || scene.place === 'savanna'
      ? 0
      : isGarden
        ? 0.5
        : scene.place === 'farm'
          ? 0.06
          : 0.2;
  /** Tufts in depth: each row of blades is bent and broken, so that no row shows. */
  const blades = (u: number, v: number): number => {
    const depth = clamp((v - 0.5) * 2.2, 0.06, 1);
    const fine = 120 / (0.25 + depth);
    const bend = 3.4 * n2(u * fine * 0.16, v * 38) + 1.2 * n2(u * fine * 0.7, v * 60);
    const row = (Math.log(depth) * 11 + bend) * 1.2;
    const at = row - Math.floor(row);
    const blade = n2(u * fine + Math.floor(row) * 17.3, row * 0.9);
    return 0.22 + 0.62 * blade * (0.35 + 0.65 * at) + 0.16 * n2(u * fine * 2.3, v * 160);
  };
  return (u: number, v: number): Rgb => {
    const patch = fbm(u * 4, v * 9, 3);
    const blade = blades(u, v);
    const grass = scaleRgb(
      mixRgb(colours.grassDark, colours.grassLit, clamp(patch * 0.9 + blade * 0.35)),
      0.62 + 0.55 * blade,
    );
    const flower = rate > 0 ? flowerAt(u, v) : null;
    return flower ?? grass;
  };

  function flowerAt(u: number, v: number): Rgb | null {
    for (let band = 2; band >= 0; band--) {
      // Three sizes: nearer rows have larger flowers.
      const near = clamp((v - 0.52) / 0.48);
      const scale = (70 - band * 16) / (0.5 + near * (1 + band * 0.4));
      const level = Math.round(Math.log2(scale) * 3) / 3;
      const s = 2 ** level;
      const x = u * s + band * 31;
      const y = v * s * 1.5;
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const drift = fbm(u * 3 + band, v * 4, 2);
      if (hash(i + band * 7, j) > rate * smoothstep(0.3, 0.6, drift) * 1.7) continue;
      const [dx, dy] = [x - i - 0.3 - 0.4 * hash(i, j + 9), y - j - 0.3 - 0.4 * hash(i + 9, j)];
      const angle = Math.atan2(dy, dx);
      const r = Math.hypot(dx, dy * 1.25);
      const petals = 0.2 + 0.05 * Math.cos(angle * 5 + hash(i, j) * 6);
      if (r > petals) continue;
      if (r < 0.07) return rgb('#e8a91c');
      const kind = Math.floor((drift * 5 + hash(j, i) * 2.4) % FLOWERS.length);
      return scaleRgb(FLOWERS[kind]!, 0.8 + 0.35 * (1 - r / petals));
    }
    return null;
  }
}
