/** The beats of composed music, worked out in the browser as the server will play them. */

import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import type { VideoData } from '../../contract.ts';
import { type FilmMusic, musicFor } from '../../scene/music/film-music.ts';
import type { Storyboard } from '../../scene/storyboard.ts';
import { chosenLength } from '../../script/film-length.ts';

/** Where the music beats, so that the cuts of the preview fall where those of the film will. */
export const useBeats = (data: VideoData): readonly number[] =>
  useScoreBeats(musicFor(data, { scenes: [] }), chosenLength(data));

/** Where it beats once it follows those cuts. */
export const useFilmBeats = (data: VideoData, board: Storyboard): readonly number[] =>
  useScoreBeats(useDebounced(musicFor(data, board)), useDebounced(board.duration));

function useScoreBeats(music: FilmMusic | null, seconds: number): readonly number[] {
  const { data } = useQuery({
    queryKey: ['music-beats', music, seconds],
    enabled: music !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    queryFn: async () => {
      const { composeScore } = await import('#engine/music/compose/compose-score.ts');
      return music ? composeScore({ ...music, seconds }).beats : NONE;
    },
  });
  return (music && data) ?? NONE;
}

const NONE: readonly number[] = [];
