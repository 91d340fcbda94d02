/** What a mouth does over time: from the cues of a spoken sound, or guessed from the letters when there is no sound. */

import type { Pose } from '#engine/character/motion/pose.ts';
import type { MorphName } from '#engine/character/part.ts';

export interface Cue {
  start: number;
  end: number;
  shape: string;
}

/** Seconds in which one shape turns into the next. */
const BLEND = 0.06;

/** Shapes at a moment; neighbours overlap, so the mouth never jumps. */
export function mouthAt(cues: readonly Cue[], seconds: number): Pose['face'] {
  const face: Partial<Record<MorphName, number>> = {};
  for (const { start, end, shape } of cues) {
    if (end < seconds - BLEND) continue;
    if (start > seconds + BLEND) break;
    if (shape === 'rest') continue;
    const rising = (seconds - start + BLEND) / (2 * BLEND);
    const falling = (end - seconds + BLEND) / (2 * BLEND);
    const share = Math.max(0, Math.min(1, rising, falling));
    const name = shape as MorphName;
    face[name] = Math.max(face[name] ?? 0, share * 0.9);
  }
  return face;
}

const SOUNDS: readonly [RegExp, string][] = [
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
export function cuesFromText(text: string): Cue[] {
  const cues: Cue[] = [];
  let at = 0.1;
  for (const letter of text.toLowerCase()) {
    const long = /[.!?…]/.test(letter) ? 0.4 : /[,;:]/.test(letter) ? 0.22 : letter === ' ' ? 0.05 : 0.072;
    const shape =
      SOUNDS.find(([sound]) => sound.test(letter))?.[1] ?? (/\p{L}/u.test(letter) ? 'wide' : 'rest');
    cues.push({ start: at, end: at + long, shape });
    at += long;
  }
  return cues;
}

export const lengthOf = (cues: readonly Cue[]): number => (cues.at(-1)?.end ?? 0) + 0.4;
