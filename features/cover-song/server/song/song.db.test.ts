/** The song of a cover over HTTP: three ways to it, what is refused, what is found in it, and its rights. */

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { JobResult } from '#platform/jobs/job-definition.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverTrack, SongAnalysis } from '../../calls/song-calls.ts';
import type { CoverProject, CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { parseSongLink, type SongLink } from '../link/song-link.ts';
import { fetchSong } from './fetch-song.ts';
import { readSongHandler } from './read-song.handler.ts';
import { updateTrack } from './track.repo.ts';

const HEARD: SongAnalysis = { peaks: [0.5], tempo: 120, beats: [0, 0.5], downbeats: [0], sections: [] };
const folder = mkdtempSync(join(tmpdir(), 'atelier-fetcher-'));
let app: TestApp;
let ada: Visitor;
let eve: Visitor;
/** How long the listener takes, in milliseconds. */
let listenMs = 0;
beforeAll(async () => {
  const feature = createCoverSongFeature({
    fetch: () => Promise.reject(new Error('offline')),
    listen: async (_pcm, signal) => {
      await sleep(listenMs, undefined, { signal });
      return HEARD;
    },
  });
  app = await openTestApp({ features: [accountFeature, feature] });
  [ada, eve] = [await app.person('ada'), await app.person('eve')];
});
afterAll(async () => {
  await app.dispose();
  rmSync(folder, { recursive: true });
});

const make = async () =>
  (await ada.post<CoverSong>('/api/cover-songs', { title: 'C', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' }))
    .body.id;
const project = async (id: string) => (await ada.get<CoverProject>(`/api/cover-songs/${id}`)).body;
const send = (who: Visitor, id: string, bytes: Uint8Array, name = 'song.wav') =>
  who.upload(bytes, name, 'audio/wav', 'audio', `/api/cover-songs/${id}/song`) as Promise<{
    status: number;
    body: CoverTrack & ErrorBody;
  }>;
const ended = async (id: string) => {
  await expect.poll(async () => (await project(id)).song?.status).not.toBe('reading');
  return project(id);
};
const songFiles = async () =>
  (await app.platform.db.select().from(assets).where(eq(assets.userId, ada.user!.id))).map((one) => one.id);

/** A program that behaves as told, in place of an installed downloader. */
const fetcher = (body: string): string => {
  const path = join(folder, `fetch-${nextNumber()}`);
  writeFileSync(
    path,
    `#!/usr/bin/env node\nconst args = process.argv.slice(2);\nconst out = args[args.indexOf('--output') + 1].replace('%(ext)s', 'webm');\nconst fs = require('fs');\n${body}\n`,
  );
  chmodSync(path, 0o755);
  return path;
};

describe('an uploaded recording', () => {
  it('is read by a job, trimmed, and the scenes follow its length', async () => {
    const id = await make();
    const { status, body } = await send(ada, id, wavFile({ seconds: 12 }), 'no-matter.mp3');
    expect(status).toBe(202);
    expect(body).toMatchObject({ source: 'upload', status: 'reading', name: 'no-matter.mp3' });
    const read = await ended(id);
    expect(read).toMatchObject({ songDuration: 12, audioUrl: read.song!.audioUrl });
    expect(read.song).toMatchObject({ status: 'ready', analysis: HEARD, trimStart: 0 });
    expect(read.song!.duration).toBeCloseTo(12, 1);
    expect(read.scenes.at(-1)!.endTime).toBe(12);
    expect((await ada.get(read.audioUrl!)).status).toBe(200);
    expect((await eve.get(read.audioUrl!)).status).toBe(404);

    const trim = (trimStart: number, trimEnd: number) =>
      ada.send<CoverTrack & ErrorBody>('PATCH', `/api/cover-songs/${id}/song`, {
        json: { trimStart, trimEnd },
      });
    expect((await trim(2, 8.5)).body).toMatchObject({ trimStart: 2, trimEnd: 8.5 });
    expect((await project(id)).scenes.at(-1)!.endTime).toBe(7);
    expect((await trim(2, 99)).body.trimEnd).toBeCloseTo(12, 1);
    for (const [from, to] of [
      [8, 2],
      [4, 5],
      [-1, 9],
      [20, 30],
    ])
      expect((await trim(from!, to!)).status).toBe(400);
  });

  it('replaces the one before with its file and what was said about its rights', async () => {
    const id = await make();
    await send(ada, id, wavFile({ seconds: 6 }));
    const first = await ended(id);
    expect(
      (await ada.put<CoverTrack>(`/api/cover-songs/${id}/rights`, { confirmed: true })).body
        .rightsConfirmedAt,
    ).not.toBeNull();
    expect(
      (await ada.put<CoverTrack>(`/api/cover-songs/${id}/rights`, { confirmed: false })).body
        .rightsConfirmedAt,
    ).toBeNull();
    await ada.put(`/api/cover-songs/${id}/rights`, { confirmed: true });
    await send(ada, id, wavFile({ seconds: 7 }));
    expect((await ended(id)).song!.rightsConfirmedAt).toBeNull();
    expect((await ada.get(first.audioUrl!)).status).toBe(404);
    const { audioUrl } = await project(id);
    await ada.delete(`/api/cover-songs/${id}`);
    // As when the bin is emptied.
    await app.platform.items.remove({ type: 'cover-song', id });
    expect((await ada.get(audioUrl!)).status).toBe(404);
  });

  longIt('that is exchanged or deleted while it is read leaves nothing behind', async () => {
    const id = await make();
    const before = await songFiles();
    listenMs = 400;
    await send(ada, id, wavFile({ seconds: 6 }));
    await sleep(100);
    await ada.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'rock', seconds: 30 });
    listenMs = 0;
    expect((await ended(id)).song).toMatchObject({
      source: 'instrumental',
      genre: 'rock',
      duration: 30,
      status: 'ready',
    });
    await send(ada, id, wavFile({ seconds: 6 }));
    await ada.delete(`/api/cover-songs/${id}`);
    // As when the bin is emptied.
    await app.platform.items.remove({ type: 'cover-song', id });
    await expect.poll(songFiles).toEqual(before);
  });

  longIt('comes out the same when its job runs again after a loss', async () => {
    const id = await make();
    await send(ada, id, wavFile({ seconds: 6 }));
    const once = await ended(id);
    const handler = readSongHandler(app.platform, {}, async () => HEARD);
    const run = { id: once.song!.jobId!, itemId: id, signal: new AbortController().signal };
    await updateTrack(app.platform.db, id, { status: 'reading', analysis: null });
    const files = await songFiles();
    const again = (await handler({ ...run, report: () => undefined } as never)) as JobResult;
    await app.platform.db.transaction((tx) => again.write(tx));
    expect((await project(id)).song).toEqual(once.song);
    expect(await songFiles()).toEqual(files);
    await expect(handler({ ...run, id: 'another-job', report: () => undefined } as never)).rejects.toThrow();
  });

  it.each([
    ['empty', () => Buffer.alloc(0), 400, 'empty'],
    ['no sound at all', () => Buffer.from('hello, I am a song'), 415, 'MP3, WAV'],
    [
      'a picture called song.mp3',
      () =>
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      415,
      'MP3, WAV',
    ],
    ['a wav of zero seconds', () => wavFile({ seconds: 0 }), 422, 'damaged'],
    ['cut off in its head', () => wavFile({ seconds: 6 }).subarray(0, 30), 422, 'damaged'],
    ['too short', () => wavFile({ seconds: 2 }), 422, 'too short'],
    ['silent', () => wavFile({ seconds: 6, isSilent: true }), 422, 'Nothing is to be heard'],
    ['two hours long', () => wavFile({ seconds: 7200, rate: 400, bits: 8 }), 413, 'longer than 10 minutes'],
  ])('is refused in words: %s', async (_what, bytes, status, words) => {
    const id = await make();
    const before = await songFiles();
    const answer = await send(ada, id, bytes());
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect(await songFiles()).toEqual(before);
    expect((await project(id)).song).toBeNull();
  });
});

describe('an original instrumental', () => {
  it('is remembered with its genre, seed and length', async () => {
    const id = await make();
    const choice = { source: 'instrumental', genre: 'hip_hop', seed: 7, seconds: 45 };
    expect((await ada.put(`/api/cover-songs/${id}/song`, choice)).status).toBe(202);
    expect((await ended(id)).song).toMatchObject({ genre: 'hip_hop', seed: 7, duration: 45, audioUrl: null });
    expect((await project(id)).scenes.at(-1)!.endTime).toBe(45);
    for (const wrong of [
      { genre: 'polka' },
      { seconds: 5 },
      { seconds: 1e9 },
      { seed: -1 },
      { source: 'radio' },
    ])
      expect((await ada.put(`/api/cover-songs/${id}/song`, { ...choice, ...wrong })).status).toBe(400);
  });
});

describe('fetching from the link', () => {
  const wav = () =>
    `fs.writeFileSync(out, Buffer.from('${wavFile({ seconds: 6, rate: 8000, bits: 8 }).toString('base64')}', 'base64'));`;

  it('is off until the operator names a program, which then gets the clean link and nothing of ours', async () => {
    const id = await make();
    const capabilities = async () => (await ada.get('/api/cover-songs/ways')).body;
    expect(await capabilities()).toEqual({ canFetchLink: false, canGenerate: false });
    const off = await ada.put<ErrorBody>(`/api/cover-songs/${id}/song`, { source: 'link' });
    expect(off).toMatchObject({ status: 409, body: { message: expect.stringContaining('not enabled') } });
    const seen = join(folder, 'seen.json');
    const program = fetcher(
      `fs.writeFileSync('${seen}', JSON.stringify({ args, env: process.env }));${wav()}`,
    );
    app.platform.config.linkFetcher = program;
    expect(await capabilities()).toMatchObject({ canFetchLink: true });
    await ada.put(`/api/cover-songs/${id}/song`, { source: 'link' });
    const { song } = await ended(id);
    expect(song).toMatchObject({ source: 'link', status: 'ready', analysis: HEARD });
    const { args, env } = JSON.parse(readFileSync(seen, 'utf8'));
    expect(args.slice(-2)).toEqual(['--', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    expect(
      Object.keys(env)
        .sort()
        .filter((key: string) => !key.startsWith('__')),
    ).toEqual(['HOME', 'PATH']);
  });

  it('that fails says so and offers the other ways', async () => {
    const id = await make();
    app.platform.config.linkFetcher = fetcher('process.exit(1);');
    await ada.put(`/api/cover-songs/${id}/song`, { source: 'link' });
    expect((await ended(id)).song).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('upload a recording'),
    });
    app.platform.config.linkFetcher = '/nowhere/at-all';
    await ada.put(`/api/cover-songs/${id}/song`, { source: 'link' });
    expect((await ended(id)).song).toMatchObject({ status: 'failed' });
    app.platform.config.linkFetcher = fetcher(`fs.writeFileSync(out, 'not a song');`);
    await ada.put(`/api/cover-songs/${id}/song`, { source: 'link' });
    expect((await ended(id)).song).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('MP3, WAV'),
    });
  });

  it('ends a program that is endless, too large or no longer wanted', async () => {
    const link = parseSongLink('https://youtu.be/dQw4w9WgXcQ') as SongLink;
    const { signal } = new AbortController();
    const endless = fetcher('setInterval(() => {}, 1000);');
    await expect(fetchSong(endless, link, signal, { timeoutMs: 300 })).rejects.toThrow('took too long');
    await expect(fetchSong(endless, link, AbortSignal.timeout(200))).rejects.toThrow();
    const flood = fetcher(`setInterval(() => fs.appendFileSync(out, Buffer.alloc(100_000)), 10);`);
    await expect(fetchSong(flood, link, signal, { maxBytes: 50_000 })).rejects.toThrow('larger than');
  });
});
