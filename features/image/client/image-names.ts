/** How styles, sizes and engines are called on the screen. */

import { serverText, t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import type { Image, ImageSize, ImageStyle } from '../contract.ts';
import type { ReadScene } from '../scene-schema.ts';

export const styleName = (style: string): string =>
  style === '' || style === 'default' ? t('Default') : t(style.split(' ').map(capitalize).join(' '));

/** A select cannot hold an empty value. */
export const toChoice = (style: ImageStyle): string => style || 'default';
export const fromChoice = (choice: string): ImageStyle =>
  choice === 'default' ? '' : (choice as ImageStyle);

export const SIZE_NAMES: Record<ImageSize, string> = {
  square: t('Square'),
  portrait: t('Portrait'),
  landscape: t('Landscape'),
};

/** Who failed, why, and who drew instead. */
export const fallbackLine = ({ engine, reason }: NonNullable<Image['fallback']>): string =>
  t('{0} failed: {1} Atelier drew this instead.', engine, serverText(reason));

export const fileName = (id: string): string => `ai-image-${id}.png`;

/** What the illustrator says it drew; empty when there is nothing to say. */
export const drawnLine = ({ drawn }: Pick<Image, 'drawn'>): string =>
  drawn.length > 0 ? t('Drawn: {0}', drawn.join(', ')) : '';

const CAMERA_NAMES: Record<string, string> = {
  close: t('Close-up'),
  portrait: t('Head and shoulders'),
  wide: t('Wide view'),
  above: t('From above'),
  low: t('From below'),
};
const SPACE_NAMES: Record<string, string> = {
  left: t('Space for text on the left'),
  right: t('Space for text on the right'),
  top: t('Space for text at the top'),
  bottom: t('Space for text at the bottom'),
};
const LIGHT_NAMES: Record<string, string> = {
  soft: t('Soft light'),
  studio: t('Studio light'),
  dramatic: t('Dramatic light'),
  golden: t('Golden light'),
  candle: t('Candlelight'),
  neon: t('Neon light'),
  spotlight: t('Spotlight'),
  moonlight: t('Moonlight'),
};

/** How the picture is framed and lit, where the words asked for it. */
export const framingOf = ({ camera, textSpace }: Pick<ReadScene, 'camera' | 'textSpace'>): string[] =>
  [CAMERA_NAMES[camera], SPACE_NAMES[textSpace ?? '']].filter((name) => name !== undefined);
export const lightName = ({ light }: Pick<ReadScene, 'light'>): string | undefined =>
  LIGHT_NAMES[light ?? ''];
