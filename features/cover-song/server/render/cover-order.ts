/** What the render process is told and what it answers: paths and plain data, nothing of the database. */

import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { SongScene } from '../../contract.ts';
import type { Singing, SongGenre } from '../../enums.ts';
import type { Cast } from '../../scene/perform.ts';
import type { SongShape } from '../../scene/pulse.ts';
import type { Titles } from '../../scene/title-page.ts';

/** A recording, or what our own composer writes. */
export type SongSource =
  | { kind: 'recording'; path: string; format: string }
  | { kind: 'score'; genre: SongGenre; seed: number; seconds: number };

export interface CoverOrder {
  cast: Cast;
  song: SongSource;
  /** Seconds of the song before the film begins. */
  from: number;
  /** Beats, bars and sections, in seconds of the film. */
  shape: SongShape;
  genre: SongGenre;
  seed: number;
  singing: Singing;
  /** How the singer's mouth moves, in seconds of the song; null: it is listened for. */
  mouth: MouthCue[] | null;
  /** As it was pasted; null: none is shown. */
  lyrics: string | null;
  scenes: SongScene[];
  /** For each scene: the picture of its place; null where it is drawn. */
  pictures: (string | null)[];
  titles: Titles | null;
  /** Which part of the film is wanted, in seconds. */
  part: { start: number; end: number };
  size: { width: number; height: number };
  fps: number;
  hasSound: boolean;
  /** A folder for the film in parts of so many seconds; those that lie there are not drawn again. */
  parts: string;
  partSeconds: number;
  film: string;
  thumbnail: string;
  marks: Record<string, string>;
}

export interface CoverResult {
  frames: number;
  /** Without those of parts that were there already. */
  drawn: number;
  /** Milliseconds. */
  spent: { song: number; rendering: number };
  /** Megabytes at the highest. */
  memory: number;
}
