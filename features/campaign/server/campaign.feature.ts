/** What campaigns bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { failSending } from './campaign.repo.ts';
import { registerCampaignRoutes } from './campaign.routes.ts';
import { campaignItems } from './campaign.service.ts';
import { registerChannelRoutes } from './channels/channel.routes.ts';
import { datedPieces } from './dated-pieces.ts';
import { makeCampaignJob } from './make-campaign.job.ts';
import { publishPieceJob } from './publish/publish-piece.job.ts';
import { sendDuePieces } from './publish/send-due.ts';
import { registerReviewRoutes } from './review/review.routes.ts';
import { createCampaignTemplates } from './templates/campaign.template.ts';

export const campaignFeature: ServerFeature = {
  name: 'campaign',
  routes: (api, platform) => {
    registerCampaignRoutes(api, platform);
    registerChannelRoutes(api, platform);
    registerReviewRoutes(api, platform);
  },
  jobs: (platform) => [
    platform.generationJobs.register(makeCampaignJob, async () => {
      const { makeCampaignHandler } = await import('./making/make-campaign.handler.ts');
      return makeCampaignHandler(platform);
    }),
    registerJob(
      publishPieceJob,
      async () => (await import('./publish/publish-piece.handler.ts')).publishPieceHandler(platform),
      {
        ending: async (tx, row) => {
          const { pieceId } = publishPieceJob.payload.parse(row.payload);
          if (row.status !== 'completed') await failSending(tx, pieceId, row.error ?? 'It was cancelled.');
        },
      },
    ),
  ],
  everyMinute: (platform) => sendDuePieces(platform),
  dated: (platform) => [datedPieces(platform)],
  templates: (platform) => [createCampaignTemplates(platform)],
  items: (platform) => [campaignItems(platform)],
};
