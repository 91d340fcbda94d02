/** Any prompt, in any of the nine languages, into a scene; as one sentence of a script it inherits the script's place and hour. */

import type { Scene } from '../scene.ts';
import { readScene } from './read-scene.ts';

export interface ReadOptions {
  /** Of the page: a hint where the prompt is too short to tell its language. */
  language?: string;
  /** The whole text that the prompt is a sentence of. */
  script?: string;
}

export function readPrompt(prompt: string, { script }: ReadOptions = {}): Scene {
  const scene = readScene(prompt);
  return script ? within(scene, readScene(script)) : scene;
}

/** The same bakery throughout: a sentence that names no place is where the whole text is. */
function within(scene: Scene, whole: Scene): Scene {
  if (scene.isPlaceNamed || !whole.isPlaceNamed) return scene;
  return { ...scene, place: whole.place, season: scene.season ?? whole.season };
}
