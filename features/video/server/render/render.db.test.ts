/** Films from order to file over real HTTP: one small film, looked at and listened to; cancel; bad media; strangers. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { AVMEDIA_TYPE_SUBTITLE } from 'node-av/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import { loudness } from '#engine/music/mix/loudness.ts';
import { inspectClip, openClip, readClipSound } from '#platform/media/film/clip-reader.ts';
import { blueClip } from '#tests/factories/clip.ts';
import { newProject } from '#tests/factories/project.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Project } from '../../contract.ts';

let app: TestApp;
let owner: Visitor;
let stranger: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'film-test-'));
let temp: OwnTemp;
beforeAll(async () => {
  app = await openTestApp();
  temp = useOwnTemp();
  owner = await app.person('owner');
  stranger = await app.person('stranger');
});
afterAll(async () => {
  temp.dispose();
  await app.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();

interface Media {
  id: string;
  url: string;
  name: string;
  type: string;
  size: number;
  seconds?: number;
  posterUrl?: string;
}
const send = (bytes: Uint8Array, name: string, type: string) =>
  owner.upload(bytes, name, type, 'file', '/api/video/media');

const create = async (data: object): Promise<Project> =>
  (
    await owner.post<Project>('/api/projects', {
      ...newProject({ title: 'Film' }),
      type: 'video',
      data: { title: 'Film', template: 'social', duration: [10], drawsPictures: false, ...data },
    })
  ).body;
const get = async (id: string) => (await owner.get<Project>(`/api/projects/${id}`)).body;

/** From the file that people download. */
async function captionsOf(id: string): Promise<{ start: number }[]> {
  const { text } = await owner.get(`/api/projects/${id}/captions`);
  return [...text.matchAll(/^00:00:(\d+),(\d+) -->/gm)].map(([, s, ms]) => ({
    start: Number(s) + Number(ms) / 1000,
  }));
}

async function ended(jobId: string): Promise<Job> {
  for (;;) {
    const { body } = await owner.get<Job>(`/api/jobs/${jobId}`);
    if (['completed', 'failed', 'cancelled'].includes(body.status)) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
}
const leftBehind = () => temp.left().filter((name) => name.startsWith('atelier-'));

describe('a film', () => {
  it('is made once from pictures, a clip and music; it shows and sounds as ordered', async () => {
    const red = (await send(await picture('#d02020'), 'red.png', 'image/png')).body as Media;
    writeFileSync(join(folder, 'film.mp4'), await blueClip());
    const clip = (await send(readFileSync(join(folder, 'film.mp4')), 'blue.mp4', 'video/mp4')).body as Media;
    expect(clip).toMatchObject({ type: 'video/mp4', name: 'blue.mp4' });
    expect(clip.seconds).toBeCloseTo(2, 1);
    expect((await owner.get(clip.posterUrl!)).status).toBe(200);

    const project = await create({
      description: 'One. Two.',
      music: 'upbeat',
      captions: 'soft',
      uploadedFiles: [red, clip],
      presenter: { name: 'Mika', character: { style: { renderQuality: 'low' } }, size: 0.2 },
    });
    const [first, second] = await Promise.all([
      owner.post<{ jobId: string }>(`/api/projects/${project.id}/render`, {}),
      owner.post<{ jobId: string }>(`/api/projects/${project.id}/render`, {}),
    ]);
    expect([first.status, second.status]).toEqual([202, 202]);
    const jobId = first.body.jobId || second.body.jobId;
    expect((await get(project.id)).status).toBe('processing');
    const { status, result } = await ended(jobId);
    const done = await get(project.id);
    expect([status, result]).toEqual(['completed', { fileUrl: done.fileUrl }]);
    expect(done.status).toBe('completed');
    expect((await owner.get(done.thumbnailUrl!)).headers.get('content-type')).toBe('image/jpeg');
    const range = await owner.get(done.fileUrl!, { range: 'bytes=0-99' });
    expect([range.status, range.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect((await stranger.get(done.fileUrl!)).status).toBe(404);

    writeFileSync(
      join(folder, 'film.mp4'),
      Buffer.from(await (await owner.open('GET', done.fileUrl!)).arrayBuffer()),
    );
    const file = { path: join(folder, 'film.mp4'), format: 'mov' };
    expect(await inspectClip(file)).toMatchObject({ width: 320, height: 180, hasSound: true });
    expect(Math.abs((await inspectClip(file)).seconds - 10)).toBeLessThan(1 / 10 + 0.02);
    await using demuxer = await Demuxer.open(file.path);
    expect(demuxer.streams.map((one) => one.codecpar.codecType)).toContain(AVMEDIA_TYPE_SUBTITLE);
    const film = await openClip(file, { width: 64, height: 36 }, 30);
    expect(done.film).toMatchObject({ seconds: 10, hasCaptions: true, error: null, jobId });
    const scenes = await captionsOf(project.id);
    /** How much of a frame is far more of one colour than of the other. */
    const shareOf = async (seconds: number, more: 0 | 2, less: 0 | 2) => {
      const pixels = (await film.at(seconds))!;
      let count = 0;
      for (let i = 0; i < pixels.length; i += 4) if (pixels[i + more]! > pixels[i + less]! + 60) count++;
      return count / (pixels.length / 4);
    };
    expect(await shareOf(scenes[0]!.start + 1.2, 0, 2)).toBeGreaterThan(0.2);
    expect(await shareOf(scenes[1]!.start + 1.2, 2, 0)).toBeGreaterThan(0.2);
    // The ring around the presenter, in the corner below, and nothing of it above.
    const ring = async (row: number) =>
      Math.min(
        ...(await film.at(scenes[0]!.start + 1.2))!.subarray((row * 64 + 58) * 4, (row * 64 + 58) * 4 + 3),
      );
    expect(await ring(27)).toBeGreaterThan((await ring(8)) + 60);
    await film.close();
    const sound = (await readClipSound(file, 44_100, 10))!;
    expect(Math.abs(loudness({ ...sound, sampleRate: 44_100 }) + 14)).toBeLessThan(1.5);

    const srt = await owner.get(`/api/projects/${project.id}/captions`);
    expect(srt.text).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nOne\.\n/);
    expect((await owner.get(`/api/projects/${project.id}/captions?format=vtt`)).text).toMatch(/^WEBVTT\n/);
    expect((await stranger.get(`/api/projects/${project.id}/captions`)).status).toBe(404);
    expect(leftBehind()).toEqual([]);

    const { body: copy } = await owner.post<Project>(`/api/projects/${project.id}/duplicate`, {});
    expect(copy).toMatchObject({ title: 'Film (copy)', status: 'draft', fileUrl: null });
    expect(copy.film).toBeNull();
    expect((await owner.delete(`/api/projects/${project.id}`)).status).toBe(204);
    // As when the bin is emptied.
    await app.platform.items.remove({ type: 'project', id: project.id });
    expect((await owner.get(done.fileUrl!)).status).toBe(404);
  });

  it('is cancelled, and leaves nothing; a picture that is gone is named', async () => {
    const project = await create({ duration: [120] });
    const { body } = await owner.post<{ jobId: string }>(`/api/projects/${project.id}/render`, {});
    await expect.poll(async () => (await owner.get<Job>(`/api/jobs/${body.jobId}`)).body.stage).toBeTruthy();
    await owner.post(`/api/jobs/${body.jobId}/cancel`, {});
    expect((await ended(body.jobId)).status).toBe('cancelled');
    await expect.poll(async () => (await get(project.id)).status).toBe('draft');
    await expect.poll(leftBehind).toEqual([]);

    const foreign = (
      await stranger.upload(await picture('#00ff00'), 'theirs.png', 'image/png', 'file', '/api/video/media')
    ).body as Media;
    const thief = await create({ uploadedFiles: [foreign] });
    const { body: other } = await owner.post<{ jobId: string }>(`/api/projects/${thief.id}/render`, {});
    expect(await ended(other.jobId)).toMatchObject({
      status: 'failed',
      error: "'theirs.png' is not among your files any more. Please choose it again.",
    });
    expect(await get(thief.id)).toMatchObject({ status: 'failed', fileUrl: null });
  });
});

describe('media', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 400],
    ['a text called a video', Buffer.from('WEBVTT and nothing else'), 415],
    ['a sound', wavFile(), 415],
    [
      'a broken clip',
      Buffer.concat([Buffer.from('0000001c667479706d703432', 'hex'), Buffer.alloc(400)]),
      422,
    ],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
  ])('%s is refused in words', async (_, bytes, status) => {
    const answer = await send(bytes, 'clip.mp4', 'video/mp4');
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(/^[A-Z].*\.$/);
    expect(leftBehind()).toEqual([]);
  });
});

describe('projects', () => {
  it('are changed, renamed and made only by their owner', async () => {
    const project = await create({});
    for (const call of [
      stranger.get(`/api/projects/${project.id}`),
      stranger.put(`/api/projects/${project.id}`, { title: 'Mine' }),
      stranger.post(`/api/projects/${project.id}/render`, {}),
      stranger.post(`/api/projects/${project.id}/duplicate`, {}),
      stranger.delete(`/api/projects/${project.id}`),
    ])
      expect((await call).status).toBe(404);
    const { body } = await owner.put<Project>(`/api/projects/${project.id}`, {
      title: 'Renamed',
      data: { title: 'Renamed', render: { jobId: 'forged', usageKey: 'x' } },
    });
    expect(body).toMatchObject({ title: 'Renamed', data: { title: 'Renamed' } });
    expect(body.data).not.toHaveProperty('render');
    expect(body.film).toBeNull();
    const plain = (
      await owner.post<Project>('/api/projects', { title: 'Notes', type: 'note', data: { a: 1 } })
    ).body;
    expect((await owner.post(`/api/projects/${plain.id}/render`, {})).status).toBe(422);
  });
});
