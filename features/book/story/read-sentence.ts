/** What a sentence says about a book: who it is about, what they do, in which language; the words about the book itself are taken out. */

import { ANIMALS } from '#common/character/character-words.ts';
import type { Spoken } from '#common/voice-words.ts';
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
}

const ANYBODY = new Set(['person', 'people', 'man', 'woman', 'child', 'boy', 'girl', 'baby']);
const PEOPLE =
  /\b(girl|boy|child|woman|man|grandmother|grandma|grandfather|grandpa|princess|prince|king|queen|knight|pirate|wizard|witch|fairy|astronaut|baker|chef|doctor|firefighter|detective|sailor|farmer|teacher|robot|queen|mermaid|elf|gnome|superhero)\b/iu;
const NO_NAME =
  /^(?:a|an|the|two|three|one|my|our|his|her|their|some|every|when|after|in|on|at|how|why|what|who|as|once|there|it|ein|eine|der|die|das|zwei|drei|wie|le|la|les|un|une|deux|el|los|las|dos|una|lo|il|gli|due|o|os|um|uma|dois|duas|i|bible|christmas|easter|halloween|africa|paris|london|mars|sunday|monday)$/iu;
const FEMALE =
  /\b(she|her|hers|girl|woman|princess|queen|grandmother|grandma|mother|sister|witch|hen|cow|mermaid|fairy)\b/iu;
const VERB =
  /^(.{2,80}?)\s*,?\s+(?:who|that|which)\s+(.+)$|^(.{2,60}?)\s+((?:opens?|starts?|builds?|makes?|finds?|found|loses?|lost|searches|looks|wants?|learns?|tries|goes|travels?|flies|is|are|has|cannot|can(?:'|’)t|can|helps?|saves?|discovers?|meets?|bakes?|plants?|visits?|explores?|dreams?|wakes?|runs?|becomes?|gets?|writes?|paints?|sails?|climbs?|rescues?|solves?|teaches|gives?|moves?|joins?|decides?|sets?|crosses|grows?|celebrates?|brings?|hunts?|follows?|hides?|rides?|swims?|lives?|works?|plays?|sings?|dances?|fixes|repairs?|invents?|takes?|leaves?|wins?|steals?|catches|collects?|delivers?|drives?|keeps?|fears?|hates?|loves?|misses|needs?)\b.*)$/iu;

export function bookWords(sentence: string): string {
  const core = sentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ABOUT_THE_BOOK, '')
    .replace(OTHER_BEGINNINGS, '')
    .replace(FOR_WHOM, '')
    .replace(/[.!?。！？…\s]+$/u, '')
    .trim();
  return core || sentence.trim();
}

export function readSentence(sentence: string, language: Spoken): ReadSentence {
  const core = bookWords(sentence);
  const match = language === 'en' ? VERB.exec(core) : null;
  const subject = match?.[1] ?? match?.[3] ?? core;
  const deed = (match?.[2] ?? match?.[4] ?? '').trim();
  return {
    core,
    heroes: heroesOf(subject, core, language),
    deed,
    place: readPrompt(core).place,
    isFemale: FEMALE.test(core),
  };
}

function heroesOf(subject: string, core: string, language: Spoken): Hero[] {
  const named = [...subject.matchAll(/(?<!\p{L})\p{Lu}[\p{Ll}]{1,15}(?!\p{L})/gu)]
    .filter((one) => language !== 'de' || one.index === 0)
    .map((one) => one[0])
    .filter((one) => !NO_NAME.test(one) && readPrompt(one).things.length === 0);
  const kinds = readPrompt(subject).things.flatMap((thing) => {
    const isAnimal = thing.kind === 'animal' || (ANIMALS as readonly string[]).includes(thing.name);
    const isPerson = thing.kind === 'person' || thing.kind === 'fantasy';
    if (!isAnimal && !isPerson) return [];
    return [thing.name];
  });
  const person = language === 'en' ? PEOPLE.exec(subject)?.[0]?.toLowerCase() : undefined;
  const known = kinds.filter((one) => (ANIMALS as readonly string[]).includes(one) || !ANYBODY.has(one));
  const all = [...new Set([...known, ...(person ? [person] : []), ...kinds])].slice(0, 3);
  const count = Math.max(1, Math.min(3, Math.max(all.length, named.length)));
  // 'Mia and her dog': the one with a name comes first, the others are what they are.
  const isNamedFirst =
    named.length > 0 && (all.length === 0 || all.length < named.length || isBefore(core, named[0]!, all[0]!));
  const kindsLeft = [...all];
  const heroes: Hero[] = [];
  for (let i = 0; i < count; i++) {
    const name = named[i] ?? '';
    const isOwnKind = !(isNamedFirst && i === 0 && all.length >= 1 && !isSame(core, name, all[0]!));
    const kind = isOwnKind ? (kindsLeft.shift() ?? childOf(core)) : childOf(core);
    heroes.push({ name, kind, words: kind });
  }
  if (kindsLeft.length > 0 && heroes.length < 3)
    for (const kind of kindsLeft.slice(0, 3 - heroes.length)) heroes.push({ name: '', kind, words: kind });
  return heroes;
}

const childOf = (core: string): string => (FEMALE.test(core) ? 'girl' : 'boy');

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
