/** Subjects that differ from those of another commit, before and after on one page: what a person looks at before taking new fingerprints. */

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SUBJECTS } from '#engine/illustrator/subjects/registry.ts';
import { fingerprintOf } from '#engine/illustrator/subjects/seen/fingerprint.ts';
import { subjectSheet } from './subject-sheet.ts';

const KNOWN = 'engine/illustrator/subjects/seen/fingerprints.json';
const BEFORE = 'test-results/changed-subjects-before.png';
const PAGE = 'test-results/changed-subjects.html';
const MAX = 100;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

/** `npm run contact-sheet -- changed [commit]`; without one, against the last. */
export async function changedSubjects([commit = 'HEAD']: readonly string[]): Promise<string> {
  const known = JSON.parse(git('show', `${commit}:${KNOWN}`)) as Record<string, string>;
  const changed = SUBJECTS.filter((one) => known[one.name] !== fingerprintOf(one))
    .map(({ name }) => name)
    .slice(0, MAX);
  if (changed.length === 0) return 'No subject has changed.';
  const before = changed.filter((name) => known[name]);
  if (before.length > 0) drawBefore(commit, before);
  const after = await subjectSheet(changed);
  const picture = (title: string, path: string, names: readonly string[]) =>
    `<h2>${title}</h2><p>${names.join(', ')}</p><img src="${path.split('/').at(-1)}" alt="${title}">`;
  const pages = [
    before.length > 0 ? picture('Before', BEFORE, before) : '',
    picture('After', after, changed),
  ];
  writeFileSync(
    PAGE,
    `<!doctype html><meta charset="utf-8"><title>Changed subjects</title>${pages.join('')}`,
  );
  return PAGE;
}

function drawBefore(commit: string, names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-before-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['scripts/contact-sheet/run.ts', 'subjects', ...names], { cwd: folder });
    copyFileSync(join(folder, 'test-results/contact-sheet-subjects.png'), BEFORE);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
