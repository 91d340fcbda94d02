/** One picture shows one place: which of several named ones it is. */

import { PLACES_TOGETHER } from '../words/place-words.ts';
import { type Draft, leaveOut } from './draft.ts';

/** Seen from outside, a café is a shop front. */
export const fromOutside = (place: string): string =>
  /^(cafe|bakery|restaurant|shop|barber shop|library)$/.test(place) ? 'shop front' : place;

/** True where the place was taken or goes with the one already named. */
export function setPlace(draft: Draft, name: string, words: string): boolean {
  if (!draft.place) {
    draft.place = name;
    return true;
  }
  const goesTogether =
    PLACES_TOGETHER.has(`${draft.place} ${name}`) || PLACES_TOGETHER.has(`${name} ${draft.place}`);
  if (draft.place === name || goesTogether) return true;
  if (!/^(town|city|world|country|area|neighbou?rhood|nature|the world)$/i.test(words.replace(/^the /i, '')))
    leaveOut(draft, words);
  return false;
}
