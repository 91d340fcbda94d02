/** "a pottery workshop", "poster for a yoga class": a few people who do what is taught there. */

import { catalogueEntry } from '../../catalogue.ts';
import { thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lessonOf } from '../words/lesson-words.ts';
import { addThings, type Context } from './context.ts';
import { lookOf, setAir } from './describe.ts';
import { type Draft, newThing } from './draft.ts';
import { setPlace } from './set-place.ts';

const GROUP = 3;

/** True where the phrase was a lesson: it brings its people, unless somebody is there already. */
export function readLesson(draft: Draft, context: Context, { head, mods, start, end }: NounPhrase): boolean {
  // What golf is played with.
  if (/^golf clubs?$/.test(head.word)) return false;
  // "guitar lessons flyer"
  const lesson =
    lessonOf(head.word) ??
    mods.map(({ word }) => (thingOf(head.word) ? undefined : lessonOf(word))).find(Boolean);
  const entry = lesson && catalogueEntry(lesson.name);
  if (!entry) return false;
  // "a mat for a yoga class" is about the mat.
  if (context.link?.prep === 'for' && draft.things.length > 0) return false;
  for (const { word } of mods) setAir(draft, word);
  const words = draft.text.slice(start, end);
  if (lesson.place) setPlace(draft, lesson.place, words);
  const people = draft.things.filter(({ person }) => person);
  for (const one of people) one.action ??= lesson.action;
  if (people.length > 0) return true;
  const thing = newThing(entry, words, GROUP);
  Object.assign(thing.person!, lookOf(lesson.name, lesson.name));
  thing.action = lesson.action;
  if (/\b(kids|children|toddlers|teens)\b/i.test(draft.text)) thing.person!.age = 'child';
  const added = addThings(draft, [thing], false);
  context.subjects = added;
  context.last = added;
  context.role = 'subject';
  return true;
}
