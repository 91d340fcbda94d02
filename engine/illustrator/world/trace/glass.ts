/** Glass in traced light: what is behind is seen through it, bent towards its edges and stained by it, and the lamps are mirrored in it. */

import { rollOff } from '#engine/sculpt/render/colour.ts';
import { drawTriangles, emptyPicture } from '#engine/sculpt/render/raster.ts';
import { blackPlace } from '#engine/sculpt/render/shader.ts';
import { dot, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Canvas } from '../../canvas/canvas.ts';
import { smoothstep } from '../../canvas/colour.ts';
import { filmLight } from '../../compose/film.ts';
import { type Pane, SAMPLES, type Surface, type WorldPicture } from '../actor.ts';
import { splitClear } from '../clear-parts.ts';
import type { Lamps } from './lamps.ts';

/** How far glass bends the view at its edges, as a share of the piece's size on the picture. */
const BEND = 0.16;
/** What glass of no colour swallows. */
const CLEAR = 0.35;

/** Over the finished bodies; the picture learns that something is there now. */
export function drawGlass(canvas: Canvas, picture: WorldPicture, surface: Surface, lamps: Lamps): void {
  // Far ones first: a glass behind a bottle is seen through it.
  const order = [...surface.panes].sort((a, b) => a.actor.placed.at[2] - b.actor.placed.at[2]);
  for (const pane of order) drawPane(canvas, picture, surface, lamps, pane);
}

function drawPane(
  canvas: Canvas,
  picture: WorldPicture,
  { camera }: Surface,
  lamps: Lamps,
  pane: Pane,
): void {
  const { width, height } = picture;
  const { clear, clearNumbers } = splitClear(pane.actor.placed.piece.mesh);
  const seen = emptyPicture(width * SAMPLES, height * SAMPLES);
  drawTriangles(pane.projected, clear, seen, true);
  const behind = Float32Array.from(canvas.data);
  const { turn } = pane.actor.space;
  const { lo, hi } = pane.actor;
  const size = Math.hypot(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
  const place = blackPlace();
  const image = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      let [covered, nx, ny, nz, nearest] = [0, 0, 0, 0, 0];
      const tint: [number, number, number] = [0, 0, 0];
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const [i, j] = [x * SAMPLES + (s % SAMPLES), y * SAMPLES + ((s / SAMPLES) | 0)];
        const at = j * seen.width + i;
        const number = seen.triangle[at]! - 1;
        if (number < 0) continue;
        const near = seen.near[at]!;
        if (picture.alpha[o]! > 0.5 && 1 / near > picture.depth[o]!) continue;
        pane.view.sampler.read(clearNumbers[number]!, i + 0.5, j + 0.5, pane.view.footprint / near, place);
        const n: Vec3 = [place.nx, place.ny, place.nz];
        nx += dot(turn[0], n);
        ny += dot(turn[1], n);
        nz += dot(turn[2], n);
        tint[0] += place.r;
        tint[1] += place.g;
        tint[2] += place.b;
        covered++;
        nearest = Math.max(nearest, near);
      }
      if (covered === 0) continue;
      const l = 1 / (Math.hypot(nx, ny, nz) || 1);
      const normal: Vec3 = [nx * l, ny * l, nz * l];
      const [u, v] = [(x + 0.5 - camera.centreX) / camera.focal, (camera.centreY - y - 0.5) / camera.focal];
      const k = 1 / Math.hypot(1, u, v);
      const view = [0, 1, 2].map(
        (c) => -(camera.forward[c]! + camera.right[c]! * u + camera.up[c]! * v) * k,
      ) as unknown as Vec3;
      const facing = Math.max(0, dot(normal, view));
      const steep = (1 - facing) ** 2;
      const mirrored = normal.map((c, axis) => 2 * facing * c - view[axis]!) as unknown as Vec3;
      lamps.mirrored(mirrored[0], mirrored[1], mirrored[2], image);
      const once = 0.04 + 0.96 * (1 - facing) ** 5;
      // Both faces of the wall mirror.
      const fresnel = Math.min(0.85, (2 * once) / (1 + once) + 0.02);
      const lamp = smoothstep(0.955, 0.985, dot(mirrored, lamps.key)) * 0.75;
      const bend = BEND * steep * size * camera.focal * nearest;
      const from = sample(
        behind,
        width,
        height,
        x - dot(normal, camera.right) * bend,
        y + dot(normal, camera.up) * bend,
      );
      const share = covered / (SAMPLES * SAMPLES);
      const depth = CLEAR + 0.65 * steep;
      for (let c = 0; c < 3; c++) {
        const stain = 1 - depth * (1 - Math.min(1, (tint[c]! / covered) * 1.08));
        const dark = 1 - 0.3 * (1 - facing) ** 3;
        const through = behind[from + c]! * stain * dark;
        const light = filmLight(
          rollOff(Math.min(1.6, 0.72 * (1.35 * image[c]! + lamp * lamps.keyColour[c]! * 2))),
        );
        const shining = Math.min(1, fresnel + lamp);
        canvas.data[o * 3 + c]! += (through + (light - through) * shining - canvas.data[o * 3 + c]!) * share;
      }
      if (picture.alpha[o]! < share) {
        picture.alpha[o] = share;
        picture.depth[o] = 1 / nearest;
      }
      if (picture.piece[o] === 0) picture.piece[o] = pane.who + 1;
    }
}

/** Where the colour of the nearest pixel lies. */
function sample(_data: Float32Array, width: number, height: number, x: number, y: number): number {
  const i = Math.min(width - 1, Math.max(0, Math.round(x)));
  const j = Math.min(height - 1, Math.max(0, Math.round(y)));
  return (j * width + i) * 3;
}
