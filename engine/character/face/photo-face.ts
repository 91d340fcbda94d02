/** A face from a photo on the character's head: its skin as a fine coloured sheet that moves, and the head behind it. */

import type { Quality } from '#common/character/character-words.ts';
import { EYES } from '#engine/face/face-points.ts';
import { TRIANGLES } from '#engine/face/mesh-triangles.ts';
import { MIRRORED } from '#engine/face/mirrored-points.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import { encode } from '#engine/sculpt/render/colour.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { add, mix, scaled, smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { normalsOf } from '../mesh/normals.ts';
import type { MorphName, Rgb, SheetPart } from '../part.ts';
import { type HeadSpace, normalAt } from './head-space.ts';
import { fadeToSkin, type LightOf, lightIn, sample, skinAmong, strayness } from './photo-face-colours.ts';
import { type FittedFace, fitFace, SKIN_POINTS } from './photo-face-fit.ts';
import type { MouthPlace } from './photo-face-lips.ts';
import { type Move, moveOf } from './photo-face-morphs.ts';
import { innerMouth, type LipPoint } from './photo-face-mouth.ts';
import { type Net, openEdges, refine, soften } from './photo-face-net.ts';
import { hollowSkull, wholeSkull } from './photo-face-skull.ts';
import { mixRgb } from './sheet.ts';

/** Longest edges in the head's space, on the cheeks; eyes, brows and lips need more. */
const EDGES: Record<Quality, number> = { high: 0.021, medium: 0.028, low: 0.045 };
const FINER = 0.3;
/** How deep the very edge lies under the skin of the head, and how high the rest stands above it. */
const SUNK = 0.006;
const LIFTED = 0.005;
/** Rounds of drawing the outer part of the face smooth: photos say little of its depth. */
const SOFTENED = 8;
/** The band that is laid onto the head. */
const HELD = 0.16;
/** Heights between which the edge of the face turns into the jaw. */
const JAW = [-0.28, -0.1] as const;

export interface PhotoHead {
  skull: Shape;
  /** '#rrggbb'. */
  skin: string;
  hair: string | null;
  sheets: SheetPart[];
  /** Against the built-in head. */
  breadth: number;
}

/** What is known of each vertex beside its place: on the photo, on the photo's other side, the side of the mouth, how far from the edge. */
const FACTS = 6;
const SIDE = 4;
const FROM_RIM = 5;

export function photoHead(photo: PhotoFace, quality: Quality, hasEars: boolean, head: HeadSpace): PhotoHead {
  const fitted = fitFace(photo.points);
  const whole = wholeSkull(fitted);
  const net = fineNet(fitted, photo, EDGES[quality]);
  layOnto(net, whole);
  soften(net, (v) => 0.6 * smoothstep(0.34, 0.2, net.facts[v * FACTS + FROM_RIM]!), SOFTENED);
  // Again, because soft curves sink.
  layOnto(net, whole);
  const [rim = [], lips = []] = openEdges(net.indices);
  overlap(net, lips, fitted.mouth);
  const { colours, skin } = coloursOf(net, fitted, photo);
  const face = faceSheet(net, fitted, colours, head, underChin(net.places, rim, skin));
  const points = lips.map(
    (v): LipPoint => ({
      place: placeOf(net.places, v),
      side: net.facts[v * FACTS + SIDE]!,
      colour: [colours[v * 3]!, colours[v * 3 + 1]!, colours[v * 3 + 2]!],
    }),
  );
  return {
    skull: hollowSkull(fitted, whole, hasEars),
    skin: hexOf(skin),
    hair: photo.hair,
    sheets: [innerMouth(fitted.mouth, points, head), face],
    // Half the way: hair has room of its own around the head.
    breadth: 0.5 + (fitted.half * 1.075) / 0.92,
  };
}

const placeOf = (places: Float32Array, v: number): Vec3 => [
  places[v * 3]!,
  places[v * 3 + 1]!,
  places[v * 3 + 2]!,
];

const hexOf = (colour: Rgb): string =>
  `#${colour.map((c) => encode(c).toString(16).padStart(2, '0')).join('')}`;

function fineNet(fitted: FittedFace, { points }: PhotoFace, edge: number): Net {
  const { places, sides, mouth, fromRim } = fitted;
  const facts = new Float32Array(SKIN_POINTS * FACTS);
  for (let i = 0; i < SKIN_POINTS; i++) {
    const m = MIRRORED[i]!;
    facts.set(
      [points[i * 3]!, points[i * 3 + 1]!, points[m * 3]!, points[m * 3 + 1]!, sides[i]!, fromRim[i]!],
      i * FACTS,
    );
  }
  const spots = EYES.map(({ upper }) => {
    const [a, b] = [placeOf(places, upper[0]), placeOf(places, upper.at(-1)!)];
    return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, rx: (b[0] - a[0]) * 0.75, ry: (b[0] - a[0]) * 0.6 };
  });
  spots.push({ x: mouth.x, y: mouth.y, rx: mouth.half * 1.3, ry: mouth.half * 0.6 });
  const isFine = (x: number, y: number) =>
    spots.some((one) => ((x - one.x) / one.rx) ** 2 + ((y - one.y) / one.ry) ** 2 < 1);
  const net = { places, facts, width: FACTS, indices: Uint32Array.from(TRIANGLES) };
  return refine(net, (x, y) => edge * (isFine(x, y) ? FINER : 1));
}

/** How free the edge is to drop with the jaw: wholly at the chin, not at all before the ears. */
const freedom = (y: number): number => smoothstep(JAW[1], JAW[0], y);

/** The outer band comes to the head's own surface, and its very edge goes under it. */
function layOnto({ places, facts }: Net, whole: Shape): void {
  for (let o = 0, v = 0; o < places.length; o += 3, v++) {
    const fromRim = facts[v * FACTS + FROM_RIM]!;
    const hold = smoothstep(HELD, 0.03, fromRim) * (1 - freedom(places[o + 1]!));
    if (hold === 0) continue;
    const p = placeOf(places, v);
    const lift = mix(-SUNK, LIFTED, smoothstep(0, 0.06, fromRim));
    const n = normalAt(whole, p);
    const away = (whole.distance(...p) - lift) * hold;
    for (let c = 0; c < 3; c++) places[o + c]! -= n[c]! * away;
  }
}

/** The upper lip lies a hair before the lower one, so that no light comes through the seam. */
function overlap({ places, facts }: Net, lips: readonly number[], mouth: MouthPlace): void {
  for (const v of lips) {
    if (facts[v * FACTS + SIDE]! <= 0) continue;
    const middle = Math.max(0, 1 - ((places[v * 3]! - mouth.x) / mouth.half) ** 2);
    places[v * 3 + 1]! -= 0.004 * middle;
    places[v * 3 + 2]! += 0.003 * middle;
  }
}

/** Points that hang on a point of the face and go a share of its way. */
interface Hung {
  places: Vec3[];
  on: number[];
  follows: number[];
  indices: number[];
  colour: Rgb;
}

/** From the edge of the jaw round and back to the neck. */
function underChin(places: Float32Array, rim: readonly number[], skin: Rgb): Hung {
  const hung: Hung = { places: [], on: [], follows: [], indices: [], colour: skin };
  const rings = [
    { width: 1, down: 0, back: 0, follows: 1 },
    { width: 0.98, down: 0.011, back: 0.03, follows: 1 },
    { width: 0.9, down: 0.004, back: 0.1, follows: 0.8 },
    { width: 0.75, down: -0.05, back: 0.2, follows: 0.3 },
  ];
  for (const { width, down, back, follows } of rings)
    for (const v of rim) {
      const [x, y, z] = placeOf(places, v);
      const jaw = freedom(y);
      hung.places.push([x * mix(1, width, jaw), y - down * jaw, z - back * jaw]);
      hung.on.push(v);
      hung.follows.push(follows);
    }
  const around = rim.length;
  for (let r = 0; r < rings.length - 1; r++)
    for (const [k, v] of rim.entries()) {
      if (freedom(places[v * 3 + 1]!) === 0) continue;
      const [a, b] = [r * around + k, r * around + ((k + 1) % around)];
      hung.indices.push(a, a + around, b, b, a + around, b + around);
    }
  return hung;
}

/** Where the photo shows one side of the face too flatly, the other side is taken. */
function coloursOf(net: Net, fitted: FittedFace, photo: PhotoFace) {
  const seen = facing(photo.points);
  const base = rawColours(fitted.places, photo, seen);
  const raw = skinAmong(base);
  const light = lightIn(base, normalsOf(fitted.places, Uint32Array.from(TRIANGLES)), raw);
  const skin = skinAmong(evened(base, fitted.places, Uint32Array.from(TRIANGLES), light));
  const fine = new Float32Array(net.places.length);
  for (let v = 0; v < fine.length / 3; v++) {
    const [x, y, mx, my] = net.facts.subarray(v * FACTS, v * FACTS + 4);
    fine.set(bothSides(photo, seen, x!, y!, mx!, my!), v * 3);
  }
  const colours = evened(fine, net.places, net.indices, light);
  for (let v = 0; v < colours.length / 3; v++) {
    const o = v * 3;
    const own: Rgb = [colours[o]!, colours[o + 1]!, colours[o + 2]!];
    const fromRim = net.facts[v * FACTS + FROM_RIM]!;
    const t = Math.max(fadeToSkin(fromRim), strayness(own, skin, fromRim, net.places[o + 1]!));
    if (t > 0) colours.set(mixRgb(own, skin, t), o);
  }
  return { colours, skin };
}

/** Above 0: the picture's left half is seen better; in degrees of turning. */
function facing(points: Float32Array): number {
  const [nose, left, right] = [4, 234, 454].map((i) => points[i * 3]!) as [number, number, number];
  return (Math.abs(nose - left) - Math.abs(right - nose)) / Math.abs(right - left);
}

function bothSides(photo: PhotoFace, seen: number, x: number, y: number, mx: number, my: number): Rgb {
  const own = sample(photo.crop, x, y);
  const isFarSide = seen > 0 ? x > mx : x < mx;
  const turned = smoothstep(0.3, 0.6, Math.abs(seen));
  if (!isFarSide || turned === 0) return own;
  const wide = Math.abs(x - mx) / (photo.crop.width * 0.25);
  return mixRgb(own, sample(photo.crop, mx, my), turned * smoothstep(0.05, 0.4, wide));
}

function rawColours(places: Float32Array, photo: PhotoFace, seen: number): Float32Array {
  const out = new Float32Array(places.length);
  for (let i = 0; i < SKIN_POINTS; i++) {
    const m = MIRRORED[i]! * 3;
    const { points } = photo;
    out.set(bothSides(photo, seen, points[i * 3]!, points[i * 3 + 1]!, points[m]!, points[m + 1]!), i * 3);
  }
  return out;
}

function evened(
  colours: Float32Array,
  places: Float32Array,
  indices: Uint32Array,
  light: LightOf,
): Float32Array {
  const normals = normalsOf(places, indices);
  const out = new Float32Array(colours.length);
  for (let o = 0; o < out.length; o += 3) {
    const factor = light(normals[o]!, normals[o + 1]!);
    for (const c of [0, 1, 2] as const) out[o + c] = colours[o + c]! / factor[c];
  }
  return out;
}

function faceSheet(
  net: Net,
  fitted: FittedFace,
  colours: Float32Array,
  head: HeadSpace,
  hung: Hung,
): SheetPart {
  const count = net.places.length / 3;
  const inFigure = (move: Move = () => [0, 0, 0]): Float32Array => {
    const out = new Float32Array((count + hung.places.length) * 3);
    const wayOf = (v: number) => move(placeOf(net.places, v), net.facts[v * FACTS + SIDE]!);
    for (let v = 0; v < count; v++) out.set(head.out(add(placeOf(net.places, v), wayOf(v))), v * 3);
    for (const [k, place] of hung.places.entries())
      out.set(head.out(add(place, scaled(wayOf(hung.on[k]!), hung.follows[k]!))), (count + k) * 3);
    return out;
  };
  const moves = Object.entries(moveOf(fitted)) as [MorphName, Move][];
  return {
    name: 'face',
    material: 'skin',
    positions: inFigure(),
    indices: Uint32Array.from([...net.indices, ...hung.indices.map((index) => index + count)]),
    colours: Float32Array.from([...colours, ...hung.places.flatMap(() => hung.colour)]),
    bones: ['head', 'chest'],
    morphs: Object.fromEntries(moves.map(([name, move]) => [name, inFigure(move)])),
  };
}
