/** What a film is like, and a still of it: read in a process of its own, whatever the film does. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { ClipOrder } from './clip.process.ts';
import { DAMAGED } from './clip-kinds.ts';
import type { ClipFacts } from './clip-reader.ts';

const PROCESS = new URL('./clip.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 900, failure: DAMAGED };

/** `format`: as in clip-kinds.ts. The still is a JPEG. */
export const lookAtClip = (
  content: Uint8Array | Readable,
  format: string,
): Promise<{ facts: ClipFacts; still: Buffer }> =>
  inTempFolder('clip', async (folder) => {
    const [path, poster] = [join(folder, 'clip'), join(folder, 'still.jpg')];
    await writeFile(path, content);
    const order: ClipOrder = { path, format, poster };
    const facts = await runInChild<ClipFacts>(PROCESS, order, LIMITS);
    return { facts, still: await readFile(poster) };
  });
