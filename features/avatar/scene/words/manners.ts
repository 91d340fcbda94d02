/** Words about temper and art style, and what some words hint at without saying it. */

import type { WordList } from './looks.ts';

/** Traits by any word for them. */
export const TRAIT_WORDS: WordList = {
  cheerful: ['cheerful', 'smiling', 'jolly', 'cheery', 'grinning', 'merry'],
  happy: ['happy', 'joyful', 'delighted'],
  friendly: ['friendly', 'nice', 'welcoming'],
  brave: ['brave', 'courageous', 'fearless', 'bold', 'valiant'],
  heroic: ['heroic', 'noble'],
  shy: ['shy', 'timid', 'bashful'],
  grumpy: ['grumpy', 'moody', 'cranky'],
  angry: ['angry', 'furious', 'mad', 'raging'],
  fierce: ['fierce', 'wild', 'ferocious', 'menacing'],
  evil: ['evil', 'wicked', 'villainous', 'sinister', 'villain'],
  sad: ['sad', 'unhappy', 'crying', 'gloomy', 'melancholic'],
  wise: ['wise', 'sage'],
  serious: ['serious', 'stern', 'strict'],
  clever: ['clever', 'smart', 'intelligent', 'witty', 'genius'],
  kind: ['kind', 'caring', 'gentle', 'sweet', 'warm-hearted', 'kindly'],
  mysterious: ['mysterious', 'enigmatic', 'secretive'],
  energetic: ['energetic', 'lively', 'excited', 'bubbly'],
  calm: ['calm', 'peaceful', 'serene', 'relaxed'],
  confident: ['confident', 'proud', 'cool'],
  curious: ['curious', 'inquisitive', 'surprised'],
  funny: ['funny', 'silly', 'goofy', 'playful', 'comical'],
};

export const STYLE_WORDS: WordList = {
  anime: ['anime', 'manga'],
  cartoon: ['cartoon', 'cartoony', 'comic'],
  realistic: ['realistic', 'photorealistic', 'lifelike'],
  pixel: ['pixel', 'pixelated', '8-bit', '16-bit', 'pixel-art'],
};

/** What a word hints at without saying it: only where nothing was said or chosen. */
export const HINTS: readonly {
  words: readonly string[];
  group: 'appearance' | 'clothing' | 'personality';
  field: string;
  value: string;
}[] = [
  { words: ['king', 'queen', 'prince', 'princess'], group: 'clothing', field: 'accessories', value: 'crown' },
  {
    words: ['wizard', 'witch'],
    group: 'clothing',
    field: 'accessories',
    value: 'pointed-hat',
  },
  { words: ['tuxedo', 'butler', 'spy', 'agent'], group: 'clothing', field: 'color', value: 'black' },
  { words: ['cowboy', 'cowgirl'], group: 'clothing', field: 'accessories', value: 'cowboy-hat' },
  {
    words: ['pirate', 'detective'],
    group: 'clothing',
    field: 'accessories',
    value: 'hat',
  },
  {
    words: ['superhero', 'vampire', 'hero', 'heroine'],
    group: 'clothing',
    field: 'accessories',
    value: 'cape',
  },
  { words: ['chef', 'cook', 'baker'], group: 'clothing', field: 'accessories', value: 'chef-hat' },
  {
    words: ['chef', 'cook', 'baker', 'barista', 'waiter', 'waitress', 'butcher'],
    group: 'clothing',
    field: 'accessories',
    value: 'apron',
  },
  { words: ['dj', 'gamer'], group: 'clothing', field: 'accessories', value: 'headphones' },
  {
    words: ['hiker', 'backpacker', 'tourist', 'explorer'],
    group: 'clothing',
    field: 'accessories',
    value: 'backpack',
  },
  {
    words: ['professor', 'librarian', 'nerd', 'nerdy', 'grandma', 'grandmother', 'scientist'],
    group: 'clothing',
    field: 'accessories',
    value: 'glasses',
  },
  {
    words: ['old', 'elderly', 'aged', 'grandma', 'grandmother', 'grandpa', 'grandfather', 'senior'],
    group: 'appearance',
    field: 'hairColor',
    value: 'gray',
  },
  {
    words: [
      'woman',
      'girl',
      'lady',
      'queen',
      'princess',
      'witch',
      'sorceress',
      'she',
      'her',
      'fairy',
      'heroine',
      'female',
      'mermaid',
    ],
    group: 'appearance',
    field: 'hairStyle',
    value: 'long',
  },
  {
    words: ['businesswoman', 'grandma', 'grandmother'],
    group: 'appearance',
    field: 'hairStyle',
    value: 'medium',
  },
  {
    words: ['viking', 'dwarf', 'lumberjack', 'santa'],
    group: 'appearance',
    field: 'facialHair',
    value: 'beard',
  },
  {
    words: ['warrior', 'knight', 'superhero', 'viking', 'gladiator', 'athlete', 'blacksmith'],
    group: 'appearance',
    field: 'bodyType',
    value: 'athletic',
  },
  {
    words: ['dwarf', 'child', 'kid', 'boy', 'girl', 'hobbit', 'toddler'],
    group: 'appearance',
    field: 'height',
    value: 'short',
  },
  { words: ['child', 'kid', 'boy', 'girl', 'toddler'], group: 'personality', field: 'voice', value: 'child' },
  { words: ['robot', 'android', 'cyborg'], group: 'personality', field: 'voice', value: 'robot' },
  {
    words: ['woman', 'lady', 'queen', 'witch', 'sorceress', 'businesswoman', 'grandma', 'grandmother'],
    group: 'personality',
    field: 'voice',
    value: 'female-adult',
  },
  {
    words: ['princess', 'fairy', 'heroine', 'female'],
    group: 'personality',
    field: 'voice',
    value: 'female-young',
  },
  {
    words: [
      'man',
      'king',
      'wizard',
      'businessman',
      'viking',
      'grandpa',
      'grandfather',
      'gentleman',
      'bearded',
      'beard',
    ],
    group: 'personality',
    field: 'voice',
    value: 'male-adult',
  },
  {
    words: ['prince', 'guy', 'dude', 'male', 'squire'],
    group: 'personality',
    field: 'voice',
    value: 'male-young',
  },
];
