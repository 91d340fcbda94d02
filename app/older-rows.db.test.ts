/** Rows that an older version, or a hand at the database, left behind: pages still open, with defaults where a value no longer fits. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

/** One row for each odd value. */
async function insert(table: string, column: string, odd: unknown[], more: Record<string, string> = {}) {
  for (const value of odd) {
    const columns = { ...more, id: randomUUID(), name: 'Old', user_id: ada.user!.id };
    const names = sql.join(
      [column, ...Object.keys(columns)].map((one) => sql.identifier(one)),
      sql`, `,
    );
    const values = sql.join(
      [sql`${JSON.stringify(value)}::jsonb`, ...Object.values(columns).map((one) => sql`${one}`)],
      sql`, `,
    );
    await app.platform.db.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
  }
}

async function list<T>(path: string): Promise<T[]> {
  const answer = await ada.get<T[]>(path);
  expect(answer.status).toBe(200);
  return answer.body;
}

it('logos', async () => {
  await insert('user_logos', 'customizations', ['text', [1], 7], { svg_content: '<svg/>' });
  const logos = await list<{ customizations: unknown }>('/api/user-logos');
  expect(logos.map((one) => one.customizations)).toEqual([null, null, null]);
});

it('watermarks', async () => {
  const style = { position: 'middle', opacity: 7, color: '#ff0000' };
  await insert('user_watermarks', 'style', [style, 'bold', []], { content: 'Mine' });
  await insert('user_watermarks', 'customizations', [{ type: 'sound' }], { content: 'Mine' });
  const marks = await list<{ style: object; customizations: object }>('/api/user-watermarks');
  expect(marks).toHaveLength(4);
  for (const one of marks) expect(one.customizations).toEqual({ type: 'text' });
  expect(marks.map((one) => one.style)).toContainEqual(
    expect.objectContaining({ position: 'bottom-right', opacity: 0.7, color: '#ff0000' }),
  );
});

it('watermark templates', async () => {
  const { db } = app.platform;
  await db.execute(sql`insert into watermark_templates (id, name, type, content, style, is_public)
    values ('old', 'Old', 'hologram', 'x', '{"layout":"spiral"}', true)`);
  const templates = await list<{ name: string }>('/api/watermark-templates');
  expect(templates.find((one) => one.name === 'Old')).toMatchObject({
    type: 'text',
    style: { layout: 'single' },
  });
});

it('characters', async () => {
  const appearance = { hairStyle: 'beehive', hairColor: 'red' };
  await insert('user_avatars', 'character_data', [{ appearance, seed: 'x' }, 'Rowan', { style: null }]);
  const avatars = await list<{ characterData: { appearance: object; seed: number } }>('/api/user-avatars');
  expect(avatars).toHaveLength(3);
  expect(avatars.map((one) => one.characterData)).toContainEqual(
    expect.objectContaining({
      appearance: expect.objectContaining({ hairStyle: 'short', hairColor: 'red' }),
      seed: 1,
    }),
  );
});

it('scenes', async () => {
  const place = { x: 1, y: 2 };
  const cast = [{ characterId: 'a', position: place, animation: 'moonwalk' }, { characterId: 'b' }, 'nobody'];
  const scene = { scene_type: 'opera', background: 'moon' };
  await insert('character_scenes', 'characters', [cast, 'all', null], scene);
  await insert('character_scenes', 'scene_data', [{ panels: [{}] }, 3], scene);
  const scenes = await list<{ id: string; characters: object[] }>('/api/character-scenes');
  expect(scenes).toHaveLength(5);
  for (const one of scenes)
    expect(one).toMatchObject({ name: 'Old', sceneType: 'comic_strip', background: 'simple' });
  expect(scenes.flatMap((one) => one.characters)).toEqual([
    { characterId: 'a', position: place, animation: 'idle', dialogue: '' },
  ]);
});

it('settings', async () => {
  const { db, settings } = app.platform;
  await db.execute(sql`update system_settings set value = 'plenty' where key = 'upload_max_mb'`);
  await db.execute(sql`update system_settings set value = 'sometimes' where key = 'sign_ups'`);
  await settings.set('announcement', '', null);
  expect(await settings.number('upload_max_mb')).toBe(25);
  expect(await settings.get('sign_ups')).toBe('open');
  expect((await ada.get('/api/admin/settings')).status).toBe(200);
});

it('the audit trail', async () => {
  const { db } = app.platform;
  for (const details of ['"text"', '[1]', 'null'])
    await db.execute(sql`insert into audit_logs (id, admin_id, action, target_type, details)
      values (${randomUUID()}, ${ada.user!.id}, 'old_action', 'user', ${details}::jsonb)`);
  expect((await ada.get('/api/admin/audit-logs')).status).toBe(200);
});

/** Generations of every kind keep what they made in one column. */
const ODD = [
  'text',
  [1],
  7,
  {},
  { size: 'huge', seed: 'x', voice: 'bob', words: 'many', scene: { hero: 1 } },
];
const generation = (type: string) =>
  Promise.all(
    ODD.map((value) =>
      app.platform.db.execute(sql`insert into generations (id, user_id, type, prompt, status, result)
        values (${randomUUID()}, ${ada.user!.id}, ${type}, 'old words', 'completed', ${JSON.stringify(value)}::jsonb)`),
    ),
  );

it('images, speeches and transcriptions', async () => {
  for (const type of ['image', 'speech', 'transcription']) await generation(type);
  const { body } = await ada.get<{ images: { prompt: string; size: string }[] }>('/api/images');
  expect(body.images).toHaveLength(ODD.length);
  for (const one of body.images) expect(one).toMatchObject({ prompt: 'old words', size: 'square' });
  for (const path of ['/api/speech', '/api/transcriptions']) {
    const page = await ada.get<{ items: { id: string }[] }>(path);
    expect([path, page.status, page.body.items?.length]).toEqual([path, 200, ODD.length]);
    for (const { id } of page.body.items) expect((await ada.get(`${path}/${id}`)).status).toBe(200);
  }
});

it('cover songs with their song, their performer and their scenes', async () => {
  const { db } = app.platform;
  const link = { title: 'Old', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await ada.post<{ id: string }>('/api/cover-songs', link)).body;
  await db.execute(sql`update cover_songs set status = 'dreaming' where id = ${id}`);
  await db.execute(
    sql`update song_characters set clothing = '"toga"', character_type = 'ghost' where cover_song_id = ${id}`,
  );
  await db.execute(
    sql`update song_castings set face = '{"faces": "two"}', persona = 'nobody' where cover_song_id = ${id}`,
  );
  await db.execute(
    sql`update song_scenes set effects = '[7]', scene_type = 'moon', lighting = 'none' where cover_song_id = ${id}`,
  );
  await db.execute(sql`insert into song_tracks (cover_song_id, source, name, status, genre, analysis)
    values (${id}, 'radio', 'Old song', 'lost', 'polka', '{"beats": "many"}')`);
  const answer = await ada.get<{ song: object; scenes: object[] }>(`/api/cover-songs/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    status: 'draft',
    song: { source: 'upload', status: 'failed', genre: null, analysis: null },
    character: { characterType: 'user_face', clothingStyle: 'casual', face: null },
    scenes: [{ sceneType: 'concert', lighting: 'normal', prompt: null }],
  });
  await list('/api/cover-songs');
});

it('watermarked photos', async () => {
  for (const photos of ['"none"', '[7]', '[{"assetId": "x"}]'])
    await app.platform.db.execute(sql`insert into watermark_batches (id, user_id, mark, options, photos)
      values (${randomUUID()}, ${ada.user!.id}, '{}', '{}', ${photos}::jsonb)`);
  expect(await list('/api/watermark-batches')).toHaveLength(3);
});
