/** Mouth shapes of a singer: out of the vocal while somebody sings, or along the lead's notes where nobody does. */

import { ACTIVITY_RATE } from '#engine/music/listen/vocal.ts';
import { mouthFromAudio } from './from-audio.ts';
import { type MouthCue, type Shape, smooth } from './shapes.ts';

/** Below this share of the singer's loudness nobody sings. */
const SILENT = 0.12;
/** Shorter gaps are breaths within a word; shorter bursts are no singing. Seconds. */
const GAP = 0.12;
const BURST = 0.08;

export interface Sung {
  start: number;
  end: number;
}

/** Spans in which somebody sings, by `voiceActivity`. */
export function sungSpans(activity: Float32Array, gap = GAP): Sung[] {
  const spans: Sung[] = [];
  activity.forEach((level, i) => {
    if (level < SILENT) return;
    const [start, end] = [i / ACTIVITY_RATE, (i + 1) / ACTIVITY_RATE];
    const last = spans.at(-1);
    if (last && start - last.end <= gap) last.end = end;
    else spans.push({ start, end });
  });
  return spans.filter((one) => one.end - one.start >= BURST);
}

/** Seconds; within singing a shorter silence is a held vowel that was misheard. */
const MISHEARD = 0.16;

/** What the instruments play does not move the lips: outside of the singing the mouth rests. */
export function singCues(vocal: Float32Array, sampleRate: number, activity: Float32Array): MouthCue[] {
  const heard = mouthFromAudio(vocal, sampleRate);
  const cues: MouthCue[] = [];
  let at = 0;
  for (const span of sungSpans(activity)) {
    if (span.start > at) cues.push({ start: at, end: span.start, shape: 'rest' });
    const inside = heard
      .map((cue) => ({ ...cue, start: Math.max(cue.start, span.start), end: Math.min(cue.end, span.end) }))
      .filter((cue) => cue.end > cue.start);
    for (const [i, cue] of inside.entries()) {
      // At the end it is the silence after the last word: activity fades more slowly than the voice.
      const isBetween = i > 0 && i + 1 < inside.length && cue.end - cue.start < MISHEARD;
      cues.push(cue.shape === 'rest' && isBetween ? { ...cue, shape: 'open' } : cue);
    }
    at = span.end;
  }
  return smooth(cues);
}

/** Vowels that a melody without words is sung on, by turns. */
const VOWELS: readonly Shape[] = ['open', 'wide', 'round', 'open', 'narrow', 'wide'];

export interface SungNote {
  start: number;
  seconds: number;
  pitch: number;
  velocity: number;
}

/** Each note a syllable: lips or tongue begin it, a vowel holds it, and the mouth closes in the rests. Overlapping notes: the highest. */
export function cuesFromMelody(notes: readonly SungNote[]): MouthCue[] {
  const line: SungNote[] = [];
  for (const note of [...notes].sort((a, b) => a.start - b.start || b.pitch - a.pitch)) {
    const last = line.at(-1);
    if (last && note.start - last.start < 0.09) continue;
    line.push(note);
  }
  const cues: MouthCue[] = [];
  let at = 0;
  for (const [i, { start, seconds, pitch }] of line.entries()) {
    const next = line[i + 1]?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(start + Math.max(0.1, seconds * 0.92), next);
    if (start - at > 0.08) cues.push({ start: at, end: start, shape: 'rest' });
    const onset = Math.min(0.06, (end - start) / 3);
    const begin: Shape =
      at > 0 && start - at < 0.08 ? (['tongue', 'closed', 'teeth'] as const)[i % 3]! : 'closed';
    cues.push({ start: Math.max(at, start - onset / 2), end: start + onset / 2, shape: begin });
    cues.push({ start: start + onset / 2, end, shape: VOWELS[(i * 5 + pitch) % VOWELS.length]! });
    at = end;
  }
  return smooth(contiguous(cues));
}

/** Small overlaps and holes between neighbours are closed. */
function contiguous(cues: readonly MouthCue[]): MouthCue[] {
  const out: MouthCue[] = [];
  for (const cue of cues) {
    const last = out.at(-1);
    if (last && cue.start - last.end < 0.08) last.end = cue.start;
    out.push({ ...cue });
  }
  return out.filter((one) => one.end > one.start);
}
