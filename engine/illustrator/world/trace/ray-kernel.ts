/** The compiled ray kernel behind a door of typed arrays: a world is loaded, then asked for what rays meet. */

import type { Actor } from '../actor.ts';
import { splitClear } from '../clear-parts.ts';
import { RAYS_WASM } from './kernel/rays.gen.ts';
import { NODE_BYTES, triangleTree } from './triangle-tree.ts';

const PAGE = 65_536;
/** Behind the kernel's own data and its stack. */
const FIRST = 1_179_648;
const INSTANCE_BYTES = 64;

/** Rays that are followed in one go. */
export const BATCH = 32_768;
/** How far a ray that meets nothing went. */
export const NOTHING = 1e29;

/** Eight numbers a ray: origin, direction, how far; the last is free. */
export const RAY = 8;
/** Four numbers a hit: how far, which actor, which of its solid triangles; the last is free. */
export const HIT = 4;

export interface RayWorld {
  /** To be filled before each call; views into the kernel's memory. */
  rays: Float32Array;
  distance: Float32Array;
  /** The same memory as whole numbers. */
  whom: Int32Array;
  /** `any`: the first thing in the way is enough. */
  follow(count: number, any: boolean): void;
}

interface Kernel {
  memory: WebAssembly.Memory;
  trace(rays: number, hits: number, count: number, tops: number, topCount: number, any: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** The memory is the world's own and goes with it. */
function instance(): Kernel {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(RAYS_WASM), (letter) => letter.charCodeAt(0)));
  return new WebAssembly.Instance(compiled).exports as unknown as Kernel;
}

/** Boxes of pieces are measured on some of their vertices only. */
const roomAround = ({ lo, hi }: Actor): number =>
  0.03 * Math.hypot(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);

const aligned = (n: number): number => (n + 15) & ~15;

export function rayWorld(actors: readonly Actor[]): RayWorld {
  const { memory, trace } = instance();
  const meshes = new Map<Uint8Array, number>();
  let end = FIRST;
  const room = (bytes: number): number => {
    const at = end;
    end = aligned(end + bytes);
    return at;
  };
  const solids = actors.map(({ placed }) => {
    const { mesh } = placed.piece;
    const { solid } = splitClear(mesh);
    return solid.length > 0 ? triangleTree(mesh.positions, solid) : undefined;
  });
  for (const tree of solids) if (tree && !meshes.has(tree)) meshes.set(tree, room(tree.length));
  const there = actors.flatMap((actor, number) =>
    solids[number] ? [{ actor, number, address: meshes.get(solids[number])! }] : [],
  );
  const topCount = Math.ceil(there.length / 4);
  const tops = room(topCount * NODE_BYTES);
  const instances = room(there.length * INSTANCE_BYTES);
  const rays = room(BATCH * RAY * 4);
  const hits = room(BATCH * HIT * 4);
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  const bytes = new Uint8Array(memory.buffer);
  for (const [tree, at] of meshes) bytes.set(tree, at);
  const floats = new Float32Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  // Nothing is met in an empty place of a node.
  for (let k = 0; k < topCount * 4; k++) {
    const node = (tops + (k >> 2) * NODE_BYTES) / 4;
    const one = there[k];
    for (let axis = 0; axis < 3; axis++) {
      floats[node + axis * 4 + (k & 3)] = one ? one.actor.lo[axis]! - roomAround(one.actor) : 1e30;
      floats[node + (3 + axis) * 4 + (k & 3)] = one ? one.actor.hi[axis]! + roomAround(one.actor) : -1e30;
    }
    if (!one) continue;
    const at = (instances + k * INSTANCE_BYTES) / 4;
    words[node + 24 + (k & 3)] = at * 4;
    const { turn, scale, foot, at: where } = one.actor.space;
    for (let row = 0; row < 3; row++) {
      const r = [0, 1, 2].map((column) => turn[column]![row]! / scale);
      for (let column = 0; column < 3; column++) floats[at + row * 4 + column] = r[column]!;
      floats[at + row * 4 + 3] = foot[row]! - r[0]! * where[0] - r[1]! * where[1] - r[2]! * where[2];
    }
    words[at + 12] = one.address;
    words[at + 13] = one.number;
  }
  return {
    rays: new Float32Array(memory.buffer, rays, BATCH * RAY),
    distance: new Float32Array(memory.buffer, hits, BATCH * HIT),
    whom: new Int32Array(memory.buffer, hits, BATCH * HIT),
    follow: (count, any) => trace(rays, hits, count, tops, topCount, any ? 1 : 0),
  };
}
