/** Which shipped face stands for which font name: same widths as the original, so a mark looks alike on every machine. */

import { FONT_FAMILIES, type FontFamily } from '#common/mark-values.ts';

export const FACE_FAMILIES = ['arimo', 'tinos', 'gelasio', 'dejavu'] as const;
export type FaceFamily = (typeof FACE_FAMILIES)[number];

interface Stand {
  face: FaceFamily;
  weights: readonly number[];
  /** What a viewer without our outlines falls back to. */
  stack: string;
}

const STANDS: Record<FontFamily, Stand> = {
  Arial: { face: 'arimo', weights: [400, 500, 600, 700], stack: 'Arial, Arimo, Helvetica, sans-serif' },
  Helvetica: { face: 'arimo', weights: [400, 500, 600, 700], stack: 'Helvetica, Arimo, Arial, sans-serif' },
  Georgia: { face: 'gelasio', weights: [400, 500, 600, 700], stack: 'Georgia, Gelasio, serif' },
  'Times New Roman': { face: 'tinos', weights: [400, 700], stack: 'Times New Roman, Tinos, Times, serif' },
  Verdana: { face: 'dejavu', weights: [400, 700], stack: 'Verdana, DejaVu Sans, sans-serif' },
};

export interface FaceWanted {
  family: FontFamily;
  weight: number;
  italic: boolean;
}

/** The nearest weight that was drawn. */
export const drawnWeight = (family: FontFamily, weight: number): number =>
  STANDS[family].weights.reduce((best, one) =>
    Math.abs(one - weight) < Math.abs(best - weight) ? one : best,
  );

/** 'arimo-700-italic': names one font file. */
export const faceKey = ({ family, weight, italic }: FaceWanted): string =>
  `${STANDS[family].face}-${drawnWeight(family, weight)}${italic ? '-italic' : ''}`;

export const fontStack = (family: FontFamily): string => STANDS[family].stack;

/** The first name of a font-family list that we have a face for. */
export function familyOf(list: string | undefined): FontFamily {
  for (const name of (list ?? '').split(',').map((one) => one.trim().replace(/^['"]|['"]$/g, ''))) {
    const known = FONT_FAMILIES.find((family) => family.toLowerCase() === name.toLowerCase());
    if (known) return known;
  }
  return /(^|[^-])serif/.test(list ?? '') && !/sans-serif/.test(list ?? '') ? 'Times New Roman' : 'Arial';
}
