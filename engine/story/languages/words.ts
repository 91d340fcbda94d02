/** What a language brings for stories: how it says what somebody is after, and the words for every stage. */

import type { ForeignGoal } from './stages.ts';

export interface LanguageWords {
  /** The first page, where the sentence says what the hero is, and where it does not. */
  intro: string;
  introPlain: string;
  /** Checked in this order; `x` is what it is about, as it stands in the sentence. */
  goals: readonly (readonly [Exclude<ForeignGoal, 'deed'>, RegExp])[];
  /** Before and behind the thing itself: articles, possessives. */
  article: RegExp;
  /** 'Seinen Hut' is 'meinen Hut' where the hero says it. */
  asMine(words: string): string;
  /** 'The mouse Otto'. */
  introduced(kind: string, name: string): string;
  titles: Readonly<Record<ForeignGoal, readonly string[]>>;
  anyTitles: readonly string[];
  words: Readonly<Record<Exclude<ForeignGoal, 'deed'>, readonly string[]>>;
}
