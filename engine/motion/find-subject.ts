/** Where the subject of a picture is: what differs from what lies along its edges, and stands near its middle. */

export interface SubjectBox {
  /** Shares of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pixels {
  /** Rows of red, green, blue and alpha. */
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Share of the shorter side that counts as edge. */
const RIM = 0.06;
/** Of all edge pixels, how many a colour needs to be one of the ground's. */
const GROUND_SHARE = 0.03;
/** Of 441, the way from black to white: nearer colours are the same ground. */
const ALIKE = 30;
/** Of what stands out, how much may lie outside of the box at each side. */
const LEFT_OUT = 0.03;

/** Undefined where nothing stands out. Meant for small pictures, about a hundred pixels wide. */
export function findSubject({ data, width, height }: Pixels): SubjectBox | undefined {
  const ground = groundColors({ data, width, height });
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  const strength = new Float64Array(width * height);
  let max = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const apart = Math.min(...ground.map((one) => distance(data, at * 4, one)));
      const [dx, dy] = [(2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1];
      strength[at] = Math.max(0, apart - ALIKE) * Math.max(0.25, 1 - 0.4 * (dx * dx + dy * dy));
      max = Math.max(max, strength[at]!);
    }
  let sum = 0;
  for (let at = 0; at < strength.length; at++) {
    if (strength[at]! < max * 0.22) continue;
    columns[at % width]! += strength[at]!;
    rows[Math.floor(at / width)]! += strength[at]!;
    sum += strength[at]!;
  }
  if (max < 12 || sum === 0) return undefined;
  const [left, right] = spanOf(columns, sum);
  const [top, bottom] = spanOf(rows, sum);
  return {
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  };
}

function spanOf(sums: Float64Array, whole: number): [from: number, to: number] {
  let from = 0;
  for (let seen = sums[0]!; seen < whole * LEFT_OUT; seen += sums[from]!) from++;
  let to = sums.length - 1;
  for (let seen = sums[to]!; seen < whole * LEFT_OUT; seen += sums[to]!) to--;
  return [from, to + 1];
}

type Color = readonly [number, number, number];

const distance = (data: ArrayLike<number>, at: number, [r, g, b]: Color): number =>
  Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b);

function groundColors({ data, width, height }: Pixels): Color[] {
  const rim = Math.max(1, Math.round(Math.min(width, height) * RIM));
  const bins = new Map<number, [number, number, number, number]>();
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x >= rim && x < width - rim && y >= rim && y < height - rim) continue;
      const at = (y * width + x) * 4;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const key = (r >> 5) * 64 + (g >> 5) * 8 + (b >> 5);
      const bin = bins.get(key) ?? [0, 0, 0, 0];
      bins.set(key, [bin[0] + r, bin[1] + g, bin[2] + b, bin[3] + 1]);
      count++;
    }
  return [...bins.values()]
    .filter(([, , , size]) => size >= count * GROUND_SHARE)
    .map(([r, g, b, size]): Color => [r / size, g / size, b / size])
    .concat(count > 0 && bins.size > 0 ? [] : [[255, 255, 255]]);
}
