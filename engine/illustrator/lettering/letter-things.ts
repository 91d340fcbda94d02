/** Words on a thing of the picture: seen by the same camera as the thing, in its light, and covered by what stands before it. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Camera } from '#engine/sculpt/render/camera.ts';
import { add, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, luma, mix, type Rgb, rgb } from '../canvas/colour.ts';
import type { Cast } from '../compose/draw-world.ts';
import type { Scene } from '../scene.ts';
import type { WorldPicture } from '../world/actor.ts';
import { boundsOf, directionInto, intoPiece, type Placed, similarityOf } from '../world/piece.ts';
import { type Panel, panelOf } from './carriers.ts';
import type { Mask } from './fill-outline.ts';
import { faceFor, setWords } from './set-words.ts';

export interface Lettering {
  canvas: Canvas;
  cast: Cast;
  picture: WorldPicture;
  lens: Camera;
  placed: readonly Placed[];
  faces: FaceSource | undefined;
}

/** Room around the words, as a share of the panel's width. */
const MARGIN = 0.06;
const DARK: Rgb = [0.022, 0.02, 0.026];
const LIGHT: Rgb = [0.86, 0.84, 0.8];

export function letterThings({ lettering }: Scene, options: Lettering): void {
  const panel = lettering?.on ? panelOf(lettering.on) : undefined;
  if (!lettering || !panel) return;
  for (const one of options.placed)
    if (one.piece.name === lettering.on) letterOne(lettering.text, panel, one, options);
}

/** A pixel of the panel: where on it, 0 to 1 from its upper left corner, and how much it faces the viewer. */
interface Seen {
  at: number;
  u: number;
  v: number;
  facing: number;
}

function letterOne(text: string, panel: Panel, placed: Placed, options: Lettering): void {
  const seen = pixelsOf(panel, placed, options);
  const face = options.faces && faceFor(text, panel.face, options.faces);
  if (!face || seen.length < 24) return;
  const { canvas, cast } = options;
  cast.letters ??= new Float32Array(canvas.width * canvas.height);
  const [wide, high] = [panel.x[1] - panel.x[0], panel.y[1] - panel.y[0]];
  // Twice as fine as it is seen, so that turned letters stay smooth.
  const fine = 2 * Math.sqrt(seen.length / (wide * high));
  const mask = setWords(text, face, {
    width: wide * (1 - 2 * MARGIN) * fine,
    height: (high - 2 * MARGIN * wide) * fine,
  });
  const light = lightOn(canvas, seen);
  const ground = panel.ground ? rgb(panel.ground) : undefined;
  const under = ground ? luma(...ground) : light.middle;
  const ink = panel.ink ? rgb(panel.ink) : under > 0.16 ? DARK : LIGHT;
  for (const { at, u, v, facing } of seen) {
    const share = sample(mask, (u - MARGIN) / (1 - 2 * MARGIN), v, (MARGIN * wide) / high);
    const shade = panel.isRound ? 0.45 + 0.55 * facing : 1;
    cast.letters[at] = ground ? 0.5 + 0.45 * share : 0.95 * share;
    const here = clamp(lightAt(canvas, at) / light.middle, 0.6, 1.35);
    for (let c = 0; c < 3; c++) {
      const now = canvas.data[at * 3 + c]!;
      const paper = ground ? mix(now, ground[c]! * light.level * shade, 0.94) : now;
      const written = ink[c]! * light.level * (ground ? shade : here);
      canvas.data[at * 3 + c] = mix(paper, written, share * 0.96);
    }
  }
}

const lightAt = ({ data }: Canvas, at: number): number =>
  luma(data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!);

/** How bright white would be there, and how bright the thing is in the middle. */
function lightOn(canvas: Canvas, seen: readonly Seen[]): { level: number; middle: number } {
  const shareOf = (values: number[], share: number): number =>
    values.sort((a, b) => a - b)[Math.floor(values.length * share)]!;
  const own = seen.map(({ at }) => lightAt(canvas, at));
  const all = Array.from({ length: 500 }, (_, i) =>
    lightAt(canvas, Math.floor(((i + 0.5) / 500) * canvas.width * canvas.height)),
  );
  return {
    middle: Math.max(0.004, shareOf(own, 0.5)),
    level: clamp(Math.max(1.3 * shareOf(own, 0.95), shareOf(all, 0.9)), 0.35, 0.95),
  };
}

function pixelsOf(panel: Panel, placed: Placed, { picture, lens }: Lettering): Seen[] {
  const { width, height } = picture;
  const space = similarityOf(placed);
  const { lo, hi } = boundsOf(placed);
  const deep = 0.12 * Math.max(hi[0] - lo[0], hi[1] - lo[1]);
  const eye = intoPiece(space, lens.eye);
  const seen: Seen[] = [];
  for (const [x, y] of pixelsAround(lo, hi, lens, width, height)) {
    const aside = (x + 0.5 - lens.centreX) / lens.focal;
    const up = (lens.centreY - y - 0.5) / lens.focal;
    const ray = directionInto(space, add(lens.forward, add(scaled(lens.right, aside), scaled(lens.up, up))));
    const hit = meet(panel, eye, ray);
    if (!hit) continue;
    const at = y * width + x;
    // Covered by something nearer.
    if (picture.alpha[at]! < 0.5 || hit.away * space.scale > picture.depth[at]! + deep) continue;
    const u = (hit.x - panel.x[0]) / (panel.x[1] - panel.x[0]);
    const v = (panel.y[1] - hit.y) / (panel.y[1] - panel.y[0]);
    if (u >= 0 && u <= 1 && v >= 0 && v <= 1) seen.push({ at, u, v, facing: hit.facing });
  }
  return seen;
}

function* pixelsAround(
  lo: Vec3,
  hi: Vec3,
  lens: Camera,
  width: number,
  height: number,
): Generator<[number, number]> {
  const near = Math.max(0.05, lens.eye[2] - hi[2]);
  const far = Math.max(near, lens.eye[2] - lo[2]);
  const columns = [near, far].flatMap((away) =>
    [lo[0], hi[0]].map((x) => lens.centreX + ((x - lens.eye[0]) * lens.focal) / away),
  );
  const rows = [near, far].flatMap((away) =>
    [lo[1], hi[1]].map((y) => lens.centreY + ((lens.eye[1] - y) * lens.focal) / away),
  );
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...columns))),
    Math.min(width - 1, Math.ceil(Math.max(...columns))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...rows))),
    Math.min(height - 1, Math.ceil(Math.max(...rows))),
  ];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield [x, y];
}

interface Hit {
  x: number;
  y: number;
  /** In units of the mesh, along the ray. */
  away: number;
  facing: number;
}

/** Where a ray meets the panel's surface from the front. */
function meet(panel: Panel, [ex, ey, ez]: Vec3, [rx, ry, rz]: Vec3): Hit | undefined {
  if (panel.isRound) {
    const [a, b, c] = [rx * rx + rz * rz, 2 * (ex * rx + ez * rz), ex * ex + ez * ez - panel.z ** 2];
    const root = b * b - 4 * a * c;
    if (root <= 0) return undefined;
    const away = (-b - Math.sqrt(root)) / (2 * a);
    const [x, z] = [ex + rx * away, ez + rz * away];
    const facing = -(x * rx + z * rz) / (panel.z * Math.sqrt(a));
    return { x: Math.atan2(x, z) * panel.z, y: ey + ry * away, away, facing };
  }
  if (panel.isSide) {
    const side = ex > 0 ? 1 : -1;
    const away = (side * panel.z - ex) / rx;
    const z = ez + rz * away;
    // Both sides are read from left to right.
    const x = side > 0 ? panel.x[0] + panel.x[1] - z : z;
    return rx * side < 0 ? { x, y: ey + ry * away, away, facing: 1 } : undefined;
  }
  const lean = panel.lean ?? 0;
  const middle = (panel.y[0] + panel.y[1]) / 2;
  const away = (panel.z - lean * (ey - middle) - ez) / (rz + lean * ry);
  return rz < 0 ? { x: ex + rx * away, y: ey + ry * away, away, facing: 1 } : undefined;
}

/** Mean of four places around the pixel; `top` is the margin above and below as a share of the height. */
function sample({ width, height, alpha }: Mask, u: number, v: number, top: number): number {
  const x = u * width;
  const y = ((v - top) / (1 - 2 * top)) * height;
  let sum = 0;
  for (const [dx, dy] of [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ] as const) {
    const column = Math.floor(x + dx);
    const row = Math.floor(y + dy);
    if (column >= 0 && row >= 0 && column < width && row < height) sum += alpha[row * width + column]!;
  }
  return sum / 4;
}
