/** What a film about a business is filmed as, where a line of it names nothing that could be seen: a few shots for each trade. */

/** Words of the trade, as a film's text or title has them, and its shots from the best to the plainest. */
const ROWS: readonly (readonly [words: RegExp, ...shots: string[]])[] = [
  [
    /\b(?:barber(?:shop)?s?|hair ?cuts?|shaves?)\b/,
    "a barber cutting a man's hair in a barbershop",
    'scissors and a comb on a wooden table, close-up',
    'rolled towels on a wooden shelf, close-up',
  ],
  [
    /\b(?:hairdressers?|hair (?:salon|studio)|hairstylists?|balayage)\b/,
    "a hairdresser cutting a woman's hair in a hair salon",
    'a hair dryer and a comb on a white table, close-up',
  ],
  [
    /\b(?:nail (?:studio|salon|bar)|manicures?|nails)\b/,
    'bottles of nail polish in a row on a white table, close-up',
    'rolled towels and an orchid on a white table',
  ],
  [
    /\b(?:spa|massages?|wellness|sauna|facials?)\b/,
    'rolled towels, a candle and white orchids on a wooden table, close-up',
    'a lit candle beside stacked stones, close-up',
  ],
  [
    /\b(?:yoga|pilates|meditation)\b/,
    'a woman doing yoga in a yoga studio',
    'a rolled yoga mat on a wooden floor in a yoga studio',
    'a woman meditating in a yoga studio',
  ],
  [
    /\b(?:gym|fitness|personal train(?:er|ing)|workouts?|crossfit|bootcamp)\b/,
    'a woman lifting a dumbbell in a gym',
    'dumbbells in a gym, close-up',
    'a man running on a treadmill in a gym',
  ],
  [
    /\b(?:dentists?|dental|teeth|tooth)\b/,
    'a smiling woman, portrait',
    'a toothbrush in a glass on a white shelf, close-up',
    'a dentist in a bright room',
  ],
  [
    /\b(?:opticians?|glasses|eyewear|spectacles|sunglasses)\b/,
    'a pair of glasses on a white table, close-up',
    'a smiling woman with glasses, portrait',
  ],
  [/\b(?:pharmacy|pharmacist|chemist)\b/, 'a pharmacist in a pharmacy', 'medicine bottles on a white shelf'],
  [
    /\b(?:doctors?|clinic|medical practice|physio\w*)\b/,
    'a doctor with a stethoscope in a bright room',
    'a stethoscope on a white table, close-up',
  ],
  [
    /\b(?:vets?|veterinar\w+)\b/,
    'a veterinarian with a dog',
    'a cat on a table in a bright room, close-up',
    'a puppy, portrait',
  ],
  [
    /\b(?:dog (?:hotel|walk\w*|school|training|sitting|day ?care)|(?:pet |dog )?groom(?:ing|er)|dogs|pupp(?:y|ies)|pet (?:shop|store|hotel|sitt\w+)|kennels?)\b/,
    'a happy dog in a meadow',
    'a puppy with a ball on the grass, close-up',
    'a dog lying on a carpet in a living room',
  ],
  [
    /\b(?:bak(?:ery|ers?)|patisserie|bread|sourdough|croissants?)\b/,
    'fresh bread and croissants on a wooden table in a bakery, close-up',
    'a basket of bread rolls on a wooden table, close-up',
    'a baker holding bread in a bakery',
  ],
  [
    /\b(?:jams?|marmalades?|preserves|chutneys?)\b/,
    'jars of strawberry jam and strawberries on a wooden table, close-up',
    'strawberries in a basket on a wooden table, close-up',
  ],
  [
    /\b(?:cakes?|cupcakes?|confectioner\w*|pastry)\b/,
    'a birthday cake on a cake stand, close-up',
    'cupcakes on a plate, close-up',
  ],
  [
    /\b(?:caf[eé]s?|coffee|espresso|baristas?|roaster[sy]?)\b/,
    'a cup of cappuccino and a croissant on a wooden table in a cafe, close-up',
    'a barista making coffee in a cafe',
    'coffee beans around a cup of coffee, from above',
  ],
  [
    /\b(?:tea (?:house|room|shop)|teas?)\b/,
    'a teapot and a cup of tea on a wooden table, close-up',
    'a cup of tea and a book by the window',
  ],
  [
    /\b(?:ice ?cream|gelato)\b/,
    'an ice cream cone with three scoops, close-up',
    'a bowl of ice cream on a table',
  ],
  [
    /\b(?:pizz(?:a|as|eria))\b/,
    'a pizza on a wooden board, close-up',
    'a pizza chef with a pizza in a pizzeria',
  ],
  [
    /\b(?:burgers?|grill|barbecue|bbq)\b/,
    'a burger and fries on a wooden board, close-up',
    'a chef cooking in a kitchen',
  ],
  [/\b(?:sushi|ramen)\b/, 'a plate of sushi, close-up', 'a chef cooking in a kitchen'],
  [
    /\b(?:restaurants?|trattoria|osteria|taverna|bistro|lunch|dinner|menu|catering|kitchen team|chefs?)\b/,
    'a plate of pasta and a glass of wine on a table in a restaurant, close-up',
    'a chef cooking in a kitchen',
  ],
  [/\b(?:bar|cocktails?|pub)\b/, 'two cocktails on a bar counter, close-up', 'a bartender at a bar counter'],
  [
    /\b(?:brewery|beers?)\b/,
    'two glasses of beer on a wooden table, close-up',
    'a barrel and a mug of beer on a wooden table, close-up',
  ],
  [
    /\b(?:winery|vineyards?|wines?)\b/,
    'a bottle of wine, a glass of wine and grapes on a wooden table, close-up',
  ],
  [/\b(?:butchers?|delicatessen)\b/, 'a butcher in a butcher shop', 'sausages on a wooden board, close-up'],
  [/\b(?:cheese\w*|dairy)\b/, 'cheese and grapes on a wooden board, close-up'],
  [
    /\b(?:vegetables?|veg|greengrocer|farm (?:shop|box)|organic|market|harvest|fruits?)\b/,
    'a basket full of vegetables on a wooden table, close-up',
    'tomatoes, carrots and a cabbage on a wooden table, from above',
    'a farmer with a crate of vegetables on a field',
  ],
  [
    /\b(?:honey|beekeepers?)\b/,
    'a jar of honey with a honey dipper on a wooden table, close-up',
    'a beekeeper in a garden',
  ],
  [
    /\b(?:florists?|flowers?|bouquets?|peon(?:y|ies)|roses|tulips)\b/,
    'a bouquet of peonies in a vase on a wooden table, close-up',
    'a florist arranging flowers in a flower shop',
    'tulips in a bucket, close-up',
  ],
  [
    /\b(?:garden(?:er|ers|ing)?|landscap\w+|lawns?|hedges?)\b/,
    'a gardener planting flowers in a garden',
    'a blooming garden with a watering can, close-up',
  ],
  [
    /\b(?:roof(?:s|ing|er|ers)?|gutters?|chimneys?)\b/,
    'a house with a red roof in a garden',
    'a ladder leaning on a house',
    'a builder with a helmet in front of a house',
  ],
  [
    /\b(?:plumb(?:er|ers|ing)|pipes?|boilers?|heating|leaks?)\b/,
    'a plumber repairing a sink',
    'a wrench and a toolbox on a bathroom floor, close-up',
  ],
  [
    /\b(?:electrician|electrical|wiring|sockets?)\b/,
    'an electrician with a toolbox',
    'a glowing light bulb, close-up',
  ],
  [
    /\b(?:solar)\b/,
    'solar panels on the roof of a house under a blue sky',
    'a builder with a helmet in front of a house',
  ],
  [
    /\b(?:carpent\w+|joiner\w*|woodwork\w*|cabinet makers?|furniture)\b/,
    'a carpenter sawing wood in a workshop',
    'a wooden chair in a workshop, close-up',
  ],
  [
    /\b(?:decorators?|house painters?|wallpaper)\b/,
    'a painter with a paint roller in a room',
    'buckets of paint and a brush, close-up',
  ],
  [/\b(?:locksmith|keys?)\b/, 'a key on a wooden table, close-up', 'a red front door of a house'],
  [
    /\b(?:clean(?:er|ers|ing)|housekeeping|maids?)\b/,
    'a cleaner mopping the floor of a bright room',
    'a bucket and a spray bottle on a bright floor, close-up',
  ],
  [
    /\b(?:laundry|dry clean\w+|ironing)\b/,
    'a stack of folded towels on a wooden table, close-up',
    'a washing machine in a bright room',
  ],
  [
    /\b(?:tailors?|alterations|sewing|dressmaker)\b/,
    'a sewing machine on a wooden table, close-up',
    'scissors and spools of thread on a wooden table, close-up',
  ],
  [
    /\b(?:bikes?|bicycles?|cycl\w+)\b/,
    'a bicycle leaning on a brick wall',
    'a mechanic repairing a bicycle in a workshop',
    'a woman riding a bicycle in a park',
  ],
  [
    /\b(?:garage|car (?:repair|service|wash)|mechanics?|tyres?|tires?|mot)\b/,
    'a mechanic beside a car in a garage',
    'a red car in a garage',
    'a car tire and a wrench, close-up',
  ],
  [
    /\b(?:car dealer\w*|used cars|electric cars?|cars?)\b/,
    'a red car on a coast road',
    'a car in front of a modern house',
  ],
  [/\b(?:driving (?:school|lessons?|instructor))\b/, 'a small car on a street', 'a red car on a coast road'],
  [
    /\b(?:taxis?|cabs?|airport transfer)\b/,
    'a yellow taxi on a city street',
    'a suitcase on a street, close-up',
  ],
  [
    /\b(?:movers|removals|moving (?:company|day|house)|move with|movin)\b/,
    'a moving truck with cardboard boxes in front of a house',
    'cardboard boxes on a wooden floor, close-up',
  ],
  [
    /\b(?:real estate|realtors?|estate agents?|houses?|flats?(?! rate)|apartments?|property)\b/,
    'a modern house with a garden under a blue sky',
    'a bright living room with a sofa and a plant',
  ],
  [
    /\b(?:hotel|guest ?house|bed and breakfast|holiday (?:home|flat|apartment)|rooms with)\b/,
    'a bright bedroom with a large bed',
    'breakfast with coffee and croissants on a table by the window',
  ],
  [
    /\b(?:travel|tours?|trips?|cruises?|holidays?)\b/,
    'a beach with palm trees and turquoise sea',
    'a suitcase and a straw hat on the beach, close-up',
  ],
  [/\b(?:guitars?)\b/, 'a man playing the guitar in a living room', 'a guitar leaning on a wall, close-up'],
  [/\b(?:pianos?)\b/, 'a woman playing the piano', 'a piano in a bright room'],
  [
    /\b(?:violins?|drums?|singing|music (?:school|lessons?|teacher)|choirs?)\b/,
    'a violin on a wooden table, close-up',
    'a microphone on a stage, close-up',
  ],
  [/\b(?:dance|dancing|ballet)\b/, 'a dancer in a dance studio', 'ballet shoes on a wooden floor, close-up'],
  [
    /\b(?:tutor\w*|maths?|homework|language (?:school|course)|lessons?|courses?)\b/,
    'a teacher at a blackboard',
    'books and a pencil on a desk, close-up',
  ],
  [
    /\b(?:nursery|kindergarten|day ?care|toys?)\b/,
    'a teddy bear and toy blocks on a carpet, close-up',
    'two children playing with toy blocks',
  ],
  [
    /\b(?:photograph(?:er|ers|y)|photo shoots?)\b/,
    'a photographer with a camera',
    'a camera on a wooden table, close-up',
  ],
  [
    /\b(?:weddings?|brides?)\b/,
    'a bride and groom with a bouquet in a garden',
    'two wedding rings on a white cushion, close-up',
  ],
  [
    /\b(?:jewell?er[sy]?|jewelry|rings?|necklaces?|earrings)\b/,
    'a gold ring with a diamond on a cushion, close-up',
    'a necklace on a dark cloth, close-up',
  ],
  [
    /\b(?:boutique|fashion|dress(?:es)?|clothes|clothing|second ?hand|vintage shop)\b/,
    'three dresses in a shop',
    'a folded sweater and a hat on a table, close-up',
  ],
  [/\b(?:shoes?|sneakers?|cobblers?)\b/, 'a pair of sneakers on a wooden floor, close-up'],
  [
    /\b(?:book ?shops?|book ?stores?|books)\b/,
    'a stack of books and a cup of tea on a wooden table, close-up',
    'an armchair and a bookshelf in a library',
  ],
  [
    /\b(?:candles?)\b/,
    'three lit candles on a wooden table, close-up',
    'a lit candle beside a vase of flowers, close-up',
    'a candle in a jar on a wooden shelf, close-up',
  ],
  [
    /\b(?:soaps?|skin ?care|cosmetics?|creams?)\b/,
    'a jar of cream and a flower on a white table, close-up',
    'bars of soap on a wooden board, close-up',
  ],
  [
    /\b(?:potter[sy]?|ceramics?)\b/,
    'a potter at the potter’s wheel in a workshop',
    'handmade mugs on a wooden shelf, close-up',
  ],
  [
    /\b(?:phone repair|smartphones?|screens?)\b/,
    'a smartphone and a screwdriver on a table, close-up',
    'a man working at a desk with tools',
  ],
  [
    /\b(?:computers?|laptops?|websites?|web design|software|app|it support)\b/,
    'a laptop and a cup of coffee on a desk, close-up',
    'a desk with a laptop and a lamp in an office',
  ],
  [
    /\b(?:accountants?|accounting|tax(?:es)?|bookkeep\w+)\b/,
    'a calculator, papers and a pen on a desk, close-up',
    'a desk with a laptop and a lamp in an office',
  ],
  [
    /\b(?:lawyers?|legal|solicitors?|notary)\b/,
    'a lawyer in an office',
    'a pen and papers on a desk, close-up',
  ],
  [
    /\b(?:insurance|mortgage|loans?|bank)\b/,
    'a man and a woman talking in an office',
    'a key on a wooden table, close-up',
  ],
  [
    /\b(?:swim\w*|pools?)\b/,
    'a swimmer in a swimming pool',
    'a towel and sunglasses beside a pool, close-up',
  ],
  [
    /\b(?:surf\w*)\b/,
    'a surfer on a wave',
    'a surfboard on a beach, close-up',
    'a beach with palm trees and turquoise sea',
  ],
  [/\b(?:tennis)\b/, 'a tennis player on a tennis court', 'a tennis racket and a ball, close-up'],
  [/\b(?:football|soccer)\b/, 'a football on a green pitch, close-up', 'a footballer on a green pitch'],
];

/** By turns; the second time round each is seen from nearer, or from above. */
export function shotFor(shots: readonly string[], turn: number): string {
  const shot = shots[turn % shots.length]!;
  if (Math.floor(turn / shots.length) % 2 === 0) return shot;
  return shot.endsWith(', close-up') ? shot.replace(/close-up$/u, 'from above') : `${shot}, close-up`;
}

/** The shots of the trade that a text is about, the one named first; none: it is of no trade that we know. */
export function tradeShots(english: string): readonly string[] {
  const text = english.toLowerCase();
  let [at, found]: [number, readonly string[]] = [Number.POSITIVE_INFINITY, []];
  for (const [words, ...shots] of ROWS) {
    const index = text.search(words);
    if (index >= 0 && index < at) [at, found] = [index, shots];
  }
  return found;
}
