/** Joins words that mean one thing only together: "hot dog", "golden hour", "in front of". */

import { isAbstract, isMissing, placeOf, thingOf } from '../meaning.ts';
import { CONJUNCTIONS, PREPOSITIONS } from '../words/closed-words.ts';
import { CLASSES, LIQUIDS } from '../words/group-words.ts';
import { lessonOf } from '../words/lesson-words.ts';
import { GARMENTS } from '../words/look-words.ts';
import { LIGHTS_BY_WORD, SEASONS_BY_WORD, TIMES_BY_WORD, WEATHERS_BY_WORD } from '../words/mood-words.ts';
import { PEOPLE_BY_WORD, PEOPLE_GROUPS } from '../words/people-words.ts';
import { WEAK_PLACES } from '../words/place-words.ts';
import { SURFACES_BY_WORD } from '../words/surface-words.ts';
import { isDescribing } from './describing.ts';
import type { Tag, Token } from './tokens.ts';
import { singular } from './word-forms.ts';

const LONGEST = 5;

const NOUNS = [
  GARMENTS,
  SURFACES_BY_WORD,
  CLASSES,
  LIQUIDS,
  PEOPLE_GROUPS,
  WEAK_PLACES,
  TIMES_BY_WORD,
  WEATHERS_BY_WORD,
  LIGHTS_BY_WORD,
  SEASONS_BY_WORD,
];

function tagOfPhrase(phrase: string): Tag | undefined {
  if (PREPOSITIONS.has(phrase)) return 'prep';
  if (CONJUNCTIONS.has(phrase)) return 'conj';
  const one = singular(phrase);
  if (lessonOf(phrase)) return 'noun';
  // "young woman" is more than its head, but no other person.
  if (thingOf(phrase) || PEOPLE_BY_WORD.has(phrase) || PEOPLE_BY_WORD.has(one) || placeOf(phrase))
    return 'noun';
  if (NOUNS.some((table) => table.has(phrase) || table.has(one))) return 'noun';
  if (isDescribing(phrase)) return 'adj';
  // "guinea pig", "phone box": known, and not what their last word says.
  return isMissing(phrase) || isAbstract(phrase) ? 'noun' : undefined;
}

/** "wooden table" is a table that is described; animals keep their names, a red fox is not painted red. */
function isDescribed(phrase: string): boolean {
  const at = phrase.indexOf(' ');
  const whole = thingOf(phrase)?.entry;
  if (!whole || whole.kind === 'animal' || !isDescribing(phrase.slice(0, at))) return false;
  return thingOf(phrase.slice(at + 1))?.entry.name === whole.name;
}

export function joinCollocations(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at, joined.at(-1));
    joined.push(found?.token ?? tokens[at]!);
    at += found?.length ?? 1;
  }
  return joined;
}

function longestAt(tokens: readonly Token[], at: number, before: Token | undefined) {
  const first = tokens[at]!;
  if (first.tag === 'det' || first.tag === 'number') return undefined;
  // "two men playing cards" do something; "playing cards on a table" are things.
  const isDoing =
    first.tag === 'verb' && before?.tag === 'noun' && before.after === '' && !isDescribing(before.word);
  if (isDoing) return undefined;
  const limit = Math.min(LONGEST, tokens.length - at);
  for (let length = limit; length > 1; length--) {
    const part = tokens.slice(at, at + length);
    if (part.slice(0, -1).some(({ after }) => after !== '')) continue;
    const word = part.map((token) => token.word).join(' ');
    const tag = tagOfPhrase(word);
    if (!tag || isDescribed(word)) continue;
    const last = part.at(-1)!;
    return { length, token: { ...first, word, tag, end: last.end, after: last.after } };
  }
  return undefined;
}
