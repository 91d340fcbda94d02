/** Eyeballs with iris, pupil and glints, and the lids that close over them. */

import { smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { complexionOf } from '../animal/coats.ts';
import { IRISES } from '../figure/colours.ts';
import type { Figure } from '../figure/figure.ts';
import type { Rgb, SheetPart } from '../part.ts';
import type { HeadSpace } from './head-space.ts';
import {
  flipped,
  type Grid,
  gridColours,
  gridIndices,
  gridPoints,
  joinArrays,
  joinGrids,
  mixRgb,
  rgb,
} from './sheet.ts';

const WHITE = rgb('#f4f1f0');
const DARK = rgb('#0d0809');

/** The front of the eyeball as rings around the gaze: vertices lie exactly on the edges of iris and pupil. */
const RINGS = 40;
const SPOKES = 56;

export function eyes(figure: Figure, head: HeadSpace): SheetPart {
  const { eye, eyeX, eyeY, iris: irisSize } = figure.face;
  const anime = figure.look.artStyle === 'anime';
  const iris = rgb(IRISES[figure.look.eyeColor]);
  /** Ring radii as shares of the eye's half-axis; doubled where the colour must change at once. */
  const pupil = irisSize * (anime ? 0.42 : 0.52);
  const edges = [0, pupil, pupil + 0.012, irisSize * 0.84, irisSize - 0.01, irisSize + 0.012, 1];
  const radiusAt = (v: number) => {
    const at = v * (edges.length - 1);
    const i = Math.min(edges.length - 2, Math.floor(at));
    return edges[i]! + (edges[i + 1]! - edges[i]!) * (at - i);
  };
  const colourAt = (r: number, up: number): Rgb => {
    const shade = 0.66 + 0.34 * smoothstep(0.8, 0.2, up);
    if (r > irisSize) return WHITE.map((c) => c * shade) as unknown as Rgb;
    if (r <= pupil + 0.006) return DARK;
    // Light falls through the iris: brighter below than above, with a dark rim.
    const glow = 0.5 - 0.5 * (up / irisSize);
    const lit = iris.map((c) => c * (0.4 + 1.9 * glow * glow) + 0.03 * glow) as unknown as Rgb;
    const rim = iris.map((c) => c * 0.16) as unknown as Rgb;
    return mixRgb(lit, rim, smoothstep(irisSize * 0.8, irisSize * 0.97, r));
  };
  const point = (r: number, angle: number, lift = 0): Vec3 => {
    // A little cross-eyed, as faces look at someone near.
    const x = r * Math.sin(angle) - 0.04 * (1 - r);
    const y = r * Math.cos(angle);
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const k = 1 + lift;
    return head.out([eyeX + x * eye[0] * k, eyeY + y * eye[1] * k, 0.305 + z * eye[2] * k]);
  };
  const ball: Grid = {
    positions: gridPoints(SPOKES, RINGS, (u, v) => point(radiusAt(v), u * 2 * Math.PI)),
    indices: gridIndices(SPOKES, RINGS, true),
    colours: gridColours(SPOKES, RINGS, (u, v) => {
      const r = radiusAt(v);
      return colourAt(r, r * Math.cos(u * 2 * Math.PI));
    }),
  };
  const glint = (x: number, y: number, size: number): Grid => ({
    positions: gridPoints(20, 2, (u, v) => {
      const px = x + Math.sin(u * 2 * Math.PI) * v * size;
      const py = y + Math.cos(u * 2 * Math.PI) * v * size;
      return point(Math.hypot(px + 0.04, py), Math.atan2(px + 0.04, py), 0.012);
    }),
    indices: gridIndices(20, 2, true),
    colours: gridColours(20, 2, () => [1.6, 1.6, 1.6]),
  });
  const big = anime ? 0.2 : 0.15;
  const one = joinGrids([
    ball,
    glint(-0.2 - (anime ? 0.05 : 0), 0.26, big * (0.6 + irisSize * 0.6)),
    glint(0.2, -0.24, big * 0.5 * (0.6 + irisSize * 0.6)),
  ]);
  // Glints stay on the same side of both eyes, as the light does.
  const other = joinGrids([
    { ...ball, positions: mirroredInHead(ball.positions, head), indices: flipped(ball.indices) },
    shifted(glint(-0.2 - (anime ? 0.05 : 0) + 0.08, 0.26, big * (0.6 + irisSize * 0.6)), head, eyeX),
    shifted(glint(0.2 + 0.08, -0.24, big * 0.5 * (0.6 + irisSize * 0.6)), head, eyeX),
  ]);
  const both = joinGrids([one, other]);
  return { name: 'eyes', material: 'glossy', bones: ['head'], morphs: {}, ...both };
}

const mirroredInHead = (points: Float32Array, head: HeadSpace): Float32Array => {
  const out = points.slice();
  for (let i = 0; i < out.length; i += 3) out[i] = 2 * head.at[0] - out[i]!;
  return out;
};

const shifted = (grid: Grid, head: HeadSpace, eyeX: number): Grid => {
  const positions = grid.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i] = positions[i]! - 2 * eyeX * head.scale;
  return { ...grid, positions };
};

const ACROSS = 24;

/** Upper and lower lids of both eyes with the dark line of the lashes; `blink` closes them. */
export function lids(figure: Figure, head: HeadSpace): SheetPart {
  const { eye, eyeX, eyeY, lid, tilt } = figure.face;
  const { look } = figure;
  const tones = complexionOf(look);
  const skin = rgb(tones.lids);
  const shade = mixRgb(skin, rgb(tones.blush), 0.25);
  const lash = rgb('#1b1211');
  const [rx, ry, rz] = [eye[0] + 0.016, eye[1] + 0.016, eye[2] + 0.016];
  const upperEdge = (x: number) => eye[1] * (lid - 0.5 * (x / rx) ** 2) - tilt * (x / rx);
  const lowerEdge = (x: number) => -eye[1] * (0.8 - 0.46 * (x / rx) ** 2);
  const onBall = (x: number, y: number, lift = 0): Vec3 => {
    const inside = Math.max(0, 1 - (x / rx) ** 2 - (y / ry) ** 2);
    return head.out([eyeX + x, eyeY + y, 0.305 + Math.sqrt(inside) * rz + lift]);
  };
  const top = (x: number) => ry * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2)) * 0.995;

  const upper = (closed: number) =>
    gridPoints(ACROSS, 10, (u, v) => {
      const x = (u * 2 - 1) * rx * 0.985;
      const edge = upperEdge(x) + (lowerEdge(x) * 0.9 - upperEdge(x)) * closed;
      const from = Math.max(top(x), edge);
      return onBall(x, from + (edge - from) * v);
    });
  const lower = gridPoints(ACROSS, 5, (u, v) => {
    const x = (u * 2 - 1) * rx * 0.985;
    const edge = Math.min(lowerEdge(x), 0);
    const from = -top(x);
    return onBall(x, edge + (Math.min(from, edge) - edge) * v);
  });
  /** Women in pictures have long lashes that sweep outwards. */
  const isLong = !look.animal && look.marks?.includes('long-lashes');
  const sweep = isLong
    ? 1
    : look.age !== undefined && look.age !== 'baby' && look.physique === 'feminine'
      ? 1
      : 0;
  const thick =
    look.artStyle === 'realistic' ? 0.006 : look.artStyle === 'anime' ? 0.019 : 0.0125 + 0.006 * sweep;
  const past = look.artStyle === 'anime' ? 1.04 : 1 + 0.16 * sweep;
  const line = (closed: number) =>
    gridPoints(ACROSS, 3, (u, v) => {
      const x = (u * 2 - 1) * rx * (u > 0.5 || sweep === 0 ? past : 1);
      const clipped = Math.max(-0.985 * rx, Math.min(0.985 * rx, x));
      const edge = upperEdge(clipped) + (lowerEdge(clipped) * 0.9 - upperEdge(clipped)) * closed;
      // Heavier towards the outer corner.
      const over = Math.max(0, x - clipped);
      const width =
        thick * (0.45 + 0.95 * smoothstep(-1, 1, x / rx)) * (1 - sweep * smoothstep(0, 0.16 * rx, over));
      const p = onBall(clipped, edge + (0.5 - v) * 2 * width, 0.008);
      return [
        p[0] + (x - clipped) * head.scale,
        p[1] + sweep * over * 0.7 * head.scale,
        p[2] - sweep * over * 0.5 * head.scale,
      ];
    });
  const grid = (positions: Float32Array, down: number, colour: (u: number, v: number) => Rgb): Grid => ({
    positions,
    indices: gridIndices(ACROSS, down),
    colours: gridColours(ACROSS, down, colour),
  });
  const make = (closed: number): Grid[] => [
    grid(upper(closed), 10, (_u, v) => mixRgb(skin, shade, v)),
    grid(lower, 5, (_u, v) => mixRgb(shade, skin, v)),
    grid(line(closed), 3, () => lash),
  ];
  const left = make(0);
  const shut = make(1);
  const other = left.map((one) => ({
    ...one,
    positions: mirroredInHead(one.positions, head),
    indices: flipped(one.indices),
  }));
  const both = joinGrids([...left, ...other]);
  const blink = joinArrays([
    ...shut.map((one) => one.positions),
    ...shut.map((one) => mirroredInHead(one.positions, head)),
  ]);
  return { name: 'lids', material: 'skin', bones: ['head'], morphs: { blink }, ...both };
}
