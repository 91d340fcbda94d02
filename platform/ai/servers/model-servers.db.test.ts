/** Model servers that speak each protocol over real HTTP and WebSocket: what they are told, and whatever they answer. */

import { generateImage, generateText } from 'ai';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverOptionsSchema } from '#common/model-server.ts';
import { modelServers } from '#platform/db/tables/model-servers.table.ts';
import { type A1111Behaviour, type FakeA1111, startFakeA1111 } from '#tests/fakes/fake-a1111.ts';
import { startFakeComfy, WORKFLOW } from '#tests/fakes/fake-comfyui.ts';
import { startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { pictureOf } from '#tests/fakes/fake-server.ts';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { openTestPlatform, type TestPlatform } from '#tests/harness/test-platform.ts';
import { createBuiltinModels } from '../builtin-models.ts';
import { withProgress } from '../image/progress.ts';
import { createModelRegistry, type ModelRegistry } from '../model-registry.ts';
import { createModelServers, type ModelServers, type ServerFields } from './model-servers.ts';

const SECRET = 'a secret of this installation, long enough';
/** Milliseconds; a busy machine takes its time. */
const PATIENT = { askMs: 60_000, workMs: 60_000 };
const TOO_LATE = 'did not answer in time';
/** For servers that never answer. */
const HURRIED = { askMs: 300, workMs: 1500 };
const LIMITS = { ...PATIENT, maxBytes: 4 * 1024 * 1024, backoffMs: 1 };
beforeEach(() => void Object.assign(LIMITS, PATIENT));

let opened: TestPlatform;
let servers: ModelServers;
let models: ModelRegistry;
let a1111: FakeA1111;
let comfy: Awaited<ReturnType<typeof startFakeComfy>>;
beforeAll(async () => {
  opened = await openTestPlatform({ ...(await ownDatabase()), features: [] });
  [a1111, comfy] = await Promise.all([startFakeA1111({ password: 'ada:lovelace' }), startFakeComfy()]);
  servers = createModelServers(opened.platform.db, SECRET, LIMITS);
  models = createModelRegistry({
    models: {},
    keys: {},
    builtin: createBuiltinModels(),
    adapters: [servers.adapter],
  });
});
afterAll(async () => {
  await opened.dispose();
  await Promise.all([a1111.close(), comfy.close()]);
});

const fields = (given: Partial<ServerFields>): ServerFields => ({
  name: 'Studio PC',
  protocol: 'a1111',
  address: a1111.address,
  isEnabled: true,
  options: serverOptionsSchema.parse({}),
  ...given,
});
const png = () => pictureOf(300, 200, 3);
const draw = async (id: string, prompt: Parameters<typeof generateImage>[0]['prompt'] = 'a fox') =>
  generateImage({ model: await models.image(id), prompt, seed: 5, aspectRatio: '2:3', maxRetries: 0 });

describe('AUTOMATIC1111', () => {
  beforeAll(async () => {
    const server = await servers.add(fields({ address: a1111.address.replace('//', '//ada:lovelace@') }));
    expect(await servers.readModels(server.id)).toEqual(['dreamshaper_8', 'photo real xl']);
  });
  beforeEach(() => a1111.behave('ok'));

  it('keeps its password sealed, out of the address and out of sight', async () => {
    const [row] = await opened.platform.db
      .select()
      .from(modelServers)
      .where(eq(modelServers.slug, 'studio-pc'));
    expect(row!.address).toBe(a1111.address);
    expect(JSON.stringify(row)).not.toContain('lovelace');
    expect((await servers.get(row!.id)).key).toBe('ada:lovelace');
  });

  it('offers its models, draws in the shape asked for, and tells how far it is', async () => {
    expect(await servers.adapter.models('image')).toEqual([
      { model: 'studio-pc/dreamshaper_8', label: 'dreamshaper_8 · Studio PC' },
      { model: 'studio-pc/photo%20real%20xl', label: 'photo real xl · Studio PC' },
    ]);
    expect(await servers.adapter.models('speech')).toEqual([]);
    const stages: [string, number][] = [];
    a1111.behave('draw slowly');
    const { image } = await withProgress(
      (...stage) => stages.push(stage),
      () => draw('server:studio-pc/photo%20real%20xl'),
    );
    expect(await sharp(image.uint8Array).metadata()).toMatchObject({ width: 832, height: 1216 });
    expect(a1111.callsOf('/sdapi/v1/txt2img')[0]!.body).toMatchObject({
      prompt: 'a fox',
      seed: 5,
      width: 832,
      height: 1216,
      override_settings: { sd_model_checkpoint: 'photo real xl' },
    });
    expect(stages).toContainEqual(['Drawing on Studio PC', 0.5]);
  });

  it('begins with a picture and paints where a mask is white', async () => {
    const mask = await sharp(await png())
      .threshold(1)
      .png()
      .toBuffer();
    await generateImage({
      model: await models.image('server:studio-pc/dreamshaper_8'),
      prompt: { text: 'a fox', images: [await png()], mask },
      providerOptions: { adapter: { strength: 0.3 } },
      maxRetries: 0,
    });
    const { body } = a1111.callsOf('/sdapi/v1/img2img')[0]!;
    expect(body).toMatchObject({
      denoising_strength: 0.3,
      inpainting_mask_invert: 0,
      width: 1216,
      height: 832,
    });
    const sent = sharp(Buffer.from((body.init_images as string[])[0]!, 'base64'));
    expect(await sent.metadata()).toMatchObject({ width: 1216, height: 832, format: 'png' });
    expect(typeof body.mask).toBe('string');
  });

  it('is stopped when nobody waits any more', async () => {
    a1111.behave('wait to be stopped');
    const leave = new AbortController();
    const drawing = generateImage({
      model: await models.image('server:studio-pc/dreamshaper_8'),
      prompt: 'a fox',
      abortSignal: leave.signal,
      maxRetries: 0,
    });
    const ended = expect(drawing).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => a1111.callsOf('/sdapi/v1/txt2img').length).toBe(1);
    leave.abort();
    await ended;
    await expect.poll(() => a1111.callsOf('/sdapi/v1/interrupt').length).toBe(1);
  });

  it.each<[A1111Behaviour, string]>([
    ['garbage', 'is not understood'],
    ['wrong type', 'is not understood'],
    ['half a picture', 'not a whole picture'],
    ['hang', TOO_LATE],
    ['trickle', TOO_LATE],
    ['endless', 'sent more than 4 MB'],
    ['announce two gigabytes', 'sent more than 4 MB'],
    ['drop the line', 'cannot be reached'],
    ['cut off', 'cannot be reached, or the connection broke off'],
    ['out of memory', 'CUDA out of memory'],
    ['broken', 'Internal trouble'],
    ['send elsewhere', 'redirects to another address'],
    ['refuse the key', 'refused its key'],
    ['refuse the prompt', 'safety system'],
    ['no such model', 'doesn’t support this call'],
  ])('that answers with “%s” fails in words: %s', async (behaviour, words) => {
    if (words === TOO_LATE) Object.assign(LIMITS, HURRIED);
    a1111.behave(behaviour);
    const error = await draw('server:studio-pc/dreamshaper_8').catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: 'upstream_failed' });
    const { message } = error as Error;
    expect(message).toContain('Studio PC');
    expect(message).toContain(words);
    expect(message).not.toMatch(/lovelace|YWRhOmxvdmVsYWNl/);
    expect(a1111.callsOf('/sdapi/v1/txt2img')).toHaveLength(1);
  });

  it('says why it cannot be used: gone, switched off, without the model, or not for this', async () => {
    const [server] = await servers.list();
    const problem = (id: string, kind: 'image' | 'speech' = 'image') =>
      models[kind](id).then(
        () => 'none',
        (error: Error) => error.message,
      );
    expect(await problem('server:nowhere/x')).toContain("no model server 'nowhere'");
    expect(await problem('server:studio-pc/gone')).toContain("no model 'gone'");
    expect(await problem('server:studio-pc/dreamshaper_8', 'speech')).toContain('not used for this');
    await servers.change(server!.id, fields({ isEnabled: false }));
    expect(await problem('server:studio-pc/dreamshaper_8')).toContain('switched off');
    await servers.change(server!.id, fields({}));
    expect((await servers.get(server!.id)).key).toBe('ada:lovelace');
    // Its password is not sent to another machine.
    await servers.change(server!.id, fields({ address: 'http://127.0.0.1:9' }));
    expect((await servers.get(server!.id)).key).toBeNull();
  });
});

describe('ComfyUI', () => {
  const ID = 'server:comfy/workflow';
  beforeAll(async () => {
    const nodes = {
      ...WORKFLOW,
      '10': { class_type: 'LoadImage', inputs: { image: 'a.png' }, _meta: { title: 'image' } },
      '11': { class_type: 'LoadImageMask', inputs: { image: 'm.png', channel: 'alpha' } },
    };
    const options = serverOptionsSchema.parse({ side: 512, workflow: JSON.stringify(nodes) });
    const server = await servers.add(
      fields({ name: 'Comfy', protocol: 'comfyui', address: `${comfy.address}/`, options }),
    );
    expect(await servers.readModels(server.id)).toEqual(['workflow']);
  });
  beforeEach(() => comfy.behave('ok'));

  it('fills the workflow in, tells how far it is, and fetches the picture', async () => {
    const stages: [string, number][] = [];
    const { image } = await withProgress(
      (...stage) => stages.push(stage),
      () => draw(ID),
    );
    expect(await sharp(image.uint8Array).metadata()).toMatchObject({ width: 512, height: 768 });
    const { prompt } = comfy.callsOf('/prompt')[0]!.body as { prompt: typeof WORKFLOW };
    expect(prompt['6'].inputs.text).toBe('a fox');
    expect(prompt['3'].inputs.seed).toBe(5);
    expect(stages).toContainEqual(['Drawing on Comfy', 0.5]);
  });

  it('uploads the picture and the mask that it starts from', async () => {
    const mask = await sharp(await png())
      .threshold(1)
      .png()
      .toBuffer();
    await draw(ID, { text: 'a fox', images: [await png()], mask });
    expect(comfy.callsOf('/upload/image')).toHaveLength(2);
    const { prompt } = comfy.callsOf('/prompt')[0]!.body as {
      prompt: Record<string, { inputs: { image: string } }>;
    };
    expect(prompt['10']!.inputs.image).toMatch(/^atelier\/atelier-.*\.png$/);
    expect(prompt['11']!.inputs).toMatchObject({ channel: 'red' });
    expect(await servers.adapter.abilities!('comfy/workflow')).toMatchObject({
      startsFromPicture: true,
      inpaints: true,
    });
  });

  it.each(['no event line', 'flood the line'] as const)('draws all the same with %s', async (behaviour) => {
    comfy.behave(behaviour);
    expect((await draw(ID)).image.mediaType).toBe('image/png');
  });

  it.each([
    ['fail', 'KSampler: Allocation on device'],
    ['refuse', 'failed validation'],
    ['half a picture', 'not a whole picture'],
    ['garbage', 'is not understood'],
  ] as const)('that answers with “%s” fails in words: %s', async (behaviour, words) => {
    comfy.behave(behaviour);
    await expect(draw(ID)).rejects.toMatchObject({
      code: 'upstream_failed',
      message: expect.stringContaining(words),
    });
  });

  it('is stopped when nobody waits any more', async () => {
    comfy.behave('wait to be stopped');
    const leave = new AbortController();
    const drawing = generateImage({
      model: await models.image(ID),
      prompt: 'a fox',
      abortSignal: leave.signal,
      maxRetries: 0,
    });
    const ended = expect(drawing).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => comfy.running.size).toBe(1);
    leave.abort();
    await ended;
    expect(comfy.running.size).toBe(0);
  });
});

describe('OpenAI’s protocol', () => {
  it('lists its models, writes, draws and edits at the address given, with or without the version', async () => {
    const fake = await startFakeProvider();
    const options = serverOptionsSchema.parse({ kinds: ['image', 'text'], changesPictures: true });
    const server = await servers.add(
      fields({
        name: 'Local AI',
        protocol: 'openai',
        address: fake.baseURL.replace('/v1', ''),
        key: 'sk-local',
        options,
      }),
    );
    expect(await servers.readModels(server.id)).toEqual(['painter-1', 'writer-1']);
    const { text } = await generateText({
      model: await models.text('server:local-ai/writer-1'),
      prompt: 'Hello',
      maxRetries: 0,
    });
    expect(text).toContain('Warm bread');
    expect(fake.requests.at(-1)).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-local',
    });
    await draw('server:local-ai/painter-1', { text: 'a fox', images: [await png()], mask: await png() });
    expect(fake.requests.at(-1)!.path).toBe('/v1/images/edits');
    fake.script('refuse the key');
    await expect(draw('server:local-ai/painter-1')).rejects.toMatchObject({
      message: 'Local AI refused the key in Admin, Models.',
    });
    await expect(models.speech('server:local-ai/painter-1')).rejects.toThrow('not used for this');
    await fake.close();
  });
});

it('refuses addresses that are none', async () => {
  await expect(servers.add(fields({ address: 'studio' }))).rejects.toThrow('whole address');
  await expect(servers.add(fields({ address: 'ftp://studio' }))).rejects.toThrow('http://');
  await expect(servers.add(fields({ address: 'http://%E0%A4%A:x@studio' }))).rejects.toThrow('percent sign');
  await expect(servers.add(fields({ protocol: 'comfyui' }))).rejects.toThrow('isn’t valid JSON');
});
