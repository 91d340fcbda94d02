/** Data of an earlier release comes along: rows as that release wrote them, then every migration since. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '#platform/db/migrations.ts';
import { emptyDatabase } from '#tests/processes/databases.ts';

const FILES = readdirSync(MIGRATIONS_FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** The last migration before films, links and makings had tables of their own. */
const EARLIER = FILES.findIndex((name) => name.startsWith('0007'));

let db: pg.Client;
const apply = async (files: readonly string[]) => {
  for (const file of files)
    for (const statement of readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split(
      '--> statement-breakpoint',
    ))
      await db.query(statement);
};
const rows = async (query: string): Promise<Record<string, unknown>[]> =>
  (await db.query<Record<string, unknown>>(query)).rows;

const asset = (id: string, name = `${id}.bin`) =>
  `insert into assets (id, user_id, storage_key, name, type, size, sha256) values ('${id}', 'u', 'assets/u/${id}', '${name}', 'image/png', 1, 'x');`;

beforeAll(async () => {
  db = new pg.Client({ connectionString: await emptyDatabase() });
  await db.connect();
  await apply(FILES.slice(0, EARLIER));
  const data = {
    title: 'Film',
    uploadedFiles: [{ id: 'media', posterUrl: '/api/files/poster' }, { id: 'of-somebody-else' }],
    drawn: [{ id: 'drawn', prompt: 'a harbour' }],
    logo: { id: 'logo' },
    render: { jobId: 'j-video', usageKey: 'use-video', seconds: 10, captions: [], notes: ['long'] },
  };
  await db.query(`
    insert into users (id, email, profile_image_url) values ('u', 'u@example.com', '/api/files/portrait'), ('v', 'v@example.com', null);
    ${['film', 'still', 'media', 'poster', 'drawn', 'logo', 'image', 'sound', 'recording', 'portrait', 'face', 'song', 'photo', 'marked'].map((id) => asset(id)).join('\n')}
    ${asset('export', 'atelier-my-data-2026-01-01.zip')}
    insert into projects (id, user_id, title, type, status, data, file_url, thumbnail_url) values
      ('p', 'u', 'Film', 'video', 'processing', '${JSON.stringify(data)}', '/api/files/film', '/api/files/still'),
      ('note', 'u', 'Note', 'note', 'draft', '{"drawn": "kept"}', null, null), ('odd', 'u', 'Odd', 'video', 'draft', '[1]', null, null);
    insert into generations (id, user_id, type, status, result) values
      ('g-image', 'u', 'image', 'completed', '{"assetId": "image"}'), ('g-speech', 'u', 'speech', 'pending', '{"assetId": "sound"}'),
      ('g-words', 'u', 'transcription', 'completed', '{"assetId": "recording"}'), ('g-avatar', 'u', 'avatar', 'completed', '{"assetId": "portrait"}'),
      ('g-lost', 'u', 'image', 'pending', null);
    insert into user_avatars (id, user_id, name, image_url, character_data) values ('a', 'u', 'Rowan', '/api/files/portrait', '{}');
    insert into cover_songs (id, user_id, title, youtube_url) values ('c', 'u', 'Cover', 'https://youtu.be/x');
    insert into cover_song_files (cover_song_id, asset_id, role) values ('c', 'face', 'face'), ('c', 'song', 'song');
    insert into cover_song_runs (cover_song_id, render_job_id) values ('c', 'j-cover');
    insert into watermark_batches (id, user_id, mark, options, photos) values
      ('w', 'u', '{}', '{}', '[{"assetId": "photo", "isTemporary": true, "resultId": "marked", "name": "p", "error": null}]');
    insert into jobs (id, user_id, type, status, payload) values
      ('j-video', 'u', 'render-video', 'running', '{"projectId": "p", "title": "Film"}'),
      ('j-cover', 'u', 'cover-song-render', 'queued', '{"coverSongId": "c", "chargeKey": "use-cover"}'),
      ('j-speech', 'u', 'say-text', 'queued', '{"speechId": "g-speech"}'), ('j-mail', null, 'welcome-mail', 'queued', '{}');
    insert into usage_charges (key, user_id, kind, month) values
      ('use-video', 'u', 'video', '2026-01'), ('use-cover', 'u', 'coverSong', '2026-01'), ('g-speech', 'u', 'speech', '2026-01');
  `);
  await apply(FILES.slice(EARLIER));
});
afterAll(() => db.end());

it('every file knows what it is part of', async () => {
  const links = await rows('select asset_id, item_type, item_id, role, is_owner, note from asset_links');
  const linkOf = (assetId: string) =>
    links
      .filter((one) => one.asset_id === assetId)
      .map(({ item_type, item_id, role, is_owner }) => [item_type, item_id, role, is_owner]);
  expect(linkOf('film')).toEqual([['project', 'p', 'film', true]]);
  expect(linkOf('still')).toEqual([['project', 'p', 'thumbnail', true]]);
  for (const id of ['media', 'poster']) expect(linkOf(id)).toEqual([['project', 'p', 'media', true]]);
  expect(linkOf('logo')).toEqual([['project', 'p', 'logo', true]]);
  expect(links.find((one) => one.asset_id === 'drawn')).toMatchObject({ role: 'drawn', note: 'a harbour' });
  expect(linkOf('image')).toEqual([['image', 'g-image', 'picture', true]]);
  expect(linkOf('sound')).toEqual([['speech', 'g-speech', 'audio', true]]);
  expect(linkOf('recording')).toEqual([['transcription', 'g-words', 'recording', true]]);
  expect(linkOf('portrait')).toEqual(
    expect.arrayContaining([
      ['portrait', 'g-avatar', 'unused', true],
      ['avatar', 'a', 'picture', false],
      ['account', 'u', 'picture', false],
    ]),
  );
  expect(linkOf('face')).toEqual([['cover-song', 'c', 'face', true]]);
  expect(linkOf('photo')).toEqual([['watermark-batch', 'w', 'photo', true]]);
  expect(linkOf('marked')).toEqual([['watermark-batch', 'w', 'result', true]]);
  expect(linkOf('export')).toEqual([['data-export', 'u', 'export', true]]);
});

it('films leave the data of their projects, and other projects stay as they are', async () => {
  const [film] = await rows('select * from project_films');
  expect(film).toEqual({
    project_id: 'p',
    film: { jobId: 'j-video', seconds: 10, captions: [], notes: ['long'] },
  });
  const data = Object.fromEntries(
    (await rows('select id, data from projects')).map((one) => [one.id, one.data]),
  );
  expect(data.p).toMatchObject({ title: 'Film', logo: { id: 'logo' } });
  expect(data.p).not.toHaveProperty('render');
  expect(data.p).not.toHaveProperty('drawn');
  expect([data.note, data.odd]).toEqual([{ drawn: 'kept' }, [1]]);
});

it('work under way knows what it makes, and its use can be given back', async () => {
  const jobs = await rows('select id, item_type, item_id from jobs order by id');
  expect(jobs).toEqual([
    { id: 'j-cover', item_type: 'cover-song', item_id: 'c' },
    { id: 'j-mail', item_type: null, item_id: null },
    { id: 'j-speech', item_type: 'speech', item_id: 'g-speech' },
    { id: 'j-video', item_type: 'project', item_id: 'p' },
  ]);
  const charges = await rows('select key from usage_charges order by key');
  expect(charges.map((one) => one.key)).toEqual(['j-cover', 'j-speech', 'j-video']);
  const states = Object.fromEntries(
    (await rows('select id, status from generations')).map((one) => [one.id, one.status]),
  );
  expect(states).toMatchObject({ 'g-lost': 'failed', 'g-speech': 'pending', 'g-image': 'completed' });
});
