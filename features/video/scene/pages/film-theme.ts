/** How the pages of a film look: the colours of the brand or of the template, and letters and shapes of the style. */

import { contrast, mix, readableOn } from '#engine/lettering/color/color.ts';
import type { FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import type { MotionKind } from '#engine/page/document/document.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { VideoData, VideoStyle, VideoTemplateId } from '../../contract.ts';
import { faceNamed, lookOf } from '../look/template-look.ts';

export interface FilmTheme {
  theme: Theme;
  style: VideoStyle;
  manner: Manner;
}

/** What tells one style from another, beside its colours. */
export interface Manner {
  heading: FaceFamilyName;
  body: FaceFamilyName;
  weight: number;
  casing: 'as-is' | 'upper';
  /** Between the letters of a headline, in shares of their size. */
  spacing: number;
  /** Of a headline: hundredths of the page. */
  max: number;
  /** Of plates and pictures: hundredths of the page. */
  corner: number;
  /** What carries words on a picture. */
  carrier: 'shade' | 'card' | 'plate' | 'band' | 'frame';
  /** How things come in. */
  motion: MotionKind;
  ornament: 'none' | 'circles' | 'blobs' | 'stripes' | 'frame' | 'corner' | 'dots';
}

const MANNERS: Record<VideoStyle, Manner> = {
  modern: {
    heading: 'poppins',
    body: 'inter',
    weight: 700,
    casing: 'as-is',
    spacing: -0.02,
    max: 11,
    corner: 2.4,
    carrier: 'shade',
    motion: 'rise',
    ornament: 'circles',
  },
  classic: {
    heading: 'lora',
    body: 'lora',
    weight: 600,
    casing: 'as-is',
    spacing: 0,
    max: 9.5,
    corner: 0,
    carrier: 'card',
    motion: 'fade',
    ornament: 'frame',
  },
  minimal: {
    heading: 'inter',
    body: 'inter',
    weight: 500,
    casing: 'as-is',
    spacing: -0.02,
    max: 8,
    corner: 0.6,
    carrier: 'band',
    motion: 'fade',
    ornament: 'none',
  },
  bold: {
    heading: 'anton',
    body: 'oswald',
    weight: 400,
    casing: 'upper',
    spacing: 0.005,
    max: 15,
    corner: 0,
    carrier: 'plate',
    motion: 'slide',
    ornament: 'stripes',
  },
  elegant: {
    heading: 'cormorant',
    body: 'lora',
    weight: 600,
    casing: 'as-is',
    spacing: 0.01,
    max: 11,
    corner: 0,
    carrier: 'frame',
    motion: 'fade',
    ornament: 'frame',
  },
  playful: {
    heading: 'fredoka',
    body: 'fredoka',
    weight: 600,
    casing: 'as-is',
    spacing: 0,
    max: 11,
    corner: 4,
    carrier: 'plate',
    motion: 'pop',
    ornament: 'blobs',
  },
};

/** Of letters against what they stand on. */
const READABLE = 4.5;

/** The accent as it is, or far enough from the paper to be seen as a shape. */
function seenOn(paper: string, accent: string, ink: string): string {
  for (const share of [0, 0.2, 0.4, 0.6]) {
    const color = mix(accent, ink, share);
    if (contrast(color, paper) >= 1.6) return color;
  }
  return ink;
}

const known = new WeakMap<VideoData, FilmTheme>();

export function filmTheme(data: VideoData, template: VideoTemplateId): FilmTheme {
  const found = known.get(data);
  if (found) return found;
  const look = lookOf(data, template);
  const own = faceNamed(data.letters);
  const manner = { ...MANNERS[data.style], ...(own && { heading: own, body: own }) };
  const [paper, second] = look.ground;
  const ink = readableOn(paper, [look.ink, '#14171f', '#ffffff'], READABLE);
  const accent = seenOn(paper, look.accent, ink);
  const made: FilmTheme = {
    theme: {
      colors: { primary: second, secondary: mix(second, accent, 0.35), accent, ink, paper },
      faces: { heading: manner.heading, body: manner.body, accent: manner.heading },
    },
    style: data.style,
    manner,
  };
  known.set(data, made);
  return made;
}
