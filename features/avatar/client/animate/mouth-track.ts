/** What a mouth does over time when there is no sound: guessed from the letters. */

import type { MouthCue, Shape } from '#engine/voice/mouth/shapes.ts';

const SOUNDS: readonly [RegExp, Shape][] = [
  [/[aáàâäå]/, 'open'],
  [/[eéèêëæ]/, 'wide'],
  [/[iíìîïy]/, 'narrow'],
  [/[oóòôöuúùûüw]/, 'round'],
  [/[mbp]/, 'closed'],
  [/[fv]/, 'lip'],
  [/[sztdcjxkgq]/, 'teeth'],
  [/[lnr]/, 'tongue'],
];

/** About fourteen letters a second, with pauses at signs. */
export function cuesFromText(text: string): MouthCue[] {
  const cues: MouthCue[] = [];
  let at = 0.1;
  for (const letter of text.toLowerCase()) {
    const long = /[.!?…]/.test(letter) ? 0.4 : /[,;:]/.test(letter) ? 0.22 : letter === ' ' ? 0.05 : 0.072;
    const shape: Shape =
      SOUNDS.find(([sound]) => sound.test(letter))?.[1] ?? (/\p{L}/u.test(letter) ? 'wide' : 'rest');
    cues.push({ start: at, end: at + long, shape });
    at += long;
  }
  return cues;
}

export const lengthOf = (cues: readonly MouthCue[]): number => (cues.at(-1)?.end ?? 0) + 0.4;
