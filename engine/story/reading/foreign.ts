/** Reads a sentence in one of the eight languages after English: by the illustrator's words for who and where, by the language's own for what. */

import { ANIMALS } from '#common/character/character-words.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { JOURNEYS } from '../languages/journeys.ts';
import { type Foreign, kindWord, kinName } from '../languages/kinds.ts';
import type { LanguageWords } from '../languages/words.ts';
import { bookWords } from './book-words.ts';
import { partsOf } from './foreign-clauses.ts';
import { genderOf } from './people-kinds.ts';
import type { Person, Told } from './told.ts';

/** The words of the sentence that say where, and how a story says them by themselves. */
const WHERE: Readonly<Record<Foreign, RegExp>> = {
  de: /\b(?:auf|in|am|im|an|bei|unter|hinter|beim)\s+(?:(?:dem|der|einem|einer|den)\s+)?(?:\p{Ll}+\s+)?\p{Lu}\p{L}+/gu,
  fr: /(?:^|\s)((?:dans|à|au|aux|sur|chez|près d[eu’'])\s*(?:(?:la|le|les|un|une)\s+|l[’'])?[\p{L}-]+)/gu,
  es: /\ben\s+(?:el|la|los|las|un|una)\s+\p{L}+/gu,
  it: /\b(?:in|nel|nella|nello|al|alla|allo|sulla|sul)\s+\p{L}+/gu,
  pt: /\b(?:na|no|nas|nos|numa|num)\s+\p{L}+/gu,
  ja: /[\p{Script=Han}\p{Script=Katakana}ー]+(?=で)/gu,
  ko: /[\p{Script=Hangul}]+(?=에서)/gu,
  zh: /(?<=在)[\p{Script=Han}]{1,5}?(?:里|上|边)?(?=[\p{Script=Han}，。])/gu,
};
const CALLED =
  /(?:namens|heißt|nommée?|(?:qui\s+)?s[’']appelle|llamad[oa]|se llama|di nome|che si chiama|chamad[oa]|que se chama)\s+(\p{Lu}\p{L}{1,15})/u;
const NO_NAME =
  /^(?:ein|eine|einen|der|die|das|zwei|drei|wie|mein|meine|le|la|les|un|une|deux|trois|mon|ma|el|los|las|dos|tres|una|mi|lo|il|gli|due|tre|o|a|os|as|um|uma|dois|duas|meu|minha|eine?r?|es|il|era|un’|ich|du|wir|sie|er|unser|unsere)$/iu;
const ASIAN_NAME: Partial<Record<Foreign, RegExp>> = {
  ja: /^([\p{Script=Katakana}ー]{2,6}|[\p{Script=Han}\p{Script=Hiragana}]{1,4}(?:ちゃん|くん))(?=は|が|と)/u,
  ko: /^([\p{Script=Hangul}]{2,4}?)(?=(?:은|는|이|가|와|과)\s)/u,
  zh: /^(小[\p{Script=Han}])(?=[\p{Script=Han}])/u,
};
const BUT = /,?\s(?:aber|doch|bis|mais|jusqu|pero|hasta|ma|finché|mas|até)\s|可是|但是|けれど|でも|지만/u;
/** Who is looked for and was never lost. */
const FRIENDS = /친구|友だち|友達|ともだち|朋友|\bFreund|\bami(?:e|s|es)?\b|\bamig|\bamic/u;
/** What somebody has or gets; no name behind 'der Roboter'. */
const NO_GERMAN_NAME =
  /^(?:Hunger|Durst|Angst|Besuch|Glück|Pech|Mut|Lust|Hilfe|Heimweh|Post|Geburtstag|Freunde?|Zeit|Ärger|Geld|Spaß|Streit|Platz|Ruhe|Ferien|Urlaub|Musik|Sport|Tee|Kaffee|Eis|Brot|Recht)$/u;
/** Names that mean something else as well. */
const NAMES =
  /^(?:Tom|Max|Rosa|Leo|Léo|Lili|Nina|Mimi|Ben|Tim|Paul|Emil|Felix|Luna|Stella|Clara|Pia|Flora|Viola|Lea|Léa|Marco|Hugo)$/u;
const HAS_THING: ReadonlySet<Told['goal']> = new Set(['lost', 'make', 'found']);
const ALIVE = new Set(['person', 'animal', 'fantasy']);

export function readForeign(sentence: string, language: Foreign, words: LanguageWords): Told {
  const core = bookWords(sentence);
  const scene = readPrompt(core, { language });
  const found = goalIn(core, language, words);
  const thing = HAS_THING.has(found.goal) ? bare(found.x, language, words) : '';
  const ofThing = new Set(thing ? readPrompt(thing, { language }).things.map((one) => one.name) : []);
  const people = peopleOf(core, language, scene, ofThing);
  const there = [...core.matchAll(WHERE[language])]
    .map((one) => (one[1] ?? one[0]).trim())
    .map((text) => ({ text, read: readPrompt(text, { language }) }))
    .find(({ read }) => read.isPlaceNamed);
  const where = there?.text ?? (scene.isPlaceNamed ? ' ' : '');
  const goal =
    (found.goal === 'lost' || found.goal === 'make') && !thing
      ? 'deed'
      : found.goal === 'deed' && JOURNEYS[language].test(core)
        ? 'travel'
        : found.goal;
  const parts = partsOf(core, language);
  return {
    language,
    core,
    goal,
    people,
    target: undefined,
    main: parts.main,
    deed: '',
    thing,
    isPlural: false,
    about: found.x.trim(),
    things: [],
    where,
    place: there?.read.place ?? (scene.isPlaceNamed ? scene.place : ''),
    home: '',
    time: scene.time === 'night' || goal === 'sleep' ? 'night' : undefined,
    season: scene.season ?? undefined,
    weather:
      scene.weather === 'rain' ||
      scene.weather === 'storm' ||
      scene.weather === 'snow' ||
      scene.weather === 'fog'
        ? scene.weather
        : undefined,
    hope: parts.hope,
    until: parts.until,
    but: parts.but,
    because: parts.because,
    event: parts.event,
    outcome: '',
    isOutcomeOfAll: false,
    rival: undefined,
  };
}

function goalIn(
  core: string,
  language: Foreign,
  { goals, more }: LanguageWords,
): { goal: Told['goal']; x: string } {
  // Who helps the hero in the end is not helped.
  const beginning = core.split(BUT)[0]!;
  // What the language has more of comes before friends, who come to every feast, and what anybody may want to learn or make.
  const late = goals.findIndex(([goal]) => goal === 'friend' || goal === 'make' || goal === 'learn');
  const all = more ? [...goals.slice(0, late), ...more.goals, ...goals.slice(late)] : goals;
  for (const [goal, pattern] of all) {
    const match = pattern.exec(goal === 'help' ? beginning : core);
    if (!match) continue;
    const x = match.groups?.x ?? match.groups?.y ?? match.groups?.z ?? '';
    if (!x && (goal === 'lost' || goal === 'make' || goal === 'fear' || goal === 'learn')) continue;
    if (goal === 'lost' && FRIENDS.test(x)) continue;
    // Whoever is found is no find.
    if (goal === 'found' && readPrompt(x, { language }).things.some((one) => ALIVE.has(one.kind))) continue;
    return { goal, x: x.split(/[はがも、]/u).at(-1)! };
  }
  return { goal: 'deed', x: '' };
}

/** The word itself, as one would call it; German nouns without what bends with them. */
function bare(x: string, language: Foreign, { article }: LanguageWords): string {
  const plain = x.trim().replace(article, '').trim();
  return language === 'de' ? (/\p{Lu}[\p{L}-]+$/u.exec(plain)?.[0] ?? plain) : plain;
}

/** 'Unsere Tochter Emma', 'der kleine Drache Funki'. */
function isBehindSomebody(before: string): boolean {
  const noun = /(\p{Lu}\p{Ll}+)\s$/u.exec(before)?.[1];
  return noun !== undefined && readPrompt(noun, { language: 'de' }).things.some((one) => ALIVE.has(one.kind));
}

/** 'Mats findet': whoever does something at the very beginning is no mat. */
function isNobodyElse(word: string, core: string, language: Foreign): boolean {
  const { things, isPlaceNamed } = readPrompt(word, { language });
  const acts = language === 'de' && new RegExp(`^${word}\\s\\p{Ll}{2,}t\\s`, 'u').test(core);
  if (acts) return !things.some((one) => ALIVE.has(one.kind));
  return things.length === 0 && !isPlaceNamed;
}

function namesIn(core: string, language: Foreign): string[] {
  const asian = ASIAN_NAME[language];
  if (asian) {
    const name = asian.exec(core)?.[1];
    return name && readPrompt(name, { language }).things.length === 0 ? [name] : [];
  }
  const called = CALLED.exec(core)?.[1];
  const all = [...core.matchAll(/(?<![\p{L}’'])\p{Lu}\p{Ll}{1,15}(?!\p{L})/gu)]
    .filter(
      (one) =>
        language !== 'de' ||
        one.index === 0 ||
        isBehindSomebody(core.slice(0, one.index)) ||
        /^\p{Lu}\p{Ll}+ und $/u.test(core.slice(0, one.index)) ||
        (/,\s(?:und|aber)\s$/u.test(core.slice(0, one.index)) &&
          /^\p{L}+\s\p{Ll}{2,}t\s/u.test(core.slice(one.index))) ||
        one[0] === called,
    )
    .map((one) => one[0])
    .filter(
      (one) =>
        NAMES.test(one) ||
        (!NO_NAME.test(one) &&
          !(language === 'de' && NO_GERMAN_NAME.test(one)) &&
          isNobodyElse(one, core, language)),
    );
  return [...new Set(called ? [called, ...all] : all)].slice(0, 2);
}

const isHers = (name: string): boolean =>
  /(?:ちゃん|a|ie|elle|ine|ette|é|ia|the|ice|rose|anne|子|美|미|나|지)$/u.test(name) &&
  !/^(?:Luca|Noa|Nikita|André|René|José)$/u.test(name);

/** 'L’ours Bruno', 'ein Bär namens Bruno': one and the same; 'sein Hund Waldi' is the dog. */
function kindOfNamed(
  core: string,
  name: string,
  left: readonly string[],
  language: Foreign,
  isFirst: boolean,
): string | undefined {
  const at = core.indexOf(name);
  const before = core.slice(Math.max(0, at - 30), at).trim();
  const noun = before.split(/[\s’']+/u).at(-1) ?? '';
  const read = noun ? readPrompt(noun, { language }).things.map((one) => one.name) : [];
  const own = left.find((kind) => read.includes(kind));
  if (own) return own;
  const isSame =
    CALLED.test(core) || (at > 0 && before !== '' && !/(?:^|\s)(?:und|et|y|e|ed)$/u.test(before));
  return isFirst && isSame ? left[0] : undefined;
}

/** 'Zwei Pinguine' are two of them. */
const SEVERAL: readonly (readonly [RegExp, number])[] = [
  [/^(?:Zwei|Deux|Dos|Due|Dois|Duas)\s/u, 2],
  [/^(?:Drei|Trois|Tres|Tre|Três)\s/u, 3],
];

/** A bear's sister is a bear. */
const ANIMAL_KIN =
  /\b(?:Schwester|Bruder|Geschwister|Mutter|Mama|Vater|Papa|Sohn|Tochter|Kind(?:er)?|sœur|frère|mère|maman|père|papa|fils|fille|hermana|hermano|madre|mamá|padre|papá|hij[ao]|sorella|fratello|mamma|figli[ao]|irmã|irmão|mãe|pai|filh[ao])\b/u;
const isAnimal = (kind: string): boolean => (ANIMALS as readonly string[]).includes(kind);

function peopleOf(
  core: string,
  language: Foreign,
  { things }: ReturnType<typeof readPrompt>,
  ofThing: ReadonlySet<string>,
): Person[] {
  const kinds = things
    .filter((one) => (ALIVE.has(one.kind) || one.name === 'robot') && !ofThing.has(one.name))
    .map((one) => one.name)
    .filter((name) => name !== 'person');
  const names = namesIn(core, language);
  const person = (name: string, kind: string, isCompanion: boolean): Person => {
    const grammatical = kindWord(kind, language)?.gender;
    const isAnybody = /^(?:child|)$/u.test(kind);
    return {
      name: name || kinName(kind, language),
      kind,
      words: kind,
      article: 'a',
      gender:
        genderOf(kind) ??
        (name && isAnybody
          ? isHers(name)
            ? 'she'
            : 'he'
          : grammatical && !/^(?:ja|ko|zh)$/u.test(language)
            ? grammatical === 'f'
              ? 'she'
              : 'he'
            : undefined),
      isCompanion,
    };
  };
  const left = [...new Set(kinds)];
  const out: Person[] = [];
  for (const [i, name] of names.entries()) {
    const known = kindOfNamed(core, name, left, language, i === 0);
    if (known) left.splice(left.indexOf(known), 1);
    out.push(person(name, known ?? (isHers(name) ? 'girl' : 'boy'), true));
  }
  for (const kind of left) {
    if (out.length >= 3) break;
    const hero = out[0]?.kind ?? '';
    const isKin = /^(?:girl|boy|child|woman|man)$/u.test(kind) && ANIMAL_KIN.test(core) && isAnimal(hero);
    const one = person('', kind, out.length === 0);
    out.push(isKin ? { ...one, kind: hero, words: hero } : one);
  }
  const count = SEVERAL.find(([words]) => words.test(core))?.[1] ?? 1;
  const [hero] = out;
  if (hero && !hero.name) while (out.length < count) out.splice(1, 0, { ...hero, isCompanion: true });
  return out;
}
