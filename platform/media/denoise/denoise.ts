/** Takes the grain out of traced light with Open Image Denoise's small network, where its weights are installed. */

import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Denoise, NoisyLight } from '#engine/illustrator/world/trace/denoiser.ts';
import { packageFile } from '#engine/weights/package-files.ts';
import { readVerified } from '#engine/weights/verify.ts';
import { INPUT, networkOf, OUTPUT } from './network.ts';
import { readTza } from './read-tza.ts';

export const DENOISER_FILE = 'denoiser/tzas/rt_hdr_alb_nrm_small.tza';
const SHA256 = '980ea307e7825cae23ed8b1addf8de62ece84b61094795a5631ebf1c91b2e1a7';

/** The network halves a picture four times. */
const MULTIPLE = 16;
/** The network expects a picture exposed to middle grey. */
const EXPOSURE = 0.3;

/** The measure in which the network sees light: even steps to the eye (constants as published with the network). */
const forward = (y: number): number =>
  y <= 1.5794576e-6
    ? 1.41283765e3 * y
    : y <= 3.22087631e-2
      ? 1.64593172 * y ** 0.431384981 - 2.94139609e-3
      : 0.192653254 * Math.log(y + 6.26026094e-3) + 0.998620152;
const backward = (x: number): number =>
  x <= 2.23151711e-3
    ? x / 1.41283765e3
    : x <= 0.370974749
      ? ((x + 2.94139609e-3) / 1.64593172) ** (1 / 0.431384981)
      : Math.exp((x - 0.998620152) / 0.192653254) - 6.26026094e-3;
/** The largest number of the format that the network was trained on becomes 1. */
const TOP = forward(65_504);

let opened: Promise<InferenceSession | undefined> | undefined;

async function open(): Promise<InferenceSession | undefined> {
  const path = packageFile(DENOISER_FILE);
  if (!path) return undefined;
  const network = networkOf(readTza(await readVerified(path, SHA256)));
  return InferenceSession.create(network, {
    // The painter waits meanwhile: two processors at most are busy, as without the network.
    intraOpNumThreads: 2,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  });
}

/** Undefined where the weights are absent or damaged: whoever traces then smooths by itself. */
export async function installedDenoiser(): Promise<Denoise | undefined> {
  opened ??= open().catch(() => undefined);
  const session = await opened;
  return session && ((noisy) => run(session, noisy));
}

async function run(session: InferenceSession, noisy: NoisyLight): Promise<Float32Array> {
  const { width, height } = noisy;
  const [across, down] = [width, height].map((n) => Math.ceil(n / MULTIPLE) * MULTIPLE) as [number, number];
  const size = across * down;
  const planes = new Float32Array(9 * size);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      // What is filled up repeats the border.
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3;
      const to = y * across + x;
      for (let c = 0; c < 3; c++) {
        planes[c * size + to] = forward(Math.max(0, noisy.light[from + c]!) * EXPOSURE) / TOP;
        planes[(3 + c) * size + to] = noisy.albedo[from + c]!;
        planes[(6 + c) * size + to] = noisy.normal[from + c]! * 0.5 + 0.5;
      }
    }
  const fed = { [INPUT]: new Tensor('float32', planes, [1, 9, down, across]) };
  const clean = (await session.run(fed))[OUTPUT]!.data as Float32Array;
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const value = clean[c * size + y * across + x]!;
        out[(y * width + x) * 3 + c] = backward(Math.max(0, value) * TOP) / EXPOSURE;
      }
  return out;
}
