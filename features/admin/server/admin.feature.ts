/** What the admin area brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerBackupRoutes } from './backup/backups.routes.ts';
import { makeBackupJob } from './backup/make-backup.job.ts';
import { registerCostRoutes } from './costs/costs.routes.ts';
import { writeDailyFigures } from './figures/charts.repo.ts';
import { dayOf } from './figures/days.ts';
import { registerFigureRoutes } from './figures/figures.routes.ts';
import { registerInstallationRoutes } from './installation/installation.routes.ts';
import { registerMailRoutes } from './mail/mail.routes.ts';
import { downloadWeightsJob } from './models/download-weights.job.ts';
import { registerModelRoutes } from './models/models.routes.ts';
import { registerWeightRoutes } from './models/weights.routes.ts';
import { registerReportRoutes } from './reports/reports.routes.ts';
import { registerSettingRoutes } from './settings/settings.routes.ts';
import { registerUserRoutes } from './users/users.routes.ts';

export const adminFeature: ServerFeature = {
  name: 'admin',
  routes: (api, platform) => {
    registerFigureRoutes(api, platform);
    registerUserRoutes(api, platform);
    registerAuditRoutes(api, platform);
    registerSettingRoutes(api, platform);
    registerReportRoutes(api, platform);
    registerMailRoutes(api, platform);
    registerCostRoutes(api, platform);
    registerWeightRoutes(api, platform);
    registerModelRoutes(api, platform);
    registerInstallationRoutes(api, platform);
    registerBackupRoutes(api, platform);
  },
  jobs: (platform) => [
    registerJob(makeBackupJob, async () =>
      (await import('./backup/make-backup.handler.ts')).makeBackupHandler(platform),
    ),
    registerJob(downloadWeightsJob, async () =>
      (await import('./models/download-weights.handler.ts')).downloadWeightsHandler(platform.config),
    ),
  ],
  maintenance: ({ db }) => writeDailyFigures(db, dayOf(new Date())),
};
