/** What makes each template itself: its colours, its letters and how scenes change. */

import { type FaceFamilyName, OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import type { Transition, VideoData, VideoStyle, VideoTemplateId } from '../../contract.ts';

/** What is strewn over pages of words. */
export type Motif = 'confetti' | 'petals';

export interface TemplateLook {
  /** Two colours of the background, the ink on it, and the accent. */
  ground: readonly [string, string];
  ink: string;
  accent: string;
  motif?: Motif;
  transition: Transition;
  /** Words over the beats, where the person wrote none. */
  beats: readonly string[];
  ending: string;
  /** What our illustrator draws for the scenes where the person told nothing. */
  scenery: readonly string[];
}

export const LOOKS: Record<VideoTemplateId, TemplateLook> = {
  promotional: {
    ground: ['#5b21b6', '#1d4ed8'],
    ink: '#ffffff',
    accent: '#fbbf24',
    transition: 'wipe',
    beats: ['Made for you', 'Better in every way', 'Only for a short time'],
    ending: 'Get yours today',
    scenery: [
      'Futuristic city skyline at sunset',
      'Sports car on a coast road',
      'Fireworks over a harbour at night',
      'Golden mountains in bright morning light',
    ],
  },
  product: {
    ground: ['#f1f5f9', '#cbd5e1'],
    ink: '#0f172a',
    accent: '#2563eb',
    transition: 'slide',
    beats: ['Designed with care', 'Every detail counts', 'Ready when you are'],
    ending: 'Find out more',
    scenery: [
      'A red cup on a table by the window',
      'A quiet lake under a pale sky',
      'A lamp in soft evening light',
      'Clean geometric shapes in blue',
    ],
  },
  explainer: {
    ground: ['#e0f2fe', '#bae6fd'],
    ink: '#0c4a6e',
    accent: '#f97316',
    transition: 'slide',
    beats: ['First, the idea', 'Then, how it works', 'What you gain'],
    ending: 'See how it works',
    scenery: [
      'A lighthouse above a calm sea',
      'A winding road through green hills',
      'A bridge over a river in the morning',
      'A bright open meadow',
    ],
  },
  social: {
    ground: ['#f43f5e', '#f97316'],
    ink: '#ffffff',
    accent: '#fde047',
    transition: 'zoom',
    beats: ['Wait for it', 'You will love this', 'Tell your friends'],
    ending: 'Follow for more',
    scenery: [
      'Neon city street at night',
      'A tropical beach at sunset',
      'A cat in the sun',
      'Colourful hot air balloons over mountains',
    ],
  },
  birthday: {
    ground: ['#7c3aed', '#db2777'],
    ink: '#ffffff',
    accent: '#fde047',
    motif: 'confetti',
    transition: 'circle',
    beats: ['Today is your day', 'Make a wish', 'Here is to another year'],
    ending: 'Happy birthday!',
    scenery: [
      'A birthday cake with candles',
      'Colourful balloons over a meadow',
      'Fireworks over a lake at night',
      'A gift with a ribbon',
    ],
  },
  wedding: {
    ground: ['#fdf2f8', '#fbe9dd'],
    ink: '#6b4a3c',
    accent: '#b98a5e',
    motif: 'petals',
    transition: 'fade',
    beats: ['Two hearts', 'One day to remember', 'With those we love'],
    ending: 'Forever begins today',
    scenery: [
      'Roses in soft morning light',
      'A chapel in a spring meadow',
      'A calm lake at golden sunset',
      'A flowering tree in a garden',
    ],
  },
  travel: {
    ground: ['#0e7490', '#164e63'],
    ink: '#ffffff',
    accent: '#fcd34d',
    transition: 'wipe',
    beats: ['Pack light', 'See more', 'Take the long way home'],
    ending: 'Where to next?',
    scenery: [
      'A tropical beach with palm trees',
      'Snowy mountains at sunrise',
      'A sailing boat on the ocean',
      'A desert with dunes at sunset',
    ],
  },
  training: {
    ground: ['#f8fafc', '#e2e8f0'],
    ink: '#1e293b',
    accent: '#059669',
    transition: 'fade',
    beats: ['What you will learn', 'Step by step', 'Try it yourself'],
    ending: 'Well done',
    scenery: [
      'A desk with a book and a lamp',
      'A forest path in the morning',
      'A mountain summit under a clear sky',
      'A lighthouse at dawn',
    ],
  },
};

/** With no template chosen the film is told as an explainer in the chosen style. */
export const templateOf = ({ template }: Pick<VideoData, 'template'>): VideoTemplateId =>
  template || 'explainer';

/** The template in the person's own colors, where they have some. */
/** Those of the brand; without one, those of the first picture that has some. */
export const colorsOf = ({ brand, uploadedFiles }: VideoData): VideoData['brand'] =>
  brand ?? uploadedFiles.find((one) => one.colors)?.colors ?? null;

export function lookOf(data: VideoData, template: VideoTemplateId): TemplateLook {
  const look = LOOKS[template];
  const colors = colorsOf(data);
  if (!colors) return look;
  return {
    ...look,
    ground: [colors.background, mixed(colors.background, colors.accent, 0.18)],
    ink: colors.text,
    accent: colors.accent,
  };
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const parts = a.map((value, i) => Math.round(value + (b[i]! - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export interface StyleLook {
  family: string;
  /** The person's own choice; the family stands in where it lacks a letter. */
  face?: FaceFamilyName | undefined;
  weight: number;
  /** Strength of movement. */
  energy: number;
}

/** Faces for every other script; the exporter has them all, a browser takes its own where one is missing. */
const OTHERS =
  'Inter Latin, Inter Cyrillic, Inter Greek, Inter Vietnamese, Noto Sans SC, Noto Sans KR, Noto Sans Arabic, Noto Sans Hebrew, Noto Color Emoji';
/** Inter without its optical sizes, which a browser applies by itself and an exporter does not. */
const SANS = `Film Sans, ${OTHERS}, sans-serif`;

const STYLES: Record<VideoStyle, StyleLook> = {
  modern: {
    family: SANS,
    weight: 700,
    energy: 1,
  },
  classic: {
    family: `Gelasio, ${OTHERS}, serif`,
    weight: 700,
    energy: 0.6,
  },
  minimal: {
    family: SANS,
    weight: 400,
    energy: 0.4,
  },
  bold: {
    family: SANS,
    weight: 900,
    energy: 1.4,
  },
  elegant: {
    family: `Tinos, ${OTHERS}, serif`,
    weight: 400,
    energy: 0.5,
  },
  playful: {
    family: `DejaVu Sans, ${OTHERS}, sans-serif`,
    weight: 700,
    energy: 1.6,
  },
};

/** Undefined for one that is not, or no longer, shipped. */
export const faceNamed = (letters: string | null): FaceFamilyName | undefined =>
  OFFERED_FACES.find((one) => one === letters);

export const styleOf = ({ style, letters }: Pick<VideoData, 'style' | 'letters'>): StyleLook => ({
  ...STYLES[style],
  face: faceNamed(letters),
});
