/** Windows icon files: a small directory in front of PNG pictures. */

export interface IcoPicture {
  /** Pixels a side, at most 256. */
  size: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

export function writeIco(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = HEADER + i * ENTRY;
    // 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map((one) => one.png)]);
}
