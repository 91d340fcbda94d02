/** Turns a picture of a thing, cut out by its alpha, into a softly curved relief that stands in the world like everything else. */

import { normalsOf } from '#engine/character/mesh/normals.ts';
import { distanceGrid } from '#engine/sculpt/mesh/distance-grid.ts';
import { part } from '#engine/sculpt/model.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Piece } from '../world/piece.ts';
import { edgeDistance } from './edge-distance.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Straight RGBA, sRGB. */
  rgba: Uint8Array | Uint8ClampedArray;
}

/** How far the middle stands out, as a share of the picture's width. */
const DEPTH = 0.16;
/** Pixels from the edge until the relief is flat, as a share of the width. */
const ROUND = 0.22;

const linearOf = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** `metres` is the height of what is visible. */
export function cardPiece(name: string, { width, height, rgba }: Pixels, metres: number): Piece {
  const alpha = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : rgba[(y * width + x) * 4 + 3]! / 255;
  const away = edgeDistance(width, height, (at) => rgba[at * 4 + 3]! >= 128);
  const number = new Int32Array(width * height).fill(-1);
  const positions: number[] = [];
  const colours: number[] = [];
  const radius = width * ROUND;
  const rise = (d: number): number => {
    const t = Math.min(1, d / radius);
    return DEPTH * Math.sqrt(t * (2 - t));
  };
  const addVertex = (x: number, y: number): number => {
    const at = y * width + x;
    if (number[at]! >= 0) return number[at]!;
    number[at] = positions.length / 3;
    let [px, py] = [x, y];
    const a = alpha(x, y);
    if (a < 0.5) {
      // Outside: pulled onto the line where the alpha is one half, which makes the outline smooth.
      const gx = (alpha(x + 1, y) - alpha(x - 1, y)) / 2;
      const gy = (alpha(x, y + 1) - alpha(x, y - 1)) / 2;
      const steep = gx * gx + gy * gy;
      if (steep > 1e-6) {
        const step = Math.min(1, (0.5 - a) / Math.sqrt(steep));
        px += (gx / Math.sqrt(steep)) * step;
        py += (gy / Math.sqrt(steep)) * step;
      }
    }
    positions.push(px / width - 0.5, 1 - py / height, rise(away[at]!));
    colours.push(...colourNear(rgba, width, height, x, y));
    return number[at]!;
  };
  const indices: number[] = [];
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const inside =
        Number(alpha(x, y) >= 0.5) +
        Number(alpha(x + 1, y) >= 0.5) +
        Number(alpha(x, y + 1) >= 0.5) +
        Number(alpha(x + 1, y + 1) >= 0.5);
      if (inside === 0) continue;
      const [a, b, c, d] = [
        addVertex(x, y),
        addVertex(x + 1, y),
        addVertex(x, y + 1),
        addVertex(x + 1, y + 1),
      ];
      indices.push(a, c, b, b, c, d);
    }
  return assembled(
    name,
    Float32Array.from(positions),
    Float32Array.from(colours),
    Uint32Array.from(indices),
    metres,
  );
}

function assembled(
  name: string,
  positions: Float32Array,
  colours: Float32Array,
  indices: Uint32Array,
  metres: number,
): Piece {
  const lo: [number, number, number] = [Infinity, Infinity, 0];
  const hi: [number, number, number] = [-Infinity, -Infinity, DEPTH];
  for (let i = 0; i < positions.length; i += 3)
    for (const axis of [0, 1] as const) {
      lo[axis] = Math.min(lo[axis], positions[i + axis]!);
      hi[axis] = Math.max(hi[axis], positions[i + axis]!);
    }
  if (indices.length === 0) throw new Error(`The picture of '${name}' is empty.`);
  const half: Vec3 = [(hi[0] - lo[0]) * 0.42, (hi[1] - lo[1]) / 2, DEPTH * 0.6];
  const body = box([(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, 0], half, 0.04);
  return {
    name,
    mesh: {
      positions,
      normals: gentleNormals(positions, indices),
      occlusion: new Float32Array(positions.length / 3).fill(1),
      colours,
      indices,
      partOf: new Uint8Array(indices.length / 3),
      model: { parts: [part('picture', 'printed', body)], anchors: {} },
      lo,
      hi,
      field: distanceGrid([body], lo, hi, 18),
    },
    palette: {},
    scale: metres / (hi[1] - lo[1]),
    anchors: { top: [(lo[0] + hi[0]) / 2, hi[1], 0] },
    isCard: true,
  };
}

/** Its own colour, or that of the nearest pixel that has one. */
function colourNear(rgba: Pixels['rgba'], width: number, height: number, x: number, y: number): number[] {
  for (let reach = 0; reach <= 3; reach++)
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        const [px, py] = [x + i, y + j];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const at = (py * width + px) * 4;
        if (rgba[at + 3]! > 200 - reach * 50)
          return [linearOf[rgba[at]!]!, linearOf[rgba[at + 1]!]!, linearOf[rgba[at + 2]!]!];
      }
  const at = (y * width + x) * 4;
  return [linearOf[rgba[at]!]!, linearOf[rgba[at + 1]!]!, linearOf[rgba[at + 2]!]!];
}

/** Leaning towards the viewer: the picture brings its own shading, ours must stay gentle. */
function gentleNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = normalsOf(positions, indices);
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i]! * 0.7, normals[i + 1]! * 0.7, normals[i + 2]! + 0.5];
    const k = 1 / Math.hypot(x, y, z);
    normals.set([x * k, y * k, z * k], i);
  }
  return normals;
}
