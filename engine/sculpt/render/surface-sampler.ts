/** Works out what is seen at one sample: place, normal, openness and painted colour. */

import type { ModelMesh } from '../mesh/model-mesh.ts';
import type { Material, Part } from '../model.ts';
import type { Shape } from '../shapes/shape.ts';
import type { Rgb } from './colour.ts';
import type { Projected, Visible } from './raster.ts';
import type { Palette, Place } from './shader.ts';

const MISSING: Rgb = [0.5, 0.5, 0.5];

interface Layer {
  where: Shape;
  soft: number;
  rgb: Rgb;
  material: Material | undefined;
  number: number;
}

interface Coat {
  rgb: Rgb;
  material: Material;
  number: number;
  layers: Layer[];
}

/** A mesh may bring the colours of its vertices (linear light) in place of its parts' paint. */
export interface Coloured {
  colours?: Float32Array;
}

export interface SurfaceSampler {
  /** Fills `place` and returns the number of the colour seen there (1 and up). */
  read(triangle: number, x: number, y: number, pixel: number, place: Place): number;
  /** Which part a triangle belongs to. */
  partOf(triangle: number): number;
  /** Colour and stuff in the middle of a triangle, whoever looks at it. */
  middle(triangle: number, place: Place): void;
}

export function surfaceSampler(
  mesh: ModelMesh & Coloured,
  projected: Projected,
  palette: Palette,
): SurfaceSampler {
  const coats = coatsOf(mesh.model.parts, palette);
  const { indices, positions, normals, occlusion, partOf, colours } = mesh;
  const { x: px, y: py } = projected;
  return {
    partOf: (triangle) => partOf[triangle]!,
    middle(triangle, place) {
      const corners = [0, 1, 2].map((k) => indices[triangle * 3 + k]! * 3);
      const mean = (values: Float32Array, axis: number): number =>
        corners.reduce((sum, at) => sum + values[at + axis]!, 0) / 3;
      place.x = mean(positions, 0);
      place.y = mean(positions, 1);
      place.z = mean(positions, 2);
      wear(coats[partOf[triangle]!]!, 0, place);
      if (!colours) return;
      place.r = mean(colours, 0);
      place.g = mean(colours, 1);
      place.b = mean(colours, 2);
    },
    read(triangle, x, y, pixel, place) {
      const t = triangle * 3;
      const a = indices[t]!;
      const b = indices[t + 1]!;
      const c = indices[t + 2]!;
      const ax = px[a]!;
      const ay = py[a]!;
      const ux = px[b]! - ax;
      const uy = py[b]! - ay;
      const vx = px[c]! - ax;
      const vy = py[c]! - ay;
      const inverse = 1 / (ux * vy - vx * uy);
      let w1 = ((x - ax) * vy - (y - ay) * vx) * inverse;
      let w2 = ((y - ay) * ux - (x - ax) * uy) * inverse;
      // Slivers seen edge-on would extrapolate wildly.
      w1 = w1 < -0.3 ? -0.3 : Math.min(w1, 1.3);
      w2 = w2 < -0.3 ? -0.3 : Math.min(w2, 1.3);
      const w0 = 1 - w1 - w2;
      const i = a * 3;
      const j = b * 3;
      const k = c * 3;
      place.x = w0 * positions[i]! + w1 * positions[j]! + w2 * positions[k]!;
      place.y = w0 * positions[i + 1]! + w1 * positions[j + 1]! + w2 * positions[k + 1]!;
      place.z = w0 * positions[i + 2]! + w1 * positions[j + 2]! + w2 * positions[k + 2]!;
      const nx = w0 * normals[i]! + w1 * normals[j]! + w2 * normals[k]!;
      const ny = w0 * normals[i + 1]! + w1 * normals[j + 1]! + w2 * normals[k + 1]!;
      const nz = w0 * normals[i + 2]! + w1 * normals[j + 2]! + w2 * normals[k + 2]!;
      const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      place.nx = nx * l;
      place.ny = ny * l;
      place.nz = nz * l;
      const open = w0 * occlusion[a]! + w1 * occlusion[b]! + w2 * occlusion[c]!;
      place.open = open < 0.05 ? 0.05 : Math.min(open, 1);
      const number = wear(coats[partOf[triangle]!]!, pixel, place);
      if (colours) {
        place.r = w0 * colours[i]! + w1 * colours[j]! + w2 * colours[k]!;
        place.g = w0 * colours[i + 1]! + w1 * colours[j + 1]! + w2 * colours[k + 1]!;
        place.b = w0 * colours[i + 2]! + w1 * colours[j + 2]! + w2 * colours[k + 2]!;
      }
      return number;
    },
  };
}

/** Applies a part's colour and its paint; the last layer that covers the place names it. */
function wear(coat: Coat, pixel: number, place: Place): number {
  let [r, g, b] = coat.rgb;
  let number = coat.number;
  place.material = coat.material;
  for (const layer of coat.layers) {
    const width = Math.max(layer.soft, pixel);
    const d = layer.where.distance(place.x, place.y, place.z);
    if (d >= width) continue;
    let t = d <= -width ? 1 : (width - d) / (2 * width);
    t = t * t * (3 - 2 * t);
    r += (layer.rgb[0] - r) * t;
    g += (layer.rgb[1] - g) * t;
    b += (layer.rgb[2] - b) * t;
    if (t > 0.5) {
      number = layer.number;
      if (layer.material) place.material = layer.material;
    }
  }
  place.r = r;
  place.g = g;
  place.b = b;
  return number;
}

function coatsOf(parts: readonly Part[], palette: Palette): Coat[] {
  const numbers = new Map<string, number>();
  const numberOf = (part: number, colour: string) => {
    const key = `${part}:${colour}`;
    if (!numbers.has(key)) numbers.set(key, Math.min(255, numbers.size + 1));
    return numbers.get(key)!;
  };
  return parts.map((p, i) => ({
    rgb: palette[p.colour] ?? MISSING,
    material: p.material,
    number: numberOf(i, p.colour),
    layers: (p.paint ?? []).map((layer) => ({
      where: layer.where,
      soft: layer.soft ?? 0,
      rgb: palette[layer.colour] ?? MISSING,
      material: layer.material,
      number: numberOf(i, layer.colour),
    })),
  }));
}

/** True when the four samples of a pixel lie on one smooth piece of one part, so that one look is enough. */
export function isCalm(seen: Visible, sampler: SurfaceSampler, o: number): boolean {
  const { width, triangle, near } = seen;
  const a = triangle[o]!;
  const b = triangle[o + 1]!;
  const c = triangle[o + width]!;
  const d = triangle[o + width + 1]!;
  if (!a || !b || !c || !d) return false;
  if (a === b && a === c && a === d) return true;
  const part = sampler.partOf(a - 1);
  if (part !== sampler.partOf(b - 1) || part !== sampler.partOf(c - 1) || part !== sampler.partOf(d - 1))
    return false;
  const n = near[o]!;
  const max = n * 0.012;
  return (
    Math.abs(near[o + 1]! - n) < max &&
    Math.abs(near[o + width]! - n) < max &&
    Math.abs(near[o + width + 1]! - n) < max
  );
}
