/** A copy of the project in a folder of its own, with this machine's packages. */

import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFiles } from '../../scripts/architecture/project-files.ts';
import { STAMP, wantedStamp } from '../../scripts/install/packages.mjs';
import { ownFolder } from './product-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function freshClone({ isBuilt = false } = {}): string {
  const clone = join(ownFolder(), 'clone');
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(clone, file));
  }
  linkPackages(clone);
  if (isBuilt) cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true });
  return clone;
}

/** Linked one by one: the folder itself is the clone's, so that nothing it does there reaches the real one. */
function linkPackages(clone: string): void {
  const target = join(clone, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.') || ['.bin', '.data-packages'].includes(name)) {
      symlinkSync(join(ROOT, 'node_modules', name), join(target, name));
    }
  }
  writeFileSync(join(clone, STAMP), wantedStamp(true));
}
