/** What the song process is told and what it answers: plain data and paths. */

import type { Levels } from '#engine/singing/mix/mix-song.ts';
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
  /** Place of the first chorus that is sung, else of the first part that is. */
  sample: number;
}

export interface PlayOrder {
  kind: 'play';
  wish: SongWish;
  /** Samples a second; absent: as a song has. */
  rate?: number | undefined;
  title: string;
  /** Files of sixteen-bit samples, one for each planned line. */
  sung: string[];
  folder: string;
  /** An earlier version, of which all but the sections of these words stays as it is. */
  before?: { words: number[]; levels: Levels; files: Record<string, string> } | undefined;
}

export type PlayedSong = Pick<
  MadeSong,
  | 'sections'
  | 'chords'
  | 'melody'
  | 'peaks'
  | 'seconds'
  | 'tempo'
  | 'key'
  | 'lines'
  | 'sectionWords'
  | 'levels'
  | 'performance'
> & {
  /** Stems in which nobody plays have no file. */
  files: string[];
};

/** The first chorus alone, to be heard early. */
export interface SampleOrder {
  kind: 'sample';
  wish: SongWish;
  rate?: number | undefined;
  section: number;
  /** Files of samples, one for each planned line of the section. */
  sung: string[];
  output: string;
}

/** A sound of ours in another format. */
export interface ConvertOrder {
  kind: 'convert';
  input: string;
  output: string;
  format: 'wav' | 'mp3';
  seconds: number;
}

export type SongOrder = PlanOrder | PlayOrder | SampleOrder | ConvertOrder;
