/** How long the photo editor's models take when they are open, on pictures of usual size. */

import { photoRecipeSchema } from '#common/photo-recipe.ts';
import { editPhoto } from '#engine/photo/edit-photo.ts';
import { selectObject } from '#engine/photo/select-object.ts';
import { drawnPhoto, photoFile } from '#tests/factories/photo.ts';
import { type Bench, median } from '../figure.ts';

const SIDE = 1024;
const ENLARGED = 512;
const ROUNDS = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function medianOf(work: (round: number) => Promise<unknown>): Promise<number> {
  // The first opens the model and checks its file.
  await work(0);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) times.push(await timed(() => work(round)));
  return median(times);
}

/** A ball before a textured ground, somewhat like a head and shoulders. */
async function scene(side: number): Promise<Uint8Array> {
  const photo = drawnPhoto(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const head = Math.hypot(x - side / 2, y - side * 0.36) < side * 0.16;
      const body = Math.hypot((x - side / 2) * 0.9, y - side) < side * 0.42;
      if (head) photo.data.set([224, 172, 140, 255], (y * side + x) * 4);
      else if (body) photo.data.set([60, 70, 96, 255], (y * side + x) * 4);
    }
  return photoFile(photo);
}

export const photo: Bench = {
  name: 'photo',
  about: `cut-out, erase and click at ${SIDE}², twice the size of ${ENLARGED}²`,
  run: async () => {
    const input = await scene(SIDE);
    const small = await scene(ENLARGED);
    const recipe = (steps: unknown) => photoRecipeSchema.parse(steps);
    const cutOut = await medianOf(() => editPhoto(input, recipe([{ type: 'remove-background' }])));
    const strokes = [
      {
        points: [
          [0.35, 0.36],
          [0.65, 0.36],
        ],
        size: 0.2,
      },
    ];
    const erase = await medianOf(() =>
      editPhoto(input, recipe([{ type: 'erase', mask: { kind: 'strokes', strokes } }])),
    );
    const click = await medianOf((round) =>
      selectObject(input, [{ x: 0.5, y: 0.3 + round * 0.03, include: true }]),
    );
    const twice = await timed(() => editPhoto(small, recipe([{ type: 'upscale', factor: 2 }])));
    return [
      { name: 'photo: cut-out, median', value: cutOut, unit: 'ms', target: { atMost: 2500 } },
      { name: 'photo: erase, median', value: erase, unit: 'ms', target: { atMost: 4000 } },
      { name: 'photo: next click, median', value: click, unit: 'ms', target: { atMost: 600 } },
      { name: 'photo: twice the size', value: twice, unit: 'ms', target: { atMost: 40_000 } },
    ];
  },
};
