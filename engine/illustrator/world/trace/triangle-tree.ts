/** The tree over a mesh's triangles that the ray kernel walks: four boxes a node, four triangles a leaf, as bytes. */

export const NODE_BYTES = 112;
const PACK_BYTES = 160;
const BINS = 12;

interface Boxes {
  /** Six numbers a triangle: low corner, high corner. */
  box: Float32Array;
  order: Uint32Array;
}

/** By corners: a pose moves those and keeps the triangles. */
const known = new WeakMap<Float32Array, { indices: Uint32Array; tree: Uint8Array }>();

/** Built once for a mesh; offsets in it are relative to its first byte, which is the root. */
export function triangleTree(positions: Float32Array, indices: Uint32Array): Uint8Array {
  const before = known.get(positions);
  if (before?.indices === indices) return before.tree;
  const tree = build(positions, indices);
  known.set(positions, { indices, tree });
  return tree;
}

function build(positions: Float32Array, indices: Uint32Array): Uint8Array {
  const count = indices.length / 3;
  const box = new Float32Array(count * 6);
  for (let t = 0; t < count; t++)
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[indices[t * 3]! * 3 + axis]!;
      const b = positions[indices[t * 3 + 1]! * 3 + axis]!;
      const c = positions[indices[t * 3 + 2]! * 3 + axis]!;
      box[t * 6 + axis] = Math.min(a, b, c);
      box[t * 6 + 3 + axis] = Math.max(a, b, c);
    }
  const boxes: Boxes = { box, order: Uint32Array.from({ length: count }, (_, i) => i) };
  // At worst every leaf holds a single triangle.
  const words = new Int32Array(
    (NODE_BYTES / 4) * (Math.ceil(count / 2) + 2) + (PACK_BYTES / 4) * (count + 1),
  );
  const floats = new Float32Array(words.buffer);
  let used = 0;

  const pack = (from: number, to: number): number => {
    const at = used;
    used += PACK_BYTES / 4;
    for (let k = 0; from + k < to; k++) {
      const t = boxes.order[from + k]!;
      const [a, b, c] = [indices[t * 3]! * 3, indices[t * 3 + 1]! * 3, indices[t * 3 + 2]! * 3];
      for (let axis = 0; axis < 3; axis++) {
        const corner = positions[a + axis]!;
        floats[at + axis * 4 + k] = corner;
        floats[at + (3 + axis) * 4 + k] = positions[b + axis]! - corner;
        floats[at + (6 + axis) * 4 + k] = positions[c + axis]! - corner;
      }
      words[at + 36 + k] = t;
    }
    return at;
  };

  const node = (from: number, to: number): number => {
    const at = used;
    used += NODE_BYTES / 4;
    const cuts = [from, to];
    while (cuts.length < 5) {
      let widest = 0;
      for (let i = 1; i < cuts.length - 1; i++)
        if (cuts[i + 1]! - cuts[i]! > cuts[widest + 1]! - cuts[widest]!) widest = i;
      const [low, high] = [cuts[widest]!, cuts[widest + 1]!];
      if (high - low <= 4) break;
      cuts.splice(widest + 1, 0, split(boxes, low, high));
    }
    for (let k = 0; k < 4; k++) {
      const [low, high] = [cuts[k], cuts[k + 1]];
      const isThere = low !== undefined && high !== undefined && high > low;
      for (let axis = 0; axis < 3; axis++) {
        let near = 1e30;
        let far = -1e30;
        for (let i = low ?? 0; isThere && i < high; i++) {
          const o = boxes.order[i]! * 6 + axis;
          if (box[o]! < near) near = box[o]!;
          if (box[o + 3]! > far) far = box[o + 3]!;
        }
        floats[at + axis * 4 + k] = near;
        floats[at + (3 + axis) * 4 + k] = far;
      }
      if (isThere) words[at + 24 + k] = 4 * (high - low <= 4 ? -pack(low, high) : node(low, high));
    }
    return at;
  };
  node(0, count);
  return new Uint8Array(words.buffer.slice(0, used * 4));
}

const bins = { count: new Int32Array(BINS), box: new Float32Array(BINS * 6) };

/** Parts a run of triangles where the boxes of the two halves are the smallest; returns where the second half begins. */
function split({ box, order }: Boxes, from: number, to: number): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = from; i < to; i++)
    for (let axis = 0; axis < 3; axis++) {
      const o = order[i]! * 6 + axis;
      const middle = box[o]! + box[o + 3]!;
      if (middle < low[axis]!) low[axis] = middle;
      if (middle > high[axis]!) high[axis] = middle;
    }
  const sizes = low.map((l, i) => high[i]! - l);
  const axis = sizes[0]! > sizes[1]! ? (sizes[0]! > sizes[2]! ? 0 : 2) : sizes[1]! > sizes[2]! ? 1 : 2;
  const half = (from + to) >> 1;
  if (sizes[axis]! <= 0) return half;
  const k = (BINS * 0.9999) / sizes[axis]!;
  const start = low[axis]!;
  const binOf = (t: number): number =>
    Math.min(BINS - 1, ((box[t * 6 + axis]! + box[t * 6 + 3 + axis]! - start) * k) | 0);
  bins.count.fill(0);
  for (let b = 0; b < BINS; b++)
    for (let c = 0; c < 6; c++) bins.box[b * 6 + c] = c < 3 ? Infinity : -Infinity;
  for (let i = from; i < to; i++) {
    const t = order[i]!;
    const b = binOf(t);
    bins.count[b]!++;
    grow(bins.box, b * 6, box, t * 6);
  }
  const cut = cheapest();
  if (cut === 0) return half;
  let [i, j] = [from, to - 1];
  while (i <= j) {
    if (binOf(order[i]!) < cut) i++;
    else {
      const swapped = order[i]!;
      order[i] = order[j]!;
      order[j--] = swapped;
    }
  }
  return i === from || i === to ? half : i;
}

function grow(into: Float32Array, o: number, from: Float32Array, p: number): void {
  for (let c = 0; c < 3; c++) {
    if (from[p + c]! < into[o + c]!) into[o + c] = from[p + c]!;
    if (from[p + 3 + c]! > into[o + 3 + c]!) into[o + 3 + c] = from[p + 3 + c]!;
  }
}

const sweep = new Float32Array(6);
const rightCost = new Float32Array(BINS);

/** The bin before which to cut: area times number on both sides is least. 0 where all lie in one bin. */
function cheapest(): number {
  const empty = (): void => {
    sweep.fill(Infinity, 0, 3);
    sweep.fill(-Infinity, 3, 6);
  };
  const cost = (n: number): number => {
    const [x, y, z] = [sweep[3]! - sweep[0]!, sweep[4]! - sweep[1]!, sweep[5]! - sweep[2]!];
    return n === 0 ? 0 : n * (x * y + y * z + z * x);
  };
  empty();
  let n = 0;
  for (let b = BINS - 1; b > 0; b--) {
    n += bins.count[b]!;
    grow(sweep, 0, bins.box, b * 6);
    rightCost[b] = n === 0 ? Infinity : cost(n);
  }
  empty();
  n = 0;
  let [best, least] = [0, Infinity];
  for (let b = 1; b < BINS; b++) {
    n += bins.count[b - 1]!;
    grow(sweep, 0, bins.box, (b - 1) * 6);
    const sum = n === 0 ? Infinity : cost(n) + rightCost[b]!;
    if (sum < least) [best, least] = [b, sum];
  }
  return best;
}
