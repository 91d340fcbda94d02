/** The filters by name: what each does to tones and colours at full strength. */

import type { FilterName, PhotoAdjust } from '#common/photo-recipe.ts';

type Colour = readonly [red: number, green: number, blue: number];

export interface NamedLook {
  adjust?: PhotoAdjust;
  /** How much of red, green and blue a grey picture is made of. */
  mono?: Colour;
  /** Added to dark and to bright places, in shares of the whole range. */
  dark?: Colour;
  bright?: Colour;
  /** Black and white of the finished picture, for faded paper. */
  black?: number;
  white?: number;
}

export const NAMED_LOOKS: Record<FilterName, NamedLook> = {
  vivid: { adjust: { saturation: 30, contrast: 24, shadows: 14 } },
  warm: {
    adjust: { temperature: 30, saturation: 8, shadows: 8 },
    bright: [0.02, 0.01, -0.03],
  },
  cool: {
    adjust: { temperature: -28, contrast: 8, saturation: -6 },
    dark: [-0.01, 0.0, 0.03],
  },
  golden: {
    adjust: { temperature: 38, tint: 6, exposure: 6, highlights: -18, saturation: 14 },
    dark: [0.03, 0.005, -0.02],
    bright: [0.03, 0.015, -0.05],
  },
  fade: { adjust: { contrast: -18, saturation: -24 }, black: 0.1, white: 0.96 },
  film: {
    adjust: { contrast: 18, saturation: -8, highlights: -14 },
    dark: [-0.01, 0.012, 0.024],
    bright: [0.026, 0.012, -0.026],
    black: 0.035,
    white: 0.98,
  },
  sepia: {
    mono: [0.34, 0.56, 0.1],
    adjust: { contrast: 6 },
    dark: [0.085, 0.018, -0.04],
    bright: [0.075, 0.022, -0.08],
    black: 0.03,
    white: 0.97,
  },
  mono: { mono: [0.3, 0.59, 0.11] },
  noir: { mono: [0.44, 0.46, 0.1], adjust: { contrast: 70, shadows: -22, vignette: 34 } },
  silver: {
    mono: [0.28, 0.52, 0.2],
    adjust: { contrast: 14, shadows: 24, highlights: 10 },
    dark: [0.0, 0.004, 0.014],
    black: 0.04,
  },
  dusk: {
    adjust: { temperature: -6, tint: 16, contrast: 10, saturation: 8, exposure: -6 },
    dark: [0.02, -0.016, 0.05],
    bright: [0.035, 0.0, -0.01],
    black: 0.025,
  },
  forest: {
    adjust: { tint: -16, temperature: 6, contrast: 12, saturation: -10, highlights: -10 },
    dark: [-0.016, 0.02, 0.004],
    bright: [0.012, 0.014, -0.024],
    black: 0.03,
  },
  rose: {
    adjust: { tint: 12, brightness: 10, contrast: -8, saturation: -4, shadows: 14 },
    bright: [0.028, -0.006, 0.008],
    black: 0.04,
  },
  crisp: { adjust: { contrast: 24, shadows: 22, highlights: -22, saturation: 10, sharpness: 36 } },
  matte: { adjust: { contrast: 12, saturation: -14, shadows: 10 }, black: 0.085, white: 0.94 },
  cinema: {
    adjust: { contrast: 22, saturation: -4, shadows: -6 },
    dark: [-0.03, 0.01, 0.045],
    bright: [0.045, 0.012, -0.05],
    black: 0.02,
  },
};
