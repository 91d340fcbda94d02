/** Which move is danced when: one or two bars each, chosen by energy and genre, never the same twice running. */

import type { Genre } from '#engine/music/score.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { beatAt, energyAt, type Groove, timeOfBeat } from './groove.ts';
import type { Move } from './move.ts';
import { MOVE_NAMES, MOVES, type MoveName } from './moves.ts';

export interface Phrase {
  move: MoveName;
  /** First beat and how many; beats before the song's first have negative numbers. */
  from: number;
  beats: number;
  energy: number;
  /** The other side leads. */
  isMirrored: boolean;
}

/** Bars are no longer than this; without downbeats phrases are this long. */
const BAR = 4;
const LONGEST_BAR = 6;

/** How much a genre likes a move; 1 where nothing is said, 0 never. */
const TASTES: Partial<Record<Genre, Partial<Record<MoveName, number>>>> = {
  pop: {
    hipSway: 2,
    point: 2,
    armWave: 1.5,
    bodyWave: 1.5,
    lunge: 1.5,
    headBang: 0,
    lean: 0.4,
    hop: 0.6,
    heelToe: 0.4,
  },
  upbeat: { clap: 2, twoStep: 1.5, armWave: 1.5, headBang: 0 },
  rock: {
    headBang: 3,
    armPump: 2.5,
    kick: 2,
    hop: 1.5,
    point: 1.5,
    bodyWave: 0.2,
    hipSway: 0.3,
    heelToe: 0.2,
  },
  country: {
    heelToe: 3.5,
    twoStep: 2.5,
    clap: 2,
    kick: 1.5,
    headBang: 0,
    bodyWave: 0.2,
    lean: 0.2,
    hop: 0.3,
  },
  hip_hop: { lean: 3.5, bounce: 3, shuffle: 1.5, point: 1.5, heelToe: 0.2, clap: 0.4, armWave: 1.4 },
  electronic: { shuffle: 2.5, hop: 2, armPump: 2, bodyWave: 1.5, armWave: 1.5, heelToe: 0.3 },
  ballad: {
    sway: 3,
    softReach: 3,
    twoStep: 0.7,
    armWave: 1,
    shuffle: 0,
    hop: 0,
    headBang: 0,
    kick: 0,
    bounce: 0.3,
    lean: 0.2,
    armPump: 0.3,
  },
  acoustic: { sway: 2, heelToe: 2, twoStep: 2, headBang: 0, hop: 0 },
  classical: { sway: 3, softReach: 3, headBang: 0, hop: 0, lean: 0 },
  cinematic: { sway: 2, softReach: 2, point: 1.5, headBang: 0.3 },
};

/** Where bars begin, as numbers of beats, from before the first second to the last beat. */
function barsOf({ beats, downbeats }: Groove): number[] {
  const last = Math.max(0, beats.length - 1);
  const starts = [...new Set(downbeats.map((at) => Math.round(beatAt(beats, at))))]
    .filter((one) => one >= 0 && one < last)
    .sort((a, b) => a - b);
  const first = starts[0] ?? 0;
  const before = Math.ceil(Math.max(0, -beatAt(beats, 0)));
  const bars: number[] = [];
  // Backwards from the first bar, so that what comes before it is in whole bars, too.
  for (let at = first - BAR; at > -before - BAR; at -= BAR) bars.unshift(at);
  for (const [i, start] of (starts.length > 0 ? starts : [0]).entries()) {
    bars.push(start);
    const next = starts[i + 1] ?? last;
    for (let at = start + BAR; next - at >= (next - start > LONGEST_BAR ? 2 : BAR + 1); at += BAR)
      bars.push(at);
  }
  return bars;
}

export function planDance(groove: Groove): Phrase[] {
  const random = seeded(groove.seed * 2654435 + 97);
  const bars = barsOf(groove);
  const end = Math.max(bars.at(-1)! + 1, groove.beats.length - 1);
  const phrases: Phrase[] = [];
  let isMirrored = random() < 0.5;
  let repeats = 0;
  for (const [i, from] of bars.entries()) {
    const beats = (bars[i + 1] ?? end) - from;
    const energy = energyAt(groove, timeOfBeat(groove.beats, from) + 0.05);
    const last = phrases.at(-1);
    isMirrored = !isMirrored;
    const fits = last && (beats === BAR || MOVES[last.move].isStanding);
    if (last && fits && repeats > 0 && Math.abs(last.energy - energy) < 0.15) {
      repeats--;
      phrases.push({ ...last, from, beats, isMirrored });
      continue;
    }
    const move = choose(groove, energy, beats, last?.move, random);
    // Quiet passages take their time.
    repeats = random() < (energy < 0.45 ? 0.8 : 0.4) ? 1 : 0;
    phrases.push({ move, from, beats, energy, isMirrored });
  }
  return phrases;
}

function choose(
  groove: Groove,
  energy: number,
  beats: number,
  last: MoveName | undefined,
  random: () => number,
): MoveName {
  const tastes = TASTES[groove.genre] ?? {};
  const weights = MOVE_NAMES.map((name) => {
    const move: Move = MOVES[name];
    if (name === last || (beats !== BAR && !move.isStanding)) return 0;
    if (move.needsHands && groove.hands !== 'free') return 0;
    const taste: number = tastes[name] ?? 1;
    return taste * (Math.exp(-(((energy - move.energy) / 0.24) ** 2)) + 0.002);
  });
  let at = random() * weights.reduce((sum, one) => sum + one, 0);
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (weight > 0 && at <= 0) return MOVE_NAMES[i]!;
  }
  return last === 'sway' ? 'bounce' : 'sway';
}
