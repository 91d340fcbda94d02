/** Takes marked things out of a picture and fills their places; every other pixel stays exactly as it was. */

import { Tensor } from 'onnxruntime-node';
import type { Area } from '../geometry/areas.ts';
import { cut } from '../geometry/reshape.ts';
import { type PhotoModels, withModel } from '../models/photo-models.ts';
import { type Pixels, resizePlane, sharpOf, toPixels } from '../pixels.ts';
import { checkpoint, partOf, type Watch } from '../progress.ts';
import { transferDetail } from './detail.ts';
import { areasOf, type Hole, softHole } from './erase-hole.ts';
import { patchFill } from './patch-fill.ts';

/** The model works at this size; larger surroundings are made smaller for it. */
const MODEL_SIDE = 512;
/** Our own filling takes longer for each pixel. */
const OWN_SIDE = 288;
/** The mask grows by this share of the longer side: the rim of a thing belongs to it. */
const GROWTH = 0.004;

export type EraseEngine = 'mi-gan' | 'patches';

/** `mask` has the picture's size: 255 where something is to go. */
export async function erase(
  pixels: Pixels,
  mask: Uint8Array,
  models: PhotoModels,
  watch: Watch,
): Promise<{ pixels: Pixels; engine: EraseEngine; why?: string }> {
  const { width, height } = pixels;
  await checkpoint(watch, 0);
  const out: Pixels = { width, height, data: pixels.data.slice() };
  const areas = areasOf(mask, width, height, MODEL_SIDE);
  let engine: EraseEngine = 'mi-gan';
  let why: string | undefined;
  for (const [k, area] of areas.entries()) {
    const part = partOf(watch, k / areas.length, (k + 1) / areas.length);
    await checkpoint(part, 0.02);
    const hole = softHole(mask, width, area, Math.max(2, Math.round(GROWTH * Math.max(width, height))));
    const crop = cut(out, area);
    const filled = await withModel(
      async () => fillByModel(crop, hole, models),
      async (reason) => {
        engine = 'patches';
        why = reason;
        return fillByPatches(crop, hole, part.signal);
      },
    );
    await checkpoint(part, 0.85);
    putBack(out, area, filled, hole);
    await checkpoint(part, 1);
  }
  return { pixels: out, engine, ...(why && { why }) };
}

function putBack({ width, data }: Pixels, area: Area, filled: Pixels, { shown }: Hole): void {
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const i = y * area.width + x;
      const share = shown[i]!;
      if (share === 0) continue;
      const at = ((area.top + y) * width + area.left + x) * 4;
      for (let c = 0; c < 4; c++)
        data[at + c] = data[at + c]! * (1 - share) + filled.data[i * 4 + c]! * share;
    }
}

/** The crop at the size that the filler works at, and its hole. */
async function scaled(
  crop: Pixels,
  { inside }: Hole,
  side: number,
): Promise<{ small: Pixels; hole: Uint8Array }> {
  const scale = Math.min(1, side / Math.max(crop.width, crop.height));
  if (scale === 1) return { small: crop, hole: inside };
  const [w, h] = [Math.round(crop.width * scale), Math.round(crop.height * scale)].map((v) =>
    Math.max(1, v),
  ) as [number, number];
  const small = await toPixels(sharpOf(crop).resize(w, h, { fit: 'fill' }));
  const bytes = await resizePlane(
    inside.map((v) => v * 255),
    crop.width,
    crop.height,
    w,
    h,
  );
  return { small, hole: bytes.map((v) => (v > 8 ? 1 : 0)) };
}

async function fillByModel(crop: Pixels, hole: Hole, models: PhotoModels): Promise<Pixels> {
  const session = await models.session('filling');
  const { small, hole: smallHole } = await scaled(crop, hole, MODEL_SIDE);
  const count = small.width * small.height;
  const planes = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) planes[c * count + i] = small.data[i * 4 + c]!;
  const answer = await session.run({
    image: new Tensor('uint8', planes, [1, 3, small.height, small.width]),
    mask: new Tensor(
      'uint8',
      smallHole.map((v) => (v ? 0 : 255)),
      [1, 1, small.height, small.width],
    ),
  });
  const result = answer.result!.data as Uint8Array;
  const filled: Pixels = { ...small, data: small.data.slice() };
  for (let i = 0; i < count; i++) {
    if (!smallHole[i]) continue;
    for (let c = 0; c < 3; c++) filled.data[i * 4 + c] = result[c * count + i]!;
    filled.data[i * 4 + 3] = 255;
  }
  return filled.width === crop.width ? filled : transferDetail(crop, hole, small, filled, smallHole);
}

async function fillByPatches(crop: Pixels, hole: Hole, signal: AbortSignal | undefined): Promise<Pixels> {
  const { small, hole: smallHole } = await scaled(crop, hole, OWN_SIDE);
  const count = small.width * small.height;
  const rgb = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = small.data[i * 4 + c]!;
  patchFill({ width: small.width, height: small.height, rgb, hole: smallHole }, signal);
  const filled: Pixels = { ...small, data: small.data.slice() };
  for (let i = 0; i < count; i++) {
    if (!smallHole[i]) continue;
    for (let c = 0; c < 3; c++) filled.data[i * 4 + c] = rgb[i * 3 + c]!;
    filled.data[i * 4 + 3] = 255;
  }
  return filled.width === crop.width ? filled : transferDetail(crop, hole, small, filled, smallHole);
}
