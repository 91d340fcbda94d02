/** Words of the song generator that the page and the server share. */

export { GENRES as SONG_STYLES, type Genre as SongStyle } from '#engine/music/score.ts';
export { MOODS as SONG_MOODS, type Mood as SongMood } from '#engine/singing/moods.ts';
export {
  MAX_LYRICS as LYRICS_LIMIT,
  SECTION_KINDS,
  type SectionKind,
} from '#engine/singing/words/read-lyrics.ts';
export { SHAPES as MOUTH_SHAPES } from '#engine/voice/mouth/shapes.ts';

/** What can be changed of a finished song. */
export const SONG_CHANGES = ['melody', 'line', 'note', 'voice', 'settings'] as const;
export type SongChangeKind = (typeof SONG_CHANGES)[number];

/** What can be downloaded as sound. */
export const SONG_PARTS = ['song', 'vocals', 'drums', 'bass', 'harmony', 'lead'] as const;
export type SongPart = (typeof SONG_PARTS)[number];
export const SONG_FORMATS = ['wav', 'flac', 'mp3'] as const;
export type SongFormat = (typeof SONG_FORMATS)[number];

export const KARAOKE_ASPECTS = ['16:9', '9:16', '1:1'] as const;
export type KaraokeAspect = (typeof KARAOKE_ASPECTS)[number];

/** From C up, as the composer calls them. */
const MAJOR = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'].map((one) => `${one} major`);
const MINOR = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'].map((one) => `${one} minor`);
export const SONG_KEYS: readonly string[] = [...MAJOR, ...MINOR];

export const readKey = (name: string): { tonic: number; mode: 'major' | 'minor' } => {
  const isMinor = name.endsWith('minor');
  return { tonic: (isMinor ? MINOR : MAJOR).indexOf(name), mode: isMinor ? 'minor' : 'major' };
};
