// One hash over what ends up in the browser (or over given files), so that a start can tell whether anything changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function hashOfFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => name !== 'server')
    .flatMap((name) => filesUnder(join(path, name)));
}
