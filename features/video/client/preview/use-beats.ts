/** The beats of composed music, worked out in the browser as the server will play them. */

import { useQuery } from '@tanstack/react-query';
import type { VideoData } from '../../contract.ts';

/** Where the music beats, so that the cuts of the preview fall where those of the film will. */
export function useBeats({ music, ownMusic, duration, musicSeed }: VideoData): readonly number[] {
  const seconds = duration[0] ?? 30;
  const isComposed = music !== 'none' && !ownMusic;
  const { data } = useQuery({
    queryKey: ['music-beats', music, seconds, musicSeed],
    enabled: isComposed,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { composeScore } = await import('#engine/music/compose/compose-score.ts');
      return music === 'none' ? [] : composeScore({ genre: music, seconds, seed: musicSeed }).beats;
    },
  });
  return isComposed ? (data ?? NONE) : NONE;
}

const NONE: readonly number[] = [];
