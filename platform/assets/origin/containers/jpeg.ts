/** JPEG: the packet in an APP1 segment, the manifest in APP11 segments. */

import { ascii, type Container, textOf } from './container.ts';

const HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const [APP0, APP1, APP11, SCAN] = [0xe0, 0xe1, 0xeb, 0xda];

interface Segment {
  marker: number;
  whole: Buffer;
}

/** The segments before the picture's own data, and that. */
function split(bytes: Uint8Array): { segments: Segment[]; scan: Buffer } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    if (marker === SCAN) return { segments, scan: file.subarray(at) };
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) break;
    segments.push({ marker, whole: file.subarray(at, end) });
    at = end;
  }
  throw new Error('The JPEG is not whole');
}

const isXmp = ({ marker, whole }: Segment) => marker === APP1 && ascii(whole, 4, HEADER.length) === HEADER;
const isManifest = ({ marker, whole }: Segment) => marker === APP11 && ascii(whole, 4, 2) === 'JP';

export const jpeg: Container = {
  types: ['image/jpeg'],
  canRead: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  readXmp(bytes) {
    const found = split(bytes).segments.find(isXmp);
    return found && textOf(found.whole.subarray(4 + HEADER.length));
  },
  withXmp(bytes, xmp) {
    const { segments, scan } = split(bytes);
    const payload = Buffer.concat([Buffer.from(HEADER, 'latin1'), Buffer.from(xmp)]);
    if (payload.length > 65_533) throw new Error('The packet is too large for a JPEG');
    const packet = Buffer.concat([Buffer.from([0xff, APP1, 0, 0]), payload]);
    packet.writeUInt16BE(payload.length + 2, 2);
    const kept = segments.filter((one) => !isXmp(one) && !isManifest(one));
    // After what must come first: JFIF's own segment, and Exif's.
    const first = kept.findIndex((one) => one.marker !== APP0 && one.marker !== APP1);
    const at = first === -1 ? kept.length : first;
    const parts = kept.map((one) => one.whole).toSpliced(at, 0, packet);
    return Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, scan]);
  },
  open: async (bytes) => new (await import('@trustnxt/c2pa-ts/asset')).JPEG(bytes),
};
