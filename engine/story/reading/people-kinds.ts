/** What people and animals of a sentence are, as characters are made up; and which of them only the illustrator can draw. */

import { ANIMALS } from '#common/character/character-words.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import type { Person } from './told.ts';

/** Relatives: how they are drawn, and what a story calls them. */
const KIN: Readonly<Record<string, readonly [kind: string, label?: string]>> = {
  grandmother: ['grandmother', 'Grandma'],
  grandma: ['grandmother', 'Grandma'],
  granny: ['grandmother', 'Granny'],
  nana: ['grandmother', 'Nana'],
  grandfather: ['grandfather', 'Grandpa'],
  grandpa: ['grandfather', 'Grandpa'],
  grandad: ['grandfather', 'Grandad'],
  granddad: ['grandfather', 'Grandad'],
  mother: ['woman', 'Mum'],
  mum: ['woman', 'Mum'],
  mummy: ['woman', 'Mummy'],
  mom: ['woman', 'Mom'],
  mommy: ['woman', 'Mommy'],
  father: ['man', 'Dad'],
  dad: ['man', 'Dad'],
  daddy: ['man', 'Daddy'],
  papa: ['man', 'Papa'],
  brother: ['boy'],
  sister: ['girl'],
  daughter: ['girl'],
  son: ['boy'],
  granddaughter: ['girl'],
  grandson: ['boy'],
  niece: ['girl'],
  nephew: ['boy'],
  cousin: ['child'],
  friend: ['child'],
  classmate: ['child'],
  twin: ['child'],
  kid: ['child'],
  aunt: ['woman'],
  auntie: ['woman'],
  uncle: ['man'],
  neighbour: ['man'],
  neighbor: ['man'],
  lady: ['woman'],
  gentleman: ['man'],
  toddler: ['child'],
  bunny: ['rabbit'],
  bird: ['parrot'],
  chick: ['chicken'],
  duckling: ['duck'],
};

/** Children of whoever writes: in the story they are a girl and a boy. */
export const CHILDREN = /\b(?:twins?|daughter|son|granddaughter|grandson|niece|nephew|kid|toddler)\b/u;

export const labelOf = (kin: string): string | undefined => KIN[kin]?.[1];

const SHE =
  /\b(?:girl|woman|lady|grandmother|grandma|granny|nana|mother|mum|mummy|mom|mommy|sister|daughter|granddaughter|niece|aunt|auntie|princess|queen|witch|fairy|mermaid|hen|cow|ballerina|waitress)s?\b/iu;
const HE =
  /\b(?:boy|man|gentleman|grandfather|grandpa|grand?dad|father|dad|daddy|papa|brother|son|grandson|nephew|uncle|prince|king|wizard|knight|santa|rooster|bull|snowman|fisherman)s?\b/iu;

export const genderOf = (words: string): Person['gender'] =>
  SHE.test(words) ? 'she' : HE.test(words) ? 'he' : undefined;

const ALIVE = new Set(['person', 'animal', 'fantasy']);
/** The illustrator knows them as things. */
const MORE_ALIVE =
  /\b(?:robots?|snowm[ae]n|teddy(?: bears?)?|dolls?|toys?|monsters?|ghosts?|aliens?|giants?|gnomes?|elf|elves|trolls?|dinosaurs?|bunn(?:y|ies)|puppy|puppies|kittens?|caterpillars?|worms?|ants?|bees?|fish|whales?|octopus|crabs?|seals?|birds?|chicks?|lambs?|calf|foal|pony|neighbou?rs?|friends?|brothers?|sisters?|twins?|cousins?|mum|mom|dad|grand(?:ma|pa|dad|mother|father)|granny|uncle|aunt|class|family)\b/iu;

const TRADES =
  /\b(?:astronaut|pirate|knight|robot|witch|wizard|detective|chef|baker|farmer|fairy|mermaid|superhero|ninja|cowboy|elf|sailor|firefighter|doctor)\b/iu;

/** 'fox', 'girl'; undefined: that is nobody. */
export function kindIn(words: string): string | undefined {
  const head =
    words
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  const single = KIN[head] ? head : head.replace(/s$/u, '');
  const kin = KIN[single];
  const isOld = /\b(?:old|elderly)\b/iu.test(words);
  if (isOld && /^(?:wom[ae]n|lady|lad(?:y|ies))$/u.test(head)) return 'old woman';
  if (isOld && /^(?:m[ae]n|gentlem[ae]n)$/u.test(head)) return 'old man';
  const { things } = readPrompt(words);
  const thing = things.find((one) => ALIVE.has(one.kind));
  // 'A penguin sister' is a penguin.
  const animal = ANIMALS.find((one) => new RegExp(`\\b${one}\\b`, 'iu').test(words));
  if (kin && animal) return animal;
  if (kin) return kin[0];
  // 'The robot girl' is a girl, 'an astronaut girl' one in a space suit.
  const child = /\b(?:girl|boy)\b/iu.exec(words)?.[0]?.toLowerCase();
  const trade = TRADES.exec(words)?.[0]?.toLowerCase();
  if (child && trade) return `${trade} ${child}`;
  if (thing && child && thing.name !== child) return `${thing.name} ${child}`;
  if (thing) return thing.name;
  const more = MORE_ALIVE.exec(words)?.[0]?.toLowerCase();
  return more?.replace(/^snowmen$/u, 'snowman').replace(/(?<!s)s$/u, '');
}

const FIGURES =
  /\b(?:dragon|unicorn|fairy|mermaid|elf|vampire|witch|wizard|genie|ghost|alien|monster|robot|superhero|princess|prince|king|queen|knight|pirate|santa claus|ninja|cowboy|clown|teddy|child|girl|boy|woman|man|baby|person|grandmother|grandfather)\b/u;

/** Whether a character can be made of it; a snail or a boat is painted with the place. */
export function isFigure(kind: string): boolean {
  if (!kind || (ANIMALS as readonly string[]).includes(kind) || kind === 'bird') return true;
  if (FIGURES.test(kind)) return true;
  const [thing] = readPrompt(kind).things;
  return thing?.kind === 'person';
}
