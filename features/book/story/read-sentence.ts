/** What a sentence says about a book: who it is about, what they do, in which language; the words about the book itself are taken out. */

import { ANIMALS } from '#common/character/character-words.ts';
import type { Spoken } from '#common/voice-words.ts';
import { PLACES } from '#engine/illustrator/places.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';

/** 'A picture book of 24 pages about', 'Ein Bilderbuch über', 'un album illustré sur'. */
const ABOUT_THE_BOOK =
  /^\s*(?:please\s+)?(?:(?:make|write|create|i want|i(?:'|’)d like)\s+)?(?:me\s+)?(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}(?:picture ?book|story ?book|children(?:'|’)s book|book|comic|story|tale)\b[^.:]{0,40}?\s(?:about|of how|on|in which)\s+/iu;
const OTHER_BEGINNINGS =
  /^\s*(?:ein(?:e|en)?\s+(?:[\p{L}]+\s+)?(?:bilderbuch|kinderbuch|buch|comic|geschichte)\b.{0,30}?\s(?:über|von)\s+|un\s+(?:album|livre|conte)\b.{0,40}?\s(?:sur|à propos d[e’'])\s*|un\s+(?:libro|cuento|cómic|álbum)\b.{0,40}?\s(?:sobre|de cómo)\s+|un\s+(?:libro|albo|racconto|fumetto)\b.{0,40}?\s(?:su|di)\s+|um\s+(?:livro|conto|álbum)\b.{0,40}?\s(?:sobre)\s+)/iu;
/** 'for children of four', 'with 24 pages', 'for ages 3 to 5'. */
const FOR_WHOM =
  /[,;]?\s*(?:\(?(?:for|aimed at)\s+(?:[\p{L}-]+\s+)?(?:children|kids|toddlers|readers|ages?|my|four|five|six)\b[^.]*|with\s+\d+\s+pages|in\s+\d+\s+pages|für\s+kinder[^.]*|pour\s+(?:les\s+)?enfants[^.]*|para\s+ni[ñn]os[^.]*|per\s+bambini[^.]*|para\s+crian[cç]as[^.]*)\s*\.?\s*$/iu;

export interface Hero {
  /** As the sentence names them; empty: it does not. */
  name: string;
  /** 'fox', 'girl', 'robot': in English, as characters are described. */
  kind: string;
  /** As the sentence says it, without its article: 'little fox'. */
  words: string;
}

export interface ReadSentence {
  /** Without what it says about the book. */
  core: string;
  heroes: Hero[];
  /** 'opens a bakery'; English only. */
  deed: string;
  /** The illustrator's place. */
  place: string;
  isFemale: boolean;
  /** The words about the book were taken out: what is left may stand in another case. */
  isCut: boolean;
}

const ANYBODY = new Set(['person', 'people', 'man', 'woman', 'child', 'boy', 'girl', 'baby']);
const PEOPLE =
  /\b(girl|boy|child|woman|man|grandmother|grandma|grandfather|grandpa|princess|prince|king|queen|knight|pirate|wizard|witch|fairy|astronaut|baker|chef|doctor|firefighter|detective|sailor|farmer|teacher|robot|queen|mermaid|elf|gnome|superhero)\b/iu;
const NO_NAME =
  /^(?:a|an|the|two|three|one|my|our|his|her|their|some|every|when|after|in|on|at|how|why|what|who|as|once|there|it|ein|eine|der|die|das|zwei|drei|wie|le|la|les|un|une|deux|el|los|las|dos|una|lo|il|gli|due|o|os|um|uma|dois|duas|i|bible|christmas|easter|halloween|africa|paris|london|mars|sunday|monday)$/iu;
/** 'A girl called Luna'. */
const CALLED =
  /\b(?:called|named|namens|nommée?|qui s[’']appelle|llamad[oa]|di nome|chamad[oa])\s+(\p{Lu}\p{L}{1,15})/u;
const FEMALE =
  /\b(she|her|hers|girl|woman|princess|queen|grandmother|grandma|mother|mum|mom|daughter|sister|aunt|niece|witch|hen|cow|mermaid|fairy)\b/iu;
const VERB =
  /^(.{2,80}?)\s*,?\s+(?:who|that|which)\s+(.+)$|^(.{2,60}?)\s+((?:opens?|starts?|builds?|makes?|finds?|found|loses?|lost|search(?:es)?|seeks?|looks?|wants?|learn(?:s|ed|t)?|tries|try|goes|go|travels?|flies|fly|is|are|has|have|cannot|can(?:'|’)t|can|helps?|saves?|discovers?|meets?|bakes?|plants?|visits?|explores?|dreams?|wakes?|runs?|becomes?|gets?|writes?|paints?|sails?|climbs?|rescues?|solves?|teach(?:es)?|gives?|moves?|joins?|decides?|sets?|cross(?:es)?|grows?|celebrates?|brings?|hunts?|follows?|hides?|rides?|swims?|lives?|works?|plays?|sings?|dances?|fixes|repairs?|invents?|takes?|leaves?|wins?|steals?|catch(?:es)?|collects?|delivers?|drives?|keeps?|fears?|hates?|loves?|miss(?:es)?|needs?)\b.*)$/iu;

export function bookWords(sentence: string): string {
  const core = sentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ABOUT_THE_BOOK, '')
    .replace(OTHER_BEGINNINGS, '')
    .replace(FOR_WHOM, '')
    .replace(/^how\s+(?=(?:an?|the|\p{L}+\s+(?:learn|got|became))\b)/iu, '')
    .replace(/[.!?。！？…\s]+$/u, '')
    .trim();
  return core || sentence.trim();
}

export function readSentence(sentence: string, language: Spoken): ReadSentence {
  const core = bookWords(sentence);
  const match = language === 'en' ? VERB.exec(core) : null;
  const subject = match?.[1] ?? match?.[3] ?? core;
  const deed = (match?.[2] ?? match?.[4] ?? '').trim();
  const heroes = heroesOf(subject, core, language);
  const [hero] = heroes;
  return {
    core,
    heroes,
    deed,
    place: placeOf(deed) ?? readPrompt(core).place,
    // Whoever is saved by the knight says nothing about the knight.
    isFemale:
      /\b(?:she|her|hers)\b/iu.test(core) || FEMALE.test(hero?.kind ?? '') || isHerName(hero?.name ?? ''),
    isCut: core.length < sentence.trim().length * 0.9,
  };
}

/** 'Plants a garden on the moon' is on the moon. */
function placeOf(deed: string): string | undefined {
  const [, tail] =
    /\b(?:on|to|in|at|into|around|through|under)\s+(?:the|an?)\s+([\p{L} -]+)$/iu.exec(deed) ?? [];
  if (!tail) return undefined;
  const word = tail.trim().toLowerCase();
  return PLACES.find((one) => one.name === word || one.words.includes(word))?.name;
}

function heroesOf(subject: string, core: string, language: Spoken): Hero[] {
  const called = CALLED.exec(core)?.[1];
  const inText = [...subject.matchAll(/(?<!\p{L})\p{Lu}[\p{Ll}]{1,15}(?!\p{L})/gu)]
    .filter((one) => language !== 'de' || one.index === 0)
    .map((one) => one[0])
    .filter((one) => !NO_NAME.test(one) && !isCommon(one));
  const named = called && !inText.includes(called) ? [called, ...inText] : inText;
  const unnamed = named.reduce((text, name) => text.replaceAll(name, ' '), subject);
  const kinds = readPrompt(unnamed).things.flatMap((thing) => {
    const isAnimal = thing.kind === 'animal' || (ANIMALS as readonly string[]).includes(thing.name);
    const isPerson = thing.kind === 'person' || thing.kind === 'fantasy';
    if (!isAnimal && !isPerson) return [];
    return [thing.name];
  });
  const person = language === 'en' ? PEOPLE.exec(unnamed)?.[0]?.toLowerCase() : undefined;
  const known = kinds.filter((one) => (ANIMALS as readonly string[]).includes(one) || !ANYBODY.has(one));
  // 'An astronaut girl' is one: there are as many as are told apart.
  const parts = subject.split(/\s*(?:,|&|\b(?:and|und|et|y|e)\b|と|和)\s*/u).filter(Boolean).length;
  const anybody = kinds.find((one) => ANYBODY.has(one));
  const trade = person && anybody && !ANYBODY.has(person) && parts === 1 ? `${person} ${anybody}` : person;
  const all = [...new Set([...known, ...(trade ? [trade] : []), ...kinds])]
    .filter((one) => one === trade || one !== person)
    .sort((one, other) => placeIn(subject, one) - placeIn(subject, other))
    .slice(0, Math.min(3, parts));
  const count = Math.max(1, Math.min(3, Math.max(all.length, named.length)));
  // 'Mia and her dog': the one with a name comes first, the others are what they are.
  const isNamedFirst =
    named.length > 0 && (all.length === 0 || all.length < named.length || isBefore(core, named[0]!, all[0]!));
  const kindsLeft = [...all];
  const heroes: Hero[] = [];
  for (let i = 0; i < count; i++) {
    const name = named[i] ?? '';
    const isOwnKind = !(isNamedFirst && i === 0 && all.length >= 1 && !isSame(core, name, all[0]!));
    const kind = isOwnKind ? (kindsLeft.shift() ?? childOf(core, name)) : childOf(core, name);
    heroes.push({ name, kind, words: kind });
  }
  if (kindsLeft.length > 0 && heroes.length < parts)
    for (const kind of kindsLeft.slice(0, parts - heroes.length))
      heroes.push({ name: '', kind, words: kind });
  return heroes;
}

const childOf = (core: string, name: string): string =>
  FEMALE.test(core) || isHerName(name) ? 'girl' : 'boy';

/** Where a word stands; one that is not there comes last. */
const placeIn = (text: string, word: string): number => {
  const at = text.toLowerCase().indexOf(word.split(' ')[0]!);
  return at < 0 ? text.length : at;
};

/** 'Dragons' begins a sentence and is nobody's name; 'Tom' is one, though it is a cat as well. */
function isCommon(word: string): boolean {
  const lower = word.toLowerCase();
  const one = lower.replace(/s$/u, '');
  if ((ANIMALS as readonly string[]).includes(one) || PEOPLE.test(one)) return true;
  return readPrompt(lower).things.some(({ name }) => name === lower || name === one);
}

const isHerName = (name: string): boolean =>
  /(?:a|ie|elle|ine)$/u.test(name) && !/^(?:Luca|Joshua|Noa|Ezra|Nikita|Charlie|Jamie)$/u.test(name);

const isBefore = (core: string, name: string, kind: string): boolean => {
  const at = core.toLowerCase().indexOf(kind);
  return at < 0 || core.indexOf(name) < at;
};

/** 'Bruno the bear', 'a bear called Bruno', 'the bear Bruno'. */
const isSame = (core: string, name: string, kind: string): boolean =>
  new RegExp(
    `${name}\\s*,?\\s+(?:the|an?|der|die|das|el|la|le|il|lo|o|a)\\s+(?:\\p{L}+\\s+){0,2}${kind}|${kind}\\s+(?:called|named|is called|namens|nommée?|llamad[oa]|di nome|chamad[oa])?\\s*,?\\s*${name}`,
    'iu',
  ).test(core);
