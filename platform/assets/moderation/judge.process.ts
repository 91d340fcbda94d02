/** The process in which uploads are judged: strangers sent them. */

import { serveChild } from '#platform/processes/child-side.ts';
import { loadJudge } from './explicit-model.ts';

const judge = loadJudge();
// Told to whoever asks first.
judge.catch(() => undefined);

serveChild(async (bytes: Uint8Array) => (await judge)(bytes));
