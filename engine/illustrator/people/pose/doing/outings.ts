/** On the way and out of doors: boats, saddles, kites, umbrellas, and the air itself. */

import { type Act, EASY, FIRM, fist, palm, SMILE, sitting } from '../act.ts';

export const fish: Act = ({ seat, units }) => ({
  ...(seat === undefined ? EASY : sitting(seat)),
  head: [4, -4, 0],
  armR: fist('shoulder', [-0.06, -0.46, 0.56], { thumb: [-0.1, 0.6, 0.8], fingers: [-0.7, -0.2, 0.5] }),
  armL: fist('shoulder', [-0.1, -0.32, 0.62], { thumb: [0.1, 0.6, 0.8], fingers: [-0.7, -0.2, 0.5] }),
  holds: [
    {
      prop: 'fishingRod',
      takes: /rod/,
      by: 'R',
      turn: [38, 0, 4],
      share: [0.5, 0.1, 0.3],
      second: 0.16,
      line: { from: 'tip', to: { ground: [units(-0.1), 0, units(1.5)] } },
    },
  ],
  face: SMILE,
});

/** Sitting, both hands at the oars. */
export const row: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.22)),
  turn: [10, 0, 0],
  spine: [8, 0, 0],
  head: [-8, 0, 0],
  armL: fist('shoulder', [0.1, -0.3, 0.72], { thumb: [-0.9, 0.2, 0.2], fingers: [0, -0.3, 1] }),
  armR: fist('shoulder', [0.1, -0.3, 0.72], { thumb: [-0.9, 0.2, 0.2], fingers: [0, -0.3, 1] }),
  holds: [
    { prop: 'oar', takes: /oar|paddle/, by: 'L', turn: [0, 0, 66], share: [0.5, 0.9, 0.5] },
    { prop: 'oar', takes: /oar|paddle/, by: 'R', turn: [0, 0, -66], share: [0.5, 0.9, 0.5] },
  ],
  face: SMILE,
});

export const drive: Act = ({ seat, seatAt }) => ({
  ...sitting(seat ?? seatAt(0.3)),
  turn: [-8, 0, 0],
  head: [4, 0, 0],
  armL: fist('shoulder', [0.0, -0.26, 0.7], { thumb: [-0.3, 0.9, 0], fingers: [-0.4, 0, 1] }),
  armR: fist('shoulder', [0.0, -0.26, 0.7], { thumb: [-0.3, 0.9, 0], fingers: [-0.4, 0, 1] }),
  holds: [
    {
      prop: 'steeringWheel',
      takes: /wheel/,
      by: 'both',
      turn: [62, 0, 0],
      anchor: 'middle',
      share: [0.5, 0.5, 0.5],
      grow: 1.5,
    },
  ],
  face: SMILE,
});

/** Astride, hands forward; what is ridden decides the rest. */
export const ride: Act = ({ seat, seatAt }) => ({
  hips: [0, seat ?? seatAt(0.85), 0],
  turn: [6, 0, 0],
  spine: [2, 0, 0],
  head: [-4, 4, 0],
  legL: { thigh: [54, 20, 0], shin: 62, foot: -4 },
  legR: { thigh: [54, 20, 0], shin: 62, foot: -4 },
  armL: fist('shoulder', [-0.14, -0.42, 0.62], { thumb: [-0.4, 0.9, 0], fingers: [-0.4, 0, 0.9] }),
  armR: fist('shoulder', [-0.14, -0.42, 0.62], { thumb: [-0.4, 0.9, 0], fingers: [-0.4, 0, 0.9] }),
  face: { smile: 0.7 },
});

/** Like a hero: one fist ahead. */
export const fly: Act = () => ({
  turn: [64, 0, 0],
  spine: [-10, 0, 0],
  head: [-40, 0, 0],
  legL: { thigh: [-6, 2, 0], shin: 8, foot: 46 },
  legR: { thigh: [22, 2, 0], shin: 50, foot: 40 },
  armL: { to: 'shoulder', by: [0.16, -0.86, 0.16], hand: 'grip', elbow: [1, 0, -0.4] },
  armR: { to: 'shoulder', by: [0.1, 0.92, 0.1], hand: 'grip', elbow: [1, 0, 0] },
  lift: 1.2,
  face: { smile: 0.6 },
});

export const float: Act = () => ({
  turn: [-14, 10, 6],
  spine: [-4, 0, 0],
  head: [-4, 0, -4],
  legL: { thigh: [30, 12, 0], shin: 46, foot: 26 },
  legR: { thigh: [8, 14, 0], shin: 30, foot: 30 },
  armL: { to: 'shoulder', by: [0.72, 0.2, 0.3], hand: 'relaxed', elbow: [1, -0.6, 0] },
  armR: { to: 'shoulder', by: [0.66, 0.36, 0.3], hand: 'relaxed', elbow: [1, -0.6, 0] },
  lift: 0.7,
  face: SMILE,
});

export const fall: Act = () => ({
  turn: [-52, 0, 14],
  head: [14, 0, 0],
  legL: { thigh: [46, 12, 0], shin: 30, foot: 10 },
  legR: { thigh: [20, 16, 0], shin: 60, foot: 10 },
  armL: { to: 'shoulder', by: [0.7, 0.5, 0.1], hand: 'flat', elbow: [1, -0.2, 0] },
  armR: { to: 'shoulder', by: [0.76, 0.4, 0.2], hand: 'flat', elbow: [1, -0.2, 0] },
  lift: 0.5,
  face: { open: 0.9, browUp: 1 },
});

/** Hand up, the kite far above. */
export const flyKite: Act = ({ units }) => ({
  ...EASY,
  spine: [-6, 0, 0],
  head: [-22, -14, 0],
  armR: fist('shoulder', [0.2, 0.52, 0.58], { thumb: [0.1, 0.9, 0.4] }),
  armL: fist('shoulder', [-0.06, -0.2, 0.62]),
  holds: [
    {
      prop: 'kite',
      takes: /kite/,
      by: { ground: [units(-0.9), units(2.6), units(0.3)] },
      turn: [-16, -14, 24],
      line: { from: 'middle', to: 'R' },
      share: [0.5, 0.6, 0.5],
      anchor: 'middle',
    },
  ],
  face: { smile: 0.95, open: 0.2 },
});

/** A lead in the right hand. */
export const walkDog: Act = () => ({
  hips: [0, -0.045, 0],
  turn: [2, -6, 0],
  spine: [2, 6, 0],
  head: [0, -4, 0],
  legL: { x: -0.03, z: 0.3, pitch: -14 },
  legR: { x: -0.03, z: -0.32, pitch: 30 },
  armL: { to: 'shoulder', by: [0.16, -0.9, -0.28], elbow: [0.4, -0.2, -1] },
  armR: fist('shoulder', [0.16, -0.66, 0.56], { thumb: [0, 0.6, 0.8], fingers: [-0.4, -0.4, 0.6] }),
  face: SMILE,
});

export const umbrella: Act = () => ({
  ...EASY,
  head: [0, 5, 4],
  armR: fist('shoulder', [0.1, -0.04, 0.5], { elbow: [0.8, -1, 0] }),
  holds: [
    { prop: 'umbrella', takes: /umbrella|parasol/, by: 'R', turn: [-6, 0, -4], share: [0.5, 0.1, 0.5] },
  ],
  face: SMILE,
});

export const blowBubbles: Act = () => ({
  ...EASY,
  head: [-4, -4, 0],
  armR: fist('mouth', [0.06, -0.34, 0.38], { elbow: [0.7, -1, 0] }),
  armL: fist('shoulder', [-0.02, -0.5, 0.5]),
  holds: [
    { prop: 'bubbleWand', takes: /wand/, by: 'R', frame: 'head', share: [0.5, 0.3, 0.5] },
    { prop: 'bubbles', takes: /bubble/, by: { at: 'mouth', by: [-0.1, 0.3, 1.5] } },
  ],
  face: { round: 0.9, browUp: 0.3 },
});

export const castSpell: Act = ({ name }) => ({
  ...FIRM,
  turn: [0, -10, 0],
  spine: [-3, 4, 0],
  head: [-4, 8, 0],
  armR:
    name === 'wizard'
      ? fist('shoulder', [0.34, -0.3, 0.5])
      : fist('shoulder', [0.34, 0.24, 0.68], { thumb: [0.1, 0.8, 0.6] }),
  armL: palm('shoulder', [0.46, 0.28, 0.5], { thumb: [-0.3, 0.6, -0.6], fingers: [0.2, 0.8, 0.5] }),
  holds: [
    name === 'wizard'
      ? { prop: 'staff', takes: /staff|wand/, by: 'R', share: [0.5, 0.55, 0.5] }
      : { prop: 'wand', takes: /wand|staff/, by: 'R', turn: [40, 0, 6], share: [0.5, 0.2, 0.5] },
  ],
  face: { smile: 0.6, browUp: 0.5 },
});
