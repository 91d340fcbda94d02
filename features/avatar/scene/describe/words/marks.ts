/** Finds what is on somebody's skin or in an animal's fur: freckles, scars, make-up, tattoos, spots and stripes. */

import type { FaceMark } from '#common/character/character-words.ts';

export interface SaidMark {
  mark: FaceMark;
  from: number;
  to: number;
  isNearest?: boolean;
}

/** Each as the words that stand one after the other. */
const PEOPLE: readonly (readonly [RegExp, FaceMark])[] = [
  [/^(freckles|freckled|freckly|freckle)$/, 'freckles'],
  [/^(rosy|pink|red|blushing|flushed|rosy) (cheeks|cheeked)$/, 'rosy-cheeks'],
  [/^(scar|scars|scarred)$/, 'scar'],
  [/^(beauty (mark|spot)|mole|birthmark|wart|warts|warty|moles)$/, 'beauty-mark'],
  [/^(black|dark) (lipstick|lips)$/, 'black-lipstick'],
  [/^pink (lipstick|lips)$/, 'pink-lipstick'],
  [/^(lipstick|red (lips|lipstick))$/, 'lipstick'],
  [/^(big|large|long|huge|bulbous|broken|aquiline|round) nose$/, 'big-nose'],
  [/^(big|large|huge) ears$/, 'big-ears'],
  [/^(thick|bushy|heavy|big|dark|white|grey|gray|busy) (eyebrows|brows)$/, 'thick-brows'],
  [/^(long )?(lashes|eyelashes)$/, 'long-lashes'],
  [/^(gap (tooth|teeth)|tooth gap|gappy|missing (tooth|teeth)|front (tooth|teeth))$/, 'tooth-gap'],
  [/^(face paint|war paint|warpaint|painted face|painted cheeks|face painted)$/, 'face-paint'],
  [/^(bindi)$/, 'bindi'],
  [/^vitiligo$/, 'patches'],
  [/^(henna|mehndi)$/, 'flower-tattoo'],
  [/^(acne|pimples|spots|spotty)$/, 'freckles'],
  [
    /^(soot|smudges|smudge|grease|grime|dirt|sooty|grimy|muddy|mud|soot smudges|chocolate smudges|coal dust|oil smudges|grease smudges|dirty face|oil stains)$/,
    'spots',
  ],
  [/^(blush|blusher|dimples|apple cheeks|ruddy cheeks|ruddy|rouge|rouged)$/, 'rosy-cheeks'],
  [
    /^(kohl|kohl eyes|kohl eyeliner|mascara|eyeshadow|eye shadow|makeup|make up|make-up|winged eyeliner|smoky eyes)$/,
    'long-lashes',
  ],
  [/^(hooked|crooked|warty|prominent|hook|bulging|red) nose$/, 'big-nose'],
];

/** In fur: the noun says it where it does not belong to a garment. */
const ANIMALS: readonly (readonly [RegExp, FaceMark])[] = [
  [/^(spots|spotted|spotty|speckled|dots|dotted)$/, 'spots'],
  [/^(stripes|striped|stripy|stripey|tabby)$/, 'stripes'],
  [/^(patches|patched|patch|calico|piebald|blotches)$/, 'patches'],
];

const TATTOOS: readonly (readonly [RegExp, FaceMark])[] = [
  [/^anchor$/, 'anchor-tattoo'],
  [/^(heart|love)$/, 'heart-tattoo'],
  [/^(star|stars)$/, 'star-tattoo'],
  [/^(flower|rose|roses|flowers|floral|lotus)$/, 'flower-tattoo'],
];
/** Before 'tattoo' without asking for a picture. */
const ANY_TATTOO =
  /^(neck|chest|hand|a|an|and|with|has|the|many|some|lots|of|full|arm|sleeve|forearm|tribal|black|big|small|colorful|colourful|his|her|their|,)$/;
const ON_ARM = /^(on|over|all|down|along|his|her|their|the|one|both|left|right|arm|arms|forearm|forearms)$/;

/** A garment right after it has the spots or stripes itself. */
const CLOTH =
  /^(shirt|t-shirt|tshirt|tie|scarf|dress|sweater|hat|cap|socks|pants|trousers|shorts|jumper|apron|swimsuit|pajamas|pyjamas|top|bow|skirt|coat|bandana|vest|hoodie|waistcoat|robe|jersey|kimono|leggings|tights|stockings|tee|polo|cardigan|suit|jacket|blouse|pullover|cape|cloak|gown|romper|onesie|overalls|dungarees|headband|towel|sail|umbrella)$/;

const DARK = /^(black|brown|dark|gray|grey)$/;
const PALE = /^(white|cream|light|pale|beige|silver)$/;

export function readMarks(
  words: readonly string[],
  isAnimal: boolean,
  /** Markings are dark on light fur and light on dark fur. */
  lightFur: boolean | undefined,
  isFree: (at: number) => boolean,
): SaidMark[] {
  const found: SaidMark[] = [];
  for (const [at, word] of words.entries()) {
    if (!isFree(at)) continue;
    const pair = `${words[at - 1] ?? ''} ${word}`;
    for (const [is, mark] of isAnimal ? ANIMALS : PEOPLE) {
      const isPair = is.test(pair);
      if (!isPair && !is.test(word)) continue;
      if (isAnimal && (words.slice(at + 1, at + 3).some((one) => CLOTH.test(one)) || isOnCloth(words, at)))
        continue;
      if (isAnimal && words[at - 1] === 'eye') continue;
      const tone = words[at - 1] ?? '';
      const isToned =
        isAnimal && ((lightFur !== false && DARK.test(tone)) || (lightFur !== true && PALE.test(tone)));
      if (found.some((one) => one.to === at)) continue;
      const isThree = isPair && words[at - 2] === 'missing';
      found.push({ mark, from: isThree ? at - 2 : isPair || isToned ? at - 1 : at, to: at });
    }
    // 'A gap between his teeth'.
    const gap = words.lastIndexOf('gap', at);
    if (!isAnimal && word === 'teeth' && gap >= 0 && at - gap < 5)
      found.push({ mark: 'tooth-gap', from: gap, to: at });
    if (!isAnimal && /^(tattoo|tattoos|tattooed|tatoo|tatoos|inked)$/.test(word))
      found.push(tattooAt(words, at));
  }
  return found;
}

/** 'An anchor tattoo on his arm', 'a tattoo of a heart', 'tattoos'. */
function tattooAt(words: readonly string[], at: number): SaidMark {
  const motifOf = (word = '') => TATTOOS.find(([is]) => is.test(word))?.[1];
  const before = words[at - 1] ?? '';
  const isOf = words[at + 1] === 'of';
  const ofWhat = isOf ? (/^(a|an|the)$/.test(words[at + 2] ?? '') ? at + 3 : at + 2) : at;
  const motif = motifOf(before) ?? (isOf ? motifOf(words[ofWhat]) : undefined);
  const from = motifOf(before) || /^(arm|sleeve|forearm|tribal)$/.test(before) ? at - 1 : at;
  const isOther = !motif && words[at] !== 'tattooed' && (isOf || (before !== '' && !ANY_TATTOO.test(before)));
  let to = ofWhat;
  for (let i = to + 1; i < to + 5 && ON_ARM.test(words[i] ?? ''); i++) if (/arm/.test(words[i]!)) to = i;
  return {
    mark: motif ?? 'tattoos',
    from: isOther && !isOf ? at - 1 : from,
    to,
    ...(isOther && { isNearest: true }),
  };
}

/** 'A shirt with stripes' is not a striped cat. */
const isOnCloth = (words: readonly string[], at: number): boolean => {
  const back = words.slice(Math.max(0, at - 4), at);
  const hasWith = back.lastIndexOf('with');
  return hasWith > 0 && CLOTH.test(back[hasWith - 1]!);
};
