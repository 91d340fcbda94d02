/** Loaded into the server before anything else: tells, to who asks at a port of its own, how long its loop stood still and how much memory it took. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BEAT_MS = 10;
const MEGABYTE = 1024 * 1024;

/** Since it was last asked. */
export interface Beats {
  worstMs: number;
  /** Megabytes of this process. */
  peakMb: number;
}

let last = performance.now();
let worstMs = 0;
let peak = 0;
const beat = () => {
  const now = performance.now();
  worstMs = Math.max(worstMs, now - last - BEAT_MS);
  last = now;
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(beat, BEAT_MS).unref();

const server = createServer((_, response) => {
  beat();
  const beats: Beats = { worstMs, peakMb: peak / MEGABYTE };
  worstMs = 0;
  peak = 0;
  response.end(JSON.stringify(beats));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`heartbeat: ${(server.address() as AddressInfo).port}\n`);
});
server.unref();
