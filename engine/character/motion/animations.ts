/** The seven movements as functions of time: each loops without a seam, with weight in the hips and follow-through in arms and head. */

import type { Pose } from './pose.ts';

export const ANIMATIONS = ['idle', 'walking', 'running', 'talking', 'waving', 'dancing', 'jumping'] as const;
export type Animation = (typeof ANIMATIONS)[number];

/** Seconds of one loop at normal speed. */
export const LOOP_SECONDS: Record<Animation, number> = {
  idle: 4,
  walking: 1.1,
  running: 0.68,
  talking: 4,
  waving: 2.4,
  dancing: 2,
  jumping: 1.6,
};

const TURN = 2 * Math.PI;
const wave = (phase: number, shift = 0): number => Math.sin((phase + shift) * TURN);
/** 0 to 1 and back, resting at 0. */
const bump = (phase: number): number => 0.5 - 0.5 * Math.cos(phase * TURN);
const ease = (t: number): number => t * t * (3 - 2 * t);
const between = (phase: number, from: number, to: number): number =>
  ease(Math.max(0, Math.min(1, (phase - from) / (to - from))));

/** Eyes close for a moment, now and then; the same moments every time. */
function blinkAt(seconds: number): number {
  const inside = (seconds + 0.7) % 3.1;
  return inside < 0.16 ? Math.sin((inside / 0.16) * Math.PI) : 0;
}

/** Arms hang a little away from the body, elbows soft. */
const ARMS: Pose['turns'] = {
  upperArmL: [0, 0, 6],
  upperArmR: [0, 0, -6],
  foreArmL: [-14, 0, 0],
  foreArmR: [-14, 0, 0],
};

type Movement = (phase: number, seconds: number) => Pose;

const MOVEMENTS: Record<Animation, Movement> = {
  idle(phase) {
    const breath = wave(phase * 1);
    const sway = wave(phase, 0.2);
    return {
      offset: [sway * 0.02, breath * 0.008 - 0.008, 0],
      turns: {
        ...ARMS,
        hips: [0, sway * 2, sway * 1.2],
        spine: [breath * 0.9, 0, -sway * 1.2],
        chest: [breath * 1.2, -sway * 2, 0],
        head: [-breath * 1.2, sway * 4, sway * 1.5],
        upperArmL: [breath * 1.5, 0, 7 + breath],
        upperArmR: [breath * 1.5, 0, -7 - breath],
        thighL: [0, 0, -sway * 1.2],
        thighR: [0, 0, -sway * 1.2],
      },
      face: { smile: 0.25 },
    };
  },

  walking: (phase) =>
    gait(phase, { stride: 27, knee: 48, arm: 24, elbow: 22, lean: 3, bounce: 0.035, turn: 7 }),
  running: (phase) =>
    gait(phase, { stride: 46, knee: 92, arm: 46, elbow: 82, lean: 13, bounce: 0.1, turn: 11 }),

  talking(phase, seconds) {
    const idle = MOVEMENTS.idle(phase, seconds);
    const nod = wave(phase * 3) * 0.6 + wave(phase * 2, 0.3) * 0.4;
    const say = Math.max(0, wave(phase * 5)) * (0.5 + 0.5 * bump(phase * 2));
    return {
      ...idle,
      turns: {
        ...idle.turns,
        head: [nod * 4, wave(phase) * 7, wave(phase, 0.4) * 3],
        upperArmL: [-22 - say * 16, 0, 14],
        foreArmL: [-62 - say * 24, 10, 0],
        upperArmR: [-16 - wave(phase, 0.5) * 8, 0, -10],
        foreArmR: [-42 - Math.max(0, wave(phase * 3, 0.6)) * 26, -8, 0],
      },
      face: { smile: 0.12, browUp: bump(phase * 2) * 0.45, ...chatter(seconds) },
    };
  },

  waving(phase, seconds) {
    const idle = MOVEMENTS.idle(phase, seconds);
    const swing = wave(phase * 3);
    return {
      ...idle,
      turns: {
        ...idle.turns,
        chest: [0, 4, 3],
        head: [0, 6, -7 + swing * 1.5],
        upperArmR: [0, 0, -100 - swing * 3],
        foreArmR: [0, 0, -58 + swing * 22],
        handR: [0, 0, swing * 16],
      },
      face: { smile: 0.9, browUp: 0.4 },
    };
  },

  dancing(phase) {
    const beat = phase * 4;
    const drop = bump(beat);
    const side = wave(phase * 2);
    const groove = wave(phase);
    const up = bump(phase * 2);
    return {
      offset: [side * 0.11, -0.055 * drop, 0],
      turns: {
        hips: [0, groove * 14, -side * 9],
        spine: [4 * drop, -groove * 9, side * 9],
        chest: [2, -groove * 12, side * 5],
        head: [6 * drop - 2, groove * 8, -side * 7],
        upperArmL: [-18 - 12 * up, 0, 44 + 44 * up],
        foreArmL: [-30 + 16 * drop, 0, 30 + 34 * up],
        upperArmR: [-18 - 12 * (1 - up), 0, -44 - 44 * (1 - up)],
        foreArmR: [-30 + 16 * drop, 0, -30 - 34 * (1 - up)],
        thighL: [-14 * drop - 10 * Math.max(0, side), 0, side * 7 - 5],
        thighR: [-14 * drop - 10 * Math.max(0, -side), 0, side * 7 + 5],
        shinL: [24 * drop + 16 * Math.max(0, side), 0, 0],
        shinR: [24 * drop + 16 * Math.max(0, -side), 0, 0],
        footL: [-10 * drop, 0, 0],
        footR: [-10 * drop, 0, 0],
      },
      face: { smile: 1, browUp: 0.3 * drop },
    };
  },

  jumping(phase) {
    // Crouch, leave the ground, hang, land, give way, stand.
    const crouch =
      between(phase, 0, 0.2) -
      between(phase, 0.22, 0.3) +
      between(phase, 0.62, 0.72) -
      between(phase, 0.76, 0.97);
    const air = Math.max(0, Math.min(1, (phase - 0.26) / 0.38));
    const height = phase > 0.26 && phase < 0.64 ? 4 * air * (1 - air) : 0;
    const reach = between(phase, 0.2, 0.34) - between(phase, 0.55, 0.72);
    return {
      offset: [0, height * 0.85 - crouch * 0.24, 0],
      turns: {
        spine: [crouch * 20 - reach * 6, 0, 0],
        chest: [crouch * 8 - reach * 4, 0, 0],
        head: [-crouch * 16 - reach * 5, 0, 0],
        upperArmL: [crouch * 38 - reach * 24, 0, 8 + reach * 120],
        upperArmR: [crouch * 38 - reach * 24, 0, -8 - reach * 120],
        foreArmL: [-14 - crouch * 24, 0, 0],
        foreArmR: [-14 - crouch * 24, 0, 0],
        thighL: [-crouch * 52 - height * 26, 0, 3],
        thighR: [-crouch * 52 - height * 12, 0, -3],
        shinL: [crouch * 88 + height * 52, 0, 0],
        shinR: [crouch * 88 + height * 34, 0, 0],
        footL: [-crouch * 34 + height * 30, 0, 0],
        footR: [-crouch * 34 + height * 30, 0, 0],
      },
      face: { smile: 0.4 + 0.6 * reach, open: 0.3 * reach, browUp: reach },
    };
  },
};

interface Gait {
  stride: number;
  knee: number;
  arm: number;
  elbow: number;
  lean: number;
  bounce: number;
  turn: number;
}

/** Both legs do the same half a loop apart; arms swing against them. */
function gait(phase: number, g: Gait): Pose {
  const leg = (p: number): { thigh: number; shin: number; foot: number } => {
    const swing = wave(p);
    // The knee bends while the leg comes forward.
    const lift = Math.max(0, wave(p, 0.22)) ** 1.4;
    return { thigh: -swing * g.stride - lift * 8, shin: 6 + lift * g.knee, foot: swing * 12 - lift * 14 };
  };
  const [left, right] = [leg(phase), leg(phase + 0.5)];
  const swing = wave(phase);
  const step = Math.abs(wave(phase, 0.25));
  return {
    offset: [wave(phase, 0.05) * 0.02, (step - 0.75) * g.bounce - g.bounce * 0.4, 0],
    turns: {
      hips: [0, -swing * g.turn, wave(phase, 0.1) * 2],
      spine: [g.lean * 0.6, swing * g.turn * 0.8, 0],
      chest: [g.lean * 0.4, swing * g.turn * 1.1, 0],
      head: [-g.lean * 0.8 + step * 2, -swing * g.turn * 0.5, 0],
      upperArmL: [swing * g.arm, 0, 7],
      upperArmR: [-swing * g.arm, 0, -7],
      foreArmL: [-g.elbow + swing * g.arm * 0.3, 0, 0],
      foreArmR: [-g.elbow - swing * g.arm * 0.3, 0, 0],
      thighL: [left.thigh, 0, 1],
      thighR: [right.thigh, 0, -1],
      shinL: [left.shin, 0, 0],
      shinR: [right.shin, 0, 0],
      footL: [left.foot, 0, 0],
      footR: [right.foot, 0, 0],
    },
    face: { smile: 0.3 },
  };
}

const CHATTER = [
  'open',
  'narrow',
  'wide',
  'closed',
  'round',
  'teeth',
  'wide',
  'lip',
  'open',
  'tongue',
] as const;

/** Words without a text: shapes that follow each other as in speech. */
function chatter(seconds: number): Pose['face'] {
  const at = seconds / 0.13;
  const i = Math.floor(at);
  const t = ease(at - i);
  const now = CHATTER[(((i * 7) % 10) + 10) % 10]!;
  const next = CHATTER[((((i + 1) * 7) % 10) + 10) % 10]!;
  return now === next ? { [now]: 0.8 } : { [now]: 0.8 * (1 - t), [next]: 0.8 * t };
}

/** The pose at a moment; `speed` 1 is normal. */
export function poseAt(animation: Animation, seconds: number, speed = 1): Pose {
  const time = seconds * speed;
  const loop = LOOP_SECONDS[animation];
  const phase = (((time % loop) + loop) % loop) / loop;
  const pose = MOVEMENTS[animation](phase, time);
  return { ...pose, face: { blink: blinkAt(seconds), ...pose.face } };
}
