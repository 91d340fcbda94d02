/** The key is made once, kept, and never empty. */

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sessionSecret } from './session-secret.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function ownFolder(content?: string): { dataDir: string; path: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-secret-'));
  folders.push(dataDir);
  const path = join(dataDir, 'session-secret');
  if (content !== undefined) writeFileSync(path, content);
  return { dataDir, path };
}
const read = (dataDir: string) => sessionSecret({ dataDir, sessionSecret: undefined });

it('is made once and readable by its owner only', () => {
  const { dataDir, path } = ownFolder();
  const made = read(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(read(dataDir)).toBe(made);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it.each(['', ' \n'])('is made anew where the file is empty (%j), as a full disk leaves it', (content) => {
  const { dataDir, path } = ownFolder(content);
  const made = read(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(path, 'utf8')).toBe(made);
});

it('that is too short to be one stops the start', () => {
  const { dataDir, path } = ownFolder('short');
  expect(() => read(dataDir)).toThrow(path);
});
