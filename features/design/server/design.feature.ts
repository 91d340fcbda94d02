/** What the design studio brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { brandKitItems, createBrandKitService } from './brand-kit.service.ts';
import { createDesignMaker } from './design.maker.ts';
import { registerDesignRoutes } from './design.routes.ts';
import { designItems } from './design.service.ts';
import { createDesignPool } from './drawing/design-drawer.ts';
import { designExportItems } from './export/export.service.ts';
import { batchDesignJob, exportDesignJob } from './export/export-design.job.ts';
import { designIdeasJob, paintIdeaJob } from './ideas/ideas.service.ts';
import { createDesignTemplates } from './templates/design.template.ts';

export const designFeature: ServerFeature = {
  name: 'design',
  routes: registerDesignRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(exportDesignJob, async () => {
      const { exportDesignHandler } = await import('./export/export-design.handler.ts');
      const pool = createDesignPool({ timeoutMs: exportDesignJob.timeoutSeconds * 1000 });
      platform.onClose(pool.close);
      return exportDesignHandler(platform, pool, createBrandKitService(platform));
    }),
    platform.generationJobs.register(batchDesignJob, async () => {
      const { batchDesignHandler } = await import('./export/batch-design.handler.ts');
      const pool = createDesignPool({ timeoutMs: exportDesignJob.timeoutSeconds * 1000 });
      platform.onClose(pool.close);
      return batchDesignHandler(platform, pool, createBrandKitService(platform));
    }),
    platform.generationJobs.register(designIdeasJob),
    platform.generationJobs.register(paintIdeaJob),
  ],
  templates: (platform) => [createDesignTemplates(platform)],
  makes: (platform) => ({ design: createDesignMaker(platform) }),
  items: (platform) => [designItems(platform), designExportItems(platform), brandKitItems(platform)],
};
