/** Lines are said with the face and hands that go with their words. */

import { expect, it } from 'vitest';
import { faceFor, moodFor, turnsFor } from './mood.ts';

it.each([
  ['Then why is the robot eating my scarf?!', 'surprise'],
  ['Where are we going?', 'question'],
  ['Stop it! That is mine!', 'anger'],
  ['GIVE THAT BACK NOW!', 'anger'],
  ['I am so sorry. I lost my way.', 'sadness'],
  ['Help! A monster!', 'fear'],
  ['Hooray, we did it!', 'joy'],
  ['Let us begin!', 'joy'],
  ['Hello, Mia!', 'greeting'],
  ['The shop opens at nine.', 'calm'],
  ['Wo ist mein Schal?', 'question'],
])('“%s” is said with %s', (text, mood) => expect(moodFor(text)).toBe(mood));

it('nobody smiles at a shock, and those who hear it feel it, too', () => {
  for (const mood of ['surprise', 'anger', 'sadness', 'fear'] as const) {
    expect(faceFor(mood, true).smile).toBe(0);
    expect(faceFor(mood, false).smile).toBe(0);
    expect(turnsFor(mood)).toBeDefined();
  }
  expect(faceFor('calm', true)).toEqual({});
});
