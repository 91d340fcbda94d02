/** How styles, sizes and engines are called on the screen. */

import type { ImageSize, ImageStyle } from '../contract.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const styleName = (style: string): string =>
  style === '' || style === 'default' ? 'Default' : style.split(' ').map(capital).join(' ');

/** A select cannot hold an empty value. */
export const toChoice = (style: ImageStyle): string => style || 'default';
export const fromChoice = (choice: string): ImageStyle =>
  choice === 'default' ? '' : (choice as ImageStyle);

export const SIZE_NAMES: Record<ImageSize, string> = {
  square: 'Square',
  portrait: 'Portrait',
  landscape: 'Landscape',
};

export const fileName = (id: string): string => `ai-image-${id}.png`;

/** What the illustrator says about its own understanding, in one line; empty when there is nothing to say. */
export function understandingLine(image: {
  drawn: readonly string[];
  notUnderstood: readonly string[];
}): string {
  const parts = [
    image.drawn.length > 0 ? `Drawn: ${image.drawn.join(', ')}` : '',
    image.notUnderstood.length > 0 ? `left out: ${image.notUnderstood.join(', ')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}
