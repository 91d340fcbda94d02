/** Animated PNG: frames with full transparency in a file that any browser plays and any viewer opens. */

import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '#platform/assets/svg/render-svg.ts';

export interface Playing {
  /** Milliseconds each frame is shown. */
  frameMs: number;
  /** How often it plays; 0 for ever. */
  plays: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const words = (...values: number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) out.writeUInt32BE(value, i * 4);
  return out;
};

/** Each line begins with its filter; 1 (difference to the left) suits flat drawings. */
function packed({ width, height, rgba }: Pixels): Buffer {
  const line = width * 4;
  const raw = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y++) {
    raw[y * (line + 1)] = 1;
    for (let x = 0; x < line; x++) {
      const left = x >= 4 ? rgba[y * line + x - 4]! : 0;
      raw[y * (line + 1) + 1 + x] = (rgba[y * line + x]! - left) & 0xff;
    }
  }
  return deflateSync(raw, { level: 7 });
}

export function writeApng(frames: readonly Pixels[], { frameMs, plays }: Playing): Buffer {
  const { width, height } = frames[0]!;
  let sequence = 0;
  const parts = [
    SIGNATURE,
    chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('acTL', words(frames.length, plays)),
  ];
  for (const [i, frame] of frames.entries()) {
    const control = Buffer.concat([words(sequence++, width, height, 0, 0), Buffer.alloc(6)]);
    control.writeUInt16BE(Math.round(frameMs), 20);
    control.writeUInt16BE(1000, 22);
    parts.push(chunk('fcTL', control));
    const data = packed(frame);
    parts.push(i === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([words(sequence++), data])));
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
