/** What a language has for stories: how its sentences are read, its plots, and what stands in their places. */

import type { Member } from './company.ts';
import type { Told } from './reading/told.ts';
import type { Plot, Row } from './row.ts';
import type { Setting } from './worlds.ts';

export interface Tongue {
  read(sentence: string): Told;
  /** The seed chooses where several fit. */
  plotFor(told: Told, seed: number): Plot;
  slots(told: Told, company: readonly Member[], setting: Setting, seed: number): Record<string, string>;
  /** As somebody is first told of: 'Otto the mouse', 'a mouse'. */
  introduced(member: Member): string;
  extras: Readonly<Record<'early' | 'middle' | 'late', readonly Row[]>>;
  /** Where none of a plot fits. */
  anyTitles: readonly string[];
  titled(words: string): string;
  ending: string;
  /** Which names suit a kind, by its noun. */
  genderOf?(kind: string): 'she' | 'he' | undefined;
  /** Whether its plot has a part for three, whomever the sentence names. */
  needsThird?(told: Told): boolean;
}
