/** The tracer of landscapes for WebAssembly: the same as terrain/trace-rays.ts, four rays at once. */
// @ts-nocheck This is AssemblyScript: its number types and vectors are unknown to TypeScript.

/** Memory: 256 × 256 lattice cells of four numbers, then the shape's numbers and the sun, constants, then rays and hits wherever the caller puts them. */
const PARAMS: usize = 1048576;
const CONSTANTS: usize = 1048704;
const FAR: f32 = 60;
const CEILING: f32 = 10.5;

function param(i: i32): v128 {
  return v128.load_splat<f32>(PARAMS + ((<usize>i) << 2));
}
function S(v: f32): v128 {
  return f32x4.splat(v);
}
function mul(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}
function add(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}
function sub(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}

/** Numbers that every octave needs, kept in memory: reading one is cheaper than building it from the code each time. */
function constant(i: i32): v128 {
  return v128.load_splat<f32>(CONSTANTS + ((<usize>i) << 2));
}

/** `slope` is one over the width of the step: dividing for every ray would cost more than all the rest. */
function smooth(low: v128, slope: v128, x: v128): v128 {
  const t = f32x4.pmax(S(0), f32x4.pmin(constant(1), mul(sub(x, low), slope)));
  return mul(mul(t, t), sub(constant(0), add(t, t)));
}

/** The four numbers of a lattice cell: corner, step right, step down, twist. */
function cell(index: v128, lane: i32): v128 {
  return v128.load(
    <usize>(
      (lane === 0
        ? i32x4.extract_lane(index, 0)
        : lane === 1
          ? i32x4.extract_lane(index, 1)
          : lane === 2
            ? i32x4.extract_lane(index, 2)
            : i32x4.extract_lane(index, 3))
    ),
  );
}
function lows(p: v128, q: v128): v128 {
  return v128.shuffle<f32>(p, q, 0, 4, 1, 5);
}
function highs(p: v128, q: v128): v128 {
  return v128.shuffle<f32>(p, q, 2, 6, 3, 7);
}

/** Octaves of noise: worn rock, where steep places get less of the finer ones, or the sharp crests of dunes. */
// @inline: each kind becomes a loop of its own.
function ridges(px: v128, pz: v128, octaves: i32, isRock: bool): v128 {
  const three = constant(0);
  const one = constant(1);
  const half = constant(2);
  const whole = constant(3);
  const along = constant(4);
  const turn = constant(5);
  const steepness = constant(6);
  const fade = isRock ? half : constant(7);
  const mask = constant(8);
  let amplitude = isRock ? half : constant(9);
  let x = px;
  let y = pz;
  let sum = S(0);
  let slopeX = S(0);
  let slopeY = S(0);
  for (let o = 0; o < octaves; o++) {
    // Rounding what is half less gives the whole part, and leaves it in the low bits.
    const wi = add(sub(x, half), whole);
    const wj = add(sub(y, half), whole);
    const u = sub(x, sub(wi, whole));
    const v = sub(y, sub(wj, whole));
    const at = i32x4.add(i32x4.shl(v128.and(wj, mask), 12), i32x4.shl(v128.and(wi, mask), 4));
    const p = cell(at, 0);
    const q = cell(at, 1);
    const r = cell(at, 2);
    const w = cell(at, 3);
    const uu = mul(u, u);
    const vv = mul(v, v);
    const s = mul(uu, sub(three, add(u, u)));
    const t = mul(vv, sub(three, add(v, v)));
    const pr = lows(p, r);
    const qw = lows(q, w);
    const ba = highs(pr, qw);
    const pr2 = highs(p, r);
    const qw2 = highs(q, w);
    const k = highs(pr2, qw2);
    const down = add(lows(pr2, qw2), mul(k, s));
    const value = add(add(lows(pr, qw), mul(ba, s)), mul(t, down));
    if (isRock) {
      slopeX = add(slopeX, mul(sub(u, uu), add(ba, mul(k, t))));
      slopeY = add(slopeY, mul(sub(v, vv), down));
      // The slopes lack their common factor of six.
      const steep = add(one, mul(steepness, add(mul(slopeX, slopeX), mul(slopeY, slopeY))));
      sum = add(sum, f32x4.div(mul(amplitude, value), steep));
    } else {
      const crest = sub(one, f32x4.abs(sub(add(value, value), one)));
      sum = add(sum, mul(amplitude, mul(crest, crest)));
    }
    amplitude = mul(amplitude, fade);
    const nx = sub(mul(along, x), mul(turn, y));
    y = add(mul(turn, x), mul(along, y));
    x = nx;
  }
  return sum;
}

function height(x: v128, z: v128, octaves: i32): v128 {
  const rx = add(mul(x, param(1)), param(2));
  const rz = add(mul(z, param(1)), param(3));
  const ridge =
    load<f32>(PARAMS) < 0.5
      ? ridges(rx, rz, octaves, true)
      : ridges(rx, rz, octaves < 4 ? octaves : 4, false);
  const away = f32x4.abs(x);
  const basin = mul(smooth(param(6), param(7), sub(mul(constant(2), away), z)), param(5));
  const sides = mul(smooth(param(9), param(10), sub(away, mul(constant(12), z))), param(8));
  const foot = mul(
    sub(constant(1), smooth(constant(10), constant(11), sub(mul(constant(10), x), z))),
    param(12),
  );
  const rise = add(add(basin, sides), param(11));
  return add(add(mul(f32x4.pmax(sub(ridge, constant(13)), constant(14)), rise), param(4)), foot);
}

function column(base: usize, stride: usize): v128 {
  let out = v128.load32_zero(base);
  out = v128.load_lane<f32>(base + stride, out, 1);
  out = v128.load_lane<f32>(base + 2 * stride, out, 2);
  return v128.load_lane<f32>(base + 3 * stride, out, 3);
}

function putColumn(base: usize, value: v128): void {
  v128.store_lane<f32>(base, value, 0);
  v128.store_lane<f32>(base + 20, value, 1);
  v128.store_lane<f32>(base + 40, value, 2);
  v128.store_lane<f32>(base + 60, value, 3);
}

/** `count` is a multiple of four. */
export function trace(count: i32, rays: usize, hits: usize): void {
  for (let i = 0; i < count; i += 4) four(rays + <usize>i * 24, hits + <usize>i * 20);
}

function four(ray: usize, hit: usize): void {
  const ox = column(ray, 24);
  const oy = column(ray + 4, 24);
  const oz = column(ray + 8, 24);
  const dx = column(ray + 12, 24);
  const dy = column(ray + 16, 24);
  const dz = column(ray + 20, 24);
  const rising = f32x4.gt(dy, S(0));
  let t = S(0.15);
  let before = t;
  let low = S(0);
  let high = S(0);
  let active = i32x4.splat(-1);
  let found = i32x4.splat(0);
  for (let step = 0; step < 130 && v128.any_true(active); step++) {
    const y = add(oy, mul(dy, t));
    active = v128.andnot(active, v128.and(rising, f32x4.gt(y, S(CEILING))));
    const gap = sub(y, height(add(ox, mul(dx, t)), add(oz, mul(dz, t)), 6));
    const met = v128.and(active, f32x4.lt(gap, mul(S(0.0015), t)));
    low = v128.bitselect(before, low, met);
    high = v128.bitselect(t, high, met);
    found = v128.or(found, met);
    active = v128.andnot(active, met);
    before = v128.bitselect(t, before, active);
    const next = add(t, f32x4.pmax(mul(S(0.36), gap), mul(S(0.006), t)));
    t = v128.bitselect(next, t, active);
    active = v128.and(active, f32x4.lt(t, S(FAR)));
  }
  if (v128.any_true(found))
    for (let k = 0; k < 4; k++) {
      const half = mul(S(0.5), add(low, high));
      const y = add(oy, mul(dy, half));
      const under = f32x4.lt(y, height(add(ox, mul(dx, half)), add(oz, mul(dz, half)), 8));
      high = v128.bitselect(half, high, under);
      low = v128.bitselect(low, half, under);
    }
  const beyond = v128.bitselect(S(FAR), S(FAR - 1), rising);
  const grazing = v128.bitselect(t, beyond, active);
  const distance = v128.bitselect(mul(S(0.5), add(low, high)), grazing, found);
  putColumn(hit, distance);
  if (v128.any_true(f32x4.lt(distance, S(FAR))))
    describe(add(ox, mul(dx, distance)), add(oz, mul(dz, distance)), distance, hit);
}

function describe(x: v128, z: v128, t: v128, hit: usize): void {
  const e = add(mul(S(0.0018), t), S(0.002));
  const h = height(x, z, 9);
  const nx = sub(h, height(add(x, e), z, 9));
  const nz = sub(h, height(x, add(z, e), 9));
  const length = f32x4.sqrt(add(add(mul(nx, nx), mul(e, e)), mul(nz, nz)));
  putColumn(hit + 4, f32x4.div(nx, length));
  putColumn(hit + 8, f32x4.div(e, length));
  putColumn(hit + 12, f32x4.div(nz, length));
  let lit = S(1);
  let s = S(0.05);
  let active = i32x4.splat(-1);
  for (let i = 0; i < 20 && v128.any_true(active); i++) {
    const gap = sub(
      add(h, mul(param(14), s)),
      height(add(x, mul(param(13), s)), add(z, mul(param(15), s)), 4),
    );
    const free = f32x4.pmax(S(0), f32x4.pmin(S(1), add(S(0.35), f32x4.div(mul(S(9), gap), s))));
    lit = v128.bitselect(f32x4.pmin(lit, free), lit, active);
    s = v128.bitselect(add(s, f32x4.pmax(S(0.08), mul(S(0.7), gap))), s, active);
    active = v128.and(active, v128.and(f32x4.gt(lit, S(0)), f32x4.le(s, S(14))));
  }
  putColumn(hit + 16, lit);
}
