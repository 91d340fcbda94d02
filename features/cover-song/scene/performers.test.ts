/** Performers differ by what was chosen for them, and a saved character stays itself in other clothes. */

import { describe, expect, it } from 'vitest';
import { performerSchema } from '../calls/performer-calls.ts';
import { BODY_TYPES, CLOTHING_STYLES, STAGE_PERSONA_IDS } from '../enums.ts';
import { handsOf, performerLook, STAGE_PERSONA_LOOKS, stagePersonaStyle } from './performers.ts';
import { creditsOf } from './title-page.ts';

const wish = {
  characterType: 'user_face',
  bodyType: 'female',
  clothingStyle: 'rock',
  persona: 'nova-vale',
} as const;

describe('a performer', () => {
  it('looks different for every clothing style and body type', () => {
    const looks = BODY_TYPES.flatMap((bodyType) =>
      CLOTHING_STYLES.map((clothingStyle) =>
        JSON.stringify(performerLook({ ...wish, bodyType, clothingStyle })),
      ),
    );
    expect(new Set(looks).size).toBe(BODY_TYPES.length * CLOTHING_STYLES.length);
  });

  it('is neither man nor woman where the body is custom', () => {
    expect(performerLook({ ...wish, bodyType: 'custom' }).physique).toBeUndefined();
    expect(performerLook(wish).physique).toBe('feminine');
  });

  it('is one of six invented personas, each with an own look and style', () => {
    const looks = STAGE_PERSONA_IDS.map((persona) =>
      JSON.stringify(performerLook({ ...wish, characterType: 'celebrity', persona })),
    );
    expect(new Set(looks).size).toBe(6);
    for (const persona of STAGE_PERSONA_IDS) expect(CLOTHING_STYLES).toContain(stagePersonaStyle(persona));
    expect(Object.keys(STAGE_PERSONA_LOOKS).sort()).toEqual([...STAGE_PERSONA_IDS].sort());
  });

  it('keeps a saved character, in the chosen clothes and without what would be in the way', () => {
    const avatarData = {
      appearance: {
        animal: 'fox',
        faceShape: 'round',
        skinTone: 'dark',
        eyeColor: 'green',
        hairStyle: 'curly',
        hairColor: 'red',
        bodyType: 'heavy',
        height: 'short',
        facialHair: '',
      },
      clothing: {
        outfit: 'medieval',
        color: 'green',
        accessories: ['hat', 'glasses', 'backpack'],
        accessoryColors: { hat: 'pink' },
      },
      style: { artStyle: 'pixel', renderQuality: 'high' },
      seed: 77,
    };
    const look = performerLook({ ...wish, characterType: 'avatar', clothingStyle: 'country', avatarData });
    // The page draws from what the call answers.
    expect(performerSchema.shape.look.parse(look).animal).toBe('fox');
    expect(look).toMatchObject({
      faceShape: 'round',
      hairStyle: 'curly',
      bodyType: 'heavy',
      color: 'green',
      seed: 77,
    });
    expect(look.outfit).toBe('country');
    expect(look.accessories).toEqual(['glasses']);
    expect(look.artStyle).toBe('3d');
    const own = performerLook({
      ...wish,
      characterType: 'avatar',
      clothingStyle: 'country',
      wearsOwnClothes: true,
      avatarData: { ...avatarData, appearance: { ...avatarData.appearance, facialHair: 'beard' } },
    });
    expect(own).toMatchObject({ outfit: 'medieval', color: 'green', facialHair: 'beard' });
    expect(own.accessories).toEqual(['hat', 'glasses']);
    expect(own.accessoryColors).toEqual({ hat: 'pink' });
    // A character that was deleted in the meantime leaves somebody to perform.
    expect(performerLook({ ...wish, characterType: 'avatar', avatarData: null }).hairStyle).toBe('long');
  });

  it('holds what suits the song', () => {
    expect(handsOf('country', 'casual')).toBe('guitar');
    expect(handsOf('rock', 'rock')).toBe('guitar');
    expect(handsOf('pop', 'formal')).toBe('microphone');
    expect(handsOf(null, 'hip-hop')).toBe('microphone');
  });
});

it('is named in the credits only by a name', () => {
  expect(creditsOf({ performer: 'Rosie' })).toBe('Performed by Rosie · AI-made with Atelier');
  expect(creditsOf({ performer: '' })).toBe('AI-made with Atelier');
});
