/** Adjectives and what they say of a thing: colour, material, size, pattern, condition; none of them is ever drawn as a thing. */

import type { Colour, Material, Thing } from '../../scene.ts';
import { wordSet, wordTable } from './word-table.ts';

export const COLOURS_BY_WORD = wordTable<Colour>({
  red: 'crimson, scarlet, ruby, burgundy, maroon, cherry red, vermilion, reddish, wine red, dark red, bright red',
  orange: 'tangerine, amber, apricot, terracotta, rust, burnt orange, orangey',
  yellow: 'lemon yellow, mustard, saffron, sunny yellow, light yellow, bright yellow, yellowish',
  green:
    'emerald, lime, olive green, sage green, mint, mint green, forest green, jade, dark green, light green, greenish, bright green',
  turquoise: 'teal, cyan, aqua, aquamarine, seafoam',
  blue: 'azure, sky blue, cobalt, light blue, sapphire, royal blue, baby blue, bluish, electric blue, bright blue, powder blue',
  navy: 'navy blue, dark blue, midnight blue, indigo, deep blue',
  purple: 'violet, lilac, lavender, magenta, plum, mauve, lavender purple, dark purple',
  pink: 'rose pink, hot pink, fuchsia, blush, pastel pink, salmon pink, light pink, coral, pinkish, dusty pink, baby pink',
  brown:
    'chocolate brown, tan, chestnut brown, coffee brown, dark brown, light brown, brownish, caramel, bronze',
  beige:
    'cream, ivory, off white, sand coloured, sandy, champagne coloured, nude, taupe, creamy, cream coloured, ecru',
  black: 'jet black, ebony, pitch black, matte black, charcoal black',
  white: 'snow white, pure white, pearl white, bright white, whitish',
  grey: 'gray, charcoal, ash grey, light grey, dark grey, light gray, dark gray, greyish, slate grey, anthracite',
  gold: 'golden, gilded, gold coloured, gilt, rose gold',
  silver: 'silvery, chrome, metallic, silver coloured',
});

export const MATERIALS_BY_WORD = wordTable<Material>({
  wood: 'wooden, oak, walnut, bamboo, pine wood, timber, teak, rattan, mahogany, cherrywood, driftwood',
  marble: '',
  stone: 'granite, rocky, cobblestone, sandstone, limestone',
  slate: '',
  brick: 'bricks',
  concrete: 'cement',
  glass: 'crystal, glassy',
  metal: 'steel, iron, stainless steel, aluminium, aluminum, metallic, tin, chrome, wrought iron',
  gold: 'golden',
  silver: '',
  copper: 'bronze, brass',
  ceramic: 'porcelain, clay, earthenware, stoneware, terracotta, china',
  plastic: 'rubber, acrylic',
  leather: 'suede',
  cloth: 'linen, cotton, fabric, textile, canvas, denim, silk, silken, satin',
  velvet: '',
  wool: 'woollen, woolen, knitted, knit, woolly, felt, fluffy wool',
  paper: 'cardboard, origami',
  straw: 'wicker, woven, thatched',
  ice: 'icy, frozen',
  sand: '',
});

/** How a material is said before a noun. */
export const MATERIAL_ADJECTIVE: Partial<Record<Material, string>> = {
  wood: 'wooden',
  gold: 'golden',
  wool: 'woollen',
};

export const SIZES: ReadonlyMap<string, number> = new Map([
  ...[...wordSet('tiny, miniature, microscopic, teeny, minuscule, mini, micro, itsy')].map(
    (w) => [w, 0.4] as const,
  ),
  ...[...wordSet('small, little, smallish, petite, compact, short')].map((w) => [w, 0.7] as const),
  ...[...wordSet('big, large, tall, long, great, oversized, chunky, bulky, high')].map(
    (w) => [w, 1.4] as const,
  ),
  ...[
    ...wordSet('huge, giant, gigantic, enormous, colossal, massive, towering, monumental, mammoth, immense'),
  ].map((w) => [w, 2.2] as const),
]);

export const PATTERNS_BY_WORD = wordTable<NonNullable<Thing['pattern']>>({
  striped: 'stripy, stripes, pinstriped, pinstripe, stripe',
  checked: 'checkered, chequered, plaid, tartan, gingham, check',
  dotted: 'polka dot, polka dots, spotted, spotty, dotty, polka',
  floral: 'flowery, flowered, flower patterned, floral patterned',
});

export const STATES_BY_WORD = wordTable({
  burning: 'lit, flaming, on fire, ablaze, lighted',
  steaming: 'hot, steamy, piping hot, boiling, smoking',
  open: 'opened',
  blank: 'empty, plain screen',
  broken: 'cracked, shattered, ruined, torn, abandoned, wrecked, derelict',
  glowing:
    'luminous, shining, illuminated, bioluminescent, radiant, glittering, sparkling, lit up, shimmering',
  full: 'filled, overflowing, heaped',
  sliced: 'cut, halved, chopped, half',
  floating: 'levitating, hovering, suspended',
  decorated: 'ornate, adorned, embellished, painted, ornamented, frosted, iced, wrapped, latte art',
  old: 'ancient, antique, weathered, worn, rustic, shabby, vintage, medieval, rusty, retro, aged',
  new: 'brand new, modern, shiny, sleek',
});
