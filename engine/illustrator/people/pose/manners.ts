/** How people hold what they were handed: by what it is, and by its size where the name says nothing. */

import type { Side } from '#engine/character/figure/body.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { fist, palm, side } from './act.ts';
import type { Hold, Reach } from './stance.ts';

export interface Manner {
  /** Which hands it needs; told for the right hand, mirrored where that one is busy. */
  arm: Reach;
  /** The left arm too, when both hands hold it. */
  other?: Reach;
  hold: Omit<Hold, 'takes' | 'prop'>;
  prefers?: Side;
}

interface Handed {
  name: string;
  /** Width, height and depth in units of the figure, as it will be drawn. */
  size: Vec3;
}

const NAMES: readonly (readonly [RegExp, (handed: Handed) => Manner])[] = [
  [/umbrella|parasol/, () => upright([0.1, -0.04, 0.5], 0.1)],
  // Its cloth flies to the left of the pole: in the left hand it does not cover the face.
  [/flag|banner/, (h) => ({ ...tall(h), prefers: 'L' })],
  [/balloon|kite/, () => upright([0.24, 0.06, 0.56], 0.0)],
  [/^baby$/, cradled],
  [
    /child|toddler|teddy|doll|puppy|kitten|cat|dog|rabbit|bunny|lamb|duck|goose|chicken|hen|bear|penguin|koala|panda|monkey|owl/,
    inArms,
  ],
  [
    /flag|staff|spear|lance|fork|broom|mop|rake|shovel|spade|oar|paddle|pole|ladder|ski|halberd|fishing rod|scythe/,
    tall,
  ],
  [
    /sword|axe|torch|wand|hammer|wrench|brush|roller|spoon|ladle|knife|pen\b|pencil|candle|flower|rose|tulip|lily|sunflower|bouquet|lollipop|ice cream|ice-cream|microphone|racket|bat\b|club|sparkler|carrot|baguette|corn|feather|key|lantern|magnif/,
    () => upright([-0.02, -0.34, 0.62], 0.14),
  ],
  [/bag|basket|bucket|suitcase|briefcase|case\b|lunchbox|purse|handbag|backpack|lamp/, () => hanging()],
  [
    /cup|mug|glass|wine|beer|coffee|tea\b|latte|cappuccino|bottle|can\b|jar|juice|smoothie|cocktail|cone|thermos|vase|pot\b|plant|candle|trophy|apple|orange|pear|lemon|egg|sandwich|burger|donut|doughnut|cupcake|croissant|taco|hot dog|phone|card|ticket|camera|ring|gem|diamond|watch|heart|star/,
    () => inFist(),
  ],
  [/tray|pizza|cake|pie|plate|platter/, (h) => (h.size[0] > 0.95 ? before(h) : onPalm())],
  [/book|newspaper|map|letter|envelope|paper|magazine|menu/, (h) => sheet(h)],
  [
    /sign|poster|board|banner|painting|picture|frame|placard|tablet|certificate|photo|mirror|shield|canvas/,
    (h) => sheet(h),
  ],
];

/** Upright in the fist, its grip or the lowest part in the hand. */
const upright = (by: Vec3, share: number): Manner => ({
  arm: fist('shoulder', by, { elbow: [0.8, -1, 0] }),
  hold: { by: 'R', turn: [-4, 0, -3], share: [0.5, share, 0.5] },
});

function tall({ size }: Handed): Manner {
  // A long shaft stands on the ground beside the figure, or nearly so.
  const share = Math.min(0.62, 1.75 / Math.max(size[1], 1.2));
  return {
    arm: fist('shoulder', [0.3, -0.36, 0.5]),
    hold: { by: 'R', share: [0.5, share, 0.5], anchor: 'share' },
  };
}

const hanging = (): Manner => ({
  arm: { to: 'shoulder', by: [0.24, -0.9, 0.12], thumb: [0, 0.1, 1], fingers: [0, -1, 0], hand: 'grip' },
  hold: { by: 'R', turn: [0, 28, 0], share: [0.5, 0.96, 0.5] },
});

const inFist = (): Manner => ({
  arm: fist('shoulder', [-0.04, -0.36, 0.6], { elbow: [0.8, -1, 0] }),
  hold: { by: 'R', share: [0.5, 0.42, 0.5] },
});

const onPalm = (): Manner => ({
  arm: palm('shoulder', [0.34, -0.04, 0.5], {
    thumb: [1, 0, -0.4],
    fingers: [0.3, 0, 1],
    elbow: [0.6, -1, 0],
  }),
  hold: { by: 'R', anchor: 'foot' },
});

/** Between both hands before the belly. */
function before({ size }: Handed): Manner {
  const half = Math.min(0.36, Math.max(0.12, size[0] / 2 - 0.02));
  const out = Math.min(0.62, 0.16 + size[2] / 2);
  const isLow = size[1] < 0.3;
  const arm = isLow
    ? palm('belly', [Math.min(half, 0.24), 0.14, out], { thumb: [1, 0.25, 0], fingers: [-0.5, 0, 0.9] })
    : side('belly', [half, 0.12, out], { elbow: [1, -0.7, -0.1] });
  return {
    arm,
    other: arm,
    hold: isLow ? { by: 'both', anchor: 'foot' } : { by: 'both', anchor: 'share', share: [0.5, 0.35, 0.5] },
  };
}

/** A flat thing before the chest, its face to the viewer. */
function sheet({ size }: Handed): Manner {
  const half = Math.min(0.4, Math.max(0.1, size[0] / 2 - 0.04));
  const arm = fist('chest', [half, -0.24, 0.4], {
    thumb: [-0.2, 1, 0],
    fingers: [-0.7, 0, -0.6],
    elbow: [1, -0.8, 0],
  });
  return { arm, other: arm, hold: { by: 'both', anchor: 'share', share: [0.5, 0.28, 0.5] } };
}

/** A baby lies across the chest, its head at the left shoulder. */
function cradled(): Manner {
  return {
    arm: {
      to: 'chest',
      by: [-0.06, -0.5, 0.36],
      thumb: [0.2, 0.5, 0.8],
      fingers: [-0.9, 0.35, 0],
      hand: 'flat',
      elbow: [1, -0.7, 0],
    },
    other: {
      to: 'chest',
      by: [0.0, -0.34, 0.5],
      thumb: [0.3, 0.9, -0.2],
      fingers: [-0.9, -0.3, -0.2],
      hand: 'relaxed',
      elbow: [1, -0.6, 0.2],
    },
    hold: {
      by: { at: 'chest', by: [0.04, -0.16, 0.26] },
      anchor: 'share',
      share: [0.5, 0.5, 0.5],
      turn: [-8, 10, -52],
    },
  };
}

/** Lying in the left arm, the right hand over it. */
function inArms({ size }: Handed): Manner {
  const out = Math.min(0.42, 0.12 + size[2] / 2);
  return {
    arm: {
      to: 'chest',
      by: [-0.02, -0.12, out + 0.14],
      thumb: [0.3, 0.9, 0.1],
      fingers: [-1, 0, -0.1],
      hand: 'flat',
      elbow: [1, -0.6, 0],
    },
    other: {
      to: 'chest',
      by: [0.04, -0.34, out],
      thumb: [0.2, 0.5, 0.9],
      fingers: [-1, 0.1, 0],
      hand: 'flat',
      elbow: [1, -0.7, 0.1],
    },
    hold: { by: { at: 'chest', by: [0, -0.36, out] }, anchor: 'foot' },
  };
}

export function mannerOf(handed: Handed): Manner {
  const known = NAMES.find(([names]) => names.test(handed.name))?.[1](handed);
  if (known) return known;
  const [wide, high, deep] = handed.size;
  if (high > 1.5 && wide < 0.7) return tall(handed);
  if (Math.max(wide, high, deep) < 0.5) return inFist();
  if (high > 2 * wide) return upright([-0.02, -0.34, 0.6], 0.15);
  return before(handed);
}
