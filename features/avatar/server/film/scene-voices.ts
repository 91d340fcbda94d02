/** What is heard in a scene: every line in its speaker's own voice, all of them at their times, and how mouths move with them. */

import type { Spoken } from '#common/voice-words.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { type SpokenLine, speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { CASTING } from '../../contract.ts';
import type { AvatarVoice } from '../../scene/casting.ts';
import type { FilmScript } from '../../scene/film-script.ts';

export interface SpeechOrder {
  beats: readonly { speaker: number; text: string }[];
  /** By numbers of those who speak. */
  voices: readonly AvatarVoice[];
  language: Spoken;
}

export async function speakBeats(
  platform: Pick<Platform, 'models' | 'cache'>,
  userId: string,
  { beats, voices, language }: SpeechOrder,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<SpokenLine[]> {
  const spoken: SpokenLine[] = [];
  for (const [i, { speaker, text }] of beats.entries()) {
    onProgress(i / beats.length);
    const own = voices[speaker]!;
    const line = { text, language, ...CASTING[own], isRobot: own === 'robot' };
    spoken.push(await speakLine(platform, userId, line, signal));
  }
  return spoken;
}

/** Everybody's mouth over the whole film. */
export const cuesOf = ({ lines }: FilmScript, spoken: readonly SpokenLine[], cast: number): MouthCue[][] =>
  Array.from({ length: cast }, (_, who) =>
    lines.flatMap(({ speaker, start }, i) =>
      speaker === who
        ? spoken[i]!.cues.map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start }))
        : [],
    ),
  );

/** All lines at their times. */
export function mixedVoices({ lines, seconds }: FilmScript, spoken: readonly SpokenLine[]): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * VOICE_RATE));
  for (const [i, { start }] of lines.entries()) {
    const at = Math.round(start * VOICE_RATE);
    out.set(spoken[i]!.samples.subarray(0, out.length - at), at);
  }
  return out;
}
