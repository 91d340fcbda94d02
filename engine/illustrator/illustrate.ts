/** The one door of the illustrator: a prompt goes in, a picture comes out, with what is in it and what was not understood. */

import { isAbstractHint } from './abstract/abstract.ts';
import { type PaintOptions, paint } from './paint.ts';
import { SUBJECTS } from './subjects/registry.ts';
import { createLexicon } from './understand/lexicon.ts';
import { understand } from './understand/understand.ts';

export interface Illustration {
  rgba: Uint8ClampedArray;
  drawn: string[];
  notUnderstood: string[];
}

const lexicon = createLexicon(SUBJECTS);

export function illustrate(prompt: string, options: PaintOptions): Illustration {
  const scene = understand(prompt, lexicon);
  const notUnderstood = scene.notUnderstood.filter(
    (word) => scene.setting !== 'abstract' || !isAbstractHint(word),
  );
  return { rgba: paint(scene, options), drawn: scene.drawn, notUnderstood };
}
