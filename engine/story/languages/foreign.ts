/** The eight languages after English, as stories use them: plots from their words, and what stands in their places. */

import type { Member } from '../company.ts';
import { ENDINGS } from '../endings.ts';
import { readForeign } from '../reading/foreign.ts';
import type { Told } from '../reading/told.ts';
import type { Plot, Row } from '../row.ts';
import type { Tongue } from '../tongue.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { type Foreign, kindWord, withA, withThe } from './kinds.ts';
import { KOREAN } from './korean.ts';
import { PORTUGUESE } from './portuguese.ts';
import { QUEST_WORDS } from './quest-words.ts';
import { SPANISH } from './spanish.ts';
import { type ForeignGoal, rowsWith } from './stages.ts';
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

function plotOf(language: Foreign, { goal, where }: Told): Plot {
  const { titles, words } = LANGUAGES[language];
  const known: ForeignGoal = goal in words ? (goal as ForeignGoal) : 'deed';
  const told = known === 'deed' ? QUEST_WORDS[language] : words[known];
  const rows = rowsWith(known, told);
  const at = where.trim() ? rows.findIndex((row) => row[1].startsWith('goal')) : -1;
  return {
    titles: titles[known],
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
    early: [],
    middle: [],
    late: [['0 C', 'goal@sunset', 'together', 'A.happy B.happy C.happy', THIRD[language]]],
  },
  genderOf: (kind) => GENDERS[kindWord(kind, language)?.gender ?? 'n'],
  anyTitles: LANGUAGES[language].anyTitles,
  titled: (words) => words,
  ending: ENDINGS[language],
  needsThird: (told) => !(told.goal in LANGUAGES[language].words),
});
