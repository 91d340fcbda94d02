/** What is heard in the preview: music and voices, in step with the picture. */

import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { previewMusic } from '../../calls/project-calls.ts';
import { DURATION, type VideoData } from '../../contract.ts';
import { VOICE_AFTER } from '../../scene/storyboard.ts';
import { recordingUrl } from '../voice-over/use-voice-over.ts';
import type { LiveFilm } from './use-film.ts';

/** Seconds that sound and picture may drift apart before the sound is set right. */
const DRIFT = 0.25;
/** How loud music stays under a voice. */
const UNDER_VOICE = 0.3;

export const musicUrl = ({ music, ownMusic, musicSeed }: VideoData, seconds: number): string => {
  if (ownMusic) return ownMusic.url;
  if (music === 'none') return '';
  const length = Math.max(DURATION.min, Math.min(DURATION.max, Math.round(seconds)));
  return `${previewMusic.path}?genre=${music}&seconds=${length}&seed=${musicSeed}`;
};

export interface Moment {
  seconds: number;
  isPlaying: boolean;
  isHeard: boolean;
}

export function useFilmSound(film: LiveFilm, { seconds, isPlaying, isHeard }: Moment) {
  const { data, board, voices } = film;
  const music = useRef<HTMLAudioElement | null>(null);
  const voice = useRef<HTMLAudioElement | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  // A slider that is being moved does not ask for every second on its way.
  const url = useDebounced(musicUrl(data, board.duration));

  useEffect(() => {
    if (!isHeard || url === '') return;
    const element = new Audio(url);
    element.preload = 'auto';
    element.loop = true;
    setIsLoading(true);
    element.oncanplaythrough = () => setIsLoading(false);
    element.onerror = () => setIsLoading(false);
    music.current = element;
    return () => {
      release(element);
      music.current = null;
      setIsLoading(false);
    };
  }, [url, isHeard]);

  const line = lineAt(film, seconds);
  const { voiceOver } = data;
  const voiceUrl =
    !line || !isHeard ? undefined : voiceOver ? recordingUrl(voiceOver) : voices[line.index]?.url;
  useEffect(() => {
    if (!voiceUrl) return;
    const element = new Audio(voiceUrl);
    voice.current = element;
    return () => {
      release(element);
      voice.current = null;
    };
  }, [voiceUrl]);

  const since = line ? seconds - line.start : 0;
  useEffect(() => {
    follow(music.current, seconds, isPlaying);
    follow(voice.current, since, isPlaying);
    if (music.current) music.current.volume = voiceUrl ? UNDER_VOICE : 1;
  }, [seconds, since, isPlaying, voiceUrl]);

  return { isLoading: isHeard && isLoading };
}

function release(element: HTMLAudioElement): void {
  element.pause();
  element.removeAttribute('src');
}

/** A loop is at the same place once more. */
function follow(element: HTMLAudioElement | null, seconds: number, isPlaying: boolean): void {
  if (!element) return;
  if (!isPlaying) {
    element.pause();
    return;
  }
  const { duration } = element;
  if (!element.loop && duration && seconds >= duration) return;
  const at = element.loop && duration ? seconds % duration : seconds;
  if (Math.abs(element.currentTime - at) > DRIFT) element.currentTime = at;
  if (element.paused) void element.play().catch(() => undefined);
}

/** Which line is being said. */
function lineAt(
  { data, board, voices }: LiveFilm,
  seconds: number,
): { index: number; start: number } | undefined {
  if (data.voiceOver)
    return seconds >= VOICE_AFTER && seconds < VOICE_AFTER + data.voiceOver.seconds
      ? { index: -1, start: VOICE_AFTER }
      : undefined;
  if (!data.narration.isOn) return undefined;
  for (const { sentence, isSaid, start } of board.scenes) {
    if (!isSaid || sentence === undefined) continue;
    const from = start + VOICE_AFTER;
    const length = voices[sentence]?.seconds ?? 0;
    if (seconds >= from && seconds < from + length) return { index: sentence, start: from };
  }
  return undefined;
}
