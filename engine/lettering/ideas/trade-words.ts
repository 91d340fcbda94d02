/** What trades and things are drawn as: a word people use for their business → names of symbols. */

const LIST = `
coffee cafe espresso barista roastery: coffee coffee-bean
tea chai matcha: tea-bag coffee leaf plant
bakery baker bread pastry patisserie sourdough: bread cookie cake grains chef-hat
cake dessert sweets confectionery: cake ice-cream cookie cherries
ice gelato: ice-cream popsicle snowflake
restaurant food kitchen bistro eatery catering dining: fork-knife chef-hat bowl-food cooking-pot
chef cook cooking: chef-hat cooking-pot knife
pizza pizzeria: pizza fire fork-knife
burger grill barbecue bbq: hamburger fire campfire
sushi japanese ramen: fish bowl-steam onigiri
seafood fish fishing: fish shrimp anchor
bar pub cocktail: martini wine beer-stein cheers
beer brewery brewing: beer-stein beer-bottle pint-glass grains
wine vineyard winery: wine champagne grains
vegan vegetarian organic: leaf carrot avocado plant
fruit juice smoothie: orange-slice cherries orange avocado
farm farmer agriculture: tractor barn grains farm plant
garden gardening landscape gardener nursery: flower potted-plant leaf shovel tree plant
flower florist floral bloom: flower flower-tulip flower-lotus
plant plants botanical botanic: potted-plant plant leaf cactus
forest wood woodland timber carpenter carpentry: tree-evergreen tree log axe hammer
nature eco green environment sustainable: leaf recycle tree globe-hemisphere-west
solar energy power electric electrician: solar-panel lightning sun plug lightbulb
water plumbing plumber: drop pipe-wrench wrench pipe
cleaning clean laundry: broom spray-bottle sparkle washing-machine
build building construction builder contractor: hard-hat crane hammer buildings
architect architecture interior: compass-tool blueprint ruler buildings
house home realty estate property homes: house house-line key buildings
furniture decor: armchair couch lamp chair
repair tools handyman workshop: wrench hammer toolbox screwdriver
paint painter painting: paint-brush paint-roller palette
car auto garage mechanic automotive: car car-profile steering-wheel tire
bike bicycle cycling: bicycle person-simple-bike
motorcycle moto: motorcycle moped
truck delivery logistics freight moving courier: truck package van
boat sail sailing yacht marine: sailboat anchor boat waves
travel tour trip tourism journey: airplane-tilt compass suitcase-rolling map-trifold globe
hotel hostel inn lodging: bed bell key moon-stars
camp camping outdoor adventure: tent campfire mountains compass
mountain hiking climbing alpine ski: mountains person-simple-hike snowflake
surf beach ocean sea island: waves island tree-palm sun-horizon
fitness gym training workout: barbell person-simple-run heartbeat
yoga pilates meditation wellness mindful: flower-lotus person-simple-tai-chi yin-yang
spa beauty salon cosmetics skincare: flower-lotus sparkle drop hand-heart
hair barber hairdresser: scissors hair-dryer
fashion clothing boutique apparel style: dress t-shirt coat-hanger needle
shoe shoes sneaker: sneaker high-heel boot
jewelry jewellery jeweler gem: diamond crown-simple crown
knit sewing tailor textile yarn: needle yarn scissors
dog dogs puppy grooming: dog paw-print bone
cat cats kitten: cat paw-print yarn
pet pets veterinary vet animal: paw-print dog cat heart
horse riding equestrian stable: horse barn
bird birds: bird feather
medical clinic health doctor care hospital: first-aid stethoscope heartbeat heart
dental dentist tooth: tooth smiley
pharmacy medicine: pill prescription first-aid
lab science biotech research: flask microscope dna atom
brain psychology therapy coaching coach: brain chat-circle lightbulb hand-heart
baby kids children childcare nursery toys: baby balloon lego smiley
school education tutor learning academy teaching: graduation-cap book-open student chalkboard-teacher
book books library publishing writer author: book-open books feather pen-nib
law legal lawyer attorney: scales gavel bank
finance bank capital invest investment wealth: bank chart-line-up coins piggy-bank
accounting accountant tax bookkeeping: calculator chart-pie-slice receipt coins
insurance security protect safety: shield-check umbrella lock-key
consulting consultant strategy advisory business: strategy handshake briefcase lightbulb
marketing advertising agency brand branding: megaphone target rocket-launch lightbulb
shop store retail market: storefront shopping-bag basket tag
gift gifts: gift sparkle
photo photography camera photographer: camera aperture image
film video cinema movie production: film-slate video-camera film-reel
music band studio sound audio: music-notes guitar headphones vinyl-record
podcast radio voice: microphone-stage broadcast headphones
dance theater theatre event events party: confetti mask-happy balloon champagne
wedding love: heart flower-tulip champagne
art artist design creative gallery: palette paint-brush pen-nib swatches
print printing press: printer stamp scroll
game games gaming esports: game-controller joystick sword dice-five
software app code developer tech web: code terminal-window cpu cube
data analytics ai cloud: database chart-donut cloud circuitry brain
robot robotics automation: robot gear circuitry
network internet telecom: globe-hemisphere-west share-network broadcast
space rocket star: rocket planet shooting-star moon-stars
church faith ministry: church cross hands-praying
charity community nonprofit: hand-heart heart users-three handshake
sport sports club football soccer: soccer-ball trophy football medal
tennis: tennis-ball racquet
golf: golf flag
basketball: basketball court-basketball
swim swimming pool: swimming-pool waves person-simple-swim
honey bee: hexagon flower drop
light lamp candle: lightbulb fire lamp
fire flame: fire flame campfire
sun sunrise summer: sun sun-horizon
moon night sleep: moon-stars moon bed
snow winter ice: snowflake mountains
king royal crown queen: crown crown-simple
fox wolf bear lion: paw-print
castle fort tower: castle-turret lighthouse
north compass nord: compass-rose compass navigation-arrow
harbor harbour port dock: anchor lighthouse sailboat
bright spark shine: sparkle sun star-four
oak maple willow cedar: tree leaf acorn
fern ivy moss: leaf plant
river lake stream: waves drop
stone rock granite: mountains cube
cloud sky wind: cloud wind bird
copper iron steel forge metal: hammer nut gear
clock time watch: clock-afternoon watch hourglass
`;

const WORDS = new Map<string, string[]>();
for (const line of LIST.trim().split('\n')) {
  const [words = '', symbols = ''] = line.split(':');
  for (const word of words.split(' ')) {
    WORDS.set(word, [...new Set([...(WORDS.get(word) ?? []), ...symbols.trim().split(' ')])]);
  }
}

/** The word and what it may be a form of. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
  word.replace(/ing$/, ''),
  word.replace(/ers?$/, ''),
];

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Names of symbols for a text, the nearest first. */
export function symbolsForWords(text: string): string[] {
  return [
    ...new Set(wordsIn(text).flatMap((word) => formsOf(word).flatMap((form) => WORDS.get(form) ?? []))),
  ];
}
