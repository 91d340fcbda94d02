/** The eight languages after English, as stories use them: plots from their words, and what stands in their places. */

import type { Member } from '../company.ts';
import { ENDINGS } from '../endings.ts';
import { readForeign } from '../reading/foreign.ts';
import type { Told } from '../reading/told.ts';
import type { Plot, Row } from '../row.ts';
import type { Tongue } from '../tongue.ts';
import { CHINESE } from './chinese.ts';
import { DEED_WORDS } from './deed-words.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { type Foreign, kindWord, withA, withThe } from './kinds.ts';
import { KOREAN } from './korean.ts';
import { PORTUGUESE } from './portuguese.ts';
import { QUEST_WORDS } from './quest-words.ts';
import { asideRow, mainRow, saidRows } from './said-rows.ts';
import { SPANISH } from './spanish.ts';
import { rowsWith } from './stages.ts';
import type { LanguageWords } from './words.ts';

/** Of nouns: a duck has a name for girls where ducks are feminine. */
const GENDERS = { m: 'he', f: 'she', n: undefined } as const;
const LANGUAGES: Readonly<Record<Foreign, LanguageWords>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ko: KOREAN,
  zh: CHINESE,
};
/** Said behind what happens at the place of the sentence. */
const THERE: Readonly<Record<Foreign, string>> = {
  de: 'Und das {where}!',
  fr: 'Et cela {where} !',
  es: '¡Y eso {where}!',
  it: 'E proprio {where}!',
  pt: 'E logo {where}!',
  ja: '{where}でのできごとでした。',
  ko: '{where}에서 있었던 일이에요.',
  zh: '那是在{where}的时候。',
};
/** Of a third one whom the sentence names. */
const THIRD: Readonly<Record<Foreign, string>> = {
  de: 'Und {C} hat alles gesehen, vom Anfang bis zum Ende.',
  fr: 'Et {C} a tout vu, du début à la fin.',
  es: 'Y {C} lo vio todo, de principio a fin.',
  it: 'E {C} vide tutto, dall’inizio alla fine.',
  pt: 'E {C} viu tudo, do começo ao fim.',
  ja: '{C}も、はじめからおわりまで、ずっとそばで見ていました。',
  ko: '{C도} 처음부터 끝까지 곁에서 지켜보았답니다.',
  zh: '{C}一直在旁边看着，从头看到尾。',
};

/** In the great plan the sentence itself stands where they set out. */
const SETTING_OUT = 5;

function linesOf(language: Foreign, goal: Told['goal']): { rows: Row[]; titles: readonly string[] } {
  const { titles, words, more } = LANGUAGES[language];
  const withMain = (rows: Row[], at: number): Row[] => rows.toSpliced(at, 0, mainRow(language));
  if (goal in words) {
    const known = goal as keyof typeof words;
    const rows = rowsWith(known, words[known]);
    const isWide = known === 'friend' || known === 'help';
    return { rows: isWide ? rows.toSpliced(1, 0, asideRow(language)) : rows, titles: titles[known] };
  }
  if (more && goal in more.words) {
    const known = goal as keyof typeof more.words;
    return { rows: withMain(rowsWith(known, more.words[known]), 1), titles: more.titles[known] };
  }
  return goal === 'travel'
    ? { rows: withMain(rowsWith('travel', QUEST_WORDS[language]), SETTING_OUT), titles: titles.deed }
    : { rows: withMain(rowsWith('deed', DEED_WORDS[language]), 1), titles: ['{Main}', ...titles.deed] };
}

function plotOf(language: Foreign, { goal, where, main }: Told): Plot {
  const { rows, titles } = linesOf(language, goal);
  // Where the sentence is told, it says itself where that is.
  const isSaid = main !== '' && rows.some((row) => row[0].endsWith('main'));
  const at = where.trim() && !isSaid ? rows.findIndex((row) => row[1].startsWith('goal')) : -1;
  return {
    titles,
    rows: rows.map(
      (row, i): Row => (i === at ? [row[0], row[1], row[2], row[3], `${row[4]} ${THERE[language]}`] : row),
    ),
  };
}

/** 'Bär' + '은/는': by the last sound of a Korean word. */
const ENDS: readonly (readonly [key: string, closed: string, open: string])[] = [
  ['은', '은', '는'],
  ['이', '이', '가'],
  ['을', '을', '를'],
  ['과', '과', '와'],
  ['이라', '이라', '라'],
  ['이다', '이다', '다'],
  ['이었', '이었', '였'],
  ['의', '의', '의'],
  ['도', '도', '도'],
  ['에', '에', '에'],
];

function isClosed(word: string): boolean {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  return code >= 0 && code < 11172 && code % 28 !== 0;
}

const withEnds = (slots: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([name, word]) => [
      [name, word],
      ...ENDS.map(([key, closed, open]) => [`${name}${key}`, word + (isClosed(word) ? closed : open)]),
    ]),
  );

const SAID_PARTS = ['main', 'hope', 'but', 'because', 'event', 'until'] as const;

function slotsOf(language: Foreign, told: Told, company: readonly Member[]): Record<string, string> {
  const { intro, introPlain, asMine } = LANGUAGES[language];
  const [a, b, c] = company as [Member, Member, Member | undefined];
  const kind = a.characterId && !told.people[0]?.kind ? '' : a.person.kind;
  const hero = kind ? withA(kind, language) : '';
  const obj = told.about;
  const slots: Record<string, string> = {
    A: a.name,
    B: b.name,
    C: c?.name ?? '',
    a: hero,
    'an a': hero,
    x: told.thing,
    obj,
    obj1: asMine(obj),
    fear: told.about,
    skill: language === 'de' ? told.about : told.about.toLowerCase(),
    where: told.where.trim(),
    ...Object.fromEntries(SAID_PARTS.map((part) => [part, told[part].replace('{A}', a.name)])),
  };
  const all = language === 'ko' ? withEnds(slots) : slots;
  const template = hero ? intro : introPlain;
  const said = template.replace(/\{([^{}]+)\}/gu, (_, name: string) => all[name] ?? '');
  return { ...all, intro: said };
}

export const foreignTongue = (language: Foreign): Tongue => ({
  read: (sentence) => readForeign(sentence, language, LANGUAGES[language]),
  plotFor: (told) => plotOf(language, told),
  slots: (told, company) => slotsOf(language, told, company),
  introduced: ({ name, person, isNamed, isInvented }) =>
    isInvented || (isNamed && !person.name)
      ? LANGUAGES[language].introduced(withThe(person.kind, language), name)
      : name,
  extras: {
    ...saidRows(language),
    late: [['0 C', 'goal@sunset', 'together', 'A.happy B.happy C.happy', THIRD[language]]],
  },
  genderOf: (kind) => GENDERS[kindWord(kind, language)?.gender ?? 'n'],
  anyTitles: LANGUAGES[language].anyTitles,
  titled: (words) => words,
  ending: ENDINGS[language],
  needsThird: (told) => told.goal === 'travel',
});
