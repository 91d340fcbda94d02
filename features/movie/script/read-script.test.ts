/** Scripts as people write them: in the field's form, as a play, in other languages; and what is no script. */

import { expect, it } from 'vitest';
import { isProblem, isSentence, type ReadScript, readScript } from './read-script.ts';
import { scriptOf } from './write-script.ts';

const read = (text: string): ReadScript => {
  const found = readScript(text);
  if (isProblem(found)) throw new Error(found.problem);
  return found;
};

const BAKERY = `FADE IN:

INT. BAKERY - MORNING

ANNA (30), a baker with red hair, kneads dough. TOM enters.

TOM
(out of breath)
Is it true? You are giving
them away?

CLOSE ON ANNA

ANNA
Only the first one hundred.

EXT. TOWN SQUARE – NOON

NARRATOR (V.O.)
And so it began.

Anna waves.

FADE OUT.`;

it('reads scenes, speeches, shots, who is seen and who they are', () => {
  const { company, scenes } = read(BAKERY);
  expect(company).toEqual([
    { name: 'Tom', about: '' },
    { name: 'Anna', about: 'a baker with red hair' },
    { name: 'Narrator', about: '' },
  ]);
  expect(scenes).toMatchObject([
    {
      isInside: true,
      place: 'BAKERY',
      time: 'MORNING',
      lines: [
        { speaker: 0, text: 'Is it true? You are giving them away?', row: 6 },
        { speaker: 1, text: 'Only the first one hundred.', shot: 'close', row: 13 },
      ],
      seen: [0, 1],
      walksIn: [0],
    },
    { isInside: false, place: 'TOWN SQUARE', time: 'NOON', lines: [{ speaker: 2 }], seen: [1] },
  ]);
});

it('reads plays, Markdown and other languages', () => {
  expect(read('Foxy: Hello there!\nOwl: Who is it?').scenes).toMatchObject([
    { heading: '', lines: [{ text: 'Hello there!' }, { text: 'Who is it?' }], seen: [0, 1] },
  ]);
  expect(read('**AUSSEN. MARKTPLATZ - ABEND**\n\nLENA\nWas kostet der Kürbis?').scenes).toMatchObject([
    { isInside: false, place: 'MARKTPLATZ', time: 'ABEND', lines: [{ text: 'Was kostet der Kürbis?' }] },
  ]);
  expect(read('外景：公园、早上\n小明：你好！\n小红：早上好！')).toMatchObject({
    company: [{ name: '小明' }, { name: '小红' }],
    scenes: [{ isInside: false, place: '公园', time: '早上' }],
  });
});

it('reads Fountain, numbered scenes and printed plays', () => {
  const fountain = `Title: The Big Sell
Author: Jane Doe

# Act One

= Bob sells his bike.

1 INT. HOUSE. DAY 1

BOB (45), a plumber, sits down. [[a note]]

BOB (CONT'D)
(into phone)
Hello? Yes. (beat) I sell it.

@McCLANE
Yippee!

MARIA ^
At the same time!

> CUT TO:

===

SUPER: "Paris, 1920"

MR. O'NEIL
Time is 10:30. Note: be quick!`;
  const { title, company, scenes } = read(fountain);
  expect(title).toBe('The Big Sell');
  expect(company.map((one) => one.name)).toEqual(['Bob', 'Mcclane', 'Maria', "Mr. O'Neil"]);
  expect(scenes).toMatchObject([
    {
      place: 'HOUSE',
      time: 'DAY 1',
      lines: [
        { text: 'Hello? Yes. I sell it.' },
        { text: 'Yippee!' },
        { text: 'At the same time!' },
        { text: 'Time is 10:30. Note: be quick!' },
      ],
    },
  ]);
  const numbered = 'Szene 1: Im Wald\n\nFUCHS\nGuten Morgen!\n\nSzene 2: Am Fluss\nEULE\nIst schon Morgen?';
  expect(read(numbered).scenes.map((one) => [one.place, one.lines[0]?.text])).toEqual([
    ['Im Wald', 'Guten Morgen!'],
    ['Am Fluss', 'Ist schon Morgen?'],
  ]);
  const printed = 'ACT ONE\n\n(A living room.)\n\nEMMA. Have you seen my book?\nJACK. Which one?';
  expect(read(printed)).toMatchObject({
    company: [{ name: 'Emma' }, { name: 'Jack' }],
    scenes: [{ lines: [{ text: 'Have you seen my book?' }, { text: 'Which one?' }] }],
  });
});

it.each([
  ['', 'There is no scene'],
  [`${'It rained. '.repeat(60)}`, 'There is no scene'],
  [' \n\n', 'There is no scene'],
  ['x'.repeat(24_001), 'too long for one movie'],
  [`ANNA\n${'word '.repeat(200)}`, 'The speech “word'],
  [['A', 'B', 'C', 'D', 'E'].map((one) => `${one}${one}: Hi.`).join('\n'), 'At most 4 characters'],
  [Array.from({ length: 91 }, () => 'Anna: Hi.').join('\n'), 'At most 90 speeches'],
  [Array.from({ length: 21 }, (_, i) => `INT. ROOM ${i} - DAY`).join('\n'), 'At most 20 scenes'],
])('says what is wrong with %#', (text, problem) => {
  expect(readScript(text)).toMatchObject({ problem: expect.stringContaining(problem) });
});

it.each([
  ['A fox and an owl open a bakery in the forest', 'en', ['Owl'], 'BAKERY', 'bakery'],
  ['Mia loses her red balloon on the beach.', 'en', ['Mia'], 'BEACH', 'balloon'],
  ['Ein Fuchs verliert im Wald seinen Hut', 'de', [], 'WALD', 'Hut'],
  ['Un panadero hace un pastel en la playa', 'es', [], 'PLAYA', 'pastel'],
  ['キツネが森で赤い風船をなくした', 'ja', [], '森', '風船'],
] as const)('a sentence becomes a script that can be read: %s', (about, language, people, place, named) => {
  expect(isSentence(about)).toBe(true);
  const { title, script } = scriptOf(about, language);
  expect(title.length).toBeLessThanOrEqual(40);
  const { company, scenes } = read(script);
  expect(company.map((one) => one.name)).toEqual(expect.arrayContaining([...people]));
  expect(company.length).toBeGreaterThanOrEqual(3);
  expect(scenes.map((one) => one.place).join()).toContain(place);
  expect(script).toContain(named);
  expect(script).not.toContain(about.replace('.', ''));
  for (const scene of scenes) expect([1, 2]).toContain(scene.seen.length);
});

it('knows a script from a sentence', () => {
  expect([BAKERY, 'Anna: Hi.\nTom: Hello.', 'INT. ROOM - DAY'].map(isSentence)).toEqual([
    false,
    false,
    false,
  ]);
});

/** Each of these would keep a pattern busy for minutes that meets long rows or many blanks. */
it.each([
  `scene${' '.repeat(8000)}:${' '.repeat(15_000)}x\u2028y`,
  '('.repeat(24_000),
  `ANNA\n${'('.repeat(23_000)}`,
  `INT.${' '.repeat(11_000)}a\u2028${' '.repeat(11_000)}b`,
  `A${'. a'.repeat(7900)}`,
  Array.from({ length: 2900 }, (_, i) => `N${i}: x`).join('\n'),
  `${' ^'.repeat(11_900)}`,
])('is done at once with what was written to keep it busy: %#', (text) => {
  const found = readScript(text);
  if (isProblem(found)) expect(found.problem).toMatch(/^[A-Z].+[.]$/u);
  else expect(found.scenes.length).toBeGreaterThan(0);
});
