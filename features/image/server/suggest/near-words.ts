/** Finds the words of a list that are closest to another one: first by spelling, then by meaning. */

import type { Embed, Vector } from '#platform/ai/sentence/sentence-model.ts';

/** Cosine after centring. Invented words reach 0.57 with anything, real neighbours begin at about 0.5. */
const CLOSE_ENOUGH = 0.5;

/** The model was made for sentences: in one, single words lie where they belong. */
const sentence = (phrase: string): string => `a picture of a ${phrase}`;

/** Words from all over the language: their mean is what all sentences share and says nothing. */
const EVERYDAY =
  'account advice benefit chance company decision example government history idea income language law level manager ' +
  'meaning method money month news opinion paper plan price process question reason result system theory value week';

export type NearWords = (word: string, max: number) => Promise<string[]>;

export async function nearestByMeaning(embed: Embed, words: readonly string[]): Promise<NearWords> {
  const mean = meanOf(await embed(EVERYDAY.split(' ').map(sentence)));
  const known = (await embed(words.map(sentence))).map((vector) => direction(vector, mean));
  return async (word, max) => {
    const [vector] = await embed([sentence(word)]);
    const own = direction(vector!, mean);
    return words
      .map((other, i) => ({ other, close: dot(own, known[i]!) }))
      .filter(({ close }) => close >= CLOSE_ENOUGH)
      .sort((a, b) => b.close - a.close)
      .slice(0, max)
      .map(({ other }) => other);
  };
}

/** Words that differ by a slip of the fingers. */
export function nearestBySpelling(word: string, words: readonly string[], max: number): string[] {
  const slips = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
  return words
    .filter((other) => Math.abs(other.length - word.length) <= slips)
    .map((other) => ({ other, steps: editDistance(word, other) }))
    .filter(({ steps }) => steps <= slips)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, max)
    .map(({ other }) => other);
}

/** Letters to insert, delete or exchange until one word is the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

function meanOf(vectors: readonly Vector[]): Vector {
  const mean = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) for (const i of mean.keys()) mean[i]! += vector[i]! / vectors.length;
  return mean;
}

function direction(vector: Vector, mean: Vector): Vector {
  const centred = vector.map((value, i) => value - mean[i]!);
  const length = Math.sqrt(dot(centred, centred)) || 1;
  return centred.map((value) => value / length);
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
