/** Reads the table of contents of a GGUF file, believing nothing in it: the engine trusts its numbers blindly. */

import type { FileHandle } from 'node:fs/promises';
import { type Tensor, UnusableWeights } from './tensors.ts';

/** Vocabularies of language models lie in it too: the largest have some ten megabytes. */
const MAX_HEADER = 32 * 1024 * 1024;
const MAX_TENSORS = 50_000;
const MAX_FACTS = 10_000;
const MAX_NAME = 1024;
const MAX_ALIGNMENT = 1 << 20;
const BLOCK = 1 << 20;

/** How many numbers make a block, and its bytes, by the format's number for the kind. */
const KINDS: Record<number, readonly [numbers: number, bytes: number]> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
};

/** Bytes of plain facts by their kind; 8 is a text, 9 a list. */
const FACTS: Record<number, number> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 };
const UINT32 = 4;
const TEXT = 8;
const LIST = 9;

export async function readGguf(file: FileHandle, bytes: number): Promise<Tensor[]> {
  const reader = createReader(file, bytes);
  await reader.skip(4);
  const version = await reader.uint32();
  if (version !== 2 && version !== 3) throw new UnusableWeights('This version of GGUF isn’t supported.');
  const tensorCount = await reader.uint64();
  const factCount = await reader.uint64();
  if (tensorCount > MAX_TENSORS || factCount > MAX_FACTS)
    throw new UnusableWeights('It lists too many tensors.');
  let alignment = 32;
  for (let i = 0; i < factCount; i++) {
    const name = await reader.text(MAX_NAME);
    const kind = await reader.uint32();
    if (name === 'general.alignment' && kind === UINT32) alignment = await reader.uint32();
    else await skipFact(reader, kind);
  }
  if (alignment < 1 || alignment > MAX_ALIGNMENT) throw new UnusableWeights('Its header is damaged.');
  const tensors: (Tensor & { from: number; bytes: number })[] = [];
  for (let i = 0; i < tensorCount; i++) tensors.push(await readTensor(reader));
  const dataStart = Math.ceil(reader.place() / alignment) * alignment;
  for (const one of tensors)
    if (dataStart + one.from + one.bytes > bytes) throw new UnusableWeights('The file is cut off.');
  return tensors.map(({ name, shape }) => ({ name, shape }));
}

async function readTensor(reader: Reader): Promise<Tensor & { from: number; bytes: number }> {
  const name = await reader.text(MAX_NAME);
  const dimensions = await reader.uint32();
  if (dimensions > 8) throw new UnusableWeights('Its header is damaged.');
  const shape: number[] = [];
  for (let i = 0; i < dimensions; i++) shape.unshift(await reader.uint64());
  const kind = KINDS[await reader.uint32()];
  if (!kind) throw new UnusableWeights('It uses a number format that isn’t supported.');
  const from = await reader.uint64();
  const numbers = shape.reduce((product, one) => product * one, 1);
  if (!Number.isSafeInteger(numbers)) throw new UnusableWeights('Its header is damaged.');
  return { name, shape, from, bytes: Math.ceil(numbers / kind[0]) * kind[1] };
}

async function skipFact(reader: Reader, kind: number, depth = 0): Promise<void> {
  const size = FACTS[kind];
  if (size !== undefined) return reader.skip(size);
  if (kind === TEXT) return reader.skip(await reader.uint64());
  if (kind !== LIST || depth > 2) throw new UnusableWeights('Its header is damaged.');
  const inner = await reader.uint32();
  const count = await reader.uint64();
  const innerSize = FACTS[inner];
  if (innerSize !== undefined) return reader.skip(count * innerSize);
  // Every entry takes at least its length: what is too much ends at the limit of the whole.
  for (let i = 0; i < count; i++) await skipFact(reader, inner, depth + 1);
}

type Reader = ReturnType<typeof createReader>;

/** Goes forward through the file, in blocks, and never further than a table of contents may be long. */
function createReader(file: FileHandle, bytes: number) {
  const end = Math.min(bytes, MAX_HEADER);
  let place = 0;
  let block = Buffer.alloc(0);
  let blockStart = 0;

  /** Room for the next `length` bytes; moves past them. */
  const advance = (length: number): number => {
    if (place + length > end)
      throw new UnusableWeights(end < bytes ? 'Its header is too large.' : 'The file is cut off.');
    place += length;
    return place - length;
  };
  const take = async (length: number): Promise<Buffer> => {
    const from = advance(length);
    if (from < blockStart || from + length > blockStart + block.length) {
      const size = Math.min(Math.max(BLOCK, length), end - from);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, from);
      if (bytesRead < length) throw new UnusableWeights('The file is cut off.');
      block = buffer.subarray(0, bytesRead);
      blockStart = from;
    }
    return block.subarray(from - blockStart, from - blockStart + length);
  };
  const uint64 = async () => Number((await take(8)).readBigUInt64LE());
  return {
    place: () => place,
    skip: async (length: number): Promise<void> => void advance(length),
    uint32: async () => (await take(4)).readUInt32LE(),
    uint64,
    async text(max: number): Promise<string> {
      const length = await uint64();
      if (length > max) throw new UnusableWeights('Its header is damaged.');
      return (await take(length)).toString('utf8');
    },
  };
}
