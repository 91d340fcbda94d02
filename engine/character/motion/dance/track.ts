/** A planned dance as one long row of key poses, and what lies between them: smooth, without overshoot, hitting every key on its beat. */

import { mix, mixed, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Groove } from './groove.ts';
import type { FootPlace, Key, Move } from './move.ts';
import { MOVES } from './moves.ts';
import type { Phrase } from './plan.ts';

/** A key pose in numbers; left and right are the figure's own. */
export interface Stance {
  hips: Vec3;
  turn: Vec3;
  spine: Vec3;
  chest: Vec3;
  head: Vec3;
  handL: Vec3;
  handR: Vec3;
  /** How deep the knees give, how much the head nods, how large everything is, and where on the neck of a guitar the hand is (0 to 1). */
  extra: readonly [dip: number, nod: number, size: number, fret: number];
  footL: Foot;
  footR: Foot;
}

/** To the figure's left, forward, up; degrees to the left and toes down. */
export type Foot = readonly [x: number, z: number, lift: number, yaw: number, pitch: number];

export interface Track {
  /** Beats of the keys, in order. */
  at: number[];
  keys: Stance[];
}

const REST_HAND: Vec3 = [0.2, -0.8, 0.2];
const ZERO: Vec3 = [0, 0, 0];

const BODY = ['hips', 'turn', 'spine', 'chest', 'head', 'handL', 'handR', 'extra'] as const;

export function trackOf(groove: Groove, phrases: readonly Phrase[]): Track {
  const track: Track = { at: [], keys: [] };
  for (const phrase of phrases) {
    const { keys }: Move = MOVES[phrase.move];
    for (let round = 0; round < phrase.beats; round += 4)
      for (const key of keys) {
        if (round + key.at >= phrase.beats) break;
        track.at.push(phrase.from + round + key.at);
        track.keys.push(stanceOf(key, phrase, groove));
      }
  }
  const last = phrases.at(-1)!;
  // The song is over: one hand up, and held.
  track.at.push(Math.max(last.from + last.beats, track.at.at(-1)! + 1));
  const final: Key = {
    at: 0,
    turn: [0, -6, 3],
    spine: [-2, -4, -4],
    head: [-6, 6, 0],
    hand: [0.25, 0.86, 0.2],
    off: REST_HAND,
  };
  track.keys.push(stanceOf(final, { ...last, energy: Math.max(0.75, last.energy) }, groove));
  const starts = new Set(phrases.map((one) => one.from));
  // Half a beat is short: what stands there before another move only leads over to it.
  for (let i = 1; i + 1 < track.keys.length; i++)
    if (!Number.isInteger(track.at[i]!) && starts.has(track.at[i + 1]!)) {
      const [before, after] = [track.keys[i - 1]!, track.keys[i + 1]!];
      track.keys[i] = {
        ...track.keys[i]!,
        handL: mixed(before.handL, after.handL, 0.5),
        handR: mixed(before.handR, after.handR, 0.5),
      };
    }
  return track;
}

function stanceOf(key: Key, { move, energy, from, isMirrored }: Phrase, groove: Groove): Stance {
  const { dip, nod }: Move = MOVES[move];
  const size = 0.6 + 0.6 * energy;
  const m = isMirrored ? -1 : 1;
  const shift = ([x, y, z]: Vec3 = ZERO): Vec3 => [x * m * size * 1.15, y * size, z * size * 1.15];
  const turn = ([x, y, z]: Vec3 = ZERO): Vec3 => [x * size, y * m * size, z * m * size];
  const foot = ({ x = 0, z = 0, lift = 0, yaw = 0, pitch = 0 }: FootPlace = {}): Foot => {
    const far = 0.8 + 0.4 * energy;
    return [x * m * far, z * far, lift * far, yaw * m, pitch];
  };
  const reach = (to: Vec3 = REST_HAND): Vec3 => {
    const t = Math.min(1, 0.7 + 0.5 * energy);
    return [mix(REST_HAND[0], to[0], t), mix(REST_HAND[1], to[1], t), mix(REST_HAND[2], to[2], t)];
  };
  const [lead, other] = [foot(key.lead), foot(key.other)];
  const [hand, off] = [reach(key.hand), reach(key.off)];
  // The right hand holds the microphone: the left one does what the leading hand should.
  const isLeftLeading = !isMirrored || groove.hands === 'microphone';
  return {
    hips: shift(key.hips),
    turn: turn(key.turn),
    spine: turn(key.spine),
    chest: turn(key.chest),
    head: turn(key.head),
    handL: isLeftLeading ? hand : off,
    handR: isLeftLeading ? off : hand,
    extra: [dip, nod, size, ((Math.imul(from + 64, 7919) + groove.seed) % 5) / 4],
    footL: isMirrored ? other : lead,
    footR: isMirrored ? lead : other,
  };
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** `snap` 0 flows, 1 hits and holds. */
export function stanceAt({ at, keys }: Track, beat: number, snap: number): Stance {
  const last = keys.length - 1;
  if (beat <= at[0]!) return keys[0]!;
  if (beat >= at[last]!) return keys[last]!;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at[middle]! <= beat) low = middle;
    else high = middle;
  }
  const width = at[high]! - at[low]!;
  const share = (beat - at[low]!) / width;
  // Between half beats there is no time to hold.
  const t = mix(share, ease(share), width > 0.6 ? snap : snap * 0.3);
  const [p, a, b, n] = [
    keys[Math.max(0, low - 1)]!,
    keys[low]!,
    keys[high]!,
    keys[Math.min(last, high + 1)]!,
  ];
  const before = low > 0 ? at[low]! - at[low - 1]! : width;
  const after = high < last ? at[high + 1]! - at[high]! : width;
  const body = Object.fromEntries(
    BODY.map((name) => [
      name,
      a[name].map((v, i) => {
        const [slope, left, right] = [
          (b[name][i]! - v) / width,
          (v - p[name][i]!) / before,
          (n[name][i]! - b[name][i]!) / after,
        ];
        return cubic(v, b[name][i]!, tangent(left, slope) * width, tangent(slope, right) * width, t);
      }),
    ]),
  );
  return {
    ...(body as unknown as Stance),
    footL: stepping(a.footL, b.footL, share, width),
    footR: stepping(a.footR, b.footR, share, width),
  };
}

/** Flat at a turning point, so that extremes lie exactly on keys; otherwise no steeper than both sides allow. */
const tangent = (left: number, right: number): number =>
  left * right <= 0 ? 0 : (2 * left * right) / (left + right);

const cubic = (a: number, b: number, da: number, db: number, t: number): number => {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * da + (3 * t2 - 2 * t3) * b + (t3 - t2) * db;
};

/** A foot stays until the weight is off it, then travels in an arc and is down on the key. */
function stepping(a: Foot, b: Foot, share: number, width: number): Foot {
  const wait = width > 0.6 ? 0.35 : 0.05;
  const t = ease(Math.max(0, Math.min(1, (share - wait) / (1 - wait))));
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.abs(b[3] - a[3]) / 200;
  const arc = Math.min(0.14, far * 0.42) * Math.sin(Math.PI * t);
  return [
    mix(a[0], b[0], t),
    mix(a[1], b[1], t),
    mix(a[2], b[2], t) + arc,
    mix(a[3], b[3], t),
    mix(a[4], b[4], t),
  ];
}
