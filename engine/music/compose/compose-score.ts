/** Composes: the same genre, length and seed always give the same piece, another seed another one. */

import { createRandom, hashOf } from '../../lettering/ideas/random.ts';
import type { Genre, Metre, Score, Track } from '../score.ts';
import { writePart } from './accompany.ts';
import { writeBass } from './bass.ts';
import { type Key, keyName } from './chords.ts';
import { type Clock, clockOf } from './clock.ts';
import { writeDrums } from './drums.ts';
import { followCuts } from './follow-cuts.ts';
import { type PlannedSection, planSections } from './form.ts';
import { type Bar, layOut } from './layout.ts';
import { doubleMelody, writeMelody } from './melody.ts';
import { COUNTS } from './metre.ts';
import { leanings, perform } from './perform.ts';
import { isPresent, type Piece, type Written } from './player.ts';
import { fitPulse, pulseOf } from './pulse.ts';
import { chooseMetre, styleIn } from './styles/metres.ts';

export const SHORTEST_SECONDS = 4;
export const LONGEST_SECONDS = 900;

/** Seconds from which on a piece is long enough for another key. */
const LONG_SECONDS = 50;

export interface Commission {
  genre: Genre;
  seconds: number;
  seed: number;
  /** Absent: as the seed has it. */
  metre?: Metre | undefined;
  /** Seconds at which the film changes its scene: the music changes with it. */
  cuts?: readonly number[] | undefined;
  /** A form that is given, as by the words of a song: the piece is as long as it takes. */
  form?: GivenForm | undefined;
}

export interface GivenForm {
  /** In bars, the closing one included. */
  sections: readonly PlannedSection[];
  /** Beats a minute. */
  tempo: number;
  key?: Key | undefined;
  /** Where somebody sings the lead stays silent. */
  isSung(section: PlannedSection): boolean;
}

/** What was written, with the bars that it was written to. */
export interface Composed {
  score: Score;
  bars: readonly Bar[];
  clock: Clock;
}

export const composeScore = (commission: Commission): Score => composePiece(commission).score;

export function composePiece({
  genre,
  seconds: requested,
  seed,
  metre: wanted,
  cuts,
  form,
}: Commission): Composed {
  let seconds = Math.max(SHORTEST_SECONDS, Math.min(LONGEST_SECONDS, requested));
  const luck = (name: string) => createRandom(hashOf(`${genre}/${seed}/${name}`));
  const metre = chooseMetre(genre, wanted, luck('metre').next());
  const count = COUNTS[metre];
  const style = styleIn(genre, metre);
  const choices = luck('choices');
  const range = style.tempo.map((tempo) => tempo * count.pulse) as [number, number];
  const wish = {
    seconds,
    tempo: range[0] + choices.next() * (range[1] - range[0]),
    count,
    ending: style.ending,
  };
  const pulse = form
    ? pulseOf({
        ...wish,
        tempo: form.tempo * count.pulse,
        bodyBars: barsOf(form) - 1,
        closing: count.quarters,
      })
    : (cuts?.length && followCuts(wish, cuts, range)) || fitPulse(wish);
  const clock = clockOf(pulse.anchors);
  if (form) seconds = clock(barsOf(form) * count.quarters);
  const drawn: Key = { tonic: Math.floor(choices.next() * 12), mode: choices.pick(style.modes) };
  const key = form?.key ?? drawn;
  const cutBars = pulse.cuts.map((beat) => beat / count.quarters).filter(Number.isInteger);
  const sections = form?.sections ?? planSections(pulse.bodyBars, cutBars);
  // Voices stay within their range.
  const isRising = !form && seconds >= LONG_SECONDS && luck('another key').next() < style.rises;
  const risesAt = isRising ? lastChorus(sections) : undefined;
  const bars = layOut({ style, key, count, pulse, sections, risesAt }, luck('harmony'));
  const piece: Piece = { style, count, bars, tempo: pulse.tempo, swing: choices.pick(style.swing), luck };
  const groove = choices.pick(style.grooves);
  const loudest = Math.max(...sections.map((section) => section.energy));

  const tracks: Track[] = [];
  const add = (written: readonly Written[], track: Omit<Track, 'notes' | 'leaning'>, isPumping = false) => {
    if (written.length === 0) return;
    const playing = {
      clock,
      seconds,
      looseness: style.looseness,
      accents: pulse.cuts,
      luck: luck(`hands of ${track.name}`),
    };
    const leaning = track.role === 'drums' ? [] : leanings(bars, clock, isPumping);
    tracks.push({ ...track, leaning, notes: perform(written, playing) });
  };

  const { lead } = style;
  const tune = writeMelody(piece, lead).filter(({ beat }) => !form?.isSung(barAt(bars, beat).section));
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

  const quarters = pulse.bodyBars * count.quarters + pulse.closing;
  const end = (beat: number) => Math.min(seconds, clock(beat));
  const score: Score = {
    genre,
    seed,
    seconds,
    metre,
    tempo: pulse.tempo / count.pulse,
    key: keyName(key),
    keys: keysOf(bars).map((bar) => ({ name: keyName(bar.key), start: clock(bar.start) })),
    beatsPerBar: count.quarters / count.pulse,
    bars: bars.map((bar) => clock(bar.start)),
    beats: Array.from({ length: Math.ceil(quarters / count.pulse - 1e-6) }, (_, beat) =>
      clock(beat * count.pulse),
    ),
    sections: sections.map(({ name, energy, firstBar, bars: length }) => {
      const last = bars[firstBar + length - 1]!;
      return { name, energy, start: clock(bars[firstBar]!.start), end: end(last.start + last.beats) };
    }),
    chords: bars.flatMap((bar) =>
      bar.spans.map((span) => ({ name: span.chord.name, start: clock(span.start), end: end(span.end) })),
    ),
    tracks,
  };
  return { score, bars, clock };
}

const barsOf = ({ sections }: GivenForm): number => sections.reduce((sum, { bars }) => sum + bars, 0);

/** The one that says everything, if there was one before it. */
const lastChorus = (sections: readonly PlannedSection[]): PlannedSection | undefined =>
  sections.findLast(({ name, occurrence }) => name === 'chorus' && occurrence > 0);

/** The bars with which a key begins. */
const keysOf = (bars: readonly Bar[]): Bar[] => bars.filter((bar, i) => bar.key !== bars[i - 1]?.key);

const barAt = (bars: readonly Bar[], beat: number): Bar =>
  bars.findLast((bar) => bar.start <= beat + 0.01) ?? bars[0]!;

const energyAt = (bars: readonly Bar[], beat: number): number => barAt(bars, beat).section.energy;
