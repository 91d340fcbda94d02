/** A thread that draws the performer, frame by frame. */

import { workerData } from 'node:worker_threads';
import { serveThread } from '#platform/processes/thread-side.ts';
import { createPerformer, type FrameOrder, type PerformerSetup } from '../../scene/perform.ts';

const { cast, tune } = workerData as PerformerSetup;
const shoot = createPerformer(cast);

serveThread(
  (order: FrameOrder) => shoot(order, tune),
  ({ rgba }) => [rgba.buffer as ArrayBuffer],
);
