/** Stories from sentences: whatever a sentence names is in them, none quotes it, and no two are alike. */

import { expect, it } from 'vitest';
import { SPOKEN, type Spoken } from '#common/voice-words.ts';
import { MAX_TITLE, writeStory } from './write-story.ts';

const told = (sentence: string, pages = 22, take = 0, language: Spoken = 'en') =>
  writeStory({ sentence, language, pages, cast: [], take });
const wordsOf = (...of: Parameters<typeof told>): string =>
  told(...of)
    .beats.map((one) => one.text)
    .join(' ');

/** Sentences, and what has to be in their stories. */
const NAMED: readonly (readonly [string, ...string[]])[] = [
  [
    'Mila loses her red balloon at the fair and a mouse helps her find it',
    'Mila',
    'red balloon',
    'at the fair',
    'the mouse',
  ],
  [
    'a picture book of 24 pages about an old woman who bakes a cake for her grumpy neighbour',
    'old woman',
    'the cake',
    'her grumpy neighbour',
  ],
  [
    'a little girl who is afraid of the dark until an owl shows her the stars',
    'little girl',
    'afraid of the dark',
    'an owl showed her the stars',
  ],
  ['Tom and his sister Lisa build a boat with a blanket', 'Tom', 'his sister Lisa', 'the boat', 'blanket'],
  [
    'A snail who lives in a lighthouse finds a message in a bottle',
    'snail',
    'lived in a lighthouse',
    'a message',
  ],
  [
    'Pip the hedgehog wants to win the big race but his legs are too short',
    'Pip',
    'hedgehog',
    'race',
    'legs were too short',
  ],
  ['A story for my daughter Emma: a penguin who learns to share his fish', 'penguin', 'fish'],
];

it.each(NAMED)('tells of all that is named in %j', (sentence, ...named) => {
  const text = wordsOf(sentence).toLowerCase();
  for (const one of named) expect(text).toContain(one.toLowerCase());
  expect(text).not.toContain(sentence.toLowerCase());
  expect(text).not.toMatch(/[{}]|undefined|\ban? [aeiou]\s|\s[,.!?]/u);
});

it('makes people of the sentence as they are: a child, an old woman, an animal', () => {
  const about = (sentence: string) => told(sentence).company.map((one) => one.about);
  expect(about('a little girl and her grandmother look for a cat')[0]).toMatch(/^a little girl /u);
  expect(about('an old woman bakes a cake for a mouse')).toEqual([
    'a grandmother',
    expect.stringMatching(/^a mouse /u),
  ]);
});

it('gives every sentence a story and a title of its own, and the same one another when asked', () => {
  const stories = NAMED.map(([sentence]) => told(sentence));
  expect(
    new Set(stories.map(({ beats }) => beats.map((one) => one.text.replace(/[A-Z]\p{L}+/gu, '')).join()))
      .size,
  ).toBe(NAMED.length);
  for (const { title } of stories) {
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(title).not.toMatch(/…|[{}]/u);
  }
  const [sentence] = NAMED[0]!;
  expect(wordsOf(sentence)).toBe(wordsOf(sentence));
  expect(wordsOf(sentence, 22, 1)).not.toBe(wordsOf(sentence));
});

it.each([2, 6, 10, 22, 38])('fills %i pages from the beginning to the end', (pages) => {
  const { beats } = told('a fox who opens a bakery', pages);
  const whole = told('a fox who opens a bakery').beats;
  expect(beats).toHaveLength(pages);
  expect(beats.find((one) => one.text)!.text.slice(0, 20)).toBe(whole[0]!.text.slice(0, 20));
  expect(beats.at(-1)!.text.slice(-20)).toBe(whole.at(-1)!.text.slice(-20));
});

it('gives the first parts to chosen characters', () => {
  const cast = [{ id: 'x', name: 'Zora' }];
  const { company, beats } = writeStory({
    sentence: 'a fox who opens a bakery',
    language: 'en',
    pages: 22,
    cast,
  });
  expect(company[0]).toMatchObject({ name: 'Zora', characterId: 'x' });
  expect(beats[0]!.text).toContain('Zora');
});

it('shows the thing that a page tells of, with room for whoever stands beside it', () => {
  const { beats } = told('Mila loses her red balloon at the fair');
  const shown = beats.filter((one) => one.picture.isAside);
  expect(shown.length).toBeGreaterThan(0);
  for (const { picture } of shown)
    expect([picture.place, picture.shot]).toEqual([expect.stringContaining('red balloon'), 'wide']);
});

it('says who speaks and what is told', () => {
  const { beats } = told('Mila loses her red balloon and a mouse helps her find it', 10);
  const met = beats.find((one) => one.text.includes('a mouse'))!;
  expect(met.speeches?.map((one) => one.who)).toEqual([1, 0, 1]);
});

/** In each of these something is lost, feared, wished for, made, looked for or helped. */
const FOREIGN: Readonly<Partial<Record<Spoken, readonly (readonly [string, ...string[]])[]>>> = {
  de: [
    ['Mia verliert ihren roten Ballon auf dem Markt', 'Mia', 'ihren roten Ballon', 'auf dem Markt'],
    ['Ein kleiner Igel hat Angst vor Gewitter', 'Igel', 'vor Gewitter'],
    ['Ein Pinguin will fliegen', 'Pinguin', 'fliegen'],
    ['Ein Bär baut ein Boot', 'Bär', 'ein Boot'],
  ],
  fr: [
    ['Léa perd son ballon rouge dans la forêt', 'Léa', 'ballon rouge', 'dans la forêt'],
    ['Un petit ours a peur du noir', 'ours', 'peur du noir'],
  ],
  es: [
    ['Un zorro tiene miedo a la oscuridad', 'zorro', 'miedo a la oscuridad'],
    ['Ana pierde su gato', 'Ana', 'su gato'],
  ],
  it: [
    ['Un topo costruisce una barca', 'topolino', 'una barca'],
    ['Una volpe vuole volare', 'volpe', 'volare'],
  ],
  pt: [
    ['Uma raposa procura um amigo', 'raposa'],
    ['Um urso faz um bolo', 'urso', 'um bolo'],
  ],
  ja: [['キツネが赤い風船をなくした', 'キツネ', '赤い風船']],
  ko: [['곰이 케이크를 만들어요', '곰', '케이크를']],
  zh: [['小熊怕黑', '熊', '黑']],
};

it.each(SPOKEN.filter((one) => one !== 'en'))('tells its own stories in %s', (language) => {
  for (const [sentence, ...named] of FOREIGN[language]!) {
    const text = wordsOf(sentence, 22, 0, language);
    for (const one of named) expect(text).toContain(one);
    expect(text).not.toMatch(/[{}]|undefined|\b(?:the|and|with|said)\b/u);
  }
});

/** What a sentence says beside who and where, each part in the words that it has. */
const GOES_ON: readonly [Spoken, string, ...string[]][] = [
  [
    'de',
    'Frida will auf dem Mond Kuchen verkaufen, aber niemand kommt, bis ein Roboter Hunger bekommt',
    'Frida will auf dem Mond Kuchen verkaufen.',
    'Niemand kommt.',
    'bis ein Roboter Hunger bekommt!',
  ],
  [
    'de',
    'Ein Fuchs schenkt dem Mond jeden Abend ein Lied, weil der so allein ist',
    'Unser Fuchs schenkt dem Mond jeden Abend ein Lied.',
    'Weil der so allein ist.',
  ],
  [
    'de',
    'Der Bär Balduin fährt mit einem Boot übers Meer, um seine Schwester zu besuchen',
    'Um seine Schwester zu besuchen!',
  ],
  [
    'fr',
    'Un petit escargot veut participer à la course du jardin, mais il est trop lent, jusqu’à ce qu’une grenouille l’aide',
    'Notre petit escargot veut participer à la course du jardin.',
    'il est trop lent.',
    'jusqu’à ce qu’une grenouille l’aide !',
  ],
  ['fr', 'Un ours qui vend des glaces en hiver', 'Notre ours vend des glaces en hiver.'],
  ['es', 'Un pulpo toca el piano, pero nadie lo oye', 'Nuestro pulpo toca el piano.', 'nadie lo oye.'],
  [
    'it',
    'Una balena canta di notte perché si sente felice',
    'La nostra balena canta di notte.',
    'Perché si sente felice.',
  ],
  ['zh', '小猫每天晚上给月亮唱歌，可是月亮不说话', '小猫每天晚上给月亮唱歌。', '月亮不说话。'],
];

it.each(GOES_ON)('says in %s how a sentence goes on: %s', (...[language, sentence, ...parts]) => {
  for (const pages of [9, 22]) {
    const text = wordsOf(sentence, pages, 0, language);
    for (const one of parts) expect(text).toContain(one);
  }
});

it('does not take a little one for what it looks for', () => {
  const { company } = writeStory({
    sentence: 'Ein kleiner Bär sucht einen Freund und trifft einen Igel',
    language: 'de',
    pages: 9,
    cast: [],
  });
  expect(company.map((one) => one.about.split(' in ')[0])).toEqual(['a bear', 'a hedgehog']);
});

it('knows two of a kind, and the dog by its name', () => {
  const people = (sentence: string) =>
    writeStory({ sentence, language: 'de', pages: 9, cast: [] }).company.map(
      (one) => one.about.split(' in ')[0],
    );
  expect(people('Zwei Pinguine eröffnen am Südpol eine Eisdiele')).toEqual(['a penguin', 'a penguin']);
  expect(people('Opa Heinz und sein Hund Waldi bauen einen Zeppelin').slice(0, 2)).toEqual([
    'a grandfather',
    'a dog',
  ]);
});
