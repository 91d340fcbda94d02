/** Fills and shadows of a document as what painters take: colours looked up, gradients placed. */

import type { Fill, Shadow } from '../document/layers.ts';
import { resolveColor, type Theme } from '../document/theme.ts';
import { type DropShadow, gradientIn, type Paint } from './display-list.ts';
import type { Bounds } from './path.ts';

export function paintOf(fill: Fill, box: Bounds, theme: Theme): Paint {
  if (typeof fill === 'string') return resolveColor(fill, theme);
  const stops = fill.stops
    .map(({ at, color }) => ({ at, color: resolveColor(color, theme) }))
    .sort((a, b) => a.at - b.at);
  return gradientIn(box, fill.type, fill.angle, stops);
}

export const shadowOf = ({ color, ...rest }: Shadow, theme: Theme): DropShadow => ({
  ...rest,
  color: resolveColor(color, theme),
});
