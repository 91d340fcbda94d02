/** From lines of words to garments: reads the wardrobe's lines, and dresses people in what the prompt says they wear. */

import type { Costume, Garment } from '#engine/character/costume/kit.ts';
import { type GarmentName, KIT } from '#engine/character/costume/kit.ts';
import type { Colour } from '../../scene.ts';
import { CLOTH_COLOURS } from './cloth-colours.ts';

const hexOf = (name: string, pair: readonly [string, string]): string =>
  CLOTH_COLOURS[name === 'A' ? pair[0] : name === 'B' ? pair[1] : name] ?? CLOTH_COLOURS.grey!;

/** 'dress A/B, shoes brown' with the pair of colours that A and B stand for. */
export function costumeOf(line: string, pair: readonly [string, string] = ['blue', 'white']): Garment[] {
  return line.split(', ').map((words) => {
    const [is, colours = 'grey'] = words.split(' ');
    const [colour, trim] = colours.split('/');
    return {
      is: is as GarmentName,
      colour: hexOf(colour!, pair),
      trim: hexOf(trim ?? colour!, pair),
    };
  });
}

type Slot =
  | 'top'
  | 'over'
  | 'bottom'
  | 'whole'
  | 'feet'
  | 'hat'
  | 'face'
  | 'neck'
  | 'back'
  | 'front'
  | 'hands'
  | 'waist';

const SLOTS: Record<Slot, readonly GarmentName[]> = {
  top: [
    'tee',
    'stripedTee',
    'sweater',
    'turtleneck',
    'tank',
    'scrubs',
    'shirt',
    'shortShirt',
    'checkedShirt',
    'jersey',
    'vestJersey',
    'underShirt',
    'chefJacket',
    'uniform',
    'trunk',
  ],
  over: ['blazer', 'cardigan', 'longCoat', 'trenchCoat', 'raincoat', 'parka', 'waistcoat', 'hiVis'],
  bottom: [
    'trousers',
    'jeans',
    'leggings',
    'breeches',
    'shorts',
    'skirt',
    'longSkirt',
    'dungarees',
    'trunks',
    'cycleShorts',
    'tights',
  ],
  whole: [
    'dress',
    'sundress',
    'gown',
    'longDress',
    'tutu',
    'overalls',
    'bodysuit',
    'swimsuit',
    'romper',
    'robe',
    'suit',
    'spaceSuit',
    'armour',
  ],
  feet: [
    'sneakers',
    'shoes',
    'boots',
    'tallBoots',
    'wellies',
    'barefoot',
    'slippers',
    'sandals',
    'fins',
    'skates',
  ],
  hat: [
    'toque',
    'beret',
    'baseballCap',
    'cowboy',
    'peakedCap',
    'strawHat',
    'fedora',
    'topHat',
    'pointedHat',
    'stockingHat',
    'beanie',
    'souwester',
    'sailorCap',
    'bandana',
    'headband',
    'gradCap',
    'flowerCrown',
    'nurseCap',
    'hardHat',
    'minerHelmet',
    'fireHelmet',
    'bikeHelmet',
    'knightHelmet',
    'hornedHelmet',
    'spaceHelmet',
    'crown',
    'tiara',
    'halo',
    'ninjaHood',
    'hood',
    'swimCap',
    'veil',
  ],
  face: ['glasses', 'sunglasses', 'goggles', 'gogglesUp', 'faceMask', 'eyePatch'],
  neck: ['tie', 'bowTie', 'scarf', 'neckerchief', 'necklace'],
  back: ['cape', 'royalCape', 'backpack', 'fairyWings', 'angelWings', 'quiver'],
  front: ['apron', 'waistApron'],
  hands: ['gloves', 'boxingGloves'],
  waist: ['belt', 'toolBelt', 'sash'],
};

const slotOf = (name: GarmentName): Slot | undefined =>
  (Object.keys(SLOTS) as Slot[]).find((slot) => SLOTS[slot].includes(name));

/** Words for garments: the longest that is found in what somebody wears. */
const WORDS: readonly (readonly [words: string, garment: GarmentName, colour: string, trim?: string])[] = [
  ['wedding dress|wedding gown|bridal gown', 'gown', 'white', 'silver'],
  ['ball gown|evening gown|evening dress|gown', 'gown', 'crimson', 'gold'],
  ['long dress|maxi dress|nightgown|kimono|sari|abaya', 'longDress', 'crimson', 'gold'],
  ['summer dress|sundress', 'sundress', 'yellow', 'white'],
  ['dress|frock', 'dress', 'blue', 'white'],
  ['tutu', 'tutu', 'blush', 'blush'],
  ['tuxedo|dinner jacket', 'suit', 'black', 'black'],
  ['suit', 'suit', 'navy', 'crimson'],
  ['lab coat|white coat', 'longCoat', 'white', 'white'],
  ['trench coat|overcoat|long coat', 'trenchCoat', 'camel', 'brown'],
  ['raincoat|rain jacket|rain coat|oilskin|poncho', 'raincoat', 'yellow', 'charcoal'],
  ['winter coat|winter jacket|down jacket|puffer jacket|puffer|parka|fur coat|coat', 'parka', 'red', 'cream'],
  ['leather jacket|denim jacket|jacket|blazer', 'blazer', 'charcoal', 'black'],
  ['cardigan', 'cardigan', 'mustard', 'mustard'],
  ['waistcoat|vest', 'waistcoat', 'charcoal', 'gold'],
  ['high visibility vest|safety vest|hi-vis', 'hiVis', 'orange', 'silver'],
  ['hoodie|hooded sweatshirt|sweater|jumper|pullover|sweatshirt|knitwear', 'sweater', 'mustard', 'mustard'],
  ['turtleneck|polo neck', 'turtleneck', 'black', 'black'],
  ['tank top|vest top', 'tank', 'white', 'white'],
  ['t-shirt|tshirt|tee shirt|tee|top', 'tee', 'white', 'white'],
  ['polo shirt|polo', 'shortShirt', 'navy', 'white'],
  ['checked shirt|plaid shirt|flannel shirt|flannel', 'checkedShirt', 'red', 'white'],
  ['striped shirt|striped t-shirt', 'stripedTee', 'white', 'navy'],
  ['shirt|blouse', 'shirt', 'white', 'white'],
  ['jersey|kit', 'jersey', 'red', 'white'],
  ['uniform', 'uniform', 'navy', 'gold'],
  ['scrubs', 'scrubs', 'sky', 'blue'],
  ['dungarees', 'dungarees', 'denim', 'navy'],
  ['overalls|overall|jumpsuit|boiler suit|pyjamas|pajamas', 'overalls', 'denim', 'navy'],
  ['bathrobe|robe|cassock|habit', 'robe', 'white', 'beige'],
  ['swimsuit|bikini|bathing suit', 'swimsuit', 'red', 'white'],
  ['swimming trunks|trunks|swim shorts', 'trunks', 'royal', 'white'],
  ['wetsuit|catsuit|leotard', 'bodysuit', 'black', 'black'],
  ['space suit|spacesuit', 'spaceSuit', 'white', 'red'],
  ['suit of armor|suit of armour|armour|armor', 'armour', 'silver', 'slate'],
  ['long skirt', 'longSkirt', 'navy', 'navy'],
  ['skirt', 'skirt', 'navy', 'navy'],
  ['jeans', 'jeans', 'denim'],
  ['shorts', 'shorts', 'navy'],
  ['leggings|tights', 'leggings', 'black'],
  ['trousers|pants|slacks|chinos', 'trousers', 'charcoal'],
  ['rubber boots|wellies|wellington boots|gumboots', 'wellies', 'red', 'maroon'],
  ['boots', 'boots', 'brown', 'camel'],
  ['sandals|flip-flops', 'sandals', 'tan'],
  ['high heels|heels|shoes|loafers', 'shoes', 'black'],
  ['sneakers|trainers|running shoes', 'sneakers', 'white'],
  ['slippers|ballet shoes|pointe shoes|socks', 'slippers', 'blush'],
  ["chef hat|chef's hat|toque", 'toque', 'white', 'white'],
  ['beret', 'beret', 'red', 'maroon'],
  ['baseball cap|flat cap|cap', 'baseballCap', 'red', 'maroon'],
  ['cowboy hat|stetson', 'cowboy', 'camel', 'brown'],
  ['straw hat|sun hat|sunhat|panama hat', 'strawHat', 'straw', 'brown'],
  ['top hat', 'topHat', 'black', 'crimson'],
  ["witch hat|witch's hat|wizard hat|pointed hat|pointy hat", 'pointedHat', 'black', 'violet'],
  ['party hat', 'pointedHat', 'magenta', 'yellow'],
  ['santa hat|christmas hat|nightcap', 'stockingHat', 'red', 'white'],
  [
    'beanie|woolly hat|woolen hat|woollen hat|knit hat|knitted hat|winter hat|bobble hat',
    'beanie',
    'mustard',
    'cream',
  ],
  ['bowler hat|fedora|trilby|hat', 'fedora', 'camel', 'brown'],
  ['hard hat|safety helmet|construction helmet', 'hardHat', 'yellow', 'mustard'],
  ['bicycle helmet|bike helmet|cycling helmet|motorcycle helmet|helmet', 'bikeHelmet', 'red', 'black'],
  ['viking helmet|horned helmet', 'hornedHelmet', 'steel', 'gold'],
  ['headband', 'headband', 'red'],
  ['bandana|headscarf|head scarf|hijab|turban', 'bandana', 'red', 'crimson'],
  ['flower crown|flower wreath|wreath|flowers in her hair', 'flowerCrown', 'pink', 'yellow'],
  ['graduation cap|mortarboard', 'gradCap', 'black', 'gold'],
  ['crown', 'crown', 'gold', 'red'],
  ['tiara|diadem', 'tiara', 'gold', 'magenta'],
  ['halo', 'halo', 'gold'],
  ['veil', 'veil', 'white'],
  ['hood', 'hood', 'brown'],
  ['headphones|earphones', 'headphones', 'red', 'charcoal'],
  ['sunglasses|shades', 'sunglasses', 'black'],
  ['glasses|spectacles|eyeglasses', 'glasses', 'brown'],
  ['goggles', 'goggles', 'charcoal', 'black'],
  ['eye patch|eyepatch', 'eyePatch', 'black'],
  ['face mask|surgical mask|mask', 'faceMask', 'sky'],
  ['bow tie|bowtie', 'bowTie', 'crimson'],
  ['necktie|tie', 'tie', 'crimson'],
  ['neckerchief|bandanna', 'neckerchief', 'red'],
  ['scarf|shawl', 'scarf', 'red'],
  ['necklace|pearls|pendant|chain', 'necklace', 'gold', 'royal'],
  ['medal', 'medal', 'royal', 'gold'],
  ['apron', 'apron', 'cream', 'tan'],
  ['cape|cloak', 'cape', 'crimson'],
  ['backpack|rucksack', 'backpack', 'orange', 'brown'],
  ['satchel|messenger bag|shoulder bag', 'satchel', 'brown', 'tan'],
  ['angel wings|wings', 'angelWings', 'white'],
  ['fairy wings|butterfly wings', 'fairyWings', 'lilac', 'pink'],
  ['tool belt', 'toolBelt', 'brown', 'camel'],
  ['belt', 'belt', 'brown', 'gold'],
  ['sash', 'sash', 'red'],
  ['boxing gloves', 'boxingGloves', 'red', 'white'],
  ['gloves|mittens', 'gloves', 'brown'],
  ['stethoscope', 'stethoscope', 'charcoal', 'silver'],
];

/** What a word for something worn means; undefined for what is not in the kit. */
export function garmentFor(name: string, colour: Colour | null): Garment | undefined {
  const plain = name.toLowerCase();
  const holds = (phrase: string): boolean =>
    plain === phrase ||
    plain.endsWith(` ${phrase}`) ||
    plain.startsWith(`${phrase} `) ||
    plain.includes(` ${phrase} `);
  let best: (typeof WORDS)[number] | undefined;
  let length = 0;
  for (const entry of WORDS)
    for (const phrase of entry[0].split('|'))
      if (phrase.length > length && holds(phrase)) {
        best = entry;
        length = phrase.length;
      }
  if (!best) return undefined;
  const said = colour ?? plain.split(' ').find((word) => word in CLOTH_COLOURS);
  const [, is, own, trim = own] = best;
  return {
    is,
    colour: CLOTH_COLOURS[said ?? own]!,
    trim: CLOTH_COLOURS[said && trim === own ? said : trim]!,
  };
}

/** Puts a garment on, in place of what cannot be worn with it. */
export function wearing(costume: Costume, garment: Garment): Garment[] {
  const slot = slotOf(garment.is);
  const gone: readonly (Slot | undefined)[] =
    slot === 'whole' ? ['top', 'bottom', 'whole', 'over'] : slot === 'top' ? ['top'] : slot ? [slot] : [];
  const kept = costume.filter(({ is }) => !gone.includes(slotOf(is)) && is !== garment.is);
  // What is one piece becomes two when only its upper or lower half is replaced.
  const whole = costume.find(({ is }) => slotOf(is) === 'whole');
  if (whole && (slot === 'top' || slot === 'bottom')) {
    const rest = kept.filter((one) => one !== whole);
    const other = slot === 'top' ? 'trousers' : 'tee';
    return [...rest, { is: other, colour: whole.colour, trim: whole.trim }, garment];
  }
  return [...kept, garment];
}

export const isGarment = (name: string): name is GarmentName => Object.hasOwn(KIT, name);
