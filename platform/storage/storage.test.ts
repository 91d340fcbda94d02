/** Runs the compliance suite over disk and S3, and what only one of them can get wrong. */

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { createStorage } from './create-storage.ts';
import { createFsStorage } from './fs.storage.ts';
import { collect, describeStorage, megabytes, stalling } from './storage.compliance.ts';

const TEXT = { contentType: 'text/plain' };
const S3 = { kind: 's3', bucket: 'files', region: 'us-east-1', forcePathStyle: true } as const;

const tempFolder = () => mkdtemp(join(tmpdir(), 'storage-'));

describeStorage('disk', async () => {
  const root = await tempFolder();
  const gone = join(root, 'gone');
  const storage = await createStorage({ kind: 'disk', root: join(root, 'files') });
  const broken = await createStorage({ kind: 'disk', root: gone });
  await rm(gone, { recursive: true });
  await writeFile(gone, 'a file where the folder was');
  const receiving = async () => {
    const names = await readdir(join(root, 'files', '.tmp'));
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(root, 'files', '.tmp', name))).size),
    );
    return sizes.some((size) => size > 5_000_000);
  };
  return { storage, broken, receiving, close: () => rm(root, { recursive: true }) };
});

describeStorage('s3', async () => {
  const server = await startFakeS3();
  const storage = await createStorage({ ...S3, ...server, keyPrefix: '/atelier/', createBucket: true });
  const broken = await createStorage({ ...S3, ...server, endpoint: 'http://127.0.0.1:9' });
  const receiving = async () => server.requests.some((line) => /^PUT .*paced.*partNumber=2/.test(line));
  return { storage, broken, receiving, close: () => server.close() };
});

describe('disk only', () => {
  let root: string;
  beforeAll(async () => {
    root = await tempFolder();
  });
  afterAll(() => rm(root, { recursive: true }));

  it('leaves no temporary file after success, failure, cancelling or a health check', async () => {
    const storage = await createFsStorage({ root });
    await storage.put('a/ok', Readable.from(megabytes(1)), TEXT);
    await storage.put('a/short', Readable.from(megabytes(1)), { ...TEXT, size: 5 }).catch(() => undefined);
    const signal = AbortSignal.timeout(50);
    await storage.put('a/cancel', Readable.from(stalling(2)), { ...TEXT, signal }).catch(() => undefined);
    await storage.healthy();
    expect(await readdir(join(root, '.tmp'))).toEqual([]);
  });

  it('sweeps what a killed process left, but not what another one is writing', async () => {
    await mkdir(join(root, '.tmp'), { recursive: true });
    await writeFile(join(root, '.tmp', 'old'), 'x');
    await writeFile(join(root, '.tmp', 'new'), 'x');
    const { pid } = spawnSync(process.execPath, ['--version']);
    const ofDead = `${hostname().replace(/\W+/g, '')}-${pid}-x`;
    await writeFile(join(root, '.tmp', ofDead), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(join(root, '.tmp', 'old'), twoDaysAgo, twoDaysAgo);
    await createFsStorage({ root });
    expect(await readdir(join(root, '.tmp'))).toEqual(['new']);
  });

  it('never shows a mixture to a reader while large versions race', async () => {
    const storage = await createFsStorage({ root });
    const sizes = [1, 2, 3, 4];
    const version = (size: number) => Buffer.alloc(size * 500_000, size);
    await storage.put('race', version(1), TEXT);
    const writes = Promise.all(
      sizes.map((size) => storage.put('race', Readable.from([version(size)]), TEXT)),
    );
    for (let i = 0; i < 20; i++) {
      const bytes = await buffer((await storage.get('race')).stream);
      expect(bytes.equals(version(bytes[0]!))).toBe(true);
    }
    await writes;
  });

  it('says which folder setting is wrong when the place cannot be used', async () => {
    const file = join(root, 'plain-file');
    await writeFile(file, 'x');
    await expect(createFsStorage({ root: join(file, 'below') })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('DATA_DIR'),
    });
  });
});

describe('s3 only', () => {
  let server: FakeS3;
  beforeAll(async () => {
    server = await startFakeS3();
  });
  afterAll(() => server.close());

  it('keeps the content type, and puts every key below its prefix', async () => {
    const storage = await createStorage({ ...S3, ...server, keyPrefix: 'shared/place', createBucket: true });
    await storage.put('a/b.png', Buffer.from('x'), { contentType: 'image/png' });
    expect((await storage.head('a/b.png')).contentType).toBe('image/png');
    expect(server.requests).toContain('PUT /files/shared/place/a/b.png?x-id=PutObject');
    const whole = await createStorage({ ...S3, ...server });
    expect((await whole.head('shared/place/a/b.png')).size).toBe(1);
  });

  it('takes back the parts of a cancelled upload', async () => {
    const storage = await createStorage({ ...S3, ...server, createBucket: true });
    const controller = new AbortController();
    const put = storage.put('parts', Readable.from(stalling(12)), { ...TEXT, signal: controller.signal });
    put.catch(() => undefined);
    await expect.poll(() => server.requests.some((line) => line.includes('partNumber=1'))).toBe(true);
    controller.abort();
    await expect(put).rejects.toMatchObject({ code: 'cancelled' });
    expect(server.requests.some((line) => line.startsWith('DELETE /files/parts?uploadId='))).toBe(true);
  });

  it('names the bucket setting when the bucket is missing', async () => {
    const storage = await createStorage({ ...S3, ...server, bucket: 'nowhere' });
    expect(await storage.healthy()).toBe(false);
    await expect(storage.put('a', Buffer.from('x'), TEXT)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('S3_BUCKET'),
    });
  });

  it('names the key settings, and not the keys, when they are refused', async () => {
    const storage = await createStorage({ ...S3, ...server, accessKeyId: 'wrong-key' });
    const error = await storage.put('a', Buffer.from('x'), TEXT).catch((e: Error) => e);
    expect(error).toMatchObject({ code: 'unavailable' });
    expect((error as Error).message).toContain('S3_ACCESS_KEY_ID');
    expect((error as Error).message).not.toContain('wrong-key');
  });

  it('follows a listing over several pages', async () => {
    const page = (key: string, next: string) =>
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><Contents><Key>${key}</Key><Size>1</Size>` +
      `<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`;
    const pages = createServer((request, response) => {
      const second = request.url?.includes('continuation-token=more');
      response.end(second ? page('b', '') : page('a', '<NextContinuationToken>more</NextContinuationToken>'));
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    const storage = await createStorage({ ...S3, ...server, endpoint });
    const listed = await collect(storage.list(''));
    pages.closeAllConnections();
    pages.close();
    expect(listed.map((file) => file.key)).toEqual(['a', 'b']);
  });
});
