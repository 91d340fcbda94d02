/** Words of the song generator that the page and the server share. */

export { GENRES as SONG_STYLES, type Genre as SongStyle } from '#engine/music/score.ts';
export { MOODS as SONG_MOODS, type Mood as SongMood } from '#engine/singing/moods.ts';
export {
  MAX_LYRICS as LYRICS_LIMIT,
  SECTION_KINDS,
  type SectionKind,
} from '#engine/singing/words/read-lyrics.ts';

/** From C up, as the composer calls them. */
const MAJOR = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'].map((one) => `${one} major`);
const MINOR = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'].map((one) => `${one} minor`);
export const SONG_KEYS: readonly string[] = [...MAJOR, ...MINOR];

export const readKey = (name: string): { tonic: number; mode: 'major' | 'minor' } => {
  const isMinor = name.endsWith('minor');
  return { tonic: (isMinor ? MINOR : MAJOR).indexOf(name), mode: isMinor ? 'minor' : 'major' };
};
