/** What is said in a film, as lines with times: drawn into the pictures, or given as SRT and WebVTT. */

import type { VideoData } from '../contract.ts';
import { type Storyboard, sentencesOf } from './storyboard.ts';

export interface Caption {
  start: number;
  end: number;
  text: string;
}

/** A voice begins this long after its scene. */
export const VOICE_AFTER = 0.35;
/** Signs that can be read at one glance, on two lines. */
const MOST_SIGNS = 84;

/** With a voice the lines stay while it speaks; without one, as long as their scene. */
export function captionsOf(data: VideoData, board: Storyboard, spoken?: readonly number[]): Caption[] {
  const told = sentencesOf(data.description);
  return board.scenes.flatMap((scene) => {
    const text = scene.sentence === undefined ? undefined : told[scene.sentence];
    if (!text) return [];
    const start = scene.start + VOICE_AFTER;
    const seconds =
      (spoken && scene.sentence !== undefined && spoken[scene.sentence]) || scene.end - start - 0.1;
    return inGlances(text, start, Math.min(start + seconds, scene.end));
  });
}

/** Long sentences are shown part by part, each as long as its share of the signs. */
function inGlances(text: string, start: number, end: number): Caption[] {
  const parts: string[] = [];
  for (const word of text.split(/(?<=\s)|(?<=[、，。])/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (last + word).length <= MOST_SIGNS) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  const total = parts.join('').length;
  let at = start;
  return parts.map((part) => {
    const until = at + ((end - start) * part.length) / total;
    const caption = { start: at, end: until, text: part.trim() };
    at = until;
    return caption;
  });
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number, point: string): string => {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${point}${String(ms % 1000).padStart(3, '0')}`;
};
/** An arrow inside a line would be read as times. */
const plain = (text: string) => text.replaceAll('-->', '→').replace(/\s*\n\s*/g, ' ');

export const toSrt = (captions: readonly Caption[]): string =>
  captions
    .map((one, i) => `${i + 1}\n${clock(one.start, ',')} --> ${clock(one.end, ',')}\n${plain(one.text)}\n`)
    .join('\n');

export const toVtt = (captions: readonly Caption[]): string =>
  `WEBVTT\n\n${captions
    .map(
      (one) =>
        `${clock(one.start, '.')} --> ${clock(one.end, '.')}\n${plain(one.text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`,
    )
    .join('\n')}`;
