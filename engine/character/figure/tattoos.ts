/** Tattoos on the forearms: a motif on the left one, or bands and flames on both. */

import type { FaceMark } from '#common/character/character-words.ts';
import {
  add,
  cross,
  dot,
  mixed,
  scaled,
  smoothstep,
  subtract,
  unit,
  type Vec3,
} from '#engine/sculpt/shapes/vector.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import type { SolidPart } from '../part.ts';
import type { Body, Side } from './body.ts';
import type { Look } from './look.ts';

/** How deep inside a motif a place is, from -1 to 1 across and up; below 0 is skin. */
type Motif = (x: number, y: number) => { ink: number; colour?: string };

const stroke = (distance: number, half: number): number => half - Math.abs(distance);
const disc = (x: number, y: number, r: number): number => r - Math.hypot(x, y);

/** Leaves around a middle. */
const petals = (x: number, y: number, count: number, r: number): number =>
  r * (0.72 + 0.28 * Math.cos(Math.atan2(x, y) * count)) - Math.hypot(x, y);

const INK = '#23384a';

const MOTIFS: Partial<Record<FaceMark, Motif>> = {
  'anchor-tattoo': (x, y) => {
    const bar = Math.min(stroke(x, 0.13), 0.6 - y, y + 0.85);
    const ring = stroke(Math.hypot(x, y - 0.74) - 0.22, 0.1);
    const cross = Math.min(stroke(y - 0.36, 0.11), 0.5 - Math.abs(x));
    const arms = Math.min(stroke(Math.hypot(x, y + 0.12) - 0.72, 0.14), -0.2 - y + 0.05);
    const flukes = Math.min(disc(Math.abs(x) - 0.7, y + 0.3, 0.24), 1);
    return { ink: Math.max(bar, ring, cross, arms, flukes) };
  },
  'heart-tattoo': (x, y) => {
    const u = Math.abs(x) * 1.15;
    const v = y * 1.15 + 0.12 - 0.62 * Math.sqrt(u);
    return { ink: 0.95 - Math.hypot(u, v) * 1.08, colour: '#b8283a' };
  },
  'star-tattoo': (x, y) => {
    const sector = (2 * Math.PI) / 5;
    const turn = Math.abs(((Math.atan2(x, y) + sector * 5.5) % sector) - sector / 2);
    const r = Math.hypot(x, y);
    return { ink: 0.42 - r * Math.cos(turn) + 0.62 * (sector / 2 - turn) * -r + 0.12 };
  },
  'flower-tattoo': (x, y) => {
    const bloom = petals(x, y - 0.3, 5, 0.66);
    const stem = Math.min(stroke(x - 0.12 * Math.sin(y * 4), 0.08), 0.2 - y, y + 1);
    const leaf = 0.26 - Math.hypot((x - 0.3) * 0.9 - (y + 0.55) * 0.4, (y + 0.55) * 1.5);
    if (bloom > -0.02) return { ink: bloom, colour: disc(x, y - 0.3, 0.2) > 0 ? '#f0c04a' : '#b8283a' };
    return { ink: Math.max(stem, leaf), colour: '#2f6b46' };
  },
};

/** Around the whole arm: two bands, and flames between them. `turn` in radians, `t` from elbow to wrist. */
const flames = (turn: number, t: number): number => {
  const wave = Math.abs(((turn / (Math.PI / 3) + 10.5) % 1) - 0.5) * 2;
  const bands = Math.max(stroke(t - 0.2, 0.025), stroke(t - 0.82, 0.025), stroke(t - 0.88, 0.012));
  const up = Math.min(0.24 + 0.3 * wave ** 1.6 - t, t - 0.26);
  const down = Math.min(t - 0.78 + 0.26 * (1 - wave) ** 1.6, 0.77 - t);
  return Math.max(bands, up, down) * 6;
};

export const isTattooed = ({ animal, marks = [] }: Look): boolean =>
  !animal && marks.some((one) => one.includes('tattoo'));

/** Paints an arm; nothing where it has no tattoo. */
export function inked({ joints, figure }: Body, side: Side): Pick<SolidPart, 'tint' | 'detail'> {
  const { look } = figure;
  if (!isTattooed(look)) return {};
  const mark = look.marks!.find((one) => MOTIFS[one]);
  const isAllOver = look.marks!.includes('tattoos');
  if (!isAllOver && side === 'R') return {};
  const [elbow, wrist] = [joints[`elbow${side}`], joints[`wrist${side}`]];
  const shoulder = joints[`shoulder${side}`];
  const along = subtract(wrist, elbow);
  const axis = unit(along);
  // Where people look at it from: in front and a little outside.
  const aside: Vec3 = [side === 'L' ? 0.35 : -0.35, 0, 1];
  const out = unit(subtract(aside, scaled(axis, dot(aside, axis))));
  const across = cross(axis, out);
  const middle = mixed(elbow, wrist, 0.46);
  const size = 0.088 + figure.bulk * 0.2;
  const base = look.skinTone === 'dark' ? '#150f10' : INK;
  const motif = mark && side === 'L' ? MOTIFS[mark]! : undefined;
  const tint = (x: number, y: number, z: number, skin: readonly [number, number, number]) => {
    const from: Vec3 = [x, y, z];
    const rel = subtract(from, middle);
    if (motif) {
      if (dot(rel, out) < 0) return skin;
      const { ink, colour = base } = motif(dot(rel, across) / size, -dot(rel, axis) / (size * 1.25));
      return mixRgb(skin, rgb(colour), 0.88 * smoothstep(-0.04, 0.05, ink));
    }
    const low = dot(subtract(from, elbow), axis) / Math.hypot(...along);
    const [start, way] = low >= 0 ? [elbow, along] : [shoulder, subtract(elbow, shoulder)];
    const t = dot(subtract(from, start), way) / dot(way, way);
    const away = subtract(from, add(start, scaled(way, t)));
    const turn = Math.atan2(dot(away, across), dot(away, out));
    return mixRgb(skin, rgb(base), 0.82 * smoothstep(-0.05, 0.06, flames(turn, t)));
  };
  return { tint, detail: 4 };
}
