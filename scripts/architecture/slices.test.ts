/** The rules of the feature template, each shown by an import or a set of files that breaks it. */

import { describe, expect, it } from 'vitest';
import { layerProblem, sliceProblems } from './slices.ts';

const SERVER = 'features/haiku/server';
const SLICE = ['features/haiku/contract.ts', `${SERVER}/haiku.feature.ts`, `${SERVER}/haiku.routes.ts`];

describe('layers', () => {
  it.each([
    [`${SERVER}/haiku.service.ts`, 'platform/http/api.ts', 'services register no routes'],
    [`${SERVER}/haiku.routes.ts`, `${SERVER}/haiku.repo.ts`, 'routes reach rows only through their service'],
    [`${SERVER}/haiku.routes.ts`, `${SERVER}/haiku.table.ts`, 'routes reach rows only through their service'],
    [
      `${SERVER}/haiku.routes.ts`,
      'platform/db/tables/work.table.ts',
      'routes reach rows only through their service',
    ],
    [`${SERVER}/haiku.repo.ts`, 'features/tasks/server/tasks.table.ts', 'a table belongs to its own feature'],
  ])('%s must not import %s', (from, to, problem) => {
    expect(layerProblem(from, to)).toBe(problem);
  });

  it.each([
    [`${SERVER}/haiku.routes.ts`, 'platform/http/api.ts'],
    [`${SERVER}/haiku.routes.ts`, `${SERVER}/haiku.service.ts`],
    [`${SERVER}/haiku.service.ts`, `${SERVER}/haiku.repo.ts`],
    [`${SERVER}/haiku.repo.ts`, `${SERVER}/haiku.table.ts`],
    [`${SERVER}/haiku.db.test.ts`, 'features/tasks/server/tasks.table.ts'],
  ])('%s may import %s', (from, to) => {
    expect(layerProblem(from, to)).toBeUndefined();
  });
});

describe('files', () => {
  it('of a whole slice, and of one without a server, are in order', () => {
    const calls = 'features/haiku/calls/render-calls.ts';
    expect(sliceProblems([...SLICE, calls, 'features/landing/client/landing-page.tsx'])).toEqual([]);
  });

  it.each([
    [SLICE.filter((file) => !file.endsWith('.feature.ts')), 'one file registers it'],
    [[...SLICE, `${SERVER}/extra.feature.ts`], 'one file registers it'],
    [SLICE.filter((file) => !file.endsWith('contract.ts')), 'has no contract.ts'],
    [[...SLICE, 'features/haiku/render-calls.ts'], 'calls live in contract.ts'],
  ])('%j are not', (files, problem) => {
    expect(sliceProblems(files)).toEqual([expect.stringContaining(problem)]);
  });
});
