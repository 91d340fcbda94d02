/** Composes: the same genre, length and seed always give the same piece, another seed another one. */

import { createRandom, hashOf } from '../../lettering/ideas/random.ts';
import type { Genre, Score, Track } from '../score.ts';
import { writePart } from './accompany.ts';
import { writeBass } from './bass.ts';
import { type Key, keyName } from './chords.ts';
import { writeDrums } from './drums.ts';
import { BEATS_PER_BAR, fitPulse, planSections } from './form.ts';
import { layOut } from './layout.ts';
import { doubleMelody, writeMelody } from './melody.ts';
import { leanings, perform } from './perform.ts';
import { isPresent, type Piece, type Written } from './player.ts';
import { STYLES } from './styles/styles.ts';

export const SHORTEST_SECONDS = 4;
export const LONGEST_SECONDS = 900;

export interface Commission {
  genre: Genre;
  seconds: number;
  seed: number;
}

export function composeScore({ genre, seconds: asked, seed }: Commission): Score {
  const seconds = Math.max(SHORTEST_SECONDS, Math.min(LONGEST_SECONDS, asked));
  const style = STYLES[genre];
  const luck = (name: string) => createRandom(hashOf(`${genre}/${seed}/${name}`));
  const choices = luck('choices');
  const [slow, fast] = style.tempo;
  const pulse = fitPulse(seconds, slow + choices.next() * (fast - slow));
  const key: Key = { tonic: Math.floor(choices.next() * 12), mode: choices.pick(style.modes) };
  const sections = planSections(pulse.bodyBars);
  const bars = layOut(style, key, pulse, sections, luck('harmony'));
  const piece: Piece = { style, key, bars, tempo: pulse.tempo, swing: choices.pick(style.swing), luck };
  const secondsPerBeat = 60 / pulse.tempo;
  const groove = choices.pick(style.grooves);
  const loudest = Math.max(...sections.map((section) => section.energy));

  const tracks: Track[] = [];
  const add = (written: readonly Written[], track: Omit<Track, 'notes' | 'leaning'>, isPumping = false) => {
    if (written.length === 0) return;
    const playing = {
      secondsPerBeat,
      seconds,
      looseness: style.looseness,
      luck: luck(`hands of ${track.name}`),
    };
    const leaning = track.role === 'drums' ? [] : leanings(bars, secondsPerBeat, isPumping);
    tracks.push({ ...track, leaning, notes: perform(written, playing) });
  };

  const { lead } = style;
  const tune = writeMelody(piece, lead);
  add(tune, {
    name: 'Lead',
    role: 'lead',
    program: choices.pick(lead.programs),
    pan: 0,
    volume: lead.volume,
    reverb: lead.reverb,
    chorus: 0.1,
  });
  for (const part of style.parts) {
    // Pieces too short for their full energy still hear everybody who nearly fits.
    const isDouble = part.pattern.kind === 'double';
    if (!isPresent(part, loudest) && (part.from ?? 0) > loudest) continue;
    const written =
      part.pattern.kind === 'double'
        ? doubleMelody(
            piece,
            tune.filter((note) => isPresent(part, energyAt(bars, note.beat))),
            part.pattern.away,
            part.range,
          )
        : writePart(piece, part);
    const { name, role, pan, volume, reverb, chorus = isDouble ? 0.2 : 0.05 } = part;
    add(
      written,
      { name, role, program: choices.pick(part.programs), pan, volume, reverb, chorus },
      part.isPumping,
    );
  }
  const bass = {
    name: 'Bass',
    role: 'bass',
    pan: 0,
    volume: style.bassVolume,
    reverb: 0.05,
    chorus: 0,
  } as const;
  add(writeBass(piece, choices.pick(groove.bass)), { ...bass, program: choices.pick(style.bassPrograms) });
  if (style.kits.length) {
    const drums = {
      name: 'Drums',
      role: 'drums',
      pan: 0,
      volume: style.kitVolume,
      reverb: 0.18,
      chorus: 0,
    } as const;
    add(writeDrums(piece, groove), { ...drums, program: choices.pick(style.kits) });
  }

  const at = (beat: number) => beat * secondsPerBeat;
  const beats = pulse.bodyBars * BEATS_PER_BAR + pulse.closingBeats;
  return {
    genre,
    seed,
    seconds,
    tempo: pulse.tempo,
    key: keyName(key),
    beatsPerBar: BEATS_PER_BAR,
    bars: bars.map((bar) => at(bar.start)),
    beats: Array.from({ length: beats }, (_, beat) => at(beat)),
    sections: sections.map(({ name, energy, firstBar, bars: count }) => {
      const last = bars[firstBar + count - 1]!;
      return { name, energy, start: at(bars[firstBar]!.start), end: at(last.start + last.beats) };
    }),
    chords: bars.flatMap((bar) =>
      bar.spans.map(({ chord, start, end }) => ({ name: chord.name, start: at(start), end: at(end) })),
    ),
    tracks,
  };
}

const energyAt = (bars: readonly { start: number; section: { energy: number } }[], beat: number): number =>
  bars.findLast((bar) => bar.start <= beat + 0.01)?.section.energy ?? 0;
