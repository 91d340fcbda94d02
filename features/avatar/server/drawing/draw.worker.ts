/** The thread in which characters are sculpted and drawn, away from the requests. */

import { parentPort } from 'node:worker_threads';
import { drawPortrait } from './draw-portrait.ts';
import type { DrawOrder } from './orders.ts';

parentPort!.on('message', async ({ id, input }: { id: number; input: DrawOrder }) => {
  try {
    const output = await carryOut(input);
    const { buffer } = 'rgba' in output ? output.rgba : output.bytes;
    parentPort!.postMessage({ id, output }, [buffer]);
  } catch (error) {
    parentPort!.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});

async function carryOut(order: DrawOrder) {
  switch (order.kind) {
    case 'portrait':
      return drawPortrait(order.characterData, order.width, order.height);
    case 'model': {
      const { writeModel } = await import('./write-model.ts');
      return writeModel(order.characterData);
    }
    case 'scene': {
      const { drawScene } = await import('./scene/draw-scene.ts');
      return drawScene(order);
    }
  }
}
