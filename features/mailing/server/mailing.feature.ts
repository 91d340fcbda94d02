/** What mailings bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { CRASHED_TOO_OFTEN } from '#platform/jobs/job-runner.ts';
import { registerAudienceRoutes } from './audiences/audience.routes.ts';
import { audienceItems, createAudienceService } from './audiences/audience.service.ts';
import { createSubscriberService } from './audiences/subscriber.service.ts';
import { createFollowLink } from './clicks/follow-link.ts';
import { datedMailings } from './dated-mailings.ts';
import { registerLandingPageRoutes } from './landing/landing-page.routes.ts';
import { createLandingPageService, landingPageItems } from './landing/landing-page.service.ts';
import { leaveJob } from './mailing.repo.ts';
import { registerMailingRoutes } from './mailing.routes.ts';
import { createMailingService, mailingItems } from './mailing.service.ts';
import { createMailMaker } from './orders/mail.maker.ts';
import { createPageMaker } from './orders/page.maker.ts';
import { createMailPictures } from './public/mail-pictures.ts';
import { registerPublicRoutes } from './public/public.routes.ts';
import { createSubscribeService } from './public/subscribe.service.ts';
import { registerReportRoutes } from './reports/report.routes.ts';
import { createReportService } from './reports/report.service.ts';
import { confirmMailJob } from './sending/confirm-mail.job.ts';
import { goOn, sendDueMailings } from './sending/send-due.ts';
import { sendMailingJob } from './sending/send-mailing.job.ts';
import { sendDueSteps } from './sequences/send-steps.ts';
import { registerSequenceRoutes } from './sequences/sequence.routes.ts';
import { createSequenceService, sequenceItems } from './sequences/sequence.service.ts';
import { createMailTemplates } from './templates/mail.template.ts';

/** After a run that broke down, in minutes. */
const REST_MINUTES = 10;

export const mailingFeature: ServerFeature = {
  name: 'mailing',
  routes: (api, platform) => {
    const audiences = createAudienceService(platform);
    const pages = createLandingPageService(platform);
    registerMailingRoutes(api, createMailingService(platform));
    registerAudienceRoutes(api, audiences, createSubscriberService(platform, audiences));
    registerSequenceRoutes(api, createSequenceService(platform));
    registerReportRoutes(api, createReportService(platform));
    registerLandingPageRoutes(api, platform, pages);
    registerPublicRoutes(
      api,
      createSubscribeService(platform),
      pages,
      createMailPictures(platform),
      createFollowLink(platform),
    );
  },
  jobs: (platform) => [
    registerJob(
      sendMailingJob,
      async () => (await import('./sending/send-mailing.handler.ts')).sendMailingHandler(platform),
      {
        ending: async (tx, row) => {
          const problem = row.error ?? 'It was interrupted.';
          const resumeAt = new Date(Date.now() + REST_MINUTES * 60_000);
          if (row.status === 'completed') await leaveJob(tx, row.id);
          // Each lost process has left at most a few mails unclear, so going on at once always comes to an end.
          else if (row.error === CRASHED_TOO_OFTEN) await goOn(platform, tx, row.id);
          else if (row.status === 'cancelled') await leaveJob(tx, row.id, { state: 'paused' });
          else await leaveJob(tx, row.id, { problem, resumeAt });
        },
      },
    ),
    registerJob(confirmMailJob, async () =>
      (await import('./sending/confirm-mail.handler.ts')).confirmMailHandler(platform),
    ),
  ],
  everyMinute: async (platform) => {
    // Sequences take what is left of the day's mails.
    await sendDueMailings(platform);
    await sendDueSteps(platform);
  },
  makes: (platform) => ({ mail: createMailMaker(platform), page: createPageMaker(platform) }),
  dated: (platform) => [datedMailings(platform)],
  templates: (platform) => [createMailTemplates(platform)],
  items: (platform) => [
    mailingItems(platform),
    audienceItems(platform),
    landingPageItems(platform),
    sequenceItems(platform),
  ],
};
