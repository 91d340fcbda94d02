/** GIF: the packet as a block for programs, before the end mark. */

import { ascii, type Container, textOf } from './container.ts';

const HEAD = Buffer.from([0x21, 0xff, 0x0b, ...Buffer.from('XMP DataXMP')]);
/** So that readers of blocks, who take the packet's letters for lengths, all land on the end. */
const TRAILER = Buffer.from([1, ...Array.from({ length: 256 }, (_, i) => 255 - i), 0]);
const END = 0x3b;

const view = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

function find(file: Buffer): { start: number; packet: Buffer; end: number } | undefined {
  const start = file.indexOf(HEAD);
  const stop = start < 0 ? -1 : file.indexOf(TRAILER, start);
  if (stop < 0) return undefined;
  return { start, packet: file.subarray(start + HEAD.length, stop), end: stop + TRAILER.length };
}

export const gif: Container = {
  types: ['image/gif'],
  canRead: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  readXmp(bytes) {
    const found = find(view(bytes));
    return found && textOf(found.packet);
  },
  withXmp(bytes, xmp) {
    const file = view(bytes);
    const old = find(file);
    const plain = old ? Buffer.concat([file.subarray(0, old.start), file.subarray(old.end)]) : file;
    if (plain.at(-1) !== END) throw new Error('The GIF is not whole');
    return Buffer.concat([plain.subarray(0, -1), HEAD, Buffer.from(xmp), TRAILER, Buffer.from([END])]);
  },
};
