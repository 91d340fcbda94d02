/** Finds the animal that somebody is, and the colour of its fur; animals that are only with somebody are their pets. */

import { RECOLOURED_ANIMALS } from '#common/character/character-words.ts';
import { personOf } from '#engine/illustrator/reading/meaning.ts';
import type { Understood } from '../../contract.ts';
import { meaning, type Notes } from './notes.ts';
import { hairColour } from './read-hair.ts';
import {
  ANIMAL_WORDS,
  BREEDS,
  COMPANY_WORDS,
  DEFAULT_FUR,
  hasPart,
  NEAREST_WORDS,
  NOT_THE_ANIMAL,
  PAIRED_WORDS,
} from './words/animals.ts';

/** 'A clever red fox': the animal, and the colour before it as its fur. */
export function readAnimal(notes: Notes): Understood | undefined {
  const { words, said, say, used, isDenied } = notes;
  for (const [at, word] of words.entries()) {
    const pair = PAIRED_WORDS[`${words[at - 1] ?? ''} ${word}`];
    const breed = BREEDS.get(word);
    const near = meaning(NEAREST_WORDS, word);
    const kind = pair?.animal ?? meaning(ANIMAL_WORDS, word) ?? breed?.animal ?? near;
    const isCompany = words.slice(Math.max(0, at - 3), at).some((one) => COMPANY_WORDS.has(one));
    // A teddy bear is a toy, and what is a dog in Italian is a stick after an English article.
    if (/^(teddy|stuffed|plush|toy)$/.test(words[at - 1] ?? '')) continue;
    if (word === 'cane' && /^(a|the|his|her|walking|white|wooden|silver)$/.test(words[at - 1] ?? ''))
      continue;
    if (!kind || isDenied(at) || isCompany || NOT_THE_ANIMAL.has(words[at + 1] ?? '')) continue;
    if (isSomebodys(words, at)) continue;
    // The first half of a pair waits for the second.
    if (PAIRED_WORDS[`${word} ${words[at + 1] ?? ''}`]) continue;
    const from = pair ? at - 1 : at;
    const isNearest = pair ? pair.isNearest : near !== undefined;
    say('appearance', 'animal', kind, from, at, isNearest ? { isNearest } : {});
    if (pair?.fur ?? breed?.fur) say('appearance', 'hairColor', (pair?.fur ?? breed?.fur)!, from, at);
    const fur = [from - 1, from - 2].find((i) => i >= 0 && hairColour(words[i]!));
    const isDyed = kind in DEFAULT_FUR || (RECOLOURED_ANIMALS as readonly string[]).includes(kind);
    if (fur !== undefined && isDyed) say('appearance', 'hairColor', hairColour(words[fur]!)!, fur);
    for (const [i, one] of words.entries()) if (hasPart(kind, one)) used.add(i);
    // 'A tabby cat' is one.
    if (meaning(ANIMAL_WORDS, words[at + 1] ?? '') === kind) used.add(at + 1);
    // One character is one animal; another that is named has no part in it.
    return said.find((one) => one.field === 'animal');
  }
  return undefined;
}

/** 'A pirate with a hat, a parrot on his shoulder': not who this is. */
function isSomebodys(words: readonly string[], at: number): boolean {
  const after = words.slice(at + 1, at + 4).join(' ');
  if (
    /^(on|in|under|at|by|beside) (his|her|their|the|its) (shoulder|shoulders|arms|arm|head|lap|side|feet|hand|hands)$/.test(
      after,
    )
  )
    return true;
  const person = words.findIndex((one) => personOf(one) !== undefined);
  return (
    person >= 0 &&
    person < at &&
    words.slice(person, at).some((one) => /^(with|holding|carrying|,)$/.test(one))
  );
}

/** Which of the small animals beside somebody's feet stands for it. */
const PETS: Readonly<Record<string, string>> = {
  cat: 'petCat',
  tiger: 'petCat',
  leopard: 'petCat',
  lion: 'petCat',
  raccoon: 'petCat',
  'red-panda': 'petCat',
  fox: 'petCat',
  dog: 'petDog',
  wolf: 'petDog',
  bear: 'petDog',
  sheep: 'petDog',
  goat: 'petDog',
  rabbit: 'petRabbit',
  mouse: 'petRabbit',
  hamster: 'petRabbit',
  squirrel: 'petRabbit',
  kangaroo: 'petRabbit',
  chicken: 'petBird',
  duck: 'petBird',
  penguin: 'petBird',
  dragon: 'petDragon',
  dinosaur: 'petDragon',
  crocodile: 'petDragon',
};

const ALIKE: ReadonlySet<string> = new Set(['cat', 'dog', 'rabbit', 'chicken', 'duck', 'dragon']);

/** In the colours of the wardrobe. */
const FURS: Readonly<Record<string, string>> = {
  gray: 'grey',
  blonde: 'sand',
  rose: 'pink',
  red: 'copper',
};
const DEFAULT: Readonly<Record<string, string>> = {
  petCat: 'grey',
  petDog: 'tan',
  petRabbit: 'white',
  petBird: 'white',
  petDragon: 'green',
};

/** 'A girl with her little dog', 'a hen under her arm': beside their feet. */
export function readPet(notes: Notes, own: Understood | undefined): void {
  const { words, say, isFree, isDenied } = notes;
  for (const [at, word] of words.entries()) {
    if (!isFree(at) || isDenied(at) || NOT_THE_ANIMAL.has(words[at + 1] ?? '')) continue;
    // 'A duck raincoat' is a raincoat.
    if (notes.worn.has(at + 1)) continue;
    const breed = BREEDS.get(word);
    const kind = meaning(ANIMAL_WORDS, word) ?? breed?.animal;
    const pet = kind && PETS[kind];
    // 'A fox with a dog' has one; 'a fox, a dog' is two characters.
    const isWith = words
      .slice(Math.max(0, at - 5), at)
      .some((one) => COMPANY_WORDS.has(one) || one === 'and');
    if (!pet || (own && !isWith)) continue;
    const fur = [at - 1, at - 2].find((i) => i >= 0 && isFree(i) && hairColour(words[i]!));
    const named = fur === undefined ? (breed?.fur ?? undefined) : hairColour(words[fur]!);
    const colour = named ? (FURS[named] ?? named) : kind === 'fox' ? 'copper' : DEFAULT[pet]!;
    const light = pet === 'petBird' ? 'orange' : colour === 'white' ? 'blush' : 'cream';
    const isNearest = !ALIKE.has(kind!);
    const from = fur ?? at;
    // 'A tabby cat' is one.
    const to = meaning(ANIMAL_WORDS, words[at + 1] ?? '') === kind ? at + 1 : at;
    say('clothing', 'garments', `${pet} ${colour}/${light}`, from, to, isNearest ? { isNearest } : {});
    return;
  }
}
