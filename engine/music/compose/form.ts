/** How a piece is laid out in time: tempo, bars, sections. Counted in beats; the tempo is bent so that they fit. */

import type { SectionName } from '../score.ts';

export const BEATS_PER_BAR = 4;
/** More than this and a genre no longer sounds like itself. */
const MOST_BEND = 0.06;
const LEAST_BEATS = 7;

export interface Pulse {
  tempo: number;
  /** Bars before the closing one. */
  bodyBars: number;
  /** Beats of the bar in which the closing chord rings out: 3 to 6. */
  closingBeats: number;
}

export function fitPulse(seconds: number, wish: number): Pulse {
  const bars = Math.round((seconds * wish) / 60 / BEATS_PER_BAR);
  const whole = (bars * BEATS_PER_BAR * 60) / seconds;
  if (bars >= 2 && Math.abs(whole / wish - 1) <= MOST_BEND) {
    return { tempo: whole, bodyBars: bars - 1, closingBeats: BEATS_PER_BAR };
  }
  // Short pieces: the closing bar takes what whole bars cannot.
  const beats = Math.max(LEAST_BEATS, Math.round((seconds * wish) / 60));
  const rest = beats % BEATS_PER_BAR;
  const closingBeats = rest === 3 ? 3 : rest + BEATS_PER_BAR;
  return { tempo: (beats * 60) / seconds, bodyBars: (beats - closingBeats) / BEATS_PER_BAR, closingBeats };
}

export interface PlannedSection {
  name: SectionName;
  firstBar: number;
  bars: number;
  energy: number;
  /** How many sections of this name came before. */
  occurrence: number;
}

/** Phrases between intro and outro: V verse, C chorus, B bridge. */
const CORES = [
  '',
  'V',
  'VC',
  'VVC',
  'VVCC',
  'VVCBC',
  'VCVCBC',
  'VVCVCBC',
  'VVCCVBCC',
  'VVCVVCBCC',
  'VVCCVVCBCC',
  'VVCCVVCCBCC',
  'VVCCVVCCBBCC',
];

const coreOf = (phrases: number): string => CORES[phrases] ?? `VVCC${coreOf(phrases - 4)}`;

const NAMES: Readonly<Record<string, SectionName>> = {
  I: 'intro',
  V: 'verse',
  C: 'chorus',
  B: 'bridge',
  O: 'outro',
};

const ENERGY: Readonly<Record<SectionName, number>> = {
  intro: 0.4,
  verse: 0.52,
  chorus: 0.8,
  bridge: 0.5,
  outro: 0.62,
};

/** Later ones say more, and the last chorus says everything. */
function energyOf(name: SectionName, occurrence: number, isLastOfName: boolean): number {
  if (name === 'chorus') return isLastOfName && occurrence > 0 ? 1 : Math.min(0.92, 0.8 + occurrence * 0.06);
  if (name === 'verse') return Math.min(0.66, 0.52 + occurrence * 0.08);
  return ENERGY[name];
}

/** Sections over all bars, the closing one included. */
export function planSections(bodyBars: number): PlannedSection[] {
  const phrase = bodyBars < 12 ? 2 : 4;
  const phrases = Math.floor(bodyBars / phrase);
  const hasIntro = phrases >= 4;
  const hasOutro = phrases >= 10;
  const letters = phrases
    ? `${hasIntro ? 'I' : ''}${coreOf(phrases - Number(hasIntro) - Number(hasOutro))}${hasOutro ? 'O' : ''}`
    : 'V';
  const runs = [...letters.matchAll(/(.)\1*/g)].map(([run]) => ({
    name: NAMES[run[0]!]!,
    bars: phrases ? run.length * phrase : bodyBars,
  }));
  const left = bodyBars - runs.reduce((sum, run) => sum + run.bars, 0) + 1;
  const last = runs.at(-1);
  if (last?.name === 'outro') last.bars += left;
  else runs.push({ name: 'outro', bars: left });
  const seen = new Map<SectionName, number>();
  let firstBar = 0;
  return runs.map(({ name, bars }, i) => {
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    const isLastOfName = !runs.slice(i + 1).some((later) => later.name === name);
    const energy = Math.round(energyOf(name, occurrence, isLastOfName) * 100) / 100;
    const section = { name, bars, firstBar, occurrence, energy };
    firstBar += bars;
    return section;
  });
}
