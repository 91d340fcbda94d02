/** A description that is written anew, and the scenes that were arranged before: what stayed the same keeps its settings. */

import { MAX_SCENES, type VideoData, type VideoScene } from '../contract.ts';
import { sentencesOf } from '../script/told.ts';
import { blankScene, freshIds, sceneText } from './scene-list.ts';

/** Lines that are scenes as a whole stay whole; the rest is cut into sentences. */
function linesOf(scenes: readonly VideoScene[], description: string): string[] {
  const known = new Set(scenes.map(({ text }) => text.trim()));
  return description
    .split(/\n+/)
    .map((line) => line.trim())
    .flatMap((line) => (line && known.has(line) ? [line] : sentencesOf(line)))
    .map(sceneText);
}

export function reconcile(scenes: readonly VideoScene[], description: string): VideoScene[] {
  const lines = linesOf(scenes, description);
  const taken = new Set<number>();
  const exact = lines.map((line) => {
    const found = scenes.findIndex((one, i) => !taken.has(i) && one.text.trim() === line);
    if (found >= 0) taken.add(found);
    return found;
  });
  const freshId = freshIds(scenes);
  let before = -1;
  const told = lines.map((line, i): VideoScene => {
    let place = exact[i]!;
    if (place < 0) {
      // A sentence that is being rewritten: the scene that stood here tells it now.
      const next = scenes.findIndex((one, at) => at > before && one.text.trim() !== '');
      if (next >= 0 && !taken.has(next)) {
        place = next;
        taken.add(next);
      }
    }
    if (place < 0) return blankScene(freshId(), line);
    before = place;
    const scene = scenes[place]!;
    return scene.text === line ? scene : { ...scene, text: line };
  });
  return withSilent(scenes, told, new Set(lines)).slice(0, MAX_SCENES);
}

/** Scenes without words, and second scenes with the same ones, stay behind those they followed. */
function withSilent(
  scenes: readonly VideoScene[],
  told: readonly VideoScene[],
  lines: ReadonlySet<string>,
): VideoScene[] {
  const all = [...told];
  for (const [i, scene] of scenes.entries()) {
    const text = scene.text.trim();
    if (all.some((one) => one.id === scene.id) || (text !== '' && !lines.has(text))) continue;
    const behind = scenes.slice(0, i).findLast((one) => all.some(({ id }) => id === one.id));
    all.splice(behind ? all.findIndex(({ id }) => id === behind.id) + 1 : 0, 0, scene);
  }
  return all;
}

/** What a new description does to a project. */
export const rewrite = (data: VideoData, description: string): VideoData => ({
  ...data,
  description,
  scenes: data.scenes.length > 0 ? reconcile(data.scenes, description) : [],
});
