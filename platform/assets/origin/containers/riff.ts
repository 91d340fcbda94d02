/** WebP and WAV are both RIFF files: the packet and the manifest are chunks at the end. */

import { ascii, type Container, type Slot, slotAsset, textOf } from './container.ts';

interface Chunk {
  id: string;
  start: number;
  data: Buffer;
  whole: Buffer;
}

function split(bytes: Uint8Array): Chunk[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (at + 8 + size > file.length) throw new Error('The file is not whole');
    const end = Math.min(file.length, at + 8 + size + (size % 2));
    const data = file.subarray(at + 8, at + 8 + size);
    chunks.push({ id: ascii(file, at, 4), start: at, data, whole: file.subarray(at, end) });
    at = end;
  }
  return chunks;
}

export function riffChunk(id: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(id, 0, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  chunk.set(data, 8);
  return chunk;
}

function join(form: string, parts: readonly Uint8Array[]): Buffer {
  const even = parts.map((one) => (one.length % 2 ? Buffer.concat([one, Buffer.alloc(1)]) : one));
  const file = Buffer.concat([Buffer.from(`RIFF0000${form}`, 'latin1'), ...even]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

const MANIFEST = 'C2PA';

function findSlot(bytes: Uint8Array): Slot | undefined {
  const found = split(bytes).filter((one) => one.id === MANIFEST);
  if (found.length !== 1) return undefined;
  const { start, whole, data } = found[0]!;
  return { start, length: whole.length, at: start + 8, size: data.length };
}

function riff(
  type: string,
  form: string,
  packetId: string,
  shape: (chunks: Chunk[]) => Uint8Array[],
): Container {
  const isOld = ({ id }: Chunk) => id === packetId || id === MANIFEST;
  return {
    types: [type],
    canRead: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === form,
    readXmp(bytes) {
      const found = split(bytes).find((one) => one.id === packetId);
      return found && textOf(found.data);
    },
    withXmp(bytes, xmp) {
      const kept = split(bytes).filter((one) => !isOld(one));
      return join(form, [...shape(kept), riffChunk(packetId, Buffer.from(xmp))]);
    },
    open: async (bytes) =>
      slotAsset(bytes, {
        type,
        find: findSlot,
        make: (file, size) =>
          join(form, [
            ...split(file).flatMap((one) => (one.id === MANIFEST ? [] : [one.whole])),
            riffChunk(MANIFEST, Buffer.alloc(size)),
          ]),
      }),
  };
}

const HAS_XMP = 0x04;
const HAS_ALPHA = 0x10;

/** A plain WebP has no room for more than its picture: the extended form begins with what that picture is. */
function extended(chunks: Chunk[]): Uint8Array[] {
  const [first, ...others] = chunks;
  if (first?.id === 'VP8X' && first.data.length >= 10) {
    const header = Buffer.from(first.whole);
    header[8]! |= HAS_XMP;
    return [header, ...others.map((one) => one.whole)];
  }
  const header = Buffer.alloc(10);
  header[0] = HAS_XMP;
  if (first?.id === 'VP8 ' && first.data.length >= 10) {
    header.writeUIntLE((first.data.readUInt16LE(6) & 0x3fff) - 1, 4, 3);
    header.writeUIntLE((first.data.readUInt16LE(8) & 0x3fff) - 1, 7, 3);
  } else if (first?.id === 'VP8L' && first.data.length >= 5) {
    const bits = first.data.readUInt32LE(1);
    header.writeUIntLE(bits & 0x3fff, 4, 3);
    header.writeUIntLE((bits >>> 14) & 0x3fff, 7, 3);
    if (bits & 0x10000000) header[0] |= HAS_ALPHA;
  } else throw new Error('This is no WebP picture');
  return [riffChunk('VP8X', header), ...chunks.map((one) => one.whole)];
}

export const webp = riff('image/webp', 'WEBP', 'XMP ', extended);
export const wav = riff('audio/wav', 'WAVE', '_PMX', (chunks) => chunks.map((one) => one.whole));
