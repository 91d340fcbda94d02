/** Books, paper, pens and devices. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { PropModel } from './prop.ts';

/** Open, pages up, the spine along z. */
export const book = (): PropModel => {
  const page = (m: number) =>
    place(box([0.13 * m, 0, 0], [0.13, 0.014, 0.16], 0.006), { turn: [0, 0, 12 * m] });
  const cover = (m: number) =>
    place(box([0.135 * m, -0.018, 0], [0.142, 0.008, 0.175], 0.004), { turn: [0, 0, 12 * m] });
  const lines = [1, -1].flatMap((m) =>
    [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].map((z) =>
      place(box([0.13 * m, 0.013, z], [0.095, 0.003, 0.006]), { turn: [0, 0, 12 * m] }),
    ),
  );
  return {
    solids: [
      ['#a3343a', 'matte', blend(0.004, cover(1), cover(-1))],
      ['#f6efdc', 'matte', blend(0.004, page(1), page(-1))],
      ['#a59a86', 'matte', blend(0, ...lines)],
    ],
  };
};

export const notebook = (): PropModel => ({
  solids: [
    ['#2f5d8a', 'matte', box([0, -0.012, 0], [0.13, 0.012, 0.17], 0.008)],
    ['#fbf8ee', 'matte', box([0, 0.004, 0], [0.12, 0.008, 0.16], 0.004)],
    [
      '#9aa7b8',
      'matte',
      blend(0, ...[-0.1, -0.05, 0, 0.05].map((z) => box([-0.01, 0.012, z], [0.09, 0.002, 0.005]))),
    ],
  ],
});

export const clipboard = (): PropModel => ({
  solids: [
    ['#8a5a34', 'matte', box([0, -0.01, 0], [0.14, 0.01, 0.19], 0.008)],
    ['#fbf8ee', 'matte', box([0, 0.004, -0.01], [0.12, 0.006, 0.16], 0.003)],
    ['#b9bec8', 'metal', box([0, 0.014, 0.165], [0.05, 0.014, 0.022], 0.008)],
    [
      '#7f8ea3',
      'matte',
      blend(
        0,
        ...[-0.12, -0.07, -0.02, 0.03, 0.08].map((z) => box([-0.005, 0.012, z], [0.09, 0.002, 0.006])),
      ),
    ],
  ],
});

export const pen = (): PropModel => ({
  solids: [
    ['#26324f', 'glossy', capsule([0, -0.02, 0], [0, 0.16, 0], 0.014)],
    ['#d9a93f', 'metal', capsule([0, -0.06, 0], [0, -0.02, 0], 0.004, 0.013)],
  ],
});

/** Open, screen to -z. */
export const laptop = (): PropModel => ({
  solids: [
    [
      '#b9bec8',
      'metal',
      blend(
        0.004,
        box([0, 0, 0], [0.19, 0.011, 0.13], 0.008),
        place(box([0, 0.13, 0], [0.19, 0.13, 0.008], 0.006), { at: [0, 0, 0.13], turn: [14, 0, 0] }),
      ),
    ],
    ['#2b2e36', 'matte', box([0, 0.012, 0.02], [0.165, 0.004, 0.06], 0.003)],
    [
      '#bfe0f5',
      'glow',
      place(box([0, 0.135, -0.01], [0.17, 0.108, 0.004], 0.003), { at: [0, 0, 0.13], turn: [14, 0, 0] }),
    ],
  ],
  anchors: { keys: [0, 0.02, 0] },
});

/** Screen to -z, upright. */
export const phone = (): PropModel => ({
  solids: [
    ['#1f2027', 'glossy', box([0, 0, 0], [0.045, 0.095, 0.011], 0.01)],
    ['#9fcdf2', 'glow', box([0, 0, -0.01], [0.04, 0.086, 0.003], 0.003)],
  ],
});

/** Lens to +z. */
export const camera = (): PropModel => ({
  solids: [
    [
      '#2a2b31',
      'matte',
      blend(
        0.008,
        box([0, 0, 0], [0.11, 0.07, 0.045], 0.02),
        box([0, 0.08, 0], [0.04, 0.024, 0.035], 0.012),
        box([-0.085, 0, 0.03], [0.025, 0.06, 0.03], 0.015),
      ),
    ],
    [
      '#17181d',
      'glossy',
      place(frustum([0, 0, 0], 0.055, 0.058, 0.064, 0.01), { at: [0.01, -0.004, 0.09], turn: [90, 0, 0] }),
    ],
    ['#3f5f8f', 'glossy', ellipsoid([0.01, -0.004, 0.14], [0.046, 0.046, 0.016])],
    ['#c9cdd6', 'metal', cylinder([-0.07, 0.078, 0], 0.02, 0.012, 0.004)],
  ],
  anchors: { eye: [0, 0.07, -0.05] },
});
