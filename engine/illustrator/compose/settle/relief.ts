/** A body seen from straight above and straight below, as heights on a small grid: all that is needed to know where it touches. */

import { dot, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Placed, similarityOf } from '../../world/piece.ts';

export interface Relief {
  /** World place of the grid's corner, and metres of a cell. */
  x0: number;
  z0: number;
  cell: number;
  nx: number;
  nz: number;
  /** Highest and lowest point over each cell; -Infinity and Infinity where nothing is. */
  top: Float32Array;
  under: Float32Array;
  lo: Vec3;
  hi: Vec3;
}

const CELLS = 44;
/** How steep a surface may be on which something lies: the vertical part of its normal. */
const LYING = 0.25;

/** `ceiling`: only what lies below it and looks up counts as top, as the floor of a jar under its lid. */
export function reliefOf(parts: readonly Placed[], ceiling = Infinity): Relief {
  const points = parts.map(worldPoints);
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { xyz } of points)
    for (let i = 0; i < xyz.length; i += 3)
      for (const axis of [0, 1, 2] as const) {
        const v = xyz[i + axis]!;
        if (v < lo[axis]) lo[axis] = v;
        if (v > hi[axis]) hi[axis] = v;
      }
  const cell = Math.max(hi[0] - lo[0], hi[2] - lo[2], 1e-4) / CELLS;
  const nx = Math.floor((hi[0] - lo[0]) / cell) + 1;
  const nz = Math.floor((hi[2] - lo[2]) / cell) + 1;
  const top = new Float32Array(nx * nz).fill(-Infinity);
  const under = new Float32Array(nx * nz).fill(Infinity);
  for (const { xyz, up } of points)
    for (let i = 0; i < xyz.length; i += 3) {
      const at = Math.floor((xyz[i + 2]! - lo[2]) / cell) * nx + Math.floor((xyz[i]! - lo[0]) / cell);
      const y = xyz[i + 1]!;
      if (y < under[at]!) under[at] = y;
      if (y > top[at]! && (ceiling === Infinity || (y <= ceiling && up[i / 3]! > LYING))) top[at] = y;
    }
  return { x0: lo[0], z0: lo[2], cell, nx, nz, top, under, lo, hi };
}

/** Vertices in the world, and how much each of them looks up. */
function worldPoints(placed: Placed): { xyz: Float32Array; up: Float32Array } {
  const { turn, scale, foot, at } = similarityOf(placed);
  const { positions, normals } = placed.piece.mesh;
  const xyz = new Float32Array(positions.length);
  const up = new Float32Array(positions.length / 3);
  for (let i = 0; i < positions.length; i += 3) {
    const v: Vec3 = [positions[i]! - foot[0], positions[i + 1]! - foot[1], positions[i + 2]! - foot[2]];
    for (const axis of [0, 1, 2] as const) xyz[i + axis] = at[axis] + dot(turn[axis], v) * scale;
    up[i / 3] = turn[1][0] * normals[i]! + turn[1][1] * normals[i + 1]! + turn[1][2] * normals[i + 2]!;
  }
  return { xyz, up };
}

export function shifted(relief: Relief, [x, y, z]: Vec3): Relief {
  return {
    ...relief,
    x0: relief.x0 + x,
    z0: relief.z0 + z,
    top: y === 0 ? relief.top : relief.top.map((v) => v + y),
    under: y === 0 ? relief.under : relief.under.map((v) => v + y),
    lo: [relief.lo[0] + x, relief.lo[1] + y, relief.lo[2] + z],
    hi: [relief.hi[0] + x, relief.hi[1] + y, relief.hi[2] + z],
  };
}

/** The cell over a place, or -1. */
export function cellAt({ x0, z0, cell, nx, nz }: Relief, x: number, z: number): number {
  const i = Math.floor((x - x0) / cell);
  const j = Math.floor((z - z0) / cell);
  return i < 0 || j < 0 || i >= nx || j >= nz ? -1 : j * nx + i;
}

/** Goes through the cells of `a` that have something under it and something of `b` at the same place. */
function eachShared(a: Relief, b: Relief, visit: (i: number, j: number) => void): void {
  if (a.lo[0] > b.hi[0] || a.hi[0] < b.lo[0] || a.lo[2] > b.hi[2] || a.hi[2] < b.lo[2]) return;
  for (let k = 0; k < a.under.length; k++) {
    if (a.under[k] === Infinity) continue;
    const x = a.x0 + ((k % a.nx) + 0.5) * a.cell;
    const z = a.z0 + (Math.floor(k / a.nx) + 0.5) * a.cell;
    const other = cellAt(b, x, z);
    if (other >= 0 && b.under[other] !== Infinity) visit(k, other);
  }
}

/** Share of cells in which a body may sink into what carries it: a crumb of it, never the whole. */
const YIELD = 0.015;

/** How far `a` must be lifted (or, below zero, let down) to lie on `b`; -Infinity where they never meet. */
export function liftOnto(a: Relief, b: Relief): number {
  const lifts: number[] = [];
  eachShared(a, b, (i, j) => {
    if (b.top[j]! > -Infinity) lifts.push(b.top[j]! - a.under[i]!);
  });
  if (lifts.length === 0) return -Infinity;
  lifts.sort((p, q) => q - p);
  return lifts[Math.floor(lifts.length * YIELD)]!;
}

/** Share of the smaller body's cells in which both are at the same height: 0 is clear of each other. */
export function overlapOf(a: Relief, b: Relief): number {
  const slack = 0.03 * Math.min(a.hi[1] - a.lo[1], b.hi[1] - b.lo[1]);
  let shared = 0;
  eachShared(a, b, (i, j) => {
    const both = Math.min(a.top[i]!, b.top[j]!) - Math.max(a.under[i]!, b.under[j]!);
    if (both > slack) shared++;
  });
  return (shared * a.cell ** 2) / Math.max(1e-12, Math.min(areaOf(a), areaOf(b)));
}

const areaOf = ({ under, cell }: Relief): number => {
  let count = 0;
  for (const y of under) if (y !== Infinity) count++;
  return count * cell * cell;
};
