/** Makes pictures two or four times as large: by Real-ESRGAN in tiles where time allows, else by careful interpolation. */

import type { InferenceSession } from 'onnxruntime-node';
import { type PhotoModels, withModel } from '../models/photo-models.ts';
import { type Norm, toTensor } from '../models/tensors.ts';
import { assertSize, type Pixels, resizePlane, sharpOf, toPixels } from '../pixels.ts';
import { boxBlur, createSampler, planeOf } from '../planes.ts';
import { checkpoint, partOf, type Watch } from '../progress.ts';
import { opaqueCopy } from '../spread.ts';
import { tilesOver, weightAt } from './tiles.ts';

/** Small enough that cancelling acts within seconds and memory stays low. */
const TILE_SIDE = 200;
const OVERLAP = 16;
const NORM: Norm = { mean: [0, 0, 0], deviation: [1, 1, 1] };
/** Pixels that go through the model at most: beyond it, nobody would wait. */
const MAX_NEURAL = 2_100_000;
/** For four times the size, the second round alone is four times as much work. */
const MAX_TWICE = 512 * 512;

export type UpscaleEngine = 'real-esrgan' | 'lanczos';

export interface Upscaled {
  pixels: Pixels;
  engine: UpscaleEngine;
  /** Why the better engine was not used. */
  why?: string;
}

export async function upscale(
  pixels: Pixels,
  factor: 2 | 4,
  models: PhotoModels,
  watch: Watch,
): Promise<Upscaled> {
  const { width, height } = pixels;
  assertSize(width * factor, height * factor);
  await checkpoint(watch, 0);
  const simply = async (why: string): Promise<Upscaled> => ({
    pixels: await enlarge(pixels, factor),
    engine: 'lanczos',
    why,
  });
  if (width * height > MAX_NEURAL) return simply('The picture is too large for the model.');
  return withModel<Upscaled>(async () => {
    const session = await models.session('enlarging');
    if (factor === 2) return { pixels: await twice(session, pixels, watch), engine: 'real-esrgan' };
    const again = width * height <= MAX_TWICE;
    const doubled = await twice(session, pixels, partOf(watch, 0, again ? 0.2 : 0.95));
    return {
      pixels: again ? await twice(session, doubled, partOf(watch, 0.2, 1)) : await enlarge(doubled, 2),
      engine: 'real-esrgan',
    };
  }, simply);
}

/** Lanczos, and a little of the edge that it costs given back. */
export const enlarge = ({ width, height, ...rest }: Pixels, factor: number): Promise<Pixels> =>
  toPixels(
    sharpOf({ width, height, ...rest })
      .resize(width * factor, height * factor, { fit: 'fill', kernel: 'lanczos3' })
      .sharpen({ sigma: 0.5 + factor * 0.25, m1: 0.2, m2: 1.4 }),
  );

async function twice(session: InferenceSession, pixels: Pixels, watch: Watch): Promise<Pixels> {
  const { width, height } = pixels;
  const source = opaqueCopy(pixels);
  const tiling = tilesOver(width, height, TILE_SIDE, OVERLAP);
  const [outWidth, outHeight] = [width * 2, height * 2];
  const sums = new Float32Array(outWidth * outHeight * 3);
  const weights = new Float32Array(outWidth * outHeight);
  for (const [k, tile] of tiling.tiles.entries()) {
    await checkpoint(watch, (k / tiling.tiles.length) * 0.97);
    const answer = await session.run({ input: toTensor(cutTile(source, tile, tiling), NORM) });
    addTile(answer.output!.data as Float32Array, tile);
  }
  await checkpoint(watch, 0.97);
  return finish();

  function addTile(planes: Float32Array, { left, top }: { left: number; top: number }): void {
    const [w, h] = [tiling.width * 2, tiling.height * 2];
    const [x0, y0] = [left * 2, top * 2];
    for (let y = 0; y < h && y0 + y < outHeight; y++) {
      const down = weightAt(y, h, OVERLAP * 2, top === 0, top + tiling.height >= height);
      for (let x = 0; x < w && x0 + x < outWidth; x++) {
        const weight = down * weightAt(x, w, OVERLAP * 2, left === 0, left + tiling.width >= width);
        const to = (y0 + y) * outWidth + x0 + x;
        weights[to]! += weight;
        for (let c = 0; c < 3; c++) sums[to * 3 + c]! += weight * planes[c * w * h + y * w + x]!;
      }
    }
  }

  async function finish(): Promise<Pixels> {
    const out: Pixels = {
      width: outWidth,
      height: outHeight,
      data: new Uint8ClampedArray(outWidth * outHeight * 4),
    };
    for (let i = 0; i < weights.length; i++) for (let c = 0; c < 3; c++) sums[i * 3 + c]! /= weights[i]!;
    keepColours(sums, source);
    const alpha = await alphaOf(pixels);
    for (let i = 0; i < weights.length; i++) {
      for (let c = 0; c < 3; c++) out.data[i * 4 + c] = sums[i * 3 + c]! * 255;
      out.data[i * 4 + 3] = alpha ? alpha[i]! : 255;
    }
    return out;
  }
}

/** What lies outside repeats the edge. */
function cutTile(
  { width, height, data }: Pixels,
  { left, top }: { left: number; top: number },
  size: { width: number; height: number },
): Pixels {
  const out = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    const row = Math.min(height - 1, top + y) * width;
    for (let x = 0; x < size.width; x++) {
      const from = (row + Math.min(width - 1, left + x)) * 4;
      const to = (y * size.width + x) * 4;
      for (let c = 0; c < 4; c++) out[to + c] = data[from + c]!;
    }
  }
  return { width: size.width, height: size.height, data: out };
}

async function alphaOf({ width, height, data }: Pixels): Promise<Uint8Array | undefined> {
  const alpha = new Uint8Array(width * height);
  let isOpaque = true;
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] = data[i * 4 + 3]!;
    if (alpha[i] !== 255) isOpaque = false;
  }
  return isOpaque ? undefined : resizePlane(alpha, width, height, width * 2, height * 2, 'cubic');
}

/** The model may tint what it draws: what its surroundings' mean gained or lost is taken back, in place. */
function keepColours(large: Float32Array, { width, height, data }: Pixels): void {
  const w = width * 2;
  const drift = [0, 1, 2].map((c) => {
    const plane = planeOf(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * 2 * w + x * 2;
        const mean =
          (large[at * 3 + c]! +
            large[(at + 1) * 3 + c]! +
            large[(at + w) * 3 + c]! +
            large[(at + w + 1) * 3 + c]!) /
          4;
        plane.values[y * width + x] = mean - data[(y * width + x) * 4 + c]! / 255;
      }
    return boxBlur(boxBlur(plane, 6), 6);
  });
  const sample = createSampler(drift, w, height * 2);
  for (let y = 0, i = 0; y < height * 2; y++)
    for (let x = 0; x < w; x++, i++) {
      const s = sample(x, y);
      for (let c = 0; c < 3; c++) large[i * 3 + c]! -= s[c]!;
    }
}
