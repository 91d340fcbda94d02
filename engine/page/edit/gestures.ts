/** What a pointer does to layers: moving, resizing and turning, as plain functions of where it began and where it is. */

import type { Page } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import {
  angleOf,
  type Bounds,
  type Box,
  boundsOf,
  boxOf,
  carried,
  caughtRotation,
  type Handle,
  middleOf,
  type Point,
  resized,
  spun,
} from './box.ts';
import { isOn } from './hit-test.ts';
import { type Guide, snap } from './snap.ts';

export type Gesture = { kind: 'move' } | { kind: 'resize'; handle: Handle } | { kind: 'rotate' };

export interface Keys {
  /** Proportions, or steps of 15 degrees. */
  shift: boolean;
  /** From the middle. */
  alt: boolean;
  /** Without catching at anything. */
  ctrl: boolean;
}

export interface Gestured {
  layers: Map<string, Layer>;
  guides: Guide[];
  /** Beside the pointer: '320 × 180', '45°'. */
  label: string;
}

/** Page pixels of the smallest side. */
const LEAST = 4;

/** The uppermost layer at a point that can be taken; locked ones let the pointer through. */
export const layerAt = (page: Page, point: Point, slack: number): Layer | undefined =>
  page.layers.findLast((one) => !one.isLocked && !one.isHidden && isOn(one, point, slack));

/** What others can be caught at: the page, its safe middle, and every layer that stays. */
export const targetsOf = (page: Page, moving: ReadonlySet<string>): Bounds[] => [
  { left: 0, top: 0, right: page.width, bottom: page.height },
  ...page.layers.filter((one) => !moving.has(one.id) && !one.isHidden).map((one) => boundsOf([one])!),
];

/** Letters and lines grow with their box when a corner is pulled. */
function grown(layer: Layer, box: Box, isCorner: boolean): Layer {
  const next = { ...layer, ...box };
  const factor = box.h / layer.h;
  if (!isCorner || layer.w === 0) return next;
  if (next.type === 'text' || next.type === 'list')
    return { ...next, size: Math.max(1, Math.min(4000, next.size * factor)) };
  if (next.type === 'chart') return { ...next, size: Math.max(1, Math.min(400, next.size * factor)) };
  return next;
}

/** Kinds that look wrong out of proportion. */
const keepsOwnRatio = (layer: Layer, handle: Handle): boolean =>
  handle.x !== 0 &&
  handle.y !== 0 &&
  (layer.type === 'text' || layer.type === 'picture' || layer.type === 'logo' || layer.type === 'character');
const isAlwaysSquare = (layer: Layer): boolean => layer.type === 'icon' || layer.type === 'qr';

export interface GestureStart {
  layers: readonly Layer[];
  targets: readonly Bounds[];
  at: Point;
  /** Page pixels within which something catches. */
  reach: number;
}

const round = (box: Box): Box => ({
  x: Math.round(box.x * 100) / 100,
  y: Math.round(box.y * 100) / 100,
  w: Math.round(box.w * 100) / 100,
  h: Math.round(box.h * 100) / 100,
  rotation: box.rotation,
});

export function gestured(gesture: Gesture, start: GestureStart, now: Point, keys: Keys): Gestured {
  const by = { x: now.x - start.at.x, y: now.y - start.at.y };
  if (gesture.kind === 'move') return moved(start, by, keys);
  if (gesture.kind === 'rotate') return rotated(start, now, keys);
  return pulled(start, gesture.handle, by, keys);
}

function moved({ layers, targets, reach }: GestureStart, by: Point, keys: Keys): Gestured {
  let { x, y } = by;
  // Along one axis only.
  if (keys.shift) {
    if (Math.abs(x) > Math.abs(y)) y = 0;
    else x = 0;
  }
  const bounds = boundsOf(layers.map((one) => ({ ...one, x: one.x + x, y: one.y + y })));
  const caught = bounds && !keys.ctrl ? snap(bounds, targets, reach) : { dx: 0, dy: 0, guides: [] };
  if (keys.shift && y === 0) caught.dy = 0;
  if (keys.shift && x === 0) caught.dx = 0;
  const shifted = layers.map((one) => {
    const place = round({ ...one, x: one.x + x + caught.dx, y: one.y + y + caught.dy });
    return [one.id, { ...one, x: place.x, y: place.y }] as const;
  });
  return { layers: new Map(shifted), guides: caught.guides, label: '' };
}

function rotated({ layers, at }: GestureStart, now: Point, keys: Keys): Gestured {
  const middle = layers.length === 1 ? middleOf(layers[0]!) : middleOf(boxOf(boundsOf(layers)!));
  // As far as the pointer has gone around the middle, wherever the handle was taken.
  const before = layers.length === 1 ? layers[0]!.rotation : 0;
  const towards = caughtRotation(before + angleOf(middle, now) - angleOf(middle, at), keys.shift ? 15 : 0);
  const turnedLayers = layers.map((one) => {
    const box = layers.length === 1 ? { ...one, rotation: towards } : spun(one, middle, towards);
    return [one.id, { ...one, x: box.x, y: box.y, rotation: box.rotation } as Layer] as const;
  });
  return { layers: new Map(turnedLayers), guides: [], label: `${Math.round(towards)}°` };
}

function pulled({ layers, targets, reach }: GestureStart, handle: Handle, by: Point, keys: Keys): Gestured {
  const [only] = layers;
  const isCorner = handle.x !== 0 && handle.y !== 0;
  const options = (keepsRatio: boolean) => ({ keepsRatio, fromMiddle: keys.alt, least: LEAST });
  if (only && layers.length === 1) {
    const ratio = isAlwaysSquare(only) || keepsOwnRatio(only, handle) || (keys.shift && isCorner);
    let box = resized(only, handle, by, options(ratio));
    let guides: Guide[] = [];
    if (!keys.ctrl && !ratio && only.rotation % 90 === 0) {
      const edges = {
        x: handle.x < 0 ? [0] : handle.x > 0 ? [2] : [],
        y: handle.y < 0 ? [0] : handle.y > 0 ? [2] : [],
      };
      const caught = only.rotation % 360 === 0 ? snap(boundsOf([box])!, targets, reach, edges) : undefined;
      if (caught) {
        box = resized(only, handle, { x: by.x + caught.dx, y: by.y + caught.dy }, options(ratio));
        guides = caught.guides;
      }
    }
    const layer = grown(only, round(box), isCorner && ratio);
    return { layers: new Map([[only.id, layer]]), guides, label: sizeLabel(box) };
  }
  const from = boundsOf(layers);
  if (!from) return { layers: new Map(), guides: [], label: '' };
  // Several keep their proportions: otherwise letters and pictures would be stretched.
  const box = resized(boxOf(from), handle, by, { keepsRatio: true, fromMiddle: keys.alt, least: LEAST });
  const to: Bounds = { left: box.x, top: box.y, right: box.x + box.w, bottom: box.y + box.h };
  const all = layers.map((one) => [one.id, grown(one, round(carried(one, from, to)), true)] as const);
  return { layers: new Map(all), guides: [], label: sizeLabel(box) };
}

const sizeLabel = ({ w, h }: Box): string => `${Math.round(w)} × ${Math.round(h)}`;
