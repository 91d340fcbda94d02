/** Who sings: letters become sounds, and sounds become a voice at the lengths and heights that a song gives them. */

import type { Persona, Spoken } from '#common/voice-words.ts';
import type { Sounded } from '#engine/voice/sounds/sounded.ts';

/** Samples a second of what is sung. */
export const SUNG_RATE = 24_000;

export interface SungLine {
  sounds: string;
  persona: Persona;
  language: Spoken;
  /** As `engine/singing/voice/phrase-order` writes them. */
  frames: number[];
  pitch: number[];
  strength: number[];
}

export interface Singer {
  soundOut(
    lines: string[],
    voice: { persona: Persona; language: Spoken },
    signal: AbortSignal,
  ): Promise<Sounded[]>;
  sing(line: SungLine, signal: AbortSignal): Promise<Float32Array>;
}
