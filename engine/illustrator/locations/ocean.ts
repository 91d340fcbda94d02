/** Open sea: waves traced one by one, mirroring the sky, light shining through their crests, foam where they break. */

import { addRgb, clamp, mixRgb, type Rgb, rgb, smoothstep } from '../canvas/colour.ts';
import { rayAt, type Stage, type StageContext, traced } from './stage.ts';
import { createSea, type Sea } from './water/sea-surface.ts';
import { seaTile } from './water/sea-tile.ts';

const EYE = 3.4;
const DEEP = rgb('#052b4a');
const CREST = rgb('#1fa6a8');

export function ocean(context: StageContext): Stage {
  const { scene, light } = context;
  const calm = scene.mood === 'peaceful' ? 0.55 : scene.weather === 'storm' ? 1.7 : 1;
  const tile = seaTile(context.seed + 5, 52, { speed: 9, direction: 1.2, height: 0.56 * calm, choppy: 1.35 });
  const sea = createSea(tile);
  const horizon = 0.42;
  return {
    render: traced((u, v) => {
      const [dx, dy, dz] = rayAt(u, v, horizon);
      const t = dy < -0.0035 ? meet(sea, dx, dy, dz) : -1;
      return t < 0 ? context.sky(dx, Math.max(0.002, dy), dz) : surface(context, sea, dx, dy, dz, t);
    }),
    detail: 0.66,
    horizon,
    ground: 0.74,
    footing: 'water',
    bounce: mixRgb(light.ambient, CREST, 0.4),
    glow: 0.5,
  };
}

/** Distance to the water along a ray that looks down. */
function meet(sea: Sea, dx: number, dy: number, dz: number): number {
  let low = Math.max(0.3, (EYE - sea.top) / -dy);
  let high = (EYE + sea.top) / -dy;
  let t = low;
  for (let i = 0; i < 40 && t < high; i++) {
    const gap = EYE + dy * t - sea.height(dx * t, dz * t, false);
    if (gap < 0.002 * t) {
      high = t;
      break;
    }
    low = t;
    t += Math.max(gap * 0.7, 0.008 * t);
  }
  for (let i = 0; i < 5; i++) {
    const half = (low + high) / 2;
    if (EYE + dy * half < sea.height(dx * half, dz * half, false)) high = half;
    else low = half;
  }
  return (low + high) / 2;
}

function surface(context: StageContext, sea: Sea, dx: number, dy: number, dz: number, t: number): Rgb {
  const { light, sky, noise } = context;
  const [sx, sy, sz] = light.sun;
  const x = dx * t;
  const z = dz * t;
  const e = 0.05 + 0.0035 * t;
  const fine = t < 90;
  const h = sea.height(x, z, fine);
  let nx = (h - sea.height(x + e, z, fine)) / e;
  let nz = (h - sea.height(x, z + e, fine)) / e;
  const n = Math.hypot(nx, 1, nz);
  nx /= n;
  nz /= n;
  const ny = 1 / n;
  const facing = clamp(-(dx * nx + dy * ny + dz * nz));
  const fresnel = 0.02 + 0.75 * (1 - facing) ** 5;
  const rx = dx + 2 * facing * nx;
  const ry = Math.abs(dy + 2 * facing * ny);
  const rz = dz + 2 * facing * nz;
  const mirror = sky(rx, ry, rz);
  const rise = smoothstep(-0.5 * sea.top, sea.top, h);
  const lightLevel = 0.32 * (light.ambient[1] + 0.34 * light.key[1]) + 0.05;
  let body = mixRgb(DEEP, CREST, rise ** 1.7 * 0.95);
  // Thin crests between the eye and the sun let its light through.
  const through = rise ** 3 * clamp(0.35 + nz * 0.9) * clamp(dz * sz + dx * sx);
  body = addRgb(body, [0.1, 0.55, 0.42], through * 0.5);
  body = [body[0] * lightLevel * 2.1, body[1] * lightLevel * 2.1, body[2] * lightLevel * 2.1];
  let color = mixRgb(body, mirror, clamp(fresnel));
  const glint = clamp(rx * sx + ry * sy + rz * sz) ** 260;
  color = addRgb(color, light.disc, glint * (light.time === 'day' ? 0.1 : 0.32));
  const lace = noise.fbm(x * 2.4, z * 2.4, 4);
  const foam =
    smoothstep(0.32, 0.95, sea.squeeze(x, z) * 0.9 + (lace - 0.5) * 1.5 + rise * 0.35) * Math.exp(-t * 0.012);
  const white = 0.22 * light.key[1] + 0.55 * light.ambient[1] + 0.1;
  color = mixRgb(color, [white * 1.02, white, white * 1.02], foam * 0.85);
  const far = 1 - Math.exp(-((t * 0.0038 * Math.sqrt(light.hazeDensity)) ** 1.8));
  return mixRgb(color, sky(dx, 0.012, dz), far);
}
