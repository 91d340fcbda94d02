/** A song of known tempo is listened to in the real thread. */

import { afterAll, expect, it } from 'vitest';
import { createListener, LISTEN_RATE } from './listen-pool.ts';

const { listen, close } = createListener();
afterAll(close);

it('finds loudness, beats and sections of a song, and can be stopped', async () => {
  const seconds = 16;
  const samples = new Int16Array(seconds * LISTEN_RATE);
  for (let i = 0; i < samples.length; i++) {
    const sinceBeat = (i / LISTEN_RATE) % 0.5;
    const half = i < samples.length / 2 ? 6000 : 20_000;
    samples[i] = half * Math.sin(sinceBeat * 2 * Math.PI * 110) * Math.exp(-sinceBeat * 12);
  }
  const { peaks, tempo, beats, downbeats, sections } = await listen(
    Buffer.from(samples.buffer),
    new AbortController().signal,
  );
  expect(tempo).toBeCloseTo(120, 0);
  expect(beats.length).toBeGreaterThan(seconds * 1.5);
  expect(downbeats.every((one) => beats.includes(one))).toBe(true);
  expect(peaks).toHaveLength(800);
  expect(Math.max(...peaks.slice(500))).toBeGreaterThan(Math.max(...peaks.slice(0, 300)));
  expect(sections[0]?.start).toBe(0);
  expect(sections.at(-1)?.end).toBeCloseTo(seconds, 1);
  await expect(listen(Buffer.from(samples.buffer), AbortSignal.abort())).rejects.toThrow();
});
