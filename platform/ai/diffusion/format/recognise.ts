/** Tells what a file of weights is by its own table of contents, never by its name. */

import { open } from 'node:fs/promises';
import { readGguf } from './gguf.ts';
import { readSafetensors } from './safetensors.ts';
import { type Tensor, UnusableWeights } from './tensors.ts';

/** Whole models that draw pictures, by the family that decides how they are used. */
export const FAMILIES = [
  'sd1',
  'sd1-inpaint',
  'sd2',
  'sdxl',
  'sdxl-inpaint',
  'sd3',
  'flux',
  'z-image',
] as const;
export type Family = (typeof FAMILIES)[number];

export type Recognised =
  /** Draws pictures by itself. */
  | { kind: 'model'; family: Family }
  /** One of the files that a model consists of. */
  | { kind: 'part' };

const PICKLE =
  'Files of this kind can run code when opened, so Atelier won’t open them. Use a .safetensors or .gguf file.';

export async function recogniseWeights(path: string): Promise<Recognised> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(16);
    const { bytesRead } = await file.read(head, 0, 16, 0);
    if (bytesRead < 16) throw new UnusableWeights('The file is cut off.');
    if (isPickle(head)) throw new UnusableWeights(PICKLE);
    const isGguf = head.subarray(0, 4).toString('latin1') === 'GGUF';
    return judge(isGguf ? await readGguf(file, size) : await readSafetensors(file, size));
  } finally {
    await file.close();
  }
}

/** PyTorch keeps pickles bare, or in a zip archive. */
const isPickle = (head: Buffer): boolean =>
  head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' ||
  (head[0] === 0x80 && head[1]! <= 5 && head[1]! > 0);

const UNET = 'model.diffusion_model.';

function judge(tensors: readonly Tensor[]): Recognised {
  if (tensors.length === 0) throw new UnusableWeights('The file is empty.');
  if (tensors.some(({ name }) => /lora_(up|down|A|B)\b/.test(name)))
    throw new UnusableWeights('This is a LoRA, which can’t make pictures on its own.');
  const has = (prefix: string) => tensors.some(({ name }) => name.startsWith(prefix));
  const hasReader = has('cond_stage_model.') || has('conditioner.') || has('text_encoders.');
  const hasDecoder = has('first_stage_model.') || has('vae.');
  // What draws comes without its prefix in files that hold nothing else.
  if (!has(UNET) || !hasReader || !hasDecoder) return { kind: 'part' };
  return { kind: 'model', family: familyOf(tensors, has) };
}

function familyOf(tensors: readonly Tensor[], has: (prefix: string) => boolean): Family {
  if (has(`${UNET}joint_blocks.`)) return 'sd3';
  if (has(`${UNET}double_blocks.`)) return 'flux';
  if (has(`${UNET}noise_refiner.`)) return 'z-image';
  const first = tensors.find(({ name }) => name === `${UNET}input_blocks.0.0.weight`);
  const inpaints = first?.shape[1] === 9;
  if (has('conditioner.embedders.1.')) return inpaints ? 'sdxl-inpaint' : 'sdxl';
  if (has('cond_stage_model.model.')) return 'sd2';
  if (has('cond_stage_model.')) return inpaints ? 'sd1-inpaint' : 'sd1';
  throw new UnusableWeights('This isn’t a model that can make pictures here.');
}
