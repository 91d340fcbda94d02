/** Fails when an import goes against the arrows, rooms form a cycle, or a file or folder outgrows what one can read. */

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCycles } from './architecture/cycles.ts';
import { houseProblems } from './architecture/house-rules.ts';
import { leanRouteProblems } from './architecture/lean-routes.ts';
import { projectFiles } from './architecture/project-files.ts';
import { arrowProblem } from './architecture/rooms.ts';
import { layerProblem, sliceProblems } from './architecture/slices.ts';

const ALIAS = /^#(common|platform|engine|ui|features|app|tests)\//;

/** Files that a module imports from this project, by static import, export-from or dynamic import. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
  return specifiers.flatMap((specifier) => {
    const path = specifier.split('?')[0]!;
    if (ALIAS.test(path)) return [path.slice(1)];
    if (path.startsWith('.')) return [normalize(join(dirname(file), path))];
    return [];
  });
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
problems.push(...houseProblems(files), ...sliceProblems(files), ...leanRouteProblems(files));

for (const problem of problems) console.error(problem);
console.log(`${graph.size} modules, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
