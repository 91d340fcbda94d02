/** Files on the local disk: written beside, flushed, then renamed into place, so a crash leaves old or new bytes. */

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError, notFound, unavailableFor } from '#common/errors.ts';
import { isAbandoned, OWNER_MARK, OWNER_PATTERN } from '#platform/processes/owner-mark.ts';
import { clampRange } from './byte-range.ts';
import { assertSize, incomingBody } from './incoming-body.ts';
import type { ListedFile, PutOptions, Storage, StoredInfo } from './storage.ts';
import { assertKey, assertPrefix } from './storage-key.ts';

/** Not a possible shard name, so listings never see it. */
const TEMP_FOLDER = '.tmp';
/** Hours a temporary file is kept whose process cannot be told: longer than any upload lasts. */
const TEMP_HOURS = 24;
const DELETES_AT_ONCE = 16;
const TEMP_NAME = new RegExp(`^${OWNER_PATTERN}-`);
const tempName = () => `${OWNER_MARK}-${randomUUID()}`;

export async function createFsStorage({ root }: { root: string }): Promise<Storage> {
  const temp = join(root, TEMP_FOLDER);
  try {
    await mkdir(temp, { recursive: true });
  } catch (error) {
    throw explain(error);
  }
  await sweepTemp(temp);
  return new FsStorage(root, temp);
}

class FsStorage implements Storage {
  readonly kind = 'disk';
  readonly #root: string;
  readonly #temp: string;

  constructor(root: string, temp: string) {
    this.#root = root;
    this.#temp = temp;
  }

  /** 256 folders by hash: even filling, whatever the keys look like. '~' cannot occur in a key. */
  #path(key: string): { folder: string; file: string } {
    assertKey(key);
    const folder = join(this.#root, createHash('sha256').update(key).digest('hex').slice(0, 2));
    return { folder, file: join(folder, key.replaceAll('/', '~')) };
  }

  async put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<{ size: number }> {
    const { folder, file } = this.#path(key);
    const temp = join(this.#temp, tempName());
    try {
      const size = await writeFlushed(temp, body, options);
      await mkdir(folder, { recursive: true });
      await rename(temp, file);
      await flushFolder(folder);
      return { size };
    } catch (error) {
      await rm(temp, { force: true }).catch(() => undefined);
      throw explain(error);
    }
  }

  async get(key: string, range?: { start: number; end: number }) {
    const handle = await this.#open(key);
    try {
      const info = infoOf(await handle.stat());
      const part = range && clampRange(range, info.size);
      return { ...info, stream: handle.createReadStream(part ?? {}) };
    } catch (error) {
      await handle.close();
      throw explain(error);
    }
  }

  async #open(key: string): Promise<FileHandle> {
    try {
      return await open(this.#path(key).file, 'r');
    } catch (error) {
      throw explain(error);
    }
  }

  async head(key: string): Promise<StoredInfo> {
    try {
      return infoOf(await stat(this.#path(key).file));
    } catch (error) {
      throw explain(error);
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await rm(this.#path(key).file, { force: true });
    } catch (error) {
      throw explain(error);
    }
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    keys.forEach(assertKey);
    for (let i = 0; i < keys.length; i += DELETES_AT_ONCE) {
      await Promise.all(keys.slice(i, i + DELETES_AT_ONCE).map((key) => this.delete(key)));
    }
  }

  async *list(prefix: string): AsyncIterable<ListedFile> {
    assertPrefix(prefix);
    for (const shard of await readdir(this.#root)) {
      if (!/^[0-9a-f]{2}$/.test(shard)) continue;
      for (const name of await readdir(join(this.#root, shard))) {
        const key = name.replaceAll('~', '/');
        if (!key.startsWith(prefix)) continue;
        // A file deleted while the listing runs is simply not listed.
        const info = await stat(join(this.#root, shard, name)).catch(() => undefined);
        if (info) yield { key, size: info.size, modifiedAt: info.mtime };
      }
    }
  }

  async healthy(): Promise<boolean> {
    const probe = join(this.#temp, tempName());
    try {
      await writeFlushed(probe, Buffer.from('probe'), { contentType: 'text/plain' });
      return true;
    } catch {
      return false;
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }
}

const infoOf = (stats: { size: number; mtime: Date }) => ({ size: stats.size, modifiedAt: stats.mtime });

async function writeFlushed(path: string, body: Uint8Array | Readable, options: PutOptions): Promise<number> {
  if (!(body instanceof Readable)) assertSize(body, options);
  const incoming = body instanceof Readable ? incomingBody(body, options) : undefined;
  const handle = await open(path, 'wx', 0o600).catch((error) => {
    incoming?.stream.destroy();
    throw error;
  });
  try {
    await handle.writeFile(incoming?.stream ?? (body as Uint8Array));
    await handle.sync();
    return (await handle.stat()).size;
  } catch (error) {
    throw incoming?.failure() ?? error;
  } finally {
    await handle.close();
  }
}

/** Makes the rename itself survive a power cut; Windows cannot open folders and needs no flush. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sweepTemp(temp: string): Promise<void> {
  const oldest = Date.now() - TEMP_HOURS * 3_600_000;
  for (const name of await readdir(temp)) {
    const info = await stat(join(temp, name)).catch(() => undefined);
    if (!info) continue;
    const isLeft = isAbandoned(TEMP_NAME.exec(name)?.groups ?? {}, info.mtimeMs);
    if (isLeft || info.mtimeMs < oldest) await rm(join(temp, name), { force: true });
  }
}

function explain(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException)?.code;
  if (code === 'ENOENT') return notFound('That file');
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return unavailableFor(60, 'The disk that holds the files is full. Please tell the administrator.', error);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new AppError('unavailable', 'The folder that holds the files (DATA_DIR) cannot be used.', {
      cause: error,
    });
  }
  return error;
}
