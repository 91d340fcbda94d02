/** Words of a song with their times, as players read them: LRC with every syllable, and lines for captions. */

import type { SungNote } from '../song-plan.ts';

export interface TimedLine {
  start: number;
  end: number;
  text: string;
  syllables: { start: number; end: number; text: string; isLastOfWord: boolean }[];
}

/** One line for each phrase that is sung. */
export function linesOf(notes: readonly SungNote[], spacer = ' '): TimedLine[] {
  const lines = new Map<number, TimedLine>();
  for (const { phrase, start, end, text, isLastOfWord } of notes) {
    const line = lines.get(phrase) ?? { start, end, text: '', syllables: [] };
    line.end = Math.max(line.end, end);
    line.text += `${text}${isLastOfWord ? spacer : ''}`;
    line.syllables.push({ start, end, text, isLastOfWord });
    lines.set(phrase, line);
  }
  return [...lines.values()].map((line) => ({ ...line, text: line.text.trim() }));
}

function stamp(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(hundredths / 6000))}:${pad(Math.floor(hundredths / 100) % 60)}.${pad(hundredths % 100)}`;
}

const oneLine = (text: string): string => text.replace(/[\r\n[\]]+/g, ' ').trim();

/** LRC with the times of syllables in the enhanced form. */
export function toLrc(title: string, notes: readonly SungNote[], spacer = ' '): string {
  const lines = linesOf(notes, spacer).map(
    ({ start, end, syllables }) =>
      `[${stamp(start)}]${syllables.map((one) => `<${stamp(one.start)}>${one.text}${one.isLastOfWord ? spacer : ''}`).join('')}<${stamp(end)}>`,
  );
  return `[ti:${oneLine(title)}]\n${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
