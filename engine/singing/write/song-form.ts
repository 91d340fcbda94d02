/** How many bars every line and section of a song takes, and how fast it goes. */

import type { PlannedSection } from '#engine/music/compose/form.ts';
import type { SectionName } from '#engine/music/score.ts';
import type { SectionKind } from '../words/read-lyrics.ts';

export const BEATS = 4;
/** Seconds that a syllable wants, and that a line keeps for its last note and a breath. */
const SYLLABLE_SECONDS = 0.3;
const ENDING_SECONDS = 0.8;
const INTRO_BARS = 4;
const SHORT_INTRO_BARS = 2;
const SOLO_BARS = 4;
/** Seconds of a bar from which two of them are introduction enough. */
const SLOW_BAR = 2.3;
/** Seconds of singing from which an introduction has room. */
const LONG_SECONDS = 24;

export interface FormLine {
  /** From the section's first bar. */
  bar: number;
  bars: number;
}

export interface FormSection {
  kind: SectionKind;
  planned: PlannedSection;
  lines: FormLine[];
  /** Which of the words' sections it sings; undefined: nobody sings. */
  words: number | undefined;
}

export interface FormWish {
  /** Syllables of every line of every section. */
  sections: readonly { kind: SectionKind; syllables: readonly number[] }[];
  tempo: number;
  /** Bars that lines had before; kept where the words still fit in. */
  lineBars?: readonly (readonly number[])[] | undefined;
  /** Seconds that were asked for. */
  seconds?: number | undefined;
}

const ENERGY: Readonly<Record<SectionKind, number>> = {
  intro: 0.45,
  verse: 0.52,
  chorus: 0.82,
  bridge: 0.5,
  instrumental: 0.75,
  outro: 0.6,
};

/** What the band calls it. */
const BAND: Readonly<Record<SectionKind, SectionName>> = {
  intro: 'intro',
  verse: 'verse',
  chorus: 'chorus',
  bridge: 'bridge',
  instrumental: 'chorus',
  outro: 'outro',
};

/** Two bars sung briskly are understood better than the same words dragged through four: seconds of a syllable, and of the ending. */
const BRISK_SECONDS = 0.25;
const BRISK_ENDING = 0.5;

export const barsOfLine = (syllables: number, tempo: number): number => {
  const bar = (60 / tempo) * BEATS;
  const wanted = (syllables * SYLLABLE_SECONDS + ENDING_SECONDS) / bar;
  const least = (syllables * BRISK_SECONDS + BRISK_ENDING) / bar;
  return wanted <= 1.02 ? 1 : least <= 2.02 ? 2 : Math.ceil(wanted / 2) * 2;
};

interface Draft {
  kind: SectionKind;
  lines: FormLine[];
  bars: number;
  words: number | undefined;
}

export function planForm({ sections, tempo, seconds, lineBars }: FormWish): FormSection[] {
  const drafts: Draft[] = sections.map(({ kind, syllables }, words) =>
    draftOf(kind, syllables, tempo, words, lineBars?.[words]),
  );
  const sung = drafts.reduce((sum, one) => sum + one.bars, 0);
  const barSeconds = (60 / tempo) * BEATS;
  const silent = (kind: SectionKind, bars: number): Draft => ({ kind, bars, lines: [], words: undefined });
  const wantedBars = seconds ? Math.round(seconds / barSeconds) - 1 : undefined;
  const isLong = sung * barSeconds >= LONG_SECONDS;
  if (drafts[0]?.kind !== 'intro') {
    const hasRoom = isLong && barSeconds <= SLOW_BAR && (!wantedBars || wantedBars >= sung + INTRO_BARS);
    const bars = hasRoom ? INTRO_BARS : SHORT_INTRO_BARS;
    drafts.unshift(silent('intro', bars));
  }
  lengthen(drafts, wantedBars, silent);
  const last = drafts.at(-1)!;
  // The closing chord rings in a bar of its own.
  if (last.kind === 'outro') last.bars += 1;
  else drafts.push(silent('outro', isLong ? 3 : 1));
  return numbered(drafts);
}

/** Longer than the words take: the chorus comes back, then the band plays. */
function lengthen(
  drafts: Draft[],
  wanted: number | undefined,
  silent: (kind: SectionKind, bars: number) => Draft,
) {
  const total = () => drafts.reduce((sum, one) => sum + one.bars, 0);
  if (!wanted) return;
  const chorus = drafts.findLast((one) => one.kind === 'chorus' && one.lines.length > 0);
  for (let round = 0; round < 40 && wanted - total() >= SOLO_BARS; round++) {
    const at = drafts.at(-1)?.kind === 'outro' ? drafts.length - 1 : drafts.length;
    const before = drafts[at - 1];
    if (chorus && before !== chorus && before?.words !== chorus.words && wanted - total() >= chorus.bars)
      drafts.splice(at, 0, { ...chorus });
    else if (before?.kind === 'instrumental') before.bars += SOLO_BARS;
    else drafts.splice(at, 0, silent('instrumental', SOLO_BARS));
  }
}

/** More syllables than this in a bar are gabbled. */
const MAX_A_BAR = 9;

function draftOf(
  kind: SectionKind,
  syllables: readonly number[],
  tempo: number,
  words: number,
  before: readonly number[] | undefined,
): Draft {
  if (syllables.length === 0) {
    const bars = kind === 'intro' ? INTRO_BARS : kind === 'outro' ? 2 : SOLO_BARS;
    return { kind, lines: [], bars, words: undefined };
  }
  let bar = 0;
  // Neighbours in rhyme are of one length: a short line waits for the longer one.
  const counts = syllables.map((count) => barsOfLine(count, tempo));
  const max = Math.max(...counts);
  const lines = counts.map((count, i) => {
    const kept = before?.[i];
    const isRoomy = kept !== undefined && syllables[i]! <= kept * MAX_A_BAR;
    const bars = isRoomy ? kept : max === 2 ? 2 : count;
    const line = { bar, bars };
    bar += bars;
    return line;
  });
  return { kind, lines, bars: bar % 2 === 0 ? bar : bar + 1, words };
}

function numbered(drafts: readonly Draft[]): FormSection[] {
  const seen = new Map<SectionKind, number>();
  let firstBar = 0;
  return drafts.map(({ kind, lines, bars, words }, i) => {
    const occurrence = seen.get(kind) ?? 0;
    seen.set(kind, occurrence + 1);
    const isLast = !drafts.slice(i + 1).some((one) => one.kind === kind);
    const lift =
      kind === 'chorus' ? (isLast && occurrence > 0 ? 0.18 : occurrence * 0.06) : occurrence * 0.06;
    const energy = Math.min(1, Math.round((ENERGY[kind] + lift) * 100) / 100);
    const planned = { name: BAND[kind], firstBar, bars, energy, occurrence };
    firstBar += bars;
    return { kind, lines, words, planned };
  });
}
