/** Sending one piece at its moment: a job, tried again by what the network says, and told in words when it fails. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const publishPieceJob = defineJob({
  name: 'publish-piece',
  payload: z.object({ pieceId: z.string(), campaignId: z.string() }),
  attempts: 5,
  pauses: [30, 120, 600, 1800],
  timeoutSeconds: 600,
  notice: (outcome, { campaignId }) =>
    outcome === 'failed'
      ? {
          title: 'A piece could not be sent',
          body: 'Look at what was said there, and plan it again or post it yourself.',
          link: `/campaigns?campaign=${campaignId}`,
        }
      : { title: 'A piece was sent', link: `/campaigns?campaign=${campaignId}` },
});
