/** Everything a frame of the preview is drawn from, rebuilt whenever a field changes. */

import { useMemo } from 'react';
import { FRAME_SIZES, type VideoData } from '../../contract.ts';
import { captionsOf } from '../../scene/captions.ts';
import { TRANSITION_SECONDS } from '../../scene/change-at.ts';
import { clipTimeAt } from '../../scene/clip/clip-cuts.ts';
import type { Film } from '../../scene/draw-frame.ts';
import { frameAt } from '../../scene/frame-at.ts';
import { storyboardOf } from '../../scene/storyboard.ts';
import { isHeardApart } from '../by-text/clip-sounds.ts';
import { useBeats, useFilmBeats } from './use-beats.ts';
import { type LiveStill, useStills } from './use-stills.ts';
import { type LineVoice, useVoices } from './use-voices.ts';

const LONGEST_SIDE = 1280;

export interface LiveFilm extends Film {
  stills: readonly LiveStill[];
  voices: readonly LineVoice[];
  /** Where the music beats. */
  beats: readonly number[];
}

export function useFilm(data: VideoData, isAsked: boolean): LiveFilm {
  const stills = useStills(data);
  const [logo] = useStills(
    useMemo(
      () => ({
        ...data,
        uploadedFiles: data.logo ? [{ ...data.logo, type: 'image/png', size: 0 }] : [],
        drawn: [],
      }),
      [data],
    ),
  );
  const planned = useBeats(data);
  const voices = useVoices(data, isAsked);
  const film = useMemo(() => {
    const spoken = data.narration.isOn ? voices : undefined;
    const board = storyboardOf(
      data,
      stills.map((one) => one.key),
      { spoken: spoken?.map((one) => one.seconds), beats: planned },
    );
    return { data, stills, board, captions: captionsOf(data, board, spoken), logo, voices };
  }, [data, stills, planned, logo, voices]);
  const beats = useFilmBeats(data, film.board);
  return useMemo(() => ({ ...film, beats }), [film, beats]);
}

/** The preview is drawn smaller than a large film; the frame's shape is the same. */
export function previewSize({ format }: VideoData): { width: number; height: number } {
  const { width, height } = FRAME_SIZES[format];
  const fit = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * fit), height: Math.round(height * fit) };
}

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value < to;

/** Clips follow the film's own time: they run while it runs, and only in their scene. */
export function syncClips(
  { board, stills }: LiveFilm,
  seconds: number,
  isPlaying: boolean,
  isHeard: boolean,
) {
  for (const [index, still] of stills.entries()) {
    const { video, loop } = still;
    if (loop) {
      const now = board.scenes.findLast((one) => one.media === index && seconds >= one.start);
      still.image = loop.frames[frameAt(loop.delays, seconds - (now?.start ?? 0))]!;
    }
    if (!video) continue;
    const scene = board.scenes.findLast(
      (one) => one.media === index && seconds >= one.start && seconds < one.end + TRANSITION_SECONDS,
    );
    if (!scene) {
      video.pause();
      continue;
    }
    const at = Math.min(clipTimeAt(scene, seconds - scene.start), Math.max(0, video.duration - 0.05));
    const apart = Math.abs(video.currentTime - at);
    // What is cut out is not shown, however short it is.
    const isLeftOut =
      apart > 0.05 && scene.cuts.some(({ from, to }) => isBetween(video.currentTime, from, to));
    if (apart > (isPlaying ? 0.3 : 0.03) || isLeftOut) video.currentTime = at;
    video.muted = !isHeard || seconds >= scene.end || isHeardApart(scene, video.src);
    if (isPlaying && video.paused && !video.ended) void video.play().catch(() => undefined);
    else if (!isPlaying) video.pause();
  }
}
