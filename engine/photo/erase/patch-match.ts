/** For each place of a hole, the place elsewhere whose surroundings look most alike (Barnes and others: PatchMatch). */

export interface Canvas {
  width: number;
  height: number;
  /** Red, green and blue, 0 to 255. */
  rgb: Float32Array;
  /** 1 where the hole is. */
  hole: Uint8Array;
}

/** Half the side of what is compared. */
export const REACH = 3;

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Places whose whole surroundings are known. */
function sourcesOf({ width, height, hole }: Canvas): { isSource: Uint8Array; list: Int32Array } {
  const isSource = new Uint8Array(width * height);
  const list: number[] = [];
  // Sums over rectangles tell quickly whether one holds any of the hole.
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        hole[y * width + x]! +
        sums[y * (width + 1) + x + 1]! +
        sums[(y + 1) * (width + 1) + x]! -
        sums[y * (width + 1) + x]!;
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const [x0, y0, x1, y1] = [x - REACH, y - REACH, x + REACH + 1, y + REACH + 1];
      const holes =
        sums[y1 * (width + 1) + x1]! -
        sums[y0 * (width + 1) + x1]! -
        sums[y1 * (width + 1) + x0]! +
        sums[y0 * (width + 1) + x0]!;
      if (holes === 0) {
        isSource[y * width + x] = 1;
        list.push(y * width + x);
      }
    }
  return { isSource, list: Int32Array.from(list) };
}

/** The chosen source of every place of the hole, −1 elsewhere; undefined when nothing whole is left to copy from. */
export function nearestPatches(
  canvas: Canvas,
  { rounds, random, start }: { rounds: number; random: () => number; start?: Int32Array | undefined },
): Int32Array | undefined {
  const { width, height, rgb, hole } = canvas;
  const { isSource, list } = sourcesOf(canvas);
  if (list.length === 0) return undefined;
  const targets: number[] = [];
  for (let i = 0; i < hole.length; i++) if (hole[i]) targets.push(i);

  const distance = (target: number, source: number, limit: number): number => {
    const [tx, ty] = [target % width, (target / width) | 0];
    let sum = 0;
    for (let dy = -REACH; dy <= REACH; dy++) {
      const y = ty + dy;
      if (y < 0 || y >= height) continue;
      for (let dx = -REACH; dx <= REACH; dx++) {
        const x = tx + dx;
        if (x < 0 || x >= width) continue;
        const a = (y * width + x) * 3;
        const b = (source + dy * width + dx) * 3;
        const [r, g, l] = [rgb[a]! - rgb[b]!, rgb[a + 1]! - rgb[b + 1]!, rgb[a + 2]! - rgb[b + 2]!];
        sum += r * r + g * g + l * l;
      }
      if (sum >= limit) return sum;
    }
    return sum;
  };

  const best = new Int32Array(width * height).fill(-1);
  const cost = new Float64Array(width * height).fill(Infinity);
  for (const i of targets) {
    const known = start?.[i] ?? -1;
    best[i] = known >= 0 && isSource[known] ? known : list[(random() * list.length) | 0]!;
    cost[i] = distance(i, best[i]!, Infinity);
  }
  const consider = (i: number, source: number): void => {
    if (source < 0 || source >= isSource.length || !isSource[source]) return;
    const d = distance(i, source, cost[i]!);
    if (d < cost[i]!) {
      cost[i] = d;
      best[i] = source;
    }
  };
  for (let round = 0; round < rounds; round++) {
    const step = round % 2 === 0 ? 1 : -1;
    for (let k = 0; k < targets.length; k++) {
      const i = targets[step === 1 ? k : targets.length - 1 - k]!;
      const [x, y] = [i % width, (i / width) | 0];
      const [beside, above] = [i - step, i - step * width];
      if (x - step >= 0 && x - step < width && best[beside]! >= 0) consider(i, best[beside]! + step);
      if (y - step >= 0 && y - step < height && best[above]! >= 0) consider(i, best[above]! + step * width);
      for (let radius = Math.max(width, height); radius >= 1; radius = (radius / 2.5) | 0) {
        const [bx, by] = [best[i]! % width, (best[i]! / width) | 0];
        const nx = bx + Math.round((random() * 2 - 1) * radius);
        const ny = by + Math.round((random() * 2 - 1) * radius);
        if (nx >= 0 && ny >= 0 && nx < width && ny < height) consider(i, ny * width + nx);
      }
    }
  }
  return best;
}
