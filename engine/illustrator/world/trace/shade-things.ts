/** Gives every pixel of a thing its colour under traced light: body, coat, sheen, glow and what it mirrors. */

import { rollOff } from '#engine/sculpt/render/colour.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { RESPONSES } from '#engine/sculpt/render/material-response.ts';
import { unit } from '#engine/sculpt/shapes/vector.ts';
import type { Surface, WorldPicture } from '../actor.ts';
import { STUFFS } from '../surface.ts';
import { mirrorOf } from './gather.ts';
import type { Light } from './light.ts';
import { mixer } from './upsample.ts';

const STUFF = STUFFS.map((name) => RESPONSES[name]);
/** Fuzz that catches light at its edges. */
const SHEEN = STUFFS.map((name) =>
  name === 'cloth' ? 0.35 : name === 'fur' ? 0.45 : name === 'skin' ? 0.1 : 0,
);

export function shadeThings(picture: WorldPicture, surface: Surface, light: Light, rig: LightRig): void {
  const { width, height, alpha, depth } = picture;
  const { camera, normal, albedo, material, open } = surface;
  const { right, up, forward, focal, centreX, centreY } = camera;
  const { points, gathered, lamps, total } = light;
  const mix = mixer(points);
  const [kx, ky, kz] = lamps.key;
  const rim = unit(rig.rim.direction);
  const image = new Float32Array(3);
  const e = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      if (alpha[o]! <= 0) continue;
      const at = o * 3;
      const l = 1 / (Math.hypot(normal[at]!, normal[at + 1]!, normal[at + 2]!) || 1);
      const [nx, ny, nz] = [normal[at]! * l, normal[at + 1]! * l, normal[at + 2]! * l];
      const u = (x + 0.5 - centreX) / focal;
      const v = (centreY - y - 0.5) / focal;
      let vx = -(forward[0] + right[0] * u + up[0] * v);
      let vy = -(forward[1] + right[1] * u + up[1] * v);
      let vz = -(forward[2] + right[2] * u + up[2] * v);
      const vl = 1 / Math.hypot(vx, vy, vz);
      vx *= vl;
      vy *= vl;
      vz *= vl;
      const n = mix.look(x, y, 1, nx, ny, nz, depth[o]!);
      const stuff = material[o]!;
      const m = STUFF[stuff]!;
      const isMirror = mirrorOf(stuff) > 0;
      let [lit, even] = [0, 0];
      e.fill(0);
      image.fill(0);
      for (let k = 0; k < n; k++) {
        const q = mix.at[k]!;
        const w = mix.weight[k]!;
        lit += gathered.lit[q]! * w;
        even += gathered.lit[q]! * gathered.slope[q]! * w;
        for (let c = 0; c < 3; c++) {
          e[c]! += total[q * 3 + c]! * w;
          if (isMirror) image[c]! += gathered.mirror[q * 3 + c]! * w;
        }
      }
      const slope = nx * kx + ny * ky + nz * kz;
      // Grain is finer than the traced points: it only turns the key light.
      const turned = Math.max(0, slope) * lit - even;
      const facing = Math.max(0, nx * vx + ny * vy + nz * vz);
      const grazing = (1 - facing) ** 3;
      const hx = kx + vx;
      const hy = ky + vy;
      const hz = kz + vz;
      const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz));
      const shine = m.shine > 0 ? m.shine * lit * half ** m.tightness : 0;
      const mirror = (m.mirror + (m.edgeMirror - m.mirror) * grazing) * (0.35 + 0.65 * open[o]!);
      const behind = Math.max(0, nx * rim[0] + ny * rim[1] + nz * rim[2] + 0.2);
      const edge = grazing * m.rim * open[o]! * behind * 0.4;
      // A breath of sky on what is dull is not worth its price.
      if (!isMirror && mirror > 0.02)
        lamps.mirrored(2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, image);
      const samples = 4 * alpha[o]!;
      for (let c = 0; c < 3; c++) {
        const colour = albedo[at + c]! / samples;
        const key = lamps.keyColour[c]!;
        const body = Math.max(0.3 * e[c]!, e[c]! + key * turned);
        if (!isMirror)
          lamps.mirrored(2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, image);
        const glowing = colour * 1.25 * m.glow;
        const sum =
          colour * m.body * body +
          image[c]! * mirror * (m.tinted ? colour * 1.6 : 1) +
          edge * rig.rim.colour[c]! * (0.18 + 0.82 * colour) +
          shine * key * (m.tinted ? colour + 0.15 : 1) +
          SHEEN[stuff]! * grazing * body * (0.4 * colour + 0.12);
        picture.light[at + c] = rollOff(lamps.exposure * (sum * (1 - m.glow) + glowing) * 0.72);
      }
    }
}
