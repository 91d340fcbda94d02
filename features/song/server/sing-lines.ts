/** Has the lines of a song sung, the first chorus first: it can be heard while the rest is made. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetUrl } from '#common/asset.ts';
import type { SongWish } from '#engine/singing/song-plan.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { getSong } from '../contract.ts';
import type { SingPayload } from './sing-song.job.ts';
import { ITEM_TYPE, type SongRow, updateSong } from './song.repo.ts';
import { fileName } from './song-names.ts';
import type { PlannedSong, SongOrder } from './song-order.ts';

const PROCESS = new URL('./song.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 300_000,
  memoryMb: 900,
  failure: 'The song could not be put together. Please try again.',
};
/** Raised when lines are sung in another way: those sung before are then of no use. */
const VERSION = 4;

export interface LinesOrder {
  platform: Platform;
  row: SongRow;
  wish: SongWish;
  rate: number | undefined;
  planned: PlannedSong;
  folder: string;
  run: GenerationRun<SingPayload>;
  /** Share of the singing that is done, 0 to 1. */
  onLine: (stage: string, share: number) => void;
}

/** Files of samples, one for each line. Lines sung before a restart are there already. */
export async function singLines({ platform, row, wish, rate, planned, folder, run, onLine }: LinesOrder) {
  const { signal, payload } = run;
  const { voice: persona, language, userId } = row;
  const { lines, sample } = planned;
  const paths = new Array<string>(lines.length).fill('');
  const isFirst = (i: number) => lines[i]!.section === sample;
  const order = [...lines.keys()].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a - b);
  // A change has the song of before to listen to; one part alone is all there is.
  let wanted = !payload.words && lines.some((_, i) => !isFirst(i));
  let playing: Promise<void> | undefined;
  for (const [done, i] of order.entries()) {
    signal.throwIfAborted();
    if (wanted && !isFirst(i)) {
      wanted = false;
      const sung = order.slice(0, done).map((one) => paths[one]!);
      const output = join(folder, 'sample.mp3');
      playing = playFirst({
        platform,
        row,
        run,
        order: { kind: 'sample', wish, rate, section: sample, sung, output },
      });
    }
    onLine(`Singing, line ${done + 1} of ${lines.length}`, done / lines.length);
    const { sounds, frames, pitch, strength } = lines[i]!;
    const line = { sounds, persona, language, frames, pitch, strength };
    const recipe = { kind: 'sung', version: VERSION, ...line };
    const bytes = await platform.cache.once(userId, recipe, 'application/octet-stream', async () => {
      const pcm = toInt16(await platform.singer().sing(line, signal));
      return new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
    });
    paths[i] = join(folder, `line-${i}.pcm`);
    await writeFile(paths[i]!, bytes);
  }
  await playing;
  return paths;
}

interface FirstOrder {
  platform: Platform;
  row: SongRow;
  run: GenerationRun<SingPayload>;
  order: Extract<SongOrder, { kind: 'sample' }>;
}

/** Whoever cannot have the first chorus early gets the whole song later all the same. */
async function playFirst({ platform, row, run: { signal }, order }: FirstOrder): Promise<void> {
  const { id, userId, title } = row;
  try {
    await runInChild<void>(PROCESS, order, { ...LIMITS, signal });
    signal.throwIfAborted();
    const asset = await platform.assets.saveFile({
      userId,
      name: fileName(title, 'chorus', 'mp3'),
      type: 'audio/mpeg',
      path: order.output,
      partOf: { type: ITEM_TYPE, id, role: 'sample' },
    });
    await updateSong(platform.db, id, { sampleUrl: assetUrl(asset.id) });
    await platform.events.publish(userId, {
      type: 'invalidate',
      keys: [getSong.path.replace(':id', id)],
    });
  } catch (error) {
    if (!signal.aborted) platform.log.warn({ err: error }, 'the first chorus was not played');
  }
}
