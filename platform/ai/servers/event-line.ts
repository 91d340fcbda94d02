/** Reads the text messages of a WebSocket and skips what is too long, so that no server can fill our memory. */

import { createHash, randomBytes } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Duplex } from 'node:stream';

export interface EventLine {
  close(): void;
}

/** Previews of pictures come as long binary messages; what is read is short. */
const MAX_MESSAGE = 256 * 1024;
const CONNECT_MS = 10_000;
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];

/** Undefined where there is no such line: whoever wants to know more asks in other ways. */
export function openEventLine(
  address: string,
  headers: Record<string, string>,
  onText: (text: string) => void,
): Promise<EventLine | undefined> {
  const url = new URL(address);
  const key = randomBytes(16).toString('base64');
  const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    },
    timeout: CONNECT_MS,
  });
  return new Promise((resolve) => {
    const none = () => {
      request.destroy();
      resolve(undefined);
    };
    request.once('error', none);
    request.once('timeout', none);
    request.once('response', none);
    request.once('upgrade', (response, socket, head) => {
      const expected = createHash('sha1')
        .update(key + ACCEPT)
        .digest('base64');
      socket.on('error', () => socket.destroy());
      if (response.headers['sec-websocket-accept'] !== expected) {
        socket.destroy();
        return none();
      }
      socket.setTimeout(0);
      const read = createFrameReader(onText, (payload) => socket.write(maskedFrame(PONG!, payload)));
      const take = (chunk: Buffer) => {
        if (!read(chunk)) socket.destroy();
      };
      socket.on('data', take);
      if (head.length > 0) take(head);
      resolve({ close: () => hangUp(socket) });
    });
    request.end();
  });
}

function hangUp(socket: Duplex): void {
  if (!socket.destroyed) socket.write(maskedFrame(CLOSE!, Buffer.alloc(0)), () => socket.destroy());
}

/** Short ones only: all that a listener ever sends. */
function maskedFrame(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const short = payload.subarray(0, 125);
  return Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | short.length]),
    mask,
    Buffer.from(short.map((byte, i) => byte ^ mask[i % 4]!)),
  ]);
}

/** Takes bytes as they come; false: the line is over. */
function createFrameReader(onText: (text: string) => void, onPing: (payload: Buffer) => void) {
  let waiting: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  /** Parts of a text that comes in several frames; undefined: one that is skipped. */
  let parts: Buffer[] | undefined;
  return (chunk: Buffer): boolean => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (;;) {
      const skipped = Math.min(toSkip, waiting.length);
      toSkip -= skipped;
      waiting = waiting.subarray(skipped);
      if (toSkip > 0 || waiting.length < 2) return true;
      const [first, second] = [waiting[0]!, waiting[1]!];
      const code = second & 0x7f;
      const start = code === 126 ? 4 : code === 127 ? 10 : 2;
      if (waiting.length < start) return true;
      const length =
        code === 126 ? waiting.readUInt16BE(2) : code === 127 ? Number(waiting.readBigUInt64BE(2)) : code;
      const opcode = first & 0x0f;
      const isLast = (first & 0x80) !== 0;
      if (opcode === CLOSE || (second & 0x80) !== 0) return false;
      if (length > MAX_MESSAGE) {
        parts = undefined;
        toSkip = start + length;
        continue;
      }
      if (waiting.length < start + length) return true;
      const payload = waiting.subarray(start, start + length);
      waiting = waiting.subarray(start + length);
      if (opcode === PING) onPing(payload);
      if (opcode > 2) continue;
      if (opcode !== 0) parts = opcode === TEXT ? [] : undefined;
      parts?.push(payload);
      if (parts && parts.reduce((sum, one) => sum + one.length, 0) > MAX_MESSAGE) parts = undefined;
      if (isLast && parts) {
        const text = Buffer.concat(parts).toString();
        parts = undefined;
        onText(text);
      }
    }
  };
}
