/** A prompt to a picture in one call: read, corrected, its cards loaded, painted. For the worker thread and for scripts. */

import type { PictureReport } from '#engine/illustrator/compose/framing/report.ts';
import { cardsFor, illustrate } from '#engine/illustrator/illustrate.ts';
import { canBeSet } from '#engine/illustrator/lettering/set-words.ts';
import type { PaintOptions } from '#engine/illustrator/paint.ts';
import { changeScene, type SceneChange } from '#engine/illustrator/reading/change-scene.ts';
import { withoutUnseen } from '#engine/illustrator/reading/finish/name-drawn.ts';
import { unusedWords } from '#engine/illustrator/reading/finish/unused-words.ts';
import { type ReadOptions, readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import type { Scene } from '#engine/illustrator/scene.ts';
import type { FaceSource } from '#engine/lettering/faces/face.ts';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { installedDenoiser } from '#platform/media/denoise/denoise.ts';
import { loadCards } from './card-files.ts';

export interface Illustration {
  rgba: Uint8ClampedArray;
  scene: Scene;
}

/** What is to be painted, and the letters for what is to be written on it. */
export function understandPrompt(
  prompt: string,
  reading: ReadOptions = {},
  changes: readonly SceneChange[] = [],
): { scene: Scene; faces: FaceSource | undefined } {
  const read = readPrompt(prompt, reading);
  const changed = changes.length > 0 ? changeScene(read, changes) : read;
  // Of a sentence from a script only the script as a whole could tell.
  const said = reading.script ? changed : withUnused(prompt, changed);
  const faces = said.lettering ? shippedFaces(said.lettering.text) : undefined;
  return { scene: faces ? withLetters(said, faces) : said, faces };
}

export async function illustratePrompt(
  prompt: string,
  options: PaintOptions,
  reading: ReadOptions = {},
  changes: readonly SceneChange[] = [],
): Promise<Illustration> {
  const { scene, faces } = understandPrompt(prompt, reading, changes);
  let shown = scene;
  const onReport = ({ framing, unsupported, unseen }: PictureReport): void => {
    shown = { ...withoutUnseen(scene, unseen), framing, unsupported };
  };
  const denoise = await installedDenoiser();
  const painting: PaintOptions = { ...options, onReport, ...(denoise && { denoise }) };
  const rgba = await illustrate(scene, painting, await loadCards(cardsFor(scene)), faces);
  return { rgba, scene: shown };
}

/** Whatever the picture does not show is said, also what was understood and has no picture. */
function withUnused(prompt: string, scene: Scene): Scene {
  const unused = unusedWords(prompt, scene);
  return unused.length > 0 || scene.language === 'en'
    ? { ...scene, notUnderstood: [...scene.notUnderstood, ...unused], unused }
    : scene;
}

/** Words in a script that we cannot set are named instead. */
function withLetters(scene: Scene, faces: FaceSource): Scene {
  const { lettering, ...rest } = scene;
  if (!lettering || canBeSet(lettering.text, faces)) return scene;
  const words = `“${lettering.text}”`;
  return {
    ...rest,
    drawn: scene.drawn.filter((name) => name !== words),
    notUnderstood: [...scene.notUnderstood, words],
    unused: [...(scene.unused ?? []), words],
  };
}
