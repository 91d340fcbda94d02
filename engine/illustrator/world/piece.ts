/** A solid thing ready to be put into a picture, and where it was put: everything drawn is one of these, whoever made it. */

import type { ModelMesh } from '#engine/sculpt/mesh/model-mesh.ts';
import type { Palette } from '#engine/sculpt/render/shader.ts';
import type { Coloured } from '#engine/sculpt/render/surface-sampler.ts';
import { rotation } from '#engine/sculpt/shapes/transform.ts';
import { dot, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';

export interface Piece {
  name: string;
  /** In its own units: facing +z, up is +y. */
  mesh: ModelMesh & Coloured;
  /** Colours of the mesh's parts by name, linear light; empty where the mesh brings the colours of its vertices. */
  palette: Palette;
  /** Metres for each unit of the mesh. */
  scale: number;
  /** Places on it, in the mesh's units: `top`, `seat`, `inside`, `grip`, `hand`, `mouth`, `hips` … */
  anchors: Readonly<Record<string, Vec3>>;
  /** Radius of the free room around some of the anchors, in the mesh's units. */
  rooms?: Readonly<Record<string, number>>;
  /** A picture on a thin relief: it must face the viewer, and its light is painted on. */
  isCard?: boolean;
}

export interface Placed {
  piece: Piece;
  /** Where the middle of its foot is, in metres: x right, y up from the ground, z towards the viewer. */
  at: Vec3;
  /** Degrees about x, y, z, as in `rotation`; turned about the middle of the foot. */
  turn: Vec3;
  /** Factor on the usual size. */
  grow: number;
}

/** The middle of the lowest plane of the mesh, in its units: what `Placed.at` speaks of. */
export const footOf = ({ mesh: { lo, hi } }: Piece): Vec3 => [
  (lo[0] + hi[0]) / 2,
  lo[1],
  (lo[2] + hi[2]) / 2,
];

/** Width, height and depth in metres, unturned. */
export const sizeOf = ({ mesh: { lo, hi }, scale }: Piece): Vec3 => [
  (hi[0] - lo[0]) * scale,
  (hi[1] - lo[1]) * scale,
  (hi[2] - lo[2]) * scale,
];

/** From a piece's own space to the world and back: a turn, an even scale and a shift. */
export interface Similarity {
  /** Rows of the turn from the piece to the world. */
  turn: readonly [Vec3, Vec3, Vec3];
  scale: number;
  foot: Vec3;
  at: Vec3;
}

export const similarityOf = ({ piece, at, turn, grow }: Placed): Similarity => ({
  turn: rotation(turn),
  scale: piece.scale * grow,
  foot: footOf(piece),
  at,
});

export function toWorld({ turn, scale, foot, at }: Similarity, p: Vec3): Vec3 {
  const v = subtract(p, foot);
  return [at[0] + dot(turn[0], v) * scale, at[1] + dot(turn[1], v) * scale, at[2] + dot(turn[2], v) * scale];
}

/** A direction of the world as the piece sees it. */
export const directionInto = ({ turn: [a, b, c] }: Similarity, v: Vec3): Vec3 => [
  a[0] * v[0] + b[0] * v[1] + c[0] * v[2],
  a[1] * v[0] + b[1] * v[1] + c[1] * v[2],
  a[2] * v[0] + b[2] * v[1] + c[2] * v[2],
];

export function intoPiece(s: Similarity, p: Vec3): Vec3 {
  const [x, y, z] = directionInto(s, subtract(p, s.at));
  return [s.foot[0] + x / s.scale, s.foot[1] + y / s.scale, s.foot[2] + z / s.scale];
}

/** Where an anchor of a placed piece is in the world; undefined where the piece has none of that name. */
export function anchorAt(placed: Placed, name: string): Vec3 | undefined {
  const anchor = placed.piece.anchors[name];
  return anchor && toWorld(similarityOf(placed), anchor);
}

/** Vertices that are enough to bound a piece to about a percent. */
const PROBES = 1500;

/** Box around a placed piece in the world: of its real surface, which is tighter than that of its turned box. */
export function boundsOf(placed: Placed): { lo: Vec3; hi: Vec3 } {
  const s = similarityOf(placed);
  const { positions } = placed.piece.mesh;
  const step = 3 * Math.max(1, Math.floor(positions.length / 3 / PROBES));
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 2 < positions.length; i += step) {
    const p = toWorld(s, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
    for (const axis of [0, 1, 2] as const) {
      if (p[axis] < low[axis]) low[axis] = p[axis];
      if (p[axis] > high[axis]) high[axis] = p[axis];
    }
  }
  return { lo: low, hi: high };
}
