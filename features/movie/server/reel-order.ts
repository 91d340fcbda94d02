/** What the process that puts a movie together is told, and what it answers: paths and plain data. */

import type { Size } from '#engine/motion/canvas.ts';
import type { Genre } from '#engine/music/score.ts';
import type { FilmCaptions } from '#platform/media/film/caption-track.ts';

export interface ReelPart {
  /** A film without sound, and the raw samples that are heard with it. */
  film: string;
  seconds: number;
  voice: { path: string; rate: number };
  /** Seconds of the part in which somebody speaks. */
  spoken: readonly { start: number; end: number }[];
}

export interface ReelOrder {
  title: string;
  ending: string;
  /** The first place, behind the title. */
  backdrop: string;
  parts: readonly ReelPart[];
  music: { genre: Genre; seed: number } | null;
  size: Size;
  fps: number;
  captions: FilmCaptions | null;
  film: string;
  thumbnail: string;
  marks: Record<string, string>;
}

export interface ReelResult {
  seconds: number;
}

/** Seconds of the two cards. */
export const TITLE_SECONDS = 3;
export const ENDING_SECONDS = 2.5;
