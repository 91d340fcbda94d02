/** A long correction leaves the event loop to others. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createRealigner } from './realign-pool.ts';

const realigner = createRealigner();
afterAll(() => realigner.close());

const heard = Array.from({ length: 3000 }, (_, i) => ({ text: `word${i}`, start: i, end: i + 1 }));

it('compares texts of any allowed length while others go on', async () => {
  for (const order of [
    { words: heard, text: Array.from({ length: 60_000 }, (_, i) => `other${i}`).join(' '), language: 'en' },
    { words: heard, text: '字'.repeat(400_000), language: 'zh' },
  ]) {
    let turns = 0;
    let isDone = false;
    const cues = realigner.realign(order).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      turns++;
      await sleep(2);
    }
    expect((await cues).length).toBeGreaterThan(100);
    expect(turns).toBeGreaterThan(10);
  }
});

it('answers a short one as it always did', async () => {
  const words = heard.slice(0, 2);
  const [cue] = await realigner.realign({ words, text: 'word0 changed', language: 'en' });
  expect(cue!.words.map(({ text, start }) => [text, start])).toEqual([
    ['word0', 0],
    ['changed', 1],
  ]);
});
