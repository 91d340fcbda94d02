/** Click to select: what a person points at in a photo, as a mask to be shown, cut out or erased. */

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotoOperation, PhotoPoint } from '#common/photo-recipe.ts';
import { checkedRecipe, editPixels } from './edit-photo.ts';
import { type PhotoModels, sharedModels } from './models/photo-models.ts';
import { decodePhoto, type Pixels, shrink } from './pixels.ts';
import { bytesOf } from './planes.ts';
import { partOf, type Watch } from './progress.ts';
import { type SelectEngine, selectIn } from './select/select-in.ts';

export interface SelectOptions extends Watch {
  /** Steps done to the file before the click: the click is on what they make. */
  operations?: readonly PhotoOperation[];
  models?: PhotoModels;
}

export interface ObjectSelection {
  /** A grey PNG, white where the object is; stretched over the picture it fits. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** How sure it is, 0 to 1. */
  score: number;
  engine: SelectEngine;
  why?: string;
}

/** A short memory of decoded pictures: clicks on the same one follow each other. */
const recent = new Map<string, Promise<Pixels>>();
const MAX_RECENT = 4;
/** Longer side of the picture that is looked at. */
const SELECT_SIDE = 1024;

function recently(key: string, make: () => Promise<Pixels>): Promise<Pixels> {
  const known = recent.get(key) ?? make();
  recent.delete(key);
  recent.set(key, known);
  known.catch(() => recent.delete(key));
  for (const oldest of recent.keys()) {
    if (recent.size <= MAX_RECENT) break;
    recent.delete(oldest);
  }
  return known;
}

/** Finds the object that is clicked on. The first click on a picture takes seconds, later ones a moment. */
export async function selectObject(
  input: Uint8Array,
  points: readonly PhotoPoint[],
  { operations = [], models = sharedModels(), ...watch }: SelectOptions = {},
): Promise<ObjectSelection> {
  const steps = checkedRecipe(operations);
  const key = createHash('sha256').update(input).update(JSON.stringify(steps)).digest('base64');
  const pixels = await recently(key, async () => {
    const { pixels: whole } = await editPixels(await decodePhoto(input), steps, {
      models,
      ...partOf(watch, 0, 0.2),
    });
    return shrink(whole, SELECT_SIDE);
  });
  const { mask, ...rest } = await selectIn(pixels, key, points, models, partOf(watch, 0.2, 1));
  const { width, height } = mask;
  const png = await sharp(bytesOf(mask), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { mask: png, width, height, ...rest };
}
