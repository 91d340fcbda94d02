/** The page "Models" over HTTP: servers added, tried, switched to and removed; keys stay sealed, tests cost nobody. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { type FakeA1111, startFakeA1111 } from '#tests/fakes/fake-a1111.ts';
import { WORKFLOW } from '#tests/fakes/fake-comfyui.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CloudProvider, EngineTool, ServerEntry, Tried } from '../../calls/model-calls.ts';
import { adminFeature } from '../admin.feature.ts';

let app: TestApp;
let admin: Visitor;
let a1111: FakeA1111;
let provider: FakeProvider;
let server: ServerEntry;
beforeAll(async () => {
  [a1111, provider] = await Promise.all([startFakeA1111({ password: 'ada:lovelace' }), startFakeProvider()]);
  app = await openTestApp({
    work: false,
    features: [accountFeature, adminFeature, imageFeature],
    env: { COMPATIBLE_BASE_URL: provider.baseURL, COMPATIBLE_NAME: 'Studio Cloud' },
  });
  admin = await app.person('boss');
});
afterAll(async () => {
  await app.dispose();
  await Promise.all([a1111.close(), provider.close()]);
});

const SERVERS = '/api/admin/models/servers';
const overview = async () =>
  (await admin.get<{ tools: EngineTool[]; providers: CloudProvider[] }>('/api/admin/models')).body;
const toolOf = async (kind: string) => (await overview()).tools.find((one) => one.kind === kind)!;
const choose = (value: string) => admin.put<ErrorBody>('/api/admin/settings/image_model', { value });

it('adds a server, reads what it has, and never shows its key', async () => {
  const answer = await admin.post<ServerEntry>(SERVERS, {
    name: 'Studio PC',
    protocol: 'a1111',
    address: a1111.address,
    key: 'ada:lovelace',
    options: { side: 512 },
  });
  expect(answer.status).toBe(201);
  server = answer.body;
  expect(server).toMatchObject({ slug: 'studio-pc', hasKey: true, serves: [] });
  expect(server.models).toEqual(['dreamshaper_8', 'photo real xl']);
  expect(answer.text + (await admin.get(SERVERS)).text).not.toContain('lovelace');
  const [entry] = await app.platform.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, 'model_server_added'));
  expect(entry).toMatchObject({ adminId: admin.user!.id, targetId: 'studio-pc' });
  expect(JSON.stringify(entry)).not.toContain('lovelace');
});

it('says of every tool what serves it and what could, and of every provider what is missing', async () => {
  const { tools, providers } = await overview();
  expect(tools.map(({ kind }) => kind)).toEqual(['image', 'speech', 'transcription', 'video', 'text']);
  expect(tools[0]).toMatchObject({
    model: 'builtin:illustrator',
    engine: 'Atelier Illustrator',
    problem: null,
    isChosen: false,
  });
  expect(tools[0]!.choices.map(({ id }) => id)).toEqual([
    'builtin:illustrator',
    'server:studio-pc/dreamshaper_8',
    'server:studio-pc/photo%20real%20xl',
  ]);
  expect(tools[4]).toMatchObject({ kind: 'text', model: null, problem: null });
  expect(providers.find(({ id }) => id === 'openai')).toMatchObject({
    isConnected: false,
    setting: 'OPENAI_API_KEY',
    test: null,
  });
  expect(providers.find(({ id }) => id === 'compatible')).toMatchObject({
    isConnected: true,
    label: 'Studio Cloud',
    test: null,
  });
  await choose('compatible:painter-1');
  expect((await overview()).providers.find(({ id }) => id === 'compatible')!.test).toEqual({
    kind: 'image',
    model: 'compatible:painter-1',
  });
  await choose('');
});

it('tries a server out: a tiny picture to look at, or what is wrong in words', async () => {
  const test = async () => (await admin.post<Tried>(`${SERVERS}/${server.id}/test`, {})).body;
  const good = await test();
  expect(good).toMatchObject({ isGood: true, error: null, modelCount: 2 });
  expect(good.picture).toMatch(/^data:image\/webp;base64,/);
  expect(a1111.callsOf('/sdapi/v1/txt2img')[0]!.body).toMatchObject({ width: 256, steps: 8 });
  a1111.behave('out of memory');
  expect(await test()).toMatchObject({ isGood: false, error: expect.stringContaining('CUDA out of memory') });
  a1111.behave('garbage');
  expect(await test()).toMatchObject({ isGood: false, error: expect.stringContaining('not understood') });
  a1111.behave('ok');
});

it('switches at once, is not taken away while it serves, and goes when it does not', async () => {
  expect((await choose('server:studio-pc/dreamshaper_8')).status).toBe(200);
  expect(await toolOf('image')).toMatchObject({
    model: 'server:studio-pc/dreamshaper_8',
    engine: 'Studio PC dreamshaper_8',
    problem: null,
    isChosen: true,
  });
  const ada = await app.person('ada');
  const made = await ada.post<{ images: { engine: string; width: number }[] }>('/api/generate/image', {
    prompt: 'a fox',
  });
  expect(made.body.images[0]).toMatchObject({ engine: 'Studio PC dreamshaper_8', width: 512 });

  const fields = { name: 'Studio PC', protocol: 'a1111', address: a1111.address, options: { side: 512 } };
  const off = await admin.put<ErrorBody>(`${SERVERS}/${server.id}`, { ...fields, isEnabled: false });
  expect([off.status, off.body.message]).toEqual([409, expect.stringContaining('is in use')]);
  expect((await admin.delete(`${SERVERS}/${server.id}`)).status).toBe(409);
  await choose('');
  expect((await admin.put(`${SERVERS}/${server.id}`, { ...fields, isEnabled: false })).status).toBe(200);
  expect((await admin.delete(`${SERVERS}/${server.id}`)).status).toBe(204);
  expect((await admin.get<ServerEntry[]>(SERVERS)).body).toEqual([]);
  await choose('server:studio-pc/dreamshaper_8');
  expect((await toolOf('image')).problem).toContain("no model server 'studio-pc'");
  await choose('');
});

it('tries engines out without counting it as anybody’s use', async () => {
  const tried = async (kind: string, model: string) =>
    (await admin.post<Tried>('/api/admin/models/test', { kind, model })).body;
  const used = async () => (await app.platform.usage.usedThisMonth(admin.user!.id)).get('image') ?? 0;
  const before = await used();
  expect(await tried('image', 'compatible:painter-1')).toMatchObject({ isGood: true });
  expect(await tried('text', 'compatible:writer-1')).toMatchObject({
    isGood: true,
    words: expect.stringContaining('Warm bread'),
  });
  expect(await tried('image', 'openai:gpt-image-1')).toMatchObject({
    isGood: false,
    error: expect.stringContaining('OPENAI_API_KEY'),
  });
  expect(await used()).toBe(before);
});

it('reads workflows and refuses bad input in words', async () => {
  const read = async (workflow: string) =>
    (
      await admin.post<{ inputs: string[]; problem: string | null }>('/api/admin/models/workflow', {
        workflow,
      })
    ).body;
  expect(await read(JSON.stringify(WORKFLOW))).toEqual({
    inputs: ['prompt', 'negative', 'seed', 'width', 'height'],
    problem: null,
  });
  expect((await read('{"nodes":[]}')).problem).toContain('Export (API)');
  const add = (fields: object) =>
    admin.post<ErrorBody>(SERVERS, {
      name: 'X',
      protocol: 'a1111',
      address: 'http://127.0.0.1:9',
      ...fields,
    });
  for (const [fields, words] of [
    [{ name: ' ' }, 'enter a name'],
    [{ address: 'studio' }, 'whole address'],
    [{ address: 'file:///etc/passwd' }, 'http://'],
    [{ protocol: 'comfyui' }, 'isn’t valid JSON'],
    [{ protocol: 'smoke' }, ''],
    [{ options: { steps: 0 } }, '1 to 150'],
  ] as const) {
    const { status, text } = await add(fields);
    expect(status, JSON.stringify(fields)).toBe(400);
    expect(text).toContain(words);
  }
  expect((await admin.post(`${SERVERS}/nothing/test`, {})).status).toBe(404);
});
