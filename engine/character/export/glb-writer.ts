/** Collects numbers into one binary buffer and closes it as a GLB file: header, JSON chunk, binary chunk. */

export const FLOAT = 5126;
export const UINT = 5125;
export const UBYTE = 5121;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

export type Numbers = Float32Array | Uint32Array | Uint8Array;
type Shape = 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4';
const WIDTH: Record<Shape, number> = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 };

export interface AccessorOptions {
  /** What the numbers are for: vertices and triangles say so to graphics cards, keyframes do not. */
  use?: 'vertices' | 'triangles';
  normalized?: boolean;
  /** Positions and times must tell their range. */
  range?: boolean;
}

export type GlbWriter = ReturnType<typeof createGlbWriter>;

export function createGlbWriter() {
  const pieces: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let length = 0;

  return {
    /** The accessor's number. */
    add(numbers: Numbers, type: Shape, { use, normalized, range }: AccessorOptions = {}): number {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      const target = use && (use === 'vertices' ? ARRAY_BUFFER : ELEMENT_ARRAY_BUFFER);
      bufferViews.push({
        buffer: 0,
        byteOffset: length,
        byteLength: bytes.length,
        ...(target && { target }),
      });
      accessors.push({
        bufferView: bufferViews.length - 1,
        componentType: componentOf(numbers),
        count: numbers.length / WIDTH[type],
        type,
        ...(normalized && { normalized }),
        ...(range && rangeOf(numbers, WIDTH[type])),
      });
      const rest = padding(bytes.length);
      pieces.push(bytes, new Uint8Array(rest));
      length += bytes.length + rest;
      return accessors.length - 1;
    },

    finish(document: object): Uint8Array<ArrayBuffer> {
      const json = new TextEncoder().encode(
        JSON.stringify({ ...document, buffers: [{ byteLength: length }], bufferViews, accessors }),
      );
      const jsonLength = json.length + padding(json.length);
      const out = new Uint8Array(12 + 8 + jsonLength + 8 + length);
      const view = new DataView(out.buffer);
      const header = [0x46546c67, 2, out.length, jsonLength, 0x4e4f534a];
      for (const [i, value] of header.entries()) view.setUint32(i * 4, value, true);
      out.fill(0x20, 20, 20 + jsonLength);
      out.set(json, 20);
      view.setUint32(20 + jsonLength, length, true);
      view.setUint32(24 + jsonLength, 0x004e4942, true);
      let at = 28 + jsonLength;
      for (const piece of pieces) {
        out.set(piece, at);
        at += piece.length;
      }
      return out;
    },
  };
}

/** Everything in the file begins at a multiple of four bytes. */
const padding = (bytes: number): number => (4 - (bytes % 4)) % 4;

const componentOf = (numbers: Numbers): number =>
  numbers instanceof Float32Array ? FLOAT : numbers instanceof Uint32Array ? UINT : UBYTE;

function rangeOf(numbers: Numbers, width: number): { min: number[]; max: number[] } {
  const min = new Array<number>(width).fill(Infinity);
  const max = new Array<number>(width).fill(-Infinity);
  for (let i = 0; i < numbers.length; i++) {
    const axis = i % width;
    min[axis] = Math.min(min[axis]!, numbers[i]!);
    max[axis] = Math.max(max[axis]!, numbers[i]!);
  }
  return { min, max };
}
