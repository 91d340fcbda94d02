/** Finds each word in a recording by laying a reading of the same words, whose times are known, along it; what nobody read is told apart. */

import type { TimedText } from '../timing/word-times.ts';
import { FRAME_SECONDS, type SpeechFrames } from './speech-frames.ts';

export interface Aligned {
  /** As many as were read, with their times in the recording. */
  words: TimedText[];
  /** Where somebody made a sound that is none of the words: seconds. */
  extras: { start: number; end: number }[];
}

/** What it costs when the recording dwells, or hurries past one or two moments of the reading. */
const DWELL = 0.35;
const HURRY = 0.25;
/** What a moment costs that belongs to no word: a pause, or a sound. */
const PAUSE = 0.15;
const OTHER = 0.92;
/** Entering such a moment: words that follow each other closely should stay together. */
const ENTER = 1.2;
/** Listeners place words roughly, and rather late: seconds that a word may stand before and after, and the cost beyond. */
const EARLIER = 0.7;
const LATER = 0.3;
const FAR = 1;
const SHORTEST_EXTRA = 0.12;
/** Frames of quiet that part two sounds. */
const BREATH = 4;

/** `reading`: frames of the words read aloud; `read`: when each is said there; `heard`: about where it is in the recording. */
export function alignWords(
  recording: SpeechFrames,
  reading: SpeechFrames,
  read: readonly TimedText[],
  heard?: readonly { start: number; end: number }[],
): Aligned {
  const kept = keptFrames(reading, read);
  if (kept.frames.length < 2) return { words: [], extras: [] };
  const path = cheapestPath(recording, reading, kept, heard);
  return { words: wordsOn(path, kept, read), extras: extrasOn(path, recording, kept) };
}

interface Kept {
  /** Frames of the reading that belong to words, pauses left out. */
  frames: number[];
  /** Which word each of them is part of. */
  word: number[];
  /** For each of them, whether a word begins there. */
  begins: boolean[];
}

function keptFrames({ count, isSilent }: SpeechFrames, read: readonly TimedText[]): Kept {
  const kept: Kept = { frames: [], word: [], begins: [] };
  for (const [w, { start }] of read.entries()) {
    // The little between two words belongs to the first of them.
    const until = read[w + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = Math.max(0, Math.min(count - 1, Math.round(start / FRAME_SECONDS)));
    const to = Math.max(from + 1, Math.min(count, Math.round(until / FRAME_SECONDS)));
    let isFirst = true;
    for (let i = from; i < to; i++) {
      if (isSilent[i] && !(isFirst && i === to - 1)) continue;
      kept.frames.push(i);
      kept.word.push(w);
      kept.begins.push(isFirst);
      isFirst = false;
    }
  }
  return kept;
}

/** For each frame of the recording: the place in the reading (2 j), or the room before it (2 j + 1) in which nothing is read. */
function cheapestPath(
  recording: SpeechFrames,
  reading: SpeechFrames,
  { frames, word, begins }: Kept,
  heard: readonly { start: number; end: number }[] | undefined,
): Int32Array {
  const [n, m] = [recording.count, frames.length];
  // Rooms stand before each beginning, and after the last word.
  const states = 2 * (m + 1);
  const from = new Uint8Array(n * states);
  let before = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  let now = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  const hasRoom = (j: number) => j === m || begins[j]!;
  for (let i = 0; i < n; i++) {
    const idle = recording.isSilent[i] ? PAUSE : OTHER;
    now.fill(Number.POSITIVE_INFINITY);
    for (let j = 0; j <= m; j++) {
      if (hasRoom(j)) {
        const room = 2 * j + 1;
        const stay = before[room]!;
        const enter = j > 0 ? before[2 * (j - 1)]! + ENTER : i === 0 ? 0 : Number.POSITIVE_INFINITY;
        now[room] = idle + Math.min(stay, enter);
        from[i * states + room] = stay <= enter ? 0 : 1;
      }
      if (j === m) continue;
      const place = 2 * j;
      const ways = [
        before[place]! + DWELL,
        j > 0 ? before[place - 2]! : i === 0 ? 0 : Number.POSITIVE_INFINITY,
        j > 1 ? before[place - 4]! + HURRY : Number.POSITIVE_INFINITY,
        j > 2 ? before[place - 6]! + 2.5 * HURRY : Number.POSITIVE_INFINITY,
        hasRoom(j) ? before[place + 1]! : Number.POSITIVE_INFINITY,
      ];
      let way = 0;
      for (let k = 1; k < ways.length; k++) if (ways[k]! < ways[way]!) way = k;
      const isFar = heard && isFarFrom(heard[word[j]!], i * FRAME_SECONDS);
      now[place] = ways[way]! + distance(recording, i, reading, frames[j]!) + (isFar ? FAR : 0);
      from[i * states + place] = way;
    }
    [before, now] = [now, before];
  }
  return traced(from, before, n, m);
}

function traced(from: Uint8Array, last: Float64Array, n: number, m: number): Int32Array {
  const states = 2 * (m + 1);
  const path = new Int32Array(n);
  let state = last[2 * m + 1]! <= last[2 * (m - 1)]! ? 2 * m + 1 : 2 * (m - 1);
  for (let i = n - 1; i >= 0; i--) {
    path[i] = state;
    const way = from[i * states + state]!;
    if (state % 2 === 1) state = way === 0 ? state : state - 3;
    else state = [state, state - 2, state - 4, state - 6, state + 1][way]!;
    state = Math.max(0, state);
  }
  return path;
}

const isFarFrom = (place: { start: number; end: number } | undefined, seconds: number): boolean =>
  place !== undefined && (seconds < place.start - EARLIER || seconds > place.end + LATER);

/** About one between sounds that have nothing in common. */
function distance(a: SpeechFrames, i: number, b: SpeechFrames, j: number): number {
  const { width } = a;
  let sum = 0;
  for (let k = 0; k < width; k++) {
    const difference = a.shapes[i * width + k]! - b.shapes[j * width + k]!;
    // The first says how loud it is, and changes with how far away somebody stands.
    sum += (k === 0 ? 0.5 : 1) * difference * difference;
  }
  return Math.sqrt(sum / (1.6 * width));
}

function wordsOn(path: Int32Array, { word }: Kept, read: readonly TimedText[]): TimedText[] {
  const first = new Int32Array(read.length).fill(-1);
  const last = new Int32Array(read.length).fill(-1);
  for (const [i, state] of path.entries()) {
    if (state % 2 === 1) continue;
    const w = word[state / 2]!;
    if (first[w] === -1) first[w] = i;
    last[w] = i;
  }
  let at = 0;
  return read.map(({ text }, w) => {
    // A word that was hurried over takes no time, where it would stand.
    const start = first[w]! < 0 ? at : first[w]! * FRAME_SECONDS;
    const end = first[w]! < 0 ? at : (last[w]! + 1) * FRAME_SECONDS;
    at = end;
    return { text, start, end };
  });
}

function extrasOn(path: Int32Array, { isSilent }: SpeechFrames, { frames }: Kept): Aligned['extras'] {
  const extras: Aligned['extras'] = [];
  for (let i = 0; i < path.length; ) {
    if (path[i]! % 2 === 0 || isSilent[i]) {
      i++;
      continue;
    }
    const start = i;
    let quiet = 0;
    let end = i;
    while (i < path.length && path[i]! % 2 === 1 && path[i] === path[start] && quiet < BREATH) {
      quiet = isSilent[i] ? quiet + 1 : 0;
      i++;
      if (quiet === 0) end = i;
    }
    const isOutside = path[start] === 1 || path[start] === 2 * frames.length + 1;
    const seconds = (end - start) * FRAME_SECONDS;
    if (!isOutside && seconds >= SHORTEST_EXTRA)
      extras.push({ start: start * FRAME_SECONDS, end: end * FRAME_SECONDS });
  }
  return extras;
}
