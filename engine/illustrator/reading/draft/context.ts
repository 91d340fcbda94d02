/** Where the reader is in a sentence: who it is about, what was named last, and what ties the next noun to them. */

import type { Thing } from '../../scene.ts';
import { type Draft, isAnimate, leaveOut, MAX_THINGS } from './draft.ts';

/** What stands before a noun: a preposition, a verb, or both ("sitting on"). */
export interface Link {
  prep?: string;
  verb?: string;
  /** 'around', 'full', 'topped', 'made', 'wearing', 'held': from participles such as "surrounded". */
  participle?: string;
}

export interface Context {
  /** Indices of the things the sentence is about. */
  subjects: number[];
  /** Indices of what was named last. */
  last: number[];
  link: Link | null;
  /** The link of the last noun; a list goes on with it. */
  role: Link | 'subject' | null;
  isList: boolean;
  /** What was named last cannot be drawn: what it contains belongs to nobody. */
  isLost: boolean;
  /** The phrase is followed by "with" or "full of", or by nothing: it may be a room that things are in. */
  isOpenEnded: boolean;
  /** "Under a tree, a girl …": named before the sentence says who it is about. */
  fronted: { things: number[]; link: Link } | null;
}

export const newContext = (): Context => ({
  subjects: [],
  last: [],
  link: null,
  role: null,
  isList: false,
  isLost: false,
  isOpenEnded: false,
  fronted: null,
});

/** The phrase is read; a list may go on with its link. */
export function closePhrase(context: Context, link: Link | null): void {
  if (link) context.role = link;
  context.link = null;
  context.isList = false;
}

/** Adds things and gives their indices; "the dog" of the second sentence is the dog of the first. */
export function addThings(draft: Draft, things: readonly Thing[], isKnown: boolean): number[] {
  return things.flatMap((thing) => {
    const known = isKnown ? draft.things.findIndex(({ name }) => name === thing.name) : -1;
    if (known >= 0) return [known];
    if (draft.things.length >= MAX_THINGS) {
      leaveOut(draft, thing.words);
      return [];
    }
    draft.things.push(thing);
    return [draft.things.length - 1];
  });
}

/** Whose place a further phrase describes: what was named last, unless that has its place already. */
export function anchorsOf(draft: Draft, { subjects, last, link }: Context): number[] {
  const isFree = (index: number) => draft.things[index]?.relation === null;
  if (link?.verb) return subjects;
  const isSubject = last.length > 0 && subjects.includes(last[0]!);
  if (last.length > 0 && !isSubject && last.every(isFree)) return last;
  if (subjects.length > 0 && subjects.every(isFree)) return subjects;
  return [];
}

/** Who has something "with" them: people and animals rather than what they stand on. */
export function ownersOf(draft: Draft, { subjects, last }: Context): number[] {
  const isOwner = (index: number) => isAnimate(draft.things[index]!);
  if (subjects.length > 0 && (subjects.some(isOwner) || last.length === 0)) return subjects;
  return last.length > 0 && last.every((index) => draft.things[index]!.relation?.kind !== 'with')
    ? last
    : subjects;
}
