/** Outlines as plain segments, which every painter can follow: absolute, and nothing but lines and curves. */

export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];
export type Path = readonly Segment[];

/** a, b, c, d, e, f as a canvas takes them. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `b`, then `a`. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

export const applyMatrix = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Degrees, clockwise, around a point. */
export function turnAround(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

export function transformPath(path: Path, m: Matrix): Path {
  return path.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    const out: (string | number)[] = [segment[0]];
    for (let i = 1; i < segment.length; i += 2)
      out.push(...applyMatrix(m, segment[i] as number, segment[i + 1] as number));
    return out as unknown as Segment;
  });
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of the points, control points included; undefined for an empty path. */
export function boundsOf(path: Path): Bounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of path) {
    for (let i = 1; i < segment.length; i += 2) {
      const [x, y] = [segment[i] as number, segment[i + 1] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { left, top, right, bottom } : undefined;
}

const short = (value: number): string => `${Math.round(value * 100) / 100 || 0}`;

export const pathData = (path: Path): string =>
  path.map(([command, ...values]) => command + values.map((one) => short(one as number)).join(' ')).join('');
