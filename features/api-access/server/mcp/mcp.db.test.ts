/** An e2e test with the official client against a real server: over HTTP by key, and over standard input and output. */

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longIt } from '#tests/harness/short-round.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let ada: Visitor;
let client: Client;
beforeAll(async () => {
  app = await openTestApp();
  ada = await app.person('ada');
  client = await connect(await keyWith(['read', 'make']));
});
afterAll(async () => {
  await client.close();
  await app.dispose();
});

const keyWith = (scopes: string[]) => ada.makeKey(scopes);

async function connect(key: string): Promise<Client> {
  const own = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await own.connect(new StreamableHTTPClientTransport(new URL(`${app.base}/mcp`), { requestInit }));
  return own;
}

type Block = { type: string; text?: string; data?: string; mimeType?: string };
async function use(who: Client, name: string, args: Record<string, unknown> = {}) {
  const steps: number[] = [];
  const result = await who.callTool(
    { name, arguments: args },
    { onprogress: ({ progress }) => steps.push(progress) },
  );
  const content = result.content as Block[];
  const text = content[0]?.text ?? '';
  return {
    isError: result.isError ?? false,
    text,
    content,
    steps,
    facts: result.isError ? {} : JSON.parse(text),
  };
}

it('offers its tools, each with a description and a schema', async () => {
  const { tools } = await client.listTools();
  expect(tools.map((one) => one.name)).toEqual([
    'make_picture',
    'make_speech',
    'make_transcript',
    'make_song',
    'make_logo',
    'make_character',
    'make_video',
    'make_movie',
    'make_book',
    'make_cover',
    'make_campaign',
    'read_calendar',
    'write_mail',
    'list_templates',
    'fill_template',
    'write_note',
    'find_notes',
    'read_note',
    'list_library',
    'get_library_item',
    'fetch_file',
  ]);
  for (const tool of tools) {
    expect(tool.description!.length).toBeGreaterThan(30);
    expect(tool.inputSchema.type).toBe('object');
  }
});

it('makes a logo and a character with progress, finds them in the library, and fetches a file', async () => {
  const logo = await use(client, 'make_logo', { name: 'Harbour Café', words: 'coffee' });
  expect([logo.isError, logo.content[1]?.mimeType]).toEqual([false, 'image/png']);
  expect(logo.steps).toEqual([60]);
  const character = await use(client, 'make_character', {
    description: 'a woman with red hair',
    name: 'Rosa',
  });
  expect(character.facts).toMatchObject({ name: 'Rosa' });
  expect(character.steps).toEqual([5, 80]);
  const { facts } = await use(client, 'list_library', { limit: 10 });
  const titles = (facts.items as { title: string }[]).map((one) => one.title);
  expect(titles).toEqual(expect.arrayContaining(['Harbour Café', 'Rosa']));
  const fileId = String(character.facts.url).split('/').at(-1)!;
  const file = await use(client, 'fetch_file', { fileId });
  expect([file.content[1]?.type, file.facts.fileId]).toEqual(['image', fileId]);
  const { id } = (facts.items as { id: string; title: string }[]).find((one) => one.title === 'Rosa')!;
  expect((await use(client, 'get_library_item', { id })).isError).toBe(false);
});

it('is bound by the key: scopes, owners, revocation', async () => {
  const reader = await connect(await keyWith(['read']));
  const refused = await use(reader, 'make_logo', { name: 'Nope' });
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('scope “make”')]);
  const missing = await use(reader, 'fetch_file', { fileId: 'no-such-file' });
  expect([missing.isError, missing.text]).toEqual([true, expect.stringContaining('not found')]);
  await reader.close();
  await expect(connect('atl_wrong')).rejects.toThrow();
  expect((await app.visitor().post('/mcp', {})).status).toBe(401);
  // A session alone is no key: pages of this product have no business here.
  expect((await ada.post('/mcp', {})).status).toBe(401);
  expect((await ada.get('/mcp')).status).toBe(405);
});

longIt('serves an assistant on the same machine over standard input and output', async () => {
  const own = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', 'app/mcp.ts'],
    env: {
      ATELIER_URL: app.base,
      ATELIER_KEY: await keyWith(['read', 'make']),
      PATH: process.env.PATH ?? '',
    },
  });
  await own.connect(transport);
  const logo = await use(own, 'make_logo', { name: 'Stdio' });
  expect([logo.isError, logo.steps]).toEqual([false, [60]]);
  const { facts } = await use(own, 'list_library', { query: 'Stdio' });
  expect((facts.items as unknown[]).length).toBeGreaterThan(0);
  await own.close();
});
