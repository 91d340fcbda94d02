/** The compiled tracer behind the same door as the plain one. */

import type { Rgb } from '../../canvas/colour.ts';
import { shapeNumbers, type TerrainShape } from '../terrain/terrain-shape.ts';
import type { TraceRays } from '../terrain/trace-rays.ts';
import { TERRAIN_WASM } from './terrain.gen.ts';

/** Byte offsets that the kernel's source fixes. */
const PARAMS = 1_048_576;
const CONSTANTS = PARAMS + 128;
const RAYS = PARAMS + 1024;
const PAGE = 65_536;
const SIDE = 256;

/** In the order of the kernel: for curves, rounding, the turn between octaves, slopes, amplitudes, and the lie of the land. */
const NUMBERS = Float32Array.of(
  ...[3, 1, 0.5, 12_582_912, 1.6, 1.2, 36, 0.26, 0, 0.62],
  ...[0.7, 1 / 1.9, 0.04, 0.14, -0.03],
);
/** Bits that are left of a whole number: the lattice repeats after 256 cells. */
const MASK_AT = 8;

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
    new Float32Array(kernel.memory.buffer, CONSTANTS, NUMBERS.length).set(NUMBERS);
    new Uint32Array(kernel.memory.buffer, CONSTANTS, NUMBERS.length)[MASK_AT] = SIDE - 1;
  }
  return kernel;
}

export function compiledTracer(shape: TerrainShape, lattice: Float32Array, sun: Rgb): TraceRays {
  const cells = cellsOf(lattice);
  // Where a step ends is given as one over its width.
  const steps = {
    ...shape,
    far: 1 / (shape.far - shape.near),
    bankFar: 1 / (shape.bankFar - shape.bankNear),
  };
  const numbers = Float32Array.from([...shapeNumbers(steps), ...sun]);
  return ({ count, rays, hits }) => {
    const { memory, trace } = loaded();
    const padded = Math.ceil(count / 4) * 4;
    const hitsAt = RAYS + padded * 24;
    const missing = hitsAt + padded * 20 - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Float32Array(memory.buffer, 0, cells.length).set(cells);
    new Float32Array(memory.buffer, PARAMS, numbers.length).set(numbers);
    new Float32Array(memory.buffer, RAYS, count * 6).set(rays.subarray(0, count * 6));
    trace(padded, RAYS, hitsAt);
    hits.set(new Float32Array(memory.buffer, hitsAt, count * 5));
  };
}

/** What the kernel needs of each cell lies together: corner, step right, step down, twist. */
function cellsOf(lattice: Float32Array): Float32Array {
  const out = new Float32Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const right = (x + 1) % SIDE;
      const below = ((y + 1) % SIDE) * SIDE;
      const a = lattice[y * SIDE + x]!;
      const b = lattice[y * SIDE + right]!;
      const c = lattice[below + x]!;
      const at = (y * SIDE + x) * 4;
      out[at] = a;
      out[at + 1] = b - a;
      out[at + 2] = c - a;
      out[at + 3] = a - b - c + lattice[below + right]!;
    }
  return out;
}
