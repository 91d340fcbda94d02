/** Begins a video or a preview of its settings: what is missing is said before anything is counted. */

import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject } from '../../contract.ts';
import { MISSING_MESSAGES, missingPart } from '../../readiness.ts';
import { beginRender } from '../projects/project.repo.ts';
import type { Projects } from '../projects/project.service.ts';
import { paintedScenes } from './paint-scene.ts';
import { previewCoverJob, renderCoverJob } from './render.jobs.ts';

export type Renders = ReturnType<typeof createRenders>;

export function createRenders(platform: Platform, projects: Projects) {
  const { generationJobs, items } = platform;

  async function assertReady(user: User, project: CoverProject): Promise<void> {
    const missing = missingPart(project);
    if (missing) throw new AppError('unprocessable', MISSING_MESSAGES[missing]);
    const { characterType, avatarId } = project.character;
    if (characterType !== 'avatar' || !avatarId) return;
    if (!(await items.findFor(user.id, { type: 'avatar', id: avatarId })))
      throw new AppError('unprocessable', 'The chosen character was deleted. Please choose another one.');
  }

  return {
    async render(user: User, id: string): Promise<{ jobId: string }> {
      const project = await projects.get(user.id, id);
      await assertReady(user, project);
      const { job } = await generationJobs.begin(renderCoverJob, {
        user,
        itemId: id,
        payload: {},
        // Only painted places can be a paid model's work.
        isMetered: (await paintedScenes(platform, user.id, project)).isPaid,
        begin: (tx) => beginRender(tx, id),
      });
      return { jobId: job.id };
    },

    async preview(user: User, id: string): Promise<{ jobId: string }> {
      const project = await projects.get(user.id, id);
      const { isPaid, isNew } = await paintedScenes(platform, user.id, project);
      // Looking at settings is free; a picture that a paid model has to paint for it is not.
      const use = isPaid && isNew ? 'image' : undefined;
      const order = { user, itemId: id, payload: {}, isMetered: isPaid, ...(use && { use }) };
      return { jobId: (await generationJobs.begin(previewCoverJob, order)).job.id };
    },
  };
}
