/** What descriptions of characters are understood to say, and what they leave to the chosen options. */

import { describe, expect, it } from 'vitest';
import { type CharacterData, characterDataSchema, DEFAULT_CHARACTER } from '../../contract.ts';
import { describedCharacter } from './read-description.ts';

const read = (text: string, chosen: CharacterData = DEFAULT_CHARACTER) => {
  const { characterData, understood, unused } = describedCharacter(text, chosen);
  return {
    ...characterData.appearance,
    ...characterData.clothing,
    ...characterData.personality,
    ...characterData.style,
    understood,
    unused,
  };
};

describe('a description', () => {
  it.each([
    [
      'a cheerful red-haired knight with a beard',
      { hairColor: 'red', facialHair: 'beard', outfit: 'medieval', traits: ['cheerful'] },
    ],
    [
      'tall woman with long, curly black hair and green eyes in a purple dress',
      { height: 'tall', hairColor: 'black', eyeColor: 'green', color: 'purple' },
    ],
    [
      'An old wizard with a long white beard, round glasses and a blue robe',
      {
        hairColor: 'white',
        facialHair: 'long-beard',
        outfit: 'fantasy',
        color: 'blue',
        accessories: ['glasses', 'pointed-hat'],
      },
    ],
    ['a short man with short hair', { height: 'short', hairStyle: 'short', voice: 'male-adult' }],
    ['a man with short blonde hair', { height: 'medium', hairStyle: 'short', hairColor: 'blonde' }],
    [
      'bald businessman in a black suit, no beard',
      { hairStyle: 'bald', outfit: 'formal', color: 'black', facialHair: '' },
    ],
    [
      'Her hair is brown and wavy. She is an astronaut.',
      { hairColor: 'brown', hairStyle: 'curly', outfit: 'sci-fi' },
    ],
    [
      'dark-skinned athletic queen',
      { skinTone: 'dark', bodyType: 'athletic', outfit: 'medieval', accessories: ['crown'] },
    ],
    [
      'a blue-eyed girl with pigtails and freckled skin',
      { eyeColor: 'blue', hairStyle: 'pigtails', skinTone: 'light', marks: ['freckles'], voice: 'child' },
    ],
    ['grumpy pixel art robot', { traits: ['grumpy'], artStyle: 'pixel', outfit: 'sci-fi', voice: 'robot' }],
    [
      'a DJ with sunglasses and a square jaw',
      { accessories: ['sunglasses', 'headphones'], faceShape: 'square' },
    ],
  ])('“%s” is understood', (text, wanted) => expect(read(text)).toMatchObject(wanted));

  it.each([
    ['a fox mascot', { animal: 'fox', hairColor: 'red', unused: [] }],
    ['a clever black cat with whiskers and a hat', { animal: 'cat', hairColor: 'black', facialHair: '' }],
    ['a fluffy penguin in a red scarf', { animal: 'penguin', accessories: ['scarf'], unused: [] }],
    ['a girl with her little dog', { animal: '', garments: ['petDog tan/cream'], unused: [] }],
    ['a bear with white fur', { animal: 'bear', hairColor: 'white', unused: [] }],
    ['an octopus mascot', { animal: '', unused: ['octopus', 'mascot'] }],
    ['an otter', { animal: 'otter', hairColor: 'brown', unused: [] }],
    ['a red panda and a polar bear', { animal: 'red-panda', hairColor: 'red' }],
    ['a polar bear with a scarf', { animal: 'bear', hairColor: 'white', unused: [] }],
    ['a girl in a unicorn costume', { animal: '', unused: [] }],
  ])('“%s” is an animal where it asks for one', (text, wanted) => expect(read(text)).toMatchObject(wanted));

  it.each([
    ['a fox with a blue scarf', { scarf: 'blue' }, 'green'],
    ['a girl in a red beanie', { beanie: 'red' }, 'blue'],
    ['man with a yellow hat, green glasses', { hat: 'yellow', glasses: 'green' }, 'blue'],
    ['a boy in a green shirt and a bright orange baseball cap', { cap: 'orange' }, 'green'],
    ['a queen with a silver crown and gold earrings', { crown: 'silver', earrings: 'gold' }, 'blue'],
    ['a pink hat and scarf', { hat: 'pink', scarf: 'pink' }, 'blue'],
    ['a pink hat and a scarf', { hat: 'pink' }, 'blue'],
    ['His long scarf is turquoise. He has brown hair and glasses.', { scarf: 'turquoise' }, 'blue'],
    ['a man in a black suit with a purple bow tie', { 'bow-tie': 'purple' }, 'black'],
    ['a superhero in a red cape', { cape: 'red' }, 'blue'],
    ['an old wizard with a purple hat', { 'pointed-hat': 'purple' }, 'blue'],
  ])('“%s” colours what is worn, and clothes only where they are meant', (text, colours, clothes) => {
    const { accessoryColors, color, understood, unused } = read(text);
    expect(accessoryColors).toEqual(colours);
    expect(color).toBe(clothes);
    const said = understood.flatMap((one) => (one.color ? [[one.value, one.color]] : []));
    expect(Object.fromEntries(said)).toEqual(colours);
    expect(unused).toEqual([]);
  });

  it('forgets the colour of what is not worn', () => {
    const removed = [{ field: 'accessories', value: 'scarf' }];
    const chosen = characterDataSchema.parse({
      clothing: { accessories: ['hat'], accessoryColors: { hat: 'pink', cape: 'red' } },
    });
    const { characterData } = describedCharacter('a fox with a blue scarf', chosen, removed);
    expect(characterData.clothing).toMatchObject({ accessories: ['hat'], accessoryColors: { hat: 'pink' } });
    expect(characterData.clothing.accessoryColors).not.toHaveProperty('cape');
  });

  it.each([
    [
      'girl inventor of ten, orange pigtails, goggles, yellow raincoat',
      { age: 'child', hairStyle: 'pigtails', hairColor: 'orange', color: 'yellow', voice: 'child' },
      ['inventor', 'goggles', 'yellow raincoat'],
    ],
    [
      'a woman with a ponytail in a pink dress',
      { hairStyle: 'ponytail', physique: 'feminine' },
      ['pink dress'],
    ],
    ['a 70-year-old fisherman with a white beard', { age: 'old', hairColor: 'white' }, ['fisherman']],
    ['a ten year old boy with spiky blue hair', { age: 'child', hairStyle: 'spiky', hairColor: 'blue' }, []],
    ['a small fox in a green coat', { animal: 'fox', height: 'short' }, ['green coat']],
    ['a tall black woman in a yellow dress', { skinTone: 'dark', height: 'tall' }, ['yellow dress']],
    ['a football player with spiky hair', { hairStyle: 'spiky' }, ['football player']],
    ['a firefighter with a moustache', { facialHair: 'mustache' }, ['firefighter']],
    ['a builder in a hard hat', { accessories: [] }, ['builder', 'hard hat']],
  ])('“%s” names an age, hair and clothes, and all are worn', (text, wanted, clothes) => {
    const { understood, unused, ...shown } = read(text);
    expect(shown).toMatchObject(wanted);
    const named = understood.filter((one) => one.field === 'garments');
    expect(named.map((one) => one.words)).toEqual(clothes);
    expect(shown.garments).toEqual(named.map((one) => one.value));
    expect(unused).toEqual([]);
  });

  it.each([
    ['a sailor with an anchor tattoo on his arm', { marks: ['anchor-tattoo'], unused: [] }],
    ['a man with tattoos in a leather jacket', { marks: [], unused: ['tattoos'] }],
    [
      'brown hair and a braided grey beard',
      { hairColor: 'brown', facialHair: 'braided-beard', facialHairColor: 'gray' },
    ],
    ['a man with a waxed moustache', { facialHair: 'handlebar', unused: [] }],
    [
      'a boy with dreadlocks, red jersey number 23',
      { hairStyle: 'dreadlocks', hairColor: 'brown', garments: ['jersey red/white no23'] },
    ],
    ['a man with a small moustache and short hair', { height: 'medium' }],
    ['a viking woman', { facialHair: '' }],
    ['a pirate with a hat, a parrot on his shoulder', { animal: '' }],
    ['a father with a baby', { age: '', garments: ['babySling sky/cream'], unused: [] }],
    ['a white cat with black patches', { hairColor: 'white', marks: ['patches'], unused: [] }],
    ['a pink panda with wings', { unused: ['pink'] }],
    ['a green dragon with horns', { hairColor: 'green', unused: [] }],
    ['a blue alien', { skinTone: 'blue', unused: [] }],
    ['a tartan scarf', { garments: ['scarf red/white checked'], unused: [] }],
  ])('“%s” is shown, or said not to be', (text, wanted) => expect(read(text)).toMatchObject(wanted));

  it.each([
    ['a pirate with a tricorn hat with a red feather', ['tricorn black/gold', 'hatFeather red']],
    ['a forest green cardigan', ['cardigan forest/white']],
    ['a black and white striped jumper', ['stripedTee white/black']],
    ['a navy coat with brass buttons', ['trenchCoat navy/gold']],
    ['a tweed skirt', ['skirt brown/white checked']],
    ['a student with headphones round his neck', ['neckHeadphones red/charcoal']],
    ['a boy in a dinosaur onesie', ['romper green/lime, hood green, tail green']],
    ['a mermaid with a turquoise tail', ['fishTail turquoise/teal']],
    ['a woman with leathery wings', ['dragonWings maroon/maroon']],
    ['a man in tights and a skirt', ['tights charcoal', 'skirt A/B']],
    ['a street musician with a small dog', ['petDog tan/cream']],
    ['a man with a homburg', ['fedora charcoal/charcoal']],
  ])('“%s” is worn as it is called', (text, wanted) => {
    const { garments, animal, unused } = read(text);
    expect(animal).toBe('');
    expect(garments).toEqual(expect.arrayContaining(wanted));
    expect(unused).toEqual([]);
  });

  it.each([
    ['a woman with a surfboard, a cello and a kazoo', ['kazoo'], ['cello']],
    ['a man in a fedora and a sombrero', ['sombrero'], []],
    ['a diamond-studded coat', ['studded'], []],
    ['a beekeeper with a smoker', [], ['smoker']],
    ['a knight in a suit of armor with bangles', ['bangles'], []],
  ])('“%s”: %j is missing and %j only nearly shown, which is said', (text, missing, near) => {
    const { understood, unused } = read(text);
    expect(unused).toEqual(missing);
    expect(understood.filter((one) => one.isNearest).map((one) => one.words)).toEqual(near);
  });

  it('dresses a creature in the clothes of its trade, and leaves it its own ears', () => {
    const { garments } = read('an elf nurse');
    expect(garments.join()).toMatch(/scrubs.*pointedEars/);
  });

  it('says which hair and colours it shows as something else', () => {
    const { understood, unused } = read('a man with a mullet dressed in pink');
    const near = understood.filter((one) => one.isNearest).map((one) => [one.words, one.value]);
    expect(near).toEqual([
      ['mullet', 'medium'],
      ['dressed in pink', 'red'],
    ]);
    expect(unused).toEqual([]);
    expect(read('a boy in a blue hoodie with a bow tie')).toMatchObject({ outfit: 'casual', unused: [] });
  });

  it('shows an animal that it does not have as the nearest one, and says so', () => {
    const { animal, understood, unused } = read('a shy ferret with a cap');
    expect([animal, unused]).toEqual(['otter', []]);
    const near = understood.filter((one) => one.isNearest);
    expect(near).toEqual([expect.objectContaining({ value: 'otter', words: 'ferret' })]);
    const guineaPig = read('a guinea pig').understood.find((one) => one.field === 'animal');
    expect(guineaPig).toMatchObject({ value: 'hamster', words: 'guinea pig', isNearest: true });
    expect(read('a hamster').understood.some((one) => one.isNearest)).toBe(false);
  });

  it('is a person again when the animal is removed', () => {
    const removed = [{ field: 'animal', value: 'fox' }];
    const { characterData } = describedCharacter('a red fox', DEFAULT_CHARACTER, removed);
    expect(characterData.appearance.animal).toBe('');
  });

  it('says which words did what', () => {
    const { understood } = read('a cheerful red-haired knight');
    expect(understood).toContainEqual({
      group: 'appearance',
      field: 'hairColor',
      value: 'red',
      words: 'red haired',
    });
    expect(understood).toContainEqual({
      group: 'personality',
      field: 'traits',
      value: 'cheerful',
      words: 'cheerful',
    });
  });

  it.each([
    ['a curly-haired baker with an apron, a chef hat and an oven', ['apron', 'chef-hat'], ['oven']],
    ['a smiling chef holding an oven in the kitchen', ['chef-hat', 'apron'], ['oven', 'kitchen']],
    ['a queen in a red hat without glasses', ['hat'], []],
    ['Her hair is brown and wavy. She is a very friendly astronaut!', [], []],
  ])('“%s”: wears %j and says that it could not use %j', (text, accessories, unused) => {
    const { understood, ...shown } = read(text);
    expect(shown).toMatchObject({ accessories, unused });
    const worn = understood.filter((one) => one.field === 'accessories').map((one) => one.value);
    expect(worn).toEqual(accessories);
  });

  it('leaves out what was removed, whether said or hinted at', () => {
    const wizard = 'a cheerful wizard with a beard';
    const removed = [
      { field: 'accessories', value: 'pointed-hat' },
      { field: 'facialHair', value: 'beard' },
      { field: 'traits', value: 'cheerful' },
    ];
    const { characterData, understood } = describedCharacter(wizard, DEFAULT_CHARACTER, removed);
    expect(characterData).toMatchObject({
      appearance: { facialHair: '' },
      clothing: { accessories: [], outfit: 'fantasy' },
      personality: { traits: ['friendly'] },
    });
    expect(understood.map((one) => one.value)).not.toContain('pointed-hat');
  });

  it('leaves alone what it does not mention; hints give way to choices, words do not', () => {
    const chosen = characterDataSchema.parse({
      appearance: { hairStyle: 'curly', eyeColor: 'amber', skinTone: 'olive', hairColor: 'white' },
      clothing: { accessories: ['glasses'] },
      personality: { traits: ['wise'] },
      style: { artStyle: 'anime' },
    });
    expect(read('a woman with black hair, without glasses, realistic and brave', chosen)).toMatchObject({
      hairStyle: 'curly',
      hairColor: 'black',
      eyeColor: 'amber',
      skinTone: 'olive',
      accessories: [],
      traits: ['brave', 'wise'],
      artStyle: 'anime',
    });
  });

  it.each([
    ['a boy of seven in dinosaur pyjamas', 'romper green'],
    ['an astronaut girl in a silver suit', 'spaceSuit silver'],
    ['a basketball player in a number 7 jersey', 'jersey A/B no7'],
    ['a dark elf archer with a bow', 'bow brown'],
    ['a ballerina with a bow', 'hairBow'],
    ['an old fisherman in yellow oilskins', 'raincoat yellow'],
    ['a yoga instructor', 'tank A'],
    ['a crossing guard', 'hiVis yellow'],
  ])('“%s” is dressed in %s', (text, line) => {
    const { characterData, unused } = describedCharacter(text, DEFAULT_CHARACTER);
    expect(
      characterData.clothing.garments.some((one) => one.split(', ').some((is) => is.startsWith(line))),
    ).toBe(true);
    expect([characterData.appearance.animal, unused]).toEqual(['', []]);
  });

  it('gives nobody a thing to hold because of what they are called', () => {
    for (const text of ['a football fan with a scarf', 'a teenager with braces'])
      expect(
        read(text)
          .understood.map((one) => one.value)
          .join(),
      ).not.toMatch(/\bfan red|suspenders/);
  });

  it('of anything at all gives a valid character', () => {
    for (const text of ['', '🐙🐙', '私は騎士です', 'hair hair hair is', '-'.repeat(900), 'no no no'])
      expect(
        characterDataSchema.parse(describedCharacter(text, DEFAULT_CHARACTER).characterData),
      ).toBeTruthy();
  });
});
