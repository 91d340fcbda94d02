/** Long work as both sides see it: the same object comes from GET /api/jobs/{id} and over the event stream. */

import { z } from 'zod';
import { route } from './contract.ts';
import { idParams, isoTime } from './schema-parts.ts';

export const JOB_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

export const jobSchema = z.object({
  id: z.string(),
  type: z.string(),
  status: z.enum(JOB_STATUSES),
  stage: z.string().nullable(),
  progress: z.int().min(0).max(100),
  error: z.string().nullable(),
  result: z.unknown().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Job = z.infer<typeof jobSchema>;

export const isFinished = (job: Pick<Job, 'status'>): boolean =>
  job.status === 'completed' || job.status === 'failed' || job.status === 'cancelled';

export const getJob = route({
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'State of one of my jobs',
  access: 'user',
  params: idParams,
  response: jobSchema,
});

export const cancelJob = route({
  method: 'POST',
  path: '/api/jobs/:id/cancel',
  summary: 'Ask one of my jobs to stop',
  access: 'user',
  params: idParams,
  response: jobSchema,
});

/** What travels on GET /api/events, one JSON object a message. */
export type ServerEvent =
  | { type: 'job'; job: Job }
  | {
      type: 'notification';
      notification: { id: string; title: string; body: string | null; link: string | null };
    }
  /** `page`: the one whose call changed it; it knows already. */
  | { type: 'invalidate'; keys: string[]; page?: string }
  | { type: 'session-ended' }
  /** Never reaches a page: its line is cut, and only who still has a session gets a new one. */
  | { type: 'reconnect' };
