/** A thread that draws the performer, frame by frame. */

import { workerData } from 'node:worker_threads';
import { serveThread } from '#platform/processes/thread-side.ts';
import { createPerformer, type PerformerSetup } from '../../scene/perform.ts';

serveThread(createPerformer(workerData as PerformerSetup), ({ rgba }) => [rgba.buffer as ArrayBuffer]);
