/** `npm run dev`: the server, restarted at every change, behind Vite's development server; one Ctrl-C ends both. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { ConfigError, readConfig } from '#platform/config/config.ts';

const PAGE = 'dist/web/index.html';

/** The server serves a built client and refuses to start without one; here the client comes from Vite instead. */
function standInForTheBuild(): void {
  if (existsSync(PAGE)) return;
  mkdirSync('dist/web', { recursive: true });
  writeFileSync(PAGE, '<!doctype html><title>Atelier</title><p>Open the address that Vite printed.</p>\n');
}

function portOfServer(): number {
  try {
    return readConfig().port || 3000;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Atelier cannot start: ${error.message.split('\n').join('\n  ')}`);
    process.exit(1);
  }
}

/** Node watches every file that the server has imported. */
const startServer = (port: number) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--watch-preserve-output', '--watch', 'app/server.ts'],
    { stdio: 'inherit', env: { ...process.env, PORT: String(port) } },
  );

async function startClient(port: number): Promise<ViteDevServer> {
  // The Vite settings send /api to the server on this port.
  process.env.PORT = String(port);
  const vite = await createServer({ configFile: 'vite.config.ts', server: { host: '127.0.0.1' } });
  await vite.listen();
  console.log(`\n  Work here: ${vite.resolvedUrls?.local[0] ?? 'see above'}\n`);
  return vite;
}

standInForTheBuild();
const port = portOfServer();
const server = startServer(port);
const serverEnded = once(server, 'exit');
const vite = await startClient(port);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Ctrl-C reaches the server by itself; sending the signal again is harmless, and needed when only this process got it.
  server.kill('SIGTERM');
  await Promise.all([vite.close(), serverEnded]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
void serverEnded.then(end);
