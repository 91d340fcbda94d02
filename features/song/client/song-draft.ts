/** What is being filled in on the page, and the order that comes of it. */

import type { Persona, Spoken } from '#common/voice-words.ts';
import type { Genre } from '#engine/music/score.ts';
import type { SongOrder } from '../contract.ts';
import type { SongMood } from '../song-words.ts';

export interface SongDraft {
  title: string;
  lyrics: string;
  style: Genre;
  mood: SongMood | 'any';
  voice: Persona;
  language: Spoken | 'auto';
  length: (typeof LENGTHS)[number];
}

/** Seconds; 'words': as long as the words take. */
export const LENGTHS = ['words', '30', '60', '90', '120', '180'] as const;

export const BLANK: SongDraft = {
  title: '',
  lyrics: '',
  style: 'pop',
  mood: 'any',
  voice: 'echo',
  language: 'auto',
  length: 'words',
};

export const toOrder = ({ title, lyrics, style, mood, voice, language, length }: SongDraft): SongOrder => ({
  title: title.trim(),
  lyrics,
  style,
  voice,
  ...(mood !== 'any' && { mood }),
  ...(language !== 'auto' && { language }),
  ...(length !== 'words' && { seconds: Number(length) }),
});
