/** Corrects what the listener misheard: the new words take the time of the old ones, each by its length. */

import { MAX_TRANSCRIPT_WORDS, type Transcript } from '../../contract.ts';
import type { ClipRange } from './clip-cuts.ts';

/** Characters; longer ones are no words. */
const MAX_WORD = 100;

export function correctWords(transcript: Transcript, { from, to }: ClipRange, text: string): Transcript {
  const isMeant = ({ start, end }: Transcript['words'][number]) =>
    (start + end) / 2 >= from && (start + end) / 2 < to;
  const first = transcript.words.findIndex(isMeant);
  const old = transcript.words.filter(isMeant);
  const texts = (text.match(/\S+/g) ?? []).map((one) => one.slice(0, MAX_WORD));
  const room = MAX_TRANSCRIPT_WORDS - transcript.words.length + old.length;
  if (first < 0 || texts.length === 0 || texts.length > room) return transcript;
  const [start, end] = [old[0]!.start, old.at(-1)!.end];
  // Word for word, the times that are known stay.
  const words =
    texts.length === old.length
      ? texts.map((one, i) => ({ text: one, start: old[i]!.start, end: old[i]!.end }))
      : spread(texts, start, end);
  return { ...transcript, words: transcript.words.toSpliced(first, old.length, ...words) };
}

function spread(texts: readonly string[], start: number, end: number): Transcript['words'] {
  const whole = texts.reduce((sum, one) => sum + one.length, 0);
  let at = start;
  return texts.map((text) => {
    const from = at;
    at += ((end - start) * text.length) / whole;
    return { text, start: from, end: at };
  });
}
