/** Which files a chunk needs before it can run. */

import type { Rollup } from 'vite';

export const START_MODULE = 'app/web/start.tsx';

/** What every signed-in page needs beside its own module. */
export const FRAME_MODULES = ['app/web/frame/frame.tsx', 'app/web/send-targets.ts'];

type Bundle = Record<string, Rollup.OutputChunk | Rollup.OutputAsset>;

const chunksOf = (bundle: Bundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk');

/** The chunk and everything it imports, without what is in `known`. */
function closureOf(bundle: Bundle, first: string, known: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (known.has(file) || files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  add(first);
  return [...files];
}

/** What the page itself asks for: the entry and what it imports. */
export function entryFiles(bundle: Bundle): Set<string> {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  return new Set(entry ? [entry.fileName, ...entry.imports] : []);
}

/** Everything that an `import()` of this module will fetch. */
export function filesOfModule(bundle: Bundle, module: string, known: ReadonlySet<string>): string[] {
  const chunks = chunksOf(bundle);
  const isIt = (id: string | null) => id?.replaceAll('\\', '/').endsWith(`/${module}`) ?? false;
  const chunk =
    chunks.find((one) => isIt(one.facadeModuleId)) ?? chunks.find((one) => one.moduleIds.some(isIt));
  if (!chunk) throw new Error(`the chunk of ${module} is missing`);
  return closureOf(bundle, chunk.fileName, known);
}
