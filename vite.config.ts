/** Builds the web client from app/web into dist/web, and serves it in development with the API behind it. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkNames } from './app/web/chunks.ts';

/** Where `npm run dev` has the server listening. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Compresses once at build what the server would otherwise compress for every visitor. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(join(dir, 'assets'))) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const file = join(dir, 'assets', name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

/** The page asks for the client at once, although the entry imports it only after the texts of the language. */
const preloadStart: Plugin = {
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const start = chunks.find(({ name, isDynamicEntry }) => name === 'start' && isDynamicEntry);
      if (!start) throw new Error('the chunk of app/web/start.tsx is missing');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const first = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
      const files = new Set<string>();
      const add = (file: string) => {
        if (first.has(file) || files.has(file)) return;
        files.add(file);
        chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
      };
      add(start.fileName);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

/** Chunks that need each other would run with parts of each other missing: such a build must not be served. */
const refuseCycles: Plugin = {
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

export default defineConfig({
  root: 'app/web',
  plugins: [react(), tailwindcss(), refuseCycles, preloadStart, precompress],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    /* The content policy allows no inline data except pictures: fonts and scripts stay files. */
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] } },
    },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: {
      '/api': {
        target: server,
        /* The sign-in page is part of this client; only its form posts go to the server. */
        bypass: (request) =>
          request.method === 'GET' && request.url?.split('?')[0] === '/api/login' ? '/index.html' : undefined,
      },
    },
  },
});
