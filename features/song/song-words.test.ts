/** Keys on the page are those that the composer names. */

import { expect, it } from 'vitest';
import { keyName } from '#engine/music/compose/chords.ts';
import { readKey, SONG_KEYS } from './song-words.ts';

it('names every key as the composer does', () => {
  expect(SONG_KEYS).toHaveLength(24);
  for (const name of SONG_KEYS) expect(keyName(readKey(name))).toBe(name);
});
