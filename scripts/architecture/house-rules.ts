/** The figures a reader relies on: short files, small folders, a first sentence that says why a file exists. */

import { readFileSync } from 'node:fs';

const MAX_LINES = 500;
const MAX_ENTRIES = 20;
const MEDIAN_LINES = 80;
const P95_LINES = 300;
const EXEMPT_FOLDERS = /(^|\/)(migrations|golden|art|screenshots|decisions)$|^features$/;

const isTest = (file: string): boolean => /\.test\.tsx?$|^tests\//.test(file);
/** Ids that only have to differ may be drawn. */
const UNSEEDED = /Math\.random\(|\brandom(Bytes|Int|FillSync)\(|getRandomValues\(/;

export function houseProblems(files: readonly string[]): string[] {
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const product = sources.filter((file) => !/\.test\.|^tests\//.test(file));
  const lines = new Map(product.map((file) => [file, readFileSync(file, 'utf8').split('\n').length]));
  const sorted = [...lines.values()].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const problems: string[] = [];

  for (const [file, count] of lines)
    if (count > MAX_LINES) problems.push(`${file} has ${count} lines; ${MAX_LINES} at most`);
  if (at(0.5) > MEDIAN_LINES) problems.push(`the median file has ${at(0.5)} lines; ${MEDIAN_LINES} at most`);
  if (at(0.95) > P95_LINES)
    problems.push(`one file in twenty has more than ${P95_LINES} lines (${at(0.95)})`);
  for (const file of sources) {
    if (!/^(#!.*\n)?(\/\*\*? |\/\/ )/.test(readFileSync(file, 'utf8'))) {
      problems.push(`${file} does not open with a sentence that says why it exists`);
    }
    if (isTest(file) && UNSEEDED.test(readFileSync(file, 'utf8')))
      problems.push(`${file}: chance in tests comes from tests/harness/seed.ts`);
    if (/(^|\/)(index|utils|helpers)\.tsx?$/.test(file)) problems.push(`${file}: no barrels and no drawers`);
  }
  return [...problems, ...crowdedFolders(files)];
}

function crowdedFolders(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth]!));
    }
  }
  return [...entries]
    .filter(([folder, names]) => names.size > MAX_ENTRIES && !EXEMPT_FOLDERS.test(folder))
    .map(([folder, names]) => `${folder}/ has ${names.size} entries; ${MAX_ENTRIES} at most`);
}
