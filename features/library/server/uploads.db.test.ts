/** Films and sounds put into the library: one card each, shown, played and passed on; what is broken leaves nothing. */

import { readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { LibraryItem } from '#common/library.ts';
import { assetLinks, assets } from '#platform/db/tables/work.table.ts';
import { writeSound } from '#platform/media/film/film-writer.ts';
import { blueClip } from '#tests/factories/clip.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let temp: OwnTemp;
let film: Buffer;
beforeAll(async () => {
  film = await blueClip();
  app = await openTestApp({ work: false });
  temp = useOwnTemp();
});
afterAll(async () => {
  temp.dispose();
  await app.dispose();
});

const TO_LIBRARY = '/api/uploads?library=true';
const send = (who: Visitor, bytes: Uint8Array, name: string, type: string, path = TO_LIBRARY) =>
  who.upload(bytes, name, type, 'file', path);
const list = async (who: Visitor) => (await who.get<{ items: LibraryItem[] }>('/api/library')).body.items;

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.platform.storage.list('')) keys.push(key);
  return keys;
}

it('a film is one card with a still of it, a sound is one card, and both play in parts', async () => {
  const [ann, eve] = [await app.person('ann'), await app.person('eve')];
  const sent = await send(ann, film, 'holiday.mp4', 'application/octet-stream');
  expect(sent.status).toBe(201);
  const sound = await send(ann, wavFile({ seconds: 2 }), 'interview.wav', 'audio/wav');
  expect(sound.status).toBe(201);
  const [second, first, ...others] = await list(ann);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    id: (sent.body as Asset).id,
    kind: 'video',
    tool: 'upload',
    title: 'holiday.mp4',
    contentType: 'video/mp4',
    width: 320,
    height: 180,
  });
  expect(first!.duration).toBeCloseTo(2, 1);
  expect(second).toMatchObject({ kind: 'audio', contentType: 'audio/wav', thumbnailUrl: null });
  expect(second!.duration).toBeCloseTo(2, 1);

  // Taken again: the cache may lose it.
  await app.platform.cache.removeAllOf(ann.user!.id);
  const still = await ann.open('GET', first!.thumbnailUrl!);
  expect(still.status).toBe(200);
  const { dominant } = await sharp(Buffer.from(await still.arrayBuffer())).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 100);
  const part = await ann.get(first!.url!, { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  for (const url of [first!.url!, first!.thumbnailUrl!, second!.url!])
    expect((await eve.get(url)).status, url).toBe(404);
});

it('a sound in the wrapping of a film is a sound', async () => {
  const cid = await app.person('cid');
  const samples = Float32Array.from({ length: 44_100 }, (_, i) => Math.sin(i / 20) / 2);
  const path = `${temp.path}/tone.mp4`;
  await writeSound(path, { left: samples, right: samples, sampleRate: 44_100 });
  const bytes = readFileSync(path);
  rmSync(path);
  expect((await send(cid, bytes, 'tone.mp4', 'video/mp4')).body).toMatchObject({ type: 'audio/mp4' });
});

it('what is broken, hostile or of another kind is refused in words and leaves nothing behind', async () => {
  const dan = await app.person('dan');
  const before = await storedKeys();
  const playlist = Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n');
  const head = film.subarray(0, 40);
  for (const [name, bytes, status, words] of [
    ['cut.mp4', head, 422, /damaged|cannot be read/],
    ['lies.mp4', Buffer.concat([head, Buffer.alloc(50_000, 7)]), 422, /damaged|cannot be read/],
    ['hush.wav', wavFile().subarray(0, 60), 422, /damaged|cannot be read/],
    ['list.m3u8', playlist, 415, /picture .* film .* sound/],
    ['page.mp4', Buffer.from('<html><script>alert(1)</script></html>'), 415, /picture .* film/],
    ['empty.mp3', Buffer.alloc(0), 400, /empty/],
  ] as const) {
    const answer = await send(dan, bytes, name, 'video/mp4');
    expect([answer.status, (answer.body as ErrorBody).message], name).toEqual([
      status,
      expect.stringMatching(words),
    ]);
  }
  // Tools that ask for a picture still get no film.
  expect((await send(dan, film, 'a.mp4', 'video/mp4', '/api/uploads')).status).toBe(415);
  expect(await list(dan)).toEqual([]);
  expect(await storedKeys()).toEqual(before);
  expect(temp.left()).toEqual([]);
});

it('a film goes on to a video as one card more, without its still as a card of its own', async () => {
  const fay = await app.person('fay');
  await send(fay, film, 'mine.mp4', 'video/mp4');
  const { body: media } = await send(fay, film, 'mine.mp4', 'video/mp4', '/api/video/media');
  await fay.post('/api/projects', {
    title: 'Trip',
    type: 'video',
    data: { title: 'Trip', uploadedFiles: [media] },
  });
  expect((await list(fay)).map(({ kind, tool }) => `${kind} ${tool}`).sort()).toEqual([
    'project video',
    'video upload',
    'video video',
  ]);
  const roles = await app.platform.db.select({ role: assetLinks.role }).from(assetLinks);
  expect(roles.filter(({ role }) => role === 'poster')).toHaveLength(1);
  const rows = await app.platform.db.select().from(assets);
  expect(rows.every((row) => row.size > 0)).toBe(true);
});

it('files that another program shares are taken without a service worker too, and nobody’s are kept', async () => {
  const dot = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer();
  const share = (who: Visitor, files: [string, Uint8Array][], headers: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
    return who.send('POST', '/share', { raw: form, headers });
  };
  const sue = await app.person('sue');
  const one = await share(sue, [['wiese.png', dot]]);
  const [item] = await list(sue);
  expect([one.status, one.headers.get('location')]).toEqual([303, `/library?open=${item!.id}`]);
  expect(item!.title).toBe('wiese.png');
  const some = await share(sue, [
    ['a.png', dot],
    ['notes.txt', Buffer.from('no picture')],
    ['b.png', dot],
  ]);
  expect(some.headers.get('location')).toBe('/library?added=2');
  expect((await share(sue, [['notes.txt', Buffer.from('no picture')]])).headers.get('location')).toBe(
    '/library?shared=1',
  );
  const stranger = await share(app.visitor(), [['wiese.png', dot]]);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([
    303,
    '/api/login?shared=1&returnTo=%2Flibrary',
  ]);
  const lured = await share(sue, [['wiese.png', dot]], { origin: 'https://elsewhere.example' });
  expect([lured.status, (await list(sue)).length]).toEqual([403, 3]);
});
