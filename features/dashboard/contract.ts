/** The numbers on the dashboard. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

export const userStatsSchema = z.object({
  projectCount: z.int(),
  /** What counts for the plan: everything made with a tool, also what was deleted since. */
  generationCount: z.int(),
  /** Of these, this month's. */
  usedThisMonth: z.int(),
  /** What lies in tools with pages of their own, what is in the bin left out. */
  counts: z.object({
    book: z.int(),
    movie: z.int(),
    note: z.int(),
    template: z.int(),
    song: z.int(),
    campaign: z.int(),
  }),
});

export type UserStats = z.infer<typeof userStatsSchema>;
/** As the kinds of items are called. */
export type CountedKind = keyof UserStats['counts'];

export const getUserStats = route({
  method: 'GET',
  path: '/api/users/stats',
  summary: 'How many projects and generations I have',
  access: 'user',
  response: userStatsSchema,
});
