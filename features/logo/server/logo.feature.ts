/** What the logo maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerLogoRoutes } from './logo.routes.ts';
import { logoItems } from './logo.service.ts';
import { seedTemplates } from './templates/seed-templates.ts';

export const logoFeature: ServerFeature = {
  name: 'logo',
  routes: registerLogoRoutes,
  items: (platform) => [logoItems(platform)],
  // Drawn shortly after the first start of a release, so that the first person who opens the page need not wait for it.
  maintenance: ({ db }) => seedTemplates(db),
};
