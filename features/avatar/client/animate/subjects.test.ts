/** The character in the making comes first; an untouched one makes way for those in the gallery. */

import { expect, it } from 'vitest';
import type { UserAvatar } from '../../contract.ts';
import { DEFAULT_CHARACTER } from '../../contract.ts';
import { BLANK, fromSaved } from '../draft/draft.ts';
import { DRAFT, subjectsOf } from './subjects.ts';

const avatar = (id: string): UserAvatar => ({
  id,
  name: id,
  description: `${id} in words`,
  templateId: null,
  imageUrl: null,
  characterData: DEFAULT_CHARACTER,
  animations: null,
  isConsistent: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const saved = [avatar('kim'), avatar('fox')];

it.each([
  ['nothing was begun and nothing is saved', BLANK, [], [DRAFT]],
  ['nothing was begun', BLANK, saved, ['kim', 'fox']],
  ['somebody is described', { ...BLANK, description: 'a cat' }, saved, [DRAFT, 'kim', 'fox']],
  ['a saved one is open', fromSaved(saved[1]!), saved, ['fox', 'kim']],
  ['a saved one was changed', { ...fromSaved(saved[1]!), isStale: true }, saved, [DRAFT, 'kim', 'fox']],
])('where %s', (_when, draft, avatars, wanted) =>
  expect(subjectsOf(draft, avatars).map((one) => one.id)).toEqual(wanted),
);
