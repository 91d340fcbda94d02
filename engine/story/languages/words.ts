/** What a language brings for stories: how it says what somebody is after, and the words for every stage. */

import type { ForeignGoal, MoreGoal } from './stages.ts';

/** What only some languages have. */
export interface MoreWords {
  goals: readonly (readonly [MoreGoal, RegExp])[];
  titles: Readonly<Record<MoreGoal, readonly string[]>>;
  words: Readonly<Record<MoreGoal, readonly string[]>>;
}

export interface LanguageWords {
  /** The first page, where the sentence says what the hero is, and where it does not. */
  intro: string;
  introPlain: string;
  /** Checked in this order; `x` is what it is about, as it stands in the sentence. */
  goals: readonly (readonly [Exclude<ForeignGoal, 'deed' | 'travel'>, RegExp])[];
  /** Before and behind the thing itself: articles, possessives. */
  article: RegExp;
  /** 'Seinen Hut' is 'meinen Hut' where the hero says it. */
  asMine(words: string): string;
  /** 'The mouse Otto'. */
  introduced(kind: string, name: string): string;
  titles: Readonly<Record<Exclude<ForeignGoal, 'travel'>, readonly string[]>>;
  anyTitles: readonly string[];
  words: Readonly<Record<Exclude<ForeignGoal, 'deed' | 'travel'>, readonly string[]>>;
  more?: MoreWords;
}
