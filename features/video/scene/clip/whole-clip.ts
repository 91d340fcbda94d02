/** The whole of a clip on the timeline, as one who edits it by its words wants to see it. */

import { SCENE_SECONDS, type VideoData, type VideoScene } from '../../contract.ts';
import { descriptionOf, freshIds } from '../scene-list.ts';
import { clipTimeAt, keptSeconds } from './clip-cuts.ts';

/** In as many scenes as its length takes; other scenes of the same clip that tell nothing give way. */
export function showWhole(data: VideoData, index: number, clipSeconds: number): VideoData {
  const scene = data.scenes[index];
  if (!scene) return data;
  // Words that stand there only because nobody wrote any are no words.
  const isTold = data.description.trim() !== '';
  const freshId = freshIds(data.scenes);
  const whole: VideoScene[] = [];
  let from = 0;
  for (;;) {
    const left = keptSeconds(scene.cuts, from, clipSeconds);
    if (left < SCENE_SECONDS.min) break;
    const seconds = Math.round(Math.min(SCENE_SECONDS.max, left) * 1000) / 1000;
    const place = { from: Math.round(from * 1000) / 1000, seconds };
    whole.push(
      whole.length === 0
        ? { ...scene, ...place, text: isTold ? scene.text : '' }
        : { ...scene, ...place, id: freshId(), text: '', transition: 'cut' },
    );
    from = clipTimeAt({ from, cuts: scene.cuts }, seconds);
  }
  if (whole.length === 0) return data;
  const scenes = data.scenes.flatMap((one, i) => {
    if (i === index) return whole;
    const text = isTold ? one.text : '';
    return one.fileId === scene.fileId && text.trim() === '' ? [] : [{ ...one, text }];
  });
  return { ...data, scenes, description: descriptionOf(scenes) };
}
