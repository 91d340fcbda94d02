/** The bars of a piece with their chords: what every player reads from. */

import type { Random } from '../../lettering/ideas/random.ts';
import { type Chord, type Key, readChord } from './chords.ts';
import { BEATS_PER_BAR, type PlannedSection, type Pulse } from './form.ts';
import type { Style } from './styles/style.ts';

export interface ChordSpan {
  chord: Chord;
  /** In beats from the beginning. */
  start: number;
  end: number;
}

export interface Bar {
  index: number;
  start: number;
  beats: number;
  section: PlannedSection;
  /** Bars since the section began. */
  place: number;
  isLastOfSection: boolean;
  /** The closing chord rings here. */
  isClosing: boolean;
  /** Energy of the section that follows. */
  nextEnergy: number;
  spans: readonly ChordSpan[];
  /** What the next bar begins with. */
  next: Chord;
}

const TONIC = { major: 'I', minor: 'i' } as const;

/** The numerals of each bar: verse and chorus keep theirs whenever they return. */
function numeralsOf(
  style: Style,
  key: Key,
  random: Random,
): (section: PlannedSection, place: number) => string {
  const pick = (from: Style['verse']) => random.pick(from[key.mode]).split(' ');
  const verse = pick(style.verse);
  let chorus = pick(style.chorus);
  if (chorus.join() === verse.join()) chorus = pick(style.chorus);
  const bridge = pick(style.bridge);
  return ({ name }, place) => {
    const bars = name === 'bridge' ? bridge : name === 'chorus' || name === 'outro' ? chorus : verse;
    return bars[place % bars.length]!;
  };
}

export function layOut(
  style: Style,
  key: Key,
  pulse: Pulse,
  sections: readonly PlannedSection[],
  random: Random,
): Bar[] {
  const numerals = numeralsOf(style, key, random);
  const cadence = random.pick(style.cadence[key.mode]);
  const total = pulse.bodyBars + 1;
  const drafts = sections.flatMap((section, i) =>
    Array.from({ length: section.bars }, (_, place) => {
      const index = section.firstBar + place;
      const isClosing = index === total - 1;
      const beats = isClosing ? pulse.closingBeats : BEATS_PER_BAR;
      const start = index * BEATS_PER_BAR;
      const isCadence = index === total - 2;
      const names = (isClosing ? TONIC[key.mode] : isCadence ? cadence : numerals(section, place)).split(',');
      const spans = names.map((name, k) => ({
        chord: readChord(name, key),
        start: start + (k * beats) / names.length,
        end: start + ((k + 1) * beats) / names.length,
      }));
      const isLastOfSection = place === section.bars - 1;
      const nextEnergy = sections[i + 1]?.energy ?? section.energy;
      return { index, start, beats, section, place, isLastOfSection, isClosing, nextEnergy, spans };
    }),
  );
  return drafts.map((bar, i) => ({ ...bar, next: (drafts[i + 1] ?? bar).spans[0]!.chord }));
}

export const chordAt = (bar: Bar, beat: number): ChordSpan =>
  bar.spans.find((span) => beat < span.end - 1e-6) ?? bar.spans.at(-1)!;
