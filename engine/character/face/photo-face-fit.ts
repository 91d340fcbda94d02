/** Brings the points of a photographed face to the character's head: seen from the front, to its size, with the lips closed. */

import {
  CHIN,
  CORNER_POINTS,
  FOREHEAD,
  LEVEL,
  LOWER_LIP,
  LOWER_LIP_OUTSIDE,
  LOWER_LIP_RED,
  MOUTH_CORNERS,
  NOSE_BOTTOM,
  NOSE_TIP,
  RIM,
  SIDES,
  UPPER_LIP,
  UPPER_LIP_OUTSIDE,
  UPPER_LIP_RED,
} from '#engine/face/face-points.ts';
import { TRIANGLES } from '#engine/face/mesh-triangles.ts';
import { MIRRORED } from '#engine/face/mirrored-points.ts';
import { turnedToFront } from '#engine/face/upright.ts';
import { add, clamp, mix } from '#engine/sculpt/shapes/vector.ts';
import { CALM, fade, type MouthPlace, mouthMove } from './photo-face-lips.ts';

/** Points of the skin; the irises come after them. */
export const SKIN_POINTS = 468;

/** In the head's own space. */
const CHIN_Y = -0.53;
const HEIGHT = 0.89;
const SIDE_Z = 0.03;
/** Half the breadth of a face, narrow and broad. */
const BREADTHS = [0.345, 0.405] as const;
/** How far the tip of the nose stands before the sides, in half breadths. */
const DEPTH = 1.27;
/** A face is seldom seen quite straight: sides are drawn towards their mean so far, depths wholly. */
const EVENED = 0.65;

/** Half a mouth against half a face, and how much of what goes beyond it is taken back. */
const DEFAULT_MOUTH = 0.31;
const CALMED = 0.65;

export interface FittedFace {
  /** 468 places at rest, in the head's space. */
  places: Float32Array;
  /** 1 above the mouth's opening, -1 below, 0 at its corners. */
  sides: Float32Array;
  /** Half the breadth of the face. */
  half: number;
  mouth: MouthPlace;
  /** How far each point is from the outer edge, along the skin. */
  fromRim: Float32Array;
}

export function fitFace(points: Float32Array): FittedFace {
  const places = placed(evened(turnedToFront(points).slice(0, SKIN_POINTS * 3)));
  const sides = sidesOf(places);
  closeLips(places, sides);
  calmLips(places, sides);
  return {
    places,
    sides,
    half: (xOf(places, SIDES[1]) - xOf(places, SIDES[0])) / 2,
    mouth: mouthOf(places),
    fromRim: fromRimOf(places),
  };
}

/** Along the edges of the net, by visiting them until nothing gets nearer. */
function fromRimOf(places: Float32Array): Float32Array {
  const far = new Float32Array(SKIN_POINTS).fill(Infinity);
  for (const i of RIM) far[i] = 0;
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (let t = 0; t < TRIANGLES.length; t++) {
      const a = TRIANGLES[t]!;
      const b = TRIANGLES[t % 3 === 2 ? t - 2 : t + 1]!;
      const long = Math.hypot(
        xOf(places, a) - xOf(places, b),
        yOf(places, a) - yOf(places, b),
        zOf(places, a) - zOf(places, b),
      );
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        if (far[from]! + long < far[to]! - 1e-6) {
          far[to] = far[from]! + long;
          isDone = false;
        }
    }
  }
  return far;
}

const xOf = (places: Float32Array, i: number): number => places[i * 3]!;
const yOf = (places: Float32Array, i: number): number => places[i * 3 + 1]!;
const zOf = (places: Float32Array, i: number): number => places[i * 3 + 2]!;

function evened(front: Float32Array): Float32Array {
  const middle = LEVEL.reduce((sum, [a, b]) => sum + (xOf(front, a) + xOf(front, b)) / 2, 0) / LEVEL.length;
  const out = new Float32Array(front.length);
  for (let i = 0; i < SKIN_POINTS; i++) {
    const o = i * 3;
    const m = MIRRORED[i]! * 3;
    const x = front[o]! - middle;
    out[o] = mix(x, (x - (front[m]! - middle)) / 2, EVENED);
    out[o + 1] = mix(front[o + 1]!, (front[o + 1]! + front[m + 1]!) / 2, EVENED);
    out[o + 2] = (front[o + 2]! + front[m + 2]!) / 2;
  }
  return out;
}

function placed(front: Float32Array): Float32Array {
  const scale = HEIGHT / (yOf(front, FOREHEAD) - yOf(front, CHIN));
  const breadth = ((xOf(front, SIDES[1]) - xOf(front, SIDES[0])) / 2) * scale;
  const half = clamp(breadth, ...BREADTHS);
  const sideZ = zOf(front, SIDES[0]);
  const deep = (DEPTH * half) / (zOf(front, NOSE_TIP) - sideZ);
  const out = new Float32Array(front.length);
  for (let o = 0; o < out.length; o += 3) {
    out[o] = (front[o]! * scale * half) / breadth;
    out[o + 1] = (front[o + 1]! - yOf(front, CHIN)) * scale + CHIN_Y;
    out[o + 2] = (front[o + 2]! - sideZ) * deep + SIDE_Z;
  }
  return out;
}

/** Height over x along a chain of points that goes from left to right. */
export function chain(
  places: Float32Array,
  points: readonly number[],
  axis: 1 | 2 = 1,
): (x: number) => number {
  const xs = points.map((i) => xOf(places, i));
  const values = points.map((i) => places[i * 3 + axis]!);
  return (x) => {
    let k = 0;
    while (k < xs.length - 2 && x > xs[k + 1]!) k++;
    const wide = xs[k + 1]! - xs[k]!;
    return mix(values[k]!, values[k + 1]!, clamp(wide > 1e-6 ? (x - xs[k]!) / wide : 0));
  };
}

function sidesOf(places: Float32Array): Float32Array {
  const [upper, lower] = [chain(places, UPPER_LIP), chain(places, LOWER_LIP)];
  const sides = new Float32Array(SKIN_POINTS);
  for (let i = 0; i < SKIN_POINTS; i++) {
    const x = xOf(places, i);
    sides[i] = yOf(places, i) > (upper(x) + lower(x)) / 2 ? 1 : -1;
  }
  // Lips may hang over each other; which is which is known.
  for (const i of [...UPPER_LIP, ...UPPER_LIP_RED, ...UPPER_LIP_OUTSIDE]) sides[i] = 1;
  for (const i of [...LOWER_LIP, ...LOWER_LIP_RED, ...LOWER_LIP_OUTSIDE]) sides[i] = -1;
  for (const i of CORNER_POINTS) sides[i] = 0;
  return sides;
}

/** Also somebody who laughs in the photo begins to sing with closed lips. */
function closeLips(places: Float32Array, sides: Float32Array): void {
  const from = places.slice();
  const edges = { up: chain(from, UPPER_LIP), down: chain(from, LOWER_LIP) };
  const ends = { up: chain(from, UPPER_LIP_OUTSIDE), down: chain(from, LOWER_LIP_OUTSIDE) };
  const depths = { up: chain(from, UPPER_LIP, 2), down: chain(from, LOWER_LIP, 2) };
  const [left, right] = MOUTH_CORNERS.map((i) => xOf(from, i)) as [number, number];
  const corners: number[] = [UPPER_LIP[0], UPPER_LIP.at(-1)!];
  for (let i = 0; i < SKIN_POINTS; i++) {
    const [x, y] = [xOf(from, i), yOf(from, i)];
    if (x <= left || x >= right || corners.includes(i)) continue;
    const way = sides[i]! > 0 ? 'up' : 'down';
    const [edge, end] = [edges[way](x), ends[way](x)];
    const limit = way === 'up' ? yOf(from, NOSE_BOTTOM) : mix(edge, yOf(from, CHIN), 0.8);
    // The lip moves as a whole, the skin beyond it less and less.
    const near = fade((y - end) / (limit - end));
    const seam = (edges.up(x) + edges.down(x)) / 2;
    places[i * 3 + 1] = y + (seam - edge) * near;
    places[i * 3 + 2] = zOf(from, i) + ((depths.up(x) + depths.down(x)) / 2 - depths[way](x)) * near;
  }
}

/** A smile is taken back for the most part: its width and its raised corners would stay in every sound. */
function calmLips(places: Float32Array, sides: Float32Array): void {
  const mouth = mouthOf(places);
  const half = (xOf(places, SIDES[1]) - xOf(places, SIDES[0])) / 2;
  const wide = mouth.half / half;
  const corner = (mouth.seam(mouth.x - mouth.half) + mouth.seam(mouth.x + mouth.half)) / 2;
  const raised = (corner - mouth.y) / mouth.half;
  const calmer = {
    ...CALM,
    width: wide > DEFAULT_MOUTH ? mix(1, DEFAULT_MOUTH / wide, CALMED) : 1,
    curve: -Math.max(0, raised - 0.04) * CALMED,
  };
  for (let i = 0; i < SKIN_POINTS; i++) {
    const p = [xOf(places, i), yOf(places, i), zOf(places, i)] as const;
    places.set(add(p, mouthMove(mouth, calmer, p, sides[i]!)), i * 3);
  }
}

function mouthOf(places: Float32Array): MouthPlace {
  const seam = chain(places, UPPER_LIP);
  const [left, right] = [UPPER_LIP[0], UPPER_LIP.at(-1)!];
  const x = (xOf(places, left) + xOf(places, right)) / 2;
  const y = seam(x);
  return {
    x,
    y,
    half: (xOf(places, right) - xOf(places, left)) / 2,
    back: zOf(places, UPPER_LIP[5]) - (zOf(places, left) + zOf(places, right)) / 2,
    toNose: yOf(places, NOSE_BOTTOM) - y,
    toChin: y - yOf(places, CHIN),
    upperLip: Math.max(0.01, yOf(places, UPPER_LIP_OUTSIDE[5]) - y),
    lowerLip: Math.max(0.01, y - yOf(places, LOWER_LIP_OUTSIDE[5])),
    upperBack: Math.max(0, zOf(places, UPPER_LIP[5]) - zOf(places, UPPER_LIP_OUTSIDE[5])),
    lowerBack: Math.max(0, zOf(places, UPPER_LIP[5]) - zOf(places, LOWER_LIP_OUTSIDE[5])),
    seam,
  };
}
