/** How the choices are called on the screen. */

import type { AnimationType } from '#common/mark-values.ts';
import type { MarkDesign } from '#engine/lettering/mark/design.ts';
import type { LogoFile } from '../contract.ts';

export const LAYOUT_NAMES: Record<MarkDesign['layout'], string> = {
  text: 'Text only',
  left: 'Symbol left',
  above: 'Symbol above',
  badge: 'Round badge',
  boxed: 'Boxed word',
};

export const SHAPE_NAMES: Record<MarkDesign['shape'], string> = {
  rounded: 'Rounded',
  square: 'Square',
  pill: 'Pill',
  circle: 'Circle',
  none: 'None (transparent)',
};

export const PLATE_NAMES: Record<MarkDesign['plate'], string> = {
  none: 'None',
  circle: 'Circle',
  rounded: 'Rounded square',
  hexagon: 'Hexagon',
  shield: 'Shield',
  ring: 'Ring',
};

export const GRADIENT_NAMES: Record<MarkDesign['gradient'], string> = {
  none: 'None',
  across: 'Left to right',
  diagonal: 'Diagonal',
  down: 'Top to bottom',
};

export const ORNAMENT_NAMES: Record<MarkDesign['ornament'], string> = {
  none: 'None',
  underline: 'Short bar',
  rules: 'Lines above and below',
  flank: 'Lines beside the tagline',
  frame: 'Fine frame',
};

export const CASING_NAMES: Record<MarkDesign['casing'], string> = {
  'as-is': 'As typed',
  upper: 'CAPITALS',
  lower: 'lower case',
};

export const WEIGHT_NAMES: Record<number, string> = {
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
};

export const ANIMATION_NAMES: Record<AnimationType, string> = {
  bounce: 'Bounce',
  fade: 'Fade',
  rotate: 'Rotate',
  pulse: 'Pulse',
  slideInOut: 'Slide In/Out',
  glow: 'Glow',
  shake: 'Shake',
  flip: 'Flip',
};

export const iterationName = (iterations: string): string =>
  iterations === 'infinite' ? 'Infinite' : iterations === '1' ? 'Once' : `${iterations} times`;

export const secondsName = (text: string): string => `${text.replace('s', '')} s`;

export interface FileChoice {
  label: string;
  format: LogoFile;
  scale?: number;
  transparent?: boolean;
  /** Only where the logo moves. */
  animated?: boolean;
}

export const FILE_CHOICES: readonly FileChoice[] = [
  { label: 'SVG', format: 'svg' },
  { label: 'SVG, text as outlines', format: 'outlines' },
  { label: 'PNG', format: 'png', scale: 1 },
  { label: 'PNG 2x', format: 'png', scale: 2 },
  { label: 'PNG 4x', format: 'png', scale: 4 },
  { label: 'PNG 4x, transparent', format: 'png', scale: 4, transparent: true },
  { label: 'PNG 10x for print', format: 'png', scale: 10, transparent: true },
  { label: 'GIF animation', format: 'gif', animated: true },
  { label: 'APNG animation', format: 'apng', animated: true },
  { label: 'ICO icon', format: 'ico' },
  { label: 'Favicon set (ZIP)', format: 'favicons' },
  { label: 'Brand kit (ZIP)', format: 'kit' },
];

export function fileUrl(id: string, { format, scale, transparent }: FileChoice): string {
  const query = new URLSearchParams({ format });
  if (scale) query.set('scale', String(scale));
  if (transparent) query.set('transparent', 'true');
  return `/api/user-logos/${encodeURIComponent(id)}/file?${query}`;
}

/** As the server names it, for links that download by themselves. */
export const svgName = (name: string): string =>
  `${name.replace(/[\p{Cc}/\\"<>:|?*]+/gu, ' ').trim() || 'logo'}.svg`;
