/** What a feeling does to somebody who stands still in a picture: face, head and arms. */

import type { Pose } from './pose.ts';

export const MOODS = ['joy', 'surprise', 'question', 'anger', 'sadness', 'fear', 'greeting', 'calm'] as const;
export type Mood = (typeof MOODS)[number];

type Turns = Pose['turns'];
type Face = Pose['face'];

/** Of who speaks; a mouth that speaks stays a little open. */
export const MOOD_FACES: Record<Exclude<Mood, 'calm'>, Face> = {
  joy: { smile: 1, open: 0.45, browUp: 0.4, frown: 0 },
  greeting: { smile: 0.9, open: 0.3, browUp: 0.35, frown: 0 },
  surprise: { smile: 0, round: 0.55, open: 0.5, browUp: 1, browAngry: 0, frown: 0 },
  question: { smile: 0.05, open: 0.25, browUp: 0.75, browAngry: 0, frown: 0 },
  anger: { smile: 0, open: 0.4, frown: 0.7, browAngry: 1, browUp: 0 },
  sadness: { smile: 0, open: 0.12, frown: 0.75, browSad: 1, browAngry: 0 },
  fear: { smile: 0, open: 0.5, frown: 0.4, browSad: 0.8, browUp: 0.7, browAngry: 0 },
};

/** Of who hears it. */
export const ECHO_FACES: Record<Exclude<Mood, 'calm'>, Face> = {
  joy: { smile: 0.8, browUp: 0.2, frown: 0 },
  greeting: { smile: 0.7, browUp: 0.2, frown: 0 },
  surprise: { smile: 0, browUp: 0.6, frown: 0.1, browAngry: 0 },
  question: { smile: 0.1, browUp: 0.3, frown: 0, browAngry: 0 },
  anger: { smile: 0, frown: 0.35, browSad: 0.6, browAngry: 0 },
  sadness: { smile: 0, frown: 0.35, browSad: 0.7, browAngry: 0 },
  fear: { smile: 0, browUp: 0.7, browSad: 0.4, browAngry: 0 },
};

const both = (
  upperArm: readonly [number, number, number],
  foreArm: readonly [number, number, number],
): Turns => ({
  upperArmL: [upperArm[0], upperArm[1], upperArm[2]],
  upperArmR: [upperArm[0], -upperArm[1], -upperArm[2]],
  foreArmL: [foreArm[0], foreArm[1], foreArm[2]],
  foreArmR: [foreArm[0], -foreArm[1], -foreArm[2]],
});

export const MOOD_TURNS: Record<Exclude<Mood, 'calm' | 'greeting'>, Turns> = {
  joy: { ...both([-30, 0, 62], [-70, 0, 0]), head: [-6, 0, 4], chest: [-3, 0, 0] },
  surprise: { ...both([-34, 0, 30], [-104, 0, 0]), head: [-8, 0, 0], chest: [-5, 0, 0] },
  question: {
    ...both([-12, 0, 16], [-30, 0, 0]),
    upperArmR: [-26, 0, -22],
    foreArmR: [-88, 0, -26],
    head: [0, 0, 9],
  },
  anger: {
    upperArmL: [14, 0, 34],
    foreArmL: [-64, 0, -40],
    upperArmR: [-70, 0, -8],
    foreArmR: [-22, 0, 0],
    head: [8, 0, 0],
    chest: [6, 0, 0],
  },
  sadness: { ...both([4, 0, 4], [-12, 0, 0]), head: [20, 0, 6], chest: [9, 0, 0] },
  fear: { ...both([-48, 0, 12], [-112, 0, -10]), head: [-6, 0, 0], chest: [-7, 0, 0] },
};
