/** Words for shades: the colour of cloth that each of them is, and what two words make of it together. */

/** A colour of cloth, then the words for it beside its own name. */
const SHADES: Readonly<Record<string, string>> = {
  red: 'scarlet ruby cherry tomato vermilion poppy reddish',
  crimson: 'carmine claret blood raspberry',
  maroon: 'burgundy wine oxblood bordeaux mahogany garnet merlot cranberry',
  orange: 'tangerine pumpkin saffron amber persimmon apricot orangey',
  copper: 'rust rusty terracotta bronze brick ginger',
  yellow: 'lemon canary sunflower sunny daffodil buttercup banana yellowish',
  mustard: 'ochre ocher turmeric honey curry',
  lime: 'chartreuse pistachio apple',
  neon: 'fluorescent hivis',
  green: 'emerald jade grass kelly shamrock greenish leaf',
  forest: 'pine bottle hunter evergreen',
  olive: 'moss mossy army camo camouflage',
  mint: 'sage seafoam celadon eucalyptus',
  turquoise: 'aqua aquamarine cyan',
  teal: 'petrol peacock',
  sky: 'azure powder cornflower periwinkle ice icy',
  blue: 'bluish cerulean',
  denim: 'chambray',
  royal: 'cobalt sapphire ultramarine electric',
  navy: 'indigo midnight',
  purple: 'amethyst grape mauve aubergine',
  violet: 'plum eggplant mulberry',
  lilac: 'lavender wisteria orchid',
  pink: 'rose salmon coral bubblegum pinkish flamingo',
  blush: 'peach nude',
  magenta: 'fuchsia cerise',
  brown: 'chocolate coffee chestnut umber sepia walnut mocha brownish cocoa',
  tan: 'caramel hazel toffee cinnamon cognac wooden',
  camel: 'fawn buff',
  khaki: 'dun',
  straw: 'wicker wheat raffia',
  beige: 'oatmeal ecru taupe biscuit champagne stone',
  sand: 'sandy',
  cream: 'ivory eggshell vanilla creamy offwhite bone linen',
  white: 'snowy snow pearl whitish alabaster',
  silver: 'silvery chrome platinum metallic aluminium crystal',
  steel: 'iron metal gunmetal pewter tin',
  grey: 'gray ash ashen smoke smoky greyish dove',
  slate: 'graphite anthracite',
  charcoal: 'dark',
  black: 'jet ebony raven onyx inky coal',
  gold: 'golden brass gilded gilt',
};

const BY_WORD = new Map(
  Object.entries(SHADES).flatMap(([shade, words]) => [
    [shade, shade] as const,
    ...words.split(' ').map((word) => [word, shade] as const),
  ]),
);

/** Of a word such as 'burgundy'. */
export const shadeOf = (word: string): string | undefined => BY_WORD.get(word);

const LIGHT = 'light pale pastel baby soft powder powdery icy ice dusty faded washed sky dusky';
const DARK = 'dark deep midnight navy rich';
const LOUD = 'hot neon electric bright shocking vivid';

/** The second word with the first: 'pale pink', 'bottle green'. */
const BASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  red: {
    maroon: `${DARK} wine`,
    crimson: 'blood ruby cherry brick',
    red: `${LOUD} fire tomato pillar`,
    pink: LIGHT,
  },
  orange: { copper: `${DARK} burnt rust`, orange: LOUD, mustard: LIGHT },
  yellow: {
    cream: LIGHT,
    mustard: `${DARK} mustard golden`,
    neon: 'neon',
    yellow: 'bright hot lemon canary sunflower',
  },
  green: {
    forest: `${DARK} forest bottle hunter pine racing emerald`,
    mint: `${LIGHT} mint sage sea seafoam`,
    lime: 'lime apple bright acid spring',
    neon: 'neon electric hot',
    olive: 'olive moss mossy army military swamp',
  },
  blue: {
    navy: `${DARK}`,
    sky: `${LIGHT} cornflower steel`,
    royal: 'royal electric cobalt bright neon hot',
    teal: 'petrol peacock',
    turquoise: 'aqua turquoise',
  },
  purple: { violet: DARK, lilac: LIGHT, purple: `${LOUD} royal` },
  pink: { magenta: LOUD, blush: LIGHT, pink: 'rose salmon bubblegum candy coral', maroon: 'dark deep' },
  brown: { tan: `${LIGHT} caramel golden honey`, brown: `${DARK} chocolate chestnut coffee reddish` },
  grey: {
    charcoal: `${DARK} charcoal`,
    silver: 'silver pale',
    grey: 'light ash dove soft',
    slate: 'slate steel',
  },
  gray: {
    charcoal: `${DARK} charcoal`,
    silver: 'silver pale',
    grey: 'light ash dove soft',
    slate: 'slate steel',
  },
  white: { cream: 'off creamy cream ivory', white: 'snow pure bright milky pearl' },
  black: { black: 'jet pitch ink coal' },
  gold: { copper: 'rose', gold: 'bright pale old' },
  blonde: {},
  blond: {},
};

const PAIRS = new Map(
  Object.entries(BASES).flatMap(([base, shades]) =>
    Object.entries(shades).flatMap(([shade, words]) =>
      words.split(' ').map((word) => [`${word} ${base}`, shade] as const),
    ),
  ),
);

/** Before 'blonde' and 'brown' hair, without asking for another colour. */
const OF_HAIR =
  /^(honey|strawberry|platinum|dirty|ash|ashy|golden|sandy|dark|light|caramel|chestnut|bleached)$/;

/** The shade that two words say together; '' where the second stays what it is. */
export const shadeOfPair = (first: string, second: string): string | undefined =>
  PAIRS.get(`${first} ${second}`) ?? (/^blonde?$/.test(second) && OF_HAIR.test(first) ? '' : undefined);

/** Hair and accessories come in fewer colours. */
export const COARSE: Readonly<Record<string, string>> = {
  crimson: 'red',
  maroon: 'red',
  copper: 'orange',
  mustard: 'yellow',
  lime: 'green',
  neon: 'green',
  forest: 'green',
  olive: 'green',
  mint: 'green',
  teal: 'turquoise',
  sky: 'blue',
  denim: 'blue',
  royal: 'blue',
  navy: 'blue',
  violet: 'purple',
  lilac: 'purple',
  blush: 'pink',
  magenta: 'pink',
  tan: 'brown',
  camel: 'brown',
  khaki: 'brown',
  straw: 'yellow',
  beige: 'brown',
  sand: 'brown',
  cream: 'white',
  steel: 'silver',
  grey: 'gray',
  slate: 'gray',
  charcoal: 'black',
};

/** Of hair, where the list of its colours does not know the word. */
export const HAIR_OF_SHADE: Readonly<Record<string, string>> = {
  pink: 'rose',
  turquoise: 'blue',
  yellow: 'blonde',
  gold: 'blonde',
  straw: 'blonde',
  silver: 'gray',
  copper: 'red',
  mustard: 'blonde',
  beige: 'blonde',
  sand: 'blonde',
  charcoal: 'black',
  orange: 'orange',
};
