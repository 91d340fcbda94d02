/** Finds the concept a phrase comes closest to, and says nothing when none is close enough. */

import type { Concept } from '#engine/illustrator/understand/concepts.ts';
import type { Meaning } from '#engine/illustrator/understand/lexicon.ts';
import type { Embed, Vector } from './sentence-model.ts';

/** Cosine after centring. Invented words reach 0.57, real neighbours begin at about 0.6. */
export const CLOSE_ENOUGH = 0.6;

/** The model was made for sentences: in one, single words lie where they belong. */
const sentence = (phrase: string): string => `a picture of a ${phrase}`;

/** Words from all over the language: their mean is what all sentences share and says nothing. */
const EVERYDAY =
  'account advice benefit chance company decision example government history idea income language law level manager ' +
  'meaning method money month news opinion paper plan price process question reason result system theory value week';

export type Nearest = (phrases: readonly string[]) => Promise<(Meaning | undefined)[]>;

export async function nearestConcept(embed: Embed, concepts: readonly Concept[]): Promise<Nearest> {
  const mean = meanOf(await embed(EVERYDAY.split(' ').map(sentence)));
  const place = async (phrases: readonly string[]) =>
    (await embed(phrases.map(sentence))).map((vector) => direction(vector, mean));
  const known = await place(concepts.map(({ phrase }) => phrase));
  return async (phrases) => {
    if (phrases.length === 0) return [];
    return (await place(phrases)).map((vector) => {
      let best = CLOSE_ENOUGH;
      let found: Meaning | undefined;
      for (const [i, other] of known.entries()) {
        const closeness = dot(vector, other);
        if (closeness > best) {
          best = closeness;
          found = concepts[i]!.meaning;
        }
      }
      return found;
    });
  };
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
