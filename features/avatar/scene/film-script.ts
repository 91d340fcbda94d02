/** The plan of a scene's film: when everybody enters, who speaks when, and what the camera shows. Seconds throughout. */

import { clamp01, easeInOut } from '#engine/motion/easing.ts';
import type { Beat } from './script.ts';

export interface SpokenBeat extends Beat {
  seconds: number;
}

export interface FilmLine extends Beat {
  start: number;
  end: number;
}

/** What the camera shows: everybody, one person from near, two of them, or one past the shoulder of another. */
export type ShotSubject =
  | { kind: 'wide' }
  | { kind: 'close'; who: number; framing: 'half' | 'bust' }
  | { kind: 'two'; who: readonly [number, number] }
  | { kind: 'over'; who: number; past: number };

export interface FilmShot {
  start: number;
  end: number;
  subject: ShotSubject;
}

export interface FilmScript {
  seconds: number;
  /** For each of the cast: from the first step until the place is reached; both before the film for who is there. */
  entrances: { start: number; end: number }[];
  lines: FilmLine[];
  /** One after the other, without a gap. */
  shots: FilmShot[];
}

const FIRST_STEP = 0.15;
const STAGGER = 0.35;
const WALK = 1.5;
/** Between the last step and the first word, between two speakers, and within one speech. */
const SETTLE = 0.35;
const TURN = 0.35;
const BREATH = 0.18;
/** After the last word. */
const END = 1.1;
/** A film without words lets people be seen. */
const SILENT = 4;
/** The camera is there before the word. */
const AHEAD = 0.22;
/** Whoever says less than this is not worth a cut. */
const WORTH = 0.9;

/** A place is looked at before somebody speaks in it. */
const LOOK_AROUND = 1.2;
const THERE = { start: -1, end: -0.5 };

export interface FilmPlan {
  /** Who walks in, as numbers of the cast; absent: all of them. */
  walksIn?: readonly number[];
  planShots?: typeof shotsOf;
}

export function filmScript(
  beats: readonly SpokenBeat[],
  cast: number,
  { walksIn, planShots = shotsOf }: FilmPlan = {},
): FilmScript {
  let walking = 0;
  const entrances = Array.from({ length: cast }, (_, i) => {
    if (walksIn && !walksIn.includes(i)) return THERE;
    const start = FIRST_STEP + walking++ * STAGGER;
    return { start, end: start + WALK };
  });
  const arrived = Math.max(0, ...entrances.map((one) => one.end));
  let at = Math.max(arrived + SETTLE, walksIn ? LOOK_AROUND : 0);
  const lines: FilmLine[] = [];
  for (const { seconds, ...beat } of beats) {
    const last = lines.at(-1);
    if (last) at = last.end + (last.speaker === beat.speaker ? BREATH : TURN);
    lines.push({ ...beat, start: at, end: at + seconds });
  }
  const spoken = lines.at(-1)?.end;
  const seconds = spoken === undefined ? arrived + SILENT : spoken + END;
  return { seconds, entrances, lines, shots: planShots(lines, seconds, cast) };
}

/** Wide while people come and go; near when they speak, nearer by turns; now and then everybody again. */
function shotsOf(lines: readonly FilmLine[], seconds: number, cast: number): FilmShot[] {
  const shots: FilmShot[] = [{ start: 0, end: seconds, subject: { kind: 'wide' } }];
  const cutTo = (start: number, subject: ShotSubject) => {
    shots.at(-1)!.end = start;
    shots.push({ start, end: seconds, subject });
  };
  let near = 0;
  for (const [i, { speaker, start, end }] of lines.entries()) {
    const now = shots.at(-1)!.subject;
    const isSame = now.kind === 'close' && now.who === speaker;
    if (end - start < WORTH && i > 0) continue;
    if (cast > 1 && i % 5 === 3) {
      if (now.kind !== 'wide') cutTo(start - AHEAD, { kind: 'wide' });
      continue;
    }
    if (isSame && i % 2 === 1) continue;
    cutTo(start - AHEAD, { kind: 'close', who: speaker, framing: near++ % 2 === 0 ? 'half' : 'bust' });
  }
  const last = lines.at(-1);
  if (last && shots.at(-1)!.subject.kind === 'close' && cast > 1) cutTo(last.end + 0.15, { kind: 'wide' });
  return shots;
}

export const shotAt = ({ shots }: FilmScript, seconds: number): FilmShot =>
  shots.findLast((one) => one.start <= seconds) ?? shots[0]!;

export const lineAt = ({ lines }: FilmScript, seconds: number): FilmLine | undefined =>
  lines.find((one) => one.start <= seconds && seconds < one.end);

/** How far somebody has come into the picture: 0 outside, 1 in place. */
export function enteredShare({ entrances }: FilmScript, who: number, seconds: number): number {
  const { start, end } = entrances[who]!;
  // Steps are even; only the last one is slower.
  const t = clamp01((seconds - start) / (end - start));
  return t < 0.7 ? t * 1.15 : 0.805 + 0.195 * Math.sin(((t - 0.7) / 0.3) * (Math.PI / 2));
}

/** Seconds over which the camera goes from one picture to the next, where it does not cut. */
export const CAMERA_MOVE = 0.6;

/** How far the camera has come from the shot before: 0 to 1. */
export const movedShare = (shot: FilmShot, seconds: number): number =>
  shot.start === 0 ? 1 : easeInOut((seconds - shot.start) / CAMERA_MOVE);

export const GREETING =
  /^\W*(hi|hello|hey|welcome|good (morning|afternoon|evening)|bye|goodbye|see you|hola|adiós|bonjour|salut|au revoir|hallo|guten|tschüss|ciao|buongiorno|olá|oi|你好|こんにちは|안녕)/iu;

/** What the hands do while a line is said. */
export const gestureOf = (text: string): 'waving' | 'talking' => (GREETING.test(text) ? 'waving' : 'talking');
