/** Layers on a page of another size by their constraints: what touches an edge keeps to it, what is in the middle stays there. */

import type { Page } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';

interface Target {
  width: number;
  height: number;
  bleed: number;
}

/** In shares of the side. */
const AT_EDGE = 0.02;
const IN_MIDDLE = 0.06;

/** A span along one side: where it begins and how long it is, on a side of another length. */
function along(
  at: number,
  length: number,
  from: number,
  to: number,
  scale: number,
  bleed: [number, number],
): [number, number] {
  const [start, end] = [at, from - at - length];
  const touchesStart = start <= from * AT_EDGE;
  const touchesEnd = end <= from * AT_EDGE;
  const over = (gap: number) => (gap < 0 ? -bleed[1] : gap * scale);
  if (touchesStart && touchesEnd) return [over(start), to - over(start) - over(end)];
  const long = Math.min(length * scale, to * 0.96);
  if (Math.abs(start - end) <= from * IN_MIDDLE) return [(to - long) / 2, long];
  if (start < end) return [Math.min(over(start), to - long), long];
  return [Math.max(0, to - long - over(end)), long];
}

const PIXELS = ['corner', 'width'] as const;

/** Sizes in pixels that belong to a layer, such as its letters. */
function scaled(layer: Layer, scale: number): Layer {
  const out: Record<string, unknown> = { ...layer };
  for (const key of PIXELS) if (typeof out[key] === 'number') out[key] = out[key] * scale;
  if ('size' in layer) out.size = Math.min(4000, Math.max(1, layer.size * scale));
  for (const key of ['stroke', 'border', 'outline'] as const) {
    const line = out[key] as { width: number } | null | undefined;
    if (line) out[key] = { ...line, width: Math.min(400, line.width * scale) };
  }
  if (layer.shadow) {
    const { x, y, blur, color } = layer.shadow;
    const within = (value: number, max: number) => Math.max(-max, Math.min(max, value));
    out.shadow = {
      x: within(x * scale, 500),
      y: within(y * scale, 500),
      blur: Math.min(300, blur * scale),
      color,
    };
  }
  if (out.corner !== undefined) out.corner = Math.min(4000, out.corner as number);
  if (typeof out.width === 'number') out.width = Math.min(400, Math.max(0.25, out.width));
  return out as Layer;
}

export function scaleFor(page: Pick<Page, 'width' | 'height'>, to: Target): number {
  const [x, y] = [to.width / page.width, to.height / page.height];
  return Math.min(Math.sqrt(x * y), Math.min(x, y) * 1.25);
}

export function moveLayers(page: Page, to: Target): Page {
  const scale = scaleFor(page, to);
  const bleed: [number, number] = [page.bleed, to.bleed];
  const layers = page.layers.map((layer) => {
    const [x, w] = along(layer.x, layer.w, page.width, to.width, scale, bleed);
    const [y, h] = along(layer.y, layer.h, page.height, to.height, scale, bleed);
    return { ...scaled(layer, scale), x, y, w: Math.max(0.5, w), h: Math.max(0.5, h) } as Layer;
  });
  return { ...page, width: to.width, height: to.height, bleed: to.bleed, layers };
}
