/** Which pasted files a field takes, by the rule of its accept attribute. */

import { expect, it } from 'vitest';
import { matchesAccept } from './use-pasted-files.ts';

it.each([
  ['image.png', 'image/png', 'image/*', true],
  ['image.png', 'image/png', 'image/jpeg, image/png', true],
  ['song.FLAC', '', 'audio/*,.flac', true],
  ['song.mp3', 'audio/mpeg', 'image/*,video/*', false],
  ['notes.txt', 'text/plain', 'image/*', false],
  ['flac', '', '.flac', false],
])('%s (%s) for %s: %s', (name, type, accept, isTaken) =>
  expect(matchesAccept({ name, type }, accept)).toBe(isTaken),
);
