/** Long lists come in pages over HTTP, and whole to the web client; none of them is sent at once. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '#common/api-client.ts';
import { NEXT_CURSOR_HEADER } from '#common/contract.ts';
import { listProjects } from '#features/video/contract.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ann: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ann = await app.person('ann');
});
afterAll(() => app.dispose());

const PAGED = [
  '/api/projects',
  '/api/cover-songs',
  '/api/user-avatars',
  '/api/character-scenes',
  '/api/character-films',
  '/api/user-logos',
  '/api/user-watermarks',
];

it('projects come in pages, each once, newest first, and the client puts them together', async () => {
  const rows = Array.from({ length: 450 }, (_, i) => ({
    userId: ann.user!.id,
    title: `Project ${i}`,
    type: 'note',
    createdAt: new Date(Date.UTC(2026, 0, 1) + i * 1000),
  }));
  await app.platform.db.insert(projects).values(rows);
  const first = await ann.get<{ title: string }[]>('/api/projects');
  expect(first.body).toHaveLength(200);
  expect(first.body[0]!.title).toBe('Project 449');
  const cursor = first.headers.get(NEXT_CURSOR_HEADER)!;
  const second = await ann.get<{ title: string }[]>(`/api/projects?cursor=${cursor}`);
  expect(second.body[0]!.title).toBe('Project 249');

  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => plainFetch(url, { ...init, headers: { ...init?.headers, cookie } });
  try {
    const all = await callApi(listProjects, undefined, { base: app.base });
    expect(new Set(all.map((one) => one.title)).size).toBe(450);
    expect(all.at(-1)!.title).toBe('Project 0');
  } finally {
    globalThis.fetch = plainFetch;
  }
});

it.each(PAGED)('%s takes a limit and a cursor, and refuses nonsense', async (path) => {
  const pagesOf = async (query: string) => (await ann.get(`${path}?${query}`)).status;
  expect(await pagesOf('limit=1')).toBe(200);
  expect(await pagesOf('limit=0')).toBe(400);
  expect(await pagesOf('limit=100000')).toBe(400);
  expect(await pagesOf('cursor=nonsense')).toBe(400);
});

it('nobody keeps tasks without end', async () => {
  await app.platform.db.execute(sql`insert into tasks (id, user_id, title)
    select 'bulk-' || n, ${ann.user!.id}, 'x' from generate_series(1, 10000) n`);
  const { status, body } = await ann.post<{ message: string }>('/api/tasks', { title: 'one more' });
  expect([status, body.message]).toEqual([409, 'You have 10000 of these already. Please delete some first.']);
});
