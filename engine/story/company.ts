/** The people of a story: those whom the sentence names, and a helper where it names only one; what they are called and how they look. */

import { ANIMALS } from '#common/character/character-words.ts';
import type { StoryPerson } from '#common/character/story.ts';
import type { Spoken } from '#common/voice-words.ts';
import { withArticle } from './reading/english-grammar.ts';
import { genderOf, isFigure } from './reading/people-kinds.ts';
import type { Person, Told } from './reading/told.ts';

export interface Member extends StoryPerson {
  person: Person;
  gender: 'she' | 'he';
  /** A name of their own; else they are called what they are: 'the mouse'. */
  isNamed: boolean;
  /** Characters can be made of them; others are painted with the place. */
  isFigure: boolean;
  /** Neither named by the sentence nor chosen. */
  isInvented: boolean;
}

export const NAMES: Readonly<Record<Spoken, Readonly<Record<'she' | 'he', readonly string[]>>>> = {
  en: {
    she: ['Pippa', 'Juno', 'Nell', 'Tilly', 'Wren', 'Lottie', 'Maisie', 'Olive', 'Hattie', 'Dot'],
    he: ['Finn', 'Otto', 'Milo', 'Bruno', 'Oscar', 'Rufus', 'Barney', 'Ned', 'Gus', 'Toby'],
  },
  de: {
    she: ['Fritzi', 'Lotte', 'Ida', 'Momo', 'Mathilda', 'Greta'],
    he: ['Otto', 'Emil', 'Bruno', 'Anton', 'Oskar', 'Theo'],
  },
  fr: {
    she: ['Capucine', 'Suzon', 'Zoé', 'Lulu', 'Margot', 'Rosalie'],
    he: ['Léo', 'Basile', 'Oscar', 'Gaston', 'Jules', 'Félix'],
  },
  es: {
    she: ['Nina', 'Luna', 'Lía', 'Mía', 'Carlota', 'Alma'],
    he: ['Lolo', 'Paco', 'Bruno', 'Tito', 'Nico', 'Leo'],
  },
  it: {
    she: ['Nina', 'Bice', 'Gaia', 'Mimì', 'Viola', 'Lia'],
    he: ['Pippo', 'Leo', 'Tino', 'Ugo', 'Dino', 'Nico'],
  },
  pt: {
    she: ['Bia', 'Lila', 'Duda', 'Nina', 'Clara', 'Mia'],
    he: ['Nino', 'Tomé', 'Beto', 'Caio', 'Léo', 'Gil'],
  },
  ja: { she: ['モモ', 'ナナ', 'ルル', 'ミミ'], he: ['コロ', 'ハル', 'ソラ', 'タロ'] },
  ko: { she: ['모모', '나나', '루루', '미미'], he: ['토토', '보리', '하늘', '두두'] },
  zh: { she: ['朵朵', '果果', '米米', '圆圆'], he: ['豆豆', '乐乐', '小宝', '阳阳'] },
};
const ELDERS: Partial<Record<Spoken, Readonly<Record<'she' | 'he', readonly string[]>>>> = {
  en: { she: ['Mrs Plum', 'Granny Pepper', 'Mrs Button'], he: ['Mr Plum', 'Old Tom', 'Mr Button'] },
};
/** Who helps where the sentence names nobody. */
const HELPERS: readonly string[] = [
  'mouse',
  'owl',
  'hedgehog',
  'squirrel',
  'frog',
  'rabbit',
  'bear',
  'badger',
  'duck',
  'otter',
];
/** In these everybody is told from the others, also from far away. */
const CLOTHES: readonly (readonly string[])[] = [
  ['a yellow hoodie', 'a red sweater', 'an orange sweater'],
  ['a blue sweater', 'green overalls', 'a purple sweater'],
  ['green overalls', 'a white sweater', 'a blue hoodie'],
];
const DRESSES = ['a yellow dress', 'a red dress', 'a blue dress'];
/** They wear what they always wear. */
const DRESSED =
  /\b(?:pirate|knight|princess|prince|king|queen|robot|astronaut|wizard|witch|fairy|mermaid|chef|baker|doctor|firefighter|grandmother|grandfather|superhero|alien|monster|ghost|teddy|detective|sailor|farmer|ballerina|clown|santa)\b/u;

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

export interface CompanyOptions {
  least?: number;
  genderOf?: ((kind: string) => 'she' | 'he' | undefined) | undefined;
}

export function companyOf(
  told: Told,
  seed: number,
  cast: readonly { id: string; name: string }[],
  { least = 2, genderOf: byNoun = () => undefined }: CompanyOptions = {},
): Member[] {
  const people = told.people.slice(0, 3);
  if (people.length === 0) people.push(invented(cast[0] ? '' : 'fox', seed));
  // Chosen characters play the first parts, and nobody is made up beside them.
  while (people.length < Math.min(3, cast.length)) people.push({ ...invented('', seed), isCompanion: true });
  while (people.length < least) {
    const free = HELPERS.filter((one) => !people.some((other) => other.kind.includes(one)));
    const kind = pick(free, seed + people.length * 3);
    people.push({ ...invented(kind, seed + people.length), gender: byNoun(kind) });
  }
  const used = new Set([...cast.map((one) => one.name), ...people.map((one) => one.name)].filter(Boolean));
  const told0 = told.people.length;
  return people.map((person, i): Member => {
    const chosen = castFor(person, cast, people);
    const gender =
      person.gender ??
      genderOf(person.kind) ??
      pick(['he', 'she'] as const, seed + i * 7 + person.kind.length);
    const isInvented = i > 0 && i >= told0 && !chosen;
    const isHero =
      i === 0 || (person.article === 'a' && person.isCompanion && i < 3 && people[0]!.words === person.words);
    const isOld = /\bold\b|grand/u.test(person.kind);
    const list = (isOld && ELDERS[told.language]?.[gender]) || NAMES[told.language][gender];
    const name =
      chosen?.name ??
      (person.name ||
        (isHero || isInvented || told.language !== 'en' ? firstFree(list, seed + i * 5, used) : ''));
    used.add(name);
    return {
      name:
        name ||
        (person.article && !/^(?:an?|the|some|another)$/u.test(person.article)
          ? `${person.article} ${shortWords(person)}`
          : `the ${shortWords(person)}`),
      about: aboutOf(person, gender, i, seed),
      characterId: chosen?.id,
      person,
      gender,
      isNamed: name !== '',
      isFigure: Boolean(chosen) || isFigure(person.kind),
      isInvented,
    };
  });
}

/** Who is called as one's own character is played by it; the others take the free parts in turn. */
function castFor(person: Person, cast: readonly { id: string; name: string }[], people: readonly Person[]) {
  const same = (one: { name: string }, other: Person) => one.name.toLowerCase() === other.name.toLowerCase();
  const own = cast.find((one) => same(one, person));
  if (own) return own;
  const free = cast.filter((one) => !people.some((other) => same(one, other)));
  const open = people.filter((other) => !cast.some((one) => same(one, other)));
  return free[open.indexOf(person)];
}

/** 'little brother' is only told once: then he is the brother. */
const shortWords = ({ words }: Person): string =>
  /\bold\b|\bpolar\b|\bteddy\b|\bbaby\b/u.test(words) ? words : (words.split(' ').at(-1) ?? words);

const invented = (kind: string, seed: number): Person => ({
  name: '',
  kind,
  words: kind,
  article: 'a',
  gender: pick(['he', 'she'] as const, seed),
  isCompanion: false,
});

/** Dressed as their grandchildren know them. */
const ELDERLY: Readonly<Record<string, string>> = { 'old woman': 'grandmother', 'old man': 'grandfather' };

function aboutOf({ kind, words }: Person, gender: 'she' | 'he', at: number, seed: number): string {
  const isAnimal = (ANIMALS as readonly string[]).includes(kind);
  const isAnybody = kind === 'child' || kind === 'person' || !kind;
  // Built like raccoons, and red: their describers know them by their own name.
  const named = /\bred panda\b/u.test(words) ? 'red panda' : kind;
  const what = isAnybody ? (gender === 'she' ? 'girl' : 'boy') : (ELDERLY[kind] ?? named);
  const isChild = /\b(?:girl|boy)\b/u.test(what);
  if (DRESSED.test(what)) return withArticle(what);
  const size =
    isChild && /\blittle\b/u.test(words)
      ? 'little '
      : isAnimal && /\b(?:tiny|baby)\b/u.test(words)
        ? 'tiny '
        : '';
  const clothes =
    gender === 'she' && !isAnimal && isChild ? pick(DRESSES, seed + at) : pick(CLOTHES[at]!, seed);
  return `${withArticle(`${size}${what}`)} in ${clothes}`;
}

function firstFree(list: readonly string[], from: number, used: ReadonlySet<string>): string {
  for (let k = 0; k < list.length; k++) {
    const name = list[(from + k) % list.length]!;
    if (!used.has(name)) return name;
  }
  return list[from % list.length]!;
}
