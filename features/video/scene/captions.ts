/** What is said in a film, as lines with times: drawn into the pictures, or given as SRT and WebVTT. */

import { realign } from '#engine/voice/timing/realign.ts';
import { type TimedText, timesByShare } from '#engine/voice/timing/word-times.ts';
import type { CaptionStyle, VideoData } from '../contract.ts';
import { shownText, stressedIn, toldIn } from '../script/told.ts';
import { captionsClip, captionsVoiceOver, clipWords, phrasesOf, voiceOverWords } from './clip/clip-words.ts';
import { type Storyboard, VOICE_AFTER } from './storyboard.ts';

export interface CaptionWord extends TimedText {
  isStressed?: boolean;
}

export interface Caption extends TimedText {
  /** Each word with its own time. */
  words: CaptionWord[];
}

/** A line read aloud. */
export interface SpokenLine {
  seconds: number;
  /** Counted from the beginning of the line; absent where the voice does not tell. */
  words?: readonly TimedText[] | undefined;
}

/** Signs and words that are shown at once. */
const GLANCE: Record<CaptionStyle, { signs: number; words: number }> = {
  classic: { signs: 84, words: 40 },
  karaoke: { signs: 56, words: 12 },
  typewriter: { signs: 64, words: 14 },
  highlight: { signs: 34, words: 6 },
  pop: { signs: 22, words: 4 },
  'one-word': { signs: 1, words: 1 },
};

/** With a voice the lines stay while it speaks; without one, as long as their scene. */
export function captionsOf(data: VideoData, board: Storyboard, spoken?: readonly SpokenLine[]): Caption[] {
  const told = toldIn(data);
  const glance = GLANCE[data.captions === 'burned' ? data.captionStyle : 'classic'];
  const heard = (words: readonly TimedText[]) =>
    phrasesOf(words).flatMap((phrase) => inGlances(phrase, glance, phrase.at(-1)!.end));
  if (captionsVoiceOver(data)) return heard(voiceOverWords(data));
  return board.scenes.flatMap((scene) => {
    const { sentence, isSaid } = scene;
    if (captionsClip(data, scene)) return heard(clipWords(data, scene));
    const text = sentence === undefined ? '' : shownText(told[sentence]?.text ?? '');
    if (sentence === undefined || !text) return [];
    const start = scene.start + VOICE_AFTER;
    const line = isSaid ? spoken?.[sentence] : undefined;
    const until = Math.min(start + (line?.seconds || scene.end - start - 0.1), scene.end);
    const words = line ? timesOf(text, line, start, until) : timesByShare(wordsIn(text), start, until);
    return inGlances(stressed(words, text, stressedIn(told[sentence]!.text)), glance, until);
  });
}

function stressed(
  words: readonly TimedText[],
  text: string,
  ranges: readonly { from: number; to: number }[],
): CaptionWord[] {
  let at = 0;
  return words.map((word) => {
    const from = text.indexOf(word.text, at);
    if (from < 0) return word;
    at = from + word.text.length;
    const isStressed = ranges.some((one) => from < one.to && at > one.from);
    return isStressed ? { ...word, isStressed } : word;
  });
}

/** Scripts without spaces are cut as their readers would. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const part of text.split(/\s+/).filter(Boolean)) {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part)) {
      words.push(part);
      continue;
    }
    for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
      part,
    ))
      if (isWordLike || words.length === 0) words.push(segment);
      else words[words.length - 1] += segment;
  }
  return words;
}

/** The voice's own times under the words as they are written. */
function timesOf(text: string, { words }: SpokenLine, start: number, until: number): TimedText[] {
  const written = wordsIn(text);
  if (!words || words.length === 0) return timesByShare(written, start, until);
  const later = words.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  if (later.length === written.length)
    return later.map((one, i) => ({ ...one, text: written[i]!, end: Math.min(one.end, until) }));
  // Numbers and signs are said in other words than they are written: the words around them keep their times.
  return realign(later, written.join(' '), 'en').flatMap((cue) => cue.words);
}

const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);

function inGlances(
  words: readonly CaptionWord[],
  { signs, words: max }: (typeof GLANCE)[CaptionStyle],
  until: number,
): Caption[] {
  const groups: CaptionWord[][] = [];
  let length = 0;
  for (const word of words) {
    const last = groups.at(-1);
    if (last && last.length < max && length + word.text.length + 1 <= signs) {
      last.push(word);
      length += word.text.length + 1;
    } else {
      groups.push([word]);
      length = word.text.length;
    }
  }
  return groups.map((group, i) => ({
    start: group[0]!.start,
    end: groups[i + 1]?.at(0)?.start ?? Math.max(until, group.at(-1)!.end),
    text: group.reduce(
      (line, { text }) => (line === '' || isUnspaced(line) ? line + text : `${line} ${text}`),
      '',
    ),
    words: group,
  }));
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number, point: string): string => {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${point}${String(ms % 1000).padStart(3, '0')}`;
};
/** An arrow inside a line would be read as times. */
const plain = (text: string) => text.replaceAll('-->', '→').replace(/\s*\n\s*/g, ' ');

export const toSrt = (captions: readonly TimedText[]): string =>
  captions
    .map((one, i) => `${i + 1}\n${clock(one.start, ',')} --> ${clock(one.end, ',')}\n${plain(one.text)}\n`)
    .join('\n');

export const toVtt = (captions: readonly TimedText[]): string =>
  `WEBVTT\n\n${captions
    .map(
      (one) =>
        `${clock(one.start, '.')} --> ${clock(one.end, '.')}\n${plain(one.text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`,
    )
    .join('\n')}`;
