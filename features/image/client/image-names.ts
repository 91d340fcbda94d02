/** How styles, sizes and engines are called on the screen. */

import { serverText, t } from '#common/texts.ts';
import { capitalize } from '#platform/browser/format.ts';
import type { Image, ImageSize, ImageStyle } from '../contract.ts';

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

/** What the illustrator says about its own understanding, in one line; empty when there is nothing to say. */
export function understandingLine(image: {
  drawn: readonly string[];
  notUnderstood: readonly string[];
}): string {
  const parts = [
    image.drawn.length > 0 ? t('Drawn: {0}', image.drawn.join(', ')) : '',
    image.notUnderstood.length > 0 ? t('left out: {0}', image.notUnderstood.join(', ')) : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}
