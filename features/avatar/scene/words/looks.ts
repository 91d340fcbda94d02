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
  braids: ['braided', 'plaited'],
  dreadlocks: ['dreadlocked'],
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
  scales: null,
  feathers: null,
  hairdo: null,
  haircut: null,
  locks: null,
  mane: 'long',
  ponytail: 'ponytail',
  ponytails: 'pigtails',
  pigtails: 'pigtails',
  pigtail: 'pigtails',
  bunches: 'pigtails',
  braid: 'braid',
  plait: 'braid',
  braids: 'braids',
  plaits: 'braids',
  cornrows: 'cornrows',
  dreadlocks: 'dreadlocks',
  dreads: 'dreadlocks',
  locs: 'dreadlocks',
  buzzcut: 'short',
  pixie: 'short',
  undercut: 'short',
  mullet: 'medium',
  perm: 'curly',
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
export const NEAREST_HAIR = new Set(['mullet', 'undercut']);

/** Adjectives that may stand before hair without meaning an option. */
export const HAIR_FILLERS = new Set([
  'and',
  'messy',
  'sleek',
  'bangs',
  'fringe',
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
  red: ['red', 'crimson', 'ruby', 'scarlet', 'glowing'],
  purple: ['purple', 'violet', 'lilac', 'lavender'],
  rose: ['pink', 'rose', 'magenta'],
};

export const SKIN_WORDS: WordList = {
  light: ['light', 'pale', 'fair', 'porcelain', 'freckled'],
  medium: ['medium', 'tan', 'tanned', 'golden', 'bronze', 'bronzed'],
  dark: ['dark', 'brown', 'black', 'deep', 'ebony'],
  olive: ['olive'],
  green: ['green', 'greenish'],
  blue: ['blue', 'bluish', 'turquoise'],
  purple: ['purple', 'violet', 'lilac', 'lavender'],
  red: ['red', 'crimson', 'scarlet'],
  gray: ['gray', 'grey', 'ashen', 'stone'],
  silver: ['silver', 'metal', 'metallic', 'steel', 'chrome'],
};

/** On which markings are dark. */
export const LIGHT_FURS: ReadonlySet<string> = new Set(['white', 'blonde', 'gray', 'orange', 'rose']);

/** Who has another skin by being named. */
export const SKIN_OF: WordList = {
  blue: ['genie', 'smurf'],
  green: ['orc', 'ogre', 'goblin', 'troll', 'alien', 'martian', 'zombie', 'frankenstein'],
  red: ['demon', 'devil', 'imp'],
  silver: ['robot', 'android'],
  dark: ['african', 'nigerian', 'kenyan', 'ethiopian', 'jamaican', 'ghanaian', 'senegalese', 'maasai'],
  medium: ['asian', 'chinese', 'japanese', 'korean', 'vietnamese', 'thai', 'filipino', 'mongolian', 'inuit'],
  olive:
    'indian pakistani mexican latina latino hispanic arab arabic turkish persian brazilian peruvian moroccan egyptian polynesian hawaiian'.split(
      ' ',
    ),
  light: [
    'irish',
    'scottish',
    'swedish',
    'norwegian',
    'finnish',
    'scandinavian',
    'german',
    'bavarian',
    'russian',
  ],
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
  sideburns: ['sideburns', 'muttonchops', 'chops'],
  stubble: ['stubble', 'stubbly', 'unshaven', 'stubbled'],
};

/** Adjectives of beards beside those of hair. */
export const BEARD_WORDS = new Set(
  'a trimmed pointed handlebar twirled twirly twisted waxed scruffy patchy day three five oclock mutton forked small little big neat curled'.split(
    ' ',
  ),
);

/** The kind of beard that the words before and after the noun ask for. */
export function facialHairOf(kind: string, before: readonly string[], after: readonly string[]): string {
  if (kind === 'mustache')
    return before.some((one) => /^(handlebar|curly|curled|twirled|twirly|twisted|waxed)$/.test(one))
      ? 'handlebar'
      : kind;
  if (kind !== 'beard') return kind;
  const isPlait = (one: string) => /^(braided|plaited|braids|plaits|forked)$/.test(one);
  if (before.some(isPlait) || (/^(with|in)$/.test(after[0] ?? '') && after.slice(1, 3).some(isPlait)))
    return 'braided-beard';
  if (before.some((one) => /^(long|flowing|huge)$/.test(one))) return 'long-beard';
  return before.includes('day') ? 'stubble' : kind;
}

export const BODY_WORDS: WordList = {
  slim: ['slim', 'thin', 'slender', 'skinny', 'lean', 'lanky', 'petite', 'slight'],
  athletic: ['athletic', 'muscular', 'strong', 'fit', 'buff', 'sporty', 'brawny', 'toned'],
  heavy: [
    'heavy',
    'chubby',
    'plump',
    'stout',
    'fat',
    'stocky',
    'overweight',
    'burly',
    'portly',
    'curvy',
    'belly',
    'paunch',
    'potbelly',
  ],
};

export const HEIGHT_WORDS: WordList = {
  giant: ['giant', 'towering', 'huge', 'gigantic', 'enormous'],
  tall: ['tall', 'lanky'],
  tiny: ['tiny', 'miniature', 'teeny', 'mini'],
  short: ['short', 'small', 'little', 'petite'],
};
