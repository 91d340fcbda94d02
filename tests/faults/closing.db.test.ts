/** What features started ends with the process: afterwards no thread and no process can be begun again. */

import { expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import { openTestApp } from '#tests/harness/test-app.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>';

it('closes threads and processes with the platform, the last first', async () => {
  const app = await openTestApp({ features: FEATURES });
  const { platform } = app;
  const [image, speech] = [
    await platform.models.image('builtin:illustrator'),
    await platform.models.speech('builtin:voice'),
  ];
  await expect(platform.sanitizeSvg(SVG)).resolves.toBe(SVG);
  const closed: string[] = [];
  platform.onClose(() => closed.push('first'));
  platform.onClose(async () => closed.push('second'));
  await app.dispose();
  expect(closed).toEqual(['second', 'first']);

  const isOver = { code: 'unavailable', message: 'The server is stopping. Please try again.' };
  await expect(platform.sanitizeSvg(SVG)).rejects.toMatchObject(isOver);
  const order = {
    prompt: 'a cat',
    n: 1,
    size: undefined,
    aspectRatio: undefined,
    seed: 1,
    providerOptions: {},
  };
  await expect(image.doGenerate(order as never)).rejects.toMatchObject(isOver);
  await expect(speech.doGenerate({ text: 'Hello', voice: 'nova' })).rejects.toMatchObject(isOver);
});
