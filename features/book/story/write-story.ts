/** A story of as many pages as wanted from one sentence, without any model: a beginning, a trouble, three tries and an end. */

import { ANIMALS } from '#common/character/character-words.ts';
import { isUnspaced, type Spoken } from '#common/voice-words.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { PLACES } from '#engine/illustrator/places.ts';
import { type Beat, type Stage, type Story, type StoryPerson, seenOf } from './beat.ts';
import { ENGLISH, type PlotName, STAGES } from './english.ts';
import { ENDINGS, NAMES, QUEST_WORDS } from './quest-words.ts';
import { type Hero, type ReadSentence, readSentence } from './read-sentence.ts';
import { MAX_SEED, seedOf } from './seed-of.ts';

export interface StoryWish {
  sentence: string;
  language: Spoken;
  /** Pages that tell it. */
  pages: number;
  /** Characters of one's own, who play the first parts. */
  cast: readonly { id: string; name: string }[];
}

const MAX_TITLE = 60;
/** What friends are, where the sentence names only one: those that the hero is not. */
const FRIENDS = ['bear', 'mouse', 'rabbit', 'owl', 'hedgehog', 'squirrel', 'frog', 'cat', 'dog', 'panda'];
/** In these everybody is told from the others, also from far away. */
const CLOTHES = [
  'a yellow hoodie',
  'a blue sweater',
  'a red dress',
  'green overalls',
  'a purple sweater',
  'an orange hoodie',
];
/** They wear what they always wear. */
const UNDRESSED =
  /^(?:pirate|knight|princess|prince|king|queen|robot|astronaut|wizard|witch|fairy|mermaid|chef|baker|doctor|firefighter|grandmother|grandfather|superhero)\b/u;
const HER_NAMES = ['Pippa', 'Juno', 'Nell', 'Tilly', 'Wren', 'Lottie'];
const HIS_NAMES = ['Finn', 'Otto', 'Milo', 'Bruno', 'Oscar', 'Rufus'];

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

const IRREGULAR: Record<string, string> = {
  is: 'be',
  are: 'be',
  has: 'have',
  goes: 'go',
  does: 'do',
  lost: 'lose',
  found: 'find',
};

/** 'opens a bakery' → 'open a bakery'. */
export function baseForm(deed: string): string {
  const [first = '', ...rest] = deed.split(' ');
  const verb = first.toLowerCase();
  const base =
    IRREGULAR[verb] ??
    (/(ch|sh|ss|x|zz|o)es$/u.test(verb)
      ? verb.slice(0, -2)
      : /[^aeiou]ies$/u.test(verb) && verb.length > 4
        ? `${verb.slice(0, -3)}y`
        : /[^s]s$/u.test(verb)
          ? verb.slice(0, -1)
          : verb);
  return [base, ...rest].join(' ');
}

const GREAT_IDEA: Record<Exclude<Spoken, 'en'>, string> = {
  de: '{A} und die große Idee',
  fr: '{A} et la grande idée',
  es: '{A} y la gran idea',
  it: '{A} e la grande idea',
  pt: '{A} e a grande ideia',
  ja: '{A}の大きなアイデア',
  ko: '{A}의 커다란 생각',
  zh: '{A}的大主意',
};

interface Plot {
  name: PlotName;
  slots: Record<string, string>;
  title: string;
}

const withoutOwner = (thing: string): string =>
  thing.replace(/^(?:an?|the|his|her|their|its|my|some)\s+(?:own\s+|very\s+own\s+|first\s+)*/iu, '').trim();
/** Up to where another part of the sentence begins. */
const firstPart = (text: string): string =>
  text
    .split(
      /\s*(?:,|;|\band\b|\bbut\b|\bwith\b|\bin the\b|\bin a\b|\bon the\b|\bon a\b|\bat the\b|\bfor\b|\bwhen\b|\buntil\b|\bbecause\b)\s*/iu,
    )[0]!
    .trim();
const titled = (text: string): string =>
  text.replace(
    /(^|\s)(?!(?:a|an|the|of|to|in|on|and|or|for|at|with|by|from)\b)(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
const withArticle = (noun: string): string =>
  /^(?!uni|use|eu|one)[aeiou]/iu.test(noun) ? `an ${noun}` : `a ${noun}`;

function plotFor({ deed }: ReadSentence, name: string): Plot {
  const venture =
    /^(?:opens?|starts?|founds?|runs?|sets? up|launches)\s+(?:up\s+)?((?:an?|his|her|their|its|the)\s.+)$/iu.exec(
      deed,
    );
  if (venture) {
    const x = withoutOwner(firstPart(venture[1]!));
    return { name: 'venture', slots: { x }, title: `${name}’s ${titled(x)}` };
  }
  const search =
    /^(?:(?:has\s+)?los(?:es|t|e)|miss(?:es)?|looks? for|is looking for|search(?:es)? for|seeks?|hunts? for|cannot find|can(?:'|’)t find)\s+(.+)$/iu.exec(
      deed,
    );
  // What was never one's own is not lost: it is a great plan to find it.
  if (search && !/^(?:his|her|their|its|my)\b/iu.test(search[1]!) && !/^(?:has\s+)?(?:los|miss)/iu.test(deed))
    return {
      name: 'quest',
      slots: { deed: `find ${firstPart(search[1]!)}` },
      title: `${name} and ${titled(firstPart(search[1]!).replace(/^an?\s/iu, 'the '))}`,
    };
  if (search) {
    const x = withoutOwner(firstPart(search[1]!));
    return { name: 'search', slots: { x }, title: `${name} and the Lost ${titled(x)}` };
  }
  const fear =
    /^(?:is|are)\s+(?:very\s+|so\s+|a little\s+)?(?:afraid|scared|frightened|terrified)\s+of\s+(.+)$|^fears\s+(.+)$/iu.exec(
      deed,
    );
  if (fear) {
    const thing = firstPart((fear[1] ?? fear[2])!);
    return {
      name: 'fear',
      slots: { fear: thing },
      title: `${name} and ${titled(thing)}`.replace(/ and The /u, ' and the '),
    };
  }
  const skill =
    /^(?:learn(?:s|ed|t)?|wants?|would like|dreams?|wishes|tries|hopes|cannot|can(?:'|’)t|is not able|is learning)\s+(?:how\s+)?(?:to\s+|of\s+)?(.+)$/iu.exec(
      deed,
    );
  if (skill) {
    const what = firstPart(skill[1]!).replace(
      /^(\p{L}+?)(?:([^aeiou])\2)?ing\b/u,
      (whole, stem: string, twice: string) =>
        /^(?:sing|bring|ring|swing|sleep|fling)$/iu.test(whole) ? whole : `${stem}${twice ?? ''}`,
    );
    if (/^[a-z]/u.test(what) && !/^(?:an?|the|his|her)\s/iu.test(what))
      return { name: 'skill', slots: { skill: what }, title: `${name} Wants to ${titled(what)}` };
    return { name: 'quest', slots: { deed: `find ${what}` }, title: `${name} and ${titled(what)}` };
  }
  if (deed) return { name: 'quest', slots: { deed: baseForm(deed) }, title: `${name} ${titled(deed)}` };
  return {
    name: 'quest',
    slots: { deed: 'see what lies behind the hills' },
    title: `The Great Adventure of ${name}`,
  };
}

export function writeStory({ sentence, language, pages, cast }: StoryWish): Story {
  const read = readSentence(sentence, language);
  const seed = seedOf(read.core);
  const company = companyOf(read, language, seed, cast);
  const [hero] = company;
  const { name, slots, title } =
    language === 'en'
      ? plotFor(read, namesOf(read, company))
      : {
          name: 'quest' as const,
          slots: {},
          title: GREAT_IDEA[language].replace('{A}', hero!.name),
        };
  const words = language === 'en' ? ENGLISH[name] : QUEST_WORDS[language];
  const all = {
    ...slotsOf(company, read, language),
    ...slots,
  };
  const stages = STAGES[name];
  const chosen = chosenOf(stages, pages);
  const places = placesFor(read, hero!.kind, seed);
  const beats = chosen.map(({ at, isSilent }, i): Beat => {
    const [, who, shot, place, time] = stages[at]!;
    const where = [places[place] ?? place, time || (i % 5 === 3 ? 'on a sunny day' : '')]
      .filter(Boolean)
      .join(' ');
    return {
      text: isSilent ? '' : filled(words[at]!, all).trim(),
      picture: {
        place: where,
        seen: isSilent ? [] : seenOf(who),
        shot: isSilent ? 'wide' : shot,
        seed: (seed + (isSilent ? 17 : 0) + seedOf(place)) % MAX_SEED,
        isMirrored: (at + Number(isSilent)) % 2 === 1,
      },
    };
  });
  return {
    title: cutText(title, MAX_TITLE),
    blurb: filled(words[0]!, all).trim(),
    ending: ENDINGS[language],
    company: company.map(({ name: own, about, characterId }) => ({ name: own, about, characterId })),
    beats,
  };
}

/** 'Bruno', or 'Bruno and Ida' where the sentence is about two. */
const namesOf = ({ heroes }: ReadSentence, company: readonly Member[]): string =>
  company
    .slice(0, Math.min(2, heroes.length))
    .map((one) => one.name)
    .join(' and ');

const asTitle = (core: string): string => core.charAt(0).toLocaleUpperCase() + core.slice(1);

/** The most needed pages of a short book; in a long one the place is seen by itself before some of them. */
function chosenOf(stages: readonly Stage[], pages: number): { at: number; isSilent: boolean }[] {
  const order = stages.map((_, at) => at).sort((a, b) => stages[a]![0] - stages[b]![0] || a - b);
  const kept = new Set(order.slice(0, Math.min(pages, stages.length)));
  // The end is never left out.
  if (!kept.has(stages.length - 1)) {
    kept.delete(order[pages - 1]!);
    kept.add(stages.length - 1);
  }
  const told = stages.flatMap((_, at) => (kept.has(at) ? [{ at, isSilent: false }] : []));
  let more = pages - told.length;
  if (more <= 0) return told;
  const out: typeof told = [];
  for (const [i, one] of told.entries()) {
    const before = told[i - 1];
    const isNew = i > 0 && stages[before!.at]![3] !== stages[one.at]![3];
    const left = told.length - i;
    if (more > 0 && (isNew || more >= left)) {
      out.push({ at: one.at, isSilent: true });
      more--;
    }
    out.push(one);
  }
  return out;
}

interface Member extends StoryPerson {
  kind: string;
}

function companyOf(
  { heroes, isFemale }: ReadSentence,
  language: Spoken,
  seed: number,
  cast: StoryWish['cast'],
): Member[] {
  const kinds = heroes.map((one) => one.kind);
  const isKnown = (kind: string) => (ANIMALS as readonly string[]).includes(kind);
  const friends = FRIENDS.filter((one) => !kinds.includes(one));
  const all: Hero[] = [...heroes];
  for (let i = 0; all.length < 3; i++) {
    const kind = friends[(seed + i * 3) % friends.length]!;
    if (!all.some((one) => one.kind === kind)) all.push({ name: '', kind, words: kind });
  }
  const names = language === 'en' ? [...(isFemale ? HER_NAMES : HIS_NAMES)] : NAMES[language];
  const others = language === 'en' ? NAMES.en : names;
  const used = new Set([...cast.map((one) => one.name), ...heroes.map((one) => one.name)]);
  return all.slice(0, 3).map((one, i): Member => {
    const chosen = cast[i];
    const list = i === 0 ? names : others;
    const invented = firstFree(list, seed + i * 5, used);
    const name = chosen?.name ?? (one.name || invented);
    used.add(name);
    const isBare = UNDRESSED.test(one.kind);
    // No two in the same colours, and animals in no dresses.
    const free = CLOTHES.filter((_, k) => k % 3 === i).filter(
      (wear) => !isKnown(one.kind) || !wear.includes('dress'),
    );
    const wear = isBare ? '' : ` in ${pick(free, seed)}`;
    return { name, kind: one.kind, about: `${withArticle(one.kind)}${wear}`, characterId: chosen?.id };
  });
}

function firstFree(list: readonly string[], from: number, used: ReadonlySet<string>): string {
  for (let k = 0; k < list.length; k++) {
    const name = list[(from + k) % list.length]!;
    if (!used.has(name)) return name;
  }
  return list[from % list.length]!;
}

function slotsOf(
  company: readonly Member[],
  { core, isFemale, isCut }: ReadSentence,
  language: Spoken,
): Record<string, string> {
  const [a, b, c] = company as [Member, Member, Member];
  const he = isFemale || /\bgirl\b/u.test(a.kind) ? ['she', 'her', 'her'] : ['he', 'his', 'him'];
  return {
    A: a.name,
    B: b.name,
    C: c.name,
    a: a.kind,
    b: b.kind,
    c: c.kind,
    he: he[0]!,
    his: he[1]!,
    him: he[2]!,
    about: isCut && language === 'de' ? '' : `${asTitle(core)}${isUnspaced(language) ? '。' : '.'}`,
  };
}

/** '{an a}' is 'a fox' or 'an owl'; '{He}' begins a sentence. */
const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{to (\w+)\}/gu, (_, slot: string) => `to ${slots[slot] ?? ''}`)
    .replace(/\{(an|the) (\w+)\}/gu, (_, word: string, slot: string) =>
      word === 'an' ? withArticle(slots[slot] ?? '') : `the ${slots[slot] ?? ''}`,
    )
    .replace(/\{(\w+)\}/gu, (_, slot: string) => {
      const lower = slots[slot.toLowerCase()] ?? '';
      if (slots[slot] !== undefined) return slots[slot]!;
      return lower.charAt(0).toUpperCase() + lower.slice(1);
    });

const COLD = new Set(['penguin', 'seal', 'reindeer', 'walrus']);
const WILD = new Set([
  'lion',
  'tiger',
  'elephant',
  'zebra',
  'giraffe',
  'monkey',
  'hippo',
  'crocodile',
  'parrot',
]);

/** Places of the plot as the illustrator paints them, so that one book does not look like the next. */
function placesFor({ place, core }: ReadSentence, kind: string, seed: number): Record<string, string> {
  const entry = PLACES.find((one) => one.name === place);
  const isInside = PLACES.find((one) => one.name === place)?.kind === 'interior' && place !== 'living room';
  const isNamed =
    entry && entry.kind !== 'studio' && entry.kind !== 'graphic' && entry.name !== 'living room';
  const named = /\b(?:sails?|sea|ocean|pirates?|boat|ship)\b/iu.test(core)
    ? 'beach'
    : isNamed
      ? place
      : 'meadow';
  const goal = /\bdark\b|dunkel|\bnoir\b/iu.test(core) ? 'forest' : named;
  const home = COLD.has(kind) ? 'snow' : WILD.has(kind) ? 'savanna' : kind === 'robot' ? 'city' : 'village';
  return {
    goal: isInside ? `inside ${withArticle(goal)}` : goal,
    front: isInside ? 'shop front' : 'village',
    bed: 'inside a bedroom',
    home,
    mountain: 'mountain',
    garden: pick(['garden', 'garden with flowers', 'orchard garden'], seed),
    market: 'market',
    village: pick(['village', 'european street', 'village'], seed),
    rooftop: 'rooftop',
    park: 'park',
    river: 'river',
    lake: 'lake',
    forest: pick(['forest', 'autumn forest', 'forest'], seed),
    hills: 'hills',
    meadow: 'meadow with flowers',
  };
}
