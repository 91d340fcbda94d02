/** A logo in the places that a design keeps for one, with a light plate under it where it would not be seen. */

import { contrast } from '#engine/lettering/color/color.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import { type Layer, shapeLayerSchema } from '../document/layers.ts';
import { resolveColor, type Theme } from '../document/theme.ts';
import { fitted, inset } from '../templates/boxes.ts';

export interface SeatedLogo {
  src: string;
  alt: string;
  /** Width over height. */
  ratio?: number | undefined;
  /** The colours it mostly has; absent: nobody looked. */
  tones?: readonly string[] | undefined;
}

/** Below this a logo is not told from what it lies on. */
const LEAST_CONTRAST = 1.9;

export const hasLogoPlace = ({ pages }: DesignDocument): boolean =>
  pages.some((page) => page.layers.some(({ type }) => type === 'logo'));

export const seatLogo = (document: DesignDocument, logo: SeatedLogo): DesignDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    layers: page.layers.flatMap((layer, i) =>
      layer.type === 'logo' ? seated(layer, page, page.layers.slice(0, i), document.theme, logo) : [layer],
    ),
  })),
});

function seated(
  layer: Extract<Layer, { type: 'logo' }>,
  page: Page,
  below: readonly Layer[],
  theme: Theme,
  { src, alt, ratio = 1, tones = [] }: SeatedLogo,
): Layer[] {
  const own = { ...layer, src, alt: alt.slice(0, 300) };
  const isSeenOn = (ground: string) => tones.every((tone) => contrast(tone, ground) >= LEAST_CONTRAST);
  if (isSeenOn(groundAt(layer, page, below, theme))) return [own];
  const plate = fitted(layer, ratio);
  const pad = Math.min(plate.w, plate.h) * 0.1;
  const fill = isSeenOn('#ffffff') || !isSeenOn('#16181d') ? '#ffffff' : '#16181d';
  return [
    shapeLayerSchema.parse({
      id: `${layer.id}-plate`,
      type: 'shape',
      shape: 'rect',
      role: 'decor',
      fill,
      corner: pad * 1.5,
      ...plate,
    }),
    { ...own, ...inset(plate, pad) },
  ];
}

/** The colour that lies under the middle of a layer. */
function groundAt(layer: Layer, page: Page, below: readonly Layer[], theme: Theme): string {
  const [x, y] = [layer.x + layer.w / 2, layer.y + layer.h / 2];
  const shape = below.findLast(
    (one) =>
      one.type === 'shape' &&
      typeof one.fill === 'string' &&
      one.opacity > 0.9 &&
      resolveColor(one.fill, theme).alpha > 0.9 &&
      x >= one.x &&
      x <= one.x + one.w &&
      y >= one.y &&
      y <= one.y + one.h,
  );
  const fill = shape?.type === 'shape' ? shape.fill : page.background;
  return typeof fill === 'string' ? resolveColor(fill, theme).hex : '#808080';
}
