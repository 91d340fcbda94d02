// Tells whether files have changed since something was made of them: by their times and sizes, and where these differ by content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One hash over the content of files and folders, tests and server sides left out. */
export function hashOfFiles(paths) {
  const hash = createHash('sha256');
  for (const { path } of paths.flatMap(filesUnder).sort(byPath)) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** What was made of these files says so in a file of its own. */
export function stampOf(file, paths) {
  const [content, looks] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const now = looksOfFiles(paths);
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${hashOfFiles(paths)}\n${now}`);
  };
  return {
    isCurrent() {
      if (!content || looks === now) return Boolean(content);
      // Copied or checked out anew: the same content with other times.
      if (hashOfFiles(paths) !== content) return false;
      write();
      return true;
    },
    write,
  };
}

function looksOfFiles(paths) {
  const hash = createHash('sha256');
  for (const { path, size, mtimeMs } of paths.flatMap(filesUnder).sort(byPath))
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  return hash.digest('hex');
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) {
    const { size, mtimeMs } = stat;
    return /\.test\.tsx?$/.test(path) ? [] : [{ path, size, mtimeMs }];
  }
  return readdirSync(path)
    .filter((name) => name !== 'server')
    .flatMap((name) => filesUnder(join(path, name)));
}
