/** What a test run cost, file by file: the dearest are printed, and all are remembered for the order of the next run. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Cost } from '../../tests/harness/cost.ts';
import { keyOf, type Times } from './plan.ts';

const DEAREST = 10;
const REMEMBERED = 'scripts/test/times.json';

export const rememberedTimes = (): Times => JSON.parse(readFileSync(REMEMBERED, 'utf8')) as Times;

export interface Ledger {
  /** Tests append here what they cost. */
  path: string;
  print(): void;
  /** Writes the seconds of processor of this run over those of earlier ones. */
  remember(): void;
  dispose(): void;
}

export function openLedger(): Ledger {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-costs-'));
  const path = join(folder, 'costs.jsonl');
  const costs = (): Cost[] =>
    existsSync(path)
      ? readFileSync(path, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Cost)
      : [];
  return {
    path,
    print() {
      const dearest = costs().sort((a, b) => b.processor - a.processor);
      const all = dearest.reduce((sum, { processor }) => sum + processor, 0);
      console.log(`\nThe dearest of ${dearest.length} files (${all.toFixed(0)} s of processor in all):`);
      for (const { processor, seconds, suite, file, started } of dearest.slice(0, DEAREST)) {
        const starts = Object.entries(started)
          .filter(([, count]) => count > 0)
          .map(([what, count]) => `${count} ${what}`);
        const columns = [`${processor.toFixed(1)} s`.padStart(8), `${seconds.toFixed(1)} s`.padStart(8)];
        console.log([...columns, suite.padEnd(9), relative('.', file), starts.join(', ')].join('  '));
      }
      console.log('  (processor, clock, suite, file, what it started)');
    },
    remember() {
      const times = rememberedTimes();
      for (const { suite, file, processor } of costs())
        times[keyOf(suite, relative('.', file))] = Math.max(0.1, Math.round(processor * 10) / 10);
      const known = Object.entries(times).filter(([key]) => existsSync(key.split(' ')[1]!));
      const sorted = Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(REMEMBERED, `${JSON.stringify(sorted, null, 2)}\n`);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
