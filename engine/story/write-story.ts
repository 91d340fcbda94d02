/** The story that a sentence asks for, without any model: told of the people and things that it names, on as many pages as are wanted. */

import type { Beat, Story } from '#common/character/story.ts';
import type { Spoken } from '#common/voice-words.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { companyOf, type Member } from './company.ts';
import { type FirstNames, filled, halves, speechesOf, titleFrom } from './fill.ts';
import type { Told } from './reading/told.ts';
import { type Plot, type Row, readWho } from './row.ts';
import { MAX_SEED, seedOf } from './seed-of.ts';
import type { Tongue } from './tongue.ts';
import { tongueOf } from './tongues.ts';
import { type Setting, type Spot, settingOf } from './worlds.ts';

export interface StoryWish {
  sentence: string;
  language: Spoken;
  /** Pages that tell it. */
  pages: number;
  /** Characters of one's own, who play the first parts. */
  cast: readonly { id: string; name: string }[];
  /** Another number tells another story of the same sentence. */
  take?: number | undefined;
}

export const MAX_TITLE = 40;
/** What comes after it is not read. */
const MAX_SENTENCE = 500;
const LETTERS = ['A', 'B', 'C'];

export function writeStory({ sentence, language, pages, cast, take = 0 }: StoryWish): Story {
  const tongue = tongueOf(language);
  const told = tongue.read(sentence.slice(0, MAX_SENTENCE));
  const seed = (seedOf(told.core) + take * 7919) % MAX_SEED;
  const company = companyOf(told, seed, cast, {
    least: tongue.needsThird?.(told) ? 3 : 2,
    genderOf: tongue.genderOf,
  });
  const setting = settingOf(told);
  const plot = tongue.plotFor(told, seedOf(told.core) + take);
  const slots = tongue.slots(told, company, setting, seed);
  const first = firstNames(company, tongue);
  const rows = chosenOf(rowsOf(plot, tongue, told, company), pages);
  const stage: Stage = { told, company, setting, seed, slots };
  const beats = rows.map((page, i) => beatOf(page, i, stage, first));
  return {
    title: titleOf(plot, tongue, slots, seed),
    blurb: beats
      .filter((one) => one.text)
      .slice(0, 2)
      .map((one) => one.text)
      .join(' '),
    ending: tongue.ending,
    company: company.map(({ name, about, characterId, isFigure }) => ({
      name,
      about,
      characterId,
      ...(!isFigure && { isPainted: true }),
    })),
    beats,
  };
}

function titleOf({ titles }: Plot, tongue: Tongue, slots: Record<string, string>, seed: number): string {
  const fitting = [...new Set([...titles, ...tongue.anyTitles])].flatMap((one, i) => {
    const title = titleFrom(one, slots, tongue.titled);
    return title && title.length <= MAX_TITLE ? [{ title, isOwn: i < titles.length }] : [];
  });
  const own = fitting.filter((one) => one.isOwn);
  const list = own.length > 0 ? own : fitting;
  return list[seed % Math.max(1, list.length)]?.title ?? (slots.A ?? '').slice(0, MAX_TITLE);
}

/** Whoever has no name, or one that the sentence does not know, is told of with what they are. */
function firstNames(company: readonly Member[], tongue: Tongue): FirstNames {
  const names: FirstNames = new Map();
  for (const [i, one] of company.entries()) if (i > 0) names.set(LETTERS[i]!, tongue.introduced(one));
  return names;
}

const HELPFUL =
  /\b(?:showed|helped|found|gave|taught|told|met|learned|discovered|realised|realized|invited|saved|rescued|brought|understood|noticed)\b/u;
/** Where a plot says what its hero is after. */
const GOAL =
  /\{Main\}|\{main\}|\{(?:my)?(?:deed|skill)\}|\{fear\}|\{(?:the|an|his) x\}|\{feast\}|\{contest\}/u;

/** With the rows for what else the sentence tells, and without those that need what is not there. */
function rowsOf({ rows }: Plot, { extras }: Tongue, told: Told, company: readonly Member[]): Row[] {
  const isThere = (row: Row): boolean => {
    const [, ...needed] = row[0].split(' ');
    const need = needed.join(' ');
    if (!need) return true;
    if (need === 'C') return company.length > 2 && told.target !== 2;
    if (need === 'T') return told.target !== undefined;
    if (need === 'no T') return told.target === undefined;
    if (need === 'until help') return told.until !== '';
    if (need === 'own') return company[1]!.person.isCompanion;
    if (need === 'things') return told.things.length > 0;
    return Boolean(told[need as 'main' | 'until' | 'but' | 'because' | 'event' | 'outcome' | 'hope']);
  };
  const low = rows.findIndex((row, i) => i > 4 && row[0].startsWith('0') && /A\.sad/u.test(row[3]));
  const lowest = low < 0 ? Math.floor(rows.length / 2) : low;
  const turn = rows.findIndex(
    (row, i) => i > lowest && /^0/u.test(row[0]) && /A\.(?:jump|wow|talk)/u.test(row[3]),
  );
  // What shows the way comes when nothing else does; what makes things worse comes before.
  const isHelp = told.language !== 'en' || HELPFUL.test(told.until);
  const until = isHelp && turn > 0 ? turn : lowest;
  const wish = rows.findIndex((row, i) => i > 0 && GOAL.test(row.slice(4).join(' ')));
  const all: Row[] = [];
  const add = (list: readonly Row[], what: RegExp) =>
    all.push(...list.filter((row) => what.test(row[0]) && isThere(row)));
  for (const [i, row] of rows.entries()) {
    if (i === until) add(extras.middle, isHelp ? /until help/u : /until$/u);
    // Outside English a third one has a part in the plot, or this line.
    const hasThird = told.language !== 'en' && rows.some((one) => /\bC\./u.test(one[3]));
    if (i === rows.length - 1 && !hasThird) add(extras.late, /./u);
    if (isThere(row)) all.push(row);
    if (i === 0) add(extras.early, /own$/u);
    if (i === Math.max(1, wish)) add(extras.early, /because|but|hope/u);
    if (i === Math.max(1, wish) + 1) add(extras.early, /event|things/u);
  }
  return all;
}

/** Rows that say again what the sentence says. */
const SAYS = /^0 (?:main|hope|but|because|event|until(?: help)?)$/u;

/** The most needed rows of a short book; in a long one the place is seen by itself before some of them. */
function chosenOf(rows: readonly Row[], pages: number): Page[] {
  const need = (row: Row): number => Number(row[0][0]);
  const last = rows.length - 1;
  const order = rows
    .map((_, at) => at)
    .sort(
      (a, b) =>
        Number(b === last) - Number(a === last) ||
        Number(b === 0) - Number(a === 0) ||
        need(rows[a]!) - need(rows[b]!) ||
        a - b,
    );
  // Where even what is needed is too much, the story is thinned out evenly.
  const needed = order.filter((at) => need(rows[at]!) === 0).sort((a, b) => a - b);
  const kept =
    needed.length > pages
      ? new Set(
          Array.from(
            { length: pages },
            (_, i) => needed[Math.round((i * (needed.length - 1)) / Math.max(1, pages - 1))]!,
          ),
        )
      : new Set(order.slice(0, Math.min(pages, rows.length)));
  // What the sentence says, and the moment when it works, are never left out; how it goes on only of the shortest.
  const success = needed.findLast((at) => at !== last && /A\.jump/u.test(rows[at]![3]));
  const says = needed.filter((at) => (pages < 8 ? /^0 main$/u : SAYS).test(rows[at]![0]));
  // A 'but' is no use where nobody has heard what is wanted, nor a helper whom nobody has met.
  const wish = says.length > 0 ? rows.findIndex((row, i) => i > 0 && GOAL.test(row.slice(4).join(' '))) : -1;
  const meeting = says.length > 0 ? rows.findIndex((row, i) => i > 0 && /\bB\./u.test(row[3])) : -1;
  const musts = new Set([...says, success ?? -1, wish, meeting].filter((at) => at >= 0));
  for (const must of pages > musts.size + 2 ? musts : []) {
    if (kept.has(must)) continue;
    const near = [...kept]
      .filter((at) => at > 0 && at < last && !musts.has(at))
      .sort((a, b) => Math.abs(a - must) - Math.abs(b - must))[0];
    if (near !== undefined) kept.delete(near);
    kept.add(must);
  }
  return stretched(
    rows.filter((_, at) => kept.has(at)),
    pages,
  );
}

/** A page of a story: a row, a half of one, or its place without anybody. */
interface Page {
  row: Row;
  part: 'whole' | 'first' | 'second' | 'silent';
}

/** Where more pages are wanted, long rows stand on two of them; then places are seen by themselves. */
function stretched(rows: readonly Row[], pages: number): Page[] {
  const more = pages - rows.length;
  const long = rows.flatMap((row, at) => (row.slice(4).every((words) => halves(words)) ? [at] : []));
  const count = Math.min(Math.max(0, more), long.length);
  const split = new Set(
    Array.from({ length: count }, (_, i) => long[Math.floor((i * long.length) / count)]!),
  );
  const told = rows.flatMap((row, at): Page[] =>
    split.has(at)
      ? [
          { row, part: 'first' },
          { row, part: 'second' },
        ]
      : [{ row, part: 'whole' }],
  );
  const silent = Math.max(0, pages - told.length);
  const spot = (page: Page | undefined) => page?.row[1].split('@')[0];
  // The best places are those where the story has just arrived.
  const order = told
    .map((_, at) => at)
    .slice(1)
    .sort(
      (a, b) =>
        Number(spot(told[a]) === spot(told[a - 1])) - Number(spot(told[b]) === spot(told[b - 1])) || a - b,
    );
  const before = new Map<number, number>();
  for (let i = 0; i < silent; i++) {
    const at = order[i % order.length]!;
    before.set(at, (before.get(at) ?? 0) + 1);
  }
  return told.flatMap((page, at): Page[] => [
    ...Array.from({ length: before.get(at) ?? 0 }, (): Page => ({ row: page.row, part: 'silent' })),
    page,
  ]);
}

interface Stage {
  told: Told;
  company: readonly Member[];
  setting: Setting;
  seed: number;
  slots: Record<string, string>;
}

const HOURS: Readonly<Record<string, string>> = {
  night: 'at night',
  sunset: 'at sunset',
  morning: 'in the morning',
};

function beatOf({ row, part }: Page, at: number, stage: Stage, first: FirstNames): Beat {
  const isSilent = part === 'silent';
  const { told, company, setting, seed, slots } = stage;
  const [, where, shot, who, ...words] = row;
  const whole = words[(seed + seedOf(words[0]!)) % words.length]!;
  const template = part === 'first' ? halves(whole)![0] : part === 'second' ? halves(whole)![1] : whole;
  const [spot = 'goal', hour = ''] = where.split('@');
  const { seen, hasThing } = readWho(who.replace('Y', ''));
  const number = (letter: string): number => (letter === 'T' ? (told.target ?? 1) : LETTERS.indexOf(letter));
  const there = seen
    .map((one) => ({ ...one.pose, who: number(one.letter) }))
    .filter((one) => company[one.who]);
  // Who belongs to it from the beginning is seen wherever there is room.
  const third = company[2];
  if (
    third?.person.isCompanion &&
    there.length === 2 &&
    !there.some((one) => one.who === 2) &&
    /happy|dance|jump|walk|run/u.test(who)
  )
    there.push({ animation: 'idle', mood: 'joy', who: 2 });
  const speeches = speechesOf(
    template.replaceAll('{T}', `{${LETTERS[told.target ?? 1]}}`),
    LETTERS,
    (words) => filled(words, slots),
  );
  // On its second page a row is seen from near: whoever speaks there.
  const near =
    part === 'second'
      ? there.filter((one) => one.who === (speeches.find((other) => other.who >= 0)?.who ?? there[0]?.who))
      : [];
  const shown = near.length > 0 ? near : there;
  const figures = shown.filter((one) => company[one.who]!.isFigure);
  const painted = shown
    .filter((one) => !company[one.who]!.isFigure)
    .map((one) => company[one.who]!.person.words || company[one.who]!.person.kind);
  const thing = who.includes('Y') ? (told.things[0] ?? '') : hasThing ? told.thing : '';
  const drawn = part === 'second' && near.length > 0 ? '' : drawable(thing, stage);
  const place = setting.painted[spot as Spot] ?? spot;
  const time = HOURS[hour] ?? (told.time === 'night' && spot === 'goal' ? HOURS.night! : '');
  const things = [...painted.map((one) => `${one} `), ...(drawn ? [drawn] : [])].map((one) => one.trim());
  const isBehind = things.length > 0 && figures.length > 0 && !isSilent;
  const prompt = [
    things.length > 0 && !isSilent
      ? `${things.slice(0, 2).join(' and ')} ${/^(?:inside|in|on|at) /u.test(place) ? place : `in ${place.replace(/ with .*$/u, '')}`}`
      : place,
    time,
  ]
    .filter(Boolean)
    .join(' ');
  const text = isSilent ? '' : filled(template, slots, first);
  return {
    text,
    ...(isSilent ? {} : { speeches }),
    picture: {
      place: prompt.replace('in inside', 'inside'),
      seen: isSilent ? [] : figures.slice(0, 3),
      shot:
        isSilent || isBehind || figures.length === 0
          ? 'wide'
          : near.length > 0
            ? 'close'
            : shot === 'together' && figures.length < 2
              ? 'close'
              : shot,
      seed: (seed + (isSilent ? 17 : 0) + seedOf(spot)) % MAX_SEED,
      isMirrored: at % 2 === 1,
      ...(isBehind && { isAside: true }),
    },
  };
}

/** A thing as it is painted; empty: nobody can draw it, or it is too large to stand beside. */
function drawable(thing: string, { told }: Stage): string {
  if (!thing) return '';
  const [found] = readPrompt(thing, { language: told.language }).things;
  if (!found || told.goal === 'open') return '';
  if (told.language !== 'en') {
    const colour = readPrompt(told.about, { language: told.language }).things[0]?.colour;
    return [colour, found.label].filter(Boolean).join(' ');
  }
  return thing.replace(/^(?:(?:an?|the|his|her|their|its|my)\s+)+/u, '');
}
