/** A ZIP as a stream that is filled while it is read: one source is open at a time, and closed when the reader leaves. */

import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { AppError } from '#common/errors.ts';
import type { Storage } from './storage.ts';
import { type KnownFile, openWhole } from './whole-file.ts';

export type AddToZip = (
  name: string,
  content: Buffer | Readable,
  options?: { compress?: boolean },
) => Promise<void>;

export interface ZipFiller {
  add: AddToZip;
  /** Adds a stored file; one that is gone or cut short is left out and named instead. Answers whether it is in. */
  addStored(name: string, storage: Storage, file: KnownFile): Promise<boolean>;
}

/** Names what is not in the archive; there only where something is missing. */
export const MISSING_FILES = 'MISSING-FILES.txt';

const missingText = (lines: readonly string[]): string =>
  `These files are not in this archive, because their stored content is missing or incomplete:\n\n${lines.join('\n')}\n`;

/** Ends when `fill` does; breaks off with its error. Destroying the stream stops the filling. */
export function zipStream(fill: (zip: ZipFiller) => Promise<void>): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  const missing: string[] = [];

  const add: AddToZip = async (name, content, { compress = !('pipe' in content) } = {}) => {
    if (!('pipe' in content)) return zip.addBuffer(content, name, { compress });
    const close = () => content.destroy();
    if (output.destroyed) close();
    else zip.addReadStream(content, name, { compress });
    output.once('close', close);
    try {
      await finished(content);
    } finally {
      output.off('close', close);
    }
  };

  const addStored: ZipFiller['addStored'] = async (name, storage, file) => {
    let source: Readable;
    try {
      source = await openWhole(storage, file);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'gone') throw error;
      missing.push(name);
      return false;
    }
    // What has begun in an archive cannot be taken back: a file that breaks off ends there, and is named.
    const entry = new PassThrough();
    const added = add(name, entry);
    added.catch(() => undefined);
    const isWhole = await pipeline(source, entry, { end: false }).then(
      () => true,
      () => false,
    );
    entry.end();
    await added;
    if (!isWhole) missing.push(`${name} (broken off)`);
    return isWhole;
  };

  const finish = async () => {
    await fill({ add, addStored });
    if (missing.length > 0) await add(MISSING_FILES, Buffer.from(missingText(missing)));
  };
  finish().then(
    () => zip.end(),
    (error) => output.destroy(error),
  );
  return output;
}
