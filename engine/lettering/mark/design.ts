/** Everything a person can choose about a mark, and how anything that was stored or sent becomes such a choice. */

import {
  ANIMATION_DELAYS,
  ANIMATION_DURATIONS,
  ANIMATION_ITERATIONS,
  ANIMATION_TIMINGS,
  ANIMATION_TYPES,
  FONT_FAMILIES,
} from '#common/mark-values.ts';
import { readColor } from '../color/color.ts';
import type { Motion } from '../motion/motion.ts';

export const LAYOUTS = ['text', 'left', 'above', 'badge', 'boxed'] as const;
export const SHAPES = ['rounded', 'square', 'pill', 'circle', 'none'] as const;
export const PLATES = ['none', 'circle', 'rounded', 'hexagon', 'shield', 'ring'] as const;
export const GRADIENTS = ['none', 'across', 'diagonal', 'down'] as const;
export const ORNAMENTS = ['none', 'underline', 'rules', 'flank', 'frame'] as const;
export const CASINGS = ['as-is', 'upper', 'lower'] as const;
export const WEIGHTS = [400, 500, 600, 700] as const;

export interface MarkDesign {
  text: string;
  tagline: string;
  layout: (typeof LAYOUTS)[number];
  /** Id of a symbol: 'ph:coffee-fill', 'geo:petals', 'mono' for the initial; empty for none. */
  symbol: string;
  /** Size of the symbol against its usual one, 0.5-1.6. */
  symbolScale: number;
  plate: (typeof PLATES)[number];
  /** Primary: letters and symbol. Secondary: gradient's end, what stands on a plate, second word. */
  colors: [string, string];
  backgroundColor: string;
  shape: (typeof SHAPES)[number];
  /** Width of the background's outline in units of the picture, 0-6. */
  outline: number;
  gradient: (typeof GRADIENTS)[number];
  ornament: (typeof ORNAMENTS)[number];
  twoTone: boolean;
  fontFamily: (typeof FONT_FAMILIES)[number];
  /** As typed, '24px'; `readFontSize` makes a number of it. */
  fontSize: string;
  weight: number;
  italic: boolean;
  casing: (typeof CASINGS)[number];
  /** Between letters, in thousandths of the size, -50 to 400. */
  letterSpacing: number;
  isAnimated: boolean;
  motion: Motion;
}

export const DEFAULT_MOTION: Motion = {
  type: 'bounce',
  duration: '2s',
  delay: '0s',
  iterations: 'infinite',
  timing: 'ease-in-out',
};

export const DEFAULT_DESIGN: MarkDesign = {
  text: '',
  tagline: '',
  layout: 'text',
  symbol: '',
  symbolScale: 1,
  plate: 'none',
  colors: ['#2563eb', '#ffffff'],
  backgroundColor: '#ffffff',
  shape: 'rounded',
  outline: 0,
  gradient: 'none',
  ornament: 'none',
  twoTone: false,
  fontFamily: 'Arial',
  fontSize: '24px',
  weight: 700,
  italic: false,
  casing: 'as-is',
  letterSpacing: 0,
  isAnimated: false,
  motion: DEFAULT_MOTION,
};

/** In units of the picture. */
const PER_UNIT: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 };
const SMALLEST = 6;
const LARGEST = 96;

/** A number with an optional unit becomes a size within reason; anything else is no size. */
export function readFontSize(text: unknown): number | undefined {
  const [, digits, unit] =
    /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*(px|pt|em|rem|%)?\s*$/i.exec(String(text ?? '')) ?? [];
  if (digits === undefined) return undefined;
  const size = Number(digits) * PER_UNIT[(unit ?? '').toLowerCase()]!;
  return size > 0 ? Math.max(SMALLEST, Math.min(LARGEST, size)) : undefined;
}

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.includes(value as T) ? (value as T) : otherwise;
const words = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').slice(0, max) : '';
const within = (value: unknown, low: number, high: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : otherwise;

/** Whatever it is given, a design that can be drawn: unknown choices become the usual ones. */
export function readDesign(given: unknown): MarkDesign {
  const from = (given && typeof given === 'object' ? given : {}) as Record<string, unknown>;
  const fallback = DEFAULT_DESIGN;
  const colors = Array.isArray(from.colors) ? from.colors : [];
  const motion = (from.motion && typeof from.motion === 'object' ? from.motion : {}) as Record<
    string,
    unknown
  >;
  return {
    text: words(from.text, 80),
    tagline: words(from.tagline, 80),
    layout: oneOf(LAYOUTS, from.layout, fallback.layout),
    symbol: /^(mono|(geo|ph|tabler):[\w-]{1,60})$/.test(String(from.symbol)) ? String(from.symbol) : '',
    symbolScale: within(from.symbolScale, 0.5, 1.6, 1),
    plate: oneOf(PLATES, from.plate, fallback.plate),
    colors: [readColor(colors[0]) ?? fallback.colors[0], readColor(colors[1]) ?? fallback.colors[1]],
    backgroundColor: readColor(from.backgroundColor) ?? fallback.backgroundColor,
    shape: oneOf(SHAPES, from.shape, fallback.shape),
    outline: within(from.outline, 0, 6, 0),
    gradient: oneOf(GRADIENTS, from.gradient, fallback.gradient),
    ornament: oneOf(ORNAMENTS, from.ornament, fallback.ornament),
    twoTone: from.twoTone === true,
    fontFamily: oneOf(FONT_FAMILIES, from.fontFamily, fallback.fontFamily),
    fontSize: readFontSize(from.fontSize) === undefined ? fallback.fontSize : String(from.fontSize),
    weight: oneOf<number>(WEIGHTS, from.weight, fallback.weight),
    italic: from.italic === true,
    casing: oneOf(CASINGS, from.casing, fallback.casing),
    letterSpacing: within(from.letterSpacing, -50, 400, 0),
    isAnimated: from.isAnimated === true,
    motion: {
      type: oneOf(ANIMATION_TYPES, motion.type, DEFAULT_MOTION.type),
      duration: oneOf(ANIMATION_DURATIONS, motion.duration, DEFAULT_MOTION.duration as '2s'),
      delay: oneOf(ANIMATION_DELAYS, motion.delay, DEFAULT_MOTION.delay as '0s'),
      iterations: oneOf(ANIMATION_ITERATIONS, motion.iterations, DEFAULT_MOTION.iterations as 'infinite'),
      timing: oneOf(ANIMATION_TIMINGS, motion.timing, DEFAULT_MOTION.timing),
    },
  };
}
