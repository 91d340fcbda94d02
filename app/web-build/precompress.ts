/** Compresses once at build what the server would otherwise compress for every visitor. */

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

let compressing: Promise<unknown> | undefined;

export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  // Not waited for here: the pages are prepared meanwhile.
  writeBundle({ dir = '' }) {
    compressing = compressIn(join(dir, 'assets'));
  },
  async closeBundle() {
    await compressing;
  },
};

function compressIn(folder: string): Promise<unknown> {
  const limit = pLimit(availableParallelism());
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  return limit.map(names, async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await toBrotli(bytes));
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  });
}
