/** The thread in which characters are sculpted and drawn, away from the requests. */

import { serveThread } from '#platform/processes/thread-side.ts';
import { drawPortrait } from './draw-portrait.ts';
import type { DrawOrder } from './orders.ts';

serveThread(carryOut, (output) => [('rgba' in output ? output.rgba : output.bytes).buffer]);

async function carryOut(order: DrawOrder) {
  switch (order.kind) {
    case 'portrait':
      return drawPortrait(order.characterData, order.width, order.height);
    case 'model': {
      const { writeModel } = await import('./write-model.ts');
      return writeModel(order.characterData);
    }
    case 'shot': {
      const { drawShot } = await import('./scene/draw-shot.ts');
      return drawShot(order);
    }
    case 'scene': {
      const { drawScene } = await import('./scene/draw-scene.ts');
      return drawScene(order);
    }
  }
}
