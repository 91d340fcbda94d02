/** Deeds on layers, pages and tables: order, groups, alignment, copies, and nothing changed in place. */

import { describe, expect, it } from 'vitest';
import { blankDocument, type Page } from '#engine/page/document/document.ts';
import { layerSchema } from '#engine/page/document/layers.ts';
import { gestured } from '#engine/page/edit/gestures.ts';
import { change, freshHistory, MAX_STEPS, redo, undo } from '#platform/browser/work/history.ts';
import { inkOf } from '../../logo/logo-picture.ts';
import { parseTable, tableText } from './chart-table.ts';
import {
  addLayers,
  align,
  changeLayers,
  copiesOf,
  distribute,
  group,
  keepsShape,
  orderLayers,
  removeLayers,
  sizedTo,
  ungroup,
  withGroups,
} from './layer-edits.ts';
import { emptyLogoSlot, pictureDraft, placed, shapeDraft, textDraft } from './new-layers.ts';
import { addPage, duplicatePage, movePage, removePage } from './page-edits.ts';

const layer = (id: string, x: number, part: object = {}) =>
  layerSchema.parse({ type: 'shape', shape: 'rect', id, x, y: 0, w: 10, h: 10, ...part });
const pageWith = (...layers: ReturnType<typeof layer>[]): Page => ({
  ...blankDocument('instagram-square').pages[0]!,
  layers,
});
const ids = ({ layers }: Page) => layers.map(({ id }) => id).join('');
const set = (...names: string[]) => new Set(names);

describe('layers', () => {
  const page = pageWith(layer('a', 0), layer('b', 40), layer('c', 100), layer('d', 300));

  it('go to the front and the back by steps or at once, together', () => {
    expect(ids(orderLayers(page, set('a', 'b'), 'front'))).toBe('cdab');
    expect(ids(orderLayers(page, set('c', 'd'), 'back'))).toBe('cdab');
    expect(ids(orderLayers(page, set('a', 'b'), 'forward'))).toBe('cabd');
    expect(ids(orderLayers(page, set('d'), 'forward'))).toBe('abcd');
    expect(ids(orderLayers(page, set('c'), 'backward'))).toBe('acbd');
    expect(ids(page)).toBe('abcd');
  });

  it('are selected, aligned and copied with their group', () => {
    const grouped = group(page, set('a', 'c'));
    expect(ids(grouped)).toBe('bacd');
    expect([...withGroups(grouped, ['a'])].sort()).toEqual(['a', 'c']);
    const moved = align(grouped, set('a', 'c', 'd'), 'right');
    // The group of a and c moves as one: c, its right edge, meets d's.
    expect(moved.layers.find(({ id }) => id === 'c')!.x).toBe(300);
    expect(moved.layers.find(({ id }) => id === 'a')!.x).toBe(200);
    const copies = copiesOf(
      grouped.layers.filter((one) => one.group),
      { x: 5, y: 5 },
    );
    expect(new Set(copies.map((one) => one.group)).size).toBe(1);
    expect(copies[0]!.group).not.toBe(grouped.layers[1]!.group);
    expect(ungroup(grouped, set('a', 'c')).layers.every((one) => one.group === null)).toBe(true);
  });

  it('are spaced evenly between the outermost two', () => {
    const xs = distribute(page, set('a', 'b', 'c', 'd'), 'x').layers.map(({ x }) => x);
    expect(xs).toEqual([0, 100, 200, 300]);
  });

  it('alone align to the page; locked ones neither move nor go', () => {
    expect(align(page, set('a'), 'center').layers[0]!.x).toBe(535);
    const locked = changeLayers(page, set('a'), (one) => ({ ...one, isLocked: true }));
    expect(ids(removeLayers(locked, set('a', 'b')))).toBe('acd');
    expect(align(locked, set('a'), 'right').layers[0]!.x).toBe(0);
  });
});

it('new layers are whole, in the middle, and never exactly on another', () => {
  let page = pageWith();
  for (const draft of [
    textDraft('heading', page),
    shapeDraft('star', page),
    shapeDraft('star', page),
    pictureDraft({ src: '/api/files/x', alt: 'x'.repeat(400), ratio: 2 }, page, 'logo'),
  ])
    page = addLayers(page, [placed(draft, page)]);
  expect(new Set(page.layers.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
  expect(page.layers[3]).toMatchObject({ type: 'logo', role: 'logo', fit: 'contain' });
});

it('pages are added, copied, moved and removed, the last one never', () => {
  const one = blankDocument('instagram-square');
  expect(removePage(one, 0)).toBe(one);
  const named = { ...one, pages: [{ ...one.pages[0]!, layers: [layer('a', 0)] }] };
  const two = addPage(named, 0);
  expect(two.pages.map(({ layers }) => layers.length)).toEqual([1, 0]);
  expect(movePage(two, 0, 1).pages.map(({ layers }) => layers.length)).toEqual([0, 1]);
  const copied = duplicatePage(named, 0);
  expect(copied.pages[1]!.layers[0]!.id).not.toBe('a');
  let full = one;
  for (let i = 0; i < 40; i++) full = addPage(full, 0);
  expect(full.pages).toHaveLength(20);
});

describe('a chart’s table', () => {
  it('comes back as it was written, from a spreadsheet too', () => {
    const table = { series: ['Sales', 'Cost'], rows: [{ label: 'Mon', values: [12.5, -3] }] };
    expect(parseTable(tableText(table))).toEqual(table);
    expect(parseTable('\tSales\nMon\t1,5\nTue\t€ 20')).toEqual({
      series: ['Sales'],
      rows: [
        { label: 'Mon', values: [1.5] },
        { label: 'Tue', values: [20] },
      ],
    });
  });

  it('says what is wrong', () => {
    expect(parseTable('')).toHaveProperty('error');
    expect(parseTable(', Sales\nMon, many')).toEqual({ error: 'Row 2 has a value that is not a number.' });
  });
});

describe('steps', () => {
  const named = (name: string) => ({ ...blankDocument('quote'), name });

  it('are taken back and done again; one flow within a moment is one of them', () => {
    let history = freshHistory(named('0'));
    history = change(history, named('1'), 0, 'drag');
    history = change(history, named('2'), 500, 'drag');
    history = change(history, named('3'), 5000, 'drag');
    expect(undo(history).present.name).toBe('2');
    expect(undo(undo(history)).present.name).toBe('0');
    expect(redo(undo(history)).present.name).toBe('3');
    expect(undo(undo(undo(history)))).toMatchObject({ present: { name: '0' } });
  });

  it('are kept up to a limit', () => {
    let history = freshHistory(named('x'));
    for (let i = 0; i < MAX_STEPS + 20; i++) history = change(history, named(String(i)), i);
    expect(history.past).toHaveLength(MAX_STEPS);
  });
});

describe('a logo', () => {
  const logo = { src: '/api/files/a', alt: '', ratio: 2 };
  const card = blankDocument('business-card').pages[0]!;

  it('comes in at about a third of the page, in its proportions', () => {
    for (const page of [card, blankDocument('instagram-story').pages[0]!]) {
      const { w, h } = pictureDraft(logo, page, 'logo');
      expect(w / page.width).toBeGreaterThan(0.28);
      expect(w / page.width).toBeLessThan(0.4);
      expect(w / h).toBeCloseTo(2);
    }
  });

  it('fills the place that a card keeps for it, unless the brand has one', () => {
    const slot = layerSchema.parse({ id: 'logo', type: 'logo', src: '@logo', x: 0, y: 0, w: 20, h: 10 });
    expect(emptyLogoSlot({ ...card, layers: [slot] }, null)?.id).toBe('logo');
    expect(emptyLogoSlot({ ...card, layers: [slot] }, '/api/files/b')).toBeUndefined();
  });

  it('is measured by what can be seen of it', () => {
    const data = new Uint8ClampedArray(5 * 4 * 4);
    for (const [x, y] of [
      [1, 1],
      [3, 2],
    ] as const)
      data[(y * 5 + x) * 4 + 3] = 255;
    expect(inkOf({ data, width: 5, height: 4 })).toEqual({ x: 1, y: 1, w: 3, h: 2 });
    expect(inkOf({ data: new Uint8ClampedArray(80), width: 5, height: 4 })).toBeUndefined();
  });

  it('keeps its proportions when a width is typed', () => {
    expect(keepsShape(layerSchema.parse({ id: 'a', type: 'logo', x: 0, y: 0, w: 20, h: 10 }))).toBe(true);
    expect(sizedTo({ w: 20, h: 10 }, { w: 50 }, true)).toEqual({ w: 50, h: 25 });
    expect(sizedTo({ w: 20, h: 10 }, { h: 30 }, true)).toEqual({ w: 60, h: 30 });
    expect(sizedTo({ w: 20, h: 10 }, { w: 50 }, false)).toEqual({ w: 50 });
  });
});

it('turning begins where the layer is, wherever its handle is taken', () => {
  const one = layer('a', 0, { rotation: 30 });
  const start = { layers: [one], targets: [], at: { x: 20, y: -10 }, reach: 4 };
  const keys = { shift: false, alt: false, ctrl: false };
  const turn = (x: number, y: number) =>
    gestured({ kind: 'rotate' }, start, { x, y }, keys).layers.get('a')!.rotation;
  expect(turn(20, -10)).toBe(30);
  expect(turn(20, 20)).toBe(120);
});
