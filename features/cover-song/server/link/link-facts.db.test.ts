/** What the service tells about a link, from a stand-in over HTTP: empty fields are filled, full ones stay, nonsense is ignored. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { artistOf, durationIn } from './link-facts.ts';
import { readLinkHandler } from './read-link.handler.ts';

let app: TestApp;
let service: Server;
let ada: Visitor;
let mode: 'good' | 'nonsense' | 'error' = 'good';
const requested: string[] = [];
/** The same request to the stand-in. */
const fetchThere: typeof fetch = (input, init) => {
  const url = new URL(String(input));
  requested.push(url.host + url.pathname);
  return fetch(
    `http://127.0.0.1:${(service.address() as AddressInfo).port}${url.pathname}${url.search}`,
    init,
  );
};

beforeAll(async () => {
  const picture = await sharp({ create: { width: 48, height: 36, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  service = createServer((request, response) => {
    if (mode === 'error') return void response.writeHead(503).end();
    if (mode === 'nonsense') return void response.end('<html>nothing');
    if (request.url!.startsWith('/oembed'))
      response.end(JSON.stringify({ title: 'Song', author_name: 'Some Band - Topic' }));
    else if (request.url!.startsWith('/watch')) response.end('…,"lengthSeconds":"213","keywords"…');
    else if (request.url!.startsWith('/vi/')) response.end(picture);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  app = await openTestApp({ features: [accountFeature, createCoverSongFeature({ fetch: fetchThere })] });
  ada = await app.person('ada');
});
afterAll(async () => {
  await app.dispose();
  service.close();
});

const make = async (more: object = {}) =>
  (
    await ada.post<CoverSong>('/api/cover-songs', {
      title: 'Mine',
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      ...more,
    })
  ).body.id;
const read = async (id: string) => (await ada.get<CoverSong>(`/api/cover-songs/${id}`)).body;
const runAgain = (coverSongId: string) =>
  readLinkHandler(
    app.platform,
    fetchThere,
  )({ payload: { coverSongId }, signal: new AbortController().signal } as never);

it('fills what is empty, with a picture of our own, once and again the same', async () => {
  const id = await make();
  await expect.poll(async () => (await read(id)).thumbnailUrl).not.toBeNull();
  const filled = await read(id);
  expect(filled).toMatchObject({
    title: 'Mine',
    originalArtist: 'Some Band',
    songDuration: 213,
    status: 'draft',
  });
  expect((await ada.get(filled.thumbnailUrl!)).headers.get('content-type')).toBe('image/jpeg');
  await runAgain(id);
  expect(await read(id)).toMatchObject({ thumbnailUrl: filled.thumbnailUrl, songDuration: 213 });
  expect(new Set(requested)).toEqual(
    new Set(['www.youtube.com/oembed', 'www.youtube.com/watch', 'i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg']),
  );
});

it('leaves what the person wrote, and does without an answer', async () => {
  const id = await make({ originalArtist: 'Me' });
  await runAgain(id);
  expect((await read(id)).originalArtist).toBe('Me');
  for (const bad of ['nonsense', 'error'] as const) {
    mode = bad;
    const other = await make();
    await runAgain(other);
    expect(await read(other)).toMatchObject({ originalArtist: null, songDuration: null, thumbnailUrl: null });
  }
  await ada.delete(`/api/cover-songs/${id}`);
  // As when the bin is emptied.
  await app.platform.items.remove({ type: 'cover-song', id });
  expect(await runAgain(id)).toBeNull();
});

it('reads names of channels and lengths', () => {
  expect(artistOf('AdaVEVO')).toBe('Ada');
  expect(artistOf(null)).toBeNull();
  expect(durationIn('"lengthSeconds":"0"')).toBeNull();
  expect(durationIn('"lengthSeconds":"999999"')).toBeNull();
});
