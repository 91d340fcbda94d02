/** Rendering the karaoke film of a song: a job, because every second of it is drawn. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getSong } from '../../contract.ts';
import { KARAOKE_ASPECTS } from '../../song-words.ts';
import { ITEM_TYPE } from '../song.repo.ts';

export type KaraokePayload = z.infer<(typeof renderKaraokeJob)['payload']>;

export const renderKaraokeJob = defineGenerationJob({
  name: 'render-karaoke',
  itemType: ITEM_TYPE,
  payload: z.object({ aspect: z.enum(KARAOKE_ASPECTS) }),
  attempts: 1,
  timeoutSeconds: 30 * 60,
  concurrency: 1,
  replaces: true,
  concurrentLimit: {
    max: 2,
    message: 'Two of your karaoke films are being made already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [getSong.path.replace(':id', id)],
  notice: (outcome, _, { itemId }) => ({
    title: outcome === 'completed' ? 'Your karaoke film is ready' : 'Your karaoke film could not be made',
    link: `/song-generator?song=${itemId}`,
  }),
});
