/** The colours and faces of a design by what they are for, so that "Make it mine" changes a few values and not the layers. */

import { z } from 'zod';
import { contrast, mix, readableOn } from '#engine/lettering/color/color.ts';
import { FACE_CATALOGUE, type FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const hex = z.string().regex(HEX, 'Choose a colour such as #1a2b3c.');

/** The first five are chosen; the rest follows from them. */
const CHOSEN = ['primary', 'secondary', 'accent', 'ink', 'paper'] as const;
export const COLOR_TOKENS = [
  ...CHOSEN,
  /** Paper with a breath of the primary colour. */
  'soft',
  /** A dark ground in the primary colour. */
  'deep',
  /** Quiet words on paper. */
  'muted',
  /** What can be read on each ground. */
  'on-primary',
  'on-secondary',
  'on-accent',
  'on-deep',
  'on-ink',
] as const;
export type ColorToken = (typeof COLOR_TOKENS)[number];

const FACE_NAMES = Object.keys(FACE_CATALOGUE) as [FaceFamilyName, ...FaceFamilyName[]];

export const themeSchema = z.object({
  colors: z.object({ primary: hex, secondary: hex, accent: hex, ink: hex, paper: hex }),
  faces: z.object({ heading: z.enum(FACE_NAMES), body: z.enum(FACE_NAMES), accent: z.enum(FACE_NAMES) }),
});
export type Theme = z.infer<typeof themeSchema>;

export const DEFAULT_THEME: Theme = {
  colors: { primary: '#1f3a5f', secondary: '#7ba7bc', accent: '#f2a541', ink: '#17202a', paper: '#fbf8f3' },
  faces: { heading: 'playfair', body: 'inter', accent: 'caveat' },
};

/** '#1a2b3c', '#1a2b3c80', '@primary', or '@ink/60' for sixty per cent of it. */
export const colorSchema = z
  .string()
  .regex(
    new RegExp(`^(#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?|@(${COLOR_TOKENS.join('|')})(/(100|[0-9]{1,2}))?)$`),
    'Choose a colour such as #1a2b3c, or one of the brand such as @primary.',
  );

export const faceSchema = z.enum(['@heading', '@body', '@accent', ...FACE_NAMES], {
  error: 'That typeface is not one of ours.',
});
export type FaceName = z.infer<typeof faceSchema>;

export const familyOfFace = (face: FaceName, theme: Theme): FaceFamilyName =>
  face.startsWith('@') ? theme.faces[face.slice(1) as keyof Theme['faces']] : (face as FaceFamilyName);

export interface Rgba {
  /** '#rrggbb' */
  hex: string;
  /** 0-1 */
  alpha: number;
}

export function resolveColor(color: string, theme: Theme): Rgba {
  if (color.startsWith('#')) {
    const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
    return { hex: color.slice(0, 7).toLowerCase(), alpha };
  }
  const [token, share] = color.slice(1).split('/');
  return { hex: tokenHex(token as ColorToken, theme), alpha: share === undefined ? 1 : Number(share) / 100 };
}

function tokenHex(token: ColorToken, { colors }: Theme): string {
  const { primary, secondary, accent, ink, paper } = colors;
  const deep = () => {
    for (const share of [0, 0.25, 0.45, 0.6, 0.75])
      if (contrast(mix(primary, '#0b0d12', share), '#ffffff') >= 7) return mix(primary, '#0b0d12', share);
    return mix(primary, '#0b0d12', 0.85);
  };
  const on = (ground: string) => readableOn(ground, [paper, ink], 4.5);
  switch (token) {
    case 'soft':
      return mix(paper, primary, 0.1);
    case 'deep':
      return deep();
    case 'muted':
      return mix(ink, paper, 0.35);
    case 'on-primary':
      return on(primary);
    case 'on-secondary':
      return on(secondary);
    case 'on-accent':
      return on(accent);
    case 'on-deep':
      return on(deep());
    case 'on-ink':
      return on(ink);
    default:
      return colors[token].toLowerCase();
  }
}
