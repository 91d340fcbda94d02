/** Where stories play: spots that fit together, as they are told in English and as the illustrator paints them. */

import { PLACES } from '#engine/illustrator/places.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import type { Goal, Told } from './reading/told.ts';

export const SPOTS = ['near', 'water', 'deep', 'high', 'town', 'home', 'bed', 'front', 'goal'] as const;
export type Spot = (typeof SPOTS)[number];

/** Words, and what is painted. */
type Place = readonly [words: string, painted: string];
type World = Readonly<Record<Exclude<Spot, 'bed' | 'front' | 'goal'>, Place>>;

const WORLDS = {
  land: {
    near: ['in the tall grass', 'meadow'],
    water: ['down by the river', 'river'],
    deep: ['deep in the forest', 'forest'],
    high: ['on top of the hill', 'hills'],
    town: ['in the village', 'village'],
    home: ['at home', 'village'],
  },
  castle: {
    near: ['in the castle garden', 'garden with a castle'],
    water: ['by the moat', 'lake with a castle'],
    deep: ['down in the dungeon', 'dungeon'],
    high: ['up in the tower', 'castle on a hill'],
    town: ['in the great hall', 'throne room'],
    home: ['in the castle', 'castle'],
  },
  farm: {
    near: ['behind the haystack', 'farm'],
    water: ['down by the duck pond', 'lake'],
    deep: ['in the far corner of the barn', 'inside a stable'],
    high: ['up on the hill', 'hills'],
    town: ['in the farmyard', 'farm with a barn'],
    home: ['on the farm', 'farm with a barn'],
  },
  shore: {
    near: ['among the dunes', 'beach'],
    water: ['where the waves come in', 'ocean'],
    deep: ['in the dark cave by the cliff', 'cliff'],
    high: ['up on the cliff', 'cliff'],
    town: ['at the harbour', 'harbour'],
    home: ['by the sea', 'beach'],
  },
  sea: {
    near: ['among the waving seaweed', 'underwater reef'],
    water: ['by the old shipwreck', 'underwater with a shipwreck'],
    deep: ['in the darkest cave of the sea', 'underwater'],
    high: ['on top of the reef', 'coral reef'],
    town: ['at the coral market', 'coral reef'],
    home: ['on the sea floor', 'underwater'],
  },
  snow: {
    near: ['in the deep snow', 'snow'],
    water: ['by the frozen lake', 'frozen lake in winter'],
    deep: ['among the dark fir trees', 'snowy forest'],
    high: ['on top of the white hill', 'snowy mountain'],
    town: ['at the edge of the ice', 'glacier'],
    home: ['in the snow', 'snow'],
  },
  savanna: {
    near: ['in the yellow grass', 'savanna'],
    water: ['down at the water hole', 'waterhole'],
    deep: ['deep in the jungle', 'jungle'],
    high: ['on top of the red rock', 'canyon'],
    town: ['under the big fig tree', 'savanna with a tree'],
    home: ['on the savanna', 'savanna'],
  },
  city: {
    near: ['in the park', 'park'],
    water: ['by the canal', 'river in a city'],
    deep: ['in the narrow back street', 'street'],
    high: ['up on the roof', 'rooftop'],
    town: ['at the market', 'market'],
    home: ['in the city', 'city street'],
  },
  space: {
    near: ['behind the biggest crater', 'moon'],
    water: ['by the sea of dust', 'mars'],
    deep: ['where the stars are far apart', 'space'],
    high: ['on top of the silver mountain', 'mountain on an alien planet'],
    town: ['at the space station', 'inside a spaceship'],
    home: ['among the stars', 'moon'],
  },
} satisfies Record<string, World>;
type WorldName = keyof typeof WORLDS;

const BY_PLACE: Readonly<Record<string, WorldName>> = {
  castle: 'castle',
  'throne room': 'castle',
  dungeon: 'castle',
  farm: 'farm',
  stable: 'farm',
  beach: 'shore',
  ocean: 'shore',
  harbour: 'shore',
  cliff: 'shore',
  underwater: 'sea',
  snow: 'snow',
  savanna: 'savanna',
  jungle: 'savanna',
  city: 'city',
  street: 'city',
  'new york street': 'city',
  'european street': 'city',
  rooftop: 'city',
  space: 'space',
  mars: 'space',
  moon: 'space',
  planet: 'space',
  spaceship: 'space',
};
const BY_KIND: readonly (readonly [WorldName, RegExp])[] = [
  ['sea', /\b(?:fish|octopus|whale|crab|mermaid|shark|dolphin|seahorse|jellyfish|starfish)\b/u],
  ['snow', /\b(?:penguin|seal|walrus|polar bear|reindeer|snowman|husky)\b/u],
  [
    'savanna',
    /\b(?:lion|elephant|zebra|giraffe|hippo|rhino|crocodile|monkey|gorilla|parrot|leopard|tiger)\b/u,
  ],
  ['farm', /\b(?:cow|pig|sheep|goat|chicken|horse|donkey|duck|farmer)\b/u],
  ['castle', /\b(?:princess|prince|king|queen|knight)\b/u],
  ['shore', /\b(?:pirate|sailor|captain|fisherman)\b/u],
  ['space', /\b(?:astronaut|alien)\b/u],
  ['city', /\b(?:robot|police officer|firefighter)\b/u],
];

/** Places that the sentence names and the illustrator knows by other words. */
const PAINTED_AS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fair|funfair|fairground|carnival|amusement park)\b/u, 'park with a carousel'],
  [/\bcircus\b/u, 'circus tent in a park'],
  [/\blighthouse\b/u, 'beach with a lighthouse'],
  [/\b(?:school|kindergarten|nursery|classroom)\b/u, 'inside a classroom'],
  [/\btree ?house\b/u, 'treehouse in a forest'],
  [/\b(?:attic|cellar|basement)\b/u, 'inside an attic room'],
  [/\bcave\b/u, 'cave'],
  [/\bigloo\b/u, 'igloo in the snow'],
  [/\b(?:zoo|playground)\b/u, 'park'],
];

const FOOD =
  /\b(?:cake|pie|bread|cookie|cookies|biscuits?|soup|pizza|pancakes?|muffins?|cupcakes?|dinner|breakfast|lunch|meal|jam|stew|pudding|porridge|sandwich|gingerbread|waffles?|salad)\b/u;
const GROWN =
  /\b(?:garden|flowers?|tree|seeds?|sunflowers?|carrots?|tomato(?:es)?|pumpkins?|beans?|roses?|vegetables?|apple tree)\b/u;

export interface Setting {
  /** 'in the tall grass': English. */
  words: Record<Spot, string>;
  /** In English, as the illustrator paints it. */
  painted: Record<Spot, string>;
}

const isIndoors = (place: string): boolean => PLACES.find((one) => one.name === place)?.kind === 'interior';

function goalPlace({ goal, where, place, thing, core }: Told, world: World): Place {
  if (goal === 'open') {
    const shop = readPrompt(thing).place;
    return [where, isIndoors(shop) ? `inside a ${shop}` : 'inside a shop'];
  }
  const lower = where.toLowerCase() || core.toLowerCase();
  const known = PAINTED_AS.find(([words]) => words.test(where ? lower : ''))?.[1];
  if (known) return [where, known];
  if (where || (place && (goal === 'travel' || goal === 'seek'))) {
    const name = place || readPrompt(where).place;
    return [where, isIndoors(name) ? `inside a ${name}` : name];
  }
  if (goal === 'make')
    return ['', FOOD.test(thing) ? 'inside a kitchen' : GROWN.test(thing) ? 'garden' : world.near[1]];
  if (goal === 'new')
    return ['', /school|class|kindergarten|nursery/u.test(lower) ? 'inside a classroom' : world.town[1]];
  if (goal === 'compete') return ['', 'park'];
  if (goal === 'travel' || goal === 'seek') return ['', world.high[1]];
  return ['', world.near[1]];
}

export function settingOf(told: Told): Setting {
  const kind = told.people[0]?.kind ?? '';
  const isThere = told.where !== '' || told.home !== '';
  const homePlace = told.home ? readPrompt(told.home).place : '';
  const name =
    (isThere ? (BY_PLACE[told.place] ?? BY_PLACE[homePlace]) : undefined) ??
    BY_KIND.find(([, words]) => words.test(kind))?.[0] ??
    'land';
  const world: World = WORLDS[name];
  const known = told.home ? PAINTED_AS.find(([words]) => words.test(told.home))?.[1] : undefined;
  const homePainted = known ?? (told.home && readPrompt(told.home).isPlaceNamed ? homePlace : world.home[1]);
  const [goalWords, goalPainted] = goalPlace(told, world);
  const season =
    told.season === 'winter' && name !== 'snow' ? 'winter' : told.season === 'autumn' ? 'autumn' : '';
  const weather =
    told.weather === 'rain' || told.weather === 'storm'
      ? ' in the rain'
      : told.weather === 'snow' || season === 'winter'
        ? ' in winter'
        : season
          ? ' in autumn'
          : '';
  const outside = (painted: string): string => {
    // By itself it is the one in the sky.
    if (painted === 'moon') return 'on the moon';
    return /^inside|underwater|reef|space|moon|mars|planet|snow|glacier|frozen/u.test(painted)
      ? painted
      : `${painted}${weather}`;
  };
  const hasBed =
    name === 'land' || name === 'city' || name === 'castle' || name === 'farm' || name === 'shore';
  const spot = (one: keyof World) => world[one];
  return {
    words: {
      near: spot('near')[0],
      water: spot('water')[0],
      deep: spot('deep')[0],
      high: spot('high')[0],
      town: spot('town')[0],
      home: spot('home')[0],
      bed: '',
      front: '',
      goal: goalWords,
    },
    painted: {
      near: outside(spot('near')[1]),
      water: outside(spot('water')[1]),
      deep: outside(spot('deep')[1]),
      high: outside(spot('high')[1]),
      town: outside(spot('town')[1]),
      home: outside(homePainted),
      bed: hasBed ? 'inside a bedroom' : outside(world.home[1]),
      front: hasBed ? 'shop front' : world.town[1],
      goal: outside(goalPainted),
    },
  };
}

/** The goals whose `where` is only found at the end. */
export const isFarGoal = (goal: Goal): boolean => goal === 'travel' || goal === 'seek';
