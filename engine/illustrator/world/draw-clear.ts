/** Glass, drawn over what is solid: a breath of its colour where one looks straight through, its mirror image towards the edges. */

import type { Camera } from '#engine/sculpt/render/camera.ts';
import { drawTriangles, emptyPicture } from '#engine/sculpt/render/raster.ts';
import { blackPlace } from '#engine/sculpt/render/shader.ts';
import { type Pane, SAMPLES, type WorldPicture } from './actor.ts';
import { splitClear } from './clear-parts.ts';
import { intoPiece } from './piece.ts';

export function drawClear(picture: WorldPicture, panes: readonly Pane[], camera: Camera): void {
  const { width, height } = picture;
  // Far ones first: a glass behind a bottle is seen through it.
  const order = [...panes].sort((a, b) => a.actor.placed.at[2] - b.actor.placed.at[2]);
  for (const pane of order) {
    const { clear, clearNumbers } = splitClear(pane.actor.placed.piece.mesh);
    const seen = emptyPicture(width * SAMPLES, height * SAMPLES);
    drawTriangles(pane.projected, clear, seen, true);
    const eye = intoPiece(pane.actor.space, camera.eye);
    const place = blackPlace();
    const rgb = new Float32Array(3);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const o = y * width + x;
        for (let s = 0; s < SAMPLES * SAMPLES; s++) {
          const at = (y * SAMPLES + ((s / SAMPLES) | 0)) * seen.width + x * SAMPLES + (s % SAMPLES);
          const number = seen.triangle[at]! - 1;
          if (number < 0) continue;
          const near = seen.near[at]!;
          if (picture.alpha[o]! > 0.5 && 1 / near > picture.depth[o]!) continue;
          pane.view.sampler.read(
            clearNumbers[number]!,
            x * SAMPLES + (s % SAMPLES) + 0.5,
            y * SAMPLES + ((s / SAMPLES) | 0) + 0.5,
            pane.view.footprint / near,
            place,
          );
          pane.view.shade(place, rgb);
          const [vx, vy, vz] = [eye[0] - place.x, eye[1] - place.y, eye[2] - place.z];
          const facing =
            Math.max(0, place.nx * vx + place.ny * vy + place.nz * vz) / (Math.hypot(vx, vy, vz) || 1);
          const shine = Math.max(0, Math.max(rgb[0]!, rgb[1]!, rgb[2]!) - 0.72) * 2.6;
          const cover = Math.min(1, 0.12 + 0.8 * (1 - facing) ** 1.7 + shine);
          lay(picture, o, rgb, cover / (SAMPLES * SAMPLES), [place.r, place.g, place.b]);
          if (picture.piece[o] === 0) {
            picture.piece[o] = pane.who + 1;
            picture.depth[o] = 1 / near;
          }
        }
      }
  }
}

/** Coloured glass colours what is behind it. */
function lay(
  { light, alpha }: WorldPicture,
  o: number,
  rgb: Float32Array,
  cover: number,
  tint: readonly number[],
): void {
  const under = alpha[o]!;
  const all = cover + under * (1 - cover);
  for (let c = 0; c < 3; c++) {
    const at = o * 3 + c;
    const stained = light[at]! * (1 - 0.09 * (1 - Math.min(1, tint[c]! * 1.15)));
    light[at] = all > 0 ? (rgb[c]! * cover + stained * under * (1 - cover)) / all : 0;
  }
  alpha[o] = all;
}
