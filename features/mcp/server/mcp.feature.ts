/** What the Model Context Protocol brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerMcpRoutes } from './mcp.routes.ts';

export const mcpFeature: ServerFeature = { name: 'mcp', routes: registerMcpRoutes };
