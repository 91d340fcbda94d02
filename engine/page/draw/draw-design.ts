/** The one drawing of a design: the same list of outlines and pictures for the screen, for pixels, SVG and PDF. */

import type { DesignDocument, Page } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import type { Theme } from '../document/theme.ts';
import type { DisplayList, DrawOp } from './display-list.ts';
import { chartOps } from './layers/chart-ops.ts';
import { frameOps } from './layers/frame-ops.ts';
import { lineOps } from './layers/line-ops.ts';
import { rowsOfList } from './layers/list-rows.ts';
import { iconOps, qrOps, shapeOps } from './layers/sign-ops.ts';
import { type DesignCanvas, paintCanvas } from './paint-canvas.ts';
import { paintOf } from './paints.ts';
import { turnAround } from './path.ts';
import type { Resources } from './resources.ts';
import { rectPath } from './shapes.ts';
import { textOps } from './text/draw-text.ts';

/** Layers are never changed in place, so what one came to is remembered for as long as it is there. */
const drawn = new WeakMap<Layer, { theme: Theme; resources: Resources; ops: readonly DrawOp[] }>();

/** One layer, turned as it is; empty when it is hidden. */
export function layerOps(layer: Layer, theme: Theme, resources: Resources): readonly DrawOp[] {
  if (layer.isHidden || layer.opacity === 0) return [];
  const known = drawn.get(layer);
  if (known && known.theme === theme && known.resources === resources) return known.ops;
  const plain = plainOps(layer, theme, resources);
  const matrix =
    layer.rotation % 360 === 0
      ? undefined
      : turnAround(layer.rotation, layer.x + layer.w / 2, layer.y + layer.h / 2);
  const label = layer.type === 'text' ? layer.text : undefined;
  const ops: readonly DrawOp[] =
    matrix || label
      ? [{ op: 'group', ops: plain, ...(matrix && { matrix }), ...(label && { label }) }]
      : plain;
  drawn.set(layer, { theme, resources, ops });
  return ops;
}

function plainOps(layer: Layer, theme: Theme, resources: Resources): DrawOp[] {
  switch (layer.type) {
    case 'text':
      return textOps(layer, theme, resources);
    case 'shape':
      return shapeOps(layer, theme);
    case 'line':
      return lineOps(layer, theme);
    case 'icon':
      return iconOps(layer, theme, resources);
    case 'qr':
      return qrOps(layer, theme);
    case 'list':
      return rowsOfList(layer).flatMap((one) => layerOps(one, theme, resources));
    case 'chart':
      return chartOps(layer, theme, resources);
    default:
      return frameOps(layer, theme, resources);
  }
}

/** What lies below all layers, as far as the bleed. */
export function groundOps({ width, height, bleed, background }: Page, theme: Theme): DrawOp[] {
  const box = { left: -bleed, top: -bleed, right: width + bleed, bottom: height + bleed };
  const path = rectPath({ x: -bleed, y: -bleed, w: width + 2 * bleed, h: height + 2 * bleed });
  return [{ op: 'path', path, fill: paintOf(background, box, theme), alpha: 1 }];
}

export function displayList(
  { theme }: Pick<DesignDocument, 'theme'>,
  page: Page,
  resources: Resources,
): DisplayList {
  const { width, height, bleed } = page;
  return {
    width,
    height,
    bleed,
    ops: [...groundOps(page, theme), ...page.layers.flatMap((layer) => layerOps(layer, theme, resources))],
  };
}

/** A page at `scale` pixels to each of its own, its upper left corner where the canvas has its origin. */
export function drawDesign(
  canvas: DesignCanvas,
  document: Pick<DesignDocument, 'theme'>,
  page: Page,
  resources: Resources & { image(ref: string): CanvasImageSource | undefined },
  scale = 1,
): void {
  canvas.save();
  canvas.scale(scale, scale);
  paintCanvas(canvas, displayList(document, page, resources).ops, resources.image, scale);
  canvas.restore();
}
