/** The two jobs that make pictures move; their handlers are handed to the feature from outside. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getCoverSong, listCoverSongs } from '../../contract.ts';
import { undoRender } from '../projects/project.repo.ts';
import { ITEM_TYPE } from '../projects/project-files.ts';

const invalidates = (id: string) => [listCoverSongs.path, getCoverSong.path.replace(':id', id)];

export const renderCoverJob = defineGenerationJob({
  name: 'cover-song-render',
  itemType: ITEM_TYPE,
  use: 'coverSong',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 60 * 60,
  // One at a time takes all the cores there are.
  concurrency: 1,
  invalidates,
  undo: (tx, id, { error }) => undoRender(tx, id, error),
  notice: (outcome, _, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your cover video is ready',
          body: 'Watch it, or download it.',
          link: `/cover-song-maker?cover=${itemId}`,
        }
      : { title: 'Your cover video could not be made', link: `/cover-song-maker?cover=${itemId}` },
});

export const previewCoverJob = defineGenerationJob({
  name: 'cover-song-preview',
  itemType: ITEM_TYPE,
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 120,
  // Settings are changed faster than they are shown.
  replaces: true,
});
