/** One spelling for every form of a word, so that tables need to hold each word only once. */

/** Lower case, no accents, no hyphens, no apostrophes: how all tables are asked. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[-‐‑]/g, ' ').replace(/['’]/g, '');

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  dice: 'dice',
  leaves: 'leaf',
  loaves: 'loaf',
  wolves: 'wolf',
  shelves: 'shelf',
  knives: 'knife',
  wives: 'wife',
  elves: 'elf',
  calves: 'calf',
  scarves: 'scarf',
  hooves: 'hoof',
  halves: 'half',
  lives: 'life',
  thieves: 'thief',
  cacti: 'cactus',
  octopi: 'octopus',
  fungi: 'fungus',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  mangoes: 'mango',
  volcanoes: 'volcano',
  buses: 'bus',
  glasses: 'glass',
  dresses: 'dress',
  watches: 'watch',
  shoes: 'shoe',
  canoes: 'canoe',
  toes: 'toe',
  horses: 'horse',
  houses: 'house',
  roses: 'rose',
  vases: 'vase',
  cheeses: 'cheese',
  noses: 'nose',
  cookies: 'cookie',
  pies: 'pie',
  movies: 'movie',
  ties: 'tie',
  selfies: 'selfie',
  smoothies: 'smoothie',
  brownies: 'brownie',
  zombies: 'zombie',
  axes: 'axe',
  businessmen: 'businessman',
  headphones: 'headphones',
};

/** Singular words that end like plurals. */
const ENDS_IN_S =
  /(ss|us|is|ous|ics|news|lens|series|jeans|scissors|binoculars|christmas|paris|canvas|atlas|bus|gas|tennis)$/;

export const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** The singular of the last word; what is no plural comes back as it is. */
export function singular(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  return phrase.slice(0, at) + singularWord(phrase.slice(at));
}

function singularWord(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word]!;
  if (word.length < 4 || !word.endsWith('s') || ENDS_IN_S.test(word)) return word;
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (/(shel|wol|kni)ves$/.test(word)) return word.replace(/ves$/, word.endsWith('nives') ? 'fe' : 'f');
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export function isPlural(word: string): boolean {
  const last = word.slice(word.lastIndexOf(' ') + 1);
  return singularWord(last) !== last || last.endsWith('men');
}

/** One or many: the same word. */
const SAME_IN_PLURAL = new Set(
  `fish sheep deer salmon aircraft spacecraft hovercraft sushi bread bison shrimp squid moose
  scissors jeans trousers shorts pants pyjamas binoculars tweezers pliers tongs series species news`.split(
    /\s+/,
  ),
);
/** Endings that change wherever they stand: bookshelf, werewolf, grandchild, penknife, dormouse. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/(el|shel|wol|cal|hal|lea|loa|thie|shea)f$/, '$1ves'],
  [/(kni|wi|^li)fe$/, '$1ves'],
  [/child$/, 'children'],
  [/(^|[a-z])(?<!mon)goose$/, '$1geese'],
  [/(^|dor|field|tit)mouse$/, '$1mice'],
  [/(^|bare|fore|under)foot$/, '$1feet'],
  [/tooth$/, 'teeth'],
  [/person$/, 'people'],
];
const PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** As people count them: "loaf of bread" → "loaves of bread". */
export function plural(name: string): string {
  const [head = '', ...rest] = name.split(/(?= (?:of|on) )/);
  if (rest.length > 0) return [plural(head), ...rest].join('');
  const at = name.lastIndexOf(' ') + 1;
  const word = name.slice(at);
  return name.slice(0, at) + pluralWord(word);
}

function pluralWord(word: string): string {
  if (
    SAME_IN_PLURAL.has(word) ||
    /(fish|sheep|children|people|geese|teeth|feet|mice)$/.test(word) ||
    isPlural(word)
  )
    return word;
  if (PLURALS.has(word)) return PLURALS.get(word)!;
  for (const [ending, many] of CHANGING) if (ending.test(word)) return word.replace(ending, many);
  if (word.endsWith('man') && !/^(hu|ger|ro|sha|cay|talis)man$/.test(word)) return `${word.slice(0, -3)}men`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
