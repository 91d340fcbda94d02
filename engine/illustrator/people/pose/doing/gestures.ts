/** What people say with empty hands and with their faces. */

import { type Act, EASY, FIRM, palm, side } from '../act.ts';
import { crouch } from './moving.ts';

export const wave: Act = () => ({
  turn: [0, -4, -2],
  spine: [0, 2, 3],
  head: [0, 4, -7],
  legL: { x: 0.03, yaw: 12 },
  legR: { x: 0.03, z: 0.06, yaw: 12 },
  armR: {
    to: 'shoulder',
    by: [0.56, 0.62, 0.16],
    thumb: [-1, 0.2, 0.1],
    fingers: [0.2, 1, 0],
    elbow: [1, -0.6, 0],
    hand: 'flat',
  },
  face: { smile: 0.9, browUp: 0.3 },
});

export const cheer: Act = () => ({
  hips: [0, -0.01, 0],
  turn: [-3, 0, 0],
  spine: [-5, 0, 0],
  chest: [-4, 0, 0],
  head: [-8, 0, 0],
  legL: { x: 0.14, yaw: 16 },
  legR: { x: 0.14, yaw: 16 },
  armL: { to: 'shoulder', by: [0.52, 0.85, 0.02], elbow: [1, -0.4, -0.2], hand: 'grip' },
  armR: { to: 'shoulder', by: [0.52, 0.85, 0.02], elbow: [1, -0.4, -0.2], hand: 'grip' },
  face: { smile: 1, open: 0.4, browUp: 0.5 },
});

export const point: Act = () => ({
  ...EASY,
  head: [0, -10, 0],
  armR: {
    to: 'shoulder',
    by: [0.34, 0.12, 0.84],
    thumb: [-0.3, 1, 0],
    fingers: [0.3, 0.1, 1],
    elbow: [1, -0.6, 0],
    hand: 'point',
  },
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  face: { smile: 0.6, browUp: 0.3 },
});

export const think: Act = () => ({
  ...EASY,
  head: [4, 10, -7],
  armR: {
    to: 'chin',
    by: [0.02, -0.12, 0.08],
    thumb: [-0.5, 0.7, -0.5],
    fingers: [-0.7, 0.7, 0.1],
    elbow: [0.3, -1, 0.3],
    hand: 'point',
  },
  armL: {
    to: 'chest',
    by: [-0.16, -0.32, 0.14],
    thumb: [0, 1, 0],
    fingers: [-1, 0, 0.1],
    elbow: [1, -0.6, 0.1],
  },
  face: { closed: 0.3, browUp: 0.35 },
});

export const talk: Act = () => ({
  ...EASY,
  head: [0, 8, 4],
  armR: palm('shoulder', [0.24, -0.46, 0.6], {
    thumb: [0.6, 0.9, 0],
    fingers: [0.3, 0.1, 1],
    hand: 'relaxed',
  }),
  armL: palm('shoulder', [0.12, -0.6, 0.5], {
    thumb: [0.6, 0.9, 0],
    fingers: [0.1, 0.1, 1],
    hand: 'relaxed',
  }),
  face: { open: 0.4, smile: 0.35, browUp: 0.3 },
});

export const laugh: Act = () => ({
  ...EASY,
  spine: [-8, 0, 0],
  head: [-14, 6, 4],
  armR: { to: 'belly', by: [0.02, 0.04, 0.12], thumb: [0, 1, 0], fingers: [-1, 0, 0.1], elbow: [1, -0.5, 0] },
  armL: palm('shoulder', [0.36, -0.5, 0.5], { thumb: [0.7, 0.7, 0], hand: 'flat' }),
  face: { smile: 1, open: 0.55, browUp: 0.4 },
});

export const cry: Act = () => ({
  ...EASY,
  spine: [10, 0, 0],
  chest: [6, 0, 0],
  head: [16, 0, 0],
  armL: {
    to: 'eye',
    by: [0.06, -0.12, 0.16],
    thumb: [-0.5, 0.5, -0.7],
    fingers: [-0.5, 0.9, 0],
    elbow: [0.8, -1, 0.2],
    hand: 'grip',
  },
  armR: {
    to: 'eye',
    by: [0.06, -0.12, 0.16],
    thumb: [-0.5, 0.5, -0.7],
    fingers: [-0.5, 0.9, 0],
    elbow: [0.8, -1, 0.2],
    hand: 'grip',
  },
  face: { frown: 0.9, browSad: 1, blink: 0.8 },
});

export const clap: Act = () => ({
  ...EASY,
  head: [0, 5, 3],
  armL: side('chest', [-0.01, 0.02, 0.44], { fingers: [-0.15, 0.8, 0.6], thumb: [0, 0.6, -0.8] }),
  armR: side('chest', [0.06, 0.02, 0.44], { fingers: [-0.15, 0.8, 0.6], thumb: [0, 0.6, -0.8] }),
  face: { smile: 0.95, browUp: 0.3 },
});

export const pray: Act = () => ({
  ...EASY,
  head: [16, 0, 0],
  armL: side('chest', [-0.045, 0.1, 0.3], {
    fingers: [0, 1, 0.15],
    thumb: [0, 0.1, -1],
    elbow: [1, -0.6, 0],
  }),
  armR: side('chest', [-0.045, 0.1, 0.3], {
    fingers: [0, 1, 0.15],
    thumb: [0, 0.1, -1],
    elbow: [1, -0.6, 0],
  }),
  face: { blink: 1, smile: 0.2 },
});

export const salute: Act = () => ({
  legL: { x: -0.01, yaw: 12 },
  legR: { x: -0.01, yaw: 12 },
  chest: [-3, 0, 0],
  armL: { to: 'shoulder', by: [0.08, -0.94, 0.02], thumb: [0, 0.1, 1], fingers: [0, -1, 0], hand: 'flat' },
  armR: {
    to: 'eye',
    by: [0.3, 0.16, 0.02],
    thumb: [-0.6, -0.6, 0.5],
    fingers: [-0.85, 0.5, 0.15],
    elbow: [1, 0.1, 0.1],
    hand: 'flat',
  },
  face: { smile: 0.35 },
});

/** An open hand to the side, as towards something worth seeing. */
export const present: Act = () => ({
  ...EASY,
  head: [0, 6, 4],
  armR: palm('shoulder', [0.62, -0.16, 0.5], { thumb: [0.3, 0.8, -0.5], fingers: [0.8, 0.2, 0.5] }),
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  face: { smile: 0.85, browUp: 0.3 },
});

export const guard: Act = () => ({
  ...FIRM,
  chest: [-3, 0, 0],
  head: [0, 10, 0],
  armR: { to: 'shoulder', by: [0.3, -0.4, 0.46], thumb: [0, 1, 0], fingers: [-0.55, 0, 0.85], hand: 'grip' },
  armL: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
  holds: [
    {
      prop: 'sword',
      takes: /sword|spear|staff|lance|axe|katana|flag|torch|halberd/,
      by: 'R',
      share: [0.5, 0.3, 0.5],
      turn: [8, 0, -6],
    },
  ],
});

export const hide: Act = (setting) => ({
  ...crouch(setting),
  armL: side('eye', [0.02, -0.06, 0.18], { fingers: [-0.3, 1, 0], thumb: [-1, 0, 0], elbow: [0.8, -1, 0.2] }),
  armR: side('eye', [0.02, -0.06, 0.18], { fingers: [-0.3, 1, 0], thumb: [-1, 0, 0], elbow: [0.8, -1, 0.2] }),
  head: [4, 0, 0],
});
