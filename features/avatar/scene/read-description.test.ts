/** What descriptions of characters are understood to say, and what they leave to the chosen options. */

import { describe, expect, it } from 'vitest';
import { type CharacterData, characterDataSchema, DEFAULT_CHARACTER } from '../contract.ts';
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
        facialHair: 'beard',
        outfit: 'fantasy',
        color: 'blue',
        accessories: ['glasses', 'hat'],
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
      { eyeColor: 'blue', hairStyle: 'long', skinTone: 'light', voice: 'child' },
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
    ['a girl with her little dog', { animal: '', unused: ['dog'] }],
    ['a bear with white fur', { animal: 'bear', hairColor: 'white', unused: [] }],
    ['a dragon mascot', { animal: '', unused: ['dragon', 'mascot'] }],
  ])('“%s” is an animal where it asks for one', (text, wanted) => expect(read(text)).toMatchObject(wanted));

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
    ['a curly-haired baker with an apron, a chef hat and bread', ['apron', 'chef-hat'], ['bread']],
    ['a smiling chef holding a loaf in the kitchen', ['chef-hat', 'apron'], ['loaf', 'kitchen']],
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
      { field: 'accessories', value: 'hat' },
      { field: 'facialHair', value: 'beard' },
      { field: 'traits', value: 'cheerful' },
    ];
    const { characterData, understood } = describedCharacter(wizard, DEFAULT_CHARACTER, removed);
    expect(characterData).toMatchObject({
      appearance: { facialHair: '' },
      clothing: { accessories: [], outfit: 'fantasy' },
      personality: { traits: ['friendly'] },
    });
    expect(understood.map((one) => one.value)).not.toContain('hat');
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

  it('of anything at all gives a valid character', () => {
    for (const text of ['', '🐙🐙', '私は騎士です', 'hair hair hair is', '-'.repeat(900), 'no no no'])
      expect(
        characterDataSchema.parse(describedCharacter(text, DEFAULT_CHARACTER).characterData),
      ).toBeTruthy();
  });
});
