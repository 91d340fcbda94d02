/** A prompt to a picture in one call: read, corrected, its cards loaded, painted. For the worker thread and for scripts. */

import { cardsFor, illustrate } from '#engine/illustrator/illustrate.ts';
import type { PaintOptions } from '#engine/illustrator/paint.ts';
import { changeScene, type SceneChange } from '#engine/illustrator/reading/change-scene.ts';
import { type ReadOptions, readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import type { Scene } from '#engine/illustrator/scene.ts';
import { loadCards } from './card-files.ts';

export interface Illustration {
  rgba: Uint8ClampedArray;
  scene: Scene;
}

export async function illustratePrompt(
  prompt: string,
  options: PaintOptions,
  reading: ReadOptions = {},
  changes: readonly SceneChange[] = [],
): Promise<Illustration> {
  const read = readPrompt(prompt, reading);
  const scene = changes.length > 0 ? changeScene(read, changes) : read;
  return { rgba: illustrate(scene, options, await loadCards(cardsFor(scene))), scene };
}
