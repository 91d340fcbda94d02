/** What counts as loaded at the start: values that a module imports by name, nothing else. */

import { expect, it } from 'vitest';
import { readAtStart } from './lean-start.ts';

it('reads imports of values, over several lines too', () => {
  expect(
    readAtStart("import { a } from 'a';\nimport {\n  type B,\n  c,\n} from './c.ts';\nimport 'd';"),
  ).toEqual(['a', './c.ts', 'd']);
  expect(
    readAtStart("import e, { type F } from 'e';\nexport { g } from './g.ts';\nimport * as h from 'h';"),
  ).toEqual(['e', './g.ts', 'h']);
});

it('leaves out types and what is asked for later', () => {
  expect(
    readAtStart("import type { A } from 'a';\nimport { type B } from 'b';\nconst c = await import('c');"),
  ).toEqual([]);
});
