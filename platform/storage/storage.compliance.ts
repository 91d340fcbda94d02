/** What every storage adapter must do, run by each adapter's tests. */

import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#common/errors.ts';
import type { ListedFile, Storage } from './storage.ts';

export interface StorageUnderTest {
  storage: Storage;
  /** Same place, but out of order (folder gone, server down). */
  broken: Storage;
  /** Whether bytes of an unfinished put have reached the disk or the server. */
  receiving(): Promise<boolean>;
  close(): Promise<void>;
}

const TEXT = { contentType: 'text/plain' };
const MEGABYTE = 1024 * 1024;

export async function* megabytes(count: number): AsyncGenerator<Buffer> {
  for (let i = 0; i < count; i++) yield Buffer.alloc(MEGABYTE, i);
}

/** Yields some bytes, then waits for ever: what a stalled upload looks like. */
export async function* stalling(count: number): AsyncGenerator<Buffer> {
  yield* megabytes(count);
  await sleep(60_000, undefined, { ref: false });
}

export async function collect(files: AsyncIterable<ListedFile>): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of files) all.push(file);
  return all;
}

const HOSTILE_KEYS = [
  '',
  '/',
  '..',
  '../secret',
  'a/../../secret',
  'a/./b',
  '/etc/passwd',
  'a//b',
  'a/',
  '.hidden',
  'a/.hidden',
  'a\\b',
  'a\0b',
  'a\nb',
  'A',
  'a~b',
  'ä',
  'a b',
  'a.',
  'a..b',
  '%2e%2e/secret',
  'c:/windows',
  'a'.repeat(201),
];

export function describeStorage(name: string, open: () => Promise<StorageUnderTest>): void {
  describe(`storage on ${name}`, () => {
    let under: StorageUnderTest;
    let storage: Storage;
    const text = async (key: string, range?: { start: number; end: number }) =>
      (await buffer((await storage.get(key, range)).stream)).toString();
    const keys = async (prefix: string) =>
      (await collect(storage.list(prefix))).map((file) => file.key).sort();

    beforeAll(async () => {
      under = await open();
      storage = under.storage;
    });
    afterAll(() => under.close());

    it('gives back the bytes it was given', async () => {
      const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
      expect(await storage.put('trip/bytes.bin', bytes, TEXT)).toEqual({ size: 6 });
      const file = await storage.get('trip/bytes.bin');
      expect(file.size).toBe(6);
      expect(await buffer(file.stream)).toEqual(bytes);
      const info = await storage.head('trip/bytes.bin');
      expect(info.size).toBe(6);
      expect(Math.abs(Date.now() - info.modifiedAt.getTime())).toBeLessThan(60_000);
    });

    it('stores an empty file, from bytes and from a stream', async () => {
      await storage.put('trip/empty', Buffer.alloc(0), TEXT);
      await storage.put('trip/empty-stream', Readable.from([]), TEXT);
      expect(await text('trip/empty')).toBe('');
      expect(await text('trip/empty-stream')).toBe('');
    });

    it('streams 20 MB in and out', async () => {
      const hash = createHash('sha256');
      for await (const chunk of megabytes(20)) hash.update(chunk);
      const { size } = await storage.put('trip/large', Readable.from(megabytes(20)), {
        ...TEXT,
        size: 20 * MEGABYTE,
      });
      expect(size).toBe(20 * MEGABYTE);

      const read = createHash('sha256');
      const file = await storage.get('trip/large');
      for await (const chunk of file.stream) {
        read.update(chunk as Buffer);
      }
      expect(read.digest('hex')).toBe(hash.digest('hex'));
    });

    it('writes while the source is still being read', async () => {
      const controller = new AbortController();
      const options = { ...TEXT, signal: controller.signal };
      const put = storage.put('trip/paced', Readable.from(stalling(12)), options).catch((e: unknown) => e);
      await expect.poll(() => under.receiving(), { timeout: 4000 }).toBe(true);
      controller.abort();
      expect(await put).toMatchObject({ code: 'cancelled' });
    });

    it('serves ranges with both ends included', async () => {
      await storage.put('range/alphabet', Buffer.from('abcdefghij'), TEXT);
      expect(await text('range/alphabet', { start: 0, end: 2 })).toBe('abc');
      expect(await text('range/alphabet', { start: 3, end: 3 })).toBe('d');
      expect(await text('range/alphabet', { start: 7, end: 9999 })).toBe('hij');
      const part = await storage.get('range/alphabet', { start: 2, end: 4 });
      part.stream.destroy();
      expect(part.size).toBe(10);
    });

    it.each([
      { start: 10, end: 12 },
      { start: 5, end: 4 },
      { start: -1, end: 4 },
      { start: 0.5, end: 4 },
      { start: 0, end: Number.NaN },
    ])('refuses the range $start to $end of ten bytes', async (range) => {
      await storage.put('range/ten', Buffer.from('abcdefghij'), TEXT);
      await expect(storage.get('range/ten', range)).rejects.toMatchObject({ code: 'bad_request' });
    });

    it('says not_found for what is not there', async () => {
      await expect(storage.get('missing/file')).rejects.toMatchObject({
        name: 'AppError',
        code: 'not_found',
      });
      await expect(storage.head('missing/file')).rejects.toMatchObject({ code: 'not_found' });
    });

    it('overwrites, with shorter content too', async () => {
      await storage.put('over/write', Buffer.from('a long first version'), TEXT);
      await storage.put('over/write', Buffer.from('short'), TEXT);
      expect(await text('over/write')).toBe('short');
      expect((await storage.head('over/write')).size).toBe(5);
    });

    it('keeps a key and keys below it apart', async () => {
      await storage.put('nest', Buffer.from('above'), TEXT);
      await storage.put('nest/inner', Buffer.from('below'), TEXT);
      expect(await text('nest')).toBe('above');
      expect(await text('nest/inner')).toBe('below');
    });

    it('deletes once and again', async () => {
      await storage.put('gone/one', Buffer.from('x'), TEXT);
      await storage.delete('gone/one');
      await storage.delete('gone/one');
      await expect(storage.head('gone/one')).rejects.toMatchObject({ code: 'not_found' });
    });

    it('deletes many, present or not', async () => {
      const names = Array.from({ length: 40 }, (_, i) => `many/file-${i}`);
      await Promise.all(names.map((key) => storage.put(key, Buffer.from(key), TEXT)));
      await storage.deleteMany([]);
      await storage.deleteMany([...names.slice(1), 'many/never-was']);
      expect(await keys('many/')).toEqual(['many/file-0']);
      await expect(storage.deleteMany(['many/file-0', '../x'])).rejects.toMatchObject({
        code: 'bad_request',
      });
      expect(await keys('many/')).toEqual(['many/file-0']);
    });

    it('lists by prefix with sizes', async () => {
      await storage.put('list/a/one', Buffer.from('1'), TEXT);
      await storage.put('list/a/two.png', Buffer.from('22'), TEXT);
      await storage.put('list/b', Buffer.from('333'), TEXT);
      await storage.put('listing', Buffer.from('4'), TEXT);
      expect(await keys('list/')).toEqual(['list/a/one', 'list/a/two.png', 'list/b']);
      expect(await keys('list/a/t')).toEqual(['list/a/two.png']);
      expect(await keys('nothing/')).toEqual([]);
      expect(await keys('')).toContain('listing');
      const [file] = await collect(storage.list('list/b'));
      expect(file?.size).toBe(3);
      await expect(keys('../')).rejects.toMatchObject({ code: 'bad_request' });
    });

    it.each(HOSTILE_KEYS)('refuses the key %j in every call', async (key) => {
      const refused = { name: 'AppError', code: 'bad_request' };
      await expect(storage.put(key, Buffer.from('x'), TEXT)).rejects.toMatchObject(refused);
      await expect(storage.get(key)).rejects.toMatchObject(refused);
      await expect(storage.head(key)).rejects.toMatchObject(refused);
      await expect(storage.delete(key)).rejects.toMatchObject(refused);
    });

    it.each([1, 12])('leaves nothing of a put that is cancelled after %i MB', async (count) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 300);
      const put = storage.put('abort/signal', Readable.from(stalling(count)), {
        ...TEXT,
        signal: controller.signal,
      });
      await expect(put).rejects.toMatchObject({ code: 'cancelled' });
      expect(await keys('abort/')).toEqual([]);
    });

    it('leaves nothing when cancelled beforehand', async () => {
      const signal = AbortSignal.abort();
      await expect(storage.put('abort/early', Buffer.from('x'), { ...TEXT, signal })).rejects.toMatchObject({
        code: 'cancelled',
      });
      await expect(
        storage.put('abort/early', Readable.from(megabytes(1)), { ...TEXT, signal }),
      ).rejects.toMatchObject({ code: 'cancelled' });
      expect(await keys('abort/')).toEqual([]);
    });

    it('keeps the old content when the new one fails half way', async () => {
      await storage.put('half/way', Buffer.from('old'), TEXT);
      const failing = async function* () {
        yield* megabytes(7);
        throw new Error('the camera fell into the sea');
      };
      await expect(storage.put('half/way', Readable.from(failing()), TEXT)).rejects.toThrow('into the sea');
      const cut = new PassThrough();
      cut.write('the beginning');
      setTimeout(() => cut.destroy(), 50);
      await expect(storage.put('half/way', cut, TEXT)).rejects.toMatchObject({ code: 'bad_request' });
      expect(await text('half/way')).toBe('old');
    });

    it.each([MEGABYTE - 1, MEGABYTE + 1, 0])('refuses one megabyte announced as %i bytes', async (size) => {
      const options = { ...TEXT, size };
      const refused = { code: 'bad_request' };
      await expect(storage.put('size/lie', Readable.from(megabytes(1)), options)).rejects.toMatchObject(
        refused,
      );
      await expect(storage.put('size/lie', Buffer.alloc(MEGABYTE), options)).rejects.toMatchObject(refused);
      expect(await keys('size/')).toEqual([]);
    });

    it('takes parallel puts of one key: one of them wins whole', async () => {
      const versions = Array.from({ length: 8 }, (_, i) => String(i).repeat(4096));
      await Promise.all(versions.map((version) => storage.put('race/key', Buffer.from(version), TEXT)));
      expect(versions).toContain(await text('race/key'));
    });

    it('knows whether it works, and says in words when it does not', async () => {
      expect(await storage.healthy()).toBe(true);
      expect(await under.broken.healthy()).toBe(false);
      const error = (await under.broken
        .put('a', Buffer.from('x'), TEXT)
        .catch((e: unknown) => e)) as AppError;
      expect(error).toMatchObject({ name: 'AppError', code: 'unavailable' });
      expect(error.message).toMatch(/^The .+\.$/);
    });
  });
}
