/** A corrected text over the times of the first one: words that did not change keep their time, the others share what lies between. */

import { isUnspaced } from '#common/voice-words.ts';
import { type Cue, toCues } from './captions.ts';
import { type TimedText, timesByShare } from './word-times.ts';

/** Beyond this many changed words in a row the comparison would take too long: those share their time. */
const MAX_COMPARED = 1500;

const key = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Pairs of places with the same word, in order (longest common subsequence). */
function matches(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const pairs: [number, number][] = Array.from({ length: start }, (_, i) => [i, i]);
  if (rows > 0 && columns > 0 && rows <= MAX_COMPARED && columns <= MAX_COMPARED) {
    const table = new Uint16Array((rows + 1) * (columns + 1));
    const at = (i: number, j: number) => table[i * (columns + 1) + j]!;
    const isSame = (i: number, j: number) => a[start + i] === b[start + j];
    for (let i = rows - 1; i >= 0; i--)
      for (let j = columns - 1; j >= 0; j--)
        table[i * (columns + 1) + j] = isSame(i, j)
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    for (let i = 0, j = 0; i < rows && j < columns; ) {
      if (isSame(i, j)) pairs.push([start + i++, start + j++]);
      else if (at(i + 1, j) >= at(i, j + 1)) i++;
      else j++;
    }
  }
  for (let i = end; i > 0; i--) pairs.push([a.length - i, b.length - i]);
  return pairs;
}

export function realign(timed: readonly TimedText[], text: string, language: string): Cue[] {
  const written = isUnspaced(language) ? [...text.replace(/\s+/g, '')] : text.split(/\s+/).filter(Boolean);
  const old = isUnspaced(language)
    ? timed.flatMap((word) => timesByShare([...word.text], word.start, word.end))
    : timed;
  const pairs = matches(
    old.map((word) => key(word.text)),
    written.map(key),
  );
  const words: TimedText[] = [];
  let [before, placed] = [-1, -1];
  const fill = (to: number, upTo: number) => {
    if (upTo <= placed + 1) return;
    const from = old[before]?.end ?? old[0]?.start ?? 0;
    const end = old[to]?.start ?? old.at(-1)?.end ?? from;
    // One by one: an argument for each of a few hundred thousand words exhausts the stack.
    for (const word of timesByShare(written.slice(placed + 1, upTo), from, Math.max(from, end)))
      words.push(word);
  };
  for (const [i, j] of pairs) {
    fill(i, j);
    words.push({ ...old[i]!, text: written[j]! });
    [before, placed] = [i, j];
  }
  fill(old.length, written.length);
  return toCues(words, language);
}
