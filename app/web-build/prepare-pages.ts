/** Writes pages.json, from which the server puts pages together: their files, and what they show before the client runs. */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { build, type Plugin, type Rollup } from 'vite';
import { LANGUAGES, type Language } from '#common/texts.ts';
import type { PreparedPages } from '#platform/http/pages/prepared-pages.ts';
import { LANDING_MODULE, PAGE_MODULES } from '../pages.ts';
import { entryFiles, FRAME_MODULES, filesOfModule, START_MODULE } from './chunk-files.ts';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DIST = file('../../dist');

export const preparePages: Plugin = {
  name: 'prepare-pages',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const pages: PreparedPages = { files: filesIn(bundle), bodies: await bodies() };
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(pages));
  },
};

function filesIn(bundle: Rollup.OutputBundle): PreparedPages['files'] {
  const known = entryFiles(bundle);
  for (const name of filesOfModule(bundle, START_MODULE, known)) known.add(name);
  const of = (modules: readonly string[]) => [
    ...new Set(modules.flatMap((module) => filesOfModule(bundle, module, known))),
  ];
  const user = Object.entries(PAGE_MODULES).map(([path, module]) => [path, of([...FRAME_MODULES, module])]);
  return { visitor: { '/': of([LANDING_MODULE]) }, user: Object.fromEntries(user) };
}

/** Texts are read when modules load: each language gets a process of its own. */
async function bodies(): Promise<PreparedPages['bodies']> {
  // Inside of the project, wherever the build goes: what was built looks for its packages from there.
  mkdirSync(DIST, { recursive: true });
  const outDir = mkdtempSync(join(DIST, 'prerender-'));
  await build({
    configFile: false,
    root: file('../web'),
    logLevel: 'warn',
    build: {
      ssr: file('../web/prerender/main.ts'),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  const result: PreparedPages['bodies'] = { visitor: {}, user: {} };
  const env = { ...process.env, NODE_ENV: 'production' };
  const limit = pLimit(availableParallelism());
  const options = { maxBuffer: 64 * 1024 * 1024, env };
  const told = await limit.map(Object.keys(LANGUAGES) as Language[], async (language) => {
    const { stdout } = await run(process.execPath, [join(outDir, 'main.js'), language], options);
    return { language, ...(JSON.parse(stdout) as Record<'visitor' | 'user', Record<string, string>>) };
  });
  for (const { language, visitor, user } of told) {
    result.visitor[language] = visitor;
    result.user[language] = user;
  }
  rmSync(outDir, { recursive: true });
  return result;
}
