/** The compiled tracer behind the same door as the plain one. */

import type { Rgb } from '../canvas/colour.ts';
import { shapeNumbers, type TerrainShape } from '../terrain/terrain-shape.ts';
import type { TraceRays } from '../terrain/trace-rays.ts';
import { TERRAIN_WASM } from './terrain.gen.ts';

/** Byte offsets that the kernel's source fixes. */
const PARAMS = 526_336;
const RAYS = PARAMS + 1024;
const PAGE = 65_536;
const SIDE = 256;
const ROW = 512;

interface Kernel {
  memory: WebAssembly.Memory;
  trace(count: number, rays: number, hits: number): void;
}

let kernel: Kernel | undefined;

/** One for each thread; a trace runs from beginning to end without giving way, so nobody sees another's memory. */
function loaded(): Kernel {
  if (!kernel) {
    const bytes = Uint8Array.from(atob(TERRAIN_WASM), (letter) => letter.charCodeAt(0));
    kernel = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Kernel;
  }
  return kernel;
}

export function compiledTracer(shape: TerrainShape, lattice: Float32Array, sun: Rgb): TraceRays {
  const wrapped = withRepeatedEdge(lattice);
  const numbers = Float32Array.from([...shapeNumbers(shape), ...sun]);
  return ({ count, rays, hits }) => {
    const { memory, trace } = loaded();
    const padded = Math.ceil(count / 4) * 4;
    const hitsAt = RAYS + padded * 24;
    const missing = hitsAt + padded * 20 - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Float32Array(memory.buffer, 0, wrapped.length).set(wrapped);
    new Float32Array(memory.buffer, PARAMS, numbers.length).set(numbers);
    new Float32Array(memory.buffer, RAYS, count * 6).set(rays.subarray(0, count * 6));
    trace(padded, RAYS, hitsAt);
    hits.set(new Float32Array(memory.buffer, hitsAt, count * 5));
  };
}

/** Neighbours can then be read in one go, even at the edge. */
function withRepeatedEdge(lattice: Float32Array): Float32Array {
  const out = new Float32Array((SIDE + 1) * ROW);
  for (let y = 0; y <= SIDE; y++)
    for (let x = 0; x <= SIDE; x++) out[y * ROW + x] = lattice[(y % SIDE) * SIDE + (x % SIDE)]!;
  return out;
}
