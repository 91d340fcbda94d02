// Brings the packages up to date: those the product runs on and is built with, and those of the workshop where somebody tests.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchDataPackages } from './fetch-data.mjs';
import { npm } from './npm.mjs';
import { hashOfFiles } from './source-hash.mjs';
import { removeUnused } from './unused-files.mjs';

export const STAMP = join('node_modules', '.atelier-installed');
const WITH_WORKSHOP = ' with workshop';

export const wantedStamp = (withWorkshop) =>
  hashOfFiles(['package-lock.json', 'package.json', 'scripts/install']) + (withWorkshop ? WITH_WORKSHOP : '');

/**
 * Installs exactly when something other was installed. `npm ci` would be stricter, but it also fails when a registry lacks
 * optional packages of platforms that are not this one. Resolves to what went wrong, in words; undefined when all is there.
 */
export async function installPackages(withWorkshop) {
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  // Whoever has tested here will again: a start after an update does not take their tools away.
  const everything = withWorkshop || installed.endsWith(WITH_WORKSHOP);
  if (installed === wantedStamp(everything)) return undefined;
  console.log('Installing packages (a minute or two the first time) …');
  const flags = ['--no-save', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Side by side: npm unpacks on one processor only.
  const [status, missing] = await Promise.all([
    npm(['install', everything ? '--include=dev' : '--omit=dev', ...flags]),
    fetchDataPackages(),
  ]);
  if (status !== 0) return 'The packages could not be installed.';
  removeUnused();
  rmSync(join('node_modules', '.cache', 'compile'), { recursive: true, force: true });
  for (const line of missing) console.error(`A package with data is missing: ${line}.`);
  if (missing.length > 0)
    console.error('What needs it says so; everything else works. The next start tries again.');
  else {
    mkdirSync('node_modules', { recursive: true });
    writeFileSync(STAMP, wantedStamp(everything));
  }
  return undefined;
}
