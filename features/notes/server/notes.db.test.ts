/** Notes over HTTP: written, listed, saved upon what was read, linked, and nobody else's business. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { uploadPicture } from '#tests/factories/one-of-each.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { unzip } from '#tests/harness/unzip.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Block } from '../blocks/block.ts';
import { MAX_NOTES, type Note, type NoteSummary } from '../contract.ts';

let app: TestApp;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  [ada, bob] = [await app.person('ada'), await app.person('bob')];
});
afterAll(() => app.dispose());

const write = async (who: Visitor, body: object) => (await who.post<Note>('/api/notes', body)).body;
const text = (words: string, more: Partial<Block> = {}): object => ({
  type: 'paragraph',
  content: words,
  ...more,
});
const titles = (list: readonly NoteSummary[]) => list.map(({ title }) => title);

it('is written as blocks or Markdown, saved upon what was read, and goes back', async () => {
  const note = await write(ada, { markdown: '# Bread\n\nFlour and **time**.' });
  expect(note).toMatchObject({ title: 'Bread', version: 1, excerpt: 'Flour and time.' });
  const path = `/api/notes/${note.id}`;
  const blocks = [
    {
      type: 'heading',
      props: { level: 2 },
      content: [{ type: 'text', text: 'Rye', styles: { bold: true } }],
      children: [text('inside')],
    },
  ];
  const saved = await ada.put<Note>(path, { version: 1, title: 'Rye bread', blocks });
  expect(saved.body).toMatchObject({
    version: 2,
    blocks: [
      { type: 'heading', level: 2, content: [{ text: 'Rye', styles: ['bold'] }] },
      { type: 'paragraph', indent: 1 },
    ],
  });
  const late = await ada.put<ErrorBody & { version: number }>(path, { version: 1, blocks: [] });
  expect([late.status, late.body.version]).toEqual([409, 2]);
  const versions = (await ada.get<{ version: number; name: string }[]>(`${path}/versions`)).body;
  expect(versions).toMatchObject([{ version: 1, name: 'Bread' }]);
  expect((await ada.get<{ title: string }>(`${path}/versions/1`)).body.title).toBe('Bread');
  expect((await ada.get(`${path}/export`)).text).toBe('# Rye bread\n\n## **Rye**\n\ninside\n');
  expect((await ada.delete(path)).status).toBe(204);
  expect((await ada.get(path)).status).toBe(404);
  expect((await ada.post('/api/library/restore', { ids: [note.id] })).status).toBe(204);
  expect((await ada.get(path)).status).toBe(200);
});

it('refuses what is no note in words, and keeps nothing that runs', async () => {
  const refused = async (body: object) => {
    const answer = await ada.post<ErrorBody>('/api/notes', body);
    return [answer.status, answer.body.message];
  };
  expect(await refused({ blocks: [{ type: 'iframe' }] })).toEqual([400, expect.stringContaining('iframe')]);
  expect(await refused({ blocks: 'x' })).toEqual([400, 'Please send a list of blocks.']);
  expect(await refused({ markdown: 'a'.repeat(5_000_000) })).toEqual([
    400,
    expect.stringContaining('A note holds'),
  ]);
  expect(await refused({ blocks: [text('a'.repeat(600_000))] })).toEqual([
    400,
    expect.stringContaining('A note holds'),
  ]);
  const href = `https://a.b/${'c'.repeat(1900)}`;
  const links = Array.from({ length: 300 }, () => ({ type: 'text', text: 'x', href }));
  expect(await refused({ blocks: [{ type: 'paragraph', content: links }] })).toEqual([
    400,
    expect.stringContaining('A note holds'),
  ]);
  // More pieces than a block holds, out of Markdown: never stored as something that cannot be read again.
  expect(await refused({ markdown: '*a* b '.repeat(2000) })).toEqual([
    400,
    expect.stringContaining('A note holds'),
  ]);
  const note = await write(ada, {
    title: 'Odd',
    blocks: [
      {
        type: 'paragraph',
        content: [{ type: 'link', href: 'javascript:alert(1)', content: '<img src=x onerror=alert(1)>' }],
      },
    ],
    markdown: '<script>alert(1)</script> [x](data:text/html,y)',
  });
  expect(JSON.stringify(note.blocks)).not.toContain('href');
});

it('lists page by page in each order, by words and by pins', async () => {
  const cid = await app.person('cid');
  for (const name of ['b', 'C', 'a', 'd', 'e']) await write(cid, { title: name, markdown: `about ${name}` });
  const all = async (query: string) => {
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await cid.get<NoteSummary[]>(`/api/notes?limit=2&${query}&cursor=${cursor}`);
      found.push(...titles(page.body));
      cursor = page.headers.get('x-next-cursor') ?? '';
      if (!cursor) return found;
    }
  };
  expect(await all('sort=title')).toEqual(['a', 'b', 'C', 'd', 'e']);
  expect(await all('sort=created')).toEqual(['e', 'd', 'a', 'C', 'b']);
  expect(await all('q=about%20c')).toEqual(
    ['e', 'd', 'a', 'C', 'b'].filter((one) => one === 'C' || `about ${one}`.includes('c')),
  );
  const [first] = (await cid.get<NoteSummary[]>('/api/notes')).body;
  await cid.put(`/api/notes/${first!.id}`, { isPinned: true });
  expect(await all('pinned=true')).toEqual(['e']);
  expect(await all('pinned=false')).toEqual(['d', 'a', 'C', 'b']);
  expect((await cid.get<NoteSummary[]>('/api/notes')).body[0]).toMatchObject({ version: 1, isPinned: true });
  const zip = await (await cid.open('GET', '/api/notes/export')).arrayBuffer();
  expect([...(await unzip(Buffer.from(zip))).keys()].sort()).toEqual([
    'C.md',
    'a.md',
    'b.md',
    'd.md',
    'e.md',
  ]);
});

it('shows nothing of others through ids in its blocks, and loses no words over them', async () => {
  const hers = await write(ada, { title: 'Only for Ada', markdown: 'x' });
  const picture = await uploadPicture(ada);
  const task = (await ada.post<{ id: string }>('/api/tasks', { title: 'Secret plan' })).body;
  const note = await write(bob, {
    blocks: [
      text('kept'),
      { type: 'image', ref: picture.id },
      { type: 'task', taskId: task.id, content: 'mine', checked: true },
      { type: 'paragraph', content: [{ type: 'note', noteId: hers.id, title: 'there' }] },
    ],
  });
  expect(JSON.stringify(note)).not.toMatch(/Only for Ada|Secret plan/);
  expect(note.blocks).toHaveLength(4);
  expect((await ada.get<Note>(`/api/notes/${hers.id}`)).body.backlinks).toEqual([]);
  expect((await ada.get<{ completed: boolean }[]>('/api/tasks')).body[0]!.completed).toBe(false);
  expect((await bob.get(`/api/notes/${hers.id}`)).status).toBe(404);
  // Bob's note does not keep her file from being deleted.
  expect((await ada.delete(picture.url)).status).toBeLessThan(300);
});

it('has tasks that are tasks, and links that know where they come from', async () => {
  const note = await write(ada, { title: 'Plan', markdown: '- [ ] Order yeast\n- [x] Bake' });
  const path = `/api/notes/${note.id}`;
  const list = async () =>
    (await ada.get<{ id: string; title: string; completed: boolean }[]>('/api/tasks')).body;
  const yeast = (await list()).find(({ title }) => title === 'Order yeast')!;
  expect(note.blocks.map(({ taskId }) => taskId)).toContain(yeast.id);

  await ada.put(`/api/tasks/${yeast.id}`, { completed: true, title: 'Order fresh yeast' });
  const read = (await ada.get<Note>(path)).body;
  expect(read.blocks[0]).toMatchObject({ checked: true, content: [{ text: 'Order fresh yeast' }] });
  expect((await ada.get(`${path}/tasks`)).text).toContain('Order fresh yeast');

  const [first, ...rest] = read.blocks;
  await ada.put(path, {
    version: 1,
    blocks: [{ ...first, checked: false }, ...rest, { type: 'task', content: 'Eat' }],
  });
  const after = await list();
  expect(after.find(({ id }) => id === yeast.id)).toMatchObject({ completed: false });
  expect(after.map(({ title }) => title)).toContain('Eat');
  // A window that knows nothing of it leaves what was ticked elsewhere.
  await ada.put(`/api/tasks/${yeast.id}`, { completed: true });
  await ada.put(path, { version: 2, title: 'Plans' });
  expect((await list()).find(({ id }) => id === yeast.id)!.completed).toBe(true);

  const other = await write(ada, {
    blocks: [{ type: 'paragraph', content: [{ type: 'note', noteId: note.id, title: 'old name' }] }],
  });
  expect(other.blocks[0]!.content).toMatchObject([{ title: 'Plans' }]);
  expect((await ada.get<Note>(path)).body.backlinks).toMatchObject([{ id: other.id }]);
  const file = `/api/notes/${other.id}/export`;
  expect((await ada.get(file)).text).toBe(`[Plans](/notes/${note.id})\n`);
  expect((await bob.get(file)).status).toBe(404);
});

it('knows its tasks again when an answer was lost, and a long line keeps its end', async () => {
  const fay = await app.person('fay');
  const line = { id: 'line', type: 'task', content: `${'a'.repeat(199)}😀 to the end` };
  const note = await write(fay, { title: 'Long', blocks: [] });
  const path = `/api/notes/${note.id}`;
  const first = (await fay.put<Note>(path, { version: 1, blocks: [line] })).body;
  // The same once more, by somebody who never heard of the task.
  const again = (await fay.put<Note>(path, { version: 2, blocks: [line] })).body;
  expect(again.blocks).toEqual(first.blocks);
  expect((await fay.get<unknown[]>('/api/tasks')).body).toHaveLength(1);
  expect((await fay.get(path)).text).toContain('😀 to the end');
});

it('changes neither note nor task where one of them cannot be changed', async () => {
  const gil = await app.person('gil');
  const note = await write(gil, { title: 'Both', markdown: '- [ ] Old' });
  const path = `/api/notes/${note.id}`;
  const late = {
    version: 9,
    blocks: [
      { ...note.blocks[0], content: 'New' },
      { type: 'task', content: 'More' },
    ],
  };
  expect((await gil.put(path, late)).status).toBe(409);
  expect((await gil.get<{ title: string }[]>('/api/tasks')).body.map(({ title }) => title)).toEqual(['Old']);
  expect((await gil.get<Note>(path)).body.blocks).toMatchObject([{ content: [{ text: 'Old' }] }]);
});

it('counts earlier versions as storage', async () => {
  const hal = await app.person('hal');
  const used = () => app.platform.items.rowBytes(hal.user!.id);
  const markdown = Array.from({ length: 2000 }, (_, at) => `${at * 7919}`).join(' ');
  const note = await write(hal, { title: 'Grows', markdown });
  const before = await used();
  await hal.put(`/api/notes/${note.id}`, { title: 'Grown' });
  expect(await used()).toBeGreaterThan(before + 2000);
});

it('is shared as a page of its words and files, and of nothing else', async () => {
  const [mine, hidden] = [await uploadPicture(ada, 'loaf'), await uploadPicture(bob, 'bobs')];
  const note = await write(ada, {
    title: '<b>Bread</b>',
    blocks: [
      { type: 'task', content: '<script>alert(1)</script>', checked: true },
      { type: 'image', ref: mine.id },
      { type: 'image', ref: hidden.id },
    ],
  });
  const share = await ada.post<{ url: string; id: string }>('/api/shares', { assetId: note.id });
  expect(share.status).toBe(201);
  expect((await ada.get<unknown[]>(`/api/shares?assetId=${note.id}`)).body).toHaveLength(1);
  expect((await bob.post('/api/shares', { assetId: note.id })).status).toBe(404);
  const guest = app.visitor();
  const { url } = share.body;
  const page = await guest.get(url);
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/<script|<b>Bread/);
  expect(page.text).toContain('&#60;script&#62;');
  expect((await guest.get(`${url}/files/${mine.id}`)).status).toBe(200);
  expect((await guest.get(`${url}/files/${hidden.id}`)).status).toBe(404);
  await ada.delete(`/api/notes/${note.id}`);
  expect((await guest.get(url)).status).toBe(404);
  expect((await guest.get(`${url}/files/${mine.id}`)).status).toBe(404);
});

it('goes out as a ZIP of Markdown and comes back from it', async () => {
  const eve = await app.person('eve');
  await write(eve, { title: 'Bread', markdown: 'Flour and **time**.' });
  await write(eve, { title: 'Bread', markdown: '- [ ] Knead' });
  const zip = Buffer.from(await (await eve.open('GET', '/api/notes/export')).arrayBuffer());
  const dan = await app.person('dan');
  const path = '/api/notes/import';
  const back = await dan.upload(zip, 'notes.zip', 'application/zip', 'file', path);
  expect([back.status, back.body]).toEqual([201, { added: 2, left: [] }]);
  const list = (await dan.get<NoteSummary[]>('/api/notes')).body;
  expect(titles(list)).toEqual(['Bread', 'Bread']);
  expect((await dan.get<{ title: string }[]>('/api/tasks')).body[0]!.title).toBe('Knead');
  // Room is asked for all notes of an archive together.
  const many = app.platform.items.assertRoom(dan.user!.id, 'note', [], MAX_NOTES - 1);
  await expect(many).rejects.toThrow('of these already');
  const bad = await dan.upload(Buffer.from('no zip'), 'notes.zip', 'application/zip', 'file', path);
  expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('no ZIP')]);
});
