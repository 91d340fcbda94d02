/** The ground under the things, which the place has painted already: what it throws back, and how things shade, colour and mirror themselves on it. */

import type { Camera } from '#engine/sculpt/render/camera.ts';
import { rollOff } from '#engine/sculpt/render/colour.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { Canvas } from '../../canvas/canvas.ts';
import { filmLight } from '../../compose/film.ts';
import type { Surface, WorldPicture } from '../actor.ts';
import { type GroundLight, keyShare, type Lamps } from './lamps.ts';
import type { Light } from './light.ts';
import { mixer } from './upsample.ts';

/** What the film shows of an amount of light, before gamma; the shader counts light in this measure. */
const shown = (x: number): number => {
  const e = 0.9 * x;
  return Math.min(1, Math.max(0, (e * (2.51 * e + 0.03)) / (e * (2.43 * e + 0.59) + 0.14))) / 0.72;
};

/** What is painted holds its own highlights and deep colours already: less of both is thrown back. */
const BACK = 0.85;
const PALE = 0.3;

/** The painted ground where it is in the picture, else as its nearest part that is; darker where the key light is taken from it. */
export function groundLight(canvas: Canvas, camera: Camera, lamps: Lamps, rig: LightRig): GroundLight {
  const { eye, right, up, forward, focal, centreX, centreY } = camera;
  const { width, height, data } = canvas;
  const share = keyShare(lamps, [rig.sky[0], rig.sky[1], rig.sky[2]]);
  return (x, z, out) => {
    const [dx, dy, dz] = [x - eye[0], -eye[1], z - eye[2]];
    const depth = Math.max(0.01, dx * forward[0] + dy * forward[1] + dz * forward[2]);
    const k = focal / depth;
    const u = Math.round(centreX + (dx * right[0] + dy * right[1] + dz * right[2]) * k);
    const v = Math.round(centreY - (dx * up[0] + dy * up[1] + dz * up[2]) * k);
    const at = (Math.min(height - 1, Math.max(0, v)) * width + Math.min(width - 1, Math.max(0, u))) * 3;
    const lit = BACK * (1 - share * (1 - lamps.reaches(x, 0, z)));
    const [r, g, b] = [shown(data[at]!), shown(data[at + 1]!), shown(data[at + 2]!)];
    const grey = (r + g + b) / 3;
    out[0] = (r + (grey - r) * PALE) * lit;
    out[1] = (g + (grey - g) * PALE) * lit;
    out[2] = (b + (grey - b) * PALE) * lit;
  };
}

export function lightGround(
  { width, height, data }: Canvas,
  picture: WorldPicture,
  surface: Surface,
  { points, gathered, total }: Light,
  polish: number,
): void {
  const mix = mixer(points);
  const { eye, right, up, forward, focal, centreX, centreY } = surface.camera;
  for (let y = 0; y < height; y++) {
    const v = (centreY - y - 0.5) / focal;
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      if (picture.alpha[o]! >= 1) continue;
      const u = (x + 0.5 - centreX) / focal;
      const dx = forward[0] + right[0] * u + up[0] * v;
      const dy = forward[1] + right[1] * u + up[1] * v;
      const dz = forward[2] + right[2] * u + up[2] * v;
      if (dy > -1e-3) continue;
      const n = mix.look(x, y, 2, 0, 1, 0, -eye[1] / dy);
      if (n === 0) continue;
      let [r, g, b, mr, mg, mb, seen, share] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let k = 0; k < n; k++) {
        const q = mix.at[k]!;
        const w = mix.weight[k]!;
        r += total[q * 3]! * w;
        g += total[q * 3 + 1]! * w;
        b += total[q * 3 + 2]! * w;
        share += points.share[q]! * w;
        if (polish <= 0.02) continue;
        const s = gathered.seen[q]! * w;
        mr += gathered.mirror[q * 3]! * w;
        mg += gathered.mirror[q * 3 + 1]! * w;
        mb += gathered.mirror[q * 3 + 2]! * w;
        seen += s;
      }
      const at = o * 3;
      data[at]! *= 1 + (r - 1) * share;
      data[at + 1]! *= 1 + (g - 1) * share;
      data[at + 2]! *= 1 + (b - 1) * share;
      if (seen <= 0.003) continue;
      const steep = Math.max(0, -dy / Math.hypot(dx, dy, dz));
      const image = Math.min(0.8, polish * (0.45 + 1.3 * (1 - steep) ** 2)) * Math.min(1, seen) * share;
      data[at]! += (filmLight(rollOff(0.72 * mr)) - data[at]!) * image;
      data[at + 1]! += (filmLight(rollOff(0.72 * mg)) - data[at + 1]!) * image;
      data[at + 2]! += (filmLight(rollOff(0.72 * mb)) - data[at + 2]!) * image;
    }
  }
}
