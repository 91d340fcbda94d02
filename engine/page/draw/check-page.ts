/** Proves by geometry that a page is sound: no words cut off, none over others, none covered by a picture. */

import type { DesignDocument, Page } from '../document/document.ts';
import type { Layer, TextLayer } from '../document/layers.ts';
import { textsOf } from './layers/list-rows.ts';
import { applyMatrix, type Bounds, turnAround } from './path.ts';
import type { Resources } from './resources.ts';
import { inkOfText } from './text/ink-of-text.ts';
import { layOutText } from './text/lay-out.ts';

export interface PageProblem {
  kind: 'overflows' | 'clipped' | 'overlaps' | 'covered';
  layers: string[];
}

/** Pixels that may overlap before it is seen, in shares of the page. */
const SLACK = 0.004;

const turned = (box: Bounds, { rotation, x, y, w, h }: Layer): Bounds => {
  if (rotation % 360 === 0) return box;
  const matrix = turnAround(rotation, x + w / 2, y + h / 2);
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ].map(([px, py]) => applyMatrix(matrix, px!, py!));
  const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const meet = (a: Bounds, b: Bounds, slack: number): boolean =>
  a.left < b.right - slack &&
  b.left < a.right - slack &&
  a.top < b.bottom - slack &&
  b.top < a.bottom - slack;

/** What would hide words that lie below it. */
const hides = (layer: Layer): boolean =>
  !layer.isHidden &&
  layer.opacity > 0.3 &&
  ((layer.type === 'shape' && layer.fill !== null) ||
    layer.type === 'picture' ||
    layer.type === 'qr' ||
    layer.type === 'chart' ||
    layer.type === 'logo' ||
    layer.type === 'character');

export function checkPage(
  { theme }: Pick<DesignDocument, 'theme'>,
  page: Page,
  resources: Resources,
): PageProblem[] {
  const problems: PageProblem[] = [];
  const slack = Math.min(page.width, page.height) * SLACK;
  const inks: { layer: TextLayer; box: Bounds; at: number }[] = [];
  const texts = page.layers.flatMap((layer, at) => textsOf(layer).map((text) => ({ layer: text, at })));
  for (const { layer, at } of texts) {
    if (layer.isHidden || layer.opacity === 0) continue;
    const block = layer.curve === 0 ? layOutText(layer, theme, resources.faces) : undefined;
    const ink = inkOfText(layer, theme, resources, block);
    if (!ink) continue;
    const box = turned(ink, layer);
    inks.push({ layer, box, at });
    if (block?.isOverflowing) problems.push({ kind: 'overflows', layers: [layer.id] });
    if (
      box.left < -slack ||
      box.top < -slack ||
      box.right > page.width + slack ||
      box.bottom > page.height + slack
    )
      problems.push({ kind: 'clipped', layers: [layer.id] });
  }
  for (const [i, one] of inks.entries()) {
    for (const other of inks.slice(i + 1))
      if (meet(one.box, other.box, slack))
        problems.push({ kind: 'overlaps', layers: [one.layer.id, other.layer.id] });
    for (const above of page.layers.slice(one.at + 1)) {
      if (!hides(above)) continue;
      const box = turned(
        { left: above.x, top: above.y, right: above.x + above.w, bottom: above.y + above.h },
        above,
      );
      if (meet(one.box, box, slack)) problems.push({ kind: 'covered', layers: [one.layer.id, above.id] });
    }
  }
  return problems;
}
