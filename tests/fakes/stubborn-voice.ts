/** A voice process for tests of its host: does as the text of the order says. */

import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import { serveChild } from '#platform/processes/child-side.ts';

const memory: string[] = [];

serveChild(async ({ text = '' }: { text?: string }) => {
  memory.push(text);
  if (text === 'die') process.exit(1);
  if (text === 'hang') await new Promise(() => undefined);
  if (text === 'refuse') throw new AppError('unprocessable', 'No voice for that.');
  if (text === 'break') throw new Error('stack of the inside');
  await delay(30);
  return { engine: memory.join(','), pid: process.pid };
});
