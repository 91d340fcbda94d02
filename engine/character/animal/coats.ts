/** The colours of animals: fur, where it is lighter or darker, nose and paws, painted over head and neck. */

import type { Animal, HairColor } from '#common/character-words.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { HeadSpace } from '../face/head-space.ts';
import { type Complexion, SKINS } from '../figure/colours.ts';
import type { Look } from '../figure/look.ts';
import type { Rgb } from '../part.ts';

export interface Coat {
  fur: string;
  /** Muzzle, cheeks, belly. */
  light: string;
  /** Ear tips, paws, stripes, patches. */
  dark: string;
  nose: string;
  /** Inside of the ears. */
  inner: string;
}

/** Hair colours as fur. */
const FURS: Record<HairColor, Pick<Coat, 'fur' | 'light' | 'dark'>> = {
  black: { fur: '#38343a', light: '#6d666b', dark: '#1f1c20' },
  brown: { fur: '#8d5d38', light: '#e0bf95', dark: '#5a3821' },
  blonde: { fur: '#dda956', light: '#f8e6c4', dark: '#96602a' },
  red: { fur: '#d96c2c', light: '#fbf0e2', dark: '#43271f' },
  gray: { fur: '#8f939b', light: '#e6e6e6', dark: '#51555e' },
  white: { fur: '#efeae3', light: '#fffdf9', dark: '#b9aea4' },
};

/** Those whose colours are what they are known by. */
const FIXED: Partial<Record<Animal, Coat>> = {
  panda: { fur: '#f4f0ea', light: '#fffdf9', dark: '#2c2a2f', nose: '#26211f', inner: '#2c2a2f' },
  penguin: { fur: '#2f3644', light: '#fbf8f2', dark: '#20242e', nose: '#f2a33a', inner: '#f2a33a' },
  frog: { fur: '#6fb04a', light: '#dcebb0', dark: '#457a31', nose: '#457a31', inner: '#457a31' },
  pig: { fur: '#f0b2ac', light: '#f6c9c2', dark: '#d98d88', nose: '#e2948f', inner: '#e58f8b' },
};

const NOSES: Partial<Record<Animal, string>> = { rabbit: '#e08a90', mouse: '#e58f94', cat: '#d98389' };

export function coatOf(animal: Animal, colour: HairColor): Coat {
  const fixed = FIXED[animal];
  if (fixed) return fixed;
  const isDark = colour === 'black' || colour === 'brown';
  return { ...FURS[colour], nose: NOSES[animal] ?? '#2a2020', inner: isDark ? '#a8746c' : '#eab0a6' };
}

export const browFur = (animal: Animal, colour: HairColor): string => {
  const { fur, dark } = coatOf(animal, colour);
  return animal === 'penguin' ? fur : dark;
};

const isMasked = (animal: Animal): boolean => animal === 'fox' || animal === 'wolf';

export function complexionOf(look: Look): Complexion {
  if (!look.animal) {
    const skin = SKINS[look.skinTone];
    return { ...skin, lids: skin.base, muzzle: skin.base, hands: skin.base };
  }
  const { animal } = look;
  const coat = coatOf(animal, look.hairColor);
  return {
    base: animal === 'panda' ? coat.dark : coat.fur,
    blush: coat.dark,
    lip: animal === 'penguin' ? '#b8651c' : '#5c2f2c',
    lids: animal === 'panda' ? coat.dark : animal === 'penguin' ? coat.light : coat.fur,
    muzzle: animal === 'penguin' ? coat.nose : animal === 'frog' || animal === 'pig' ? coat.fur : coat.light,
    hands: isMasked(animal) || animal === 'panda' ? coat.dark : coat.fur,
  };
}

type Painter = (a: number, b: number, c: number) => number;

/** How much of `light` there is at a place of the head. */
function lightOf(animal: Animal): Painter {
  switch (animal) {
    case 'fox':
    case 'wolf':
      return (a, b, c) => {
        const x = Math.abs(a);
        // Up over the cheeks, while the bridge of the nose keeps its colour.
        const edge = -0.17 + 0.42 * Math.max(0, x - 0.1) - 0.5 * Math.max(0, x - 0.36);
        const bridge = smoothstep(0.1, 0.05, x) * smoothstep(-0.2, -0.16, b);
        return smoothstep(edge + 0.02, edge - 0.02, b) * smoothstep(-0.28, -0.16, c) * (1 - bridge);
      };
    case 'penguin':
      return (a, b, c) => {
        const eyes = Math.hypot((Math.abs(a) - 0.17) / 0.24, (b + 0.1) / 0.34);
        const throat = Math.hypot(a / 0.33, (b + 0.42) / 0.3);
        return smoothstep(1.05, 0.97, Math.min(eyes, throat)) * smoothstep(0, 0.1, c);
      };
    case 'frog':
      return (_a, b, c) => smoothstep(-0.36, -0.42, b) * smoothstep(-0.1, 0.1, c);
    case 'panda':
    case 'pig':
      return () => 0;
    default:
      return (a, b, c) =>
        smoothstep(1.06, 0.94, Math.hypot(a / 0.245, (b + 0.29) / 0.185)) * smoothstep(0.2, 0.32, c);
  }
}

/** How much of `dark`. */
function darkOf(animal: Animal): Painter {
  switch (animal) {
    case 'panda':
      return (a, b, c) => {
        const [x, y] = [Math.abs(a) - 0.215, b + 0.035];
        const [u, v] = [x * 0.86 + y * 0.5, y * 0.86 - x * 0.5];
        const patch = smoothstep(1.06, 0.94, Math.hypot(u / 0.165, v / 0.235)) * smoothstep(0.1, 0.2, c);
        return Math.max(patch, smoothstep(-0.5, -0.56, b));
      };
    case 'tiger':
      return (a, b, c) => {
        const x = Math.abs(a);
        // On the forehead across, on the cheeks inwards.
        const crown =
          smoothstep(0.35, 0.6, Math.sin(b * 44 + 1.2 - 6 * x)) *
          smoothstep(0.2, 0.26, b) *
          smoothstep(0.26, 0.16, x);
        const cheek =
          smoothstep(0.25, 0.5, Math.sin(b * 34 - x * 6)) *
          smoothstep(0.35, 0.41, x) *
          smoothstep(0.25, 0.1, b);
        const back = smoothstep(0.3, 0.5, Math.sin(b * 30)) * smoothstep(-0.1, -0.2, c);
        return Math.max(crown, cheek, back);
      };
    case 'dog':
      return (a, b, c) =>
        smoothstep(1.05, 0.92, Math.hypot((a - 0.23) / 0.2, (b - 0.02) / 0.24)) * smoothstep(0.05, 0.2, c);
    case 'frog':
      return (a, b, c) =>
        0.75 * smoothstep(0.62, 0.68, noise(a * 4.5 + 3, b * 4.5, c * 4.5)) * smoothstep(0.1, 0.25, b);
    default:
      return () => 0;
  }
}

/** A beak's colour around the mouth. */
const beakOf: Painter = (a, b, c) =>
  smoothstep(1.04, 0.96, Math.hypot(a / 0.185, (b + 0.255) / 0.135)) * smoothstep(0.43, 0.46, c);

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Paints the head, its snout and the neck below. */
export function furOf(animal: Animal, colour: HairColor, head: HeadSpace) {
  const coat = coatOf(animal, colour);
  const [fur, light, dark, nose] = [coat.fur, coat.light, coat.dark, coat.nose].map(linear) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  const [lighter, darker] = [lightOf(animal), darkOf(animal)];
  return (x: number, y: number, z: number): Rgb => {
    const [a, b, c] = head.into([x, y, z]);
    const painted = mixed(mixed(fur, light, lighter(a, b, c)), dark, darker(a, b, c));
    return animal === 'penguin' ? mixed(painted, nose, beakOf(a, b, c)) : painted;
  };
}
