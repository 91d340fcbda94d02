/** Words about a body and a face, and the option that each of them means. */

/** Every list: the option, then the words that mean it. */
export type WordList = Record<string, readonly string[]>;

export const HAIR_COLOR_WORDS: WordList = {
  red: 'red ginger auburn copper coppery flaming fiery strawberry russet burgundy cherry scarlet crimson henna hennaed'.split(
    ' ',
  ),
  orange: 'orange coral peach tangerine carrot'.split(' '),
  rose: ['pink', 'magenta', 'rose', 'fuchsia', 'bubblegum'],
  blue: ['blue', 'turquoise', 'teal', 'navy', 'aqua', 'indigo', 'cyan'],
  green: ['green', 'lime', 'mint', 'emerald', 'seaweed'],
  purple: ['purple', 'violet', 'lilac', 'lavender'],
  blonde: 'blonde blond golden yellow sandy fair honey gold flaxen bleached straw wheat tow ash'.split(' '),
  brown: 'brown chestnut brunette mahogany chocolate hazel caramel mousy mousey tawny walnut'.split(' '),
  black: ['black', 'raven', 'dark', 'jet', 'ebony'],
  gray: 'gray grey silver silvery graying greying grizzled pepper salt'.split(' '),
  white: ['white', 'platinum', 'snowy', 'snow'],
};

export const HAIR_STYLE_WORDS: WordList = {
  long: ['long', 'flowing', 'waist-length', 'hip-length', 'knee-length', 'floor-length'],
  braids: ['braided', 'plaited'],
  dreadlocks: ['dreadlocked'],
  medium: ['medium', 'shoulder-length', 'chin-length', 'bobbed', 'shaggy', 'collar-length', 'jaw-length'],
  short: ['short', 'cropped', 'buzzed', 'cut', 'close-cropped', 'slicked', 'thinning', 'receding', 'gelled'],
  spiky: ['spiky', 'spiked', 'punky'],
  curly: ['curly', 'wavy', 'frizzy', 'kinky', 'curled', 'permed', 'coily', 'crimped', 'tousled'],
};

/** Nouns that name the hair and say its shape by themselves. */
export const HAIR_NOUNS: Record<string, string | null> = {
  hair: null,
  bangs: null,
  fringe: null,
  haired: null,
  fur: null,
  furred: null,
  scales: null,
  feathers: null,
  hairdo: null,
  wig: null,
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
  tresses: 'long',
  twists: 'dreadlocks',
  updo: 'bun',
  beehive: 'bun',
  quiff: 'short',
  pompadour: 'short',
  crop: 'short',
  fade: 'short',
  combover: 'short',
  waves: 'curly',
  coils: 'curly',
  bouffant: 'curly',
  knots: 'buns',
  fauxhawk: 'mohawk',
  mohican: 'mohawk',
};

/** Two words for a shape. */
export const HAIR_PAIRS: Readonly<Record<string, { style: string; isNearest?: true }>> = {
  'buzz cut': { style: 'short' },
  'crew cut': { style: 'short' },
  'pixie cut': { style: 'short' },
  'bowl cut': { style: 'medium', isNearest: true },
  'bob cut': { style: 'medium' },
  'flat top': { style: 'short', isNearest: true },
  'comb over': { style: 'short' },
  'top knot': { style: 'bun' },
  'side part': { style: 'short' },
  'side parting': { style: 'short' },
  'short sides': { style: 'short' },
  'widows peak': { style: 'short', isNearest: true },
  'messy mop': { style: 'curly' },
};

/** After 'hair'. */
export const HAIR_AFTER: readonly (readonly [RegExp, string])[] = [
  [/^(down )?(to|past|below) (his|her|their|the) (waist|hips|knees|ankles|floor|feet)/, 'long'],
  [/^(down )?(to|past|below) (his|her|their|the) (shoulders|chin)/, 'medium'],
  [/^(tied|pulled|swept|scraped|pinned) (back|up)/, 'ponytail'],
  [/^(slicked|combed|gelled|brushed) back/, 'short'],
  [/^(in|with) (tiny |small |long )?(curls|curlers|rollers)/, 'curly'],
];

/** Adjectives of hair that the shape shown already has, or that make no other one. */
export const HAIR_MANNERS = new Set(
  `unruly windswept windblown tangled glossy back combed swept tied parted side natural dyed sun greasy layered neon
  pastel high low loose tight half double two twin french dutch fishtail box man space top bantu knotless cornrowed
  dishevelled disheveled untidy wispy wild silken lustrous salt pepper bouncy voluminous enormous large small little
  neatly dip ombre carefully perfectly jaw collar of a length ice frosted electric hot`.split(/\s+/),
);

/** A colour or what has one: 'pale pink' is not a pale person. */
export const COLOURED =
  /^(pink|blue|green|yellow|purple|grey|gray|brown|gold|hair|dress|eyes|lilac|orange|turquoise|blonde?|hanbok)$/;

/** Shapes of hair that are shown as the nearest one. */
export const NEAREST_HAIR = new Set(['mullet', 'undercut', 'quiff', 'pompadour', 'beehive', 'bouffant']);

/** Adjectives that may stand before hair without meaning an option. */
export const HAIR_FILLERS = new Set([
  'and',
  'haircut',
  'messy',
  'sleek',
  'shiny',
  'straight',
  'thick',
  'thin',
  'wild',
  'neat',
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
  brown: ['brown', 'dark', 'black', 'chocolate', 'chestnut'],
  blue: ['blue', 'azure', 'sapphire', 'turquoise', 'icy', 'teal', 'violetblue'],
  green: ['green', 'emerald', 'jade'],
  hazel: ['hazel'],
  gray: ['gray', 'grey', 'silver', 'steel'],
  amber: ['amber', 'golden', 'yellow', 'gold', 'orange'],
  red: ['red', 'crimson', 'ruby', 'scarlet', 'glowing'],
  purple: ['purple', 'violet', 'lilac', 'lavender'],
  rose: ['pink', 'rose', 'magenta'],
};

export const SKIN_WORDS: WordList = {
  light: ['light', 'pale', 'fair', 'porcelain', 'freckled', 'ivory', 'white', 'milky', 'alabaster', 'peachy'],
  medium: [
    'medium',
    'tan',
    'tanned',
    'golden',
    'bronze',
    'bronzed',
    'caramel',
    'copper',
    'sunburnt',
    'weathered',
  ],
  dark: ['dark', 'brown', 'black', 'deep', 'ebony', 'mahogany', 'chocolate'],
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
  dark: 'masai samburu nubian congo senegalese african nigerian kenyan ethiopian jamaican ghanaian senegalese maasai sudanese somali haitian zulu ugandan rwandan congolese malian cameroonian tanzanian'.split(
    ' ',
  ),
  medium:
    'asian chinese japanese korean vietnamese thai filipino filipina mongolian inuit indonesian malaysian taiwanese tibetan nepali nepalese cambodian burmese'.split(
      ' ',
    ),
  olive:
    'italian spanish greek portuguese maltese sicilian andalusian romani gypsy sikh hindu gujarati punjabi bengali tamil lankan berber tuareg bedouin lebanese syrian iraqi iranian afghan kurdish palestinian israeli tunisian algerian colombian chilean cuban argentinian bolivian ecuadorian guatemalan maori samoan tongan indian pakistani mexican mexicana latina latino hispanic arab arabic turkish persian brazilian peruvian moroccan egyptian polynesian hawaiian'.split(
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
    'english',
    'british',
    'welsh',
    'hungarian',
    'romanian',
    'bulgarian',
    'serbian',
    'croatian',
    'finn',
    'estonian',
    'latvian',
    'lithuanian',
    'belgian',
    'australian',
    'canadian',
    'american',
    'texan',
    'tyrolean',
    'slovak',
    'dutch',
    'danish',
    'icelandic',
    'polish',
    'ukrainian',
    'french',
    'swiss',
    'austrian',
    'czech',
    'nordic',
    'celtic',
    'viking',
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
  mustache: [
    'mustache',
    'moustache',
    'tache',
    'moustaches',
    'mustaches',
    'mustached',
    'moustached',
    'mustachioed',
  ],
  goatee: ['goatee', 'soulpatch'],
  sideburns: ['sideburns', 'muttonchops', 'chops', 'whiskered'],
  stubble: ['stubble', 'stubbly', 'unshaven', 'stubbled', 'scruff'],
};

/** Adjectives of beards beside those of hair. */
export const BEARD_WORDS = new Set(
  'a pencil walrus imperial bristly droopy drooping fu manchu groomed unkempt magnificent enormous impressive trimmed pointed handlebar twirled twirly twisted waxed scruffy patchy day three five oclock mutton forked small little big neat curled'.split(
    ' ',
  ),
);

/** The kind of beard that the words before and after the noun ask for. */
export function facialHairOf(kind: string, before: readonly string[], after: readonly string[]): string {
  if (kind === 'mustache')
    return before.some((one) =>
      /^(handlebar|curly|curled|twirled|twirly|twisted|waxed|imperial|magnificent|pointed)$/.test(one),
    )
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
  slim: 'slim thin slender skinny lean lanky petite slight wiry bony gaunt scrawny gangly willowy lithe svelte frail'.split(
    ' ',
  ),
  athletic: [
    'athletic',
    'muscular',
    'strong',
    'fit',
    'buff',
    'sporty',
    'brawny',
    'toned',
    'broad-shouldered',
    'muscly',
    'beefy',
    'ripped',
    'hulking',
    'sturdy',
    'strapping',
    'muscled',
  ],
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
    'round',
    'rotund',
    'big-bellied',
    'tubby',
    'pudgy',
    'plus-size',
    'voluptuous',
    'full-figured',
    'heavyset',
    'bellied',
    'potbellied',
    'roly-poly',
  ],
};

export const HEIGHT_WORDS: WordList = {
  giant: ['giant', 'towering', 'huge', 'gigantic', 'enormous'],
  tall: ['tall', 'lanky', 'gangly', 'leggy'],
  tiny: ['tiny', 'miniature', 'teeny', 'mini', 'pocket-sized', 'thumb-sized'],
  short: ['short', 'small', 'little', 'petite', 'diminutive'],
};
