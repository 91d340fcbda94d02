/** The shadow that the model throws onto the ground it stands on, for every pixel of the picture. */

import { distanceAt } from '../mesh/distance-grid.ts';
import type { ModelMesh } from '../mesh/model-mesh.ts';
import { length, smoothstep, subtract } from '../shapes/vector.ts';
import type { Camera } from './camera.ts';
import type { ShadowMap } from './shadow-map.ts';

/** 0 is open ground, 1 the darkest shadow; `softness` as in the light rig. */
export function groundShadow(
  mesh: ModelMesh,
  camera: Camera,
  shadows: ShadowMap,
  width: number,
  height: number,
  softness: number,
): Float32Array {
  const out = new Float32Array(width * height);
  const size = length(subtract(mesh.hi, mesh.lo));
  const ground = mesh.lo[1];
  const { eye, right, up, forward, focal } = camera;
  const reach = size * 1.6;
  for (let y = 0; y < height; y++) {
    const v = (camera.centreY - y - 0.5) / focal;
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - camera.centreX) / focal;
      const dy = forward[1] + right[1] * u + up[1] * v;
      if (dy > -1e-4) continue;
      const t = (ground - eye[1]) / dy;
      const px = eye[0] + (forward[0] + right[0] * u + up[0] * v) * t;
      const pz = eye[2] + (forward[2] + right[2] * u + up[2] * v) * t;
      if (Math.abs(px - (mesh.lo[0] + mesh.hi[0]) / 2) > reach) continue;
      if (Math.abs(pz - (mesh.lo[2] + mesh.hi[2]) / 2) > reach) continue;
      // Shadows are sharp at the foot and soft far from what throws them.
      const away = distanceAt(mesh.field, px, ground, pz);
      const blur = softness * size * (0.5 + Math.min(3, (away / size) * 14));
      const thrown = 1 - shadows.litAt(px, ground + size * 0.004, pz, blur);
      const contact = smoothstep(size * 0.075, -size * 0.01, away);
      out[y * width + x] = 1 - (1 - 0.72 * thrown) * (1 - 0.6 * contact * contact);
    }
  }
  return softened(out, width, height, Math.max(1, Math.round(width * 0.007)));
}

/** Two box blurs across and down: hides the grid of the shadow map. */
function softened(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = values;
  for (const [step, length, stride, lines] of [
    [1, width, width, height],
    [width, height, 1, width],
    [1, width, width, height],
    [width, height, 1, width],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      const at = (i: number) => from[start + step * (i < 0 ? 0 : i >= length ? length - 1 : i)]!;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        to[start + step * i] = sum / (2 * radius + 1);
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
    from = to;
  }
  return from;
}
