/** Films of pages: everything comes in by the order one reads, what belongs together together, and the end is the page. */

import { expect, it } from 'vitest';
import { documentSchema, type Page } from '../document/document.ts';
import type { LayerInput } from '../document/layers.ts';
import type { DesignCanvas } from '../draw/paint-canvas.ts';
import { drawMoving, entrancesOf } from './draw-moving.ts';

const box = (id: string, y: number, more: object = {}): LayerInput =>
  ({ id, type: 'shape', shape: 'rect', x: 10, y, w: 30, h: 10, ...more }) as LayerInput;

const pageWith = (layers: LayerInput[], kind: string): Page =>
  documentSchema.parse({
    name: 'Film',
    format: 'custom',
    pages: [{ width: 100, height: 200, layers, motion: { kind, seconds: 4 } }],
  }).pages[0]!;

/** What is filled, with how much it is seen and where its origin lies. */
function filmed(page: Page, time: number) {
  let [alpha, place] = [1, [0, 0] as [number, number]];
  const kept: [number, [number, number]][] = [];
  const fills: { alpha: number; dy: number }[] = [];
  const canvas = new Proxy(
    {
      save: () => void kept.push([alpha, place]),
      restore: () => {
        [alpha, place] = kept.pop()!;
      },
      transform: (_a: number, _b: number, _c: number, _d: number, e: number, f: number) => {
        place = [place[0] + e, place[1] + f];
      },
      fill: () => void fills.push({ alpha, dy: place[1] }),
    } as Record<string, unknown>,
    {
      get: (all, name: string) => (name === 'globalAlpha' ? alpha : (all[name] ?? (() => undefined))),
      set: (_all, name, value) => {
        if (name === 'globalAlpha') alpha = value as number;
        return true;
      },
    },
  );
  const resources = {
    faces: () => undefined,
    picture: () => undefined,
    icon: () => undefined,
    image: () => undefined,
  };
  const theme = documentSchema.parse({
    name: 'x',
    format: 'custom',
    pages: [{ width: 16, height: 16, layers: [] }],
  });
  drawMoving(canvas as unknown as DesignCanvas, theme, page, resources, { scale: 1, time });
  return fills;
}

it('lets layers come in from the top down, a plate with what lies on it, and grounds at once', () => {
  const page = pageWith(
    [
      box('ground', 0, { x: 0, w: 100, h: 200 }),
      box('low', 150),
      box('plate', 100, { w: 60, h: 30 }),
      box('on-plate', 110, { x: 20 }),
      box('high', 20),
      box('pair-a', 60, { group: 'g' }),
      box('pair-b', 180, { group: 'g' }),
    ],
    'fade',
  );
  const order = entrancesOf(page, 4).map(({ layers }) => layers.map(({ id }) => id));
  expect(order).toEqual([['high'], ['pair-a', 'pair-b'], ['plate', 'on-plate'], ['low']]);
});

it('shows little at the beginning and the whole page at the end', () => {
  const page = pageWith([box('a', 20), box('b', 60), box('c', 100)], 'rise');
  expect(filmed(page, 0)).toHaveLength(1);
  const early = filmed(page, 0.45);
  expect(early.length).toBeLessThan(4);
  expect(early.at(-1)!.dy).toBeGreaterThan(0);
  expect(filmed(page, 4)).toEqual(Array(4).fill({ alpha: 1, dy: 0 }));
});

it('begins its last layer in time however many there are', () => {
  const page = pageWith(
    Array.from({ length: 200 }, (_, i) => box(`l${i}`, i)),
    'pop',
  );
  expect(Math.max(...entrancesOf(page, 4).map(({ from }) => from))).toBeLessThan(2);
});
