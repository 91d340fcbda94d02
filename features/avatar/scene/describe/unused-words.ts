/** Which words of a description nothing was made of, so that nobody has to look for what is missing. */

import { personOf } from '#engine/illustrator/reading/meaning.ts';
import type { Understood } from '../../contract.ts';
import type { Notes } from './notes.ts';
import { CLOTH_FILLERS } from './words/accessories.ts';
import { ANIMAL_FILLERS, hasPart } from './words/animals.ts';
import * as look from './words/looks.ts';
import { HINTS } from './words/manners.ts';
import { ROLE_FILLERS } from './words/role-words.ts';
import { SMALL_WORDS } from './words/small-words.ts';

/** More would be a wall of words. */
const MAX_UNUSED = 12;

interface Known {
  /** Numbers of things that are shown once. */
  uncounted: ReadonlySet<number>;
  /** Words that say whose clothes are worn. */
  trades: ReadonlySet<number>;
  animal: Understood | undefined;
}

/** Where something is worn or held: asks for nothing itself. */
const BODY =
  /^(neck|arm|arms|shoulder|shoulders|hand|hands|waist|hip|hips|head|back|lap|chest|wrist|wrists|ear|ears|forehead|side|belt|foot|feet|face|eye|eyes|body|skin|nose|mouth|finger|fingers|legs|leg|knees|cheeks|cheek)$/;
const WHERE = /^(on|round|around|over|under|in|at|to|across|from|behind|above|off|by|beside|down)$/;

export function unusedWords(notes: Notes, { uncounted, trades, animal }: Known): string[] {
  const { tokens, words, used, isDenied } = notes;
  const isIdle = (at: number): boolean => {
    const word = words[at]!;
    if (uncounted.has(at)) return true;
    if (used.has(at) || trades.has(at) || isDenied(at) || !/\p{L}/u.test(word)) return false;
    if (SMALL_WORDS.has(word) || look.HAIR_FILLERS.has(word)) return false;
    if (animal && ANIMAL_FILLERS.has(word)) return false;
    if (CLOTH_FILLERS.has(word) && !isOfBody(at)) return false;
    if (BODY.test(word) && words.slice(Math.max(0, at - 3), at).some((one) => WHERE.test(one))) return false;
    if (ROLE_FILLERS.has(word) && [at + 1, at + 2].some((i) => trades.has(i) || isPerson(words[i])))
      return false;
    return !(HINTS.some((one) => one.words.includes(word)) && !(animal && /^beard/.test(word)));
  };
  /** 'Floppy ears' are more than ears. */
  const isOfBody = (at: number): boolean =>
    words[at] === 'floppy' && words[at + 1] === 'ears' && !hasPart(animal?.value, 'floppy');

  const idle = new Map<string, string>();
  for (const [at, { raw, word, isJoined }] of tokens.entries()) {
    if (!isIdle(at)) continue;
    const before = [...idle.keys()].at(-1);
    // What was one word with a hyphen is said as one.
    if (isJoined && before !== undefined && words[at - 1] === before) {
      const whole = `${idle.get(before)}-${raw}`;
      idle.delete(before);
      idle.set(word, whole);
    } else if (!idle.has(word)) idle.set(word, raw);
  }
  return [...idle.values()].slice(0, MAX_UNUSED);
}

const isPerson = (word: string | undefined): boolean => word !== undefined && personOf(word) !== undefined;
