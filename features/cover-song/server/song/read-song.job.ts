/** Reading a song: fetch or compose it where that is wanted, then find its loudness, beats and sections. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getCoverSong, listCoverSongs } from '../../contract.ts';
import { ITEM_TYPE } from '../projects/project-files.ts';
import { updateTrack } from './track.repo.ts';

const STOPPED = 'Analyzing the song was stopped. Please choose it again.';

export const readSongJob = defineGenerationJob({
  name: 'read-song',
  itemType: ITEM_TYPE,
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 15 * 60,
  // Another song takes the place of the one before.
  replaces: true,
  invalidates: (id) => [listCoverSongs.path, getCoverSong.path.replace(':id', id)],
  undo: (tx, id, { error, jobId }) =>
    updateTrack(tx, id, { status: 'failed', errorMessage: error ?? STOPPED }, jobId),
});
