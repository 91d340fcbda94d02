/** Everything a frame of the preview is drawn from, rebuilt whenever a field changes. */

import { useMemo } from 'react';
import { FRAME_SIZES, type VideoData } from '../../contract.ts';
import { captionsOf } from '../../scene/captions.ts';
import { type Film, TRANSITION_SECONDS } from '../../scene/draw-frame.ts';
import { sentencesOf, storyboardOf } from '../../scene/storyboard.ts';
import { useBeats } from './use-film-sound.ts';
import { type LiveStill, useStills } from './use-stills.ts';

/** Letters a second of an unhurried voice; scripts of whole syllables need fewer. */
const LETTERS_A_SECOND = 14;
const SYLLABLES_A_SECOND = 4.5;
const LONGEST_SIDE = 1280;

const spokenSeconds = (text: string): number => {
  const syllables = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  return (
    0.5 +
    (syllables?.length ?? 0) / SYLLABLES_A_SECOND +
    (text.length - (syllables?.length ?? 0)) / LETTERS_A_SECOND
  );
};

export interface LiveFilm extends Film {
  stills: readonly LiveStill[];
}

export function useFilm(data: VideoData): LiveFilm {
  const stills = useStills(data);
  const [logo] = useStills(
    useMemo(
      () => ({
        ...data,
        uploadedFiles: data.logo ? [{ ...data.logo, type: 'image/png', size: 0 }] : [],
        drawsPictures: false,
      }),
      [data],
    ),
  );
  const beats = useBeats(data);
  return useMemo(() => {
    // The voice is made with the film: until then its time is guessed from the letters.
    const spoken = data.narration.isOn ? sentencesOf(data.description).map(spokenSeconds) : undefined;
    const board = storyboardOf(data, stills.length, { spoken, beats });
    return { data, stills, board, captions: captionsOf(data, board, spoken), logo };
  }, [data, stills, beats, logo]);
}

/** The preview is drawn smaller than a large film; the frame's shape is the same. */
export function previewSize({ format }: VideoData): { width: number; height: number } {
  const { width, height } = FRAME_SIZES[format];
  const fit = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * fit), height: Math.round(height * fit) };
}

/** Clips follow the film's own time: they run while it runs, and only in their scene. */
export function syncClips(
  { board, stills }: LiveFilm,
  seconds: number,
  isPlaying: boolean,
  isHeard: boolean,
) {
  for (const [index, { video }] of stills.entries()) {
    if (!video) continue;
    const scene = board.scenes.findLast(
      (one) => one.media === index && seconds >= one.start && seconds < one.end + TRANSITION_SECONDS,
    );
    if (!scene) {
      video.pause();
      continue;
    }
    const at = Math.min(seconds - scene.start, Math.max(0, video.duration - 0.05));
    if (Math.abs(video.currentTime - at) > (isPlaying ? 0.3 : 0.03)) video.currentTime = at;
    video.muted = !isHeard;
    if (isPlaying && video.paused && !video.ended) void video.play().catch(() => undefined);
    else if (!isPlaying) video.pause();
  }
}
