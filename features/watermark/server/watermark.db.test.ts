/** Watermarks over HTTP: keeping them, what is refused, and photos that really carry them. */

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Batch } from '../calls/batch-calls.ts';
import type { Watermark, WatermarkTemplate } from '../contract.ts';
import { applyBatchHandler } from './apply-batch.handler.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.dispose());

const keep = (who: Visitor, json: object) => who.post<Watermark & ErrorBody>('/api/user-watermarks', json);

/** A grey photo of a phone held upright: stored lying, with the note that it must be turned. */
const upright = (icc = 'p3') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#808080' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Ada' } } })
    .withIccProfile(icc)
    .jpeg()
    .toBuffer();

async function uploaded(who: Visitor, bytes: Buffer, name = 'holiday.jpg'): Promise<string> {
  const { body } = await who.upload(bytes, name, 'image/jpeg');
  return (body as { id: string }).id;
}

async function finished(who: Visitor, id: string): Promise<Batch> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { body } = await who.get<Batch[]>('/api/watermark-batches');
    const batch = body.find((one) => one.id === id);
    if (batch?.isFinished) return batch;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The photos were never finished.');
}

const bytesAt = async (who: Visitor, url: string) =>
  Buffer.from(await (await who.open('GET', url)).arrayBuffer());

describe('templates', () => {
  it('are there, of every type, with drawings that survive the sanitiser unchanged in look', async () => {
    const ada = await app.person('ada');
    const { body } = await ada.get<WatermarkTemplate[]>('/api/watermark-templates');
    expect(body.length).toBeGreaterThanOrEqual(15);
    for (const type of ['text', 'logo', 'image']) {
      const { body: some } = await ada.get<WatermarkTemplate[]>(`/api/watermark-templates?type=${type}`);
      expect(some.length).toBeGreaterThanOrEqual(4);
      expect(some.every((one) => one.type === type)).toBe(true);
    }
    const drawn = body.find((one) => one.type === 'logo')!;
    const { status, body: kept } = await keep(ada, {
      name: 'Mine',
      content: drawn.content,
      style: drawn.style,
      customizations: { type: 'logo' },
      templateId: drawn.id,
    });
    expect(status).toBe(201);
    expect(kept.templateId).toBe(drawn.id);
    const look = (svg: string) => sharp(Buffer.from(svg)).flatten({ background: '#000' }).raw().toBuffer();
    expect(await look(kept.content)).toEqual(await look(drawn.content));
  });
});

describe('a watermark', () => {
  it('keeps its picture from being deleted until it no longer uses it', async () => {
    const eve = await app.person('mark-keeper');
    const pictureId = await uploaded(eve, await upright());
    const mark = {
      name: 'Studio mark',
      content: `/api/files/${pictureId}`,
      style: {},
      customizations: { type: 'image' },
    };
    const { body } = await keep(eve, mark);
    const refused = await eve.delete<ErrorBody>(`/api/files/${pictureId}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This file is in use by the watermark “Studio mark”. Remove it there first.',
    ]);
    const lettered = { ...mark, content: '© Eve', customizations: { type: 'text' } };
    expect((await eve.put(`/api/user-watermarks/${body.id}`, lettered)).status).toBe(200);
    expect((await eve.delete(`/api/files/${pictureId}`)).status).toBe(204);
  });

  it('that is deleted takes its picture with it when the bin is emptied', async () => {
    const fay = await app.person('mark-deleter');
    const pictureId = await uploaded(fay, await upright());
    const content = `/api/files/${pictureId}`;
    const { body } = await keep(fay, { name: 'Mark', content, style: {}, customizations: { type: 'image' } });
    expect((await fay.get(content)).status).toBe(200);
    expect((await fay.delete(`/api/user-watermarks/${body.id}`)).status).toBe(204);
    expect((await fay.get(content)).status).toBe(200);
    expect((await fay.get(`/api/user-watermarks/${body.id}`)).status).toBe(404);
    await fay.post('/api/library/bin/empty', {});
    expect((await fay.get(content)).status).toBe(404);
  });

  it('is kept with the defaults of the spec, changed, listed and deleted', async () => {
    const bob = await app.person('bob');
    const { status, body } = await keep(bob, {
      name: ' Mine ',
      content: '© Bob',
      style: { position: 'bottom-right', opacity: 0.7, fontSize: '16px', color: 'black' },
      customizations: {},
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Mine', content: '© Bob', customizations: { type: 'text' } });
    expect(body.style).toMatchObject({
      position: 'bottom-right',
      opacity: 0.7,
      fontSize: '16px',
      color: 'black',
    });
    const changed = await bob.put<Watermark>(`/api/user-watermarks/${body.id}`, {
      name: 'Ours',
      content: 'We',
    });
    expect(changed.body.name).toBe('Ours');
    const eve = await app.person('eve');
    expect((await eve.get<Watermark[]>('/api/user-watermarks')).body).toEqual([]);
    expect((await eve.put(`/api/user-watermarks/${body.id}`, { name: 'x', content: 'y' })).status).toBe(404);
    expect((await eve.delete(`/api/user-watermarks/${body.id}`)).status).toBe(404);
    expect((await bob.delete(`/api/user-watermarks/${body.id}`)).status).toBe(204);
    expect((await bob.get<Watermark[]>('/api/user-watermarks')).body).toEqual([]);
  });

  it.each([
    [{ content: 'x' }, 'Please fill in watermark name and content'],
    [{ name: 'x', content: '  ' }, 'Please fill in watermark name and content'],
    [{ name: 'x', content: 'y'.repeat(121) }, 'within 120 characters'],
    [{ name: 'x', content: 'y', style: { opacity: 0 } }, 'Opacity goes from 0.1 to 1'],
    [{ name: 'x', content: 'y', style: { position: 'middle' } }, 'five positions'],
    [{ name: 'x', content: 'y', style: { color: 'red;}</style>' } }, 'Give a colour'],
    [{ name: 'x', content: 'y', style: { color: 'blurple' } }, 'Give a colour'],
    [{ name: 'x', content: 'y', style: { fontSize: '16px"/>' } }, 'Give the size'],
    [{ name: 'x', content: '\u{10ffff}' }, 'cannot be drawn'],
    [{ name: 'x', content: 'words', customizations: { type: 'logo' } }, 'needs a drawing'],
    [{ name: 'x', content: '/api/files/nobody', customizations: { type: 'image' } }, 'not one of yours'],
  ])('%j is refused with a message', async (json, message) => {
    const person = await app.person(`bad${nextNumber()}`);
    const answer = await keep(person, json);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  it('cannot smuggle a script in a drawing', async () => {
    const mal = await app.person('mal');
    const { body } = await keep(mal, {
      name: 'x',
      content:
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9" onload="x()"/></svg>',
      customizations: { type: 'logo' },
    });
    expect(body.content).toContain('<rect');
    expect(body.content).not.toMatch(/script|onload/);
  });
});

describe('photos', () => {
  it('carry the mark, upright, with their colours and, if wanted, their notes; what was uploaded for it goes', async () => {
    const ann = await app.person('ann');
    const assetId = await uploaded(ann, await upright());
    const order = (metadata: string, isTemporary: boolean) =>
      ann.post<Batch & ErrorBody>('/api/watermark-batches', {
        mark: {
          content: 'MARK',
          style: { color: '#ffffff', fontSize: '80px', opacity: 1, position: 'top-left', bold: true },
        },
        options: { metadata },
        photos: [{ assetId, isTemporary }],
      });
    const kept = await order('keep', false);
    expect(kept.status).toBe(202);
    const first = (await finished(ann, kept.body.id)).photos[0]!;
    const bytes = await bytesAt(ann, first.url!);
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.orientation ?? 1]).toEqual([400, 600, 1]);
    expect(facts.icc).toEqual((await sharp(await upright()).metadata()).icc);
    expect(facts.exif!.toString('latin1')).toContain('Ada');
    const brightest = async (left: number, top: number) =>
      Math.max(...(await sharp(bytes).extract({ left, top, width: 180, height: 90 }).raw().toBuffer()));
    expect(await brightest(10, 10)).toBeGreaterThan(230);
    expect(await brightest(200, 490)).toBeLessThan(150);

    const stripped = (await finished(ann, (await order('strip', true)).body.id)).photos[0]!;
    const bare = await sharp(await bytesAt(ann, stripped.url!)).metadata();
    expect(bare.exif?.toString('latin1') ?? '').not.toContain('Ada');
    expect(bare.icc).toBeDefined();
    expect((await ann.open('GET', `/api/files/${assetId}`)).status).toBe(404);
  });

  it('can be covered by tiles of a picture mark, several at once, and are taken home in a ZIP', async () => {
    const kim = await app.person('kim');
    const red = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const markId = await uploaded(kim, red, 'red.png');
    const photo = await upright('srgb');
    const photos = [{ assetId: await uploaded(kim, photo) }, { assetId: await uploaded(kim, photo) }];
    const { body } = await kim.post<Batch>('/api/watermark-batches', {
      mark: {
        content: `/api/files/${markId}`,
        style: { layout: 'tile', scale: 10, opacity: 1 },
        customizations: { type: 'image' },
      },
      options: { format: 'png' },
      photos,
    });
    const batch = await finished(kim, body.id);
    const { data, info } = await sharp(await bytesAt(kim, batch.photos[1]!.url!))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number) => data[(y * info.width + x) * info.channels]! > 200;
    for (const [left, top] of [
      [0, 0],
      [200, 0],
      [0, 300],
      [200, 300],
    ] as const) {
      let found = 0;
      for (let y = top; y < top + 300; y++) for (let x = left; x < left + 200; x++) if (isRed(x, y)) found++;
      expect(found).toBeGreaterThan(5000);
    }
    const zip = await bytesAt(kim, `/api/watermark-batches/${body.id}/zip`);
    const { headers } = await kim.get(`/api/watermark-batches/${body.id}/zip`);
    expect(headers.get('content-disposition')).toContain('holiday-watermarked.zip');
    expect(zip.toString('latin1')).toContain('holiday-watermarked.png');
    expect(zip.toString('latin1')).toContain('holiday-watermarked (2).png');

    const resultUrl = batch.photos[0]!.url!;
    const eve = await app.person('eve2');
    expect((await eve.delete(`/api/watermark-batches/${body.id}`)).status).toBe(404);
    expect((await eve.open('GET', `/api/watermark-batches/${body.id}/zip`)).status).toBe(404);
    expect((await kim.delete(`/api/watermark-batches/${body.id}`)).status).toBe(204);
    // Its photos are in the bin with it, and come back with it.
    const binned = async () =>
      (await kim.get<{ items: unknown[] }>('/api/library?bin=true')).body.items.length;
    const count = batch.photos.length;
    expect(await binned()).toBe(count);
    expect((await kim.post('/api/library/restore', { ids: [body.id] })).status).toBe(204);
    expect(await binned()).toBe(0);
    await kim.delete(`/api/watermark-batches/${body.id}`);
    await kim.post('/api/library/bin/empty', {});
    expect((await kim.open('GET', resultUrl)).status).toBe(404);
    expect((await kim.open('GET', `/api/files/${photos[0]!.assetId}`)).status).toBe(200);
  });

  it('take any mark, however large, long or thin it is asked for', async () => {
    const max = await app.person('max');
    const thread = await sharp({ create: { width: 2, height: 4000, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="60">Fine</text></svg>';
    const marks = [
      {
        content: `/api/files/${await uploaded(max, thread, 'thread.png')}`,
        customizations: { type: 'image' },
      },
      { content: 'Long words '.repeat(10), style: { fontSize: '999px' } },
      { content: drawing, customizations: { type: 'logo' } },
    ];
    const photos = [{ assetId: await uploaded(max, await upright()) }];
    for (const mark of marks) {
      for (const layout of ['single', 'tile']) {
        const style = { scale: 100, rotation: 30, ...mark.style, layout };
        const { body } = await max.post<Batch>('/api/watermark-batches', {
          mark: { ...mark, style },
          photos,
        });
        const [photo] = (await finished(max, body.id)).photos;
        expect(photo).toMatchObject({ error: null, url: expect.any(String) });
      }
    }
  });

  it('marked twice by a repeated run are the same photos', async () => {
    const ivo = await app.person('ivo');
    const assetId = await uploaded(ivo, await upright('srgb'));
    const { body } = await ivo.post<Batch>('/api/watermark-batches', {
      mark: { content: 'Again' },
      photos: [{ assetId }],
    });
    const before = await finished(ivo, body.id);
    const stored = await app.platform.assets.storedBytes(ivo.user!.id);
    // A run that was killed after it had saved a photo, and before it had noted it.
    await app.platform.assets.save({
      userId: ivo.user!.id,
      name: 'lost.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('lost'),
      partOf: { type: 'watermark-batch', id: body.id, role: 'result' },
    });
    const keep = () => Promise.reject(new Error('nothing is left to keep'));
    const run = {
      payload: {},
      id: 'again',
      userId: ivo.user!.id,
      itemId: body.id,
      db: app.platform.db,
      keep,
      settle: keep,
    };
    const quiet = { signal: new AbortController().signal, report: () => undefined, log: app.platform.log };
    await applyBatchHandler(app.platform)({ ...run, ...quiet });
    const after = await finished(ivo, body.id);
    expect(after.photos).toEqual(before.photos);
    expect(await app.platform.assets.storedBytes(ivo.user!.id)).toBe(stored);
  });

  it('of somebody else, or none at all, are refused', async () => {
    const [owner, thief] = [await app.person('owner'), await app.person('thief')];
    const assetId = await uploaded(owner, await upright('srgb'));
    const order = (photos: object[]) =>
      thief.post<ErrorBody>('/api/watermark-batches', { mark: { content: 'Mine now' }, photos });
    expect((await order([{ assetId }])).body.message).toContain('not yours');
    expect((await order([])).body.message).toContain('Choose at least one photo');
  });
});
