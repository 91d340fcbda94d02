/** A singing face at a moment: mouth shapes that flow into each other, eyes that blink, brows that lift with strong notes. */

import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { MouthCue, Shape } from '#engine/voice/mouth/shapes.ts';
import type { Pose } from './pose.ts';

/** Seconds over which one shape becomes the next, and how far the lips are ahead of the sound. */
const BLEND = 0.07;
const LEAD = 0.03;
const BLINK = 0.12;

/** How far each shape goes when sung at ordinary loudness. */
const STRENGTH: Record<Exclude<Shape, 'rest'>, number> = {
  closed: 1,
  teeth: 0.75,
  narrow: 0.8,
  open: 0.78,
  wide: 0.8,
  round: 0.9,
  lip: 0.9,
  tongue: 0.8,
};
/** Vowels open further the louder they are; consonants are made the same way. */
const VOWELS: readonly Shape[] = ['open', 'wide', 'round', 'narrow'];

const ease = (t: number): number => t * t * (3 - 2 * t);
const within = (v: number): number => Math.max(0, Math.min(1, v));

export interface SingOptions {
  /** How loud the voice is at a moment, 0 to 1; ordinary without it. */
  loudness?: (seconds: number) => number;
  /** How much of a smile stays while singing. */
  mood?: number;
}

/** Pure: the same cues, moment and seed give the same face. */
export function singFace(
  cues: readonly MouthCue[],
  seconds: number,
  seed: number,
  { loudness = () => 0.6, mood = 0.22 }: SingOptions = {},
): Pose['face'] {
  const face: Pose['face'] = { blink: blinkAt(seconds, seed) };
  const at = seconds + LEAD;
  const loud = within(loudness(seconds));
  let spoken = 0;
  let strong = 0;
  for (let i = firstAfter(cues, at - BLEND); i < cues.length && cues[i]!.start - BLEND / 2 < at; i++) {
    const { shape, start, end } = cues[i]!;
    const share = shareOf(cues[i - 1], cues[i]!, cues[i + 1], at);
    if (shape === 'rest' || share === 0) continue;
    const isVowel = VOWELS.includes(shape);
    // Very short sounds are only hinted at, except lips that touch.
    const brief = shape === 'closed' || shape === 'lip' ? 1 : within((end - start) / 0.09) * 0.4 + 0.6;
    const size = STRENGTH[shape] * brief * (isVowel ? 0.62 + 0.6 * loud : 1);
    face[shape] = Math.min(1, (face[shape] ?? 0) + share * size);
    spoken += share;
    // A held vowel is a strong note: brows follow it up and down again.
    if (isVowel) strong = Math.max(strong, share * within((end - start - 0.22) / 0.3) * hold(start, end, at));
  }
  face.browUp = within(0.1 * spoken + strong * (0.25 + 0.55 * loud));
  // A broad smile and a sung vowel would pull the mouth two ways at once.
  face.smile = mood * (1 - 0.75 * within(spoken));
  return face;
}

const hold = (start: number, end: number, at: number): number =>
  ease(within((at - start) / 0.18)) * ease(within((end - at) / 0.25));

/** How much a cue is seen: it fades in over the border with the one before and out over the next. */
function shareOf(
  before: MouthCue | undefined,
  { start, end }: MouthCue,
  after: MouthCue | undefined,
  at: number,
): number {
  const width = (a: MouthCue | undefined, length: number) =>
    Math.min(BLEND, length, a ? Math.max(0.02, a.end - a.start) : BLEND);
  const [rise, fall] = [width(before, end - start), width(after, end - start)];
  return Math.min(ease(within((at - start) / rise + 0.5)), ease(within((end - at) / fall + 0.5)));
}

/** Number of the first cue that ends after a moment. */
function firstAfter(cues: readonly MouthCue[], seconds: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cues[middle]!.end <= seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every 2 to 5 seconds: one blink somewhere in each stretch of three and a half, never close to its ends. */
function blinkAt(seconds: number, seed: number): number {
  const stretch = 3.5;
  const number = Math.floor(seconds / stretch);
  const random = seeded(seed * 613 + number * 101 + 7);
  const from = (number + 0.28 + 0.4 * random()) * stretch;
  const inside = (seconds - from) / BLINK;
  return inside > 0 && inside < 1 ? Math.sin(inside * Math.PI) : 0;
}
