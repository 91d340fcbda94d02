/** What tools that make documents offer to those that order several at once: a campaign knows no other feature's insides. */

import type { User } from '#common/user.ts';
import type { WordChange } from '#common/wording/replace-words.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';

/** A document of a tool: what it is and which of its versions. */
export interface MadeDocument {
  id: string;
  version: number;
}

export interface DesignOrder {
  sentence: string;
  /** Of what is added to it. */
  language: string;
  /** Which role says what; these win over what is read out of the sentence. */
  words: Readonly<Record<string, string>>;
  format: string;
  brandKitId?: string | undefined;
  /** A design that it belongs to: its colours, letters and pictures. */
  like?: string | undefined;
}

export interface DrawnDesign {
  bytes: Uint8Array;
  /** Media type. */
  type: string;
  width: number;
  height: number;
  version: number;
  /** What it was made with. */
  origin: Recipe;
}

/** What a brand kit says about the look of anything that carries it. */
export interface BrandLook {
  name: string;
  theme: Theme;
  /** Address of the main logo. */
  logo: string | null;
  address: string;
}

export interface DesignMaker {
  /** Which of the nine languages a sentence is in. */
  languageOf(sentence: string): string;
  /** Throws where it is not the person's own. */
  assertBrandKit(userId: string, id: string): Promise<void>;
  /** The one asked for, else the default one; undefined where there is none. */
  brand(userId: string, id: string | null): Promise<BrandLook | undefined>;
  create(user: User, order: DesignOrder, signal: AbortSignal): Promise<MadeDocument>;
  /** All that is written in it. */
  texts(userId: string, id: string): Promise<string[]>;
  /** Changes words and nothing else; undefined where none of them stands in it. */
  rewrite(userId: string, id: string, changes: readonly WordChange[]): Promise<MadeDocument | undefined>;
  /** A picture, or a page for print. */
  draw(userId: string, id: string, type: 'png' | 'pdf', signal: AbortSignal): Promise<DrawnDesign>;
  /** Of those that are there. */
  versions(userId: string, ids: readonly string[]): Promise<Map<string, number>>;
}

export interface FilmOrder {
  /** Asked for again with the same key, the first one is answered. */
  key: string;
  title: string;
  scenes: readonly string[];
  ending: string;
  endCard: string;
  isUpright: boolean;
  seconds: number;
  /** #rrggbb; absent: as the template has them. */
  colors?: { background: string; text: string; accent: string } | undefined;
}

export interface FilmState {
  version: number;
  /** Address of the finished film. */
  fileUrl: string | null;
  isMaking: boolean;
  error: string | null;
  texts: string[];
}

export interface FilmMaker {
  create(user: User, order: FilmOrder): Promise<MadeDocument>;
  rewrite(userId: string, id: string, changes: readonly WordChange[]): Promise<MadeDocument | undefined>;
  /** Begins the film of it. */
  render(user: User, id: string): Promise<{ jobId: string }>;
  /** Of those that are there. */
  look(userId: string, ids: readonly string[]): Promise<Map<string, FilmState>>;
}

export interface Makers {
  design: DesignMaker;
  film: FilmMaker;
}
