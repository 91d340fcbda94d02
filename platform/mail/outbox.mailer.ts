/** Keeps e-mails as files when no mail server is set, so that the admin can still read every one of them. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { AppError, notFound } from '#common/errors.ts';
import { ID_PATTERN, newId } from '#common/ids.ts';
import { assertMail, assertSender, type Mailer, type OutgoingMail } from './mailer.ts';
import { partsOf } from './smtp.mailer.ts';

export interface OutboxEntry {
  id: string;
  to: string;
  from: string;
  subject: string;
  kind: OutgoingMail['kind'];
  /** ISO, UTC. */
  createdAt: string;
}

export interface OutboxMail extends OutboxEntry {
  html: string;
  text: string;
  /** The complete message as any mail program opens it. */
  eml: Buffer;
}

export interface OutboxMailer extends Mailer {
  /** Newest first. */
  list(limit?: number): Promise<OutboxEntry[]>;
  read(id: string): Promise<OutboxMail>;
}

export interface OutboxOptions {
  folder: string;
  from: string;
  /** How many mails stay; the oldest go first. */
  keep?: number;
}

type StoredMail = Omit<OutboxMail, 'eml'>;

export function createOutboxMailer({ folder, from, keep = 1000 }: OutboxOptions): OutboxMailer {
  assertSender(from);
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const pathOf = (id: string, ending: 'eml' | 'json') => join(folder, `${id}.${ending}`);
  const load = async (id: string): Promise<StoredMail> =>
    JSON.parse(await readFile(pathOf(id, 'json'), 'utf8'));

  /** Ids sort by time. The .json is written last: a mail without one is unfinished. */
  async function idsNewestFirst(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    return ids.sort().reverse();
  }

  async function prune(): Promise<void> {
    for (const id of (await idsNewestFirst()).slice(keep)) {
      await rm(pathOf(id, 'json'), { force: true });
      await rm(pathOf(id, 'eml'), { force: true });
    }
  }

  return {
    kind: 'outbox',
    async send(mail) {
      assertMail(mail);
      const id = newId();
      const { to, subject, kind, html, text } = mail;
      const stored: StoredMail = {
        id,
        to,
        from,
        subject,
        kind,
        createdAt: new Date().toISOString(),
        html,
        text,
      };
      try {
        await mkdir(folder, { recursive: true });
        const { message } = await composer.sendMail(partsOf(mail, from));
        await writeWhole(pathOf(id, 'eml'), message as Buffer);
        await writeWhole(pathOf(id, 'json'), JSON.stringify(stored));
        await prune();
      } catch (error) {
        const reason =
          (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'the disk is full' : 'it cannot be written';
        throw new AppError('unavailable', `The e-mail could not be put into the outbox folder: ${reason}.`, {
          cause: error,
        });
      }
      return { id };
    },
    async list(limit = 50) {
      const ids = (await idsNewestFirst()).slice(0, Math.max(0, limit));
      const mails = await Promise.all(ids.map((id) => load(id).catch(() => undefined)));
      return mails.filter((mail) => mail !== undefined).map(({ html, text, ...entry }) => entry);
    },
    async read(id) {
      if (!ID_PATTERN.test(id)) throw notFound('That e-mail');
      try {
        return { ...(await load(id)), eml: await readFile(pathOf(id, 'eml')) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound('That e-mail');
        throw error;
      }
    },
    close: () => composer.close(),
  };
}

/** Only the owner may read: mails hold names and addresses. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
