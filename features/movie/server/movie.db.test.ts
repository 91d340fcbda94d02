/** Movies over HTTP, small but whole: judged, shown shot by shot, filmed once, changed in one place, private, and gone. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { createAvatarFeature } from '#features/avatar/server/avatar.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { inspectClip } from '#platform/media/film/clip-reader.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Movie, MovieSummary } from '../contract.ts';
import { movieFeature } from './movie.feature.ts';
import { ENDING_SECONDS, TITLE_SECONDS } from './reel-order.ts';

const FPS = 5;
const SPOKEN = 1;
const said: string[] = [];
const painted: string[] = [];
const response = { timestamp: new Date(0), modelId: 'x', headers: undefined };

/** Every line lasts as long, every place is one dot. 'wait' never ends. */
const engines: ServerFeature = {
  name: 'engines',
  models: () => ({
    speech: {
      voice: {
        specificationVersion: 'v4',
        provider: 'builtin',
        modelId: 'voice',
        async doGenerate({ text, voice, abortSignal }) {
          if (text.includes('wait')) await sleep(60_000, undefined, { signal: abortSignal });
          said.push(`${voice}: ${text}`);
          const mouth = [{ start: 0, end: SPOKEN / 2, shape: 'open' }];
          return {
            audio: wavFile({ seconds: SPOKEN }),
            warnings: [],
            response,
            providerMetadata: { builtin: { mouth } },
          };
        },
      },
    },
    image: {
      illustrator: {
        specificationVersion: 'v4',
        provider: 'builtin',
        modelId: 'illustrator',
        maxImagesPerCall: 1,
        async doGenerate({ prompt }) {
          painted.push(prompt ?? '');
          return { images: [Buffer.from(TINY_PNG, 'base64')], warnings: [], response };
        },
      },
    },
  }),
};

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'movie-test-'));
beforeAll(async () => {
  const sizeOf = ({ width, height }: { width: number; height: number }) => ({
    width: width / 7.5,
    height: height / 7.5,
  });
  const avatar = createAvatarFeature({ filmQuality: { fps: FPS, sizeOf } });
  app = await openTestApp({ features: [accountFeature, libraryFeature, engines, avatar, movieFeature] });
  ada = await app.person('ada');
  bob = await app.person('bob');
});
afterAll(async () => {
  await app.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const SCRIPT = `INT. BAKERY - MORNING

ANNA, a baker with red hair, kneads dough.

ANNA
It is ready!

TOM
Is it true?

EXT. BEACH - EVENING

TOM
What a day.`;
const order = { title: 'First bread', script: SCRIPT, music: 'none' };
/** Simple figures: the kind of their voices is their own. */
const LOW = { ...DEFAULT_CHARACTER, style: { ...DEFAULT_CHARACTER.style, renderQuality: 'low' } };

/** Anna and Tom as characters of Ada's. */
async function cast() {
  const picture = await ada.upload(Buffer.from(TINY_PNG, 'base64'), 'a.png', 'image/png');
  const imageUrl = (picture.body as { url: string }).url;
  return Promise.all(
    ['Anna', 'Tom'].map(async (name) => {
      const { body } = await ada.post<{ id: string }>('/api/user-avatars', {
        name,
        imageUrl,
        characterData: LOW,
      });
      return { name, characterId: body.id };
    }),
  );
}

interface Begun {
  id: string;
  jobId: string;
  message?: string;
}

async function done(id: string): Promise<Movie> {
  const get = async () => (await ada.get<Movie>(`/api/movies/${id}`)).body;
  await expect.poll(async () => (await get()).status, { timeout: 120_000 }).not.toBe('pending');
  return get();
}

longIt('is filmed shot by shot, then only what was changed is filmed again', async () => {
  const played = { ...order, cast: await cast() };
  const { status, body } = await ada.post<Begun>('/api/movies', { ...played, storyboardOnly: true });
  expect(status, JSON.stringify(body)).toBe(202);
  const board = await done(body.id);
  expect(board).toMatchObject({ error: null, videoUrl: null, title: 'First bread' });
  expect(painted).toEqual(['inside a bakery in the morning', 'beach at sunset']);
  expect(board.shots.map(({ scene, kind, line }) => [scene, kind, line])).toEqual([
    [0, 'wide', undefined],
    [0, 'two', 'It is ready!'],
    [0, 'over', 'Is it true?'],
    [0, 'wide', undefined],
    [1, 'wide', undefined],
    [1, 'close', 'What a day.'],
  ]);
  expect(board.shots[1]).toMatchObject({ speaker: 'Anna', row: 4 });
  for (const { stillUrl } of board.shots) {
    const still = await ada.get(stillUrl!);
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  const paper = await ada.open('GET', `/api/movies/${body.id}/storyboard`);
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect((await PDFDocument.load(await paper.arrayBuffer())).getPageCount()).toBe(1);

  await ada.put(`/api/movies/${body.id}`, played);
  const made = await done(body.id);
  expect(made.error).toBeNull();
  const length = made.scenes.reduce((sum, one) => sum + one.seconds, TITLE_SECONDS + ENDING_SECONDS);
  expect(made.seconds).toBeCloseTo(length, 0);
  const bytes = Buffer.from(await (await ada.open('GET', made.videoUrl!)).arrayBuffer());
  const path = join(folder, 'movie.mp4');
  writeFileSync(path, bytes);
  const clip = await inspectClip({ path, format: 'mov' });
  expect(clip).toMatchObject({ width: 256, height: 144 });
  expect(clip.seconds).toBeCloseTo(length, 0);
  expect((await ada.get(made.subtitlesUrl!)).text).toContain('What a day.');
  // Two voices, each its own, in both scenes.
  expect(new Set(said.map((one) => one.split(':')[0])).size).toBe(2);

  const changed = SCRIPT.replace('What a day.', 'What a night.');
  said.length = 0;
  await ada.put(`/api/movies/${body.id}`, { ...played, script: changed, storyboardOnly: true });
  const again = await done(body.id);
  expect([said.length, said[0]]).toEqual([1, expect.stringContaining('What a night.')]);
  expect(again.shots.map(({ line }) => line)).toContain('What a night.');
  // The film of before is there until it is filmed again.
  expect(again.videoUrl).toBe(made.videoUrl);
  expect(painted).toHaveLength(2);

  expect((await bob.get(`/api/movies/${body.id}`)).status).toBe(404);
  expect((await bob.get(again.videoUrl!)).status).toBe(404);
  expect((await bob.put(`/api/movies/${body.id}`, order)).status).toBe(404);
  expect((await bob.delete(`/api/movies/${body.id}`)).status).toBe(404);
  const library = (await ada.get<{ items: { tool: string; title: string }[] }>('/api/library')).body;
  expect(library.items.map(({ tool, title }) => [tool, title])).toContainEqual(['movie', 'First bread']);
  expect((await ada.delete(`/api/movies/${body.id}`)).status).toBe(204);
  expect((await ada.get<MovieSummary[]>('/api/movies')).body).toEqual([]);
});

it('is filmed, for its owner only', async () => {
  const script = 'INT. BAKERY - MORNING\n\nANNA\nIt is ready!';
  const [anna] = await cast();
  const { status, body } = await ada.post<Begun>('/api/movies', { ...order, script, cast: [anna] });
  expect(status, JSON.stringify(body)).toBe(202);
  const made = await done(body.id);
  expect([made.error, made.scenes.length]).toEqual([null, 1]);
  expect(made.shots.map(({ line }) => line)).toContain('It is ready!');
  const length = made.scenes.reduce((sum, one) => sum + one.seconds, TITLE_SECONDS + ENDING_SECONDS);
  const path = join(folder, 'short.mp4');
  writeFileSync(path, Buffer.from(await (await ada.open('GET', made.videoUrl!)).arrayBuffer()));
  const clip = await inspectClip({ path, format: 'mov' });
  expect(clip).toMatchObject({ width: 256, height: 144 });
  expect(clip.seconds).toBeCloseTo(length, 0);
  expect((await ada.get(made.subtitlesUrl!)).text).toContain('It is ready!');
  for (const url of [`/api/movies/${body.id}`, made.videoUrl!, made.shots[0]!.stillUrl!])
    expect((await bob.get(url)).status, url).toBe(404);
  expect((await bob.put(`/api/movies/${body.id}`, order)).status).toBe(404);
  expect((await bob.delete(`/api/movies/${body.id}`)).status).toBe(404);
  const library = (await ada.get<{ items: { tool: string; title: string }[] }>('/api/library')).body;
  expect(library.items.map(({ tool, title }) => [tool, title])).toContainEqual(['movie', 'First bread']);
  expect((await ada.delete(`/api/movies/${body.id}`)).status).toBe(204);
  expect((await ada.get<MovieSummary[]>('/api/movies')).body).toEqual([]);
  said.length = painted.length = 0;
});

it('makes a script of a sentence, and a movie of that', async () => {
  const about = 'A fox and an owl open a bakery in the forest';
  const { body } = await ada.post<{ title: string; script: string }>('/api/movies/script', { about });
  expect(body.script).toContain('INT. BAKERY');
  const begun = (await ada.post<Begun>('/api/movies', { script: about, storyboardOnly: true })).body;
  const movie = (await ada.get<Movie>(`/api/movies/${begun.id}`)).body;
  expect([movie.title, movie.script]).toEqual([body.title, body.script]);
  expect((await ada.delete(`/api/movies/${begun.id}`)).status).toBe(204);
});

it('ends at once when it is cancelled, and nothing of it is left', async () => {
  const { body } = await ada.post<Begun>('/api/movies', { script: 'Anna: Please wait.\nTom: Why?' });
  await expect.poll(async () => (await ada.get<Movie>(`/api/movies/${body.id}`)).body.jobId).toBe(body.jobId);
  expect((await ada.post(`/api/jobs/${body.jobId}/cancel`, undefined)).status).toBeLessThan(300);
  expect(await done(body.id)).toMatchObject({ status: 'failed', error: 'It was cancelled.', shots: [] });
  expect((await ada.delete(`/api/movies/${body.id}`)).status).toBe(204);
});

it.each([
  [{}, 'Please write a script, or a sentence'],
  [{ script: ' ' }, 'Please write a script, or a sentence'],
  [{ script: '!!!' }, 'Please say in words'],
  [{ script: 'word '.repeat(100_000) }, 'too long for one movie'],
  [{ script: 'A: 1.\nB: 2.\nC: 3.\nD: 4.\nE: 5.' }, 'At most 4 characters'],
  [{ script: SCRIPT, cast: [{ name: 'Anna', characterId: 'nobody' }] }, 'is not among yours'],
  [{ script: SCRIPT, music: 'polka' }, 'Choose one of the kinds of music'],
])('refuses what cannot be filmed with a sentence: %#', async (wrong, message) => {
  const before = (await ada.get<MovieSummary[]>('/api/movies')).body.length;
  const { status, body } = await ada.post<Begun>('/api/movies', wrong);
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  expect((await ada.get<MovieSummary[]>('/api/movies')).body).toHaveLength(before);
});
