/** Reads the table of contents of a safetensors file, believing nothing in it: the engine trusts its numbers blindly. */

import type { FileHandle } from 'node:fs/promises';
import { type Tensor, UnusableWeights } from './tensors.ts';

const LENGTH_BYTES = 8;
/** Real ones have a few hundred kilobytes. */
const MAX_HEADER = 16 * 1024 * 1024;
const MAX_TENSORS = 50_000;

/** Bytes of one number. */
const SIZES: Record<string, number> = {
  BOOL: 1,
  U8: 1,
  I8: 1,
  F8_E5M2: 1,
  F8_E4M3: 1,
  I16: 2,
  U16: 2,
  F16: 2,
  BF16: 2,
  I32: 4,
  U32: 4,
  F32: 4,
  F64: 8,
  I64: 8,
  U64: 8,
};

export async function readSafetensors(file: FileHandle, bytes: number): Promise<Tensor[]> {
  const start = await readAt(file, 0, Math.min(bytes, LENGTH_BYTES));
  if (start.length < LENGTH_BYTES) throw new UnusableWeights('The file is cut off.');
  const length = Number(start.readBigUInt64LE());
  if (length > MAX_HEADER) throw new UnusableWeights('Its header is too large.');
  if (length > bytes - LENGTH_BYTES) throw new UnusableWeights('The file is cut off.');
  const dataBytes = bytes - LENGTH_BYTES - length;
  const tensors: Tensor[] = [];
  for (const [name, entry] of Object.entries(parseHeader(await readAt(file, LENGTH_BYTES, length)))) {
    if (name === '__metadata__') continue;
    if (tensors.length >= MAX_TENSORS) throw new UnusableWeights('It lists too many tensors.');
    tensors.push(checkTensor(name, entry, dataBytes));
  }
  return tensors;
}

const readAt = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
};

function parseHeader(text: Buffer): Record<string, unknown> {
  try {
    const header: unknown = JSON.parse(text.toString('utf8'));
    if (header && typeof header === 'object' && !Array.isArray(header))
      return header as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new UnusableWeights('This isn’t a safetensors file.');
}

function checkTensor(name: string, entry: unknown, dataBytes: number): Tensor {
  const { dtype, shape, data_offsets: offsets } = (entry ?? {}) as Record<string, unknown>;
  const size = SIZES[String(dtype)];
  const isWhole = (one: unknown): one is number => Number.isSafeInteger(one) && (one as number) >= 0;
  if (size === undefined) throw new UnusableWeights('It uses a number format that isn’t supported.');
  if (!Array.isArray(shape) || shape.length > 8 || !shape.every(isWhole))
    throw new UnusableWeights('Its header is damaged.');
  if (!Array.isArray(offsets) || offsets.length !== 2 || !offsets.every(isWhole))
    throw new UnusableWeights('Its header is damaged.');
  const [from, to] = offsets as [number, number];
  if (to > dataBytes) throw new UnusableWeights('The file is cut off.');
  const numbers = shape.reduce((product, one) => product * one, 1);
  if (to - from !== numbers * size) throw new UnusableWeights('Its header is damaged.');
  return { name, shape };
}
