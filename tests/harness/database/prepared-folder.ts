/** Gives a data folder a database as a start leaves it: making one from nothing costs more than most tests. */

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

export function prepareFolder(folder: string): string {
  cpSync(inject('pgliteTemplate'), join(folder, 'database'), { recursive: true });
  return folder;
}
