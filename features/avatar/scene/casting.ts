/** Which of the speech voices plays a character's part, how high and how fast. */

import type { Persona } from '#common/voice-words.ts';
import type { CharacterData } from '../contract.ts';

export type AvatarVoice = CharacterData['personality']['voice'];

export interface Casting {
  voice: Persona;
  /** Semitones. */
  pitch: number;
  speed: number;
}

export const CASTING: Record<AvatarVoice, Casting> = {
  neutral: { voice: 'alloy', pitch: 0, speed: 1 },
  'male-young': { voice: 'echo', pitch: 1, speed: 1.05 },
  'male-adult': { voice: 'onyx', pitch: 0, speed: 1 },
  'female-young': { voice: 'shimmer', pitch: 1, speed: 1.05 },
  'female-adult': { voice: 'nova', pitch: 0, speed: 1 },
  child: { voice: 'shimmer', pitch: 4, speed: 1.05 },
  robot: { voice: 'alloy', pitch: -3, speed: 0.95 },
};

/** Voices for those of a cast who have chosen none, so that no two of them sound alike. */
const SPARE: readonly AvatarVoice[] = ['female-adult', 'male-adult', 'female-young', 'male-young', 'child'];

/** Everybody's own voice; whoever is neutral beside others gets one that nobody has yet. */
export function voicesOf(cast: readonly AvatarVoice[]): AvatarVoice[] {
  if (cast.length < 2) return [...cast];
  const taken = new Set<AvatarVoice>(cast.filter((one) => one !== 'neutral'));
  return cast.map((own) => {
    if (own !== 'neutral') return own;
    const free = SPARE.find((one) => !taken.has(one)) ?? 'neutral';
    taken.add(free);
    return free;
  });
}
