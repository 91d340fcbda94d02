/** MP3: an ID3 tag before the sound, with the packet in a private frame and the manifest in an object frame. */

import { ascii, type Container, type Slot, slotAsset, textOf } from './container.ts';

const XMP_OWNER = 'XMP\0';
const MANIFEST_HEAD = Buffer.from(
  '\0application/x-c2pa-manifest-store\0c2pa\0c2pa manifest store\0',
  'latin1',
);

interface Frame {
  id: string;
  start: number;
  data: Buffer;
}

const synchsafe = (size: number): Buffer =>
  Buffer.from([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
const readSynchsafe = (file: Buffer, at: number): number =>
  ((file[at]! & 127) << 21) |
  ((file[at + 1]! & 127) << 14) |
  ((file[at + 2]! & 127) << 7) |
  (file[at + 3]! & 127);

/** The frames of a plain tag; those of an older or encoded one are given up. */
function split(bytes: Uint8Array): { frames: Frame[]; sound: Buffer } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (ascii(file, 0, 3) !== 'ID3' || file.length < 10) return { frames: [], sound: file };
  const end = 10 + readSynchsafe(file, 6);
  if (end > file.length) throw new Error('The MP3 is not whole');
  const sound = file.subarray(end);
  const frames: Frame[] = [];
  if (file[3] !== 4 || file[5] !== 0) return { frames, sound };
  for (let at = 10; at + 10 <= end && file[at] !== 0; ) {
    const size = readSynchsafe(file, at + 4);
    if (at + 10 + size > end) break;
    frames.push({ id: ascii(file, at, 4), start: at, data: file.subarray(at + 10, at + 10 + size) });
    at += 10 + size;
  }
  return { frames, sound };
}

const frame = (id: string, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(id, 'latin1'), synchsafe(data.length), Buffer.alloc(2), data]);

function join(frames: readonly Uint8Array[], sound: Uint8Array): Buffer {
  const size = frames.reduce((sum, one) => sum + one.length, 0);
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0]), synchsafe(size), ...frames, sound]);
}

const isXmp = ({ id, data }: Frame) => id === 'PRIV' && ascii(data, 0, 4) === XMP_OWNER;
const isManifest = ({ id, data }: Frame) =>
  id === 'GEOB' && ascii(data, 0, 35) === ascii(MANIFEST_HEAD, 0, 35);

/** Past the names that the frame begins with. */
function manifestAt(data: Buffer): number {
  let at = 1;
  for (let names = 0; names < 3; names++) {
    at = data.indexOf(0, at) + 1;
    if (at === 0) throw new Error('The manifest is not whole');
  }
  return at;
}

function findSlot(bytes: Uint8Array): Slot | undefined {
  const found = split(bytes).frames.filter(isManifest);
  if (found.length !== 1) return undefined;
  const { start, data } = found[0]!;
  const head = manifestAt(data);
  return { start, length: 10 + data.length, at: start + 10 + head, size: data.length - head };
}

const others = (frames: readonly Frame[]) => frames.map(({ id, data }) => frame(id, data));

export const mp3: Container = {
  types: ['audio/mpeg', 'audio/mp3'],
  canRead: (bytes) =>
    ascii(bytes, 0, 3) === 'ID3' ||
    (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && (bytes[1]! & 6) !== 0),
  readXmp(bytes) {
    const found = split(bytes).frames.find(isXmp);
    return found && textOf(found.data.subarray(XMP_OWNER.length));
  },
  withXmp(bytes, xmp) {
    const { frames, sound } = split(bytes);
    const kept = frames.filter((one) => !isXmp(one) && !isManifest(one));
    const packet = frame('PRIV', Buffer.concat([Buffer.from(XMP_OWNER, 'latin1'), Buffer.from(xmp)]));
    return join([...others(kept), packet], sound);
  },
  open: async (bytes) =>
    slotAsset(bytes, {
      type: 'audio/mpeg',
      find: findSlot,
      make(file, size) {
        const { frames, sound } = split(file);
        const room = frame('GEOB', Buffer.concat([MANIFEST_HEAD, Buffer.alloc(size)]));
        return join([...others(frames.filter((one) => !isManifest(one))), room], sound);
      },
    }),
};
