/** How the choices are called on the screen. */

import type { AnimationType } from '#common/mark-values.ts';
import { t } from '#common/texts.ts';
import type { MarkDesign } from '#engine/lettering/mark/design.ts';
import { type LogoFile, PNG_SIZE, PNG_SIZES } from '../contract.ts';

export const LAYOUT_NAMES: Record<MarkDesign['layout'], string> = {
  text: t('Text only'),
  left: t('Symbol left'),
  above: t('Symbol above'),
  badge: t('Round badge'),
  boxed: t('Boxed word'),
};

export const SHAPE_NAMES: Record<MarkDesign['shape'], string> = {
  rounded: t('Rounded'),
  square: t('Square'),
  pill: t('Pill'),
  circle: t('Circle'),
  none: t('None (transparent)'),
};

export const PLATE_NAMES: Record<MarkDesign['plate'], string> = {
  none: t('None'),
  circle: t('Circle'),
  rounded: t('Rounded square'),
  hexagon: t('Hexagon'),
  shield: t('Shield'),
  ring: t('Ring'),
};

export const GRADIENT_NAMES: Record<MarkDesign['gradient'], string> = {
  none: t('None'),
  across: t('Left to right'),
  diagonal: t('Diagonal'),
  down: t('Top to bottom'),
};

export const ORNAMENT_NAMES: Record<MarkDesign['ornament'], string> = {
  none: t('None'),
  underline: t('Short bar'),
  rules: t('Lines above and below'),
  flank: t('Lines beside the tagline'),
  frame: t('Fine frame'),
};

export const CASING_NAMES: Record<MarkDesign['casing'], string> = {
  'as-is': t('As typed'),
  upper: 'CAPITALS',
  lower: t('lower case'),
};

export const WEIGHT_NAMES: Record<number, string> = {
  400: t('Regular'),
  500: t('Medium'),
  600: t('Semibold'),
  700: t('Bold'),
};

export const ANIMATION_NAMES: Record<AnimationType, string> = {
  bounce: t('Bounce'),
  fade: t('Fade'),
  rotate: t('Rotate'),
  pulse: t('Pulse'),
  slideInOut: t('Slide In/Out'),
  glow: t('Glow'),
  shake: t('Shake'),
  flip: t('Flip'),
};

export const iterationName = (iterations: string): string =>
  iterations === 'infinite' ? t('Infinite') : iterations === '1' ? t('Once') : t('{0} times', iterations);

export const secondsName = (text: string): string => `${text.replace('s', '')} s`;

export interface FileChoice {
  label: string;
  format: LogoFile;
  /** Pixels of a picture's longer side. */
  size?: number;
  transparent?: boolean;
  /** Only where the logo moves. */
  animated?: boolean;
}

export const FILE_CHOICES: readonly FileChoice[] = [
  { label: 'SVG', format: 'svg' },
  { label: t('SVG, text as outlines'), format: 'outlines' },
  { label: t('PNG, {0} px', PNG_SIZE), format: 'png' },
  { label: t('PNG, {0} px, transparent', PNG_SIZE), format: 'png', transparent: true },
  ...PNG_SIZES.filter((size) => size !== PNG_SIZE).map(
    (size): FileChoice => ({ label: t('PNG, {0} px', size), format: 'png', size }),
  ),
  { label: t('GIF animation'), format: 'gif', animated: true },
  { label: t('APNG animation'), format: 'apng', animated: true },
  { label: t('ICO icon'), format: 'ico' },
  { label: t('Favicon set (ZIP)'), format: 'favicons' },
  { label: t('Brand kit (ZIP)'), format: 'kit' },
];

export function fileUrl(id: string, { format, size, transparent }: FileChoice): string {
  const query = new URLSearchParams({ format });
  if (size) query.set('size', String(size));
  if (transparent) query.set('transparent', 'true');
  return `/api/user-logos/${encodeURIComponent(id)}/file?${query}`;
}
