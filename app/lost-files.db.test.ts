/** Files whose bytes were lost or cut short behind our back: told in words, left out of archives by name, never waited for. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import * as watermarks from '#features/watermark/server/watermark.repo.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { FILE_LOST } from '#platform/storage/whole-file.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { noiseBytes } from '#tests/harness/seed.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const save = (name: string, bytes = noiseBytes(5000, nextNumber())) =>
  app.platform.assets.save({ userId: ada.user!.id, name, type: 'image/png', bytes });

async function threeFiles() {
  const files = [await save('whole.png'), await save('missing.png'), await save('cut.png')] as const;
  await app.platform.storage.delete(files[1].storageKey);
  await app.platform.storage.put(files[2].storageKey, noiseBytes(2000), { contentType: 'image/png' });
  return files;
}

describe('one file', () => {
  it('is told to be lost, whatever part of it is asked for', async () => {
    const [whole, ...lost] = await threeFiles();
    expect((await ada.get(`/api/files/${whole.id}`)).status).toBe(200);
    for (const { id } of lost) {
      for (const range of ['', 'bytes=0-9', 'bytes=4000-', 'bytes=-10']) {
        const answer = await ada.get<ErrorBody>(`/api/files/${id}`, range ? { range } : {});
        expect([answer.status, answer.body.message]).toEqual([410, FILE_LOST]);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect((await ada.send('HEAD', `/api/files/${id}`)).status).toBe(410);
    }
  });
});

describe('an archive', () => {
  it('of watermarked photos goes on without them, and names them', async () => {
    const files = await threeFiles();
    const photos = files.map(({ id, name }) => ({
      assetId: id,
      isTemporary: false,
      name,
      resultId: id,
      error: null,
    }));
    const { id } = await watermarks.insertBatch(app.platform.db, {
      userId: ada.user!.id,
      mark: { content: 'Ada', style: {}, customizations: { type: 'text' } } as never,
      options: {} as never,
      photos,
    });
    const answer = await ada.open('GET', `/api/watermark-batches/${id}/zip`);
    const entries = await unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...entries.keys()]).toEqual(['whole.png', 'MISSING-FILES.txt']);
    expect(String(entries.get('MISSING-FILES.txt'))).toMatch(/:\n\nmissing\.png\ncut\.png\n$/);
  });

  it('of all data too, and says nothing where nothing is missing', async () => {
    await app.platform.db.delete(assets).where(eq(assets.userId, ada.user!.id));
    const exported = async () => {
      const { body } = await ada.post<{ jobId: string }>('/api/account/export', {});
      const job = async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body;
      await expect.poll(async () => (await job()).status).toBe('completed');
      const { url } = (await job()).result as { url: string };
      return unzip(Buffer.from(await (await ada.open('GET', url)).arrayBuffer()));
    };
    await save('first.png');
    expect([...(await exported()).keys()]).not.toContain('MISSING-FILES.txt');
    const [, missing, cut] = await threeFiles();
    const entries = await exported();
    const names = [...entries.keys()].filter((name) => name.startsWith('files/'));
    expect(names.map((name) => name.replace(/.*-/, '')).sort()).toEqual(['first.png', 'whole.png']);
    const told = String(entries.get('MISSING-FILES.txt'));
    expect(told).toContain(`files/${missing.id}-missing.png`);
    expect(told).toContain(`files/${cut.id}-cut.png`);
    expect(told.trim().split('\n')).toHaveLength(4);
  });
});
