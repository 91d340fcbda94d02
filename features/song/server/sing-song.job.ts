/** Writing and singing a song: a job, because it takes a minute or two. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getSong, listSongs, listSongVersions } from '../contract.ts';
import { ITEM_TYPE } from './song.repo.ts';
import { endSong } from './versions/end-song.ts';

export type SingPayload = z.infer<(typeof singSongJob)['payload']>;

export const singSongJob = defineGenerationJob({
  name: 'sing-song',
  itemType: ITEM_TYPE,
  use: 'coverSong',
  /** Places of the words whose sections alone are sung anew; absent: all of it. */
  payload: z.object({ words: z.array(z.int()).optional() }),
  attempts: 1,
  timeoutSeconds: 60 * 60,
  // One at a time takes all the cores there are.
  concurrency: 1,
  concurrentLimit: {
    max: 3,
    message: 'Three of your songs are being made already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [
    listSongs.path,
    getSong.path.replace(':id', id),
    listSongVersions.path.replace(':id', id),
  ],
  undo: (tx, id, { error }) => endSong(tx, id, error ?? 'It was cancelled.'),
  notice: (outcome, _, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your song is ready',
          body: 'Listen to it or download it.',
          link: `/song-generator?song=${itemId}`,
        }
      : { title: 'Your song could not be made', link: `/song-generator?song=${itemId}` },
});
