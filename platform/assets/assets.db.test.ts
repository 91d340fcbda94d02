/** Files over HTTP: uploads checked by content, ranges, caching, and nobody else's eyes. */

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { createAssets } from './assets.service.ts';

let app: TestApp;
let ada: Visitor;
let png: Buffer;
let asset: Asset;

beforeAll(async () => {
  app = await openTestApp({ work: false, env: { UPLOAD_MAX_MB: '1' } });
  ada = await app.person('ada');
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7c3aed' } })
    .png()
    .toBuffer();
  asset = (await ada.upload(png, '../../etc/My<b>Picture.png', 'image/png')).body as Asset;
});
afterAll(() => app.dispose());

describe('uploading', () => {
  it('stores the file under a clean name and its true type', async () => {
    expect(asset).toMatchObject({ name: 'MybPicture.png', type: 'image/png', size: png.length });
    const answer = await ada.upload(png, 'really.jpg', 'image/jpeg');
    expect(answer.status).toBe(201);
    expect((answer.body as Asset).type).toBe('image/png');
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 400],
    ['text that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01'), 415],
  ])('refuses %s', async (_what, bytes, status) => {
    const answer = await ada.upload(bytes, 'picture.png', 'image/png');
    expect(answer.status).toBe(status);
    expect((answer.body as ErrorBody).message).toMatch(/\w+ .*\.$/);
  });

  it('refuses a damaged picture, one with too many pixels, and one that is too large', async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 256)),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    expect((await ada.upload(noise.subarray(0, noise.length / 2), 'cut.png', 'image/png')).status).toBe(422);
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await ada.upload(huge, 'huge.png', 'image/png')).status).toBe(413);
    const large = await ada.upload(Buffer.alloc(1024 * 1024 + 1), 'large.png', 'image/png');
    expect(large.status).toBe(413);
    expect((large.body as ErrorBody).message).toBe('Maximum file size is 1 MB.');
  });

  it('wants a session, the right field, and a form', async () => {
    expect((await app.visitor().upload(png, 'a.png', 'image/png')).status).toBe(401);
    expect((await ada.upload(png, 'a.png', 'image/png', 'picture')).status).toBe(400);
    expect((await ada.post('/api/uploads', { file: 'x' })).status).toBe(415);
  });
});

describe('reading', () => {
  const read = (headers: Record<string, string> = {}, who = ada) => who.open('GET', asset.url, { headers });

  it('gives the owner the bytes, safely and cacheably', async () => {
    const response = await read();
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(png.length),
    });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const again = await read({ 'if-none-match': response.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('answers ranges', async () => {
    const part = await read({ range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${png.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(png.subarray(10, 20))).toBe(true);
    const tail = await read({ range: 'bytes=-5' });
    expect(Buffer.from(await tail.arrayBuffer()).equals(png.subarray(-5))).toBe(true);
    const beyond = await read({ range: `bytes=${png.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${png.length}`);
    const stale = await read({ range: 'bytes=0-1', 'if-range': '"other"' });
    expect(stale.status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await ada.open('HEAD', asset.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(png.length));
  });

  it('hides it from others, and shows public files to all', async () => {
    const bob = await app.person('bob');
    expect((await read({}, bob)).status).toBe(404);
    expect((await read({}, app.visitor())).status).toBe(404);
    const open = await app.platform.assets.save({
      userId: ada.user!.id,
      name: 'page.html',
      type: 'text/html',
      bytes: Buffer.from('<script>1</script>'),
      isPublic: true,
    });
    const response = await app.visitor().open('GET', `/api/files/${open.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('cache-control')).toContain('public');
  });
});

describe('downloading', () => {
  it('is called as it was stored, or by the title that is asked for; its kind stays', async () => {
    const { id } = (await ada.upload(png, "Nonna's (new) menu.png", 'image/png')).body as Asset;
    const nameOf = async (query: string) =>
      (await ada.open('GET', `/api/files/${id}${query}`)).headers.get('content-disposition');
    expect(await nameOf('')).toMatch(/^inline; filename="Nonna's \(new\) menu\.png"/);
    expect(await nameOf('?download')).toMatch(
      /^attachment; .*filename\*=UTF-8''Nonna%27s%20%28new%29%20menu\.png$/,
    );
    expect(await nameOf(`?download=${encodeURIComponent('Café: Menü')}`)).toMatch(
      /^attachment; filename="Cafe Menu\.png"; filename\*=UTF-8''Caf%C3%A9%20Men%C3%BC\.png$/,
    );
    expect(await nameOf('?download=run.exe')).toContain('filename="run.exe.png"');
    expect(await nameOf('?download=1&download=two')).toBe(null);
  });
});

describe('removing', () => {
  it('takes the bytes along, and only mine', async () => {
    const bob = await app.person('carl');
    const { id } = (await ada.upload(png, 'x.png', 'image/png')).body as Asset;
    const row = await app.platform.assets.findOwn(ada.user!.id, id);
    await app.platform.assets.delete(bob.user!.id, [id]);
    expect((await ada.get(`/api/files/${id}`)).status).toBe(200);
    await app.platform.assets.delete(ada.user!.id, [id]);
    expect((await ada.get(`/api/files/${id}`)).status).toBe(404);
    await expect(app.platform.storage.head(row!.storageKey)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('finds bytes that a crash left without a row', async () => {
    await app.platform.storage.put('assets/lost/file', Buffer.from('lost'), { contentType: 'image/png' });
    expect(await app.platform.assets.reconcile(new Date(Date.now() + 1000))).toBe(1);
    expect((await ada.get(asset.url)).status).toBe(200);
  });
});

describe('the storage of a plan', () => {
  it('is never passed, also not by many uploads at once, and a refused file leaves nothing', async () => {
    const { db, storage, log } = app.platform;
    const { user } = await app.person('hoarder');
    const small = createAssets(db, storage, log, async () => ({ bytes: 1000, plan: 'free' }));
    const save = (name: string) =>
      small.save({ userId: user!.id, name, type: 'image/png', bytes: new Uint8Array(300) });
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => save(`f${i}`)));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    expect(await small.storedBytes(user!.id)).toBe(900);
    const refused = results.find((one) => one.status === 'rejected')!.reason;
    expect(refused).toMatchObject({ code: 'quota_reached', status: 429 });
    expect(refused.message).toContain('Your storage is full');
    const left: string[] = [];
    for await (const file of storage.list(`assets/${user!.id}/`)) left.push(file.key);
    expect(left).toHaveLength(3);
  });

  it('is the plan’s own', async () => {
    const { user } = await app.person('plain');
    expect(await app.platform.usage.storageLimitOf(user!.id)).toEqual({ bytes: 1024 ** 3, plan: 'free' });
  });
});
