/** What the server says must be what the screen shows, without asking again. */

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_ID } from '#common/api-client.ts';
import type { Job } from '#common/job.ts';
import { applyServerEvent, openEvents } from './events.ts';

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

describe('the event line', () => {
  /** The line of the page under test, opened, cut and opened again by hand. */
  class Line {
    static CLOSED = 2;
    static last: Line;
    readyState = 0;
    onopen!: () => void;
    onerror!: () => void;
    onmessage!: (message: { data: string }) => void;
    constructor() {
      Line.last = this;
    }
    close() {
      this.readyState = Line.CLOSED;
    }
  }
  let client: QueryClient;
  let close: () => void;
  const reads: string[] = [];
  const shown = (path: string) =>
    new QueryObserver(client, {
      queryKey: [path],
      queryFn: () => reads.push(path),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined);

  beforeEach(async () => {
    reads.length = 0;
    vi.stubGlobal('EventSource', Line);
    vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
    for (const path of ['/api/tasks', '/api/user-logos', '/api/jobs/j1']) shown(path);
    client.setQueryData(['/api/user-avatars'], []);
    close = openEvents(client);
    Line.last.onopen();
    await vi.waitFor(() => expect(reads).toHaveLength(3));
    reads.length = 0;
  });
  afterEach(() => {
    close();
    client.clear();
    vi.unstubAllGlobals();
  });

  it('was lost: one new read of everything that is shown, the rest when it is shown', async () => {
    Line.last.onerror();
    Line.last.onerror();
    expect(reads).toEqual([]);
    Line.last.onopen();
    await vi.waitFor(() =>
      expect(reads.toSorted()).toEqual(['/api/jobs/j1', '/api/tasks', '/api/user-logos']),
    );
    expect(client.getQueryState(['/api/user-avatars'])?.isInvalidated).toBe(true);
    Line.last.onopen();
    await new Promise((done) => setTimeout(done));
    expect(reads).toHaveLength(3);
  });

  it('is not opened by a tab in the background until it is looked at', () => {
    close();
    const before = Line.last;
    const told: (() => void)[] = [];
    const tab = {
      hidden: true,
      addEventListener: (_: string, tell: () => void) => told.push(tell),
      removeEventListener: vi.fn(),
    };
    vi.stubGlobal('document', tab);
    close = openEvents(client);
    expect(Line.last).toBe(before);
    tab.hidden = false;
    for (const tell of told) tell();
    expect(Line.last).not.toBe(before);
  });

  it('says nothing new to the page that made the change', async () => {
    const tell = (page: string) =>
      Line.last.onmessage({ data: JSON.stringify({ type: 'invalidate', keys: ['/api/tasks'], page }) });
    tell(PAGE_ID);
    expect(client.getQueryState(['/api/tasks'])?.isInvalidated).toBe(false);
    tell('another');
    await vi.waitFor(() => expect(reads).toEqual(['/api/tasks']));
  });
});
