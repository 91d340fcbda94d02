/** The page asks for the client at once, although the entry imports it only after the texts of the language. */

import type { Plugin } from 'vite';
import { entryFiles, filesOfModule, START_MODULE } from './chunk-files.ts';

export const preloadStart: Plugin = {
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      filesOfModule(bundle, START_MODULE, entryFiles(bundle)).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
        injectTo: 'head' as const,
      })),
  },
};
