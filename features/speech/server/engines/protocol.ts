/** What the product and its voice process say to each other. */

import type { Persona, Spoken } from '#common/voice-words.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { Sounded } from '#engine/voice/sounds/sounded.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';

export type SoundFormat = 'mp3' | 'wav';

/** Pieces of one sound share an encoder, so that they join without a gap. */
export interface StreamPart {
  stream: string;
  isFirst: boolean;
  isLast: boolean;
}

export interface SpeakOrder {
  kind: 'speak';
  /** Normalised: nothing in it but what is said. */
  text: string;
  persona: Persona;
  language: Spoken;
  speed: number;
  /** Semitones. */
  pitch: number;
  format: SoundFormat;
  part?: StreamPart;
}

export interface Spoke {
  /** The file, or its next bytes where it is part of a stream. */
  audio: Uint8Array;
  seconds: number;
  words: TimedText[];
  mouth: MouthCue[];
  engine: string;
}

/** Sound that somebody else made, or silence, put into the same stream. */
export interface EncodeOrder {
  kind: 'encode';
  /** Sixteen bits, one channel, at the rate of our voices. */
  pcm: Int16Array;
  format: SoundFormat;
  /** Semitones; the length stays. */
  pitch?: number;
  part?: StreamPart;
}

export interface Encoded {
  audio: Uint8Array;
  seconds: number;
  mouth: MouthCue[];
}

/** Letters to sounds: what a song is written to. */
export interface SoundOutOrder {
  kind: 'sound-out';
  lines: string[];
  persona: Persona;
  language: Spoken;
}

export interface SingOrder {
  kind: 'sing';
  sounds: string;
  persona: Persona;
  language: Spoken;
  frames: number[];
  pitch: number[];
  strength: number[];
}

export interface SoundedOut {
  lines: Sounded[];
}

export interface SangLine {
  /** One channel at the rate of our voices. */
  samples: Float32Array;
}

export interface HearOrder {
  kind: 'hear';
  /** Sixteen bits, one channel, 16 kHz, at most half a minute. */
  pcm: Int16Array;
  /** Absent: found out by listening. */
  language?: string;
}

export interface Heard {
  words: TimedText[];
  language: string;
  engine: string;
}

export interface WarmOrder {
  kind: 'warm';
  engine: 'speech' | 'transcription';
}

export type Order = SpeakOrder | SoundOutOrder | SingOrder | EncodeOrder | HearOrder | WarmOrder;

export interface ResultOf {
  speak: Spoke;
  'sound-out': SoundedOut;
  sing: SangLine;
  encode: Encoded;
  hear: Heard;
  warm: { engine: string };
}

/** Samples a second of everything that our voices make. */
export const SPEECH_RATE = 24_000;
