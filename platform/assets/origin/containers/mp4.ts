/** MP4: the packet in a box of its own at the end, where no place inside the film moves. */

import type { FileHandle } from 'node:fs/promises';
import { ascii, type Container, textOf } from './container.ts';

const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
/** Top-level boxes; a film in fragments has many. */
const MAX_BOXES = 100_000;

export const xmpBox = (xmp: string): Buffer => {
  const packet = Buffer.from(xmp);
  const head = Buffer.alloc(24);
  head.writeUInt32BE(24 + packet.length, 0);
  head.write('uuid', 4, 'latin1');
  head.set(XMP_BOX, 8);
  return Buffer.concat([head, packet]);
};

interface Box {
  start: number;
  size: number;
  type: string;
  /** Where a box with a name of its own begins to have content. */
  head: Buffer;
}

/** Answers nothing where the last box goes on to the end of the file, or is cut off. */
async function topBoxes(size: number, read: (at: number, length: number) => Promise<Buffer>): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < size; ) {
    const head = await read(start, 32);
    if (head.length < 8 || boxes.length > MAX_BOXES) throw new Error('The film is not whole');
    const short = head.readUInt32BE(0);
    const length = short === 1 && head.length >= 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8 || start + length > size) throw new Error('The film is not whole');
    boxes.push({ start, size: length, type: ascii(head, 4, 4), head });
    start += length;
  }
  return boxes;
}

const isXmp = ({ type, head }: Box) => type === 'uuid' && head.subarray(8, 24).equals(XMP_BOX);

/** A film on disk: only its end is written. */
export async function appendXmp(file: FileHandle, xmp: string): Promise<void> {
  const { size } = await file.stat();
  const boxes = await topBoxes(size, async (at, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  });
  const last = boxes.at(-1);
  await file.write(xmpBox(xmp), 0, undefined, last && isXmp(last) ? last.start : size);
}

function boxesOf(bytes: Uint8Array): Box[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= file.length; ) {
    if (boxes.length > MAX_BOXES) throw new Error('The film is not whole');
    const short = file.readUInt32BE(start);
    const long = short === 1 && start + 16 <= file.length;
    const size = long ? Number(file.readBigUInt64BE(start + 8)) : short || file.length - start;
    if (size < 8 || start + size > file.length) throw new Error('The film is not whole');
    boxes.push({ start, size, type: ascii(file, start + 4, 4), head: file.subarray(start, start + 32) });
    start += size;
  }
  return boxes;
}

export const mp4: Container = {
  types: ['video/mp4', 'video/quicktime', 'audio/mp4'],
  canRead: (bytes) => ascii(bytes, 4, 4) === 'ftyp',
  readXmp(bytes) {
    const found = boxesOf(bytes).find(isXmp);
    return found && textOf(bytes.subarray(found.start + 24, found.start + found.size));
  },
  withXmp(bytes, xmp) {
    const boxes = boxesOf(bytes);
    const last = boxes.at(-1);
    if (last?.head.readUInt32BE(0) === 0) throw new Error('The last box has no end');
    const end = last && isXmp(last) ? last.start : bytes.length;
    return Buffer.concat([bytes.subarray(0, end), xmpBox(xmp)]);
  },
};
