/** An installation that is killed again and again: its processes, its folders, and what lies in them. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ownDatabase } from '#tests/harness/test-app.ts';
import { Visitor } from '#tests/harness/visitor.ts';
import {
  ownFolder,
  type ProductProcess,
  type Settings,
  startProcess,
  startWeb,
  startWorker,
} from '#tests/processes/product-process.ts';
import { usedFolder } from '#tests/processes/used-folder.ts';

export type Part = 'web' | 'worker';
export type World = Awaited<ReturnType<typeof openWorld>>;

const HOUR = 3600;

export async function openWorld(kind: 'pglite' | 'postgres', models: Settings) {
  const databaseUrl = kind === 'postgres' ? (await ownDatabase()).databaseUrl : undefined;
  const dataDir = kind === 'postgres' ? ownFolder() : usedFolder();
  const [temp, backups] = [ownFolder(), ownFolder()];
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true });
  const settings: Settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: temp, ...models };
  const parts: readonly Part[] = kind === 'postgres' ? ['web', 'worker'] : ['web'];
  const running = new Map<Part, ProductProcess>();
  let base = '';
  /** Of a process that is certainly gone. */
  const { pid: deadPid } = spawnSync(process.execPath, ['--version']);
  let leftovers = 0;

  const stored = (): string[] =>
    readdirSync(files)
      .filter((shard) => /^[0-9a-f]{2}$/.test(shard))
      .flatMap((shard) => readdirSync(join(files, shard)).map((name) => join(files, shard, name)));

  return {
    kind,
    databaseUrl,
    dataDir,
    files,
    temp,
    backups,
    parts,

    /** Starts what is not running. `change`: settings of this start alone. */
    async start(change: Settings = {}): Promise<void> {
      await Promise.all(
        parts
          .filter((part) => !running.has(part))
          .map(async (part) => {
            const all = { ...settings, ...change };
            const one =
              part === 'web'
                ? startWeb({ ...all, JOBS_IN_WEB: kind === 'postgres' ? 'false' : undefined })
                : startWorker(all);
            running.set(part, one);
            const address = await one.ready();
            if (part === 'web') base = address;
          }),
      );
    },

    /** kill -9, and nothing else: what these processes had started is on its own. */
    async kill(victims: readonly Part[]): Promise<void> {
      const gone = victims.flatMap((part) => running.get(part) ?? []);
      for (const one of gone) one.send('SIGKILL');
      for (const part of victims) running.delete(part);
      await Promise.all(gone.map((one) => one.ended));
    },

    async stop(): Promise<(number | null)[]> {
      const all = [...running.values()];
      running.clear();
      for (const one of all) one.send('SIGTERM');
      return (await Promise.all(all.map((one) => one.ended))).map(({ code }) => code);
    },

    startBackup: (name: string): ProductProcess =>
      startProcess('scripts/backup.ts', settings, { args: [join(backups, name)] }),

    at(person: Visitor): Visitor {
      const here = new Visitor(base);
      here.user = person.user;
      for (const [name, value] of person.cookies) here.cookies.set(name, value);
      return here;
    },
    visitor: () => new Visitor(base),

    /** Bytes on disk, by the id of their asset. */
    filesOf: (userId: string): Map<string, number> =>
      new Map(
        stored().flatMap((path) => {
          const [area, owner, id] = path.slice(path.lastIndexOf('/') + 1).split('~');
          return area === 'assets' && owner === userId ? [[id!, statSync(path).size] as const] : [];
        }),
      ),
    allFiles: () => stored().map((path) => path.slice(path.lastIndexOf('/') + 1)),

    /** Only for when nobody is running: an hour goes by for every file. */
    ageFiles(): void {
      const then = Date.now() / 1000 - HOUR;
      for (const path of stored()) utimesSync(path, then, then);
    },

    /** Leaves what a killed process would: when it is gone, maintenance has been there. */
    leaveTraces(): () => boolean {
      const mark = `${hostname().replace(/\W+/g, '')}-${deadPid}-${leftovers++}`;
      const folder = join(temp, `atelier-film-${mark}`);
      const key = `assets/nobody/${leftovers}`;
      const shard = join(files, createHash('sha256').update(key).digest('hex').slice(0, 2));
      const bytes = join(shard, key.replaceAll('/', '~'));
      mkdirSync(folder);
      mkdirSync(shard, { recursive: true });
      writeFileSync(bytes, 'left behind');
      const then = Date.now() / 1000 - HOUR;
      utimesSync(bytes, then, then);
      return () => !existsSync(folder) && !existsSync(bytes);
    },

    /** What lies in the system's temporary folder and in the storage's own. */
    temporary: (): string[] => [
      ...readdirSync(temp),
      ...(existsSync(join(files, '.tmp')) ? readdirSync(join(files, '.tmp')) : []),
    ],

    /** Processes of this installation that nobody is responsible for any more; only Linux shows them as files. */
    orphans(): string[] {
      if (process.platform !== 'linux') return [];
      const ours = new Set([...running.values()].map((one) => one.pid));
      return readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((pid) => {
          try {
            const read = (what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8');
            if (!read('environ').includes(`TMPDIR=${temp}`)) return false;
            const status = read('stat');
            const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
            return state !== 'Z' && !ours.has(Number(pid)) && !ours.has(Number(parent));
          } catch {
            return false;
          }
        });
    },
  };
}
