/** The files that belong to the project: tracked, or new and not ignored. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file));
