/** What stands in the places of English plots, and rows that any of them may get: what else a sentence tells, and what else is named in it. */

import type { Member } from '../company.ts';
import {
  asMine,
  asTitle,
  inPast,
  isPluralNoun,
  thirdPerson,
  withArticle,
  withoutArticle,
} from '../reading/english-grammar.ts';
import { CHILDREN } from '../reading/people-kinds.ts';
import type { Told } from '../reading/told.ts';
import type { Row } from '../row.ts';
import type { Setting } from '../worlds.ts';

const TRAITS = [
  'who whistled when {he} walked',
  'who said good morning to every puddle',
  'who counted everything twice',
  'with more questions than pockets',
  'who never went out without a biscuit',
  'who laughed with {his} whole face',
  'who took the steps two at a time',
  'who knew all the clouds by name',
  'with a very loud sneeze',
  'who liked Tuesdays best',
  'who hummed when {he} was thinking',
  'who collected round stones',
  'who was never quite on time',
  'who talked to the moon',
];
const DAYS = ['One day', 'One fine day', 'One morning', 'One Tuesday'];

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

const PRONOUNS = { she: ['she', 'her', 'her', 'herself'], he: ['he', 'him', 'his', 'himself'] } as const;

function whenOf({ core, time, season, weather, where, home }: Told, seed: number): string {
  const air =
    weather === 'storm'
      ? 'stormy'
      : weather === 'rain'
        ? 'rainy'
        : weather === 'snow'
          ? 'snowy'
          : weather === 'fog'
            ? 'foggy'
            : season;
  const feast =
    /\b(?:Christmas Eve|Christmas Day|Christmas|New Year’s Eve|New Year's Eve|Halloween|Easter Sunday|Easter)\b/u.exec(
      core,
    )?.[0];
  if (feast) return `${feast.includes(' ') ? 'On' : 'One'} ${feast}${where ? `, ${where},` : ''}`;
  const hour = time ?? (air ? 'day' : '');
  const day = hour ? `One ${[air, hour].filter(Boolean).join(' ')}` : pick(DAYS, seed);
  return where && where !== home ? `${day}, ${where},` : day;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** 'Dad' says it already. */
const KIN = /^(?:Dad|Daddy|Papa|Mum|Mummy|Mom|Mommy|Gran(?:dma|dpa|ny|dad)|Nana)$/u;
const FEASTS = /^(?:birthday|christmas|halloween|easter|new year)$/u;

/** The same slots as the plots: {x}, {the x}, {deed}, {he} … */
export function englishSlots(
  told: Told,
  company: readonly Member[],
  { words }: Setting,
  seed: number,
): Record<string, string> {
  const [a, b, c] = company as [Member, Member, Member | undefined];
  const [he, him, his, himself] = PRONOUNS[a.gender];
  const [bhe, bhim, bhis] = PRONOUNS[b.gender];
  const own = (text: string): string => text.replace(/\b(?:its|their)\b/gu, his);
  const thing = own(told.thing);
  const isMany = told.isPlural;
  const kind = a.person.words || a.person.kind;
  const trait = pick(TRAITS, seed >> 2)
    .replaceAll('{he}', he)
    .replaceAll('{his}', his);
  const label = KIN.test(a.name)
    ? ''
    : kind && !CHILDREN.test(kind)
      ? withoutArticle(kind)
      : a.gender === 'she' && !a.characterId
        ? 'girl'
        : a.characterId
          ? ''
          : 'boy';
  const home = told.home && told.home.length < 60 ? own(told.home) : '';
  const target = told.target === undefined ? undefined : company[told.target];
  const feast = FEASTS.test(told.about)
    ? `${told.about === 'christmas' ? 'Christmas' : told.about} party`
    : told.about;
  const deed = own(told.deed);
  const fear = own(told.about);
  return {
    A: a.name,
    B: b.name,
    C: c?.name ?? '',
    T: target?.name ?? '',
    Bt: asTitle(b.name),
    a: label || 'somebody',
    'an a': !label ? 'somebody' : /^\p{L}+est\b/u.test(label) ? `the ${label}` : withArticle(label),
    trait: home ? `who lived ${home}` : trait,
    he,
    him,
    his,
    himself,
    bhe,
    bhim,
    bhis,
    friends: listed(company.slice(1).map((one) => one.name)),
    x: thing,
    x1: thing,
    'the x': thing ? `the ${thing}` : '',
    'an x': thing ? (isMany ? thing : withArticle(thing)) : '',
    'his x': thing ? `${his} ${thing}` : '',
    'my x': thing ? `my ${thing}` : '',
    it: isMany ? 'them' : 'it',
    was: isMany ? 'were' : 'was',
    wasx: isMany ? 'were' : 'was',
    is: isMany ? 'are' : 'is',
    deed,
    mydeed: asMine(deed),
    past: inPast(`he ${deed}`).replace(/^he\s+/u, ''),
    Deeds: deed ? asTitle(thirdPerson(deed)) : '',
    skill: deed,
    myskill: asMine(deed),
    fear,
    fear0: withoutArticle(fear),
    'fear is': isPluralNoun(fear) ? 'they are' : 'it is',
    contest: told.about,
    CONTEST: told.about.toUpperCase(),
    feast,
    Far: asTitle(/\bto\s+(?:the\s+|a\s+)?[\p{L}]+(?:\s+[\p{L}]+)?$/u.exec(deed)?.[0] ?? ''),
    When: whenOf(told, seed),
    near: words.near,
    water: words.water,
    deep: words.deep,
    high: words.high,
    high2: 'up there',
    town: words.town,
    things: listed(told.things.map((one) => `the ${withoutArticle(one)}`)),
    'some things': listed(told.things.map(own)),
    until: own(told.until).replace(/^he(?=\s)/u, he),
    but: own(told.but).replace(/^he(?=\s)/u, he),
    because: own(told.because).replace(/^he(?=\s)/u, he),
    event: own(told.event).replace(/^he(?=\s)/u, he),
    outcome: own(told.outcome),
    hope: own(told.hope),
    all: told.isOutcomeOfAll ? 'they' : a.name,
  };
}

/** At which row of a plot each comes: behind its third one, before its low point, before its last one. */
export const EXTRAS: Readonly<Record<'early' | 'middle' | 'late', readonly Row[]>> = {
  early: [
    ['0 hope', 'home', 'close', 'A.ask', 'More than anything else {he} {hope}.'],
    [
      '1 own',
      'home',
      'together',
      'A.happy B.happy',
      'Wherever {A} went, {B} went, too. They shared everything, even the hiccups.',
      '{A} and {B} did everything together. They even yawned at the same time.',
    ],
    ['0 event', 'goal', 'wide', 'A.wow', 'And then it happened: {event}.'],
    [
      '0 but',
      'home',
      'close',
      'A.sad',
      'But there was one thing. {But}.',
      'It was not so easy, though. {But}.',
    ],
    ['0 because', 'home', 'close', 'A.sad', 'And do you know why? Because {because}.'],
    ['0 things', 'home', 'wide', 'A.happy Y', '{He} took {some things} along. “You never know,” said {A}.'],
  ],
  middle: [
    [
      '0 until',
      'goal',
      'wide',
      'A.wow B.wow',
      'So it went on, day after day. Until, all of a sudden, {until}.',
      'It might have gone on like that for ever. But then {until}.',
    ],
    [
      '0 until help',
      'goal',
      'wide',
      'A.wow B.happy',
      'And then, when nobody expected it any more, {until}.',
      'It might have gone on like that for ever. But then {until}.',
    ],
  ],
  late: [
    [
      '0 things',
      'goal',
      'together',
      'A.happy B.wow',
      '“And what helped the most?” asked {B}. {A} laughed and held up {things}. “I told you so: you never know!”',
    ],
    [
      '0 outcome',
      'goal@sunset',
      'together',
      'A.happy B.happy',
      'And that is how {all} {outcome}.',
      'They still talk about it today: how {all} {outcome}.',
    ],
  ],
};
