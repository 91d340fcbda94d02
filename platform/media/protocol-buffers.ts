/** Writes the few messages of protocol buffers that a graph of ours needs. */

const BYTES = 2;

export function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...out, rest]);
}

export const wholeField = (field: number, value: number): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)]);

export function bytesField(field: number, value: Uint8Array | string): Buffer {
  const body = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint((field << 3) | BYTES), varint(body.length), body]);
}
