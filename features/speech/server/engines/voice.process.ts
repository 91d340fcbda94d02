/** The process in which voices are made and heard, away from the requests: it may be killed at any time and is started again. */

import { availableParallelism } from 'node:os';
import { childArguments, serveChild } from '#platform/processes/child-side.ts';
import { adapt } from './adapt.ts';
import type { Order, ResultOf } from './protocol.ts';
import { createSpeaker } from './speak.ts';
import { createTranscriber } from './transcribe.ts';

const [modelsFolder = 'models'] = childArguments;

const threads = Math.max(1, Math.min(4, availableParallelism()));
const speaker = createSpeaker(modelsFolder, threads);
const hearer = createTranscriber(modelsFolder, threads);

async function work(order: Order): Promise<ResultOf[Order['kind']]> {
  switch (order.kind) {
    case 'speak':
      return speaker.speak(order);
    case 'sound-out':
      return speaker.soundLines(order);
    case 'sing':
      return speaker.sing(order);
    case 'hear':
      return hearer.hear(order);
    case 'encode':
      return adapt(order);
    case 'warm':
      return { engine: order.engine === 'speech' ? await speaker.warm() : await hearer.warm() };
  }
}

serveChild(work);
