/** The numbers on the dashboard. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

export const userStatsSchema = z.object({
  projectCount: z.int(),
  /** What was made and is still there. */
  generationCount: z.int(),
  /** What counts for the plan: everything made this month, also what was deleted since. */
  usedThisMonth: z.int(),
});

export type UserStats = z.infer<typeof userStatsSchema>;

export const getUserStats = route({
  method: 'GET',
  path: '/api/users/stats',
  summary: 'How many projects and generations I have',
  access: 'user',
  response: userStatsSchema,
});
