/** Making the pieces of a campaign: one job with one progress, because films take minutes. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getCampaign, listCampaigns } from '../contract.ts';
import { ITEM_TYPE } from './campaign.repo.ts';
import { endMaking } from './making/end-making.ts';

export const makeCampaignJob = defineGenerationJob({
  name: 'make-campaign',
  itemType: ITEM_TYPE,
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 3 * 3600,
  // It mostly waits for other tools, and one person's film must not hold up their next campaign.
  concurrency: 4,
  concurrentLimit: {
    max: 3,
    message: 'Three of your campaigns are being made already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [listCampaigns.path, getCampaign.path.replace(':id', id)],
  undo: (tx, id) => endMaking(tx, id),
  notice: (outcome, _, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your campaign is ready',
          body: 'Look it through and approve its pieces.',
          link: `/campaigns?campaign=${itemId}`,
        }
      : { title: 'Your campaign could not be finished', link: `/campaigns?campaign=${itemId}` },
});
