/** What the stuff itself adds to a place before any light falls: hairs and grain tilt its normal and change its tone. */

import { noise } from '../shapes/noise.ts';
import type { Response } from './material-response.ts';

export interface Textured {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}

const grain = new Float32Array(4);

/**
 * Tilts the normal in place and returns the factor on the colour. `hairs`: hairs for each unit of length; `share`: one over
 * the model's size.
 */
export function texture(p: Textured, m: Response, hairs: number, share: number): number {
  let tone = 1;
  if (m.hair > 0) {
    // Hairs hang: the pattern is stretched along the height.
    const a = noise(p.x * hairs, p.y * hairs * 0.3, p.z * hairs) - 0.5;
    const b = noise(p.x * hairs + 31, p.y * hairs * 0.3, p.z * hairs + 17) - 0.5;
    p.nx += a * m.hair;
    p.nz += b * m.hair;
    p.ny += (a - b) * m.hair * 0.5;
    tone = 1 + (a + b) * 0.14;
  } else if (m.grain) {
    m.grain(p.x * share, p.y * share, p.z * share, grain);
    tone = grain[0]!;
    p.nx += grain[1]!;
    p.ny += grain[2]!;
    p.nz += grain[3]!;
  } else return tone;
  const l = 1 / Math.sqrt(p.nx * p.nx + p.ny * p.ny + p.nz * p.nz);
  p.nx *= l;
  p.ny *= l;
  p.nz *= l;
  return tone;
}
