/** Gives everybody of a cast a voice of their own. */

import type { CharacterData } from '../contract.ts';

export type AvatarVoice = CharacterData['personality']['voice'];

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
