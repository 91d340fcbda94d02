/** One picture shows one place: which of several named ones it is. */

import { PLACES_TOGETHER } from '../words/place-words.ts';
import { type Draft, leaveOut } from './draft.ts';

/** True where the place was taken or goes with the one already named. */
export function setPlace(draft: Draft, name: string, words: string): boolean {
  if (!draft.place) {
    draft.place = name;
    return true;
  }
  const goesTogether =
    PLACES_TOGETHER.has(`${draft.place} ${name}`) || PLACES_TOGETHER.has(`${name} ${draft.place}`);
  if (draft.place === name || goesTogether) return true;
  leaveOut(draft, words);
  return false;
}
