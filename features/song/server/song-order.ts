/** What the song process is told and what it answers: plain data and paths. */

import type { SongWish } from '#engine/singing/song-plan.ts';
import type { PhraseOrder } from '#engine/singing/voice/phrase-order.ts';
import type { MadeSong } from './song.table.ts';

export interface PlanOrder {
  kind: 'plan';
  wish: SongWish;
}

/** One line for one voice; alike ones are sung once. */
export interface PlannedLine extends PhraseOrder {
  sounds: string;
  isHarmony: boolean;
  section: number;
}

export interface PlannedSong {
  lines: PlannedLine[];
  seconds: number;
}

export interface PlayOrder {
  kind: 'play';
  wish: SongWish;
  title: string;
  /** Files of sixteen-bit samples, one for each planned line. */
  sung: string[];
  folder: string;
}

export const SOUND_FILES = [
  'song.mp3',
  'vocals.flac',
  'drums.flac',
  'bass.flac',
  'harmony.flac',
  'lead.flac',
] as const;
export const SCORE_FILES = ['song.mid', 'song.musicxml', 'song.lrc', 'song.srt'] as const;

export type PlayedSong = Pick<
  MadeSong,
  'sections' | 'chords' | 'melody' | 'peaks' | 'seconds' | 'tempo' | 'key'
> & {
  /** Stems in which nobody plays have no file. */
  files: string[];
};

export type SongOrder = PlanOrder | PlayOrder;
