/** The template of a feature: which files it has, and which of its layers may know which. */

const inServer = /^features\/([a-z-]+)\/server\//;
const featureOf = (file: string): string | undefined => inServer.exec(file)?.[1];

/** What is wrong with this import between the layers of features, in words. */
export function layerProblem(from: string, to: string): string | undefined {
  const feature = featureOf(from);
  if (!feature || /\.test\.ts$/.test(from)) return undefined;
  if (/\.table\.ts$/.test(to) && featureOf(to) && featureOf(to) !== feature)
    return 'a table belongs to its own feature';
  if (/\.service\.ts$/.test(from) && to === 'platform/http/api.ts') return 'services register no routes';
  if (/\.routes\.ts$/.test(from) && /\.(repo|table)\.ts$/.test(to))
    return 'routes reach rows only through their service';
  return undefined;
}

/** Features that lack a file of the template, or have one in the wrong place. */
export function sliceProblems(files: readonly string[]): string[] {
  const problems = files
    .filter((file) => /^features\/.*[-.]calls\.ts$/.test(file))
    .filter((file) => !/^features\/[a-z-]+\/calls\/[a-z-]+-calls\.ts$/.test(file))
    .map((file) => `${file}: calls live in contract.ts, or in calls/NAME-calls.ts beside it`);
  const names = new Set(files.flatMap((file) => /^features\/([a-z-]+)\//.exec(file)?.[1] ?? []));
  for (const name of names) {
    const own = files.filter((file) => file.startsWith(`features/${name}/`));
    if (!own.some((file) => featureOf(file))) continue;
    const expected = `features/${name}/server/${name}.feature.ts`;
    const found = own.filter((file) => file.endsWith('.feature.ts'));
    if (found.length !== 1 || found[0] !== expected)
      problems.push(`features/${name}: one file registers it, ${expected}`);
    if (!own.includes(`features/${name}/contract.ts`)) problems.push(`features/${name} has no contract.ts`);
  }
  return problems;
}
