/** Images by a model server of the operator's own: from words, from pictures, into masks, and what happens when it fails. */

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import type { Asset } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import { type FakeA1111, startFakeA1111 } from '#tests/fakes/fake-a1111.ts';
import { pictureOf } from '#tests/fakes/fake-server.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Image } from '../contract.ts';

let app: TestApp;
let ada: Visitor;
let fake: FakeA1111;
let picture: Asset;
beforeAll(async () => {
  fake = await startFakeA1111();
  app = await openTestApp({ work: false, features: FEATURES.map(withoutPainter) });
  const admin = await app.person('boss');
  const fields = { name: 'Studio PC', protocol: 'a1111', address: fake.address, options: { side: 512 } };
  expect((await admin.post('/api/admin/models/servers', fields)).status).toBe(201);
  await choose(admin, 'server:studio-pc/dreamshaper_8');
  ada = await app.person('ada');
  picture = await upload(ada);
});
afterAll(async () => {
  await app.dispose();
  await fake.close();
});
beforeEach(() => fake.behave('ok'));

/** Drawing by the real illustrator is tested elsewhere. */
const withoutPainter = (feature: ServerFeature): ServerFeature =>
  feature.name === 'image' ? { ...feature, models: () => ({ image: builtinDoubles().image }) } : feature;
const choose = (admin: Visitor, value: string) => admin.put('/api/admin/settings/image_model', { value });
const upload = async (person: Visitor): Promise<Asset> =>
  (await person.upload(await pictureOf(300, 200, 9), 'a.png', 'image/png')).body as Asset;
const make = (body: object, person = ada) =>
  person.post<{ images: Image[] } & ErrorBody>('/api/generate/image', { prompt: 'a red apple', ...body });

describe('a failing engine', () => {
  it('is an error, unless the person lets Atelier draw instead, which is then said', async () => {
    fake.behave('out of memory');
    const refused = await make({});
    expect(refused.status).toBe(502);
    expect(refused.body.message).toContain('CUDA out of memory');

    const { status, body } = await make({ allowFallback: true });
    expect(status).toBe(200);
    expect(body.images[0]).toMatchObject({
      engine: 'Atelier Illustrator',
      model: 'builtin:illustrator',
      fallback: {
        engine: 'Studio PC dreamshaper_8',
        reason: 'Studio PC could not do this: CUDA out of memory.',
      },
    });
    const kept = (await ada.get<Image>(`/api/images/${body.images[0]!.id}`)).body;
    expect(kept.fallback?.engine).toBe('Studio PC dreamshaper_8');
    const recipe = (await ada.get(`/api/library/${kept.id}`)).text;
    expect(recipe).toContain('Instead of');
  });

  it('that works is not replaced', async () => {
    expect((await make({ allowFallback: true })).body.images[0]).toMatchObject({
      engine: 'Studio PC dreamshaper_8',
      fallback: null,
      isFromPicture: false,
    });
  });
});

describe('a picture to start from', () => {
  it('is offered by what the engine can', async () => {
    expect((await ada.get('/api/images/engine')).body).toMatchObject({
      canStartFromPicture: true,
      canSetStrength: true,
      canInpaint: true,
    });
  });

  it('goes to the engine with its strength and the part to paint', async () => {
    const strokes = [{ points: [[0.25, 0.5]], size: 0.2 }];
    const source = { assetId: picture.id, strength: 0.35, mask: { kind: 'strokes', strokes } };
    const { status, body } = await make({ source });
    expect(status).toBe(200);
    expect(body.images[0]).toMatchObject({ isFromPicture: true, width: 768, height: 512 });
    const sent = fake.callsOf('/sdapi/v1/img2img')[0]!.body;
    expect(sent.denoising_strength).toBe(0.35);
    const mask = sharp(Buffer.from(String(sent.mask), 'base64')).extractChannel(0);
    const { data, info } = await mask.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data[Math.round(y * info.height) * info.width + Math.round(x * info.width)];
    expect([at(0.25, 0.5), at(0.8, 0.5)]).toEqual([255, 0]);
  });

  it('must be there, mine, a picture, and something the engine can use', async () => {
    const bob = await app.person('bob');
    expect((await make({ source: { assetId: picture.id } }, bob)).status).toBe(404);
    expect((await make({ source: { assetId: 'nothing' } })).status).toBe(404);
    expect((await make({ source: { assetId: picture.id, strength: 7 } })).status).toBe(400);
    const points = [{ x: 0.5, y: 0.5 }];
    expect((await make({ source: { assetId: picture.id, mask: { kind: 'points', points } } })).status).toBe(
      400,
    );
  });

  it('is how /v1/images/edits paints what the photo editor cannot', async () => {
    const key = await ada.makeKey(['read', 'make']);
    const mask = await sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append(
      'image',
      new Blob([new Uint8Array(await pictureOf(300, 200, 9))], { type: 'image/png' }),
      'a.png',
    );
    form.append('mask', new Blob([new Uint8Array(mask)], { type: 'image/png' }), 'm.png');
    form.append('prompt', 'a hat on the table');
    const answer = await fetch(`${app.base}/v1/images/edits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    const sent = fake.callsOf('/sdapi/v1/img2img')[0]!.body;
    expect(sent.prompt).toBe('a hat on the table');
    const { channels } = await sharp(Buffer.from(String(sent.mask), 'base64')).stats();
    expect(channels[0]!.min).toBe(255);
  });
});
