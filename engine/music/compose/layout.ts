/** The bars of a piece with their chords: what every player reads from. */

import type { Random } from '../../lettering/ideas/random.ts';
import { type Chord, type Key, readChord } from './chords.ts';
import type { PlannedSection } from './form.ts';
import type { Count } from './metre.ts';
import type { Pulse } from './pulse.ts';
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
  key: Key;
  /** Bars since the section began. */
  place: number;
  isLastOfSection: boolean;
  /** The closing chord follows. */
  isCadence: boolean;
  /** The closing chord rings here. */
  isClosing: boolean;
  /** Energy of the section that follows. */
  nextEnergy: number;
  /** A scene of the film begins here. */
  isCut: boolean;
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

/** The way into a higher key. */
const INTO_KEY = 'V7';

export interface Plan {
  style: Style;
  key: Key;
  count: Count;
  pulse: Pulse;
  sections: readonly PlannedSection[];
  /** The section from which on everything stands a whole tone higher. */
  risesAt: PlannedSection | undefined;
}

export function layOut({ style, key, count, pulse, sections, risesAt }: Plan, random: Random): Bar[] {
  const numerals = numeralsOf(style, key, random);
  const cadence = random.pick(style.cadence[key.mode]);
  const total = pulse.bodyBars + 1;
  const { quarters } = count;
  const rise = risesAt?.firstBar ?? total;
  const higher: Key = { ...key, tonic: (key.tonic + 2) % 12 };
  const drafts = sections.flatMap((section, i) =>
    Array.from({ length: section.bars }, (_, place) => {
      const index = section.firstBar + place;
      const isClosing = index === total - 1;
      const beats = isClosing ? pulse.closing : quarters;
      const start = index * quarters;
      const own = index >= rise ? higher : key;
      const isCadence = index === total - 2;
      const names = (isClosing ? TONIC[key.mode] : isCadence ? cadence : numerals(section, place)).split(',');
      const chords = names.map((name) => readChord(name, own));
      if (risesAt && index === rise - 1) chords.splice(1, 1, readChord(INTO_KEY, higher));
      const middle = start + count.divide;
      const spans = chords.map((chord, k) => ({
        chord,
        start: k === 0 ? start : middle,
        end: k === chords.length - 1 ? start + beats : middle,
      }));
      const isLastOfSection = place === section.bars - 1;
      const nextEnergy = sections[i + 1]?.energy ?? section.energy;
      const isCut = pulse.cuts.includes(start);
      return {
        ...{ index, start, beats, section, key: own, place, isLastOfSection },
        ...{ isCadence, isClosing, nextEnergy, isCut, spans },
      };
    }),
  );
  return drafts.map((bar, i) => ({ ...bar, next: (drafts[i + 1] ?? bar).spans[0]!.chord }));
}

export const chordAt = (bar: Bar, beat: number): ChordSpan =>
  bar.spans.find((span) => beat < span.end - 1e-6) ?? bar.spans.at(-1)!;
