/** Planes of numbers over a picture: blurred, looked up between their places. */

export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export const planeOf = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

export function planeFromBytes(bytes: Uint8Array, width: number, height: number): Plane {
  const plane = planeOf(width, height);
  for (let i = 0; i < plane.values.length; i++) plane.values[i] = bytes[i]! / 255;
  return plane;
}

export function bytesOf({ values }: Plane): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, Math.min(255, Math.round(values[i]! * 255)));
  return out;
}

/** Mean over a square of 2r + 1, cut off at the picture's edges. */
export function boxBlur({ width, height, values }: Plane, radius: number): Plane {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) meanLine(values, across, y * width, 1, width, radius);
  meanColumns(across, out, width, height, radius);
  return { width, height, values: out };
}

function meanLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  let many = 0;
  for (let i = 0; i < Math.min(radius, count); i++) {
    sum += from[start + i * step]!;
    many++;
  }
  for (let i = 0; i < count; i++) {
    if (i + radius < count) {
      sum += from[start + (i + radius) * step]!;
      many++;
    }
    if (i - radius - 1 >= 0) {
      sum -= from[start + (i - radius - 1) * step]!;
      many--;
    }
    to[start + i * step] = sum / many;
  }
}

/** All columns at once, row by row: memory is read in order. */
function meanColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(width);
  let many = 0;
  const add = (y: number, sign: number) => {
    for (let x = 0; x < width; x++) sums[x]! += sign * from[y * width + x]!;
    many += sign;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius - 1 >= 0) add(y - radius - 1, -1);
    for (let x = 0; x < width; x++) to[y * width + x] = sums[x]! / many;
  }
}

/** Values of several planes of one size at any place of a larger picture, mixed from the four around it. */
export function createSampler(planes: readonly Plane[], width: number, height: number) {
  const { width: w, height: h } = planes[0]!;
  const all = planes.map((plane) => plane.values);
  const count = all.length;
  const scaleX = w / width;
  const scaleY = h / height;
  const out = new Float32Array(count);
  return (x: number, y: number): Float32Array => {
    const px = Math.max(0, Math.min(w - 1, (x + 0.5) * scaleX - 0.5));
    const py = Math.max(0, Math.min(h - 1, (y + 0.5) * scaleY - 0.5));
    const x0 = px | 0;
    const y0 = py | 0;
    const fx = px - x0;
    const fy = py - y0;
    const at = y0 * w + x0;
    const right = x0 + 1 < w ? 1 : 0;
    const below = y0 + 1 < h ? w : 0;
    for (let i = 0; i < count; i++) {
      const v = all[i]!;
      const upper = v[at]! + (v[at + right]! - v[at]!) * fx;
      const lower = v[at + below]! + (v[at + below + right]! - v[at + below]!) * fx;
      out[i] = upper + (lower - upper) * fy;
    }
    return out;
  };
}
