/** Lights a world by tracing: gathers at half size, takes the grain out, and hands every pixel its share at full size. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { Canvas } from '../../canvas/canvas.ts';
import type { Surface, WorldPicture } from '../actor.ts';
import type { Denoise } from './denoiser.ts';
import { gather, mirrorOf } from './gather.ts';
import { drawGlass } from './glass.ts';
import { groundLight, lightGround } from './ground.ts';
import { lampsOf } from './lamps.ts';
import type { Light } from './light.ts';
import { type Points, pointsOf } from './points.ts';
import { rayWorld } from './ray-kernel.ts';
import { shadeThings } from './shade-things.ts';
import { smooth } from './smooth.ts';
import { letThrough } from './translucent.ts';

export interface TraceOptions {
  /** What is painted so far: the place, which the ground is part of. */
  canvas: Canvas;
  rig: LightRig;
  hasGround: boolean;
  /** How much the ground mirrors what stands on it, 0 to 1. */
  polish: number;
  seed: number;
  denoise?: Denoise;
  tick?: (share: number) => void;
}

/** Light that finds its way into any crevice, as a share of the key light. */
const DEEPEST = 0.08;

/** Writes the light of all things into the picture, and shadows, colours and mirror images of things onto the ground of the canvas. */
export async function lightWorld(
  picture: WorldPicture,
  surface: Surface,
  options: TraceOptions,
): Promise<void> {
  const { canvas, rig, hasGround, denoise, tick = () => undefined } = options;
  const points = pointsOf(picture, surface, hasGround, options.polish);
  const lamps = lampsOf(rig, surface, hasGround);
  const gathered = gather(points, rayWorld(surface.actors), lamps, {
    samples: denoise ? 2 : 4,
    polish: options.polish,
    eye: surface.camera.eye,
    seed: options.seed,
    ground: hasGround ? groundLight(canvas, surface.camera, lamps, rig) : null,
    tick: (share) => tick(0.6 * share),
  });
  const light: Light = { points, gathered, lamps, total: new Float32Array(points.count * 3) };
  sharpest(light);
  await clean(light, picture, surface, denoise);
  letThrough(light, picture, surface);
  tick(0.8);
  lightGround(canvas, picture, surface, light, options.polish);
  shadeThings(picture, surface, light, rig);
  surface.glaze = (finished) => drawGlass(finished, picture, surface, lamps);
  tick(1);
}

/** Shadow edges and mirror images keep more of their detail than soft light does. */
function sharpest({ points, gathered }: Light): void {
  const { count } = points;
  const edges = new Float32Array(count);
  edges.set(gathered.lit);
  smooth(edges, 1, points, 2);
  gathered.lit.set(edges);
  const images = new Float32Array(count * 4);
  const only = new Uint8Array(count);
  for (let p = 0; p < count; p++) {
    for (let c = 0; c < 3; c++) images[p * 4 + c] = gathered.mirror[p * 3 + c]!;
    images[p * 4 + 3] = gathered.seen[p]!;
    only[p] = gathered.seen[p]! > 0 || mirrorOf(points.stuff[p]!) > 0 ? 1 : 0;
  }
  smooth(images, 4, points, 1, only);
  for (let p = 0; p < count; p++) {
    for (let c = 0; c < 3; c++) gathered.mirror[p * 3 + c] = images[p * 4 + c]!;
    gathered.seen[p] = images[p * 4 + 3]!;
  }
}

/** On the ground the light is told as its share of what falls there where nothing stands: that is 1 far from all things. */
async function clean(
  light: Light,
  picture: WorldPicture,
  surface: Surface,
  denoise?: Denoise,
): Promise<void> {
  const { points, gathered, lamps, total } = light;
  const { count, kind, facing } = points;
  if (!denoise) {
    // Soft light changes slowly; the key light's edges have been smoothed by themselves.
    const rounds = points.height < 200 ? 2 : 4;
    smooth(gathered.soft, 3, points, rounds);
    smooth(gathered.free, 3, points, rounds);
  }
  const least = lamps.keyColour.map((c) => DEEPEST * c);
  const albedo = new Float32Array(denoise ? count * 3 : 0);
  const normal = new Float32Array(denoise ? count * 3 : 0);
  for (let p = 0; p < count; p++) {
    const n = p * 3;
    const direct = gathered.slope[p]! * gathered.lit[p]!;
    for (let c = 0; c < 3; c++) {
      const key = lamps.keyColour[c]!;
      total[n + c] =
        kind[p] === 2
          ? (key * direct + gathered.soft[n + c]!) / (key * gathered.slope[p]! + gathered.free[n + c]! + 1e-4)
          : Math.max(least[c]!, key * direct + gathered.soft[n + c]!);
    }
    if (!denoise || kind[p] === 0) continue;
    const pixel = surface.from[p]! - 1;
    const samples = pixel >= 0 ? Math.max(1, picture.alpha[pixel]! * 4) : 1;
    for (let c = 0; c < 3; c++) {
      albedo[n + c] = pixel >= 0 ? Math.min(1, surface.albedo[pixel * 3 + c]! / samples) : 0.5;
      normal[n + c] = facing[n + c]!;
    }
  }
  if (denoise) await throughNetwork(denoise, points, total, albedo, normal);
}

/** Only the part of the picture in which anything was traced. */
async function throughNetwork(
  denoise: Denoise,
  { width, height, kind }: Points,
  total: Float32Array,
  albedo: Float32Array,
  normal: Float32Array,
): Promise<void> {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let p = 0; p < kind.length; p++) {
    if (kind[p] === 0) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const size = { width: right - left, height: bottom - top };
  if (size.width <= 0) return;
  const cut = (from: Float32Array): Float32Array => {
    const out = new Float32Array(size.width * size.height * 3);
    for (let y = 0; y < size.height; y++) {
      const at = ((top + y) * width + left) * 3;
      out.set(from.subarray(at, at + size.width * 3), y * size.width * 3);
    }
    return out;
  };
  const cleaned = await denoise({ ...size, light: cut(total), albedo: cut(albedo), normal: cut(normal) });
  if (!cleaned) return;
  for (let y = 0; y < size.height; y++)
    total.set(cleaned.subarray(y * size.width * 3, (y + 1) * size.width * 3), ((top + y) * width + left) * 3);
}
