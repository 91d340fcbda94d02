/** Reads the tables of numbers in which Open Image Denoise keeps its networks (*.tza). */

export interface Table {
  dims: number[];
  data: Float32Array;
}

const MAGIC = 0x41d7;
const HALF = 'h';

export function readTza(bytes: Buffer): Map<string, Table> {
  if (bytes.readUInt16LE(0) !== MAGIC) throw new Error('no weights of Open Image Denoise');
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tables = new Map<string, Table>();
  for (let i = 0; i < count; i++) {
    const letters = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + letters);
    at += 2 + letters;
    const rank = bytes.readUInt8(at++);
    const dims = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 4 * k));
    // A letter for each dimension tells its meaning; their order is always the same.
    at += 5 * rank;
    const isHalf = String.fromCharCode(bytes[at]!) === HALF;
    const from = Number(bytes.readBigUInt64LE(at + 1));
    at += 9;
    const data = new Float32Array(dims.reduce((a, b) => a * b, 1));
    for (let k = 0; k < data.length; k++)
      data[k] = isHalf ? half(bytes.readUInt16LE(from + 2 * k)) : bytes.readFloatLE(from + 4 * k);
    tables.set(name, { dims, data });
  }
  return tables;
}

function half(h: number): number {
  const sign = h & 0x8000 ? -1 : 1;
  const exponent = (h >> 10) & 31;
  const rest = h & 1023;
  if (exponent === 0) return sign * rest * 2 ** -24;
  if (exponent === 31) return rest ? Number.NaN : sign * Infinity;
  return sign * (1 + rest / 1024) * 2 ** (exponent - 15);
}
