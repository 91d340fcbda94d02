/** How mails and landing pages look: the colours and letters of a brand by what they are for, light and dark. */

import { contrast, mix, readableOn } from '#engine/lettering/color/color.ts';
import { FACE_CATALOGUE } from '#engine/lettering/faces/catalogue.ts';
import { DEFAULT_THEME, type Theme } from '#engine/page/document/theme.ts';

/** What is taken from a brand kit. */
export interface Brand {
  name: string;
  theme: Theme;
  /** Address of a file of mine. */
  logo: string | null;
  address: string;
}

export interface Scheme {
  ground: string;
  card: string;
  ink: string;
  muted: string;
  line: string;
  panel: string;
  /** Prices and links. */
  strong: string;
  button: string;
  onButton: string;
}

export interface Look {
  light: Scheme;
  dark: Scheme;
  heading: string;
  body: string;
  theme: Theme;
}

export const NO_BRAND: Brand = { name: '', theme: DEFAULT_THEME, logo: null, address: '' };

/** Mail programs have these; the brand's own letters come first for those that have them installed. */
const STACKS = {
  sans: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  display: "'Arial Black', Impact, Arial, sans-serif",
  script: "'Segoe Script', 'Bradley Hand', Georgia, serif",
} as const;

export function stackOf(family: keyof typeof FACE_CATALOGUE): string {
  const { label, manner } = FACE_CATALOGUE[family];
  return `'${label}', ${STACKS[manner]}`;
}

/** Moved towards black or white until it can be read there. */
function readable(color: string, on: string, towards: string): string {
  for (const share of [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9])
    if (contrast(mix(color, towards, share), on) >= 4.6) return mix(color, towards, share);
  return towards;
}

export function lookOf({ theme }: Pick<Brand, 'theme'>): Look {
  const { primary, ink, paper } = theme.colors;
  // A dark paper is a brand's own taste; mails and pages on it keep it in both schemes.
  const isDark = contrast(paper, '#ffffff') > contrast(paper, '#000000');
  const towards = isDark ? '#ffffff' : '#000000';
  const light: Scheme = {
    ground: mix(paper, primary, 0.09),
    card: isDark ? mix(paper, '#ffffff', 0.05) : mix(paper, '#ffffff', 0.7),
    ink: readable(ink, paper, towards),
    muted: readable(mix(ink, paper, 0.35), mix(paper, primary, 0.09), towards),
    line: mix(paper, ink, 0.14),
    panel: mix(paper, primary, 0.07),
    strong: readable(primary, mix(paper, primary, 0.07), towards),
    button: primary,
    onButton: readableOn(primary, [paper, ink], 4.5),
  };
  const ground = mix('#101014', primary, 0.06);
  const button = contrast(primary, ground) >= 2 ? primary : mix(primary, '#ffffff', 0.35);
  const dark: Scheme = {
    ground,
    card: mix('#1b1b20', primary, 0.06),
    ink: '#f4f3f7',
    muted: '#b9b7c2',
    line: '#3a3942',
    panel: mix('#26262d', primary, 0.12),
    strong: readable(primary, mix('#26262d', primary, 0.12), '#ffffff'),
    button,
    onButton: readableOn(button, ['#ffffff', '#101014'], 4.5),
  };
  return {
    light,
    dark: isDark ? light : dark,
    heading: stackOf(theme.faces.heading),
    body: stackOf(theme.faces.body),
    theme,
  };
}
