/** What is painted on a person's face: blush, wrinkles, freckles, scars, make-up and the shadow of a beard. */

import type { FaceMark } from '#common/character/character-words.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { CLOTHS, HAIRS, SKINS } from '../figure/colours.ts';
import type { Figure } from '../figure/figure.ts';
import type { Look } from '../figure/look.ts';
import type { Rgb } from '../part.ts';
import type { HeadSpace } from './head-space.ts';
import { mixRgb, rgb } from './sheet.ts';

/** Blush on cheeks, nose and ears; a shadow where a beard has been shaved. */
export function complexion(figure: Figure, head: HeadSpace) {
  const { look, face } = figure;
  const tones = SKINS[look.skinTone];
  const blush = rgb(tones.blush);
  const hair = rgb(HAIRS[look.facialHairColor || look.hairColor]);
  const strength = look.artStyle === 'realistic' ? 0.5 : 1;
  const rosy = look.marks?.includes('rosy-cheeks') ? 0.8 : 0.34;
  const marked = marksOf(look);
  return (x: number, y: number, z: number, base: Rgb): Rgb => {
    const [a, b, c] = head.into([x, y, z]);
    const cheek = rosy * smoothstep(0.18, 0.02, Math.hypot(Math.abs(a) - 0.27, b + 0.17, c - 0.33));
    const nose = 0.22 * smoothstep(0.1, 0.02, Math.hypot(a, b + 0.15, c - 0.52));
    const ear = 0.24 * smoothstep(0.47, 0.56, Math.abs(a));
    const blushed = mixRgb(base, blush, Math.max(cheek, nose, ear) * strength);
    const warm = marked(look.age === 'old' ? wrinkled(blushed, a, b, c) : blushed, a, b, c);
    if (look.facialHair !== 'stubble' && !look.facialHair.endsWith('beard')) return warm;
    const low =
      smoothstep(-0.16 * face.lower, -0.27 * face.lower, b) *
      smoothstep(-0.05, 0.12, c) *
      smoothstep(-0.62, -0.5, b);
    return mixRgb(warm, hair, 0.3 * low);
  };
}

/** Places of freckles on one cheek and the nose, in the head's space. */
const FRECKLES: readonly (readonly [number, number])[] = [
  [0.1, -0.13],
  [0.15, -0.17],
  [0.2, -0.13],
  [0.25, -0.18],
  [0.3, -0.14],
  [0.19, -0.215],
  [0.27, -0.235],
  [0.34, -0.19],
  [0.045, -0.1],
  [0.0, -0.145],
];

/** A layer of colour at a place of the head. */
type Paint = (a: number, b: number) => readonly [share: number, colour: Rgb];

const PAINTS: Partial<Record<FaceMark, (look: Look) => Paint>> = {
  scar: () => {
    const red = rgb('#b8544a');
    return (a, b) => [
      0.75 *
        smoothstep(0.022, 0.01, Math.abs(a + 0.3 + (b + 0.15) * 0.35)) *
        smoothstep(0.12, 0.1, Math.abs(b + 0.2)),
      red,
    ];
  },
  'beauty-mark': () => {
    const dark = rgb('#2c1712');
    return (a, b) => [0.9 * smoothstep(0.026, 0.015, Math.hypot(a - 0.2, b + 0.235)), dark];
  },
  bindi: () => {
    const red = rgb('#b3182c');
    return (a, b) => [smoothstep(0.04, 0.028, Math.hypot(a, b - 0.17)), red];
  },
  /** Vitiligo: pale places with soft edges. */
  patches: ({ skinTone }) => {
    const pale = rgb(skinTone === 'light' ? '#fff1e6' : '#f0cdb0');
    return (a, b) => {
      const wave = 0.03 * Math.sin(a * 23 + b * 9) + 0.025 * Math.sin(b * 31 - a * 7);
      const near = Math.min(
        Math.hypot((a - 0.3) * 0.9, b + 0.06) - 0.15,
        Math.hypot(a + 0.12, (b + 0.34) * 1.3) - 0.13,
        Math.hypot(a + 0.3, b - 0.26) - 0.12,
      );
      return [0.9 * smoothstep(0.02, -0.02, near + wave), pale];
    };
  },
  /** Soot, grease or flour. */
  spots: () => {
    const dark = rgb('#2b2522');
    return (a, b) => {
      const wave = 0.03 * Math.sin(a * 37 + b * 17) + 0.02 * Math.sin(b * 53);
      const near = Math.min(
        Math.hypot((a - 0.27) * 0.7, b + 0.2) - 0.06,
        Math.hypot((a + 0.2) * 0.6, b - 0.24) - 0.05,
        Math.hypot(a + 0.3, (b + 0.24) * 1.5) - 0.05,
      );
      return [0.55 * smoothstep(0.03, -0.02, near + wave), dark];
    };
  },
  /** Two stripes on each cheek, in the colour of the clothes. */
  'face-paint': ({ color }) => {
    const main = rgb(CLOTHS[color].main);
    return (a, b) => {
      const x = Math.abs(a);
      const stripe = Math.min(Math.abs(b + 0.155 - 0.12 * x), Math.abs(b + 0.235 - 0.12 * x));
      return [
        0.92 * smoothstep(0.032, 0.022, stripe) * smoothstep(0.11, 0.13, x) * smoothstep(0.4, 0.37, x),
        main,
      ];
    };
  },
};

/** Freckles, scars and paint on the skin. */
function marksOf(look: Look) {
  const { marks = [], skinTone } = look;
  const isFreckled = marks.includes('freckles');
  const paints = marks.flatMap((one) => PAINTS[one]?.(look) ?? []);
  const dark = skinTone === 'dark' ? 0.62 : 0.7;
  return (skin: Rgb, a: number, b: number, c: number): Rgb => {
    if (c < 0.1 || !(isFreckled || paints.length > 0)) return skin;
    const x = Math.abs(a);
    const spot = isFreckled
      ? Math.max(...FRECKLES.map(([u, v]) => smoothstep(0.024, 0.012, Math.hypot(x - u, b - v))))
      : 0;
    const k = 1 - (1 - dark) * spot;
    const tanned: Rgb = [skin[0] * k, skin[1] * k * k, skin[2] * k * k * k];
    return paints.reduce<Rgb>((under, paint) => {
      const [share, colour] = paint(a, b);
      return mixRgb(under, colour, share);
    }, tanned);
  };
}

/** Lines on the forehead, beside the eyes and from the nose to the mouth, as soft shade. */
function wrinkled(skin: Rgb, a: number, b: number, c: number): Rgb {
  if (c < 0.1) return skin;
  const x = Math.abs(a);
  const line = (d: number, width: number) => smoothstep(width, width * 0.2, Math.abs(d));
  const brow = [0.3, 0.36].map((y) => line(b - y + 0.25 * x * x, 0.02) * smoothstep(0.24, 0.14, x));
  const smile =
    line(x - 0.13 - 0.5 * (-0.16 - b), 0.022) * smoothstep(-0.34, -0.28, b) * smoothstep(-0.12, -0.17, b);
  const eye = [0.04, 0, -0.04].map(
    (y) =>
      line(b - 0.01 - y - (x - 0.36) * y * 6, 0.012) * smoothstep(0.33, 0.36, x) * smoothstep(0.45, 0.41, x),
  );
  const k = 1 - 0.3 * Math.min(1, Math.max(...brow, smile, ...eye));
  return [skin[0] * k, skin[1] * k * k, skin[2] * k * k];
}
