/** What only some requests need is loaded with the first of them: a server that reads it at its start makes everybody wait. */

import { readFileSync } from 'node:fs';

/** Packages that take long to read. */
const LATER = /^(@react-email\/|@huggingface\/|eld\b|react-dom\b|three\b|openai\b|@modelcontextprotocol\/)/;
const ENTRIES = ['app/server.ts', 'app/worker.ts'];

/** What a module imports when it is loaded: no types, and nothing that it asks for later. */
export const readAtStart = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export)(?! type\b)\s(?:[^;'"]*?\sfrom\s)?'([^']+)'/gm)]
    .filter(([whole]) => !/^\w+\s*\{(\s*type\s[^,}]*,?)*\s*\}/.test(whole))
    .map(([, from]) => from!);

/** `resolve`: the project's file behind a specifier, if it is one. */
export function leanStartProblems(
  resolve: (file: string, specifier: string) => string | undefined,
): string[] {
  const cameFrom = new Map<string, string>();
  const waiting = [...ENTRIES];
  const problems: string[] = [];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const specifier of readAtStart(readFileSync(file, 'utf8'))) {
      const target = resolve(file, specifier);
      if (LATER.test(specifier)) problems.push(`${pathTo(file, cameFrom)} loads ${specifier} at start`);
      if (!target || cameFrom.has(target) || ENTRIES.includes(target) || !/\.tsx?$/.test(target)) continue;
      cameFrom.set(target, file);
      waiting.push(target);
    }
  }
  return problems;
}

function pathTo(file: string, cameFrom: ReadonlyMap<string, string>): string {
  const before = cameFrom.get(file);
  return before ? `${pathTo(before, cameFrom)} → ${file}` : file;
}
