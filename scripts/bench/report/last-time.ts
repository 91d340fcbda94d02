/** What was measured on this machine before, so that the next table can stand beside it. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figure } from '../figure.ts';

interface Known {
  /** By bench: when it last came to its end. */
  ended: Record<string, number>;
  /** By name of the figure. */
  values: Record<string, number>;
}

export interface LastTime {
  /** 0: never. */
  endedAt(bench: string): number;
  /** As it was when this run began. */
  valueOf(figure: Figure): number | undefined;
  remember(bench: string, figures: readonly Figure[]): void;
}

export function lastTime(file = 'node_modules/.cache/bench.json'): LastTime {
  const known = read(file);
  const values = { ...known.values };
  return {
    endedAt: (bench) => known.ended[bench] ?? 0,
    valueOf: ({ name }) => values[name],
    remember(bench, figures) {
      known.ended[bench] = Date.now();
      for (const { name, value } of figures) known.values[name] = value;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}

function read(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    return { ended: {}, values: {} };
  }
}
