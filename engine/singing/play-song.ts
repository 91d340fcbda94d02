/** Plays the band of a song in stems and puts the sung phrases to it. */

import { type RenderOptions, renderGroups } from '#engine/music/render/render-score.ts';
import type { Role } from '#engine/music/score.ts';
import {
  CHORUS_BAND_DB,
  type Levels,
  type MixedSong,
  mixSong,
  type SongStem,
  swell,
  voiceStem,
} from './mix/mix-song.ts';
import { type SungPhrase, vocalTrack } from './mix/vocal-track.ts';
import type { SongPlan } from './song-plan.ts';

/** Samples a second, unless a test makes a quick one. */
export const SONG_RATE = 44_100;

const STEM_OF: Readonly<Record<Role, Exclude<SongStem, 'vocals'>>> = {
  lead: 'lead',
  counter: 'harmony',
  chords: 'harmony',
  pad: 'harmony',
  bass: 'bass',
  drums: 'drums',
};
const BAND = ['drums', 'bass', 'harmony', 'lead'] as const;

export interface SungParts {
  main: readonly SungPhrase[];
  harmony: readonly SungPhrase[];
  /** Samples a second of both. */
  rate: number;
}

export async function playSong(
  { score, seconds, sections }: Pick<SongPlan, 'score' | 'seconds' | 'sections'>,
  { main, harmony, rate }: SungParts,
  bank: Uint8Array,
  { levels, sampleRate = SONG_RATE, ...options }: RenderOptions & { levels?: Levels | undefined } = {},
): Promise<MixedSong> {
  const [drums, bass, chords, lead] = await renderGroups(score, bank, { ...options, sampleRate }, (tracks) =>
    BAND.map((stem) => tracks.filter(({ role }) => STEM_OF[role] === stem)),
  );
  const choruses = sections.filter((one) => one.name === 'chorus');
  for (const stem of [drums, bass, chords, lead]) swell(stem!, choruses, CHORUS_BAND_DB);
  const voices = {
    main: vocalTrack(main, rate, seconds, sampleRate),
    harmony: harmony.length ? vocalTrack(harmony, rate, seconds, sampleRate) : undefined,
    doubled: choruses,
  };
  const vocals = voiceStem(voices, sampleRate);
  return mixSong({ vocals, drums: drums!, bass: bass!, harmony: chords!, lead: lead! }, levels);
}
