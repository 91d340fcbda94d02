/** Words of the engine as people read them. */

import { currentLocale, t } from '#common/texts.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { CASTING } from '../contract.ts';

const SPECIAL: Record<string, string> = {
  '': t('None'),
  '3d': '3D',
  '2d': '2D',
  'sci-fi': t('Sci-Fi'),
  'red-panda': t('Red panda'),
  'chef-hat': t('Chef hat'),
  'top-hat': t('Top hat'),
  'cowboy-hat': t('Cowboy hat'),
  'straw-hat': t('Straw hat'),
  'pointed-hat': t('Pointed hat'),
  'flower-crown': t('Flower crown'),
  'bow-tie': t('Bow tie'),
  'eye-patch': t('Eye patch'),
  'rosy-cheeks': t('Rosy cheeks'),
  handlebar: t('Handlebar mustache'),
  'long-beard': t('Long beard'),
  'braided-beard': t('Braided beard'),
  'beauty-mark': t('Beauty mark'),
  'black-lipstick': t('Black lipstick'),
  'pink-lipstick': t('Pink lipstick'),
  'big-nose': t('Big nose'),
  'big-ears': t('Big ears'),
  'tooth-gap': t('Gap in the teeth'),
  'thick-brows': t('Thick eyebrows'),
  'long-lashes': t('Long lashes'),
  'face-paint': t('Face paint'),
  'anchor-tattoo': t('Anchor tattoo'),
  'heart-tattoo': t('Heart tattoo'),
  'star-tattoo': t('Star tattoo'),
  'flower-tattoo': t('Flower tattoo'),
  comic_strip: t('Comic Strip'),
  '16:9': t('16:9 (wide)'),
  '9:16': t('9:16 (vertical)'),
  '1:1': t('1:1 (square)'),
  full: t('Full body'),
  half: t('Half body'),
  bust: t('Close-up'),
  own: t('Match personality'),
  transparent: t('Transparent (WebM)'),
  none: t('None'),
  // With the name under which the speech tools offer the same voice.
  'male-young': t('Male (young) · {0}', capitalize(CASTING['male-young'].voice)),
  'male-adult': t('Male (adult) · {0}', capitalize(CASTING['male-adult'].voice)),
  'female-young': t('Female (young) · {0}', capitalize(CASTING['female-young'].voice)),
  'female-adult': t('Female (adult) · {0}', capitalize(CASTING['female-adult'].voice)),
};

export const nameOf = (word: string): string => SPECIAL[word] ?? t(capitalize(word.replace(/_/g, ' ')));

/** Within a sentence: only English writes it small there by rule. */
export const nounOf = (word: string): string =>
  currentLocale() === 'en-US' ? nameOf(word).toLowerCase() : nameOf(word);

/** 'Blue scarf'; languages whose adjectives agree with the noun put the colour beside it. */
export const colouredName = (color: string, thing: string): string =>
  t('{0} {1}', nameOf(color), nounOf(thing));

/** '' cannot be a select's value. */
export const NO_CHOICE = 'none';
