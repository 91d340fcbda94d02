/** Compares a reading with what was expected of it; used by tests only. */

import type { Scene, Thing } from '../scene.ts';
import { thingOf } from './meaning.ts';
import type { ExpectedReading } from './prompts.fixture.ts';
import { plain } from './sentence/word-forms.ts';

interface Wanted {
  word: string;
  names: string[];
  isOptional: boolean;
}

const wantedOf = (text: string): Wanted[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [word = '', names = ''] = part.replace('?', '').split('=');
      return { word: plain(word), names: names.split('|').filter(Boolean), isOptional: part.startsWith('?') };
    });

function fits(thing: Thing | undefined, { word, names }: Wanted): boolean {
  if (!thing || !plain(thing.words).includes(word)) return false;
  return names.length === 0 || names.includes('*') || names.includes(thing.name);
}

/** What is wrong with a reading, in words; empty when nothing is. */
export function faultsOf([, hero, things, place, intent]: ExpectedReading, scene: Scene): string[] {
  const faults: string[] = [];
  const wanted = wantedOf(things);
  const [first] = wantedOf(hero);
  const left = [...scene.things];
  const isLeftOut = ({ word }: Wanted) =>
    scene.notUnderstood.some((words) => plain(words).includes(word)) && !thingOf(word)?.isExact;

  if (first) {
    if (fits(left[0], first)) left.shift();
    else if (!(first.isOptional && isLeftOut(first)))
      faults.push(`hero is ${left[0]?.name ?? 'nothing'}, not ${first.word}`);
  }
  for (const one of wanted) {
    const at = left.findIndex((thing) => fits(thing, one));
    if (at >= 0) left.splice(at, 1);
    else if (!(one.isOptional && isLeftOut(one)) && !isPartOfAnother(one, scene))
      faults.push(`no ${one.word}`);
  }
  for (const { name } of left) faults.push(`invented ${name}`);
  if (!isPlace(place, scene))
    faults.push(`place is ${scene.isPlaceNamed ? scene.place : `(${scene.place})`}, not ${place}`);
  if (intent !== '*' && !intent.split('|').includes(scene.intent))
    faults.push(`intent is ${scene.intent}, not ${intent}`);
  return faults;
}

/** A vase of sunflowers may be one thing. */
const isPartOfAnother = ({ word }: Wanted, { things }: Scene) =>
  things.some(({ name }) => name.includes(' of ') && name.includes(word));

function isPlace(place: string, { place: actual, isPlaceNamed }: Scene): boolean {
  if (place === '*') return true;
  const chosen = /\(([^)]*)\)/.exec(place)?.[1]?.split('|') ?? [];
  const named = place
    .replace(/\|?\([^)]*\)/, '')
    .split('|')
    .filter(Boolean);
  return isPlaceNamed ? named.includes(actual) : chosen.includes(actual);
}
