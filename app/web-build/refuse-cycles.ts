/** Chunks that need each other would run with parts of each other missing: such a build must not be served. */

import type { Plugin } from 'vite';

export const refuseCycles: Plugin = {
  name: 'refuse-cycles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const importsOf = (file: string): string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) throw new Error(`chunks import each other: ${[...path, file].join(' → ')}`);
      if (done.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};
