/** The colours behind the words of a look, so that skin, lips and blush always go together. */

import type {
  AccessoryColor,
  ClothingColor,
  EyeColor,
  HairColor,
  SkinTone,
} from '#common/character/character-words.ts';

export interface Skin {
  base: string;
  blush: string;
  lip: string;
}

/** The tones of a face: of people one skin, of animals other fur around eyes and mouth. */
export interface Complexion extends Skin {
  lids: string;
  muzzle: string;
  hands: string;
}

export const SKINS: Record<SkinTone, Skin> = {
  light: { base: '#f3c9ab', blush: '#ec8f78', lip: '#cc6a62' },
  medium: { base: '#d9a078', blush: '#d0705a', lip: '#b5584f' },
  olive: { base: '#c19a68', blush: '#bb7350', lip: '#a5584a' },
  dark: { base: '#7b4b33', blush: '#a3452f', lip: '#8a3f38' },
  green: { base: '#86ad5e', blush: '#6d9a4c', lip: '#5a7f45' },
  blue: { base: '#7fa8d8', blush: '#6f86cf', lip: '#5574ad' },
  purple: { base: '#a98bc9', blush: '#b56fa6', lip: '#85569f' },
  red: { base: '#c4493f', blush: '#a1302f', lip: '#8b2a2d' },
  gray: { base: '#a9acae', blush: '#9a8f93', lip: '#857c82' },
  silver: { base: '#b9c1cc', blush: '#b9c1cc', lip: '#8a94a3' },
};

export const IRISES: Record<EyeColor, string> = {
  brown: '#6b4526',
  blue: '#3f74b0',
  green: '#4f8a4c',
  hazel: '#8a6a34',
  gray: '#76838f',
  amber: '#b8752a',
  red: '#b3302a',
  purple: '#7d4fb5',
  rose: '#d4679a',
};

export const HAIRS: Record<HairColor, string> = {
  black: '#241c1e',
  brown: '#5d3824',
  blonde: '#dcae5e',
  red: '#b8502a',
  gray: '#8d8c90',
  white: '#e6e2dc',
  orange: '#e2701c',
  rose: '#e57fae',
  blue: '#3f74c4',
  green: '#4f9a5a',
  purple: '#7d55b8',
};

/** A garment's main colour with what goes beside it. */
export interface Cloth {
  main: string;
  trim: string;
  /** Trousers, boots, leather. */
  dark: string;
  accent: string;
}

export const CLOTHS: Record<ClothingColor, Cloth> = {
  red: { main: '#c8423c', trim: '#9e2f30', dark: '#3b3f52', accent: '#f2c14e' },
  blue: { main: '#3a6ea8', trim: '#2b5485', dark: '#3a3440', accent: '#f0b23a' },
  green: { main: '#4f8f63', trim: '#3b7250', dark: '#4a3f36', accent: '#f0d9a0' },
  yellow: { main: '#f0b23a', trim: '#dd9822', dark: '#3f5f8f', accent: '#e4574c' },
  purple: { main: '#7a55b0', trim: '#5f3f90', dark: '#35324a', accent: '#f2c14e' },
  black: { main: '#33343c', trim: '#22232a', dark: '#2a2b33', accent: '#d9634a' },
  white: { main: '#eeeae2', trim: '#cfc8bc', dark: '#4a5468', accent: '#3aa39a' },
};

export const TONES: Record<AccessoryColor, string> = {
  red: '#c8423c',
  blue: '#3a6ea8',
  green: '#4f8f63',
  yellow: '#f0bf34',
  purple: '#7a55b0',
  black: '#2e2e35',
  white: '#f1eee7',
  orange: '#e6812c',
  pink: '#e888ae',
  turquoise: '#2fa5a3',
  brown: '#7a5134',
  gray: '#8b8f96',
  gold: '#d9a441',
  silver: '#c2c7cf',
};

/** The same colour in shade: hems, ribbons, linings. */
export const darker = (hex: string): string =>
  `#${[1, 3, 5]
    .map((i) => Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * 0.78))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
