/** How the pages of a film look: the colours of the brand or of the template, and letters and shapes of the style. */

import { contrast, fromHex, mix, readableOn } from '#engine/lettering/color/color.ts';
import type { FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import type { MotionKind } from '#engine/page/document/document.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { VideoData, VideoStyle, VideoTemplateId } from '../../contract.ts';
import { colorsOf, faceNamed, lookOf, type TemplateLook } from '../look/template-look.ts';

/** What a shade over a picture is, where the film has no dark colour of its own. */
const NIGHT = '#0d1016';

export interface FilmTheme {
  theme: Theme;
  style: VideoStyle;
  manner: Manner;
  /** What a shade over a picture comes to: dark, and of the film's own colours. */
  shade: string;
}

/** What tells one style from another, beside its colours. */
export interface Manner {
  heading: FaceFamilyName;
  body: FaceFamilyName;
  weight: number;
  casing: 'as-is' | 'upper';
  /** What sums are set in: some faces have figures that dance on the line. */
  figures: '@heading' | '@body';
  /** Between the letters of a headline, in shares of their size. */
  spacing: number;
  /** Of a headline: hundredths of the page. */
  max: number;
  /** Of plates and pictures: hundredths of the page. */
  corner: number;
  /** How things come in. */
  motion: MotionKind;
  ornament: 'none' | 'circles' | 'blobs' | 'stripes' | 'frame' | 'corner' | 'dots';
}

const MANNERS: Record<VideoStyle, Manner> = {
  modern: {
    heading: 'poppins',
    body: 'inter',
    weight: 700,
    figures: '@heading',
    casing: 'as-is',
    spacing: -0.02,
    max: 12.5,
    corner: 2.4,
    motion: 'rise',
    ornament: 'circles',
  },
  classic: {
    heading: 'lora',
    body: 'lora',
    weight: 600,
    figures: '@heading',
    casing: 'as-is',
    spacing: 0,
    max: 12.5,
    corner: 0,
    motion: 'fade',
    ornament: 'frame',
  },
  minimal: {
    heading: 'inter',
    body: 'inter',
    weight: 500,
    figures: '@heading',
    casing: 'as-is',
    spacing: -0.02,
    max: 9.5,
    corner: 0.6,
    motion: 'fade',
    ornament: 'none',
  },
  bold: {
    heading: 'anton',
    body: 'oswald',
    weight: 400,
    figures: '@heading',
    casing: 'upper',
    spacing: 0.005,
    max: 17,
    corner: 0,
    motion: 'slide',
    ornament: 'stripes',
  },
  elegant: {
    heading: 'cormorant',
    body: 'lora',
    weight: 600,
    figures: '@body',
    casing: 'as-is',
    spacing: 0.01,
    max: 11,
    corner: 0,
    motion: 'fade',
    ornament: 'frame',
  },
  playful: {
    heading: 'fredoka',
    body: 'fredoka',
    weight: 600,
    figures: '@heading',
    casing: 'as-is',
    spacing: 0,
    max: 12.5,
    corner: 4,
    motion: 'pop',
    ornament: 'blobs',
  },
};

/** Of letters against what they stand on. */
const READABLE = 4.5;
const DARK = '#0b0d12';
const SHARES = [0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.5, 0.6, 0.7, 0.8];

/** By as little as it takes, on the way to another colour; that one where nothing before it does. */
const towards = (from: string, to: string, isEnough: (color: string) => boolean): string =>
  SHARES.map((share) => mix(from, to, share)).find(isEnough) ?? to;

/** Words in white or black can be read on it. */
const bearsWords = (color: string): boolean =>
  Math.max(contrast(color, '#ffffff'), contrast(color, '#111827')) >= READABLE * 1.03;

const isColorful = (hex: string): boolean => {
  const { r, g, b } = fromHex(hex);
  const max = Math.max(r, g, b);
  return max > 40 && (max - Math.min(r, g, b)) / max > 0.35;
};

/** Black, red and white: a dark brand has its accent as its second ground, and its light ink as its third. */
const isDarkBrand = ({ paper, ink, accent }: Record<'paper' | 'ink' | 'accent', string>): boolean =>
  contrast(paper, '#ffffff') >= 6 &&
  contrast(ink, paper) >= 7 &&
  contrast(accent, paper) >= 2 &&
  bearsWords(accent);

/** A ground for whole pages that is far from the paper: the brand's own dark colour, or the template's second colour, or a deep form of what is its own. */
function deepOf({ ground: [paper, second], ink, accent }: TemplateLook, hasBrand: boolean): string {
  if (hasBrand) {
    if (contrast(second, paper) >= 2 && bearsWords(second)) return second;
    // Warm accents turn to mud when they are darkened; the brand's own ink and paper stay what they are.
    if (contrast(ink, '#ffffff') >= 6 && contrast(ink, paper) >= 1.5) return ink;
    if (isDarkBrand({ paper, ink, accent })) return accent;
    const far = contrast(paper, '#ffffff') >= 8 ? '#ffffff' : DARK;
    return towards(paper, far, (color) => contrast(color, paper) >= 1.4 && bearsWords(color));
  }
  if (isColorful(second) && contrast(second, '#ffffff') >= 2.5) return second;
  const own = isColorful(ink) && contrast(ink, '#ffffff') >= 6 ? ink : accent;
  const deep = towards(own, DARK, (color) => contrast(color, '#ffffff') >= 6);
  return contrast(deep, paper) >= 1.5 ? deep : mix(deep, '#ffffff', 0.16);
}

/** White letters stand on it however bright the picture below is. */
const SHADY = 8.5;

const shadeOf = ({ ground: [paper], ink }: TemplateLook): string => {
  const own = [paper, ink].find((color) => contrast(color, '#ffffff') >= 6);
  return own ? towards(mix(own, NIGHT, 0.2), NIGHT, (color) => contrast(color, '#ffffff') >= SHADY) : NIGHT;
};

const known = new WeakMap<VideoData, FilmTheme>();

export function filmTheme(data: VideoData, template: VideoTemplateId): FilmTheme {
  const found = known.get(data);
  if (found) return found;
  const look = lookOf(data, template);
  const own = faceNamed(data.letters);
  const manner = { ...MANNERS[data.style], ...(own && { heading: own, body: own }) };
  const [paper] = look.ground;
  const ink = readableOn(paper, [look.ink, '#14171f', '#ffffff'], READABLE);
  const primary = towards(deepOf(look, colorsOf(data) !== null), '#000000', bearsWords);
  // Far enough from paper and deep ground to be seen as a shape on both.
  const third = primary === look.accent && primary !== paper ? ink : look.accent;
  const seen = towards(third, ink, (color) => contrast(color, paper) >= 1.6);
  const apart = contrast(seen, primary) >= 1.35 ? seen : mix(seen, '#ffffff', 0.22);
  const accent = towards(apart, '#000000', bearsWords);
  const shade = shadeOf(look);
  // What is said loudest on dark grounds.
  const secondary = towards(
    look.accent,
    '#ffffff',
    (color) => contrast(color, primary) >= READABLE * 1.05 && contrast(color, shade) >= READABLE * 1.05,
  );
  const made: FilmTheme = {
    theme: {
      colors: { primary, secondary, accent, ink, paper },
      faces: { heading: manner.heading, body: manner.body, accent: manner.heading },
    },
    style: data.style,
    manner,
    shade,
  };
  known.set(data, made);
  return made;
}
