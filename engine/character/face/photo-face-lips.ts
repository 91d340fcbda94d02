/** How the skin around a photographed mouth moves when it takes a shape. */

import { clamp, mix, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';

export interface MouthPlace {
  x: number;
  y: number;
  /** From the middle to a corner of the opening. */
  half: number;
  /** How far a corner lies behind the middle. */
  back: number;
  /** From the seam up to the nose, and down to the chin. */
  toNose: number;
  toChin: number;
  /** Height of each lip, and how far its outer edge lies behind the seam. */
  upperLip: number;
  lowerLip: number;
  upperBack: number;
  lowerBack: number;
  seam(x: number): number;
}

/** Lengths as shares of half the mouth. */
export interface MouthShape {
  /** How far the lips part above and below the seam; the jaw carries the lower one on its way. */
  up: number;
  down: number;
  jaw: number;
  width: number;
  push: number;
  /** How much the corners rise. */
  curve: number;
  /** The lower lip goes behind the upper teeth. */
  tuck: number;
  tongue: number;
  /** The form of the opening: 0.5 is an oval, more has sharper corners. */
  pointed: number;
}

export const CALM: MouthShape = {
  up: 0,
  down: 0,
  jaw: 0,
  width: 1,
  push: 0,
  curve: 0,
  tuck: 0,
  tongue: 0,
  pointed: 0.8,
};

/** 1 to 0, softly, while the share goes from 0 to 1. */
export const fade = (share: number): number =>
  share <= 0 ? 1 : share >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * share);

/** How wide the lips part across the mouth, -1 to 1. */
const parted = (t: number, pointed: number): number => (Math.abs(t) >= 1 ? 0 : (1 - t * t) ** pointed);

/** Where a point of the skin goes; `side` is above 0 for the upper lip and what lies above it. */
export function mouthMove(mouth: MouthPlace, m: MouthShape, [x, y]: Vec3, side: number): Vec3 {
  const { half } = mouth;
  const across = x - mouth.x;
  const t = across / half;
  const above = y - mouth.seam(x);
  // The nose keeps its shape.
  const reach = Math.hypot(t, above > 0 ? above / (mouth.toNose * 0.5) : above / (half * 1.15));
  const around = fade((reach - 0.95) / 1.25);
  let dy = m.curve * half * Math.min(1.5, t * t) * around;
  let dz = m.push * half * fade(reach / 1.5);
  // Lips that draw together come forward on the round of the teeth.
  const wide = 1 + (m.width - 1) * around;
  dz -= mouth.back * ((t * wide) ** 2 - t * t) * fade((reach - 0.8) / 0.9) * 0.8;
  if (side > 0)
    dy +=
      m.up *
      half *
      parted(t, m.pointed) *
      fade((above - mouth.upperLip * 0.7) / (mouth.toNose - mouth.upperLip));
  else {
    const below = -above;
    const lip = parted(t, m.pointed) * fade((below - mouth.lowerLip * 0.8) / (mouth.toChin * 0.5));
    const jaw = jawShare(mouth, m.pointed, across, below);
    dy -= half * ((m.down - m.jaw) * lip + m.jaw * jaw);
    dz -= half * m.jaw * jaw * 0.22 * clamp(below / mouth.toChin);
    const tucked = m.tuck * half * parted(t, m.pointed) * fade(below / (half * 0.55));
    dy += tucked * 0.13;
    dz -= tucked * 0.2;
  }
  return [across * (wide - 1), dy, dz];
}

/** How far a place goes with the jaw: only the middle at the lips, the whole chin below. */
function jawShare({ half, toChin }: MouthPlace, pointed: number, across: number, below: number): number {
  const deep = smoothstep(0, half * 0.75, below);
  const breadth = half * mix(1.25, 2.8, clamp(below / toChin));
  return mix(parted(across / half, pointed), fade(Math.abs(across) / breadth) ** 0.8, deep);
}
