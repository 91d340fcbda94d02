/** The thread in which corrected texts are compared with what was heard: hours of words take a while. */

import { realign } from '#engine/voice/timing/realign.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import type { RealignOrder } from './realign-pool.ts';

serveThread(({ words, text, language }: RealignOrder) => realign(words, text, language));
