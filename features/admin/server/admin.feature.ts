/** What the admin area brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerCostRoutes } from './costs/costs.routes.ts';
import { writeDailyFigures } from './figures/charts.repo.ts';
import { dayOf } from './figures/days.ts';
import { registerFigureRoutes } from './figures/figures.routes.ts';
import { registerMailRoutes } from './mail/mail.routes.ts';
import { registerModelRoutes } from './models/models.routes.ts';
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
    registerModelRoutes(api, platform);
  },
  upkeep: ({ db }) => writeDailyFigures(db, dayOf(new Date())),
};
