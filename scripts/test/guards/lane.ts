/** One lane of `npm run test:guards`, inside a copy of the project: one Vitest that stays, so that most modules are read once. */

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type TestModule, type TestSuite } from 'vitest/node';
import { GUARDS, type Guard } from './guards.ts';

export interface Verdict {
  name: string;
  outcome: 'noticed' | 'not noticed' | 'broken';
  /** The test that failed, or what else happened. */
  told: string;
  /** Where that test stands. */
  file?: string;
}

const mine = new Set(process.argv.slice(2));
const guards = GUARDS.filter(({ name }) => mine.has(name));

let failure: Omit<Verdict, 'name'> | undefined;

function note(outcome: Verdict['outcome'], { relativeModuleId: file }: TestModule, what: string): void {
  failure ??= { outcome, told: `${file}: ${what}`, file };
  void vitest.cancelCurrentRun('test-failure');
}

const failedHook = (suite: TestSuite) => {
  if (suite.errors().length) note('noticed', suite.module, suite.fullName);
};

const vitest = await createVitest('test', {
  watch: true,
  // Tests that hang for want of a guard have failed; a busy machine may still be slow.
  testTimeout: 120_000,
  reporters: [
    {
      onTestCaseResult: (test) => {
        if (test.result().state === 'failed') note('noticed', test.module, test.fullName);
      },
      onTestSuiteResult: failedHook,
      onTestModuleEnd: (module) => {
        // A test that cannot even be read proves nothing.
        const [error] = module.errors();
        if (error) note('broken', module, error.message);
      },
    },
  ],
});
await vitest.standalone();

/** The first test of these files that fails; undefined when all pass. */
async function firstFailure(tests: readonly string[]): Promise<typeof failure> {
  failure = undefined;
  for (const path of tests) {
    const found = await vitest.globTestSpecifications([path]);
    for (const one of found.filter(({ project }) => /^(http|unit|components|drawn)$/.test(project.name))) {
      const { unhandledErrors } = await vitest.runTestSpecifications([one]);
      if (unhandledErrors.length) failure ??= { outcome: 'broken', told: String(unhandledErrors[0]) };
      if (failure) return failure;
    }
  }
  return undefined;
}

async function without({ name, file, from, to, tests }: Guard): Promise<Verdict> {
  const whole = readFileSync(file, 'utf8');
  const write = (text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(resolve(file));
  };
  write(whole.replace(from, () => to));
  const found = await firstFailure(tests);
  write(whole);
  return { name, ...(found ?? { outcome: 'not noticed', told: `all of ${tests.join(', ')} pass` }) };
}

const tell = (verdict: Verdict) => process.send!(verdict);

/** By the file that noticed. */
const noticed = new Map<string, string[]>();
for (const guard of guards) {
  const verdict = await without(guard);
  tell(verdict);
  if (verdict.file) noticed.set(verdict.file, [...(noticed.get(verdict.file) ?? []), guard.name]);
}
// What fails with all guards in their places has noticed nothing.
for (const [file, names] of noticed) {
  const found = await firstFailure([file]);
  if (found) for (const name of names) tell({ ...found, name, outcome: 'broken' });
}
await vitest.close();
process.exit(0);
