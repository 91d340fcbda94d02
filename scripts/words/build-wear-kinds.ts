/** Writes the table of kinds: English nouns for clothes and things in a hand that are kinds of something a character can wear or hold. */

import { writeFileSync } from 'node:fs';
import { PHRASES } from '../../features/avatar/scene/describe/read-garments.ts';
import { ACCESSORY_WORDS } from '../../features/avatar/scene/describe/words/accessories.ts';
import { shadeOf } from '../../features/avatar/scene/describe/words/colours.ts';
import { SMALL_WORDS } from '../../features/avatar/scene/describe/words/small-words.ts';
import { readWordNet, type Synset } from './wordnet.ts';

/** WordNet's word, and the phrase here that stands for its kinds. */
const ANCHORS: Readonly<Record<string, string>> = {
  hat: 'felt hat',
  cap: 'cloth cap',
  helmet: 'helmet',
  coat: 'coat',
  overcoat: 'overcoat',
  raincoat: 'raincoat',
  jacket: 'jacket',
  sweater: 'sweater',
  shirt: 'shirt',
  blouse: 'blouse',
  skirt: 'skirt',
  trousers: 'trousers',
  'short pants': 'shorts',
  dress: 'dress',
  gown: 'gown',
  robe: 'robe',
  uniform: 'uniform',
  swimsuit: 'swimsuit',
  vest: 'vest',
  shoe: 'shoes',
  boot: 'boots',
  sandal: 'sandals',
  slipper: 'slippers',
  stocking: 'socks',
  scarf: 'neck scarf',
  necktie: 'cravat',
  necklace: 'locket',
  bracelet: 'bracelet',
  mask: 'mask',
  veil: 'veil',
  bag: 'bag',
  pouch: 'pouch',
  backpack: 'back pack',
  briefcase: 'briefcase',
  basket: 'basket',
  bucket: 'bucket',
  box: 'box',
  bottle: 'bottle',
  cup: 'cup',
  glass: 'drink',
  mug: 'mug',
  pan: 'pan',
  pot: 'pot',
  knife: 'knife',
  sword: 'sword',
  dagger: 'dagger',
  spear: 'spear',
  ax: 'axe',
  bow: 'longbow',
  hammer: 'hammer',
  wrench: 'wrench',
  shovel: 'shovel',
  saw: 'saw',
  guitar: 'guitar',
  drum: 'drum',
  violin: 'violin',
  trumpet: 'trumpet',
  flute: 'flute',
  ball: 'ball',
  doll: 'doll',
  racket: 'racket',
  book: 'book',
  lamp: 'lamp',
};
/** Clothes are near their kind, other things only when they are right below it. */
const MAX_STEPS = 3;

/** Not what a description means by them. */
const NOT_MEANT =
  /\bpockets?$|^(turtle|bumper|schooner|ark|jigger|bier|fob|pinner|tom-tom|toby|salade|safe|tabor|mack|middy|knee-high)$/;

const wordNet = readWordNet();
const known = new Set([
  ...PHRASES.map((one) => one.words.join(' ')),
  ...Object.values(ACCESSORY_WORDS).flat(),
]);
const anchors = new Map<string, string>();
for (const [word, as] of Object.entries(ANCHORS)) {
  if (!known.has(as)) throw new Error(`No phrase “${as}”`);
  // The meaning that is an artifact.
  const sense = wordNet.senses(word).find(({ id }) => wordNet.synset(id).field === 6);
  if (sense) anchors.set(sense.id, as);
}

function kindOf(start: Synset): string | undefined {
  let level = [start];
  for (let steps = 0; steps <= MAX_STEPS; steps++) {
    for (const { id } of level) if (anchors.has(id)) return anchors.get(id);
    level = level.flatMap((one) => one.parents.map((id) => wordNet.synset(id)));
  }
  return undefined;
}

const groups = new Map<string, string[]>();
for (const word of wordNet.words) {
  const [first] = wordNet.senses(word);
  // One rare meaning of an everyday word asks for nothing.
  if (!first || known.has(word) || SMALL_WORDS.has(word) || shadeOf(word) || !/^[a-z][a-z -]{2,}$/.test(word))
    continue;
  if (wordNet.isAdjective(word) || NOT_MEANT.test(word)) continue;
  const as = kindOf(wordNet.synset(first.id));
  if (as) groups.set(as, [...(groups.get(as) ?? []), word]);
}
const text = [...groups].sort().map(([as, words]) => `${as}:${words.join(',')}`);
const file = new URL('../../features/avatar/scene/describe/words/kinds.gen.ts', import.meta.url);
writeFileSync(
  file,
  `/** Kinds of clothes and things, written by scripts/words/build-wear-kinds.ts from WordNet: phrase:word,word;phrase:… */\n\nexport const KINDS_OF =\n  ${JSON.stringify(text.join(';'))};\n`,
);
