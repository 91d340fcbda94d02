/** What the server says must be what the screen shows, without asking again. */

import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Job } from '#common/job.ts';
import { applyServerEvent } from './events.ts';

const job: Job = {
  id: 'j1',
  type: 'render',
  status: 'running',
  stage: 'frames',
  progress: 40,
  error: null,
  result: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:01.000Z',
};

describe('applyServerEvent', () => {
  it('puts a job where its reader looks', () => {
    const client = new QueryClient();
    applyServerEvent({ type: 'job', job }, client);
    expect(client.getQueryData(['/api/jobs/j1'])).toEqual(job);
  });

  it('marks exactly the named reads as stale, with any parameters', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/tasks'], []);
    client.setQueryData(['/api/tasks', { page: 2 }], []);
    client.setQueryData(['/api/projects'], []);
    applyServerEvent({ type: 'invalidate', keys: ['/api/tasks'] }, client);
    expect(client.getQueryState(['/api/tasks'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['/api/tasks', { page: 2 }])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['/api/projects'])?.isInvalidated).toBe(false);
  });

  it('marks everything as stale when the server cannot tell what changed', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/projects'], []);
    applyServerEvent({ type: 'invalidate', keys: ['*'] }, client);
    expect(client.getQueryState(['/api/projects'])?.isInvalidated).toBe(true);
  });

  it('refreshes the bell on a notification', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const notification = { id: 'n', title: 'Ready', body: null, link: null };
    applyServerEvent({ type: 'notification', notification }, client);
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['/api/notifications'] });
  });
});
