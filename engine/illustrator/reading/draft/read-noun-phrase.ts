/** Decides what one noun phrase is in its sentence: a thing, a place, a surface, a garment, a feature, or the air of the picture. */

import { catalogueEntry } from '../../catalogue.ts';
import { isAbstract, isMissing, personOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lemmaOfVerb } from '../sentence/verb-forms.ts';
import { isPlural, lastWord, singular } from '../sentence/word-forms.ts';
import { LIQUIDS, MEALS } from '../words/group-words.ts';
import { HOME_OF } from '../words/home-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { readIce } from './chill.ts';
import { type Context, closePhrase, type Link } from './context.ts';
import { describePerson, setAir } from './describe.ts';
import { type Draft, keepSpare, leaveOut, newThing } from './draft.ts';
import { placeThings } from './place-things.ts';
import { readActivity, readAir, readAs, readPosition } from './read-air.ts';
import { readBackdrop, readSurface } from './read-ground.ts';
import { readLesson } from './read-lesson.ts';
import { readLook, readPart } from './read-look.ts';
import { readPlace } from './read-place.ts';
import { type Found, findThings } from './resolve.ts';

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
    readLesson(draft, context, phrase) ||
    readActivity(draft, context, phrase) ||
    readPosition(draft, context, phrase) ||
    readAs(draft, context, phrase) ||
    readAir(draft, context, phrase) ||
    readBackdrop(draft, context, phrase) ||
    readLook(draft, context, phrase) ||
    readIce(draft, context, phrase) ||
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
  const found = findKin(draft, context, phrase) ?? findThings(draft, phrase);
  if (found) placeThings(draft, context, found, phrase);
  else {
    context.isLost = nothingFound(draft, phrase, link);
    closePhrase(context, link);
  }
}

/** "a cub playing with its mother": of the same kind. */
function findKin(draft: Draft, context: Context, { head, det, start, end }: NounPhrase): Found | undefined {
  const subject = draft.things[context.subjects[0] ?? -1];
  const isKin =
    /^(mother|father|mom|mum|dad|parents?|bab(y|ies)|cubs?|friends?|brother|sister|young|twin|kids?)$/.test(
      head.word,
    );
  const entry =
    subject && !subject.person && isKin && /^(its|their|her|his)$/.test(det ?? '')
      ? catalogueEntry(subject.name)
      : undefined;
  return entry && { things: [newThing(entry, draft.text.slice(start, end), isPlural(head.word) ? 2 : 1)] };
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
    // "a turkey dinner" is about the turkey.
    const dish = mods.findLast((mod) => thingOf(mod.word)?.entry.kind === 'food');
    keepSpare(draft, dish ?? head);
    return false;
  }
  if (LIQUIDS.has(word) && COLOURS_BY_WORD.has(word)) {
    leaveOut(draft, draft.text.slice(phrase.start, phrase.end));
    return true;
  }
  if (SHAPES.test(singular(word))) draft.hasShapes = true;
  const last = lastWord(word);
  const isDate =
    /^(mon|tues|wednes|thurs|fri|satur|sun)days?$|^(january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      word,
    );
  const isFelt = !isMissing(word) && (isAbstract(word) || isAbstract(last));
  const isSilent = isDate || isFelt || COLOURS_BY_WORD.has(word) || lemmaOfVerb(word);
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
