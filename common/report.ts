/** Reporting something that should not be there, and reviewing what was reported. */

import { z } from 'zod';
import { route } from './contract.ts';
import { idParams, isoTime } from './schema-parts.ts';

export const REPORT_REASONS = ['inappropriate', 'copyright', 'spam', 'harassment', 'other'] as const;
export const REPORT_STATUSES = ['pending', 'resolved', 'dismissed', 'removed'] as const;

export const reportSchema = z.object({
  id: z.string(),
  reason: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  createdAt: isoTime,
  contentType: z.string(),
  contentId: z.string(),
  reporterId: z.string(),
  reporterEmail: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: isoTime.nullable(),
  /** What was reported, as far as it still exists. */
  item: z
    .object({
      title: z.string(),
      ownerId: z.string().nullable(),
      ownerEmail: z.string().nullable(),
      /** A picture of it, readable by reviewers. */
      previewUrl: z.string().nullable(),
    })
    .nullable(),
});

export type Report = z.infer<typeof reportSchema>;

export const reportContent = route({
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a generated item or a template; a repeated report of mine is merged',
  access: 'user',
  body: z.object({
    contentType: z.string().min(1).max(40),
    contentId: z.string().min(1).max(64),
    reason: z.enum(REPORT_REASONS, { error: 'Please choose a reason.' }),
    description: z
      .string()
      .trim()
      .max(2000, 'Keep the description within 2000 characters.')
      .nullable()
      .optional(),
  }),
  status: 201,
  response: z.object({ id: z.string(), status: z.string() }),
});

const queue = {
  query: z.object({ status: z.enum(REPORT_STATUSES).optional() }),
  response: z.array(reportSchema),
};

export const listReports = route({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'Reports, pending ones first, newest first (at most 500)',
  access: 'admin',
  ...queue,
});

/** The same queue for moderators, who may open nothing else of the admin area. */
export const listReportsToReview = route({
  method: 'GET',
  path: '/api/moderation/reports',
  summary: 'Reports to review',
  access: 'moderator',
  ...queue,
});

export const reviewReport = route({
  method: 'PUT',
  path: '/api/moderation/reports/:id',
  summary: 'Resolve, dismiss, or remove the content',
  access: 'moderator',
  params: idParams,
  body: z.object({
    action: z.enum(['resolve', 'dismiss', 'remove'], { error: 'Choose resolve, dismiss or remove.' }),
  }),
  response: reportSchema,
});

/** Only while the report is pending: reviewing is the one reason to look at a stranger's file. */
export const reportPreview = route({
  method: 'GET',
  path: '/api/moderation/reports/:id/preview',
  summary: 'Picture of what a pending report is about',
  access: 'moderator',
  params: idParams,
  produces: 'image/*',
});
