/** Makes a subject of a flat drawing: a solid with thickness and creases that takes light and throws shadow like any other. */

import { type Material, type Model, paint, part } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Setting } from '../../scene-spec.ts';
import { type Family, type Subject, subject } from '../subject.ts';
import { colourRegions, isSolid, type Region } from './colour-regions.ts';
import { readMap, signedDistance } from './field-map.ts';
import { inflated } from './inflate.ts';
import { tonesOf } from './tones.ts';

export interface FlatDrawing {
  name: string;
  family: Family;
  /** Height in metres. */
  metres: number;
  home: Setting;
  airborne?: boolean;
  /** Square, straight sRGB with alpha, with free room around the drawing. */
  rgba: Uint8Array;
}

/** Cushions as thick as a ball look bloated; this is how much is left of that. */
const THICKNESS: Record<Family, number> = {
  animal: 0.72,
  person: 0.7,
  fantasy: 0.7,
  vehicle: 0.8,
  building: 0.8,
  plant: 0.6,
  food: 0.85,
  object: 0.6,
};
/** Points that a colour stands out over its borders. */
const CREASE = 1.5;
/** Distance to a flank as a share of the height above it. */
const STEEP = 0.3;

export function reliefSubject(drawing: FlatDrawing): Subject {
  const size = Math.round(Math.sqrt(drawing.rgba.length / 4));
  const regions = colourRegions(drawing.rgba, size);
  return subject({
    name: drawing.name,
    family: drawing.family,
    size: drawing.metres,
    home: drawing.home,
    airborne: drawing.airborne ?? false,
    ...tonesOf(regions),
    view: { yaw: 24, pitch: 8 },
    build: () => reliefModel(drawing, regions, size),
  });
}

function reliefModel({ rgba, family }: FlatDrawing, regions: readonly Region[], size: number): Model {
  const mask = Uint8Array.from({ length: size * size }, (_, p) => (isSolid(rgba, p) ? 1 : 0));
  const edge = signedDistance(mask, size);
  const height = inflated(mask, size);
  for (const p of mask.keys())
    height.values[p] = height.values[p]! * THICKNESS[family] + creaseAt(regions, p);
  const { left, right, top, bottom } = boxOf(mask, size);
  // One unit is the longer side; the foot stands on zero, the middle on the axis.
  const unit = Math.max(right - left, bottom - top);
  const middle = (left + right) / 2;
  const across = (x: number) => middle + x * unit;
  const down = (y: number) => bottom - y * unit;
  const round = 0.9 / unit;
  const solid = (x: number, y: number, z: number) => {
    const outside = readMap(edge, across(x), down(y)) / unit;
    // Never more than the real distance, or the mesher would miss the steep flanks.
    if (outside > 0.02) return Math.hypot(outside, z * STEEP) - round;
    const above = Math.abs(z) - readMap(height, across(x), down(y)) / unit;
    if (outside > 0) return Math.hypot(outside, Math.max(above * STEEP, 0)) - round;
    return (above > 0 ? above * STEEP : Math.max(above * 0.62, outside)) - round;
  };
  const thick = Math.max(...height.values) / unit + 0.03;
  const wide = (right - left) / unit / 2 + 0.03;
  const tall = (bottom - top) / unit + 0.03;
  const lo: Vec3 = [-wide, -0.03, -thick];
  const hi: Vec3 = [wide, tall, thick];
  const layers = regions.slice(1).map(({ distance }, i) =>
    paint(
      `tone${i + 1}`,
      pattern((x, y) => readMap(distance, across(x), down(y)) / unit),
      0.5 / unit,
    ),
  );
  return {
    parts: [part('tone0', materialOf(family), shape(solid, lo, hi, 0.012), layers)],
    anchors: { grip: { at: [0, tall * 0.3, 0] }, seat: { at: [0, tall * 0.8, 0] } },
  };
}

/** Every colour is a little cushion of its own, so that light finds the borders between them. */
function creaseAt(regions: readonly Region[], pixel: number): number {
  for (const { mask, distance } of regions)
    if (mask[pixel]) return CREASE * (1 - Math.exp(distance.values[pixel]! / 2.5));
  return 0;
}

const materialOf = (family: Family): Material =>
  family === 'food' || family === 'vehicle' || family === 'object' ? 'glossy' : 'matte';

function boxOf(mask: Uint8Array, size: number) {
  const box = { left: size, right: 0, top: size, bottom: 0 };
  for (const [p, one] of mask.entries()) {
    if (!one) continue;
    const x = p % size;
    const y = Math.floor(p / size);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}
