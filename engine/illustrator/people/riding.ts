/** Riders: seated on what they ride, legs astride or at the pedals, hands at the bars or the reins. */

import { apply, type Turn3, turned } from '#engine/character/motion/limbs.ts';
import { scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { footOf, type Piece, sizeOf } from '../world/piece.ts';
import type { PersonPiece, PersonRequest } from './person.ts';
import type { Reach, Stance, Step } from './pose/stance.ts';
import { type Model, posedPerson } from './posed-person.ts';

type Way = 'pedals' | 'motor' | 'astride' | 'seated' | 'standing';

const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/motor|moped|vespa|scooter.*motor/, 'motor'],
  [/bicycle|bike|tricycle|unicycle/, 'pedals'],
  [/skateboard|scooter|surfboard|snowboard|hoverboard|segway|sled.*stand/, 'standing'],
  [
    /car|truck|bus|tractor|boat|canoe|kayak|ship|sled|sleigh|wagon|cart|train|plane|rocket|balloon|swing|carousel|broom|chair|sofa|bench/,
    'seated',
  ],
];

const wayOf = (name: string): Way => WAYS.find(([names]) => names.test(name))?.[1] ?? 'astride';

/** How a mount stands under its rider, in metres from the point below the rider's hips. */
interface Saddle {
  way: Way;
  grow: number;
  turn: Vec3;
  /** Where the middle of the mount's foot is. */
  at: Vec3;
  seat: number;
  bars: Vec3;
  pedals: Vec3;
  /** Half the breadth between the knees. */
  half: number;
}

function saddleOf(mount: Piece, { person }: Model): Saddle {
  const way = wayOf(mount.name);
  const small = person.height / 1.7;
  // Legs of these figures are short against real ones: what is pedalled is smaller, animals a little.
  const grow =
    way === 'pedals'
      ? 0.84 * small
      : way === 'motor'
        ? 0.86 * small
        : way === 'astride'
          ? 0.5 + 0.42 * small
          : 1;
  const [wide, , deep] = sizeOf(mount);
  // What is longer sideways than forward was sculpted in profile, its front at +x.
  const isProfile = wide > deep * 1.35 && way !== 'seated';
  const turn: Vec3 = [0, isProfile ? -90 : 0, 0];
  const axes: Turn3 = turned(turn);
  const { lo, hi } = mount.mesh;
  const foot = footOf(mount);
  const k = mount.scale * grow;
  const metres = (p: Vec3): Vec3 => apply(axes, scaled(subtract(p, foot), k));
  const named = (...names: string[]): Vec3 | undefined => {
    const name = names.find((one) => mount.anchors[one]);
    return name === undefined ? undefined : metres(mount.anchors[name]!);
  };
  const high = (hi[1] - lo[1]) * k;
  const long = Math.max(hi[0] - lo[0], hi[2] - lo[2]) * k;
  const told = mount.anchors.seat ?? mount.anchors.saddle ?? mount.anchors.deck;
  const seat: Vec3 = told
    ? metres(way === 'seated' ? told : [told[0], Math.max(told[1], backOf(mount, told)), told[2]])
    : [0, high * (way === 'standing' ? 0.2 : 0.78), -0.1 * long];
  const from = (p: Vec3): Vec3 => [p[0] - seat[0], p[1], p[2] - seat[2]];
  const bars = from(
    named('bars', 'handlebar', 'reins', 'wheel') ??
      (way === 'pedals' || way === 'motor' ? barsOf(mount, metres, seat) : undefined) ?? [
        0,
        seat[1] + 0.14,
        seat[2] + (way === 'astride' ? 0.34 : 0.3 * long),
      ],
  );
  const pedals = from(
    named('pedals', 'pedal', 'feet') ?? [
      0,
      way === 'pedals' ? 0.3 * high : 0.36 * high,
      seat[2] + 0.1 * long,
    ],
  );
  const breadth = way === 'astride' ? Math.min(0.42, Math.min(wide, deep) * grow * 0.42) : 0.1;
  return { way, grow, turn, at: from([0, 0, 0]), seat: seat[1], bars, pedals, half: breadth };
}

/** The height of the surface above a place: anchors of animals lie a little below their backs. */
function backOf({ mesh: { positions, lo, hi } }: Piece, [x, y, z]: Vec3): number {
  const near = 0.035 * Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
  const max = y + 0.12 * (hi[1] - lo[1]);
  let found = y;
  for (let i = 0; i < positions.length; i += 3)
    if (
      Math.abs(positions[i]! - x) < near &&
      Math.abs(positions[i + 2]! - z) < near &&
      positions[i + 1]! > found &&
      positions[i + 1]! < max
    )
      found = positions[i + 1]!;
  return found;
}

/** The handlebar is the broadest thing ahead of the seat and not much below it. */
function barsOf({ mesh: { positions } }: Piece, metres: (p: Vec3) => Vec3, seat: Vec3): Vec3 | undefined {
  const ahead: Vec3[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const p = metres([positions[i]!, positions[i + 1]!, positions[i + 2]!]);
    if (p[2] > seat[2] + 0.15 && p[1] > seat[1] - 0.16) ahead.push(p);
  }
  const wide = ahead.reduce((max, [x]) => Math.max(max, Math.abs(x)), 0);
  if (wide < 0.08) return undefined;
  const ends = ahead.filter(([x]) => Math.abs(x) > 0.86 * wide);
  const mean = (axis: 1 | 2) => ends.reduce((sum, p) => sum + p[axis], 0) / ends.length;
  return [wide * 0.86, mean(1), mean(2)];
}

export function ridingPerson(request: PersonRequest, mount: Piece): PersonPiece {
  let saddle: Saddle | undefined;
  const rider = posedPerson(request, (model) => {
    saddle = saddleOf(mount, model);
    return stanceOn(saddle, model);
  });
  const { at, turn, grow } = saddle!;
  const foot = scaled(footOf(rider), rider.scale);
  return { ...rider, also: [...rider.also, { piece: mount, at: subtract(at, foot), turn, grow }] };
}

function stanceOn({ way, seat, bars, pedals, half }: Saddle, { character, scale, legLength }: Model): Stance {
  const { joints } = character.skeleton;
  const units = (p: Vec3): Vec3 => scaled(p, 1 / scale);
  const hipsUp = way === 'standing' ? 0 : (seat / scale + 0.2 - joints.hips[1]) / legLength;
  /** An ankle at a place in metres, on this side. */
  const ankleAt = (x: number, y: number, z: number, pitch = 0): Step => {
    const [ux, uy, uz] = units([x, y, z]);
    const rest = joints.ankleL;
    return {
      x: (ux - rest[0]) / legLength,
      lift: (uy + 0.2 - rest[1]) / legLength,
      z: (uz - rest[2] - 0.12) / legLength,
      pitch,
    };
  };
  const grips = (x: number, more: Partial<Reach> = {}): Reach => {
    const [, y, z] = units(bars);
    return {
      to: 'ground',
      by: [x / scale, y, z],
      thumb: [-1, 0.15, 0.1],
      fingers: [0, -0.35, 1],
      hand: 'grip',
      elbow: [1, -0.6, -0.2],
      ...more,
    };
  };
  const lean = Math.max(0, Math.min(30, (bars[2] - 0.26) * 80));
  switch (way) {
    case 'pedals':
      return {
        isPlaced: true,
        hips: [0, hipsUp, 0],
        turn: [8 + lean * 0.4, 0, 0],
        spine: [lean * 0.4, 0, 0],
        chest: [lean * 0.2, 0, 0],
        head: [-lean * 0.8 - 4, 0, 0],
        legL: ankleAt(0.11, pedals[1] + 0.08, pedals[2] + 0.1),
        legR: ankleAt(0.11, pedals[1] - 0.12, pedals[2] - 0.02, 10),
        armL: grips(bars[0] || 0.2),
        armR: grips(bars[0] || 0.2),
        face: { smile: 0.75 },
      };
    case 'motor':
      return {
        isPlaced: true,
        hips: [0, hipsUp, 0],
        turn: [4 + lean * 0.3, 0, 0],
        spine: [lean * 0.4, 0, 0],
        head: [-lean * 0.6, 0, 0],
        legL: ankleAt(0.17, pedals[1], pedals[2] + 0.06),
        legR: ankleAt(0.17, pedals[1], pedals[2] + 0.06),
        armL: grips(bars[0] || 0.24),
        armR: grips(bars[0] || 0.24),
        face: { smile: 0.6 },
      };
    case 'standing':
      return {
        isPlaced: true,
        hips: [0, seat / scale / legLength - 0.06, 0],
        turn: [6, 20, 0],
        head: [-6, -16, 0],
        legL: { x: -0.04, z: 0.24, lift: seat / scale / legLength, yaw: 20 },
        legR: { x: -0.04, z: -0.24, lift: seat / scale / legLength, yaw: 30 },
        ...(bars[1] > seat + 0.4
          ? { armL: grips(0.2), armR: grips(0.2) }
          : {
              armL: { to: 'shoulder', by: [0.7, 0, 0.3], hand: 'flat' } as const,
              armR: { to: 'shoulder', by: [0.7, 0, -0.1], hand: 'flat' } as const,
            }),
        face: { smile: 0.8 },
      };
    case 'seated':
      return {
        isPlaced: true,
        hips: [0, hipsUp, 0],
        turn: [-4, 0, 0],
        head: [0, 4, 2],
        legL: { thigh: [84, 6, 0], shin: 74, foot: 4 },
        legR: { thigh: [84, 6, 0], shin: 74, foot: 4 },
        armL: { to: 'shoulder', by: [0.0, -0.4, 0.62], hand: 'grip' },
        armR: { to: 'shoulder', by: [0.0, -0.4, 0.62], hand: 'grip' },
        face: { smile: 0.7 },
      };
    default: {
      // The thighs lie on the flanks, the shins hang down them.
      const spread = Math.min(64, 16 + (half / scale / (0.63 * character.figure.legs)) * 46);
      // On a back broader than the legs are long, they lie on it instead of hanging.
      const shin = spread > 52 ? 34 : 66;
      return {
        isPlaced: true,
        hips: [0, hipsUp - 0.03, 0],
        turn: [2, 0, 0],
        head: [-2, 4, 0],
        legL: { thigh: [52, spread, 0], shin, foot: -6 },
        legR: { thigh: [52, spread, 0], shin, foot: -6 },
        armL: {
          to: 'shoulder',
          by: [-0.16, -0.46, 0.56],
          thumb: [-0.3, 0.9, 0.2],
          fingers: [-0.5, 0, 0.9],
          hand: 'grip',
        },
        armR: {
          to: 'shoulder',
          by: [-0.16, -0.46, 0.56],
          thumb: [-0.3, 0.9, 0.2],
          fingers: [-0.5, 0, 0.9],
          hand: 'grip',
        },
        face: { smile: 0.75 },
      };
    }
  }
}
