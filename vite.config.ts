/** Builds the web client from app/web into dist/web, and serves it in development with the API behind it. */

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './app/web-build/chunks.ts';
import { leanContracts } from './app/web-build/lean-contracts.ts';
import { precompress } from './app/web-build/precompress.ts';
import { preloadStart } from './app/web-build/preload-start.ts';
import { preparePages } from './app/web-build/prepare-pages.ts';
import { refuseCycles } from './app/web-build/refuse-cycles.ts';

/** Where `npm run dev` has the server listening. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: 'app/web',
  plugins: [react(), tailwindcss(), leanContracts, refuseCycles, preloadStart, precompress, preparePages],
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
