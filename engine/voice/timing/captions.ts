/** Captions as players read them: SRT and WebVTT, in lines that can be read in time. */

import { isUnspaced } from '#common/voice-words.ts';
import type { TimedText } from './word-times.ts';

export interface Cue extends TimedText {
  words: TimedText[];
}

const MAX_CHARACTERS = 74;
const MAX_SECONDS = 6;
/** A silence of this length begins a new caption. */
const GAP_SECONDS = 0.9;

export const joinWords = (words: readonly string[], language: string): string =>
  isUnspaced(language) ? words.join('') : words.join(' ');

export function toCues(words: readonly TimedText[], language: string): Cue[] {
  const max = isUnspaced(language) ? MAX_CHARACTERS / 2 : MAX_CHARACTERS;
  const cues: Cue[] = [];
  let line: TimedText[] = [];
  const flush = () => {
    const [first, last] = [line[0], line.at(-1)];
    if (first && last) {
      const text = joinWords(
        line.map((word) => word.text),
        language,
      );
      cues.push({ start: first.start, end: last.end, text, words: line });
    }
    line = [];
  };
  let length = 0;
  for (const word of words) {
    const [first, last] = [line[0], line.at(-1)];
    const isFull = first && (length + word.text.length > max || word.end - first.start > MAX_SECONDS);
    if (isFull || (last && word.start - last.end > GAP_SECONDS)) flush();
    if (line.length === 0) length = 0;
    line.push(word);
    length += word.text.length + 1;
    if (/[.!?。！？…]["”’')\]」』]*$/u.test(word.text)) flush();
  }
  flush();
  return cues;
}

function clock(seconds: number, sign: ',' | '.'): string {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}${sign}${pad(ms % 1000, 3)}`;
}

export const toSrt = (cues: readonly TimedText[]): string =>
  cues
    .map(
      ({ start, end, text }, i) => `${i + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${text.trim()}\n`,
    )
    .join('\n');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Each word carries its own time, which players use to light it up. */
export function toVtt(cues: readonly Cue[], language: string): string {
  const body = cues.map(({ start, end, words, text }) => {
    const timed = words.map((word, i) => (i === 0 ? '' : `<${clock(word.start, '.')}>`) + escaped(word.text));
    return `${clock(start, '.')} --> ${clock(end, '.')}\n${timed.length > 0 ? joinWords(timed, language) : escaped(text)}\n`;
  });
  return `WEBVTT\n\n${body.join('\n')}`;
}
