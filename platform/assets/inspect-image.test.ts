/** Decoding pictures: in processes of their own, in turns, and never more pixels than their kind may have. */

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inspectImage } from './inspect-image.ts';
import { pictureProcesses } from './pictures/picture-intake.ts';

/** Small to send, slow to decode. */
const large = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

it('decodes in two processes however many people send one, and refuses the crowd of one person', async () => {
  const bytes = await large(3000);
  let max = 0;
  let here = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const { queue, process } = sharp.counters();
      here = Math.max(here, queue + process);
      max = Math.max(max, pictureProcesses().length);
      await new Promise((done) => setImmediate(done));
    }
  };
  const watching = watch();
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => inspectImage(bytes, `person${i}`)));
  isOver = true;
  await watching;
  expect(people.every((one) => one.facts.width === 3000)).toBe(true);
  expect([max, here]).toEqual([2, 0]);

  const crowd = await Promise.allSettled(Array.from({ length: 40 }, () => inspectImage(bytes, 'mia')));
  const refused = crowd.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('at once') });
});

it('says how many pixels the kind of picture may have', async () => {
  const requested = inspectImage(await large(1100), 'mia', 1_000_000);
  await expect(requested).rejects.toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('1 mega'),
  });
});
