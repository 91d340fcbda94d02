/** A coarse net made fine: edges are halved until they are short enough, and the new points bulge as the surface does. */

import { normalsOf } from '../mesh/normals.ts';

/** Anything that is known of each point and lies evenly between two of them. */
export interface Net {
  places: Float32Array;
  /** `width` numbers for each point. */
  facts: Float32Array;
  width: number;
  indices: Uint32Array;
}

const PASSES = 7;
/** 0 is flat, 1 follows the tangents wholly. */
const BULGE = 0.7;

/** `longest` is asked with the middle of an edge. */
export function refine(net: Net, longest: (x: number, y: number, z: number) => number): Net {
  let now = net;
  for (let pass = 0; pass < PASSES; pass++) {
    const next = halved(now, longest);
    if (!next) break;
    now = next;
  }
  return now;
}

const keyOf = (a: number, b: number): number => (a < b ? a * 1_000_003 + b : b * 1_000_003 + a);

function halved(net: Net, longest: (x: number, y: number, z: number) => number): Net | undefined {
  const { places, facts, width, indices } = net;
  const normals = normalsOf(places, indices);
  const uses = new Map<number, number>();
  for (let t = 0; t < indices.length; t += 3)
    for (const [a, b] of edgesOf(indices, t)) uses.set(keyOf(a, b), (uses.get(keyOf(a, b)) ?? 0) + 1);
  const middles = new Map<number, number>();
  const newPlaces: number[] = [];
  const newFacts: number[] = [];
  const count = places.length / 3;
  for (let t = 0; t < indices.length; t += 3)
    for (const [a, b] of edgesOf(indices, t)) {
      const key = keyOf(a, b);
      if (middles.has(key)) continue;
      const [i, j] = [a * 3, b * 3];
      const mid = [0, 1, 2].map((c) => (places[i + c]! + places[j + c]!) / 2) as [number, number, number];
      const long = Math.hypot(
        places[i]! - places[j]!,
        places[i + 1]! - places[j + 1]!,
        places[i + 2]! - places[j + 2]!,
      );
      if (long <= longest(...mid)) continue;
      middles.set(key, count + newPlaces.length / 3);
      // Open edges stay as they are: both lips must keep the same seam.
      const bulge = uses.get(key) === 1 ? 0 : BULGE;
      const lift = (o: number) =>
        (mid[0] - places[o]!) * normals[o]! +
        (mid[1] - places[o + 1]!) * normals[o + 1]! +
        (mid[2] - places[o + 2]!) * normals[o + 2]!;
      const [la, lb] = [lift(i), lift(j)];
      for (let c = 0; c < 3; c++)
        newPlaces.push(mid[c]! - (bulge * (la * normals[i + c]! + lb * normals[j + c]!)) / 2);
      for (let f = 0; f < width; f++) newFacts.push((facts[a * width + f]! + facts[b * width + f]!) / 2);
    }
  if (middles.size === 0) return undefined;
  const out: number[] = [];
  for (let t = 0; t < indices.length; t += 3) split(indices, t, middles, out);
  return {
    places: Float32Array.from([...places, ...newPlaces]),
    facts: Float32Array.from([...facts, ...newFacts]),
    width,
    indices: Uint32Array.from(out),
  };
}

const edgesOf = (indices: Uint32Array, t: number) => {
  const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
  return [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
};

/** A triangle with none, one, two or three of its edges halved. */
function split(indices: Uint32Array, t: number, middles: Map<number, number>, out: number[]): void {
  const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
  const halves = corners.map((a, k) => middles.get(keyOf(a, corners[(k + 1) % 3]!)));
  const marked = halves.filter((one) => one !== undefined).length;
  // Turned so that the odd edge comes first: the only halved one, or the only whole one.
  const turn =
    marked === 1 ? halves.findIndex((one) => one !== undefined) : Math.max(0, halves.indexOf(undefined));
  const [a, b, c] = [0, 1, 2].map((k) => corners[(k + turn) % 3]!) as [number, number, number];
  const [ab, bc, ca] = [0, 1, 2].map((k) => halves[(k + turn) % 3]);
  if (marked === 0) out.push(a, b, c);
  else if (marked === 1) out.push(a, ab!, c, ab!, b, c);
  else if (marked === 2) out.push(a, b, bc!, a, bc!, ca!, ca!, bc!, c);
  else out.push(a, ab!, ca!, ab!, b, bc!, ca!, bc!, c, ab!, bc!, ca!);
}

/** Draws points towards the mean of their neighbours; `much` says how far, 0 to 1, and open edges stay. */
export function soften({ places, indices }: Net, much: (vertex: number) => number, times: number): void {
  const count = places.length / 3;
  const fixed = new Set(openEdges(indices).flat());
  const shares = Float32Array.from({ length: count }, (_, v) => (fixed.has(v) ? 0 : much(v)));
  for (let time = 0; time < times; time++) {
    const sums = new Float32Array(places.length);
    const around = new Uint16Array(count);
    for (let t = 0; t < indices.length; t += 3)
      for (const [a, b] of edgesOf(indices, t)) {
        around[a]!++;
        for (let c = 0; c < 3; c++) sums[a * 3 + c]! += places[b * 3 + c]!;
      }
    for (let v = 0; v < count; v++) {
      if (shares[v] === 0) continue;
      for (let c = v * 3; c < v * 3 + 3; c++) places[c]! += (sums[c]! / around[v]! - places[c]!) * shares[v]!;
    }
  }
}

/** The open edges as closed walks around the holes, the longest first. */
export function openEdges(indices: Uint32Array): number[][] {
  const next = new Map<number, number>();
  const has = new Set<number>();
  const whole = 1_000_003;
  for (let t = 0; t < indices.length; t += 3)
    for (const [a, b] of edgesOf(indices, t)) has.add(a * whole + b);
  for (let t = 0; t < indices.length; t += 3)
    for (const [a, b] of edgesOf(indices, t)) if (!has.has(b * whole + a)) next.set(a, b);
  const walks: number[][] = [];
  while (next.size > 0) {
    const walk: number[] = [];
    let at = next.keys().next().value!;
    while (next.has(at)) {
      walk.push(at);
      const then = next.get(at)!;
      next.delete(at);
      at = then;
    }
    walks.push(walk);
  }
  return walks.sort((a, b) => b.length - a.length);
}
