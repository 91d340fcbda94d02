/** Phrases that are no things: time and weather, poses made of verb and object, positions in the picture. */

import { catalogueEntry } from '../../catalogue.ts';
import { personOf, placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lastWord, singular } from '../sentence/word-forms.ts';
import { GROUPS } from '../words/group-words.ts';
import { MOODS_BY_WORD } from '../words/mood-words.ts';
import { PLACES_ON_THE_MAP } from '../words/place-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { ACTIVITY_PHRASES } from '../words/verb-words.ts';
import type { Context } from './context.ts';
import { isAir, setAir } from './describe.ts';
import { type Draft, keepSpare } from './draft.ts';

/** "having a picnic", "playing chess": verb and object are one pose. */
export function readActivity(draft: Draft, context: Context, { head }: NounPhrase): boolean {
  const { verb, prep } = context.link ?? {};
  if (!verb || (prep && prep !== 'for')) return false;
  const word = singular(head.word);
  const isMatch = (object: RegExp) => object.test(word) || object.test(lastWord(word));
  const match = ACTIVITY_PHRASES.find(([verbs, object]) => verbs.test(verb) && isMatch(object));
  if (!match) return false;
  for (const index of context.subjects) draft.things[index]!.action = match[2];
  const place = placeOf(head.word);
  if (place && !thingOf(head.word)?.isExact) draft.place ??= place;
  const isThing = thingOf(head.word)?.isExact || personOf(head.word);
  const isGame = /^(yoga|sit|kick|throw|shake hands)$/.test(match[2]);
  // "building a sandcastle": any object will do, and it is a thing of its own.
  if (match[1].source === '.') return false;
  return !isThing || isGame || /^(breakfast|lunch|dinner|meal|picnic)$/.test(word);
}

const POSITIONS =
  /^(foreground|middle|center|centre|left|right|side|corner|front|edge|top|bottom|style|shape|form|way|pair|time|action|love|focus|use|sale|air)$/;

/** "in the background", "in a row", "on the left". */
export function readPosition(draft: Draft, context: Context, { head, mods, det }: NounPhrase): boolean {
  const prep = context.link?.prep;
  const word = singular(head.word);
  if (
    !prep ||
    mods.some((mod) => COLOURS_BY_WORD.has(mod.word)) ||
    /^(its|his|her|their|my)$/.test(det ?? '')
  )
    return false;
  const moveLast = (kind: 'behind' | 'on') => {
    for (const index of context.last) {
      const thing = draft.things[index]!;
      const isLoose = thing.relation === null || /^(with|beside)$/.test(thing.relation.kind);
      if (index > 0 && isLoose) thing.relation = { kind, to: thing.relation?.to ?? 0 };
    }
  };
  if (/^(in|on|at|to)$/.test(prep) && /^(background|distance|back)$/.test(word) && mods.length === 0) {
    moveLast('behind');
    return true;
  }
  if (prep === 'on' && word === 'top') moveLast('on');
  if (POSITIONS.test(word)) return true;
  return prep === 'in' && GROUPS.has(word) && !placeOf(word) && !thingOf(word)?.isExact;
}

/** "dressed as a pirate". */
export function readAs(draft: Draft, context: Context, { head }: NounPhrase): boolean {
  if (context.link?.prep !== 'as') return false;
  const subject = draft.things[context.subjects[0] ?? -1];
  const trade = personOf(head.word);
  if (subject?.person && trade && catalogueEntry(trade)) {
    subject.name = trade;
    subject.label = trade;
  }
  return true;
}

/** Time, weather, season and light. */
export function readAir(draft: Draft, context: Context, { head, mods }: NounPhrase): boolean {
  const word = head.word;
  const prep = context.link?.prep ?? '';
  // "…, cosy" alone behind a comma.
  if (mods.length === 0 && !prep && !context.link?.verb && MOODS_BY_WORD.has(word) && !thingOf(word)?.isExact)
    return setAir(draft, word);
  if (/^(in|under)$/.test(prep) && word === 'sun') return setAir(draft, 'sunny');
  // Clouds beside something else are weather.
  if (/^clouds?$/.test(word) && (draft.things.length > 0 || draft.place) && !/^(above|over|on)$/.test(prep)) {
    draft.weather ??= 'cloudy';
    for (const mod of mods) setAir(draft, mod.word);
    return true;
  }
  const last = lastWord(word);
  const isOnlyLast = !thingOf(word) && !placeOf(word);
  const key = [word, singular(word), isOnlyLast ? last : ''].find(isAir);
  const found = thingOf(word);
  if (!key || (found?.isExact && found.entry.source !== 'card')) return false;
  setAir(draft, key);
  for (const mod of mods) {
    if (setAir(draft, mod.word)) continue;
    const place = PLACES_ON_THE_MAP.get(mod.word) ?? placeOf(mod.word);
    if (place) draft.weakPlace ??= place;
    else if (mod.tag === 'noun' && (thingOf(mod.word)?.isExact || personOf(mod.word))) keepSpare(draft, mod);
  }
  // "in the snow" and "in the spotlight" are places as well.
  const place = placeOf(word);
  if (place && /^(in|on|through|under|into)$/.test(prep)) draft.place ??= place;
  return true;
}
