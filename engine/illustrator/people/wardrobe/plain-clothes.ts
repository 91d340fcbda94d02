/** Everyday clothes of people without a trade: several sets for each kind of person, chosen by the seed. A and B stand for colours. */

export const WOMEN: readonly string[] = [
  'sweater A/A, jeans denim, sneakers white',
  'dress A/B, shoes brown',
  'shirt white/B, skirt A/B, shoes black',
  'tee A/B, jeans denim, sneakers B',
  'stripedTee white/navy, skirt A/A, sneakers white',
  'tee white/white, jeans navy, shoes brown, blazer A/B',
  'turtleneck A/A, skirt B/B, boots brown/camel',
  'tee cream/cream, jeans denim, boots brown/camel, cardigan A/A',
  'sundress A/B, sandals tan',
];

export const MEN: readonly string[] = [
  'sweater A/A, jeans denim, sneakers white',
  'shirt A/white, trousers beige, shoes brown',
  'tee A/B, jeans navy, sneakers white',
  'checkedShirt A/white, jeans denim, boots camel/brown',
  'tee white/white, trousers charcoal, shoes brown, blazer A/B',
  'turtleneck A/A, trousers charcoal, shoes brown',
  'shortShirt A/white, jeans denim, sneakers B',
  'stripedTee white/A, trousers khaki, sneakers white',
];

export const GIRLS: readonly string[] = [
  'dress A/B, slippers white',
  'tee A/B, skirt B/B, sneakers white',
  'stripedTee white/A, dungarees denim/navy, sneakers B',
  'sweater A/B, leggings navy, boots B/B',
];

export const BOYS: readonly string[] = [
  'tee A/B, shorts navy, sneakers white',
  'stripedTee white/A, dungarees denim/navy, sneakers B',
  'sweater A/B, jeans denim, sneakers white',
  'checkedShirt A/white, shorts khaki, sneakers B',
];

export const GRANDMOTHERS: readonly string[] = [
  'longDress A/B, shoes brown, cardigan B/B, glasses gold',
  'shirt white/A, longSkirt A/A, shoes brown, cardigan B/B, glasses brown',
];

export const GRANDFATHERS: readonly string[] = [
  'shirt white/A, trousers brown, shoes brown, cardigan A/B, glasses brown',
  'checkedShirt A/white, trousers khaki, shoes brown, waistcoat B/brown, glasses black',
];

export const BABIES: readonly string[] = ['romper A/white, slippers white', 'romper white/A, slippers A'];

/** Colours that go together: the main one and its partner. */
export const COLOUR_PAIRS: readonly (readonly [string, string])[] = [
  ['red', 'cream'],
  ['blue', 'white'],
  ['green', 'cream'],
  ['mustard', 'navy'],
  ['purple', 'lilac'],
  ['teal', 'sand'],
  ['pink', 'maroon'],
  ['navy', 'sky'],
  ['orange', 'brown'],
  ['turquoise', 'white'],
  ['maroon', 'blush'],
  ['cream', 'brown'],
  ['forest', 'mustard'],
];
