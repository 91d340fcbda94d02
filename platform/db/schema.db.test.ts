/** The stored data model, asked of the real database: tables, columns, defaults, uniqueness, cascades, bounds. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await app.platform.db.execute(query)) as unknown as { rows: T[] }).rows;
const run = (text: string) => app.platform.db.execute(sql.raw(text));

const MODEL: Record<string, string> = {
  users:
    'id email first_name last_name profile_image_url role subscription_status subscription_plan trial_ends_at subscription_ends_at is_active welcome_email_sent time_zone created_at updated_at',
  sessions: 'sid sess expire',
  projects:
    'id user_id title description type status data thumbnail_url file_url version creation_key lock created_at updated_at',
  tasks: 'id user_id title description completed category due_date created_at updated_at',
  templates: 'id title description category thumbnail_url template_data is_premium created_at',
  generations: 'id user_id type prompt result status created_at',
  audit_logs: 'id admin_id action target_type target_id details created_at',
  system_settings: 'id key value description updated_by updated_at',
  content_reports:
    'id reporter_id content_type content_id reason description status reviewed_by reviewed_at created_at',
  logo_templates:
    'id name description category svg_content colors is_animated animation_type animation_duration animation_delay animation_iterations animation_timing is_public created_by created_at updated_at',
  watermark_templates: 'id name description type content style is_public created_by created_at updated_at',
  user_logos:
    'id user_id name template_id customizations svg_content is_animated animation_type animation_duration animation_delay animation_iterations animation_timing created_at updated_at',
  user_watermarks: 'id user_id name template_id customizations content style created_at updated_at',
  avatar_templates:
    'id name description category style image_url character_type tags base_prompt character_data is_public created_by created_at updated_at',
  user_avatars:
    'id user_id name description template_id image_url character_data animations is_consistent created_at updated_at',
  character_scenes:
    'id user_id name description scene_type characters background scene_data output_url is_public created_at updated_at',
  animation_presets:
    'id name description category animation_type keyframes duration is_public created_by created_at updated_at',
  cover_songs:
    'id user_id title description youtube_url original_artist song_duration status audio_url video_url thumbnail_url processing_progress error_message created_at updated_at',
  song_characters:
    'id cover_song_id name face_image_url character_type body_type clothing position animations is_main_character created_at updated_at',
  song_scenes:
    'id cover_song_id name scene_type background_url start_time end_time camera_angle lighting effects characters created_at updated_at',
  clothing_options: 'id name category style image_url colors is_public created_by created_at',
  scene_templates:
    'id name description category background_url lighting mood tags is_public created_by created_at',
};

describe('tables', () => {
  it.each(Object.entries(MODEL))('%s has its columns', async (table, columns) => {
    const found = await rows<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
    );
    expect(found.map((one) => one.column_name).sort()).toEqual(columns.split(' ').sort());
  });

  it('fills in the defaults', async () => {
    await run(`insert into users (id, email) values ('u1', 'u1@example.com')`);
    const [user] = await rows(sql`select * from users where id = 'u1'`);
    expect(user).toMatchObject({
      role: 'user',
      subscription_status: 'trial',
      subscription_plan: 'free',
      is_active: true,
      welcome_email_sent: false,
    });
    await run(
      `insert into cover_songs (id, user_id, title, youtube_url) values ('c1', 'u1', 't', 'https://youtu.be/x')`,
    );
    const [song] = await rows(sql`select status, processing_progress from cover_songs where id = 'c1'`);
    expect(song).toEqual({ status: 'draft', processing_progress: 0 });
    await run(`insert into generations (id, user_id, type) values ('g1', 'u1', 'image')`);
    expect(await rows(sql`select status from generations where id = 'g1'`)).toEqual([{ status: 'pending' }]);
    await run(
      `insert into logo_templates (id, name, category, svg_content) values ('l1', 'n', 'tech', '<svg/>')`,
    );
    expect((await rows(sql`select * from logo_templates where id = 'l1'`))[0]).toMatchObject({
      is_animated: false,
      animation_duration: '2s',
      animation_delay: '0s',
      animation_iterations: 'infinite',
      animation_timing: 'ease-in-out',
      is_public: true,
    });
  });

  it('keeps unique what must be unique', async () => {
    await run(`insert into users (id, email) values ('u2', 'same@example.com')`);
    await expect(run(`insert into users (id, email) values ('u3', 'same@example.com')`)).rejects.toThrow();
    await run(`insert into system_settings (id, key, value) values ('s1', 'k', 'v')`);
    await expect(
      run(`insert into system_settings (id, key, value) values ('s2', 'k', 'w')`),
    ).rejects.toThrow();
  });

  it('removes characters and scenes with their cover song, and everything with its owner', async () => {
    await run(`insert into users (id) values ('u4')`);
    await run(`insert into cover_songs (id, user_id, title, youtube_url) values ('c4', 'u4', 't', 'x')`);
    await run(
      `insert into song_characters (id, cover_song_id, name, character_type) values ('ch', 'c4', 'n', 'avatar')`,
    );
    await run(
      `insert into song_scenes (id, cover_song_id, name, scene_type, start_time, end_time) values ('sc', 'c4', 'n', 'studio', 0, 5)`,
    );
    expect((await rows(sql`select camera_angle, lighting from song_scenes where id = 'sc'`))[0]).toEqual({
      camera_angle: 'front',
      lighting: 'normal',
    });
    await run(`delete from cover_songs where id = 'c4'`);
    expect(await rows(sql`select id from song_characters union all select id from song_scenes`)).toEqual([]);
    await run(`insert into tasks (id, user_id, title) values ('t4', 'u4', 't')`);
    await run(`delete from users where id = 'u4'`);
    expect(await rows(sql`select id from tasks where id = 't4'`)).toEqual([]);
  });

  it('holds integers to 32 bits and requires what is required', async () => {
    await run(`insert into users (id) values ('u5')`);
    const insert = (duration: string) =>
      run(
        `insert into cover_songs (id, user_id, title, youtube_url, song_duration) values ('c5', 'u5', 't', 'x', ${duration})`,
      );
    await expect(insert('2147483648')).rejects.toThrow();
    await insert('2147483647');
    await expect(run(`insert into tasks (id, user_id) values ('t5', 'u5')`)).rejects.toThrow();
    await expect(
      run(`insert into tasks (id, user_id, title) values ('t6', 'nobody', 't')`),
    ).rejects.toThrow();
  });
});

describe('a transaction that fails', () => {
  it('leaves no trace and poisons nothing', async () => {
    const { db } = app.platform;
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql.raw(`insert into users (id) values ('rolled-back')`));
        await tx.execute(sql.raw('select no_such_column from users'));
      }),
    ).rejects.toThrow();
    expect(await rows(sql`select id from users where id = 'rolled-back'`)).toEqual([]);
  });
});
