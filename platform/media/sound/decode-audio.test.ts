/** Decoding sounds: counted before a process is started, so that no crowd of requests becomes a crowd of processes. */

import { expect, it } from 'vitest';
import { decodeAudio } from './decode-audio.ts';

/** A second of silence. */
function wav(rate = 8000): Buffer {
  const bytes = Buffer.alloc(44 + rate * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, rate * 2],
  ] as const)
    bytes.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.write('data', 36);
  return bytes;
}

const processes = () => process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap').length;

it('runs one of a person and two of all, and refuses in words what is too much for one person', async () => {
  let max = 0;
  const watch = setInterval(() => {
    max = Math.max(max, processes());
  }, 5);
  const decode = async (userId: string) => {
    const decoded = await decodeAudio(wav(), { rate: 8000, maxSeconds: 60, userId });
    await decoded.dispose();
    return decoded.seconds;
  };
  const crowd = await Promise.allSettled([
    ...Array.from({ length: 12 }, () => decode('mia')),
    ...['ada', 'bob', 'cleo'].map(decode),
  ]);
  clearInterval(watch);
  const refused = crowd.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('wait') });
  expect(crowd.slice(12).map((one) => one.status)).toEqual(Array(3).fill('fulfilled'));
  expect(max).toBeGreaterThan(0);
  expect(max).toBeLessThanOrEqual(2);
});
