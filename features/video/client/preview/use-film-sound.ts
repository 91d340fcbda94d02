/** What is heard in the preview: music and voices, in step with the picture. */

import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { previewMusic } from '../../calls/project-calls.ts';
import { MAX_MUSIC_SECONDS } from '../../contract.ts';
import { musicFor, writeRanges, writeTimes } from '../../scene/music/film-music.ts';
import { VOICE_AFTER } from '../../scene/storyboard.ts';
import { recordingUrl } from '../voice-over/use-voice-over.ts';
import type { LiveFilm } from './use-film.ts';

/** Seconds that sound and picture may drift apart before the sound is set right. */
const DRIFT = 0.25;
/** Milliseconds without a change before music is composed anew: it is the costliest part of a preview. */
const MUSIC_PAUSE = 1000;
/** How loud a recording of one's own stays under a voice; composed music stands back by itself. */
const UNDER_VOICE = 0.3;

/** The same music as in the film: it follows the cut, and stands back where a line is said. */
export function musicUrl(film: Heard): string {
  const { data, board } = film;
  const music = musicFor(data, board);
  if (!music) return data.ownMusic?.url ?? '';
  const { genre, seed, metre, cuts } = music;
  const query = new URLSearchParams({
    ...{ genre, seed: `${seed}`, ...(metre && { metre }) },
    seconds: writeTimes([Math.min(MAX_MUSIC_SECONDS, Math.max(1, board.duration))]),
    cuts: writeTimes(cuts),
    said: writeRanges(saidIn(film)),
  });
  return `${previewMusic.path}?${query}`;
}

/** What is known of a film that is listened to. */
type Heard = Pick<LiveFilm, 'data' | 'board' | 'voices'>;

export interface Moment {
  seconds: number;
  isPlaying: boolean;
  isHeard: boolean;
}

export function useFilmSound(film: LiveFilm, { seconds, isPlaying, isHeard }: Moment) {
  const { data, voices } = film;
  const music = useRef<HTMLAudioElement | null>(null);
  const voice = useRef<HTMLAudioElement | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const isOwn = data.ownMusic !== null;
  // A slider that is being moved does not ask for every second on its way.
  const url = useDebounced(musicUrl(film), MUSIC_PAUSE);

  useEffect(() => {
    if (!isHeard || url === '') return;
    const element = new Audio(url);
    element.preload = 'auto';
    element.loop = isOwn;
    setIsLoading(true);
    element.oncanplaythrough = () => setIsLoading(false);
    element.onerror = () => setIsLoading(false);
    music.current = element;
    return () => {
      element.onerror = null;
      release(element);
      music.current = null;
      setIsLoading(false);
    };
  }, [url, isHeard, isOwn]);

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
    if (music.current) music.current.volume = voiceUrl && isOwn ? UNDER_VOICE : 1;
  }, [seconds, since, isPlaying, voiceUrl, isOwn]);

  return { isLoading: isHeard && isLoading };
}

/** Without `load` a browser goes on fetching what nobody will hear, and the next request is one too many. */
export function release(element: Pick<HTMLAudioElement, 'pause' | 'removeAttribute' | 'load'>): void {
  element.pause();
  element.removeAttribute('src');
  element.load();
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

interface Line {
  index: number;
  start: number;
  end: number;
}

/** All that is said, and when. */
function saidIn({ data, board, voices }: Heard): Line[] {
  if (data.voiceOver) return [{ index: -1, start: VOICE_AFTER, end: VOICE_AFTER + data.voiceOver.seconds }];
  if (!data.narration.isOn) return [];
  return board.scenes.flatMap(({ sentence, isSaid, start }) => {
    const length = sentence === undefined || !isSaid ? 0 : (voices[sentence]?.seconds ?? 0);
    const from = start + VOICE_AFTER;
    return length > 0 ? [{ index: sentence!, start: from, end: from + length }] : [];
  });
}

/** Which line is being said. */
const lineAt = (film: Heard, seconds: number): Line | undefined =>
  saidIn(film).find(({ start, end }) => seconds >= start && seconds < end);
