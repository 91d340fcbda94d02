/** Words for what is worn in addition to clothes, and for the colours that it comes in. */

import type { Accessory, AccessoryColor } from '#common/character/character-words.ts';

export const ACCESSORY_WORDS: Record<Accessory, readonly string[]> = {
  glasses: ['glasses', 'spectacles', 'eyeglasses', 'bespectacled', 'specs'],
  sunglasses: ['sunglasses', 'shades'],
  'chef-hat': ['toque'],
  hat: ['hat', 'fedora', 'trilby', 'bowler'],
  apron: ['apron', 'pinafore'],
  crown: ['crown', 'crowned', 'coronet'],
  earrings: ['earrings', 'earring'],
  necklace: ['necklace', 'pendant', 'amulet', 'chain'],
  scarf: ['scarf', 'muffler'],
  cape: ['cape', 'cloak', 'caped', 'cloaked'],
  backpack: ['backpack', 'rucksack', 'knapsack'],
  headphones: ['headphones', 'headset', 'earphones', 'earmuffs'],
  cap: ['cap', 'snapback'],
  beanie: ['beanie', 'toboggan'],
  beret: ['beret'],
  'top-hat': ['tophat'],
  'cowboy-hat': ['stetson'],
  'straw-hat': ['sunhat'],
  'pointed-hat': [],
  headband: ['headband', 'sweatband'],
  bandana: ['bandana', 'bandanna', 'kerchief'],
  'flower-crown': ['wreath'],
  tie: ['tie', 'necktie'],
  'bow-tie': ['bowtie'],
  'eye-patch': ['eyepatch'],
  gloves: ['gloves', 'mittens'],
};

/** The word before makes it another kind: 'a witch's hat', 'a bow tie', 'a flower crown'. */
export const KINDS: Record<string, readonly [Accessory, ...string[]][]> = {
  hat: [
    ['chef-hat', 'chef', 'chefs', 'cook', 'cooks', 'baker', 'bakers'],
    ['pointed-hat', 'witch', 'witchs', 'witches', 'wizard', 'wizards', 'pointed', 'pointy', 'magic'],
    ['cowboy-hat', 'cowboy', 'cowboys', 'cowgirl', 'western'],
    ['top-hat', 'top'],
    ['straw-hat', 'straw', 'sun', 'summer'],
    ['beanie', 'bobble', 'woolly', 'wooly', 'wool', 'woolen', 'knit', 'knitted', 'winter', 'ski'],
  ],
  cap: [['beanie', 'knit', 'knitted', 'woolly', 'wool']],
  tie: [['bow-tie', 'bow']],
  crown: [['flower-crown', 'flower', 'floral']],
  glasses: [['sunglasses', 'sun', 'dark', 'mirrored']],
  patch: [['eye-patch', 'eye']],
};

/** Whose hat is of a kind even where the word stands far from it: 'a wizard with a red hat'. */
export const HATS_OF: Record<string, Accessory> = {
  wizard: 'pointed-hat',
  witch: 'pointed-hat',
  sorceress: 'pointed-hat',
  cowboy: 'cowboy-hat',
  cowgirl: 'cowboy-hat',
  chef: 'chef-hat',
};

export const ACCESSORY_COLOR_WORDS: Record<AccessoryColor, readonly string[]> = {
  red: ['red', 'crimson', 'scarlet', 'maroon', 'burgundy', 'ruby'],
  blue: ['blue', 'navy', 'azure', 'sapphire', 'indigo'],
  green: ['green', 'emerald', 'lime', 'olive', 'mint'],
  yellow: ['yellow', 'mustard', 'lemon'],
  purple: ['purple', 'violet', 'lilac', 'lavender', 'plum'],
  black: ['black', 'dark', 'jet'],
  white: ['white', 'ivory', 'cream', 'pearl'],
  orange: ['orange', 'apricot', 'coral'],
  pink: ['pink', 'rose', 'magenta', 'fuchsia'],
  turquoise: ['turquoise', 'teal', 'cyan', 'aqua'],
  brown: ['brown', 'tan', 'beige', 'chocolate', 'leather', 'khaki'],
  gray: ['gray', 'grey', 'charcoal'],
  gold: ['gold', 'golden', 'brass'],
  silver: ['silver', 'silvery', 'chrome', 'steel'],
};

/** Adjectives that may stand between a colour and what has it, without asking for anything. */
export const CLOTH_FILLERS = new Set(
  `big large small little long short round square thick thin warm cozy cosy soft bright light pale deep old new
  fancy fine stylish trendy cool knitted knit woolly wool woolen fluffy silk floppy tall wide pointed pointy leather
  rimmed framed frame tiny huge oversized matching simple plain pretty lovely nice beautiful cute flowing shiny hoop
  baseball trucker flat winter summer horn`.split(/\s+/),
);
