/** Only a finished export has a file, and only one of ours is followed. */

import { expect, it } from 'vitest';
import { fileOf } from './use-data-export.ts';

it.each([
  ['completed', { url: '/api/files/a' }, '/api/files/a'],
  ['running', { url: '/api/files/a' }, undefined],
  ['completed', { url: 'https://elsewhere.example/a' }, undefined],
  ['completed', null, undefined],
] as const)('%s with %j', (status, result, url) => expect(fileOf({ status, result })).toBe(url));
