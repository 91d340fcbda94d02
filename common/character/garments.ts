/** The garments that characters and people in pictures can wear, by the part of the body that each covers. */

export type Slot =
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
  | 'waist'
  | 'held';

/** In a hand. */
const HELD =
  'broom mop shovel rake pitchfork trident spear staff cane sword umbrella balloon fishingRod flag flower hammer axe pickaxe wrench spoon spatula fryingPan rollingPin paintbrush pencil wand torch magnifier telescope microphone phone racket bat shield bow dumbbell binoculars book ball teddy present trophy scroll clipboard laptop palette skateboard surfboard key crystalBall bouquet lantern basket bucket wateringCan handbag shoppingBag suitcase cup teapot glass bottle iceCream lollipop apple carrot bread tray cake pizza knife camera fish controller lightSword violin trumpet saxophone flute bagpipes accordion drum drumsticks maraca fan rope hose sack mat scissors hockeyStick crutch club paddle net pot plant candle screwdriver saw roller hook burger yarn ring pompomInHand'.split(
    ' ',
  );

const SLOTS: Record<Slot, readonly string[]> = {
  top: [
    'tee',
    'stripedTee',
    'sweater',
    'hoodie',
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
    'chainmail',
    'shellTop',
  ],
  over: ['blazer', 'cardigan', 'longCoat', 'trenchCoat', 'raincoat', 'parka', 'waistcoat', 'hiVis', 'poncho'],
  bottom: [
    'trousers',
    'jeans',
    'rippedJeans',
    'flares',
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
    'kimono',
    'fishTail',
  ],
  feet: [
    'sneakers',
    'highTops',
    'platforms',
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
    'turban',
    'hijab',
    'fez',
    'sombrero',
    'tricorn',
    'bucketHat',
    'conicalHat',
    'jesterHat',
    'skullcap',
    'ushanka',
    'backwardsCap',
    'deerstalker',
    'flatCap',
  ],
  face: [
    'glasses',
    'squareGlasses',
    'catEyeGlasses',
    'monocle',
    'sunglasses',
    'goggles',
    'gogglesUp',
    'faceMask',
    'eyeMask',
    'eyePatch',
  ],
  neck: ['tie', 'bowTie', 'scarf', 'neckerchief', 'necklace', 'beads'],
  back: ['cape', 'royalCape', 'backpack', 'fairyWings', 'angelWings', 'dragonWings', 'quiver'],
  front: ['apron', 'waistApron'],
  hands: ['gloves', 'boxingGloves'],
  waist: ['belt', 'toolBelt', 'sash'],
  held: HELD,
};

export const slotOf = (name: string): Slot | undefined =>
  (Object.keys(SLOTS) as Slot[]).find((slot) => SLOTS[slot].includes(name));

/** Worn beside everything else. */
const BESIDES: readonly string[] = [
  'headphones',
  'medal',
  'satchel',
  'stethoscope',
  'badge',
  'startNumber',
  'pompoms',
  'emblem',
  'flowerPin',
  'ruff',
  'cameraStrap',
  'redNose',
  'pointedEars',
  'briefs',
  'nappy',
  'lamellar',
  'airTank',
  'suspenders',
  'kneeSocks',
  'guitar',
  'electricGuitar',
  'hairBow',
  'hairFlower',
  'catEars',
  'bunnyEars',
  'horns',
  'antennae',
  'fangs',
  'tusks',
  'noseRing',
  'shoulderBird',
  'petCollar',
  'watch',
  'bracelets',
  'wristbands',
  'pipe',
  'hatFeather',
  'neckHeadphones',
  'choker',
  'tail',
  'sporran',
  'corset',
  'garland',
  'babySling',
  'petDog',
  'petCat',
  'petRabbit',
  'petBird',
  'petDragon',
];

export const GARMENT_NAMES: readonly string[] = [...Object.values(SLOTS).flat(), ...BESIDES];

/** On the cloth of a garment. */
export const PATTERN_NAMES = ['dotted', 'striped', 'checked', 'floral', 'starry'] as const;
export type Pattern = (typeof PATTERN_NAMES)[number];

/** After the colours: a pattern, or the number on a jersey ('no23'). */
const LINE = new RegExp(`^[a-zA-Z]+( [a-zA-Z]+(/[a-zA-Z]+)?( (${PATTERN_NAMES.join('|')}|no\\d{1,2}))?)?$`);

/** 'raincoat yellow/charcoal, wellies red': garments that there are, with a colour, a trim and a pattern; A and B stand for the chosen ones. */
export const isCostumeLine = (line: string): boolean =>
  line.split(', ').every((one) => {
    const [is] = one.split(' ');
    return LINE.test(one) && GARMENT_NAMES.includes(is!);
  });
