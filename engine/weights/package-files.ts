/** Finds files that installed packages bring, whether npm unpacked the whole package or the launcher only its data. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the launcher puts them, see `scripts/install/fetch-data.mjs`. */
const DATA = '.data-packages';

const places = (path: string): string[] =>
  (require.resolve.paths(path) ?? []).flatMap((folder) => [join(folder, DATA, path), join(folder, path)]);

/** The folder of an installed package; undefined when it is not there. */
export const packageFolder = (name: string): string | undefined =>
  places(name).find((folder) => existsSync(join(folder, 'package.json')));

/** A file by the name of its package and its path in there (`name/path`); undefined when it is not there. */
export const packageFile = (path: string): string | undefined =>
  places(path).find((file) => existsSync(file));

/** The same, where nothing can be done without it. */
export function neededFile(path: string): string {
  const file = packageFile(path);
  if (!file) throw new Error(`The file ${path} is not installed.`);
  return file;
}
