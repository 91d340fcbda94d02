/** Fails when an import goes against the arrows, rooms form a cycle, or a file or folder outgrows what one can read. */

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCycles } from './architecture/cycles.ts';
import { houseProblems } from './architecture/house-rules.ts';
import { leanRouteProblems } from './architecture/lean-routes.ts';
import { leanStartProblems } from './architecture/lean-start.ts';
import { oldWords } from './architecture/old-words.ts';
import { projectFiles } from './architecture/project-files.ts';
import { arrowProblem } from './architecture/rooms.ts';
import { layerProblem, sliceProblems } from './architecture/slices.ts';

const ALIAS = /^#(common|platform|engine|ui|features|app|tests)\//;

/** Files that a module imports from this project, by static import, export-from or dynamic import. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
  return specifiers.flatMap((specifier) => fileBehind(file, specifier) ?? []);
}

/** The project's file that an import names; nothing for packages. */
function fileBehind(file: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0]!;
  if (ALIAS.test(path)) return path.slice(1);
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : undefined;
}

const files = projectFiles();
const graph = new Map(
  files.filter((file) => /\.(ts|tsx)$/.test(file)).map((file) => [file, importsOf(file)]),
);
const problems: string[] = [];

for (const [file, targets] of graph) {
  for (const target of targets) {
    const problem = arrowProblem(file, target) ?? layerProblem(file, target);
    if (problem) problems.push(`${file} imports ${target}: ${problem}`);
  }
}
for (const cycle of findCycles(graph)) problems.push(`cycle: ${cycle.join(' → ')}`);
problems.push(
  ...houseProblems(files),
  ...oldWords(files),
  ...sliceProblems(files),
  ...leanRouteProblems(files),
);
problems.push(...leanStartProblems(fileBehind));

for (const problem of problems) console.error(problem);
console.log(`${graph.size} modules, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
