/** A temporary folder for one test file alone: what is left in it was left by what the file tested, and by nobody else. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnTemp {
  path: string;
  /** Names of what lies in it now. */
  left(): string[];
  dispose(): void;
}

/** From here on everything of this process that asks for the system's temporary folder gets this one. */
export function useOwnTemp(): OwnTemp {
  const before = process.env.TMPDIR;
  const path = mkdtempSync(join(tmpdir(), 'atelier-temp-'));
  process.env.TMPDIR = path;
  return {
    path,
    left: () => readdirSync(path),
    dispose: () => {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(path, { recursive: true, force: true });
    },
  };
}
