/** What the render process is told and what it answers: paths and plain data, nothing of the database. */

import type { FilmCaptions } from '#platform/media/film/caption-track.ts';
import type { ClipFile } from '#platform/media/film/clip-reader.ts';
import type { VideoData } from '../../contract.ts';
import type { Caption } from '../../scene/captions.ts';
import type { Storyboard } from '../../scene/storyboard.ts';

export type FilmMedia = { kind: 'picture'; path: string } | ({ kind: 'clip' } & ClipFile);

export interface VoiceFile {
  path: string;
  rate: number;
  start: number;
  /** A recording with rests, in which the music comes back. */
  hasRests?: boolean;
}

export interface SoundOrder {
  music: { genre: Exclude<VideoData['music'], 'none'>; seed: number } | null;
  /** The person's own recording. */
  ownMusic: ClipFile | null;
  /** Raw samples, sixteen bits, one channel. */
  voices: VoiceFile[];
}

export interface RenderOrder {
  data: VideoData;
  board: Storyboard;
  captions: Caption[];
  /** Beside the pictures, to be switched on and off. */
  softCaptions: FilmCaptions | null;
  media: FilmMedia[];
  logo: string | null;
  sound: SoundOrder;
  size: { width: number; height: number };
  fps: number;
  film: string;
  thumbnail: string;
  marks: Record<string, string>;
}

export interface RenderResult {
  seconds: number;
  frames: number;
  /** Milliseconds spent in each part, for those who measure. */
  spent: { sound: number; drawing: number; encoding: number };
  /** Megabytes at the highest. */
  memory: number;
}
