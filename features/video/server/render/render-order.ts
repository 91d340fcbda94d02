/** What the render process is told and what it answers: paths and plain data, nothing of the database. */

import type { FilmCaptions } from '#platform/media/film/caption-track.ts';
import type { ClipFile } from '#platform/media/film/clip-reader.ts';
import type { VideoData } from '../../contract.ts';
import type { Caption } from '../../scene/captions.ts';
import type { FilmMusic } from '../../scene/music/film-music.ts';
import type { SpokenMouth } from '../../scene/presenter/mouths.ts';
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
  music: FilmMusic | null;
  /** The person's own recording. */
  ownMusic: ClipFile | null;
  /** Raw samples, sixteen bits, one channel. */
  voices: VoiceFile[];
}

/** What a film is put together from, so that the next one can use it. */
export interface FilmParts {
  segments: { key: string; frames: number }[];
  /** Which frame the thumbnail shows. */
  thumbnailOf: string;
  /** What is heard. */
  soundKey: string;
}

export interface KeptFilm extends FilmParts {
  path: string;
  thumbnail: string;
}

export interface RenderOrder {
  data: VideoData;
  board: Storyboard;
  captions: Caption[];
  /** What a presenter's mouth does, for each scene. */
  mouths: (SpokenMouth | null)[];
  /** Beside the pictures, to be switched on and off. */
  softCaptions: FilmCaptions | null;
  media: FilmMedia[];
  logo: string | null;
  sound: SoundOrder;
  size: { width: number; height: number };
  fps: number;
  film: string;
  /** What was made of the project before: what looks the same is taken from it. */
  kept: KeptFilm | null;
  thumbnail: string;
  marks: Record<string, string>;
}

export interface RenderResult extends FilmParts {
  seconds: number;
  frames: number;
  /** Frames that were drawn; the others were there already. */
  drawn: number;
  /** Milliseconds spent in each part, for those who measure. */
  spent: { sound: number; drawing: number; encoding: number };
  /** Megabytes at the highest. */
  memory: number;
}
