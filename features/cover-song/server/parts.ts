/** What the cover song maker is given from outside: the engines behind its stages, and the way to the network. */

import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import type { SongAnalysis } from '../calls/song-calls.ts';
import type { SongGenre } from '../enums.ts';

/** Why a face in a photo cannot perform. */
export type FaceProblem = 'too-small' | 'too-dark' | 'turned-away';

/** In parts of the picture's width and height, as it is shown upright. */
export interface FoundFace {
  x: number;
  y: number;
  width: number;
  height: number;
  problem: FaceProblem | null;
}

/** Finds faces in a photo; the largest comes first. */
export type ReadFace = (photo: Uint8Array, signal: AbortSignal) => Promise<FoundFace[]>;

export interface ComposedSong {
  bytes: Uint8Array;
  /** 'audio/mpeg', 'audio/wav'. */
  type: string;
  /** Where the composer knows its own beats, nobody has to listen for them. */
  analysis?: SongAnalysis;
}

/** The same order gives the same song. */
export type ComposeSong = (
  /** `sample`: only so many seconds of it, to listen to. */
  order: { genre: SongGenre; seed: number; seconds: number; sample?: number },
  signal: AbortSignal,
) => Promise<ComposedSong>;

/** From sixteen-bit samples of one channel. */
export type Listener = (pcm: Buffer, signal: AbortSignal) => Promise<SongAnalysis>;

export interface CoverParts {
  /** Absent: the platform's own. */
  fetch?: typeof globalThis.fetch;
  /** Absent: photos are kept as they are, and read when the video is made. */
  readFace?: ReadFace;
  /** Absent: an instrumental is composed when the video is made. */
  composeSong?: ComposeSong;
  /** Absent: our own finder of beats and sections, in a thread. */
  listen?: Listener;
  /** Makes the whole video; absent: it cannot be asked for. */
  loadRender?: (platform: Platform) => Promise<GenerationHandler<unknown>>;
  /** Makes the short preview of the settings. */
  loadPreview?: (platform: Platform) => Promise<GenerationHandler<unknown>>;
}
