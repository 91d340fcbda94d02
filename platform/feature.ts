/** What a feature brings to a process: its routes, its jobs, its upkeep. */

import type { BuiltinModelSet } from '#platform/ai/builtin-models.ts';
import type { Api } from '#platform/http/api.ts';
import type { WebPages } from '#platform/http/web-pages.ts';
import type { RegisteredJob } from '#platform/jobs/job-definition.ts';
import type { Reportable } from '#platform/moderation/reportable.ts';
import type { Platform } from './platform.ts';

export interface ServerFeature {
  name: string;
  routes?: (api: Api, platform: Platform, pages: WebPages) => void | Promise<void>;
  jobs?: (platform: Platform) => RegisteredJob[];
  /** Engines of our own, offered to every tool through the model registry. */
  models?: (platform: Platform) => BuiltinModelSet;
  /** Kinds of content that people can report. */
  reportables?: (platform: Platform) => Reportable[];
  /** Runs now and then in one or several processes at once; must be safe to repeat. */
  upkeep?: (platform: Platform) => Promise<void>;
}
