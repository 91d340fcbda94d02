/** What campaigns bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerCampaignRoutes } from './campaign.routes.ts';
import { campaignItems } from './campaign.service.ts';
import { makeCampaignJob } from './make-campaign.job.ts';

export const campaignFeature: ServerFeature = {
  name: 'campaign',
  routes: registerCampaignRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(makeCampaignJob, async () => {
      const { makeCampaignHandler } = await import('./making/make-campaign.handler.ts');
      return makeCampaignHandler(platform);
    }),
  ],
  items: (platform) => [campaignItems(platform)],
};
