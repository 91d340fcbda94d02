/** Which words of its clip are heard in a scene, and when in the film. */

import type { TimedText } from '#engine/voice/timing/word-times.ts';
import type { Transcript, VideoData } from '../../contract.ts';
import { type SceneCut, VOICE_AFTER } from '../storyboard.ts';
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

/** The words of a recorded voice-over, in the film's time; none where it is not written down. */
export function voiceOverWords({ voiceOver, ...data }: VideoData): TimedText[] {
  const words = voiceOver ? (transcriptOf(data, voiceOver.id)?.words ?? []) : [];
  return words
    .filter((one) => !one.isExtra)
    .map(({ text, start, end }) => ({ text, start: start + VOICE_AFTER, end: end + VOICE_AFTER }));
}

/** Whether what is captioned is neither a scene's text nor its clip. */
export const captionsVoiceOver = (data: VideoData): boolean =>
  data.voiceOver !== null && transcriptOf(data, data.voiceOver.id) !== undefined;

/** Seconds of silence after which a caption goes. */
const SILENCE = 0.8;

const ENDS_SENTENCE = /[.!?。！？…]["'”’»)]*$/u;

/** Words that are said in one go: a sentence, or what stands between two silences. */
export function phrasesOf(words: readonly TimedText[]): TimedText[][] {
  const phrases: TimedText[][] = [];
  for (const word of words) {
    const last = phrases.at(-1)?.at(-1);
    if (last && word.start - last.end < SILENCE && !ENDS_SENTENCE.test(last.text)) phrases.at(-1)!.push(word);
    else phrases.push([word]);
  }
  return phrases;
}
