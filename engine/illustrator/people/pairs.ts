/** Two people who do something together: a hug, a kiss, a handshake, a dance, a talk, or hand in hand. */

import type { Side } from '#engine/character/figure/body.ts';
import { apply, turned } from '#engine/character/motion/limbs.ts';
import { add, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Thing } from '../scene.ts';
import { footOf } from '../world/piece.ts';
import type { Activity } from './activities.ts';
import type { PersonPiece, PersonRequest } from './person.ts';
import { actOf } from './pose/acts.ts';
import type { Reach, Stance } from './pose/stance.ts';
import { type Model, modelOf, posedPerson, settingOf } from './posed-person.ts';
import { turnedPiece } from './turned-piece.ts';

const TOGETHER = ['hug', 'kiss', 'shake hands', 'dance', 'talk', 'meet'] as const;
type Together = (typeof TOGETHER)[number];
const isTogether = (does: Activity): does is Together => (TOGETHER as readonly string[]).includes(does);

/** Metres between the two, and the degrees by which each is turned from the viewer towards the other. */
const SPACING: Record<Together, { apart: number; yaw: number }> = {
  hug: { apart: 0.48, yaw: 82 },
  kiss: { apart: 0.6, yaw: 88 },
  'shake hands': { apart: 0.96, yaw: 66 },
  dance: { apart: 0.56, yaw: 76 },
  talk: { apart: 1.0, yaw: 48 },
  meet: { apart: 1.0, yaw: 48 },
};

/** The place of one of the two in the world of both, in metres. */
interface Place {
  at: Vec3;
  yaw: number;
}

export function couplePiece(request: PersonRequest, partner: Thing, does: Activity): PersonPiece {
  const other: PersonRequest = { ...request, thing: { ...partner, action: does }, seed: request.seed + 101 };
  delete other.held;
  const [one, two] = [modelOf(request), modelOf(other)];
  const near = (one.person.height + two.person.height) / 3.44;
  const { apart, yaw } = isTogether(does)
    ? { apart: SPACING[does].apart * near, yaw: SPACING[does].yaw }
    : { apart: 0.62 * near, yaw: 0 };
  const first: Place = { at: [-apart / 2, 0, 0], yaw };
  const second: Place = { at: [apart / 2, 0, 0], yaw: -yaw };
  const height = Math.min(one.person.height, two.person.height);
  const pose = (mine: Place, theirs: Place, isLeading: boolean, whose: PersonRequest) => (model: Model) =>
    stanceOf(
      does,
      model,
      mine,
      theirs,
      isLeading,
      height,
      actOf(does, whose.thing.name)(settingOf(whose, model)),
    );
  const a = turnedPiece(posedPerson(request, pose(first, second, true, request)), first.yaw);
  const b = turnedPiece(posedPerson(other, pose(second, first, false, other)), second.yaw);
  // From the middle of one foot to that of the other, both in the world of the two.
  const footOfA = add(first.at, scaled(footOf(a), a.scale));
  const footOfB = add(second.at, scaled(footOf(b), b.scale));
  const at = subtract(footOfB, footOfA);
  return {
    ...a,
    also: [
      ...a.also,
      { piece: b, at, turn: [0, 0, 0], grow: 1 },
      ...b.also.map((held) => ({ ...held, at: add(held.at, at) })),
    ],
  };
}

function stanceOf(
  does: Activity,
  { scale }: Model,
  mine: Place,
  theirs: Place,
  isLeading: boolean,
  height: number,
  alone: Stance,
): Stance {
  /** A place in the world of both as a reach of this figure's hand. */
  const reach = (side: Side, world: Vec3, more: Partial<Reach> = {}): Reach => {
    const [x, y, z] = scaled(apply(turned([0, -mine.yaw, 0]), subtract(world, mine.at)), 1 / scale);
    return { to: 'ground', by: [side === 'L' ? x : -x, y, z], ...more };
  };
  /** From the other's middle: to the left of this figure, up as a share of the shorter one's height, and beyond. */
  const on = (left: number, up: number, beyond: number): Vec3 => {
    const ahead = apply(turned([0, mine.yaw, 0]), [left, 0, beyond]);
    return [theirs.at[0] + ahead[0], up * height, theirs.at[2] + ahead[2]];
  };
  const middle = (up: number, forward: number): Vec3 => [
    (mine.at[0] + theirs.at[0]) / 2,
    up * height,
    forward,
  ];
  switch (does) {
    case 'hug':
      return {
        spine: [2, 0, 0],
        head: [2, 0, 15],
        armL: reach('L', on(0.13, isLeading ? 0.46 : 0.54, 0.1), { elbow: [1, -0.3, 0] }),
        armR: reach('R', on(-0.13, isLeading ? 0.52 : 0.46, 0.1), { elbow: [1, -0.3, 0] }),
        face: { smile: 0.8, blink: 0.9 },
      };
    case 'kiss':
      return {
        spine: [5, 0, 0],
        chest: [3, 0, 0],
        head: [0, 0, isLeading ? 8 : -2],
        armL: reach('L', on(0.16, isLeading ? 0.44 : 0.56, -0.02), { elbow: [1, -0.5, 0] }),
        armR: reach('R', on(-0.16, isLeading ? 0.44 : 0.56, -0.02), { elbow: [1, -0.5, 0] }),
        face: { blink: 1, round: 0.3 },
      };
    case 'shake hands':
      return {
        ...alone,
        holds: [],
        head: [2, 0, 0],
        legL: { x: 0.03, z: -0.06, yaw: 8 },
        legR: { x: 0.03, z: 0.1, yaw: 8 },
        armL: { to: 'shoulder', by: [0.12, -0.92, 0.08], elbow: [0.5, -0.2, -1] },
        armR: reach('R', middle(0.5, 0.06), {
          thumb: [0, 1, 0.1],
          fingers: [-0.1, -0.05, 1],
          hand: 'relaxed',
          elbow: [0.5, -1, 0],
        }),
        face: { smile: 0.75 },
      };
    case 'dance': {
      // Joined hands are held out towards the viewer's side of the leading one's left.
      const out: Vec3 = [(mine.at[0] + theirs.at[0]) / 2, 0.62 * height, 0.42];
      return {
        turn: [0, 0, 0],
        head: [0, isLeading ? -6 : 6, 0],
        legL: { x: 0.02, z: isLeading ? 0.1 : -0.08, yaw: 6, ...(isLeading ? {} : { pitch: 22 }) },
        legR: { x: 0.02, z: isLeading ? -0.1 : 0.06, yaw: 6 },
        ...(isLeading
          ? {
              armR: reach('R', out, { hand: 'grip', elbow: [1, -0.5, 0] }),
              armL: reach('L', on(0.12, 0.42, 0.06), { elbow: [1, -0.4, 0] }),
            }
          : {
              armL: reach('L', out, { hand: 'grip', elbow: [1, -0.5, 0] }),
              armR: reach('R', on(-0.2, 0.6, -0.02), { elbow: [1, -0.4, 0] }),
            }),
        face: { smile: 0.85 },
      };
    }
    case 'talk':
    case 'meet':
      return isLeading
        ? alone
        : {
            ...alone,
            armL: alone.armR!,
            armR: { to: 'hip', by: [0.14, 0.16, 0.08], elbow: [1, 0.1, -0.5] },
            face: { smile: 0.8 },
          };
    default: {
      // Side by side, hand in hand.
      const inner: Side = isLeading ? 'L' : 'R';
      return {
        ...alone,
        holds: [],
        [`arm${inner}`]: reach(inner, middle(0.36, 0.02), { hand: 'grip', elbow: [0.6, -0.6, -1] }),
      };
    }
  }
}
