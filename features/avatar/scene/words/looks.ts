/** Words about a body and a face, and the option that each of them means. */

/** Every list: the option, then the words that mean it. */
export type WordList = Record<string, readonly string[]>;

export const HAIR_COLOR_WORDS: WordList = {
  red: ['red', 'ginger', 'auburn', 'copper', 'coppery', 'flaming', 'fiery', 'strawberry'],
  orange: ['orange'],
  rose: ['pink', 'magenta', 'rose'],
  blue: ['blue', 'turquoise', 'teal', 'navy'],
  green: ['green', 'lime', 'mint', 'emerald'],
  purple: ['purple', 'violet', 'lilac', 'lavender'],
  blonde: ['blonde', 'blond', 'golden', 'yellow', 'sandy', 'fair', 'honey', 'gold'],
  brown: ['brown', 'chestnut', 'brunette', 'mahogany', 'chocolate', 'hazel'],
  black: ['black', 'raven', 'dark', 'jet', 'ebony'],
  gray: ['gray', 'grey', 'silver', 'silvery', 'graying', 'greying'],
  white: ['white', 'platinum', 'snowy', 'snow'],
};

export const HAIR_STYLE_WORDS: WordList = {
  long: ['long', 'flowing', 'waist-length'],
  braids: ['braided', 'plaited', 'dreadlocked'],
  medium: ['medium', 'shoulder-length', 'chin-length', 'bobbed'],
  short: ['short', 'cropped', 'buzzed', 'cut', 'close-cropped'],
  spiky: ['spiky', 'spiked', 'punky'],
  curly: ['curly', 'wavy', 'frizzy', 'kinky', 'curled'],
};

/** Nouns that name the hair and say its shape by themselves. */
export const HAIR_NOUNS: Record<string, string | null> = {
  hair: null,
  haired: null,
  fur: null,
  furred: null,
  hairdo: null,
  haircut: null,
  locks: null,
  mane: 'long',
  ponytail: 'ponytail',
  ponytails: 'pigtails',
  pigtails: 'pigtails',
  pigtail: 'pigtails',
  bunches: 'pigtails',
  braid: 'braids',
  braids: 'braids',
  plaits: 'braids',
  cornrows: 'braids',
  dreadlocks: 'braids',
  dreads: 'braids',
  bun: 'bun',
  topknot: 'bun',
  chignon: 'bun',
  buns: 'buns',
  spikes: 'spiky',
  bob: 'medium',
  curls: 'curly',
  afro: 'afro',
  ringlets: 'ringlets',
  mohawk: 'mohawk',
  'crew-cut': 'short',
};

/** Shapes of hair that are shown as the nearest one. */
export const NEAREST_HAIR = new Set(['cornrows', 'dreadlocks', 'dreads', 'braid']);

/** Adjectives that may stand before hair without meaning an option. */
export const HAIR_FILLERS = new Set([
  'and',
  'messy',
  'shiny',
  'straight',
  'thick',
  'thin',
  'wild',
  'neat',
  'tousled',
  'silky',
  'soft',
  'bright',
  'light',
  'very',
  'beautiful',
  'deep',
  'bushy',
  'full',
  'big',
  'huge',
  'fluffy',
]);

export const EYE_COLOR_WORDS: WordList = {
  brown: ['brown', 'dark', 'black', 'chocolate'],
  blue: ['blue', 'azure', 'sapphire'],
  green: ['green', 'emerald'],
  hazel: ['hazel'],
  gray: ['gray', 'grey', 'silver', 'steel'],
  amber: ['amber', 'golden', 'yellow', 'gold', 'orange'],
};

export const SKIN_WORDS: WordList = {
  light: ['light', 'pale', 'fair', 'porcelain', 'freckled'],
  medium: ['medium', 'tan', 'tanned', 'golden', 'bronze', 'bronzed'],
  dark: ['dark', 'brown', 'black', 'deep', 'ebony'],
  olive: ['olive'],
};

export const FACE_WORDS: WordList = {
  round: ['round', 'chubby'],
  square: ['square', 'strong', 'chiseled', 'chiselled', 'angular'],
  heart: ['heart', 'heart-shaped', 'pointed'],
  oval: ['oval'],
};

export const FACIAL_HAIR_WORDS: WordList = {
  beard: ['beard', 'bearded', 'beards', 'whiskers'],
  mustache: ['mustache', 'moustache', 'mustached', 'moustached', 'mustachioed'],
  goatee: ['goatee'],
  stubble: ['stubble', 'stubbly', 'unshaven', 'stubbled'],
};

export const BODY_WORDS: WordList = {
  slim: ['slim', 'thin', 'slender', 'skinny', 'lean', 'lanky', 'petite', 'slight'],
  athletic: ['athletic', 'muscular', 'strong', 'fit', 'buff', 'sporty', 'brawny', 'toned'],
  heavy: ['heavy', 'chubby', 'plump', 'stout', 'fat', 'stocky', 'overweight', 'burly', 'portly', 'curvy'],
};

export const HEIGHT_WORDS: WordList = {
  giant: ['giant', 'towering', 'huge', 'gigantic', 'enormous'],
  tall: ['tall', 'lanky'],
  tiny: ['tiny', 'miniature', 'teeny', 'mini'],
  short: ['short', 'small', 'little', 'petite'],
};

export const MARK_WORDS: WordList = {
  freckles: ['freckles', 'freckled', 'freckly'],
  scar: ['scar', 'scarred'],
};
