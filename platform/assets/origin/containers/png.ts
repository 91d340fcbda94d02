/** PNG: the packet in an iTXt chunk, the manifest in a caBX chunk. */

import { crc32 } from 'node:zlib';
import { ascii, type Container, textOf } from './container.ts';

const KEYWORD = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0');
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

interface Chunk {
  type: string;
  whole: Buffer;
  data: Buffer;
}

/** Up to its end mark; what comes after is not the picture, and stays as it is. */
function split(bytes: Uint8Array): { chunks: Chunk[]; rest: Buffer } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) break;
    const type = ascii(file, at + 4, 4);
    chunks.push({
      type,
      whole: file.subarray(at, at + 12 + length),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
    if (type === 'IEND') return { chunks, rest: file.subarray(at) };
  }
  throw new Error('The PNG is not whole');
}

const isXmp = ({ type, data }: Chunk) =>
  type === 'iTXt' && data.subarray(0, KEYWORD.length - 4).equals(KEYWORD.subarray(0, -4));

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

export const png: Container = {
  types: ['image/png'],
  canRead: (bytes) => SIGNATURE.equals(bytes.subarray(0, 8)),
  readXmp(bytes) {
    const found = split(bytes).chunks.find(isXmp);
    // Only as it is written everywhere: not compressed, without a language.
    return found?.data.subarray(0, KEYWORD.length).equals(KEYWORD)
      ? textOf(found.data.subarray(KEYWORD.length))
      : undefined;
  },
  withXmp(bytes, xmp) {
    const { chunks, rest } = split(bytes);
    const [header, ...others] = chunks.filter((one) => one.type !== 'caBX' && !isXmp(one));
    const packet = pngChunk('iTXt', Buffer.concat([KEYWORD, Buffer.from(xmp)]));
    return Buffer.concat([SIGNATURE, header!.whole, packet, ...others.map((one) => one.whole), rest]);
  },
  open: async (bytes) => new (await import('@trustnxt/c2pa-ts/asset')).PNG(bytes),
};
