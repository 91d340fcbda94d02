/** Taking one's data along, and leaving nothing behind. */

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import { listReferences } from '#platform/db/table-graph.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
const picture = Buffer.from('not really a picture, but bytes of mine');

beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
  const bob = await app.person('bob');
  await ada.post('/api/tasks', { title: 'Mine' });
  await bob.post('/api/tasks', { title: 'Not hers' });
  const id = ada.user!.id;
  await app.platform.assets.save({ userId: id, name: 'my picture.png', type: 'image/png', bytes: picture });
  await run(
    sql`insert into cover_songs (id, user_id, title, youtube_url) values ('song', ${id}, 'Song', 'x')`,
  );
  await run(
    sql`insert into song_characters (id, cover_song_id, name, character_type) values ('c', 'song', 'Singer', 'avatar')`,
  );
  await run(
    sql`insert into content_reports (id, reporter_id, content_type, content_id, reason) values ('r', ${id}, 'project', 'p', 'spam')`,
  );
  const soon = sql`now() + interval '1 hour'`;
  await run(sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_synced)
    values ('k', ${id}, 'Phone', 'credential', 'public', 0, '[]', true)`);
  await run(sql`insert into second_factors (user_id, sealed_secret) values (${id}, 'sealed-secret')`);
  await run(sql`insert into recovery_codes (code_hash, user_id) values ('code-hash', ${id})`);
  await run(
    sql`insert into calendars (user_id, token_hash, sealed_token) values (${id}, 'feed-hash', 'feed-sealed')`,
  );
  await run(sql`insert into campaigns (id, user_id, title, brief, language, facts, networks, starts_on, weeks, time_zone)
    values ('campaign', ${id}, 'Mine', '', 'en', '{}', '[]', '2030-01-01', 1, 'UTC')`);
  await run(sql`insert into campaign_reviews (campaign_id, user_id, token_hash, sealed_token)
    values ('campaign', ${id}, 'review-hash', 'review-sealed')`);
  await run(
    sql`insert into email_changes (token_hash, user_id, email, expire) values ('link-hash', ${id}, 'n@example.com', ${soon})`,
  );
});
afterAll(() => app.dispose());

const run = (query: ReturnType<typeof sql>) => app.platform.db.execute(query);

async function exportOnce(): Promise<string> {
  const { body } = await ada.post<{ jobId: string }>('/api/account/export', {});
  await expect
    .poll(async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.status)
    .toBe('completed');
  return ((await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.result as { url: string }).url;
}

describe('an export', () => {
  it('holds everything of mine, nothing of others, no secrets', async () => {
    const url = await exportOnce();
    const response = await ada.open('GET', url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="atelier-my-data-[\d-]+\.zip"; filename\*=UTF-8''atelier-my-data-/,
    );
    const entries = await unzip(Buffer.from(await response.arrayBuffer()));
    const rows = (table: string) =>
      JSON.parse(String(entries.get(`tables/${table}.json`))) as Record<string, unknown>[];
    expect(JSON.parse(String(entries.get('profile.json')))).toMatchObject({ email: 'ada@example.com' });
    expect(rows('tasks').map((row) => row.title)).toEqual(['Mine']);
    expect(rows('song_characters')).toMatchObject([{ name: 'Singer' }]);
    expect(rows('content_reports')).toHaveLength(1);
    const files = [...entries].filter(([name]) => name.startsWith('files/'));
    expect(files).toHaveLength(1);
    expect(createHash('sha256').update(files[0]![1]).digest('hex')).toBe(
      createHash('sha256').update(picture).digest('hex'),
    );
    const everything = Buffer.concat([...entries.values()]).toString();
    expect(everything).not.toContain('argon2id');
    expect(everything).not.toContain('Not hers');
    expect(rows('passkeys')).toMatchObject([{ name: 'Phone' }]);
    expect(rows('campaigns')).toMatchObject([{ title: 'Mine' }]);
    const links = ['feed-hash', 'feed-sealed', 'review-hash', 'review-sealed'];
    for (const secret of ['sealed-secret', 'code-hash', 'link-hash', ...links])
      expect(everything).not.toContain(secret);
    expect([...entries.keys()]).not.toContain('tables/credentials.json');
  });

  it('replaces the one before, tells with a link, and is for its owner only', async () => {
    const first = await exportOnce();
    const second = await exportOnce();
    expect((await ada.get(first)).status).toBe(404);
    const bob = app.visitor();
    expect((await bob.get(second)).status).toBe(404);
    const { body } = await ada.get<{ items: { title: string; link: string }[] }>('/api/notifications');
    expect(body.items[0]).toMatchObject({ title: 'Your data is ready to download', link: second });
  });

  it('is made one at a time', async () => {
    const requested = await Promise.all(
      Array.from({ length: 4 }, () => ada.post<{ jobId: string }>('/api/account/export', {})),
    );
    expect(requested.every((one) => one.status === 202)).toBe(true);
    expect(new Set(requested.map((one) => one.body.jobId)).size).toBeLessThan(4);
  });
});

describe('leaving', () => {
  it('leaves no row that refers to the person, in any table', async () => {
    const { db } = app.platform;
    const { id } = ada.user!;
    const answer = await ada.delete('/api/account', { confirm: 'ada@example.com', password: PASSWORD });
    // The first account is the admin, and bob is still there.
    expect(answer.status).toBe(409);
    await run(sql`update users set role = 'admin' where email = 'bob@example.com'`);
    expect(
      (await ada.delete('/api/account', { confirm: 'ada@example.com', password: PASSWORD })).status,
    ).toBe(200);
    const references = (await listReferences(db)).filter((one) => one.parent === 'users');
    expect(references.length).toBeGreaterThan(15);
    for (const { child, column } of references) {
      const { rows } = (await db.execute(
        sql`select 1 from ${sql.identifier(child)} where ${sql.identifier(column)} = ${id}`,
      )) as unknown as { rows: unknown[] };
      expect(rows, `${child}.${column}`).toEqual([]);
    }
    // An export may still have been writing: it finds its owner gone and takes its bytes along.
    const left = async () => {
      const keys: string[] = [];
      for await (const file of app.platform.storage.list(`assets/${id}/`)) keys.push(file.key);
      return keys;
    };
    await expect.poll(left).toEqual([]);
  });
});
