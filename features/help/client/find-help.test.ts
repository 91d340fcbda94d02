/** Questions as people ask them find their answers. */

import { expect, it } from 'vitest';
import { findHelp } from './find-help.ts';
import { ANSWERS, ENGINES, TOPICS } from './topics.ts';

const ENTRIES = [
  ...TOPICS.map(({ title, steps }) => ({ entry: title, texts: [title, ...steps] })),
  ...ANSWERS.map(({ question, answer }) => ({ entry: question, texts: [question, answer] })),
  ...ENGINES.map(({ name, can, cannot }) => ({ entry: name, texts: [name, can, cannot] })),
];

it.each([
  ['Can I print my book?', 'Make a book'],
  ['printing', 'Make a book'],
  ['Can the songs sound like a famous singer?', 'Songs'],
  ['voice of a singer', 'Songs'],
  ['Which files can I add?', 'Which files can I add?'],
  ['docx', 'Which files can I add?'],
  ['Does it work offline?', 'Does it work without the internet?'],
  ['how do I delete my account', 'Keep your account safe, and take your data along'],
  ['plan a campaign', 'Plan and send a campaign'],
  ['can I change the time zone', 'How do I change the time zone?'],
  ['why is nobody getting my e-mails', 'Why do my e-mails not arrive?'],
  ['How long does a picture take?', 'How long does it take?'],
])('%s', (question, title) => {
  expect(findHelp(question, ENTRIES).slice(0, 4)).toContain(title);
});

it('finds nothing where nothing is about it', () => {
  expect(findHelp('xylophone', ENTRIES)).toEqual([]);
});
