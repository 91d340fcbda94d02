/** The sections of a piece, counted in bars: they grow towards the last chorus, and change where a film does. */

import type { SectionName } from '../score.ts';

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

interface Run {
  name: SectionName;
  bars: number;
}

/** Each new section begins with a scene where one begins within half a phrase of it. */
function onCuts(runs: readonly Run[], phrase: number, cutBars: readonly number[]): Run[] {
  const starts: number[] = [];
  let at = 0;
  for (const { bars } of runs) {
    starts.push(at);
    at += bars;
  }
  for (let i = 1; i < starts.length; i++) {
    const [planned, before, after] = [starts[i]!, starts[i - 1]!, starts[i + 1] ?? at];
    const near = cutBars
      .filter((bar) => Math.abs(bar - planned) <= phrase / 2 && bar >= before + 2 && bar < after)
      .sort((a, b) => Math.abs(a - planned) - Math.abs(b - planned));
    starts[i] = near[0] ?? Math.max(planned, before + 1);
  }
  return runs.map(({ name }, i) => ({ name, bars: (starts[i + 1] ?? at) - starts[i]! }));
}

/** Sections over all bars, the closing one included; `cutBars` are those with which a scene begins. */
export function planSections(bodyBars: number, cutBars: readonly number[] = []): PlannedSection[] {
  const phrase = bodyBars < 12 ? 2 : 4;
  const phrases = Math.floor(bodyBars / phrase);
  const hasIntro = phrases >= 4;
  const hasOutro = phrases >= 10;
  const letters = phrases
    ? `${hasIntro ? 'I' : ''}${coreOf(phrases - Number(hasIntro) - Number(hasOutro))}${hasOutro ? 'O' : ''}`
    : 'V';
  const planned: Run[] = [...letters.matchAll(/(.)\1*/g)].map(([run]) => ({
    name: NAMES[run[0]!]!,
    bars: phrases ? run.length * phrase : bodyBars,
  }));
  const left = bodyBars - planned.reduce((sum, run) => sum + run.bars, 0) + 1;
  const last = planned.at(-1);
  if (last?.name === 'outro') last.bars += left;
  else planned.push({ name: 'outro', bars: left });
  const runs = onCuts(planned, phrase, cutBars);
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
