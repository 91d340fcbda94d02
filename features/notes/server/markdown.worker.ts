/** The thread that reads long Markdown, and archives of it: their writer may mean harm. */

import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { AppError } from '#common/errors.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import { MAX_CHARACTERS, MAX_TITLE } from '../blocks/block.ts';
import { BlockProblem, readBlocks } from '../blocks/read-blocks.ts';
import { MAX_IMPORT_NOTES } from '../contract.ts';
import { type ReadNote, readMarkdown } from '../markdown/read-markdown.ts';

export type MarkdownOrder = { text: string; hasTitle: boolean } | { zip: Uint8Array };

export interface ReadArchive {
  notes: ReadNote[];
  /** Names of files that are no note, or too long for one. */
  left: string[];
}

const IS_NOTE = /\.(md|markdown|txt)$/i;
/** Of all files together, unpacked: an archive may claim to be small. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
const MAX_LEFT = 20;
const NO_ZIP = 'This file is no ZIP archive that can be read.';

const openZip = (bytes: Uint8Array): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) =>
      error ? reject(new AppError('bad_request', NO_ZIP)) : resolve(zip),
    ),
  );

const openEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );

/** Undefined where it is longer than a note can be. */
async function textOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of (await openEntry(zip, entry)) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_CHARACTERS * 4) return undefined;
    parts.push(part);
  }
  const text = Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return text.length > MAX_CHARACTERS ? undefined : text;
}

/** Undefined where it is more than a note holds. */
function readNote(text: string): ReadNote | undefined {
  try {
    const { title, blocks } = readMarkdown(text, { hasTitle: true });
    return { title, blocks: readBlocks(blocks) };
  } catch (error) {
    if (!(error instanceof BlockProblem)) throw error;
    return undefined;
  }
}

async function readZip(bytes: Uint8Array): Promise<ReadArchive> {
  const zip = await openZip(bytes);
  const found: ReadArchive = { notes: [], left: [] };
  const leave = (name: string) => void (found.left.length < MAX_LEFT && found.left.push(name.slice(0, 200)));
  let [entries, total] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    const take = async (entry: yauzl.Entry) => {
      if (++entries > MAX_ENTRIES) throw new AppError('bad_request', 'This archive has too many files.');
      const name = basename(entry.fileName);
      if (entry.fileName.endsWith('/') || /(^|\/)(__MACOSX|\.)/.test(entry.fileName)) return;
      if (!IS_NOTE.test(name) || found.notes.length >= MAX_IMPORT_NOTES) return leave(name);
      const text = await textOf(zip, entry);
      total += text?.length ?? 0;
      if (total > MAX_BYTES) throw new AppError('bad_request', 'This archive is too large to read.');
      const read = text === undefined ? undefined : readNote(text);
      if (!read) return leave(name);
      found.notes.push({ ...read, title: cutText(read.title || name.replace(IS_NOTE, ''), MAX_TITLE) });
    };
    const fail = (error: unknown) =>
      reject(error instanceof AppError ? error : new AppError('bad_request', NO_ZIP));
    zip.on('entry', (entry: yauzl.Entry) => take(entry).then(() => zip.readEntry(), fail));
    zip.once('end', () => resolve());
    zip.once('error', fail);
    zip.readEntry();
  });
  return found;
}

serveThread<MarkdownOrder, ReadNote | ReadArchive>((order) =>
  'zip' in order ? readZip(order.zip) : readMarkdown(order.text, order),
);
