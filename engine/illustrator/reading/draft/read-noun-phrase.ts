/** Decides what one noun phrase is in its sentence: a thing, a place, a surface, a garment, a feature, or the air of the picture. */

import { isAbstract, isMissing, personOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lemmaOfVerb } from '../sentence/verb-forms.ts';
import { lastWord, singular } from '../sentence/word-forms.ts';
import { MEALS } from '../words/group-words.ts';
import { HOME_OF } from '../words/home-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { type Context, closePhrase, type Link } from './context.ts';
import { describePerson, setAir } from './describe.ts';
import { type Draft, keepSpare, leaveOut } from './draft.ts';
import { placeThings } from './place-things.ts';
import { readActivity, readAir, readAs, readPosition } from './read-air.ts';
import { readBackdrop, readSurface } from './read-ground.ts';
import { readLook, readPart } from './read-look.ts';
import { readPlace } from './read-place.ts';
import { findThings } from './resolve.ts';

/** Nothing of what follows them is to be seen. */
const HIDDEN = /^(without|like|about|during|instead of|per|via)$/;
const SHAPES =
  /^(shape|circle|square|triangle|rectangle|spiral|cube|sphere|hexagon|polygon|swirl|form|line|dot|mandala|fractal|kaleidoscope)$/;

export function readNounPhrase(draft: Draft, context: Context, phrase: NounPhrase): void {
  if (context.isList && !context.link && context.role !== 'subject') context.link = context.role;
  const link = context.link;
  if (phrase.isName) draft.names.push(draft.text.slice(phrase.start, phrase.end));
  const isTaken =
    phrase.isName ||
    phrase.det === 'no' ||
    HIDDEN.test(link?.prep ?? '') ||
    // "delivered to your door" is how people talk, not what they want to see.
    (link?.prep === 'to' && /^(your|our|my)$/.test(phrase.det ?? '')) ||
    readActivity(draft, context, phrase) ||
    readPosition(draft, context, phrase) ||
    readAs(draft, context, phrase) ||
    readAir(draft, context, phrase) ||
    readBackdrop(draft, context, phrase) ||
    readLook(draft, context, phrase) ||
    readPart(draft, context, phrase) ||
    readSurface(draft, context, phrase) ||
    readPlace(draft, context, phrase);
  if (isTaken) {
    closePhrase(context, link);
    return;
  }
  if (link?.prep === 'for') {
    if (thingOf(phrase.head.word) || personOf(phrase.head.word)) keepSpare(draft, phrase.head);
    for (const mod of phrase.mods) if (mod.tag === 'noun' && thingOf(mod.word)) keepSpare(draft, mod);
    closePhrase(context, link);
    return;
  }
  const found = findThings(draft, phrase);
  if (found) placeThings(draft, context, found, phrase);
  else {
    context.isLost = nothingFound(draft, phrase, link);
    closePhrase(context, link);
  }
}

/** Says so where a thing cannot be drawn; qualities and feelings are silently part of the mood. True where a thing was left out. */
function nothingFound(draft: Draft, phrase: NounPhrase, link: Link | null): boolean {
  const { head, mods } = phrase;
  const word = head.word;
  const subject = draft.things[0];
  for (const mod of mods) {
    if (subject?.person && link?.prep === 'with' && describePerson(subject.person, mod.word)) continue;
    if (setAir(draft, mod.word)) continue;
    if (mod.tag === 'noun' && thingOf(mod.word)) keepSpare(draft, mod);
  }
  if (head.tag === 'name') {
    draft.names.push(draft.text.slice(head.start, head.end));
    return false;
  }
  if (MEALS.has(singular(word))) {
    keepSpare(draft, head);
    return false;
  }
  if (SHAPES.test(singular(word))) draft.hasShapes = true;
  const last = lastWord(word);
  const isDate =
    /^(mon|tues|wednes|thurs|fri|satur|sun)days?$|^(january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      word,
    );
  const isSilent =
    isDate || isAbstract(word) || isAbstract(last) || COLOURS_BY_WORD.has(word) || lemmaOfVerb(word);
  if (isSilent || word.length < 3 || /\d/.test(word)) {
    // "in beige tones"
    for (const said of [word, ...mods.map((mod) => mod.word)])
      draft.tint ??= COLOURS_BY_WORD.get(said) ?? null;
    return false;
  }
  // A fireplace that cannot be drawn still says where the picture plays.
  draft.surfacePlace ??= HOME_OF.get(singular(word)) ?? HOME_OF.get(singular(last)) ?? null;
  if (isMissing(word) || isMissing(last)) leaveOut(draft, draft.text.slice(phrase.start, phrase.end));
  else leaveOut(draft, draft.text.slice(head.start, head.end));
  return true;
}
