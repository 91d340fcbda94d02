/** What the illustrator knows about a thing it can sculpt. */

import type { Model } from '#engine/sculpt/model.ts';

export type Pose =
  | 'stand'
  | 'sit'
  | 'hold'
  | 'read'
  | 'ride'
  | 'run'
  | 'wave'
  | 'sleep'
  | 'fly'
  | 'swim'
  | 'open'
  | 'blank';

export type Family =
  | 'animal'
  | 'person'
  | 'fantasy'
  | 'vehicle'
  | 'building'
  | 'plant'
  | 'food'
  | 'object'
  | 'furniture';

/** A colour of its own, or one that follows another: `light` below 1 darkens, above 1 goes towards white. */
export type Tone = string | { of: string; light: number };
export type Colours = Readonly<Record<string, Tone>>;

export interface BuildOptions {
  pose: Pose;
  /** Where chance plays a part (leaves, tufts), it follows from this. */
  seed: number;
}

export interface Subject {
  name: string;
  /** What people call it, where that is more than its name: "loaf of bread". */
  label?: string;
  family: Family;
  /** English words that mean it, singular and plural, lower case. */
  words: readonly string[];
  /** Typical height in metres. */
  size: number;
  /** Named parts; 'main' in a request stands for `main` here. */
  colours: Colours;
  main: string;
  view: { yaw: number; pitch: number };
  /** The first one is the one taken when nothing is said. */
  poses: readonly Pose[];
  /** Floats or flies: it throws no contact shadow in a picture unless it is put on something. */
  airborne?: boolean;
  /** Where it is at home, when the prompt names no place. */
  home?: string;
  /**
   * Anchors by name: 'top' is a surface on which things stand, 'inside' the floor of a hollow, 'seat' where somebody
   * sits, 'grip' where a hand holds it.
   */
  build(options: BuildOptions): Model;
}

interface Entry extends Omit<Subject, 'words' | 'main' | 'view' | 'poses'> {
  /** Further words; the name and all regular plurals are added. */
  words?: readonly string[];
  main?: string;
  view?: { yaw: number; pitch: number };
  poses?: readonly Pose[];
}

const plural = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;

export const subject = (entry: Entry): Subject => ({
  main: 'body',
  view: { yaw: 32, pitch: 10 },
  poses: ['stand'],
  ...entry,
  words: [...new Set([entry.name, ...(entry.words ?? [])].flatMap((word) => [word, plural(word)]))],
});

export const tone = (of: string, light: number): Tone => ({ of, light });
