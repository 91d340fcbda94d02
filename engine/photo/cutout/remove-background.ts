/** Takes the background away: finds the subject in the way that suits the picture, and cleans its edge. */

import { AppError } from '#common/errors.ts';
import type { PhotoOperation } from '#common/photo-recipe.ts';
import { type PhotoModels, withModel } from '../models/photo-models.ts';
import { type Pixels, shrink } from '../pixels.ts';
import type { Plane } from '../planes.ts';
import { checkpoint, partOf, type Watch } from '../progress.ts';
import { peopleMatte, surenessOf } from './people-matte.ts';
import { plainGroundMatte } from './plain-ground.ts';
import { blurredBackground, decontaminate, type EdgeSearch, refineMatte } from './refine-matte.ts';
import { measure, subjectMatte } from './subject-matte.ts';

/** How the subject was found. */
export type CutoutEngine = 'modnet' | 'plain-ground' | 'sam2' | 'selection';

interface Found {
  matte: Plane;
  edge: EdgeSearch;
  engine: CutoutEngine;
}

const EDGES: Record<CutoutEngine, EdgeSearch> = {
  modnet: { reach: 0.007, softness: 2e-4 },
  'plain-ground': { reach: 0.003, softness: 5e-5 },
  sam2: { reach: 0.009, softness: 1e-4 },
  selection: { reach: 0.009, softness: 1e-4 },
};

const found = (engine: CutoutEngine, matte: Plane): Found => ({ engine, matte, edge: EDGES[engine] });

/** Side of the picture on which a plain ground is looked for. */
const GROUND_SIDE = 1024;
/** A matte of people is believed when so little of it is in doubt and so much is covered. */
const SURE = 0.075;
const LEAST_COVERED = 0.04;

function isSure(matte: Plane): boolean {
  const { covered, unsure } = surenessOf(matte);
  return covered > LEAST_COVERED && covered < 0.93 && unsure < SURE;
}

/** Of how much of either the other agrees. */
function agreement(a: Plane, b: Plane): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++) {
      const bx = Math.floor(((x + 0.5) * b.width) / a.width);
      const by = Math.floor(((y + 0.5) * b.height) / a.height);
      const [inA, inB] = [a.values[y * a.width + x]! > 0.5, b.values[by * b.width + bx]! > 0.5];
      if (inA && inB) both++;
      if (inA || inB) either++;
    }
  return either ? both / either : 0;
}

async function findSubject(pixels: Pixels, models: PhotoModels, watch: Watch): Promise<Found> {
  const people = await withModel<Plane | undefined>(
    () => peopleMatte(pixels, models),
    async () => undefined,
  );
  await checkpoint(watch, 0.2);
  const ground = plainGroundMatte(await shrink(pixels, GROUND_SIDE));
  const plain = ground && isUseful(ground) ? ground : undefined;
  // Where both see the same, the outline of colours is sharper, but hair is the other's trade.
  if (people && isSure(people) && (!plain || agreement(people, plain) > 0.88)) return found('modnet', people);
  if (plain && (!people || !isSure(people))) return found('plain-ground', plain);
  const subject = await withModel(
    () => subjectMatte(pixels, models, partOf(watch, 0.2, 0.95)),
    async () => undefined,
  );
  if (plain && (!subject || agreement(subject.mask, plain) > 0.8)) return found('plain-ground', plain);
  if (subject && people && agreement(subject.mask, people) > 0.85) return found('modnet', people);
  if (subject && subject.worth > 0.25) return found('sam2', subject.mask);
  if (people && surenessOf(people).covered > LEAST_COVERED) return found('modnet', people);
  throw new AppError(
    'unprocessable',
    'Nothing stands out from the background here. Please mark what should stay.',
  );
}

const isUseful = (matte: Plane): boolean => {
  const { covered } = measure(matte);
  return covered > 0.003 && covered < 0.9;
};

export async function removeBackground(
  pixels: Pixels,
  { background }: Extract<PhotoOperation, { type: 'remove-background' }>,
  subject: Plane | undefined,
  models: PhotoModels,
  watch: Watch,
): Promise<{ pixels: Pixels; engine: CutoutEngine }> {
  const { matte, edge, engine } = subject
    ? found('selection', subject)
    : await findSubject(pixels, models, partOf(watch, 0, 0.7));
  await checkpoint(watch, 0.7);
  const alpha = await refineMatte(pixels, matte, edge);
  await checkpoint(watch, 0.85);
  const behind =
    background.kind === 'blur' ? await blurredBackground(pixels, alpha, background.amount) : undefined;
  const out: Pixels = { ...pixels, data: pixels.data.slice() };
  await decontaminate(out, alpha);
  await checkpoint(watch, 0.95);
  if (behind) layOver(out, behind);
  else if (background.kind === 'colour') layOverColour(out, background.colour);
  return { pixels: out, engine };
}

/** The subject before another picture of the same size, in place. */
function layOver({ data }: Pixels, behind: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const a = data[at + 3]! / 255;
    for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * a + behind.data[at + c]! * (1 - a);
    data[at + 3] = 255;
  }
}

function layOverColour({ data }: Pixels, colour: string): void {
  const number = Number.parseInt(colour.slice(1), 16);
  const levels = [number >> 16, (number >> 8) & 255, number & 255];
  for (let at = 0; at < data.length; at += 4) {
    const a = data[at + 3]! / 255;
    for (let c = 0; c < 3; c++) data[at + c] = data[at + c]! * a + levels[c]! * (1 - a);
    data[at + 3] = 255;
  }
}
