/** Landscapes traced in depth: mountains, lakes, deserts, snow, beaches; the land's shape and colours make the difference. */

import { type Canvas, createCanvas, type Tick } from '../canvas/canvas.ts';
import { addRgb, clamp, mixRgb, type Rgb, smoothstep } from '../canvas/colour.ts';
import { hazed } from '../light/sky.ts';
import { compiledTracer } from './kernel/compiled-tracer.ts';
import { rayAt, type Stage, type StageContext } from './stage.ts';
import type { TerrainShape } from './terrain/terrain-shape.ts';
import { FAR, type RayBatch, rayBatch } from './terrain/trace-rays.ts';

/** Colour of the ground: place, slope (normal's y), and what the light may need to know. */
export type Albedo = (x: number, y: number, z: number, slope: number, distance: number) => Rgb;

export interface Land {
  shape: TerrainShape;
  albedo: Albedo;
  /** Height of the eye above 0. */
  eye: number;
  horizon: number;
  ground: number;
  water: { deep: Rgb; shallow: Rgb; ripple: number } | null;
  bounce: Rgb;
}

/** Rays traced at once. */
const BAND = 8;

export function landscape(context: StageContext, land: Land): Stage {
  return {
    render: (width, height, tick) => render(context, land, width, height, tick),
    detail: 0.62,
    horizon: land.horizon,
    ground: land.ground,
    footing: land.water && land.shape.level + land.shape.shore < 0 ? 'water' : 'ground',
    bounce: land.bounce,
    glow: 0.55,
  };
}

function render(context: StageContext, land: Land, width: number, height: number, tick: Tick): Canvas {
  const canvas = createCanvas(width, height);
  const trace = compiledTracer(land.shape, context.noise.lattice, context.light.sun);
  for (let top = 0; top < height; top += BAND) {
    tick(top / height);
    const rows = Math.min(BAND, height - top);
    const seen = rayBatch(width * rows);
    for (let i = 0; i < seen.count; i++) {
      const u = ((i % width) + 0.5 - width / 2) / height;
      const v = (top + Math.floor(i / width) + 0.5) / height;
      const [dx, dy, dz] = rayAt(u, v, land.horizon);
      seen.rays.set([0, land.eye, 0, dx, dy, dz], i * 6);
    }
    trace(seen);
    const mirrors = land.water ? mirrored(context, land, seen) : null;
    if (mirrors) trace(mirrors.batch);
    for (let i = 0; i < seen.count; i++) {
      const m = mirrors ? mirrors.of[i]! : -1;
      const color =
        m < 0 ? look(context, land, seen, i, 0) : water(context, land, seen, i, mirrors!.batch, m);
      canvas.data.set(color, (top * width + i) * 3);
    }
  }
  return canvas;
}

/** Distance to the water, or FAR where the land comes first. */
function waterDistance(land: Land, seen: RayBatch, i: number): number {
  const dy = seen.rays[i * 6 + 4]!;
  const t = dy < -1e-4 ? -land.eye / dy : FAR;
  return t < Math.min(FAR, seen.hits[i * 5]!) ? t : FAR;
}

/** The rays that the water throws back, and which pixel each belongs to. */
function mirrored({ noise }: StageContext, land: Land, seen: RayBatch): { batch: RayBatch; of: Int32Array } {
  const of = new Int32Array(seen.count).fill(-1);
  let count = 0;
  for (let i = 0; i < seen.count; i++) if (waterDistance(land, seen, i) < FAR) of[i] = count++;
  const batch = rayBatch(count);
  for (let i = 0; i < seen.count; i++) {
    const m = of[i]!;
    if (m < 0) continue;
    const t = waterDistance(land, seen, i);
    const [dx, dy, dz] = [seen.rays[i * 6 + 3]!, seen.rays[i * 6 + 4]!, seen.rays[i * 6 + 5]!];
    const [x, z] = [dx * t, dz * t];
    const calm = land.water!.ripple * (0.25 + smoothstep(0.42, 0.66, noise.fbm(x * 0.5, z * 0.9, 3)));
    const sx = (noise.fbm(x * 9, z * 5 + 40, 3) - 0.44) * calm;
    const sz = (noise.fbm(x * 9 + 70, z * 5, 3) - 0.44) * calm * 2.2;
    const k = (2 * (dx * sx + dy + dz * sz)) / Math.hypot(sx, 1, sz) ** 2;
    const ry = Math.max(0.012, dy - k);
    const [rx, rz] = [dx - k * sx, dz - k * sz];
    const length = Math.hypot(rx, ry, rz);
    batch.rays.set([x, 0.004, z, rx / length, ry / length, rz / length], m * 6);
  }
  return { batch, of };
}

/** What a ray shows: sky, or ground in light and haze; `before` is the way the light went until the ray began. */
function look({ light, sky }: StageContext, land: Land, batch: RayBatch, i: number, before: number): Rgb {
  const [ox, oy, oz] = [batch.rays[i * 6]!, batch.rays[i * 6 + 1]!, batch.rays[i * 6 + 2]!];
  const [dx, dy, dz] = [batch.rays[i * 6 + 3]!, batch.rays[i * 6 + 4]!, batch.rays[i * 6 + 5]!];
  const t = batch.hits[i * 5]!;
  if (t >= FAR) return sky(dx, Math.max(0.003, dy), dz);
  const [nx, ny, nz] = [batch.hits[i * 5 + 1]!, batch.hits[i * 5 + 2]!, batch.hits[i * 5 + 3]!];
  const [sx, sy, sz] = light.sun;
  const y = oy + dy * t;
  const albedo = land.albedo(ox + dx * t, y, oz + dz * t, ny, t + before);
  const facing = clamp(nx * sx + ny * sy + nz * sz) * batch.hits[i * 5 + 4]!;
  // The visible sides often face away from a sun behind the ridge: light from the open sky beside shapes them.
  const side = clamp(-nx * Math.sign(sx) * 0.7 + ny * 0.35 + nz * 0.5);
  let lit = addRgb([0, 0, 0], light.key, facing * 1.25 + side * 0.24);
  lit = addRgb(lit, light.ambient, 0.45 + 0.6 * ny);
  const color: Rgb = [albedo[0] * lit[0], albedo[1] * lit[1], albedo[2] * lit[2]];
  const toSun = dx * sx + dy * sy + dz * sz;
  const air = hazed(color, light, toSun, t + before, 0.02);
  const mist =
    (1 - Math.exp(-(t + before) * 0.045)) * Math.exp(-Math.max(0, y) * 3) * 0.2 * light.hazeDensity;
  return mixRgb(air, light.haze, clamp(mist));
}

function water(
  context: StageContext,
  land: Land,
  seen: RayBatch,
  i: number,
  mirrors: RayBatch,
  m: number,
): Rgb {
  const { light } = context;
  const { deep, shallow } = land.water!;
  const t = waterDistance(land, seen, i);
  const [dx, dy, dz] = [seen.rays[i * 6 + 3]!, seen.rays[i * 6 + 4]!, seen.rays[i * 6 + 5]!];
  const image = look(context, land, mirrors, m, t);
  const level = 0.2 + 0.6 * light.ambient[1] + 0.2 * light.key[1];
  // The bed shows where the ground lies just below.
  const bed = seen.hits[i * 5]! < FAR ? clamp(1 - (seen.hits[i * 5]! - t) * -dy * 4) : 0;
  const body = mixRgb(deep, shallow, bed * 0.8);
  const fresnel = clamp(0.08 + 0.9 * (1 - clamp(-dy)) ** 4);
  const color = mixRgb([body[0] * level, body[1] * level, body[2] * level], image, fresnel * 0.94);
  const [sx, sy, sz] = light.sun;
  const r = m * 6;
  // Only where the open sky is mirrored, not a slope in front of the sun.
  const isSky = mirrors.hits[m * 5]! >= FAR;
  const towards = mirrors.rays[r + 3]! * sx + mirrors.rays[r + 4]! * sy + mirrors.rays[r + 5]! * sz;
  const glint = isSky ? clamp(towards) ** 500 : 0;
  return hazed(addRgb(color, light.disc, glint * 0.05), light, dx * sx + dy * sy + dz * sz, t, 0.024);
}
