/** A written piece of music: what the composer makes, the renderer plays and a film is cut to. All times in seconds. */

export const GENRES = [
  'upbeat',
  'cinematic',
  'corporate',
  'acoustic',
  'electronic',
  'classical',
  'pop',
  'rock',
  'country',
  'hip_hop',
  'ballad',
] as const;

export type Genre = (typeof GENRES)[number];

/** How bars are counted: 3/4 is a waltz, 6/8 sways in two. */
export const METRES = ['4/4', '3/4', '6/8'] as const;
export type Metre = (typeof METRES)[number];

export type SectionName = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro';

export interface Section {
  name: SectionName;
  start: number;
  end: number;
  /** 0 is a whisper, 1 everything at once. */
  energy: number;
}

export interface Note {
  start: number;
  seconds: number;
  /** MIDI key, 60 is middle C; for drums the General MIDI drum. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
}

export type Role = 'lead' | 'counter' | 'chords' | 'pad' | 'bass' | 'drums';

/** How far the player leans in (0 to 1) from this moment on, in a straight line to the next one. */
export interface Leaning {
  at: number;
  level: number;
}

export interface Track {
  name: string;
  role: Role;
  /** General MIDI program, from 0. For drums the kit. */
  program: number;
  /** -1 left, 1 right. */
  pan: number;
  /** How far in front within its role; the renderer evens out how loud instruments are. All 0 to 1. */
  volume: number;
  reverb: number;
  chorus: number;
  leaning: readonly Leaning[];
  /** By start. */
  notes: readonly Note[];
}

export interface ChordAt {
  /** As a player reads it: C, Am7, G/B. */
  name: string;
  start: number;
  end: number;
}

export interface Score {
  genre: Genre;
  seed: number;
  seconds: number;
  metre: Metre;
  /** Beats a minute through most of the piece, bent so that the beats fill the seconds exactly. In 6/8 two a bar. */
  tempo: number;
  /** C major, A minor: how it begins. */
  key: string;
  /** The keys it goes through and when, the first one included. */
  keys: readonly { name: string; start: number }[];
  beatsPerBar: number;
  /** Where each bar begins; the last one holds the closing chord, and may be shorter or longer than the others. */
  bars: readonly number[];
  beats: readonly number[];
  /** Without gaps, from 0 to the end. */
  sections: readonly Section[];
  chords: readonly ChordAt[];
  tracks: readonly Track[];
}
