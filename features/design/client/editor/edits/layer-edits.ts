/** What can be done to the layers of a page; each deed gives a new page and leaves the old one alone. */

import type { Page } from '#engine/page/document/document.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import { type Bounds, boundsOf } from '#engine/page/edit/box.ts';

export const newId = (): string => `l${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export const withLayers = (page: Page, layers: Layer[]): Page => ({ ...page, layers });

export const changeLayers = (page: Page, ids: ReadonlySet<string>, change: (layer: Layer) => Layer): Page =>
  withLayers(
    page,
    page.layers.map((one) => (ids.has(one.id) ? change(one) : one)),
  );

export const addLayers = (page: Page, layers: readonly Layer[]): Page =>
  withLayers(page, [...page.layers, ...layers]);

export const removeLayers = (page: Page, ids: ReadonlySet<string>): Page =>
  withLayers(
    page,
    page.layers.filter((one) => !ids.has(one.id) || one.isLocked),
  );

/** The whole group of whatever is named. */
export function withGroups(page: Page, ids: Iterable<string>): Set<string> {
  const wanted = new Set(ids);
  const groups = new Set(page.layers.flatMap((one) => (wanted.has(one.id) && one.group ? [one.group] : [])));
  return new Set(
    page.layers.flatMap((one) =>
      wanted.has(one.id) || (one.group && groups.has(one.group)) ? [one.id] : [],
    ),
  );
}

/** Copies with ids and groups of their own, so that they belong to nobody but themselves. */
export function copiesOf(layers: readonly Layer[], by: { x: number; y: number }): Layer[] {
  const groups = new Map<string, string>();
  const groupFor = (group: string | null): string | null => {
    if (!group) return null;
    const known = groups.get(group) ?? newId();
    groups.set(group, known);
    return known;
  };
  return layers.map((one) => ({
    ...one,
    id: newId(),
    group: groupFor(one.group),
    x: one.x + by.x,
    y: one.y + by.y,
    isLocked: false,
  }));
}

export type Order = 'front' | 'forward' | 'backward' | 'back';

export function orderLayers(page: Page, ids: ReadonlySet<string>, order: Order): Page {
  const chosen = page.layers.filter((one) => ids.has(one.id));
  const rest = page.layers.filter((one) => !ids.has(one.id));
  if (order === 'front') return withLayers(page, [...rest, ...chosen]);
  if (order === 'back') return withLayers(page, [...chosen, ...rest]);
  const layers = [...page.layers];
  const places = layers.map((_, i) => i);
  for (const i of order === 'forward' ? places.reverse() : places) {
    const next = order === 'forward' ? i + 1 : i - 1;
    const [here, there] = [layers[i], layers[next]];
    if (!here || !there || !ids.has(here.id) || ids.has(there.id)) continue;
    layers[i] = there;
    layers[next] = here;
  }
  return withLayers(page, layers);
}

/** Puts one layer at a place of the list, from the bottom up. */
export function moveTo(page: Page, id: string, place: number): Page {
  const layer = page.layers.find((one) => one.id === id);
  if (!layer) return page;
  const rest = page.layers.filter((one) => one !== layer);
  return withLayers(page, [...rest.slice(0, place), layer, ...rest.slice(place)]);
}

export function group(page: Page, ids: ReadonlySet<string>): Page {
  const name = newId();
  const chosen = page.layers.filter((one) => ids.has(one.id)).map((one) => ({ ...one, group: name }));
  const top = page.layers.findLastIndex((one) => ids.has(one.id));
  const below = page.layers.slice(0, top).filter((one) => !ids.has(one.id));
  return withLayers(page, [...below, ...chosen, ...page.layers.slice(top + 1)]);
}

export const ungroup = (page: Page, ids: ReadonlySet<string>): Page =>
  changeLayers(page, ids, (one) => ({ ...one, group: null }));

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Units that move as one: groups, and layers without one. */
function unitsOf(page: Page, ids: ReadonlySet<string>): { ids: Set<string>; bounds: Bounds }[] {
  const units = new Map<string, Layer[]>();
  for (const one of page.layers) {
    if (!ids.has(one.id) || one.isLocked) continue;
    const key = one.group ?? one.id;
    units.set(key, [...(units.get(key) ?? []), one]);
  }
  return [...units.values()].map((layers) => ({
    ids: new Set(layers.map(({ id }) => id)),
    bounds: boundsOf(layers)!,
  }));
}

function shiftUnits(
  page: Page,
  units: readonly { ids: Set<string>; bounds: Bounds }[],
  shift: (bounds: Bounds, index: number) => { x: number; y: number },
): Page {
  const shifts = new Map(
    units.flatMap((unit, i) => [...unit.ids].map((id) => [id, shift(unit.bounds, i)] as const)),
  );
  return withLayers(
    page,
    page.layers.map((one) => {
      const by = shifts.get(one.id);
      return by && (by.x || by.y) ? { ...one, x: one.x + by.x, y: one.y + by.y } : one;
    }),
  );
}

/** Among themselves, or one alone on the page. */
export function align(page: Page, ids: ReadonlySet<string>, to: Alignment): Page {
  const units = unitsOf(page, ids);
  const frame: Bounds =
    units.length > 1
      ? {
          left: Math.min(...units.map(({ bounds }) => bounds.left)),
          top: Math.min(...units.map(({ bounds }) => bounds.top)),
          right: Math.max(...units.map(({ bounds }) => bounds.right)),
          bottom: Math.max(...units.map(({ bounds }) => bounds.bottom)),
        }
      : { left: 0, top: 0, right: page.width, bottom: page.height };
  return shiftUnits(page, units, ({ left, top, right, bottom }) => {
    switch (to) {
      case 'left':
        return { x: frame.left - left, y: 0 };
      case 'right':
        return { x: frame.right - right, y: 0 };
      case 'center':
        return { x: (frame.left + frame.right - left - right) / 2, y: 0 };
      case 'top':
        return { x: 0, y: frame.top - top };
      case 'bottom':
        return { x: 0, y: frame.bottom - bottom };
      default:
        return { x: 0, y: (frame.top + frame.bottom - top - bottom) / 2 };
    }
  });
}

/** The same room between neighbours; the outermost two stay. */
export function distribute(page: Page, ids: ReadonlySet<string>, axis: 'x' | 'y'): Page {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const units = unitsOf(page, ids).toSorted((a, b) => a.bounds[from] - b.bounds[from]);
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last || units.length < 3) return page;
  const taken = units.reduce((sum, { bounds }) => sum + bounds[to] - bounds[from], 0);
  const room = (last.bounds[to] - first.bounds[from] - taken) / (units.length - 1);
  let next = first.bounds[from];
  const starts = units.map(({ bounds }) => {
    const start = next;
    next += bounds[to] - bounds[from] + room;
    return start;
  });
  return shiftUnits(page, units, (bounds, i) => {
    const by = starts[i]! - bounds[from];
    return axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by };
  });
}

/** Pictures, logos and signs look wrong out of proportion. */
export const keepsShape = ({ type }: Layer): boolean =>
  type === 'picture' || type === 'logo' || type === 'character' || type === 'icon' || type === 'qr';

/** The box for a typed width or height; with its proportions it grows around its upper left corner. */
export function sizedTo(
  { w, h }: Pick<Layer, 'w' | 'h'>,
  typed: { w: number } | { h: number },
  isTied: boolean,
): Partial<Pick<Layer, 'w' | 'h'>> {
  if (!isTied) return typed;
  const factor = 'w' in typed ? typed.w / w : typed.h / h;
  return { w: w * factor, h: h * factor };
}
