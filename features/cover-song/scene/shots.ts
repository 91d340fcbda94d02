/** What the camera does at a moment: each shot has a reason in the song, within the angle that was chosen for its scene. */

import { easeInOut, span } from '#engine/motion/easing.ts';
import type { SongScene } from '../contract.ts';
import type { CameraAngle } from '../enums.ts';
import type { SongShape } from './pulse.ts';

export interface Shot {
  framing: 'full' | 'half' | 'bust';
  /** Degrees around the performer. */
  yaw: number;
  /** Of whole figures: from the ground to the crown, as a share of the frame's height. */
  tall: number;
  /** Where the performer stands across the frame, 0 to 1. */
  x: number;
  /** How near the background is, 1 and more. */
  zoom: number;
  /** How far the background is shifted, in shares of the frame. */
  pan: number;
  /** A far background is out of focus in close shots, 0 to 1. */
  blur: number;
}

/** What a shot is for: the place at the beginning, the dance where it is loud, the face where it is sung, then another side, and farewell. */
export const SHOT_REASONS = ['opens', 'dances', 'sings', 'turns', 'ends'] as const;
export type ShotReason = (typeof SHOT_REASONS)[number];
export const SHOT_REASON_LABELS: Record<ShotReason, string> = {
  opens: 'Opening shot',
  dances: 'The dance',
  sings: 'Near, for the singing',
  turns: 'From the side',
  ends: 'Closing shot',
};

export interface PlannedShot {
  start: number;
  end: number;
  reason: ShotReason;
}

/** Bars, in seconds of the film, and how loud its sections are. */
export type Timing = Pick<SongShape, 'downbeats' | 'sections' | 'duration'>;

const whole = (yaw: number, tall: number, x: number, zoom: number, pan = 0): Shot => ({
  framing: 'full',
  yaw,
  tall,
  x,
  zoom,
  pan,
  blur: 0,
});
const half = (yaw: number, x: number, zoom: number, pan: number): Shot => ({
  framing: 'half',
  yaw,
  tall: 1,
  x,
  zoom,
  pan,
  blur: 0.5,
});
const bust = (yaw: number, x: number, zoom: number, pan: number): Shot => ({
  framing: 'bust',
  yaw,
  tall: 1,
  x,
  zoom,
  pan,
  blur: 1,
});

/** Where the camera stands for each reason, from the angle of the scene; at both ends titles have their room beside the performer. */
const SETUPS: Record<CameraAngle, Record<ShotReason, Shot>> = {
  front: {
    opens: whole(-4, 0.68, 0.66, 1.03),
    dances: whole(6, 0.84, 0.5, 1.08),
    sings: half(-8, 0.47, 1.4, 0.03),
    turns: whole(24, 0.77, 0.42, 1.12, -0.04),
    ends: whole(-8, 0.64, 0.66, 1.04),
  },
  side: {
    opens: whole(-50, 0.7, 0.65, 1.1, 0.04),
    dances: whole(58, 0.84, 0.44, 1.16, -0.06),
    sings: half(46, 0.42, 1.45, -0.08),
    turns: whole(-52, 0.82, 0.58, 1.16, 0.06),
    ends: whole(-58, 0.66, 0.66, 1.1, 0.05),
  },
  close_up: {
    opens: half(-14, 0.66, 1.5, 0.03),
    dances: half(-12, 0.54, 1.45, 0.03),
    sings: bust(8, 0.5, 1.9, 0),
    turns: bust(-22, 0.56, 2, 0.06),
    ends: half(-8, 0.66, 1.4, 0.02),
  },
  wide: {
    opens: whole(-4, 0.46, 0.66, 1),
    dances: whole(-6, 0.6, 0.5, 1.04),
    sings: whole(20, 0.66, 0.6, 1.07, -0.03),
    turns: whole(-16, 0.5, 0.38, 1.03, 0.03),
    ends: whole(-6, 0.44, 0.66, 1),
  },
};

/** Bars between two cuts at the most, and shots that a song of any length has. */
const BARS = 4;
const FEWEST = 4;
/** Seconds: nothing is shown for less. */
const SHORTEST = 1.5;
/** From this energy on a section is danced rather than sung. */
const LOUD = 0.62;
/** Seconds within which a bar belongs to a new section. */
const NEAR = 0.4;

type Span = Pick<SongScene, 'startTime' | 'endTime'>;

/** Seconds at which the picture changes within a scene: with the sections of the song, and every few bars between. */
export function cutsOf({ startTime, endTime }: Span, { downbeats, sections, duration }: Timing): number[] {
  const bars = downbeats.filter((one) => one > startTime + SHORTEST && one < endTime - SHORTEST);
  const least = Math.ceil((FEWEST * (endTime - startTime)) / Math.max(1, duration));
  const every = Math.max(1, Math.min(BARS, Math.floor((bars.length + 1) / least)));
  const cuts = [startTime];
  let since = 0;
  for (const bar of bars) {
    since++;
    const last = cuts.at(-1)!;
    const isNew = sections.some(({ start }) => start > last + NEAR && Math.abs(start - bar) < NEAR);
    if (bar - last < SHORTEST || (since < every && !isNew)) continue;
    cuts.push(bar);
    since = 0;
  }
  return cuts;
}

/** No two in a row have the same reason. */
export function shotsOf(scene: Span, timing: Timing): PlannedShot[] {
  const cuts = cutsOf(scene, timing);
  const shots: PlannedShot[] = [];
  for (const [i, start] of cuts.entries()) {
    const end = cuts[i + 1] ?? scene.endTime;
    shots.push({ start, end, reason: reasonOf({ start, end }, shots.at(-1)?.reason, timing) });
  }
  return shots;
}

function reasonOf(
  { start, end }: { start: number; end: number },
  before: ShotReason | undefined,
  { sections, duration }: Timing,
): ShotReason {
  if (start < 0.5) return 'opens';
  if (end >= duration - 0.5) return 'ends';
  const section = sections.findLast((one) => start + NEAR >= one.start);
  const isLoud = (section?.energy ?? 0.6) >= LOUD;
  const [first, other]: ShotReason[] = isLoud ? ['dances', 'sings'] : ['sings', 'dances'];
  const begins = section !== undefined && Math.abs(section.start - start) < NEAR;
  if (begins && first !== before) return first!;
  // After a look from the side the other one is due: who dances also sings.
  if (before === 'turns') return other!;
  return first === before ? 'turns' : first!;
}

/** Which way the camera goes: nearer to what it is there for, away from what is over. */
const NEARER: Record<ShotReason, boolean> = {
  opens: true,
  dances: false,
  sings: true,
  turns: true,
  ends: false,
};

export function plannedAt(scene: Span, timing: Timing, seconds: number): PlannedShot {
  const shots = plansOf(scene, timing);
  return shots.findLast(({ start }) => seconds >= start) ?? shots[0]!;
}

/** A film asks for its shots thirty times a second. */
const known = new WeakMap<Span, { timing: Timing; shots: PlannedShot[] }>();

function plansOf(scene: Span, timing: Timing): PlannedShot[] {
  const found = known.get(scene);
  if (found?.timing === timing) return found.shots;
  const shots = shotsOf(scene, timing);
  known.set(scene, { timing, shots });
  return shots;
}

export function shotAt(scene: Span & Pick<SongScene, 'cameraAngle'>, timing: Timing, seconds: number): Shot {
  const { start, end, reason } = plannedAt(scene, timing, seconds);
  const setup = SETUPS[scene.cameraAngle][reason];
  const share = span(seconds, start, end);
  const t = easeInOut(share) * 0.6 + share * 0.4;
  const nearer = NEARER[reason] ? t : 1 - t;
  const way = NEARER[reason] ? 1 : -1;
  return {
    ...setup,
    yaw: setup.yaw + way * 7 * (t - 0.5),
    tall: setup.tall * (setup.framing === 'full' ? 1 + 0.07 * nearer : 1),
    zoom: setup.zoom * (1 + 0.06 * nearer),
    pan: setup.pan + way * 0.03 * (t - 0.5),
  };
}

export const sceneAt = <S extends SongScene>(scenes: readonly S[], seconds: number): S =>
  scenes.find((one) => seconds < one.endTime) ?? scenes.at(-1)!;
