/** The one door of the illustrator: a prompt goes in, a picture comes out, with what is in it and what was not understood. */

import { isAbstractHint } from './abstract/abstract.ts';
import { type PaintOptions, paint } from './paint.ts';
import { SUBJECTS } from './subjects/registry.ts';
import { type Learned, phrasesToLearn, withLearned } from './understand/learned.ts';
import { createLexicon } from './understand/lexicon.ts';
import { understand } from './understand/understand.ts';

export interface Illustration {
  rgba: Uint8ClampedArray;
  drawn: string[];
  notUnderstood: string[];
}

const lexicon = createLexicon(SUBJECTS);

/** Phrases of a prompt that no dictionary here knows; whoever finds out about them hands the answers to `illustrate`. */
export function unknownIn(prompt: string): string[] {
  const phrases = phrasesToLearn(prompt, lexicon);
  if (phrases.length === 0 || understand(prompt, lexicon).setting !== 'abstract') return phrases;
  // "Abstract glass" is a kind of art, not a tumbler.
  return phrases.filter((phrase) => !phrase.split(' ').some(isAbstractHint));
}

export function illustrate(
  prompt: string,
  options: PaintOptions,
  learned: Learned = new Map(),
): Illustration {
  const scene = understand(prompt, withLearned(lexicon, learned));
  const notUnderstood = scene.notUnderstood.filter(
    (word) => scene.setting !== 'abstract' || !isAbstractHint(word),
  );
  return { rgba: paint(scene, options), drawn: scene.drawn, notUnderstood };
}
