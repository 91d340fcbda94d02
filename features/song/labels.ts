/** How styles, moods and parts of a song are called on the page. */

import { msg } from '#common/texts.ts';
import type { Genre } from '#engine/music/score.ts';
import type { KaraokeAspect, SectionKind, SongChangeKind, SongMood, SongPart } from './song-words.ts';

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

export const PART_LABELS: Record<SongPart, string> = {
  song: msg('Whole song'),
  vocals: msg('Voice'),
  drums: msg('Drums'),
  bass: msg('Bass'),
  harmony: msg('Harmony'),
  lead: msg('Lead'),
};

export const CHANGE_LABELS: Record<SongChangeKind, string> = {
  melody: msg('Another melody'),
  line: msg('A line changed'),
  note: msg('A note moved'),
  voice: msg('Another voice'),
  settings: msg('Other key, tempo or length'),
};

export const ASPECT_LABELS: Record<KaraokeAspect, string> = {
  '16:9': msg('Landscape 16:9'),
  '9:16': msg('Vertical 9:16'),
  '1:1': msg('Square 1:1'),
};
