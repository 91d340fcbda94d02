/** The photo editor's engine: a file and a list of steps in, the finished file out. Clicks are in `select-object.ts`. */

import { AppError } from '#common/errors.ts';
import {
  type PhotoMask,
  type PhotoOperation,
  type PhotoOutput,
  photoOutputSchema,
  photoRecipeSchema,
} from '#common/photo-recipe.ts';
import { removeBackground } from './cutout/remove-background.ts';
import { erase } from './erase/erase.ts';
import { withoutGaps } from './erase/erase-hole.ts';
import { crop, resize, rotate, straighten } from './geometry/reshape.ts';
import { applyLook } from './look/apply-look.ts';
import { type PhotoModels, sharedModels } from './models/photo-models.ts';
import { decodePhoto, type EncodedPhoto, encodePhoto, type Pixels, resizePlane } from './pixels.ts';
import { bytesOf, type Plane, planeFromBytes } from './planes.ts';
import { checkpoint, partOf, type Watch } from './progress.ts';
import { paintStrokes, readMask } from './select/paint-mask.ts';
import { pictureKey, selectIn } from './select/select-in.ts';
import { upscale } from './upscale/upscale.ts';

export interface EditOptions extends Watch {
  /** PNG in full size where nothing is said. */
  output?: Partial<PhotoOutput>;
  /** The models of this process where none are given. */
  models?: PhotoModels;
}

/** Which engine did a step, and why not the better one. */
export interface StepNote {
  step: number;
  type: PhotoOperation['type'];
  engine: string;
  why?: string;
}

export interface EditedPhoto extends EncodedPhoto {
  notes: StepNote[];
}

/** Takes any list that the recipe's schema takes; throws an `AppError` in words for what cannot be done. */
export async function editPhoto(
  input: Uint8Array,
  operations: readonly PhotoOperation[],
  options: EditOptions = {},
): Promise<EditedPhoto> {
  const output = photoOutputSchema.parse(options.output ?? {});
  const steps = checkedRecipe(operations);
  await checkpoint(options, 0);
  const { pixels, notes } = await editPixels(await decodePhoto(input), steps, {
    ...partOf(options, 0.03, 0.95),
    ...(options.models && { models: options.models }),
  });
  await checkpoint(options, 0.95);
  const file = await encodePhoto(pixels, output);
  await checkpoint(options, 1);
  return { ...file, notes };
}

export function checkedRecipe(operations: readonly PhotoOperation[]): PhotoOperation[] {
  const checked = photoRecipeSchema.safeParse(operations);
  if (checked.success) return checked.data;
  const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('bad_request', 'These steps cannot be done to a photo.', { issues });
}

/** Seconds differ by a hundred between steps: their share of the progress bar should too. */
const EFFORT: Record<PhotoOperation['type'], number> = {
  crop: 1,
  rotate: 1,
  straighten: 1,
  resize: 1,
  adjust: 1,
  filter: 1,
  'remove-background': 12,
  erase: 15,
  upscale: 100,
};

/** The same for a decoded picture, which is left as it was. */
export async function editPixels(
  input: Pixels,
  operations: readonly PhotoOperation[],
  { models = sharedModels(), ...watch }: Omit<EditOptions, 'output'> = {},
): Promise<{ pixels: Pixels; notes: StepNote[] }> {
  const total = operations.reduce((sum, { type }) => sum + EFFORT[type], 0) || 1;
  const notes: StepNote[] = [];
  let pixels = input;
  let done = 0;
  for (const [step, operation] of operations.entries()) {
    const from = done / total;
    done += EFFORT[operation.type];
    const part = partOf(watch, from, done / total);
    await checkpoint(part, 0);
    const result = await doStep(pixels, operation, models, part);
    pixels = result.pixels;
    if (result.engine)
      notes.push({
        step,
        type: operation.type,
        engine: result.engine,
        ...(result.why && { why: result.why }),
      });
    await checkpoint(part, 1);
  }
  return { pixels, notes };
}

interface Done {
  pixels: Pixels;
  engine?: string;
  why?: string;
}

async function doStep(
  pixels: Pixels,
  step: PhotoOperation,
  models: PhotoModels,
  watch: Watch,
): Promise<Done> {
  switch (step.type) {
    case 'crop':
      return { pixels: crop(pixels, step) };
    case 'rotate':
      return { pixels: await rotate(pixels, step) };
    case 'straighten':
      return { pixels: await straighten(pixels, step) };
    case 'resize':
      return { pixels: await resize(pixels, step) };
    case 'adjust': {
      const { type: _, ...adjust } = step;
      return { pixels: looked(pixels, (data) => applyLook(data, pixels.width, pixels.height, { adjust })) };
    }
    case 'filter': {
      const { type: _, ...filter } = step;
      return { pixels: looked(pixels, (data) => applyLook(data, pixels.width, pixels.height, { filter })) };
    }
    case 'remove-background': {
      const subject = step.subject && (await maskOf(pixels, step.subject, models, partOf(watch, 0, 0.6)));
      return removeBackground(pixels, step, subject, models, partOf(watch, subject ? 0.6 : 0, 1));
    }
    case 'erase': {
      const mask = await maskOf(pixels, step.mask, models, partOf(watch, 0, 0.3));
      const whole = withoutGaps(bytesOf(mask), mask.width, mask.height);
      const marked = await resizePlane(whole, mask.width, mask.height, pixels.width, pixels.height);
      return erase(pixels, marked, models, partOf(watch, 0.3, 1));
    }
    case 'upscale':
      return upscale(pixels, step.factor, models, watch);
  }
}

function looked({ width, height, data }: Pixels, change: (data: Uint8ClampedArray) => void): Pixels {
  const copy = data.slice();
  change(copy);
  return { width, height, data: copy };
}

/** Longer side of a mask at most: finer than any brush, and a small part of a large photo's memory. */
const MASK_SIDE = 2048;

async function maskOf(pixels: Pixels, mask: PhotoMask, models: PhotoModels, watch: Watch): Promise<Plane> {
  const scale = Math.min(1, MASK_SIDE / Math.max(pixels.width, pixels.height));
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  switch (mask.kind) {
    case 'strokes':
      return planeFromBytes(paintStrokes(mask.strokes, width, height), width, height);
    case 'image':
      return planeFromBytes(await readMask(mask.data, width, height), width, height);
    case 'points':
      return (await selectIn(pixels, pictureKey(pixels), mask.points, models, watch)).mask;
  }
}
