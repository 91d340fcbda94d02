/** The music of the preview: composed and played by the server, heard in step with the picture. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { previewMusic } from '../../calls/project-calls.ts';
import type { VideoData } from '../../contract.ts';

/** Seconds that sound and picture may drift apart before the sound is set right. */
const DRIFT = 0.25;

export function useFilmSound(
  { music, duration, musicSeed }: VideoData,
  time: number,
  isPlaying: boolean,
  isOn: boolean,
) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const wanted =
    music === 'none'
      ? ''
      : `${previewMusic.path}?genre=${music}&seconds=${duration[0] ?? 30}&seed=${musicSeed}`;
  // A slider that is being moved does not ask for every second on its way.
  const url = useDebounced(wanted);

  useEffect(() => {
    if (!isOn || url === '') return;
    const element = new Audio(url);
    element.preload = 'auto';
    setIsLoading(true);
    element.oncanplaythrough = () => setIsLoading(false);
    element.onerror = () => setIsLoading(false);
    audio.current = element;
    return () => {
      element.pause();
      element.removeAttribute('src');
      audio.current = null;
      setIsLoading(false);
    };
  }, [url, isOn]);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (!isPlaying) {
      element.pause();
      return;
    }
    if (Math.abs(element.currentTime - time) > DRIFT) element.currentTime = time;
    if (element.paused) void element.play().catch(() => undefined);
  }, [time, isPlaying]);

  return { isLoading: isOn && isLoading };
}

/** Where the music beats, so that the cuts of the preview fall where those of the film will. */
export function useBeats({ music, duration, musicSeed }: VideoData): readonly number[] {
  const seconds = duration[0] ?? 30;
  const { data } = useQuery({
    queryKey: ['music-beats', music, seconds, musicSeed],
    enabled: music !== 'none',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { composeScore } = await import('#engine/music/compose/compose-score.ts');
      return music === 'none' ? [] : composeScore({ genre: music, seconds, seed: musicSeed }).beats;
    },
  });
  return music === 'none' ? NONE : (data ?? NONE);
}

const NONE: readonly number[] = [];
