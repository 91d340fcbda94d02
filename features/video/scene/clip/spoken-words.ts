/** What is said in a clip, as one reads and edits it: words, ums and pauses, and what is cut out with them. */

import type { Transcript, VideoData } from '../../contract.ts';
import { type ClipRange, joined } from './clip-cuts.ts';

export interface Unit extends ClipRange {
  kind: 'word' | 'um' | 'pause';
  text: string;
}

/** Seconds: longer silences are shown, and shortened with one click. */
export const LONG_PAUSE = 0.6;
/** Seconds that make no difference: cuts are kept to a thousandth. */
const SAME = 0.002;
/** What is left of one. */
const SHORT_PAUSE = 0.3;

const UMS: Record<string, RegExp> = {
  en: /^(u+h*m+|u+h+|e+r+m*|h+m+|m+h*m+)$/,
  de: /^(ä+h*m*|ö+h*m*|h+m+|u+h*m+)$/,
  fr: /^(e+u+h*|h+e+u+|h+u+m+|h+m+)$/,
  es: /^(e+h+|e+m+|m+h*m+|h+m+)$/,
  it: /^(e+h+m*|m+h*m+|h+m+)$/,
  pt: /^(h+u+m+|é{2,}|h+m+)$/,
  zh: /^(嗯+|呃+|额+)$/,
  ja: /^(え[ーっ]*と?|うー?ん|あのー+)$/,
  ko: /^(음+|어+)$/,
};

const isUm = (text: string, language: string): boolean =>
  UMS[language]?.test(text.toLowerCase().replace(/[^\p{L}\p{M}ー]/gu, '')) ?? false;

/** Words, ums and long pauses in the order of the clip. */
export function unitsOf({ words, language }: Transcript, clipSeconds: number): Unit[] {
  const units: Unit[] = [];
  const pause = (from: number, to: number) => {
    if (to - from > LONG_PAUSE) units.push({ kind: 'pause', text: `${(to - from).toFixed(1)} s`, from, to });
  };
  let at = 0;
  for (const { text, start, end, isExtra } of words) {
    pause(at, start);
    units.push({
      kind: isExtra || isUm(text, language) ? 'um' : 'word',
      text,
      from: Math.max(at, start),
      to: Math.max(at, start, end),
    });
    at = Math.max(at, end);
  }
  pause(at, clipSeconds);
  return units;
}

export const isCut = ({ from, to }: ClipRange, cuts: readonly ClipRange[]): boolean => {
  const middle = (from + to) / 2;
  return cuts.some((cut) => middle >= cut.from && middle < cut.to);
};

/** What is left out when units are deleted: with them goes the shorter of the silences around. */
export function rangeOf(units: readonly Unit[], first: number, last: number): ClipRange {
  const [from, to] = [units[first]!.from, units[last]!.to];
  const before = from - (units[first - 1]?.to ?? from);
  const after = (units[last + 1]?.from ?? to) - to;
  return before >= after ? { from, to: to + after } : { from: from - before, to };
}

/** Ums go, and long silences become short. */
export function tidyRanges(units: readonly Unit[], cuts: readonly ClipRange[]): ClipRange[] {
  const kept = units.filter((one) => one.kind === 'word' && !isCut(one, cuts));
  const ranges: ClipRange[] = [];
  for (let i = 0; i <= kept.length; i++) {
    const [from, to] = [kept[i - 1]?.to ?? 0, kept[i]?.from ?? units.at(-1)?.to ?? 0];
    const between = units.filter(
      (one) => one.kind !== 'word' && one.from >= from - 1e-6 && one.to <= to + 1e-6,
    );
    const ums = between.filter((one) => one.kind === 'um');
    if (between.length === 0 || kept.length === 0) continue;
    const rests = [from, ...ums.flatMap((one) => [one.from, one.to]), to];
    const longest = Math.max(...rests.flatMap((at, k) => (k % 2 === 1 ? [at - rests[k - 1]!] : [])));
    const rest = Math.min(SHORT_PAUSE, longest) / 2;
    // Nothing is said before the first word or after the last: there the whole silence goes but a little.
    const range = {
      from: i === 0 ? 0 : Math.min(from + rest, ums[0]?.from ?? to),
      to: i === kept.length ? to : Math.max(to - rest, ums.at(-1)?.to ?? from),
    };
    if (range.to - range.from > 0.02) ranges.push(range);
  }
  const isDone = ({ from, to }: ClipRange) =>
    cuts.some((cut) => cut.from <= from + SAME && cut.to >= to - SAME);
  return ranges.filter((range) => !isDone(range));
}

/** How many ums and long silences are still there. */
export const countUntidy = (units: readonly Unit[], cuts: readonly ClipRange[]): number =>
  joined(tidyRanges(units, cuts)).length;

export const transcriptOf = (
  { transcripts }: Pick<VideoData, 'transcripts'>,
  fileId: string | null | undefined,
): Transcript | undefined => transcripts.find((one) => one.fileId === fileId);

/** One for each file, the newest; those of files that left the project go. */
export function withTranscript(data: VideoData, transcript: Transcript): VideoData {
  const files = new Set([...data.uploadedFiles.map((one) => one.id), data.voiceOver?.id]);
  const others = data.transcripts.filter(({ fileId }) => files.has(fileId) && fileId !== transcript.fileId);
  return { ...data, transcripts: [...others, transcript] };
}
