/** Films of characters from order to file over real HTTP, small but whole: picture, voice, length, library, cancel, strangers. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import type { LibraryItem } from '#common/library.ts';
import { loudness } from '#engine/music/mix/loudness.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { inspectClip, openClip, readClipSound } from '#platform/media/film/clip-reader.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CharacterFilm } from '../../calls/film-calls.ts';
import type { Scene } from '../../calls/scene-calls.ts';
import type { UserAvatar } from '../../contract.ts';
import { createAvatarFeature } from '../avatar.feature.ts';
import { BREATH, LEAD } from './character-film.handler.ts';

const FPS = 5;
const SPOKEN = 1.2;
/** Whom each voice was asked to say what. */
const said: { text: string; voice: string | undefined }[] = [];

/** Every line lasts as long; the mouth is open in its first half. 'wait' never ends. */
const voice: ServerFeature = {
  name: 'voice',
  models: () => ({
    speech: {
      voice: {
        specificationVersion: 'v4',
        provider: 'builtin',
        modelId: 'voice',
        async doGenerate({ text, voice: who, abortSignal }) {
          if (text.includes('wait')) await sleep(60_000, undefined, { signal: abortSignal });
          said.push({ text, voice: who });
          return {
            audio: wavFile({ seconds: SPOKEN }),
            warnings: [],
            response: { timestamp: new Date(0), modelId: 'voice', headers: undefined },
            providerMetadata: { builtin: { mouth: [{ start: 0, end: SPOKEN / 2, shape: 'open' }] } },
          };
        },
      },
    },
  }),
};

let app: TestApp;
let ada: Visitor;
let temp: OwnTemp;
const folder = mkdtempSync(join(tmpdir(), 'film-test-'));
beforeAll(async () => {
  const sizeOf = ({ width, height }: { width: number; height: number }) => ({
    width: width / 7.5,
    height: height / 7.5,
  });
  const avatar = createAvatarFeature({ filmQuality: { fps: FPS, sizeOf } });
  app = await openTestApp({ features: [accountFeature, libraryFeature, voice, avatar] });
  temp = useOwnTemp();
  ada = await app.person('ada');
});
afterAll(async () => {
  temp.dispose();
  await app.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function ended(jobId: string): Promise<Job> {
  for (;;) {
    const { body } = await ada.get<Job>(`/api/jobs/${jobId}`);
    if (['completed', 'failed', 'cancelled'].includes(body.status)) return body;
    await sleep(100);
  }
}

async function fetched(url: string, name: string) {
  const path = join(folder, name);
  const answer = await fetch(`${app.base}${url}`, {
    headers: { cookie: [...ada.cookies].map((one) => one.join('=')).join('; ') },
  });
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return { path, format: 'mov', type: answer.headers.get('content-type') };
}

const LOW = { style: { renderQuality: 'low' } };

longIt('films a character who speaks, as long as it speaks, and keeps it in the library', async () => {
  const order = {
    name: 'Mika',
    characterData: { ...LOW, personality: { voice: 'male-adult' } },
    animation: 'idle',
    dialogue: 'Good morning!',
    shape: '1:1',
    shot: 'bust',
  };
  const started = await ada.post<CharacterFilm>('/api/character-films', order);
  expect(started.status).toBe(202);
  expect(await ended(started.body.jobId!)).toMatchObject({ status: 'completed', error: null });
  expect(said).toEqual([{ text: 'Good morning!', voice: 'onyx' }]);

  const [film] = (await ada.get<CharacterFilm[]>('/api/character-films')).body;
  expect(film).toMatchObject({ name: 'Mika', status: 'completed', fileName: 'Mika.mp4' });
  const length = Math.ceil((LEAD + SPOKEN + BREATH) * FPS) / FPS;
  expect(film!.seconds).toBeCloseTo(length, 3);
  const file = await fetched(film!.url!, 'mika.mp4');
  expect(file.type).toBe('video/mp4');
  const facts = await inspectClip(file);
  expect(facts).toMatchObject({ width: 144, height: 144, hasSound: true });
  expect(facts.seconds).toBeCloseTo(length, 1);

  // Heard where it is said, silent before and after.
  const sound = (await readClipSound(file, 44_100, length))!;
  expect(loudness({ ...sound, sampleRate: 44_100 })).toBeGreaterThan(-20);
  const level = (from: number, to: number) => {
    const part = sound.left.subarray(from * 44_100, to * 44_100);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  };
  expect(level(0, LEAD - 0.05)).toBeLessThan(0.01);
  expect(level(LEAD + 0.1, LEAD + SPOKEN - 0.1)).toBeGreaterThan(0.05);
  expect(level(LEAD + SPOKEN + 0.1, length)).toBeLessThan(0.01);

  // The mouth moves more while it speaks than while it does not; the wall stands still.
  const clip = await openClip(file, { width: 144, height: 144 }, FPS);
  const shots: Buffer[] = [];
  for (let i = 0; i < Math.round(length * FPS); i++) shots.push(Buffer.from((await clip.at(i / FPS))!));
  await clip.close();
  const at = (seconds: number) => shots[Math.floor(seconds * FPS)]!;
  const change = (a: Buffer, b: Buffer, [left, top, right, bottom]: readonly number[]) => {
    let sum = 0;
    for (let y = top!; y < bottom!; y++)
      for (let x = left!; x < right!; x++) sum += Math.abs(a[(y * 144 + x) * 4]! - b[(y * 144 + x) * 4]!);
    return sum / ((right! - left!) * (bottom! - top!));
  };
  const mouth = [50, 55, 85, 110] as const;
  const open = change(at(LEAD + SPOKEN / 4), at(LEAD + SPOKEN * 0.9), mouth);
  const shut = change(at(LEAD + SPOKEN * 0.75), at(LEAD + SPOKEN * 0.9), mouth);
  expect(open).toBeGreaterThan(shut * 1.5);
  expect(change(at(0.4), at(1.6), [0, 0, 12, 30])).toBeLessThan(3);

  const { items } = (await ada.get<{ items: LibraryItem[] }>('/api/library?kind=video')).body;
  expect(items).toMatchObject([{ title: 'Mika', tool: 'avatar', type: 'character-film', url: film!.url }]);
  const other = await app.person('eve');
  expect((await other.get(film!.url!)).status).toBe(404);
  expect((await other.delete(`/api/character-films/${film!.id}`)).status).toBe(404);
  expect((await ada.delete(`/api/character-films/${film!.id}`)).status).toBe(204);
  await ada.post('/api/library/bin/empty', {});
  expect((await ada.get(film!.url!)).status).toBe(404);
});

it('films a scene with everybody in their own voice', async () => {
  const picture = await ada.upload(Buffer.from(TINY_PNG, 'base64'), 'a.png', 'image/png');
  const imageUrl = (picture.body as { url: string }).url;
  const cast = await Promise.all(
    ['Ida', 'Tom'].map(
      async (name) =>
        (await ada.post<UserAvatar>('/api/user-avatars', { name, imageUrl, characterData: LOW })).body,
    ),
  );
  const body = (sceneType: string) => ({
    name: 'At the well',
    sceneType,
    background: 'forest',
    characters: cast.map(({ id }, i) => ({
      characterId: id,
      position: { x: 100 + 150 * i, y: 200 },
      dialogue: 'Ida: Hello Tom! Tom: Where are we?',
    })),
  });
  const { body: comic } = await ada.post<Scene>('/api/character-scenes', body('comic_strip'));
  // A comic's lines become a film, too.
  said.length = 0;
  const filmed = await ada.post<{ jobId: string }>(`/api/character-scenes/${comic.id}/film`, {});
  expect(filmed.status).toBe(202);
  await expect.poll(() => said.map((one) => one.text)).toEqual(['Hello Tom!', 'Where are we?']);
  expect(said[0]!.voice).not.toBe(said[1]!.voice);
  await ada.post(`/api/jobs/${filmed.body.jobId}/cancel`, undefined);
  expect((await ended(filmed.body.jobId)).status).toBe('cancelled');
  const { body: scene } = await ada.post<Scene>('/api/character-scenes', body('video'));
  const started = await ada.post<{ jobId: string }>(`/api/character-scenes/${scene.id}/film`, {
    shape: '16:9',
  });
  expect((await ada.get<Scene[]>('/api/character-scenes')).body[0]!.film.jobId).toBe(started.body.jobId);
  expect(await ended(started.body.jobId)).toMatchObject({ status: 'completed', error: null });
  const [made] = (await ada.get<Scene[]>('/api/character-scenes')).body;
  expect(made!.film).toMatchObject({ jobId: null, isOutdated: false, error: null });
  expect((await ada.get(made!.film.thumbnailUrl!)).status).toBe(200);
  const facts = await inspectClip(await fetched(made!.outputUrl!, 'scene.mp4'));
  expect(facts).toMatchObject({ width: 256, height: 144, hasSound: true });
  // Both lines, and time to come in and to go.
  expect(facts.seconds).toBeGreaterThan(2 * SPOKEN + 2);
  await ada.put(`/api/character-scenes/${scene.id}`, { ...body('video'), name: 'Later' });
  expect((await ada.get<Scene[]>('/api/character-scenes')).body[0]!.film.isOutdated).toBe(true);
  await ada.delete(`/api/character-scenes/${scene.id}`);
  await ada.post('/api/library/bin/empty', {});
  expect((await ada.get(made!.outputUrl!)).status).toBe(404);
});

it('leaves nothing of a film that is stopped, and refuses what it cannot film', async () => {
  const order = { characterData: LOW, dialogue: 'Please wait.' };
  const { body } = await ada.post<CharacterFilm>('/api/character-films', order);
  await expect.poll(async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.status).toBe('running');
  await ada.post(`/api/jobs/${body.jobId}/cancel`, undefined);
  expect((await ended(body.jobId!)).status).toBe('cancelled');
  const left = (await ada.get<CharacterFilm[]>('/api/character-films')).body;
  expect(left.map((one) => one.id)).not.toContain(body.id);
  await expect.poll(() => temp.left().filter((name) => name.startsWith('atelier-'))).toEqual([]);
  for (const wrong of [
    { dialogue: 'a'.repeat(500) },
    { shape: '4:3' },
    { background: 'moon' },
    { speed: 9 },
    { characterData: { clothing: { color: 'plaid' } } },
  ])
    expect((await ada.post('/api/character-films', { characterData: LOW, ...wrong })).status).toBe(400);
});
