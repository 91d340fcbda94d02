/** Words of the song generator that the page and the server share. */

export { GENRES as SONG_STYLES, type Genre as SongStyle } from '#engine/music/score.ts';
export { MOODS as SONG_MOODS, type Mood as SongMood } from '#engine/singing/moods.ts';
export {
  MAX_LYRICS as LYRICS_LIMIT,
  SECTION_KINDS,
  type SectionKind,
} from '#engine/singing/words/read-lyrics.ts';
