/** Words of the song generator that the page and the server share. */

export { GENRES as SONG_STYLES, type Genre as SongStyle } from '#engine/music/score.ts';
export { MOODS as SONG_MOODS, type Mood as SongMood } from '#engine/singing/moods.ts';
export {
  MAX_LYRICS as LYRICS_LIMIT,
  SECTION_KINDS,
  type SectionKind,
} from '#engine/singing/words/read-lyrics.ts';

const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** Every key a song can be in, as people write it. */
export const SONG_KEYS = TONICS.flatMap((tonic) => [`${tonic} major`, `${tonic} minor`] as const);
export type SongKeyName = (typeof SONG_KEYS)[number];

export const readKey = (name: SongKeyName): { tonic: number; mode: 'major' | 'minor' } => {
  const [tonic, mode] = name.split(' ');
  return {
    tonic: TONICS.findIndex((one) => one === tonic),
    mode: mode === 'minor' ? 'minor' : 'major',
  };
};
