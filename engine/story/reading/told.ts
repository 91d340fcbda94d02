/** What a sentence tells, in any of the languages: who, what they are after, with what, where and when, and how it goes on. */

import type { Spoken } from '#common/voice-words.ts';

export const GOALS = [
  'lost',
  'seek',
  'found',
  'mystery',
  'fear',
  'learn',
  'compete',
  'sleep',
  'new',
  'make',
  'open',
  'party',
  'friend',
  'help',
  'share',
  'secret',
  'travel',
  'stuck',
  'astray',
  'deed',
] as const;
export type Goal = (typeof GOALS)[number];

export interface Person {
  /** As the sentence names them; empty: it does not. */
  name: string;
  /** In English, as characters are described: 'fox', 'girl', 'grandmother'. Empty: the sentence does not say it. */
  kind: string;
  /** Without article, as the sentence has it: 'grumpy neighbour'. */
  words: string;
  /** 'a', 'the', 'her'; empty where there is a name. */
  article: string;
  gender: 'she' | 'he' | undefined;
  /** From the beginning beside the hero; else met on the way. */
  isCompanion: boolean;
}

export interface Told {
  language: Spoken;
  /** Without what it says about the book. */
  core: string;
  goal: Goal;
  /** The hero first. */
  people: Person[];
  /** Number of whoever it is for. */
  target: number | undefined;
  /** How the sentence itself says it, up to where it goes on; only outside English. */
  main: string;
  /** 'bake a cake': as one says it with 'to'. */
  deed: string;
  /** The thing that it is about, without its article. */
  thing: string;
  isPlural: boolean;
  /** 'swim', 'the dark', 'birthday': what the goal is about where it is no thing. */
  about: string;
  /** Other things that are named, with their articles. */
  things: string[];
  /** 'at the fair'. */
  where: string;
  /** The illustrator's place of it. */
  place: string;
  /** 'in a lighthouse'. */
  home: string;
  time: 'night' | 'morning' | 'evening' | undefined;
  season: 'spring' | 'summer' | 'autumn' | 'winter' | undefined;
  weather: 'rain' | 'storm' | 'snow' | 'fog' | undefined;
  /** What else the hero wants: 'wanted to know which door it opened'. */
  hope: string;
  /** How it goes on, as it happened: 'a storm came'. */
  until: string;
  but: string;
  because: string;
  event: string;
  outcome: string;
  /** 'And that is how they became friends': of more than the hero. */
  isOutcomeOfAll: boolean;
  /** Whom it is against. */
  rival: number | undefined;
}
