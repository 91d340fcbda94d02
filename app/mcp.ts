/** `npm run mcp`: the tools for an assistant on this machine, over standard input and output, against any Atelier. */

import { readFileSync } from 'node:fs';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAtelierMcp } from '#features/api-access/server/mcp/atelier-mcp.ts';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';

const { ATELIER_URL = 'http://127.0.0.1:3000', ATELIER_KEY } = process.env;
if (!ATELIER_KEY?.startsWith('atl_') || !URL.canParse(ATELIER_URL)) {
  console.error(
    'Set ATELIER_KEY to an API key (profile menu, “API keys”) and ATELIER_URL to the address of your Atelier.',
  );
  process.exit(1);
}
const base = new URL(ATELIER_URL).origin;
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const client: InProcessClient = async (path, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${ATELIER_KEY}`);
  try {
    return await fetch(base + path, { ...init, headers });
  } catch (error) {
    throw new Error(`Atelier does not answer at ${base}.`, { cause: error });
  }
};

serveStdio(() => createAtelierMcp({ client, base, version }), {
  onerror: (error) => console.error(error.message),
});
