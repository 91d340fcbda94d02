/** Which words of its clip are heard in a scene, and when in the film. */

import type { TimedText } from '#engine/voice/timing/word-times.ts';
import type { Transcript, VideoData } from '../../contract.ts';
import type { SceneCut } from '../storyboard.ts';
import { clipTimeAt, sinceOf } from './clip-cuts.ts';
import { isCut, transcriptOf } from './spoken-words.ts';

/** Asked for at every frame: worked out once for each cut of the film. */
const known = new WeakMap<SceneCut, { transcript: Transcript; words: TimedText[] }>();

export function clipWords(data: VideoData, scene: SceneCut): readonly TimedText[] {
  const transcript = transcriptOf(data, scene.fileId);
  if (!transcript) return [];
  const before = known.get(scene);
  if (before?.transcript === transcript) return before.words;
  const words = heardIn(transcript, scene);
  known.set(scene, { transcript, words });
  return words;
}

function heardIn(transcript: Transcript, scene: SceneCut): TimedText[] {
  const length = scene.end - scene.start;
  const [from, to] = [clipTimeAt(scene, 0), clipTimeAt(scene, length)];
  return transcript.words.flatMap(({ text, start, end, isExtra }) => {
    const middle = (start + end) / 2;
    if (isExtra || middle < from || middle >= to || isCut({ from: start, to: end }, scene.cuts)) return [];
    return [
      {
        text,
        start: scene.start + Math.max(0, sinceOf(scene, start)),
        end: scene.start + Math.min(length, Math.max(0, sinceOf(scene, end))),
      },
    ];
  });
}

/** A narrator who speaks over a clip is who is captioned. */
export const captionsClip = (data: VideoData, scene: SceneCut): boolean =>
  !(data.narration.isOn && scene.isSaid) && clipWords(data, scene).length > 0;

/** Seconds of silence after which a caption goes. */
const SILENCE = 0.8;

/** Words that are said in one go. */
export function phrasesOf(words: readonly TimedText[]): TimedText[][] {
  const phrases: TimedText[][] = [];
  for (const word of words) {
    const last = phrases.at(-1)?.at(-1);
    if (last && word.start - last.end < SILENCE) phrases.at(-1)!.push(word);
    else phrases.push([word]);
  }
  return phrases;
}
