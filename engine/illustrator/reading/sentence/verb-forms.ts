/** Finds the verb behind its forms, among those that a picture can show. */

import { ACTIVITY_OF_VERB, OBJECT_ROLE } from '../words/verb-words.ts';
import { wordSet } from '../words/word-table.ts';

/** They mean something only together with their object. */
const LIGHT_VERBS = wordSet(
  'form, say, spell, become, feel, have, do, make, take, cast, blow, shake, wear, put, get, dress, hang, grow, bloom, burn, steam, glow, shine, melt, drip, sparkle, shimmer, show, feature, contain, include, hold, enjoy, practice, practise, love, see, find, feed, pet, stroke, follow, cover, surround, fill, lead, spread, sprinkle, top, say, turn, stack, bark, meow, erupt, explode, rise, set, bring, sail, crash, break, wrap, shape, form, reflect, swirl, move, live, emerge, sprout, stick, peer, search, try, taste, smell, attend, share, reach, touch, milk, groom, mow, light, help, thank, marry, hover, spin, wash, rescue, visit, approach',
);

const IRREGULAR: Readonly<Record<string, string>> = {
  sat: 'sit',
  seated: 'sit',
  sitting: 'sit',
  lying: 'lie',
  laying: 'lie',
  lies: 'lie',
  held: 'hold',
  slept: 'sleep',
  ran: 'run',
  flew: 'fly',
  flown: 'fly',
  stood: 'stand',
  wore: 'wear',
  worn: 'wear',
  rode: 'ride',
  drank: 'drink',
  ate: 'eat',
  swam: 'swim',
  tying: 'tie',
  has: 'have',
  does: 'do',
  done: 'do',
  made: 'make',
  took: 'take',
  gave: 'give',
  caught: 'catch',
  threw: 'throw',
  thrown: 'throw',
  built: 'build',
  hung: 'hang',
  asleep: 'sleep',
  focusing: 'think',
};

const isKnown = (verb: string) =>
  ACTIVITY_OF_VERB.has(verb) || OBJECT_ROLE.has(verb) || LIGHT_VERBS.has(verb);

export function lemmaOfVerb(word: string): string | undefined {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word];
  return stems(word).find(isKnown);
}

function stems(word: string): string[] {
  const ending = /(ing|ied|ies|ed|es|s)$/.exec(word)?.[0];
  if (!ending) return [word];
  const stem = word.slice(0, -ending.length);
  if (ending === 'ied' || ending === 'ies') return [`${stem}y`, `${stem}ie`];
  if (ending === 's') return [stem];
  if (ending === 'es') return [stem, `${stem}e`];
  const undoubled = /([bdglmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled, ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : [])];
}
