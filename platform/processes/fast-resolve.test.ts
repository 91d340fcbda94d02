/** Modules are found where Node itself finds them, and what is not there is missed. */

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const FLAG = ['--import', './platform/processes/fast-resolve.ts'];
const SPECIFIERS = [
  './app/pages.ts',
  '#common/errors.ts',
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'zod',
  'fastify',
  'node:fs',
  'fs',
];

function run(flags: string[], code: string): unknown {
  const args = [...flags, '--input-type=module', '-e', `console.log(JSON.stringify(${code}))`];
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

it('answers what Node answers', () => {
  const code = `${JSON.stringify(SPECIFIERS)}.map((one) => import.meta.resolve(one))`;
  expect(run(FLAG, code)).toEqual(run([], code));
});

it('loads what Node loads, once', () => {
  const code = `await Promise.all(['#common/errors.ts', './common/errors.ts', 'drizzle-orm', 'zod/v4', 'pg', 'pino'].map(
    async (one) => Object.keys(await import(one)).sort()))`;
  expect(run(FLAG, code)).toEqual(run([], code));
  expect(run(FLAG, `(await import('#common/errors.ts')) === (await import('./common/errors.ts'))`)).toBe(
    true,
  );
});

it('misses what is not there', () => {
  for (const name of ['#common/no-such-file.ts', './no-such-file.ts', 'no-such-package'])
    expect(run(FLAG, `await import('${name}').then(() => 'there', () => 'missing')`)).toBe('missing');
});
