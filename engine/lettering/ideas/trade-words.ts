/** What trades and things are drawn as: a word people use for their business → names of symbols. */

import { isMoodWord } from './mood-words.ts';

/** `t:` stands for an icon of the second set, `g:` for a symbol of our own; what has neither is in the first set. Phrases are joined by "_". */
const LIST = `
coffee cafe espresso barista roastery roaster: coffee coffee-bean t:mug
tea chai matcha teahouse: t:teapot tea-bag coffee leaf
bakery baker bread pastry patisserie sourdough bagel baguette croissant: bread t:baguette cookie grains chef-hat
cake cupcake dessert sweets confectionery confectioner: cake cookie t:candy cherries
chocolate chocolatier cocoa truffle praline: t:chocolate t:candy cookie gift
candy lollipop fudge toffee: t:candy t:lollipop gift
ice_cream gelato sorbet: ice-cream popsicle snowflake
cookie biscuit: cookie cake
pancake waffle breakfast brunch: coffee egg t:egg-fried fork-knife
restaurant food kitchen bistro eatery catering caterer dining canteen diner: fork-knife chef-hat bowl-food cooking-pot
food_truck: truck fork-knife van hamburger
chef cook cooking: chef-hat cooking-pot t:whisk knife
pizza pizzeria: pizza fire fork-knife
burger grill barbecue bbq steak: hamburger t:grill fire t:meat
butcher butchery meat sausage deli: t:meat t:sausage knife cow
sushi japanese ramen: fish bowl-steam t:bowl-chopsticks onigiri
noodle noodles asian thai chinese dumpling: t:bowl-chopsticks bowl-steam t:dumpling
taco mexican burrito: pepper t:cactus fork-knife
seafood fish fishing fishmonger: fish shrimp anchor t:fish-hook
cheese dairy milk cheesemonger: cheese cow t:milk
egg eggs poultry chicken: egg t:eggs barn
bar pub cocktail tavern: martini t:glass-cocktail beer-stein cheers
beer brewery brewing brewer: beer-stein pint-glass grains beer-bottle
wine vineyard winery winemaker: wine t:grape champagne
whisky whiskey distillery gin rum spirits: brandy t:glass-gin t:barrel
vegan vegetarian organic salad: leaf t:salad carrot plant
fruit juice smoothie: orange-slice cherries orange t:lemon
apple cider orchard: t:apple tree basket
lemon lemonade citrus: t:lemon orange-slice orange
vegetable vegetables greengrocer grocery grocer: carrot basket t:apple shopping-bag
spice spices herb herbs pepper: pepper t:salt leaf plant
mushroom mushrooms: t:mushroom tree-evergreen
farm farmer agriculture ranch: tractor barn grains cow
garden gardening landscaper landscaping gardener nursery: flower potted-plant shovel t:garden-cart tree
lawn mowing grass: t:lawn-mower plant leaf
flower florist floral bloom blossom bouquet flowers: flower flower-tulip flower-lotus
lavender: g:lavender flower plant
rose tulip daisy lily peony orchid sunflower: flower flower-tulip
plant plants botanical botanic houseplant succulent: potted-plant plant leaf cactus
forest wood woodland timber: tree-evergreen tree log axe
carpenter carpentry woodwork woodworking joiner joinery cabinet: hammer t:chisel axe ruler
nature eco green environment sustainable natural: leaf recycle tree globe-hemisphere-west
recycling recycle upcycled vintage_clothes secondhand thrift: recycle t:hanger tag
solar energy power renewable: solar-panel sun lightning solar-roof
electric electrician electrical wiring: lightning plug lightbulb
water plumbing plumber: pipe-wrench drop wrench pipe
heating hvac boiler furnace: thermometer fire fan t:air-conditioning
soap soapmaker soaps: g:soap hand-soap drop sparkle
candle candles candlemaker wax: t:candle fire flame sparkle
perfume fragrance scent perfumery: t:perfume flower drop sparkle
cleaning clean cleaner housekeeping maid: broom spray-bottle sparkle t:vacuum-cleaner
laundry dry_cleaning launderette ironing: washing-machine t:ironing t-shirt coat-hanger
window_cleaning window windows: t:window spray-bottle sparkle
car_wash: car drop sparkle
build building construction builder contractor: hard-hat crane hammer buildings
roof roofing roofer: house-line ladder hammer
brick bricklayer mason masonry: wall t:trowel hard-hat
tile tiler floor flooring: grid-four t:trowel house
architect architecture: compass-tool blueprint ruler buildings
interior decor decorator furnishing: armchair lamp couch swatches
house home realty real_estate estate property homes realtor: house house-line key buildings
furniture upholstery: armchair couch chair lamp
repair tools handyman handywoman workshop fixit: wrench hammer toolbox screwdriver
locksmith key keys: key lock-key keyhole
paint painter painting decorating: paint-roller paint-brush paint-bucket palette
car auto garage automotive dealership: car car-profile steering-wheel tire
mechanic mechanics: wrench car gear engine
taxi cab chauffeur rideshare driver driving: taxi car steering-wheel
bike bicycle cycling cyclist: bicycle person-simple-bike gear
motorcycle moto motorbike: motorcycle moped t:motorbike
truck delivery logistics freight moving mover courier shipping: truck package van
bus coach_travel shuttle: bus road-horizon
boat sail sailing yacht marine: sailboat anchor boat waves
kayak canoe rafting paddle: t:kayak waves boat
diving diver scuba snorkel: t:scuba-mask fish waves
travel tour trip tourism journey tours: airplane-tilt compass suitcase-rolling map-trifold
hotel hostel inn lodging bed_and_breakfast guesthouse: bed bell key moon-stars
camp camping outdoor adventure caravan campsite: tent campfire mountains t:caravan
mountain hiking climbing alpine climber guide: mountains person-simple-hike compass
ski skiing snowboard: person-simple-ski mountains snowflake
surf surfing beach ocean sea island: waves island tree-palm sun-horizon
fitness gym workout personal_trainer crossfit: barbell person-simple-run heartbeat
running runner marathon: person-simple-run sneaker timer
walker walking walk: person-simple-walk footprints
yoga pilates: t:yoga flower-lotus person-simple-tai-chi
meditation wellness mindful mindfulness reiki: flower-lotus yin-yang t:yoga
massage physiotherapy physio osteopath chiropractor: t:massage hand-heart hands-praying
spa sauna: flower-lotus drop towel t:massage
beauty cosmetics skincare makeup lashes brows: sparkle flower-lotus drop t:perfume
nail nails manicure: hand sparkle paint-brush
salon hair hairdresser hairstylist stylist: scissors hair-dryer sparkle
barber barbershop shave shaving beard: scissors t:razor t:moustache hair-dryer
tattoo tattooist: needle drop pen-nib
fashion clothing boutique apparel clothes: dress t-shirt coat-hanger handbag
hat hats millinery: cowboy-hat baseball-cap beanie
bag bags handbag leather leatherwork: handbag bag tote briefcase
shoe shoes sneaker cobbler shoemaker boots: sneaker high-heel boot
jewelry jewellery jeweler jeweller gem ring: diamond t:diamonds crown-simple
glasses optician eyewear optics: eyeglasses eye sunglasses
knit knitting crochet yarn wool: yarn needle t:needle-thread
sewing tailor textile seamstress embroidery quilting fabric: needle t:needle-thread scissors yarn
pottery ceramics ceramic potter clay: jar t:mug bowl-food hand-heart
craft crafts handcrafted: hand-heart scissors paint-brush
toy toys: lego puzzle-piece t:horse-toy balloon
dog dogs puppy: dog paw-print bone
groomer grooming: scissors paw-print bathtub
cat cats kitten: cat paw-print yarn
pet pets veterinary vet animal veterinarian: paw-print dog cat heart
horse riding equestrian stable pony: horse t:horseshoe barn
bird birds: bird feather
rabbit bunny: rabbit carrot
aquarium: fish waves drop
honey bee bees beekeeper apiary: hexagon jar flower drop
medical clinic health doctor hospital physician: first-aid stethoscope heartbeat t:medical-cross
nurse nursing carer caregiver elderly senior: t:nurse hand-heart heart wheelchair
dental dentist tooth orthodontist: tooth t:dental smiley
pharmacy medicine pharmacist: pill prescription first-aid
lab science biotech research: flask microscope dna atom
psychology psychologist therapy therapist counselling counseling: brain chat-circle hand-heart
coaching coach mentor: strategy target lightbulb chat-circle
nutrition nutritionist diet dietitian: t:apple carrot heartbeat leaf
baby childcare daycare nanny babysitter kindergarten kids children preschool: baby baby-carriage balloon lego
midwife doula pregnancy: baby heart hand-heart
school education tutor tutoring learning academy teaching teacher: graduation-cap book-open student chalkboard-teacher
language translator translation: translate chat-circle globe
book books library publishing bookshop bookstore: book-open books t:library
writer author writing copywriter editor blog: pen-nib feather pencil
stationery paper notebook: notebook pencil pen-nib envelope
law legal lawyer attorney notary solicitor: scales gavel bank
finance bank capital invest investment wealth financial: bank chart-line-up coins piggy-bank
accounting accountant tax bookkeeping bookkeeper: calculator chart-pie-slice receipt coins
insurance protect safety: shield-check umbrella lock-key
security guard surveillance: shield-check security-camera lock-key
consulting consultant strategy advisory: strategy handshake briefcase lightbulb
recruiting recruitment staffing hr: handshake users-three briefcase
marketing advertising branding: megaphone target rocket-launch lightbulb
gift gifts: gift t:gift-card sparkle
photo photography camera photographer: camera aperture image
film video cinema movie videographer filmmaker: film-slate video-camera film-reel
music band sound audio musician: music-notes guitar headphones vinyl-record
vinyl record records: vinyl-record music-notes headphones
violin cello oboe flute trumpet saxophone clarinet drum drums orchestra instrument: music-notes music-note microphone-stage
piano pianist: piano-keys music-notes
guitar guitarist: guitar music-notes
singer singing choir vocal: microphone-stage music-notes
dj disco club_night nightclub: disco-ball vinyl-record headphones
podcast radio voice: microphone-stage broadcast headphones
dance dancing ballet: disco-ball music-notes sparkle
theater theatre drama acting: mask-happy t:masks-theater ticket
event events party planner celebration: confetti balloon champagne
magic magician: magic-wand sparkle rabbit
wedding bridal bride love: heart t:diamonds flower-tulip champagne
art artist creative gallery: palette paint-brush frame-corners
design designer graphic illustration illustrator: pen-nib bezier-curve swatches palette
print printing press printer: printer stamp scroll
game games gaming esports board_game: game-controller joystick dice-five t:meeple
chess: t:chess-knight t:chess-king
software app code developer tech web programming programmer startup: code terminal-window cpu cube
website hosting: globe browser cursor-click
data analytics: chart-donut database chart-line-up
ai: brain circuitry sparkle
cloud: cloud database share-network
computer it laptop: laptop desktop cpu
phone mobile smartphone: phone cell-tower broadcast
robot robotics automation: robot gear circuitry
drone: drone camera
network internet telecom: globe-hemisphere-west share-network broadcast
space rocket star astronomy: rocket planet shooting-star moon-stars
church faith ministry: church cross hands-praying
charity community nonprofit volunteer: hand-heart heart users-three handshake
sport sports football soccer: soccer-ball trophy medal
baseball: baseball baseball-cap baseball-helmet
tennis padel: tennis-ball racquet
golf: golf flag
basketball: basketball court-basketball
volleyball: volleyball trophy
boxing boxer: boxing-glove trophy
karate judo martial dojo: t:karate yin-yang boxing-glove
skate skateboard skating: t:skateboard sneaker
archery: t:archery-arrow target
swim swimming pool swimmer: swimming-pool waves person-simple-swim
hunting hunter: t:deer binoculars tree-evergreen
light lamp lighting: lightbulb lamp lamp-pendant
fire flame: fire flame campfire
fireplace stove chimney: fire oven flame
sun sunrise summer: sun sun-horizon
moon night: moon-stars moon
sleep mattress bedding: bed moon-stars moon
snow winter ice: snowflake mountains
king royal crown queen: crown crown-simple
fox wolf bear lion tiger: paw-print
deer stag: t:deer tree-evergreen
dragon: t:dragon fire
elephant giraffe zebra safari zoo: paw-print tree-palm binoculars
butterfly: butterfly flower
castle fort tower: castle-turret lighthouse t:tower
lighthouse: lighthouse waves
north compass nord: compass-rose compass navigation-arrow
harbor harbour port dock: anchor lighthouse sailboat
bright spark shine: sparkle sun star-four
oak maple willow cedar tree arborist: tree leaf acorn
fern ivy moss: leaf plant
river lake stream: waves drop
stone rock granite marble: mountains cube
sky wind: wind cloud bird
copper iron steel forge metal blacksmith welder welding: hammer fire nut gear
factory manufacturing industrial: factory gear t:building-factory
clock time watch watchmaker: watch clock-afternoon hourglass
antique antiques vintage: hourglass armchair key
funeral memorial: t:candle flower-tulip bird
parking: car t:parking road-horizon
cannabis hemp cbd: leaf t:cannabis plant
balloon balloons: balloon confetti
box packaging: package cube
rug rugs carpet: rug house
glass glazier: t:window wine
kite: wind paper-plane-tilt
umbrella: umbrella drop
`;

/** They say what kind of business it is, not what it is about: drawn only where no other word is known. */
const GENERIC_LIST = `
shop store retail market boutique_shop seller: storefront shopping-bag basket tag
studio: palette sparkle star-four
agency company business firm office service services: briefcase handshake buildings
club society association: users-three medal flag
online: globe cursor-click storefront
brand: seal star-four sparkle
care: hand-heart heart
training classes class lessons: graduation-cap target
`;

const nameOf = (short: string): string => short.replace(/^t:/, 'tabler:').replace(/^g:/, 'geo:');

const readList = (list: string): Map<string, string[]> => {
  const map = new Map<string, string[]>();
  for (const line of list.trim().split('\n')) {
    const at = line.indexOf(':');
    const symbols = line
      .slice(at + 1)
      .trim()
      .split(' ')
      .map(nameOf);
    for (const word of line.slice(0, at).split(' ')) {
      const key = word.replaceAll('_', ' ');
      map.set(key, [...new Set([...(map.get(key) ?? []), ...symbols])]);
    }
  }
  return map;
};
const WORDS = readList(LIST);
const GENERIC = readList(GENERIC_LIST);

export const TRADE_WORDS: readonly string[] = [...WORDS.keys(), ...GENERIC.keys()];

/** The word and what it may be a form of. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
  word.replace(/ing$/, ''),
  word.replace(/ers?$/, ''),
];

/** Small words, and praise that names nothing. */
const EMPTY = new Set(
  'and the for with our your my of in at on by to from an handmade homemade fresh local new best fine little big good'.split(
    ' ',
  ),
);

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** What else a word is: a cocker spaniel is a dog, an oboe an instrument. */
export type BroaderWord = (word: string) => string | undefined;

/** Names of symbols for a text, the nearest first: 'coffee' of the usual set, or 'tabler:candle', 'geo:soap'. */
export function symbolsForWords(text: string, broader?: BroaderWord): string[] {
  const words = wordsIn(text);
  const known: string[][] = [];
  const generic: string[][] = [];
  const moody: string[][] = [];
  const isTaken = new Set<number>();
  for (const [i, word] of words.entries()) {
    const pair =
      WORDS.get(`${word} ${words[i + 1] ?? ''}`) ?? WORDS.get(`${word} ${formsOf(words[i + 1] ?? '')[3]}`);
    if (!pair) continue;
    known.push(pair);
    isTaken.add(i).add(i + 1);
  }
  for (const [i, word] of words.entries()) {
    if (isTaken.has(i) || EMPTY.has(word)) continue;
    if (isMoodWord(word)) {
      // 'vintage' and 'vegan' say how something feels, and are drawn only where nothing says what it is.
      moody.push(firstOf(word, WORDS) ?? []);
      continue;
    }
    const own = firstOf(word, WORDS) ?? (GENERIC.has(word) ? undefined : broaderOf(word, broader));
    if (own) known.push(own);
    else if (firstOf(word, GENERIC)) generic.push(firstOf(word, GENERIC)!);
  }
  // In English the last noun is what it is: "lavender soap" is soap first, then lavender.
  const nearest = [known.reverse(), moody, generic].find((lists) => lists.flat().length > 0) ?? [];
  return [...new Set(inTurn(nearest))];
}

const firstOf = (word: string, table: ReadonlyMap<string, string[]>): string[] | undefined => {
  for (const form of formsOf(word)) if (table.has(form)) return table.get(form);
  return undefined;
};

function broaderOf(word: string, broader: BroaderWord | undefined): string[] | undefined {
  const name = broader?.(word);
  if (name === undefined) return undefined;
  return (
    firstOf(name, WORDS) ??
    name
      .split(' ')
      .map((part) => firstOf(part, WORDS))
      .find(Boolean)
  );
}

/** The first of each, then the second of each. */
function inTurn(lists: readonly string[][]): string[] {
  const max = Math.max(0, ...lists.map((one) => one.length));
  return Array.from({ length: max }, (_, i) => lists.flatMap((one) => one[i] ?? [])).flat();
}
