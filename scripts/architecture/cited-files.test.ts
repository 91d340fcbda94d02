/** What the documents name as proof is there: every file of ours that they cite. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** In code marks, with a folder in front: names alone are explained by the sentence around them. */
const CITED = /`((?:app|common|engine|features|platform|scripts|tests|ui)\/[\w./-]+\.(?:tsx?|mjs))`/g;

it.each(['docs/security.md', 'docs/operations.md'])('%s cites files that exist', (document) => {
  const cited = [...readFileSync(document, 'utf8').matchAll(CITED)].map((match) => match[1]!);
  expect(cited.length).toBeGreaterThan(5);
  expect([...new Set(cited)].filter((path) => !existsSync(path))).toEqual([]);
});
