/** Rendering the film of a project: a job, because it takes minutes. */

import { z } from 'zod';
import { said } from '#common/wording/sentence.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getProject } from '../../calls/project-calls.ts';
import { listProjects } from '../../contract.ts';
import { ITEM_TYPE, undoRender } from '../projects.repo.ts';

export const renderVideoJob = defineGenerationJob({
  name: 'render-video',
  itemType: ITEM_TYPE,
  use: 'video',
  payload: z.object({ title: z.string() }),
  // What fails is told at once; a worker that is lost is replaced by the queue.
  attempts: 1,
  timeoutSeconds: 2 * 3600,
  // Drawing and encoding fill the cores by themselves.
  concurrency: 1,
  invalidates: (id) => [listProjects.path, getProject.path.replace(':id', id)],
  undo: (tx, id, { error }) => undoRender(tx, id, error),
  notice: (outcome, { title }, { itemId }) =>
    outcome === 'completed'
      ? { title: 'Your video is ready', body: said`${title}`, link: `/video-maker?project=${itemId}` }
      : {
          title: 'Your video could not be made',
          body: said`${title}`,
          link: `/video-maker?project=${itemId}`,
        },
});
