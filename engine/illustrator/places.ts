/** All places a picture can show: the names that reading gives and that the painters know. */

export type PlaceKind = 'landscape' | 'interior' | 'street' | 'studio' | 'graphic';

export interface PlaceEntry {
  name: string;
  kind: PlaceKind;
  /** English words that mean it, beside its name; plurals are added. */
  words: readonly string[];
}

const place = (name: string, kind: PlaceKind, words = ''): PlaceEntry => ({
  name,
  kind,
  words: words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
});

export const PLACES: readonly PlaceEntry[] = [
  place('mountain', 'landscape', 'mountains, peak, peaks, alps, summit, mountain range, mountainside'),
  place('hills', 'landscape', 'hill, hilltop, hillside, valley, countryside, rolling hills'),
  place('canyon', 'landscape', 'grand canyon, gorge, cappadocia'),
  place('cliff', 'landscape', 'cliffs, sea cliff'),
  place('volcano', 'landscape', 'lava'),
  place('forest', 'landscape', 'woods, woodland, grove, trees'),
  place('jungle', 'landscape', 'rainforest, tropical forest'),
  place('meadow', 'landscape', 'field, grassland, prairie, pasture, lawn, grass, flower field, golf course'),
  place('savanna', 'landscape', 'savannah, safari, waterhole, watering hole'),
  place('park', 'landscape', 'playground, zoo'),
  place('garden', 'landscape', 'gardens, orchard, flowerbed, backyard, yard'),
  place('farm', 'landscape', 'farmland, farmyard, vineyard, ranch, wheat field'),
  place('lake', 'landscape', 'pond, lagoon, lakeside'),
  place('river', 'landscape', 'stream, creek, riverside, riverbank'),
  place('waterfall', 'landscape', 'cascade, falls'),
  place('ocean', 'landscape', 'sea, waves, wave, seascape, open sea'),
  place('beach', 'landscape', 'shore, coast, seaside, island, coastline, seashore'),
  place('harbour', 'landscape', 'harbor, port, marina, dock, pier, quay'),
  place('desert', 'landscape', 'dunes, dune, sahara, oasis'),
  place('snow', 'landscape', 'arctic, glacier, tundra, antarctica, north pole, ski slope, ice'),
  place('underwater', 'landscape', 'reef, coral reef, seabed, aquarium, sea floor'),
  place('sky', 'landscape', 'clouds, heaven'),
  place('space', 'landscape', 'galaxy, cosmos, universe, outer space, orbit, nebula'),
  place('mars', 'landscape', 'red planet'),
  place('moon', 'landscape', 'lunar surface'),
  place('planet', 'landscape', 'alien planet, other planet'),
  place('floating island', 'landscape', 'sky island'),
  place('city', 'landscape', 'skyline, downtown, metropolis, cityscape'),
  place('castle', 'landscape', 'fortress, kingdom'),
  place('street', 'street', 'car wash, road, alley, sidewalk, pavement, avenue, boulevard, town, crosswalk'),
  place('european street', 'street', 'old town, paris, rome, prague, italian street, paris street, london'),
  place('japanese street', 'street', 'japanese alley, kyoto, tokyo street'),
  place('new york street', 'street', 'new york, manhattan, times square, brooklyn'),
  place('village', 'street', 'hamlet'),
  place('market', 'street', 'farmers market, bazaar, market stall, fair, food market'),
  place('shop front', 'street', 'storefront, shop window, shopfront'),
  place('terrace', 'street', 'patio, café terrace, balcony, porch, veranda'),
  place('pool', 'street', 'swimming pool, poolside'),
  place('rooftop', 'street', 'roof, rooftops'),
  place('race track', 'street', 'finish line, stadium, track, arena, sports field, football pitch'),
  place('room', 'interior', 'indoors, interior'),
  place('living room', 'interior', 'lounge, sitting room, hotel lobby'),
  place('bedroom', 'interior', "children's room, kids room, playroom, kindergarten, nursery, hotel room"),
  place('kitchen', 'interior', ''),
  place('dining room', 'interior', ''),
  place('bathroom', 'interior', 'spa, bath'),
  place('bakery', 'interior', 'bakehouse, patisserie'),
  place('cafe', 'interior', 'café, coffee shop, coffeehouse, tea room, bar, pub, diner'),
  place('restaurant', 'interior', 'bistro, canteen, pizzeria'),
  place('library', 'interior', 'bookshop, bookstore, archive'),
  place('office', 'interior', 'workplace, meeting room, conference room, boardroom, coworking space'),
  place(
    'classroom',
    'interior',
    'school, music school, art school, driving school, lecture hall, blackboard',
  ),
  place(
    'workshop',
    'interior',
    'garage, car repair shop, bike shop, bicycle shop, repair shop, forge, atelier, workbench',
  ),
  place('shop', 'interior', 'store, boutique, supermarket, mall, flower shop'),
  place(
    'barber shop',
    'interior',
    'hair salon, barbershop, hairdresser, beauty salon, nail salon, grooming salon, pet salon, dog salon, salon',
  ),
  place('museum', 'interior', 'gallery, exhibition, art gallery'),
  place('stage', 'interior', 'theatre, theater, concert hall, concert, opera, spotlight, club, nightclub'),
  place('gym', 'interior', 'fitness studio, boxing ring'),
  place('yoga studio', 'interior', 'dance studio, ballet studio'),
  place(
    'hospital',
    'interior',
    'clinic, dental clinic, dental practice, laboratory, lab, doctor’s office, surgery, pharmacy, veterinary clinic',
  ),
  place('warehouse', 'interior', 'factory, storage hall, hangar'),
  place('greenhouse', 'interior', 'conservatory, hothouse'),
  place('stable', 'interior', 'barn interior'),
  place('dungeon', 'interior', 'cave, cellar, treasure chamber, wine cellar'),
  place('throne room', 'interior', 'palace, great hall, ballroom'),
  place('church', 'interior', 'cathedral, chapel, temple interior'),
  place(
    'station',
    'interior',
    'train station, railway station, airport, terminal, waiting room, subway, platform',
  ),
  place('spaceship', 'interior', 'space station, cockpit'),
  place('studio', 'studio', 'studio background, plain background, backdrop, product shot'),
  place('abstract', 'graphic', 'abstract art'),
];

const BY_NAME = new Map(PLACES.map((entry) => [entry.name, entry]));
export const placeEntry = (name: string): PlaceEntry | undefined => BY_NAME.get(name);
