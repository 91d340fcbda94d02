/** How styles, moods and parts of a song are called on the page. */

import { msg } from '#common/texts.ts';
import type { Genre } from '#engine/music/score.ts';
import type { SectionKind, SongMood } from './song-words.ts';

export const STYLE_LABELS: Record<Genre, string> = {
  pop: msg('Pop'),
  rock: msg('Rock'),
  ballad: msg('Ballad'),
  acoustic: msg('Acoustic'),
  country: msg('Country'),
  hip_hop: msg('Hip-hop'),
  electronic: msg('Electronic'),
  upbeat: msg('Upbeat'),
  cinematic: msg('Cinematic'),
  corporate: msg('Corporate'),
  classical: msg('Classical'),
};

export const MOOD_LABELS: Record<SongMood, string> = {
  happy: msg('Happy'),
  calm: msg('Calm'),
  sad: msg('Sad'),
  energetic: msg('Energetic'),
};

export const SECTION_LABELS: Record<SectionKind, string> = {
  verse: msg('Verse'),
  chorus: msg('Chorus'),
  bridge: msg('Bridge'),
  intro: msg('Intro'),
  outro: msg('Outro'),
  instrumental: msg('Instrumental'),
};
