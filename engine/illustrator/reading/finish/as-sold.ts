/** Things as they are sold and served: a bouquet is one thing, grilled fish is food, wedding rings are a pair. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Colour, Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { dropThing } from './drop-thing.ts';
import { bunchFlowers, flowerCakes, putInVases, setStones } from './trimmings.ts';

export function asSold(draft: Draft): void {
  putInVases(draft);
  wrapBouquets(draft);
  setStones(draft);
  flowerCakes(draft);
  serveFish(draft);
  pairRings(draft);
  pourInto(draft);
  potPlants(draft);
  carveLantern(draft);
  buildModern(draft);
  fillBoxes(draft);
  openJewelleryBoxes(draft);
  fillMugs(draft);
  serveNuts(draft);
  bottleWine(draft);
  bunchFlowers(draft);
  layOnStone(draft);
  wipeBackground(draft);
}

function become(thing: Thing, name: string): void {
  const entry = catalogueEntry(name);
  if (!entry) return;
  thing.name = entry.name;
  thing.label = entry.label;
  thing.kind = entry.kind;
}

const FLOWER_COLOURS: readonly (readonly [RegExp, Colour])[] = [
  [/peon|hydrangea|carnation|lil(y|ies)|pink/i, 'pink'],
  [/sunflower|daffodil|marigold|yellow/i, 'yellow'],
  [/lavender|lilac|iris|purple/i, 'purple'],
  [/white|daisy|daisies|gypsophila/i, 'white'],
];

/** Whatever flowers it is of, it is one bouquet in its paper. */
function wrapBouquets(draft: Draft): void {
  const { things } = draft;
  const bouquet = things.find(({ name }) => /^bouquet/.test(name));
  if (!bouquet) return;
  const index = things.indexOf(bouquet);
  const isOwn = ({ kind, name, relation }: Thing): boolean =>
    (kind === 'plant' && (relation === null || relation.to === index) && !/vase|pot/.test(name)) ||
    (/paper|newspaper|bow|ribbon/.test(name) && /wrap|tied|with|in\b/i.test(draft.text));
  const own = things.filter((one, i) => i > index && isOwn(one));
  const flowers = `${bouquet.madeOf ?? ''} ${bouquet.words} ${own.map(({ words }) => words).join(' ')}`;
  const isRoses = /rose/.test(flowers) && !/peon|tulip|lil|daisy|sunflower|mixed|wild/i.test(flowers);
  bouquet.madeOf = null;
  if (isRoses) become(bouquet, 'bouquet of roses');
  bouquet.colour ??= FLOWER_COLOURS.find(([words]) => words.test(flowers))?.[1] ?? null;
  for (const one of own) dropThing(draft, one);
  // A bride holds hers.
  const bride = things.find(({ person, name }) => person && /bride|woman/.test(name));
  if (bride && bouquet.relation?.kind === 'in')
    bouquet.relation = { kind: 'held by', to: things.indexOf(bride) };
}

const COOKED = /\b(grilled|smoked|fried|roasted?|baked|cooked|seared|poached|fillets?|steaks?)\b/i;

function serveFish(draft: Draft): void {
  for (const thing of draft.things) {
    if (thing.name === 'fish on ice') layOnIce(draft, thing);
    if (!/^(salmon|fish|tropical fish|trout|clownfish)$/.test(thing.name)) continue;
    const before = draft.text.slice(0, Math.max(0, draft.text.indexOf(thing.words)));
    if (COOKED.test(`${before.slice(-16)} ${thing.words}`))
      become(thing, thing.name === 'salmon' ? 'grilled salmon' : 'grilled fish');
    else if (/\b(fresh|raw|market|fishmonger)\b/i.test(draft.text) && draft.things[0] === thing)
      layOnIce(draft, thing);
  }
}

/** Fish at a market lies on its ice in a tray. */
function layOnIce(draft: Draft, fish: Thing): void {
  if (!catalogueEntry('fish on ice')) return;
  become(fish, 'fish on ice');
  fish.count = 1;
  fish.relation = null;
  const ice = draft.things.find(({ name }) => name === 'ice cube');
  if (ice) dropThing(draft, ice);
  draft.surface ??= { kind: 'table', material: 'wood', colour: null };
}

/** Two bands; in a box they are in its cushion. */
function pairRings(draft: Draft): void {
  const ring = draft.things.find(({ name }) => name === 'ring' || name === 'wedding rings');
  if (!ring) return;
  const isWedding = /\bwedding (rings?|bands?)\b/i.test(draft.text);
  const box = ring.relation ? draft.things[ring.relation.to] : undefined;
  if (box && /^(box|gift|treasure chest)$/.test(box.name) && ring.relation?.kind === 'in') {
    become(ring, 'ring box');
    ring.count = 1;
    ring.colour = box.colour;
    dropThing(draft, box);
    ring.relation = null;
  } else if (isWedding && (ring.count > 1 || /rings|bands/i.test(ring.words))) {
    become(ring, 'wedding rings');
    ring.count = 1;
  }
}

/** A smoothie in a glass has its glass; nuts in a bowl have theirs. */
function pourInto(draft: Draft): void {
  for (const thing of [...draft.things]) {
    const holder = thing.relation?.kind === 'in' ? draft.things[thing.relation.to] : undefined;
    const isDrink = /milkshake|smoothie|juice|lemonade|cocktail|iced coffee|soda|latte|tea|coffee|milk$/.test(
      thing.name,
    );
    if (!holder || !isDrink || !/^(glass|mug|bottle|jar|pitcher|takeaway cup|wine glass)$/.test(holder.name))
      continue;
    if (holder.name === 'pitcher') {
      holder.colour ??= /lemon/.test(thing.name) ? 'yellow' : /orange/.test(thing.name) ? 'orange' : null;
      dropThing(draft, thing);
    } else dropThing(draft, holder);
  }
}

/** Metres of a plant in a pot indoors. */
const POTTED = 0.32;

/** A cactus on a windowsill is no saguaro. */
function potPlants(draft: Draft): void {
  for (const thing of draft.things) {
    const real = catalogueEntry(thing.name)?.metres ?? 0;
    const isIndoors = draft.surface !== null || thing.states.includes('potted');
    if (!/^(cactus|palm|bamboo|orchid)$/.test(thing.name) || !isIndoors || real * thing.scale <= POTTED * 1.5)
      continue;
    thing.scale = POTTED / real;
    draft.surfacePlace ??= 'living room';
  }
}

/** A lantern has its candle inside. */
function carveLantern(draft: Draft): void {
  const lantern = draft.things.find(({ name }) => /^(jack-o'-lantern|lantern)$/.test(name));
  const candle = draft.things.find(({ name }) => name === 'candle');
  if (lantern && candle && /\binside\b|\bin (?:it|them)\b/i.test(draft.text) && lantern !== candle)
    dropThing(draft, candle);
}

/** Words for a whole set-up show nothing by themselves. */
function wipeBackground(draft: Draft): void {
  draft.notUnderstood = draft.notUnderstood.filter(
    (words) => !/\b(setup|set-up|arrangement|equipment)$/i.test(words),
  );
}

/** "a modern house" is no cottage with a chimney; it brings its own pool. */
function buildModern(draft: Draft): void {
  const house = draft.things.find(({ name }) => name === 'house');
  if (house && /\b(modern|luxur\w+|contemporary|minimalist|dream|pool|real estate)\b/i.test(draft.text))
    become(house, 'modern house');
  if (draft.things[0]?.name === 'modern house' && /^(pool|terrace)$/.test(draft.place ?? ''))
    draft.place = 'garden';
}

const BAKED =
  /donut|cupcake|macaron|cookie|croissant|muffin|eclair|brownie|cinnamon roll|bagel|cake slice|pretzel/;

/** Sweets in a box are one box of sweets, brushes in a cup have their cup. */
function fillBoxes(draft: Draft): void {
  for (const thing of [...draft.things]) {
    const holder = thing.relation?.kind === 'in' ? draft.things[thing.relation.to] : undefined;
    const isBoxed =
      /^(chocolate bar|candy)$/.test(thing.name) && /chocolate|praline|truffle/i.test(thing.words);
    if (holder && isBoxed && /box|gift/.test(holder.name)) {
      become(thing, 'box of chocolates');
      thing.count = 1;
      thing.colour = holder.colour;
      dropThing(draft, holder);
    } else if (holder && thing.name === 'makeup brushes' && /mug|cup|glass|jar|pot/.test(holder.name))
      dropThing(draft, holder);
    else if (holder && thing.name === 'candle' && /^(jar|glass|filled jar)$/.test(holder.name)) {
      // Ours is in its glass, and stands where that would.
      const tie = holder.relation;
      thing.count = Math.max(thing.count, holder.count);
      thing.relation = tie && draft.things[tie.to] !== thing ? tie : null;
      dropThing(draft, holder);
    } else if (holder?.name === 'box' && BAKED.test(thing.name) && catalogueEntry('bakery box')) {
      become(holder, 'bakery box');
      thing.count = Math.max(thing.count, 4);
    } else if (
      thing.name === 'hook' &&
      draft.things.some(({ relation }) => relation?.to === draft.things.indexOf(thing))
    )
      dropThing(draft, thing);
    else if (/^(bottle|jar)$/.test(thing.name) && /nail polish|nail varnish/i.test(thing.words))
      become(thing, 'nail polish');
    else if (/^(jar|filled jar)$/.test(thing.name) && /cream|lotion|balm|moistur/i.test(thing.words))
      become(thing, 'cream jar');
  }
}

/** Jewellery lies on the cushion of its box. */
function openJewelleryBoxes({ things }: Draft): void {
  for (const thing of things) {
    const box = thing.relation?.kind === 'in' ? things[thing.relation.to] : undefined;
    if (!box || !/^(box|gift)$/.test(box.name)) continue;
    if (!/^(necklace|earrings|bracelet|wrist watch|medal)$/.test(thing.name)) continue;
    become(box, 'jewellery box');
    thing.relation = { kind: 'on', to: thing.relation!.to };
  }
}

/** Wine in a basket is in its bottle. */
function bottleWine({ things }: Draft): void {
  for (const thing of things) {
    const holder = thing.relation?.kind === 'in' ? things[thing.relation.to] : undefined;
    if (
      holder &&
      /^(wine glass|champagne)$/.test(thing.name) &&
      /^(basket|crate|box|gift|bucket)$/.test(holder.name)
    )
      become(thing, thing.name === 'champagne' ? 'champagne bottle' : 'wine bottle');
  }
}

/** A squirrel has one nut; nuts with cheese are a bowl of them. */
function serveNuts({ things }: Draft): void {
  for (const thing of things) {
    if (thing.name !== 'acorn' || !/\bnuts$/i.test(thing.words) || thing.relation?.kind === 'held by')
      continue;
    become(thing, 'bowl of nuts');
    thing.count = 1;
  }
}

/** Cocoa is what is in the mug, not its colour. */
function fillMugs({ things }: Draft): void {
  for (const thing of things) {
    if (thing.name !== 'mug' || !thing.states.includes('full') || thing.colour !== 'brown') continue;
    thing.name = 'cup of coffee';
    thing.kind = 'food';
    thing.colour = null;
  }
}

/** What is small and stands on a stone stands on a slab. */
function layOnStone(draft: Draft): void {
  const stone = draft.things.find(({ name }, i) => i > 0 && /^(rock|stone|bricks)$/.test(name));
  const [hero] = draft.things;
  if (!stone || !hero || draft.surface || draft.place) return;
  const isSmall = (catalogueEntry(hero.name)?.metres ?? 1) * hero.scale < 0.5;
  const isOn = hero.relation?.kind === 'on' && draft.things[hero.relation.to] === stone;
  if (!isOn || !isSmall || !/^(object|food)$/.test(hero.kind)) return;
  dropThing(draft, stone);
  draft.surface = { kind: 'board', material: 'stone', colour: null };
  draft.surfaceLabel = 'stone';
}
