/** Cities, countries and things that tell where the picture plays. */

import { wordTable } from './word-table.ts';

/** Names on the map → the place of the list that looks like it. */
export const PLACES_ON_THE_MAP = wordTable({
  'european street':
    'paris, rome, prague, london, berlin, vienna, venice, florence, amsterdam, lisbon, madrid, barcelona, munich, hamburg, milan, budapest, brussels, copenhagen, stockholm, dublin, edinburgh, porto, seville, italy, france, spain, germany, europe, italian street, french street, greek street, salzburg, bruges, montmartre, cologne, zurich',
  'japanese street': 'tokyo, kyoto, osaka, japan, shibuya, shinjuku, japanese town',
  'new york street':
    'new york, new york city, nyc, manhattan, brooklyn, times square, chicago, america, usa, american street',
  city: 'dubai, hong kong, singapore, shanghai, los angeles, san francisco, seoul, miami, sydney, toronto',
  beach:
    'hawaii, bali, maldives, caribbean, ibiza, malibu, mallorca, rio, copacabana, tropical island, tropical beach, greece, santorini',
  mountain:
    'switzerland, austria, himalaya, himalayas, everest, rocky mountains, tibet, nepal, norway, iceland, tirol, tyrol, patagonia',
  desert: 'egypt, dubai desert, morocco, arizona, death valley, gobi',
  savanna: 'africa, kenya, serengeti, tanzania',
  jungle: 'amazon',
  snow: 'alaska, greenland, siberia, lapland',
  farm: 'tuscany, provence',
  hills: 'ireland, scotland, wales',
  village: 'village square',
});

/** Outdoors words that mean a place when nothing better is named. */
export const WEAK_PLACES = wordTable({
  lake: 'water, shallow water, puddle, swimming pool, pool, poolside, water surface',
  meadow: 'nature, outdoors, grass, field of flowers',
  street:
    'outside, traffic, bus stop, parking lot, highway, crossing, sidewalk cafe, gas station, petrol station, train station, intersection, square',
  room: 'inside, indoors, wall, corner, attic, corridor, hallway, doorway, lobby, hall, hotel room',
  sky: 'air, the air',
  snow: 'ice floe, iceberg, floe, ice rink, rink, igloo village',
  mountain: 'mountain top, mountaintop, summit, peak, mountain peak, mountain summit',
  hills: 'hilltop, country road, dirt road, countryside road, winding road',
  forest: 'trail, path, footpath, hiking trail, campsite, campfire, clearing, treehouse',
  'living room': 'home, fireside, christmas eve',
  studio: 'white space',
});

/** Places one of which contains the other: naming both is no contradiction. */
export const PLACES_TOGETHER: ReadonlySet<string> = new Set(
  'beach ocean|harbour ocean|cliff ocean|mountain lake|mountain river|mountain snow|mountain forest|forest river|forest lake|hills meadow|farm meadow|farm hills|garden park|park lake|city street|street city|city new york street|city european street|meadow hills|mountain meadow|jungle river|desert canyon|sky mountain|sky city|sky ocean|sky hills|sky meadow|forest snow|village snow|street snow|street market|village market|market village|room living room|room kitchen|european street cafe|terrace european street|terrace cafe|cafe european street|shop front bakery|shop front shop|shop front cafe|shop front street|stage concert|castle hills|castle mountain|ocean sky|beach sky|lake mountain|lake forest|river forest|waterfall forest|waterfall jungle|meadow mountain|space planet|space moon|park city|rooftop city|rooftop new york street|rooftop european street|harbour city|beach city|restaurant kitchen|street cafe|kitchen restaurant|village mountain|village hills|snow forest|snow mountain|snow village'.split(
    '|',
  ),
);
