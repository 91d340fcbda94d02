/** Words for animals, and the fur that each of them has where nobody says otherwise. */

import type { Animal, HairColor } from '#common/character-words.ts';

/** English first, then the other languages of the interface that write with spaces; accents are gone by then. */
export const ANIMAL_WORDS: Record<Animal, readonly string[]> = {
  fox: ['fox', 'foxes', 'vixen', 'fuchs', 'zorro', 'renard', 'volpe', 'raposa'],
  wolf: ['wolf', 'werewolf', 'husky', 'lobo', 'loup', 'lupo'],
  cat: ['cat', 'kitten', 'kitty', 'tomcat', 'katze', 'kater', 'gato', 'gata', 'chaton', 'gatto'],
  tiger: ['tiger', 'tigress', 'tigre'],
  lion: ['lion', 'lioness', 'lowe', 'leon', 'leone', 'leao'],
  dog: [
    'dog',
    'doggy',
    'puppy',
    'pup',
    'hound',
    'labrador',
    'beagle',
    'retriever',
    'spaniel',
    'terrier',
    'hund',
    'welpe',
    'perro',
    'chien',
    'cane',
    'cachorro',
  ],
  bear: ['bear', 'teddy', 'grizzly', 'teddybar', 'oso', 'ours', 'orso', 'urso'],
  panda: ['panda'],
  rabbit: ['rabbit', 'bunny', 'hare', 'hase', 'kaninchen', 'conejo', 'lapin', 'coniglio', 'coelho'],
  mouse: ['mouse', 'mice', 'rat', 'hamster', 'maus', 'raton', 'souris', 'topo', 'rato'],
  pig: ['pig', 'piglet', 'piggy', 'schwein', 'cerdo', 'cochon', 'maiale', 'porco'],
  frog: ['frog', 'toad', 'frosch', 'rana', 'grenouille', 'sapo'],
  penguin: ['penguin', 'pinguin', 'pinguino', 'manchot', 'pinguim'],
};

/** Those that are missing have colours of their own, which do not change. */
export const USUAL_FUR: Partial<Record<Animal, HairColor>> = {
  fox: 'red',
  wolf: 'gray',
  cat: 'gray',
  tiger: 'red',
  lion: 'blonde',
  dog: 'brown',
  bear: 'brown',
  rabbit: 'white',
  mouse: 'gray',
};

/** Before an animal these make it somebody's company: 'a girl with a dog'. */
export const COMPANY_WORDS = new Set([
  'with',
  'holding',
  'carrying',
  'riding',
  'walking',
  'petting',
  'feeding',
  'loves',
  'his',
  'her',
  'their',
  'my',
]);

/** What animals have, and what is said of them, without asking for anything. */
export const ANIMAL_FILLERS = new Set([
  'mascot',
  'animal',
  'creature',
  'fur',
  'furry',
  'fluffy',
  'tail',
  'ears',
  'paws',
  'snout',
  'muzzle',
  'nose',
  'whiskers',
  'mane',
  'bushy',
  'beak',
]);
