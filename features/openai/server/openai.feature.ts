/** What OpenAI's protocol brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerOpenAiRoutes } from './openai.routes.ts';

export const openaiFeature: ServerFeature = { name: 'openai', routes: registerOpenAiRoutes };
