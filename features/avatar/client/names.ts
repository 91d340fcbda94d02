/** Words of the engine as people read them. */

const SPECIAL: Record<string, string> = {
  '': 'None',
  '3d': '3D',
  '2d': '2D',
  'sci-fi': 'Sci-Fi',
  'chef-hat': 'Chef hat',
  comic_strip: 'Comic Strip',
  '16:9': '16:9 (wide)',
  '9:16': '9:16 (vertical)',
  '1:1': '1:1 (square)',
  full: 'Full body',
  half: 'Half body',
  bust: 'Close-up',
  own: 'As its personality',
  green: 'Green screen',
  transparent: 'Transparent (WebM)',
  none: 'None',
  'male-young': 'Male (young)',
  'male-adult': 'Male (adult)',
  'female-young': 'Female (young)',
  'female-adult': 'Female (adult)',
};

export const nameOf = (word: string): string =>
  SPECIAL[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replace(/_/g, ' ');

/** '' cannot be a select's value. */
export const NO_CHOICE = 'none';
export const fileNameOf = (name: string): string =>
  name
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'character';
