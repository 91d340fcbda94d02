/** Follows rays through a world of instanced meshes for WebAssembly: trees of four boxes, packs of four triangles, each tested at once. */
// @ts-nocheck This is AssemblyScript: its number types and vectors are unknown to TypeScript.

/** Children that wait, with how far away they begin: 8 bytes each. */
const STACK: usize = 1114112;
const NODE: usize = 112;
const NEVER: f32 = 1e30;

let bestT: f32 = 0;
let bestTriangle: i32 = 0;

function S(v: f32): v128 {
  return f32x4.splat(v);
}
function at(p: usize, i: usize): v128 {
  return v128.load(p + (i << 4));
}
function lane(v: v128, i: i32): f32 {
  return i === 0
    ? f32x4.extract_lane(v, 0)
    : i === 1
      ? f32x4.extract_lane(v, 1)
      : i === 2
        ? f32x4.extract_lane(v, 2)
        : f32x4.extract_lane(v, 3);
}

let entry: v128 = f32x4.splat(0);

/** Which of a node's four boxes a ray meets before `most`; where it enters them is left in `entry`. */
// @inline
function boxes(n: usize, ox: v128, oy: v128, oz: v128, ix: v128, iy: v128, iz: v128, most: f32): i32 {
  const ax = f32x4.mul(f32x4.sub(at(n, 0), ox), ix);
  const bx = f32x4.mul(f32x4.sub(at(n, 3), ox), ix);
  const ay = f32x4.mul(f32x4.sub(at(n, 1), oy), iy);
  const by = f32x4.mul(f32x4.sub(at(n, 4), oy), iy);
  const az = f32x4.mul(f32x4.sub(at(n, 2), oz), iz);
  const bz = f32x4.mul(f32x4.sub(at(n, 5), oz), iz);
  const near = f32x4.pmax(
    f32x4.pmax(f32x4.pmin(ax, bx), f32x4.pmin(ay, by)),
    f32x4.pmax(f32x4.pmin(az, bz), S(0)),
  );
  const far = f32x4.pmin(
    f32x4.pmin(f32x4.pmax(ax, bx), f32x4.pmax(ay, by)),
    f32x4.pmin(f32x4.pmax(az, bz), S(most)),
  );
  entry = near;
  return i32x4.bitmask(f32x4.le(near, far));
}

/** Four triangles against one ray; keeps the nearest hit. */
function triangles(p: usize, ox: v128, oy: v128, oz: v128, dx: v128, dy: v128, dz: v128): void {
  const e1x = at(p, 3);
  const e1y = at(p, 4);
  const e1z = at(p, 5);
  const e2x = at(p, 6);
  const e2y = at(p, 7);
  const e2z = at(p, 8);
  const px = f32x4.sub(f32x4.mul(dy, e2z), f32x4.mul(dz, e2y));
  const py = f32x4.sub(f32x4.mul(dz, e2x), f32x4.mul(dx, e2z));
  const pz = f32x4.sub(f32x4.mul(dx, e2y), f32x4.mul(dy, e2x));
  const det = f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz));
  const inverse = f32x4.div(S(1), det);
  const tx = f32x4.sub(ox, at(p, 0));
  const ty = f32x4.sub(oy, at(p, 1));
  const tz = f32x4.sub(oz, at(p, 2));
  const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inverse);
  const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y));
  const qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z));
  const qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
  const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(dx, qx), f32x4.mul(dy, qy)), f32x4.mul(dz, qz)), inverse);
  const t = f32x4.mul(
    f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)),
    inverse,
  );
  let hit = v128.and(f32x4.ge(u, S(0)), f32x4.ge(v, S(0)));
  hit = v128.and(hit, f32x4.le(f32x4.add(u, v), S(1)));
  hit = v128.and(hit, v128.and(f32x4.gt(t, S(0)), f32x4.lt(t, S(bestT))));
  const mask = i32x4.bitmask(hit);
  if (mask === 0) return;
  for (let i = 0; i < 4; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const far = lane(t, i);
    if (far < bestT) {
      bestT = far;
      bestTriangle = load<i32>(p + 144 + ((<usize>i) << 2));
    }
  }
}

/** One mesh in its own space; the nearest hit is left in the two globals. True when any was found. */
function mesh(base: usize, rx: f32, ry: f32, rz: f32, sx: f32, sy: f32, sz: f32, any: bool): bool {
  const ox = S(rx);
  const oy = S(ry);
  const oz = S(rz);
  const dx = S(sx);
  const dy = S(sy);
  const dz = S(sz);
  const ix = S(<f32>1 / (sx === 0 ? 1e-20 : sx));
  const iy = S(<f32>1 / (sy === 0 ? 1e-20 : sy));
  const iz = S(<f32>1 / (sz === 0 ? 1e-20 : sz));
  const before = bestT;
  let top: usize = STACK;
  let node: usize = base;
  while (true) {
    const mask = boxes(node, ox, oy, oz, ix, iy, iz, bestT);
    const floor = top;
    const near = entry;
    for (let i = 0; i < 4; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const child = load<i32>(node + 96 + ((<usize>i) << 2));
      if (child === 0) continue;
      if (child < 0) {
        triangles(base + <usize>-child, ox, oy, oz, dx, dy, dz);
        if (any && bestT < before) return true;
        continue;
      }
      // The nearest comes to lie on top.
      const begin = lane(near, i);
      let slot = top;
      while (slot > floor && load<f32>(slot - 4) < begin) {
        store<i64>(slot, load<i64>(slot - 8));
        slot -= 8;
      }
      store<i32>(slot, child);
      store<f32>(slot + 4, begin);
      top += 8;
    }
    let next: usize = 0;
    while (top > STACK) {
      top -= 8;
      if (load<f32>(top + 4) < bestT) {
        next = base + <usize>load<i32>(top);
        break;
      }
    }
    if (next === 0) break;
    node = next;
  }
  return bestT < before;
}

/**
 * Rays: origin, direction, how far, one free. Hits: how far (a huge number where there is none), instance, triangle, one free.
 * `tops`: nodes whose children are instances: three rows of the way into the mesh's space, its address, its number.
 */
export function trace(rays: usize, hits: usize, count: i32, tops: usize, topCount: i32, any: bool): void {
  for (let r = 0; r < count; r++) {
    const from = rays + ((<usize>r) << 5);
    const to = hits + ((<usize>r) << 4);
    const ox = load<f32>(from);
    const oy = load<f32>(from + 4);
    const oz = load<f32>(from + 8);
    const dx = load<f32>(from + 12);
    const dy = load<f32>(from + 16);
    const dz = load<f32>(from + 20);
    bestT = load<f32>(from + 24);
    bestTriangle = -1;
    let instance: i32 = -1;
    const vx = S(ox);
    const vy = S(oy);
    const vz = S(oz);
    const ix = S(<f32>1 / (dx === 0 ? 1e-20 : dx));
    const iy = S(<f32>1 / (dy === 0 ? 1e-20 : dy));
    const iz = S(<f32>1 / (dz === 0 ? 1e-20 : dz));
    let isDone = false;
    for (let n = 0; n < topCount && !isDone; n++) {
      const node = tops + <usize>n * NODE;
      const mask = boxes(node, vx, vy, vz, ix, iy, iz, bestT);
      if (mask === 0) continue;
      for (let i = 0; i < 4; i++) {
        if ((mask & (1 << i)) === 0) continue;
        const p = <usize>load<i32>(node + 96 + ((<usize>i) << 2));
        if (p === 0) continue;
        const lx = load<f32>(p) * ox + load<f32>(p + 4) * oy + load<f32>(p + 8) * oz + load<f32>(p + 12);
        const ly =
          load<f32>(p + 16) * ox + load<f32>(p + 20) * oy + load<f32>(p + 24) * oz + load<f32>(p + 28);
        const lz =
          load<f32>(p + 32) * ox + load<f32>(p + 36) * oy + load<f32>(p + 40) * oz + load<f32>(p + 44);
        const mx = load<f32>(p) * dx + load<f32>(p + 4) * dy + load<f32>(p + 8) * dz;
        const my = load<f32>(p + 16) * dx + load<f32>(p + 20) * dy + load<f32>(p + 24) * dz;
        const mz = load<f32>(p + 32) * dx + load<f32>(p + 36) * dy + load<f32>(p + 40) * dz;
        if (mesh(<usize>load<i32>(p + 48), lx, ly, lz, mx, my, mz, any)) {
          instance = load<i32>(p + 52);
          if (any) {
            isDone = true;
            break;
          }
        }
      }
    }
    store<f32>(to, instance < 0 ? NEVER : bestT);
    store<i32>(to + 4, instance);
    store<i32>(to + 8, bestTriangle);
  }
}
