/** What a person changed in a template, carried over to the same template in another format. */

import type { Page } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';

/** Where a layer lies and how large it is, which the other format decides. */
const GEOMETRY = new Set([
  'x',
  'y',
  'w',
  'h',
  'size',
  'corner',
  'width',
  'rotation',
  'stroke',
  'shadow',
  'id',
  'type',
  'lines',
]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function pourInto(page: Page, own: Page, original: Page, added: readonly Layer[]): Page {
  const mine = new Map(own.layers.map((layer) => [layer.id, layer]));
  const was = new Map(original.layers.map((layer) => [layer.id, layer]));
  const layers = page.layers.flatMap((layer): Layer[] => {
    const [changed, before] = [mine.get(layer.id), was.get(layer.id)];
    // Taken out by the person; a slot that only this format has stays.
    if (before && !changed) return [];
    return changed?.type === layer.type ? [withChanges(layer, changed, before)] : [layer];
  });
  return { ...page, background: own.background, layers: [...layers, ...added] };
}

/** Words and pictures always; what else differs from the template, too. */
function withChanges(layer: Layer, changed: Layer, before: Layer | undefined): Layer {
  const out: Record<string, unknown> = { ...layer };
  for (const [key, value] of Object.entries(changed)) {
    if (GEOMETRY.has(key)) continue;
    const isContent =
      key === 'text' ||
      key === 'rows' ||
      key === 'spans' ||
      key === 'src' ||
      key === 'crop' ||
      key === 'icon';
    if (isContent || !same(value, (before as Record<string, unknown> | undefined)?.[key])) out[key] = value;
  }
  return out as Layer;
}
