/** The outbox keeps complete mails, newest first, and lets nobody reach outside of its folder. */

import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailer, isOutbox } from './create-mailer.ts';
import type { OutgoingMail } from './mailer.ts';
import { createOutboxMailer, type OutboxMailer } from './outbox.mailer.ts';

const FROM = 'Atelier <hello@example.com>';
const mail: OutgoingMail = {
  to: 'marta@example.org',
  subject: 'Hello',
  html: '<p>Coloured</p>',
  text: 'Plain',
  kind: 'notification',
};

let parent: string;
let folder: string;
let outbox: OutboxMailer;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  folder = join(parent, 'outbox');
  outbox = createOutboxMailer({ folder, from: FROM });
});
afterEach(() => rm(parent, { recursive: true }));

it('is empty before the first mail', async () => {
  expect(await outbox.list()).toEqual([]);
});

it('gives back what was sent, with the message as a file', async () => {
  const before = Date.now();
  const { id } = await outbox.send(mail);
  const read = await outbox.read(id);
  expect(read).toMatchObject({ ...mail, id, from: FROM });
  expect(Date.parse(read.createdAt)).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
  expect(Date.parse(read.createdAt)).toBeLessThanOrEqual(Date.now());
  const eml = read.eml.toString();
  expect(eml).toMatch(/^To: marta@example\.org/m);
  expect(eml).toMatch(/^Subject: Hello/m);
  expect(eml).toContain('<p>Coloured</p>');
  expect((await readdir(folder)).sort()).toEqual([`${id}.eml`, `${id}.json`]);
  expect((await stat(join(folder, `${id}.eml`))).mode & 0o077).toBe(0);
});

it('lists newest first, without bodies, up to the limit', async () => {
  for (const subject of ['one', 'two', 'three']) {
    await outbox.send({ ...mail, subject });
    // Ids sort by millisecond.
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  expect((await outbox.list()).map((entry) => entry.subject)).toEqual(['three', 'two', 'one']);
  const [entry, ...others] = await outbox.list(1);
  expect(others).toEqual([]);
  expect(Object.keys(entry ?? {}).sort()).toEqual(['createdAt', 'from', 'id', 'kind', 'subject', 'to']);
  expect(await outbox.list(0)).toEqual([]);
});

it('skips a file that is broken or half written', async () => {
  await outbox.send(mail);
  await writeFile(join(folder, 'zzz.json'), '{"id": "zz');
  await writeFile(join(folder, 'zzzz.eml.part'), 'half');
  expect(await outbox.list()).toHaveLength(1);
});

it('forgets the oldest beyond what it keeps', async () => {
  const small = createOutboxMailer({ folder, from: FROM, keep: 2 });
  for (let i = 0; i < 4; i++) await small.send({ ...mail, subject: `mail ${i}` });
  expect(await small.list()).toHaveLength(2);
  expect(await readdir(folder)).toHaveLength(4);
});

it.each(['nothere', '../secret', '..', 'a/b', '', 'a\0', 'x'.repeat(65)])('does not read %j', async (id) => {
  await outbox.send(mail);
  await writeFile(join(parent, 'secret.json'), '{}');
  await expect(outbox.read(id)).rejects.toMatchObject({ code: 'not_found' });
});

it('refuses line breaks in header fields', async () => {
  await expect(outbox.send({ ...mail, to: 'a@b.cc\nBcc: d@e.ff' })).rejects.toMatchObject({
    code: 'bad_request',
  });
  await expect(outbox.send({ ...mail, subject: 'a\nb' })).rejects.toMatchObject({ code: 'bad_request' });
  expect(await outbox.list()).toEqual([]);
});

it('says so when its folder cannot be written', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  const blocked = createOutboxMailer({ folder: join(file, 'outbox'), from: FROM });
  await expect(blocked.send(mail)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The e-mail could not be put into the outbox folder: it cannot be written.',
  });
});

it('is what stands in when no mail server is set', async () => {
  const without = await createMailer({ from: FROM, outboxFolder: folder });
  const withServer = await createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: FROM, outboxFolder: folder });
  expect(isOutbox(without)).toBe(true);
  expect(isOutbox(withServer)).toBe(false);
});
