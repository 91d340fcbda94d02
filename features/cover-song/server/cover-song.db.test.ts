/** Cover songs over HTTP: projects, who performs and where, what belongs to whom, and what a deletion leaves: nothing. */

import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import { assets, jobs } from '#platform/db/tables/work.table.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverProject, CoverSong, SceneTemplate, SongCharacter, SongScene } from '../contract.ts';
import { createCoverSongFeature } from './cover-song.feature.ts';
import type { FoundFace } from './parts.ts';
import { seedWardrobe } from './wardrobe/wardrobe.ts';

const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const PNG = Buffer.from(TINY_PNG, 'base64');
const box = (problem: FoundFace['problem'] = null): FoundFace => ({
  x: 0.2,
  y: 0.1,
  width: 0.4,
  height: 0.5,
  problem,
});

/** What the next photo shows. */
let faces: FoundFace[] = [box()];
let app: TestApp;
let ada: Visitor;
let eve: Visitor;
beforeAll(async () => {
  const feature = createCoverSongFeature({
    fetch: () => Promise.reject(new Error('offline')),
    readFace: async () => faces,
    composeSong: async ({ genre, seed, seconds, sample }) => ({
      bytes: Buffer.from(`${genre} ${seed} ${seconds}${sample ? ', a part' : ''}`),
      type: 'audio/mp4',
    }),
  });
  app = await openTestApp({ features: [accountFeature, libraryFeature, feature] });
  ada = await app.person('ada');
  eve = await app.person('eve');
});
afterAll(() => app.dispose());

const make = async (who: Visitor, more: object = {}) =>
  (await who.post<CoverSong>('/api/cover-songs', { title: 'My Cover', youtubeUrl: LINK, ...more })).body;
const read = async (who: Visitor, id: string) => (await who.get<CoverProject>(`/api/cover-songs/${id}`)).body;
const sendFace = (who: Visitor, id: string, bytes: Uint8Array, confirmed?: string) => {
  const form = new FormData();
  if (confirmed) form.append('confirmed', confirmed);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'me.png');
  return who.send<SongCharacter & ErrorBody>('POST', `/api/cover-songs/${id}/face`, { raw: form });
};
const countAssets = async (who: Visitor) =>
  (await app.platform.db.select().from(assets).where(eq(assets.userId, who.user!.id))).length;

describe('projects', () => {
  it('are created as drafts of who is signed in, whatever userId is sent', async () => {
    const { status, body } = await ada.post<CoverSong>('/api/cover-songs', {
      title: ' Hello ',
      description: '',
      youtubeUrl: ` ${LINK}&list=PL1&t=4 `,
      originalArtist: '',
      userId: eve.user!.id,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: ada.user!.id,
      title: 'Hello',
      description: null,
      originalArtist: null,
      youtubeUrl: `${LINK}&list=PL1&t=4`,
      status: 'draft',
      processingProgress: 0,
      videoUrl: null,
    });
    expect(await read(ada, body.id)).toMatchObject({
      song: null,
      character: { characterType: 'user_face', bodyType: null, faceImageUrl: null },
      scenes: [{ name: 'Scene 1', sceneType: 'concert', startTime: 0, endTime: 30, cameraAngle: 'front' }],
    });
  });

  it.each([
    [{ youtubeUrl: 'hello' }, 'Please enter a valid YouTube URL'],
    [{ youtubeUrl: '' }, 'Please enter a valid YouTube URL'],
    [{ youtubeUrl: 'https://example.com/?youtube.com' }, 'Must be a valid YouTube URL'],
    [{ youtubeUrl: 'https://youtube.com.evil.org/watch?v=dQw4w9WgXcQ' }, 'Must be a valid YouTube URL'],
    [{ title: '   ' }, 'title: String must contain at least 1 character(s)'],
    [{ title: 'x'.repeat(201) }, 'Keep the title within 200 characters.'],
    [{ title: 7 }, 'title: Required'],
  ])('are refused in words: %j', async (wrong, message) => {
    const answer = await ada.post<ErrorBody>('/api/cover-songs', { title: 'T', youtubeUrl: LINK, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  it('are seen, changed and deleted by their owner alone', async () => {
    const { id } = await make(ada);
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { title: 'Mine now' }],
      ['DELETE', ''],
      ['PUT', '/character', { characterType: 'celebrity', bodyType: 'male', clothingStyle: 'rock' }],
      ['PUT', '/scenes', { scenes: [{ sceneType: 'urban', startTime: 0, endTime: 9 }] }],
      ['PUT', '/song', { source: 'instrumental', genre: 'pop' }],
      ['PATCH', '/song', { trimStart: 0, trimEnd: 9 }],
      ['PUT', '/rights', { confirmed: true }],
      ['DELETE', '/face'],
    ];
    for (const [method, path, json] of calls) {
      const url = `/api/cover-songs/${id}${path}`;
      expect((await eve.send(method, url, { json })).status, `${method} ${path}`).toBe(404);
      expect((await app.visitor().send(method, url, { json })).status).toBe(401);
    }
    expect((await sendFace(eve, id, PNG, 'true')).status).toBe(404);
    expect((await eve.get<CoverSong[]>('/api/cover-songs')).body).toEqual([]);
    const { body } = await ada.send<CoverSong>('PATCH', `/api/cover-songs/${id}`, {
      json: { title: 'New', originalArtist: 'Somebody' },
    });
    expect(body).toMatchObject({ title: 'New', originalArtist: 'Somebody' });
    expect((await ada.get<CoverSong[]>('/api/cover-songs')).body[0]).toMatchObject({ id, title: 'New' });
  });

  it('take every file, row and job with them when they go, and leave the rest', async () => {
    const before = await countAssets(ada);
    const [gone, stays] = [await make(ada), await make(ada)];
    faces = [box()];
    await sendFace(ada, gone.id, PNG, 'true');
    await sendFace(ada, stays.id, PNG, 'true');
    const { faceImageUrl } = (await read(ada, gone.id)).character;
    expect(await countAssets(ada)).toBe(before + 2);
    expect((await ada.delete(`/api/cover-songs/${gone.id}`)).status).toBe(204);
    expect((await ada.get(`/api/cover-songs/${gone.id}`)).status).toBe(404);
    await ada.post('/api/library/bin/empty', {});
    expect((await ada.get(faceImageUrl!)).status).toBe(404);
    expect(await countAssets(ada)).toBe(before + 1);
    for (const table of ['song_characters', 'song_scenes', 'song_castings', 'song_tracks']) {
      const { rows } = (await app.platform.db.execute(
        sql.raw(`select 1 from ${table} where cover_song_id = '${gone.id}'`),
      )) as unknown as { rows: unknown[] };
      expect(rows, table).toEqual([]);
    }
    expect(await listLinks(app.platform.db, { type: 'cover-song', id: gone.id })).toEqual([]);
    expect((await ada.delete(`/api/cover-songs/${gone.id}`)).status).toBe(404);
    expect((await read(ada, stays.id)).character.faceImageUrl).not.toBeNull();
  });

  it('are created although the service does not answer', async () => {
    const { id } = await make(ada);
    await expect
      .poll(async () => {
        const rows = await app.platform.db.select().from(jobs).where(eq(jobs.type, 'read-song-link'));
        return rows.find((row) => (row.payload as { coverSongId: string }).coverSongId === id)?.status;
      })
      .toBe('completed');
    expect(await read(ada, id)).toMatchObject({ originalArtist: null, thumbnailUrl: null });
  });
});

describe('who performs', () => {
  it('is kept and comes back', async () => {
    const { id } = await make(ada);
    const choice = {
      characterType: 'celebrity',
      bodyType: 'custom',
      clothingStyle: 'hip-hop',
      persona: 'mc-comet',
    };
    expect((await ada.put(`/api/cover-songs/${id}/character`, choice)).status).toBe(200);
    expect((await read(ada, id)).character).toMatchObject(choice);
    const wrong = await ada.put<ErrorBody>(`/api/cover-songs/${id}/character`, {
      ...choice,
      bodyType: 'robot',
    });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Choose one of the body types.' } });
    const foreign = await ada.put(`/api/cover-songs/${id}/character`, { ...choice, avatarId: 'not-mine' });
    expect(foreign.status).toBe(400);
  });

  it('wears clothes of its own, when it is a saved character, until somebody chooses others', async () => {
    const { id } = await make(ada);
    const wears = async (part: object) => {
      const body = { characterType: 'avatar', bodyType: 'male', clothingStyle: 'pop', ...part };
      const { wearsOwnClothes, clothingStyle } = (
        await ada.put<SongCharacter>(`/api/cover-songs/${id}/character`, body)
      ).body;
      return wearsOwnClothes ? 'own' : clothingStyle;
    };
    expect(await wears({})).toBe('own');
    expect(await wears({ clothingStyle: 'rock' })).toBe('rock');
    expect(await wears({ clothingStyle: 'rock' })).toBe('rock');
    expect(await wears({ wearsOwnClothes: true })).toBe('own');
  });

  it('keeps a face only with consent, and the last one only', async () => {
    const { id } = await make(ada);
    faces = [box()];
    const silent = await sendFace(ada, id, PNG);
    expect(silent).toMatchObject({ status: 400, body: { message: expect.stringContaining('permission') } });
    const first = await sendFace(ada, id, PNG, 'true');
    expect(first.body).toMatchObject({ characterType: 'user_face', face: { chosen: 0 } });
    expect(first.body.faceConfirmedAt).not.toBeNull();
    const second = await sendFace(ada, id, PNG, 'true');
    expect((await ada.get(first.body.faceImageUrl!)).status).toBe(404);
    expect((await ada.get(second.body.faceImageUrl!)).status).toBe(200);
    expect((await eve.get(second.body.faceImageUrl!)).status).toBe(404);
    const without = await ada.delete<SongCharacter>(`/api/cover-songs/${id}/face`);
    expect(without.body).toMatchObject({ faceImageUrl: null, face: null, faceConfirmedAt: null });
    expect((await ada.get(second.body.faceImageUrl!)).status).toBe(404);
  });

  it('asks which of several faces, and advises where a photo does not serve', async () => {
    const { id } = await make(ada);
    const before = await countAssets(ada);
    for (const [found, words] of [
      [[], 'No face was found'],
      [[box('too-small')], 'too small'],
      [[box('too-dark')], 'too dark'],
      [[box('turned-away')], 'turned away'],
    ] as const) {
      faces = [...found];
      const answer = await sendFace(ada, id, PNG, 'true');
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining(words) } });
    }
    expect((await sendFace(ada, id, Buffer.from('no picture'), 'true')).status).toBe(415);
    expect((await sendFace(ada, id, PNG.subarray(0, 40), 'true')).status).toBe(422);
    const frames = [0, 90].map((grey) => ({
      create: { width: 8, height: 8, channels: 3 as const, background: { r: grey, g: 9, b: 9 } },
    }));
    const moving = await sharp(await Promise.all(frames.map((one) => sharp(one).png().toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect((await sendFace(ada, id, moving, 'true')).body.message).toContain('moves');
    expect(await countAssets(ada)).toBe(before);

    faces = [box(), box('too-small'), box()];
    expect((await sendFace(ada, id, PNG, 'true')).body.face).toMatchObject({ faces: [{}, {}], chosen: null });
    const choice = { characterType: 'user_face', bodyType: 'male', clothingStyle: 'rock' };
    const beyond = await ada.put(`/api/cover-songs/${id}/character`, { ...choice, chosenFace: 2 });
    expect(beyond.status).toBe(400);
    const chosen = await ada.put<SongCharacter>(`/api/cover-songs/${id}/character`, {
      ...choice,
      chosenFace: 1,
    });
    expect(chosen.body.face?.chosen).toBe(1);
  });
});

describe('scenes', () => {
  const scene = { sceneType: 'urban', cameraAngle: 'close_up', lighting: 'dramatic' };

  it('are kept in order with their times, and come back', async () => {
    const { id } = await make(ada);
    const { body: picture } = (await ada.upload(
      PNG,
      'p.png',
      'image/png',
      'file',
      `/api/cover-songs/${id}/backgrounds`,
    )) as { body: { url: string } };
    const scenes = [
      { ...scene, startTime: 0, endTime: 12, name: 'Street' },
      {
        ...scene,
        sceneType: 'custom',
        startTime: 12,
        endTime: 30,
        backgroundUrl: picture.url,
        prompt: 'a red barn',
      },
    ];
    const { status } = await ada.put<SongScene[]>(`/api/cover-songs/${id}/scenes`, { scenes });
    expect(status).toBe(200);
    expect((await read(ada, id)).scenes).toMatchObject([scenes[0]!, { ...scenes[1], name: 'Scene 2' }]);
  });

  it.each([
    [[{ startTime: 0, endTime: 0 }], 'Scene 1 must end after it begins.'],
    [[{ startTime: 5, endTime: 3 }], 'Scene 1 must end after it begins.'],
    [
      [
        { startTime: 0, endTime: 9 },
        { startTime: 8, endTime: 20 },
      ],
      'Scene 2 begins before the one before it ends.',
    ],
    [[{ startTime: -1, endTime: 9 }], 'A scene cannot begin before the song.'],
    [[{ startTime: 0.5, endTime: 9 }], 'Scene times are whole seconds.'],
    [[], 'A video needs at least one scene.'],
    [
      Array.from({ length: 13 }, (_, i) => ({ startTime: i, endTime: i + 1 })),
      'A video has at most 12 scenes.',
    ],
    [[{ startTime: 0, endTime: 9, sceneType: 'moon' }], 'Choose one of the scene types.'],
    [
      [{ startTime: 0, endTime: 9, backgroundUrl: '/api/files/foreign' }],
      'A background must be a picture that you uploaded to this project.',
    ],
  ])('are refused in words: %j', async (times, message) => {
    const { id } = await make(ada);
    const scenes = times.map((one) => ({ ...scene, ...one }));
    const answer = await ada.put<ErrorBody>(`/api/cover-songs/${id}/scenes`, { scenes });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await read(ada, id)).scenes).toHaveLength(1);
  });
});

it('has a wardrobe for every body and stages in every mood, however often it is put there', async () => {
  await Promise.all([seedWardrobe(app.platform.db), seedWardrobe(app.platform.db)]);
  const clothes = (
    await ada.get<{ style: string; category: string; imageUrl: string }[]>('/api/clothing-options')
  ).body;
  expect(new Set(clothes.map((one) => `${one.style} ${one.category}`)).size).toBe(18);
  const stages = (await ada.get<SceneTemplate[]>('/api/scene-templates')).body;
  expect(stages).toHaveLength(20);
  expect(stages.find((one) => one.id === 'scene-urban-dramatic')).toMatchObject({
    name: 'Neon Alley',
    mood: 'intense',
    backgroundUrl: '/api/scene-templates/scene-urban-dramatic/picture',
  });
  for (const url of [...stages.map((one) => one.backgroundUrl!), ...clothes.map((one) => one.imageUrl)]) {
    const picture = await ada.get(url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
  expect((await ada.get('/api/scene-templates/..%2f..%2fcontract/picture')).status).toBe(404);
});

it('plays an instrumental before it is used, to whoever is signed in', async () => {
  const path = '/api/cover-songs/instrumental?genre=rock&seed=7&seconds=30';
  const heard = await ada.get(path);
  expect([heard.status, heard.headers.get('content-type'), heard.text]).toEqual([
    200,
    'audio/mp4',
    'rock 7 30, a part',
  ]);
  expect((await app.visitor().get(path)).status).toBe(401);
  for (const wrong of ['genre=polka&seed=7&seconds=30', 'genre=rock&seed=7&seconds=9999'])
    expect((await ada.get(`/api/cover-songs/instrumental?${wrong}`)).status).toBe(400);
});
