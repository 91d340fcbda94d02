/** What a film about a business is filmed as, where a line of it names nothing that could be seen: a few shots for each trade. */

/** Words of the trade, as a film's text or title has them in our languages, and its shots from the best to the plainest. */
const ROWS: readonly (readonly [words: RegExp, ...shots: string[]])[] = [
  [
    /(?<!\p{L})(?:herrensalon|barbier\p{L}*|barber[íi]a|barber(?:shop)?s?|hair ?cuts?|shaves?)(?!\p{L})/u,
    "a barber cutting a man's hair in a barbershop",
    'scissors and a comb on a wooden table, close-up',
    'rolled towels on a wooden shelf, close-up',
  ],
  [
    /(?<!\p{L})(?:friseur\p{L}*|frisör\p{L}*|coiffeu\p{L}*|peluquer\p{L}*|parrucchier\p{L}*|cabeleireir\p{L}*|hairdressers?|hair (?:salon|studio)|hairstylists?|balayage)(?!\p{L})/u,
    "a hairdresser cutting a woman's hair in a hair salon",
    'a hair dryer and a comb on a white table, close-up',
  ],
  [
    /(?<!\p{L})(?:nail (?:studio|salon|bar)|manicures?|nails)(?!\p{L})/u,
    'bottles of nail polish in a row on a white table, close-up',
    'rolled towels and an orchid on a white table',
  ],
  [
    /(?<!\p{L})(?:spa|massages?|wellness|sauna|facials?)(?!\p{L})/u,
    'rolled towels, a candle and white orchids on a wooden table, close-up',
    'a lit candle beside stacked stones, close-up',
  ],
  [
    /(?<!\p{L})(?:yoga|pilates|meditation)(?!\p{L})/u,
    'a woman doing yoga in a yoga studio',
    'a rolled yoga mat on a wooden floor in a yoga studio',
    'a woman meditating in a yoga studio',
  ],
  [
    /(?<!\p{L})(?:climbing|boulder\p{L}*|kletter\p{L}*|escalade|escalada|arrampic\p{L}*)(?!\p{L})/u,
    'a climber on a rock wall',
    'a climber with a backpack on a mountain',
    'a rope and climbing shoes on a wooden floor, close-up',
  ],
  [
    /(?<!\p{L})(?:palestra|gimnasio|academia|fitnessstudio|gym|fitness|personal train(?:er|ing)|workouts?|crossfit|bootcamp)(?!\p{L})/u,
    'dumbbells in a gym, close-up',
    'a treadmill in a gym',
    'a kettlebell and a towel in a gym, close-up',
  ],
  [
    /(?<!\p{L})(?:zahn\p{L}*|dentiste\p{L}*|dentista\p{L}*|dentists?|dental|teeth|tooth)(?!\p{L})/u,
    'a smiling woman, portrait',
    'a toothbrush in a glass on a white shelf, close-up',
    'a dentist in a bright room',
  ],
  [
    /(?<!\p{L})(?:optiker\p{L}*|augenoptik|opticien\p{L}*|óptica|ottica|gafas|brillen\p{L}*|opticians?|glasses|eyewear|spectacles|sunglasses)(?!\p{L})/u,
    'a pair of glasses on a white table, close-up',
    'a smiling woman with glasses, portrait',
  ],
  [
    /(?<!\p{L})(?:pharmacy|pharmacist|chemist)(?!\p{L})/u,
    'a pharmacist in a pharmacy',
    'medicine bottles on a white shelf',
  ],
  [
    /(?<!\p{L})(?:doctors?|clinic|medical practice|physio\w*)(?!\p{L})/u,
    'a doctor with a stethoscope in a bright room',
    'a stethoscope on a white table, close-up',
  ],
  [
    /(?<!\p{L})(?:tierarzt\p{L}*|tierärzt\p{L}*|vétérinaire|vets?|veterinar\w+)(?!\p{L})/u,
    'a veterinarian with a dog',
    'a cat on a table in a bright room, close-up',
    'a puppy, portrait',
  ],
  [
    /(?<!\p{L})(?:dog (?:hotel|walk\w*|school|training|sitting|day ?care)|(?:pet |dog )?groom(?:ing|er)|dogs|pupp(?:y|ies)|pet (?:shop|store|hotel|sitt\w+)|kennels?)(?!\p{L})/u,
    'a happy dog in a meadow',
    'a puppy with a ball on the grass, close-up',
    'a dog lying on a carpet in a living room',
  ],
  [
    /(?<!\p{L})(?:bäcker\p{L}*|boulanger\p{L}*|panader\p{L}*|panetteria|forno|padaria|bak(?:ery|ers?)|patisserie|bread|sourdough|croissants?)(?!\p{L})/u,
    'fresh bread and croissants on a wooden table in a bakery, close-up',
    'a basket of bread rolls on a wooden table, close-up',
    'a baker holding bread in a bakery',
  ],
  [
    /(?<!\p{L})(?:jams?|marmalades?|preserves|chutneys?)(?!\p{L})/u,
    'jars of strawberry jam and strawberries on a wooden table, close-up',
    'strawberries in a basket on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:cakes?|cupcakes?|confectioner\w*|pastry)(?!\p{L})/u,
    'a birthday cake on a cake stand, close-up',
    'cupcakes on a plate, close-up',
  ],
  [
    /(?<!\p{L})(?:kaffee\p{L}*|cafeter\p{L}*|caffè|röster\p{L}*|caf[eé]s?|coffee|espresso|baristas?|roaster[sy]?)(?!\p{L})/u,
    'a cup of cappuccino and a croissant on a wooden table in a cafe, close-up',
    'a barista making coffee in a cafe',
    'coffee beans around a cup of coffee, from above',
  ],
  [
    /(?<!\p{L})(?:tea (?:house|room|shop)|teas?)(?!\p{L})/u,
    'a teapot and a cup of tea on a wooden table, close-up',
    'a cup of tea and a book by the window',
  ],
  [
    /(?<!\p{L})(?:eis(?:diele|café|laden)|glacier|helader\p{L}*|gelateria|sorveteria|ice ?cream|gelato)(?!\p{L})/u,
    'an ice cream cone with three scoops, close-up',
    'a bowl of ice cream on a table',
  ],
  [
    /(?<!\p{L})(?:pizz(?:a|as|eria))(?!\p{L})/u,
    'a pizza on a wooden board, close-up',
    'a pizza chef with a pizza in a pizzeria',
  ],
  [
    /(?<!\p{L})(?:burgers?|grill|barbecue|bbq)(?!\p{L})/u,
    'a burger and fries on a wooden board, close-up',
    'a chef cooking in a kitchen',
  ],
  [/(?<!\p{L})(?:sushi|ramen)(?!\p{L})/u, 'a plate of sushi, close-up', 'a chef cooking in a kitchen'],
  [
    /(?<!\p{L})(?:restaurants?|trattoria|osteria|taverna|bistro|lunch|dinner|menu|catering|kitchen team|chefs?)(?!\p{L})/u,
    'a plate of pasta and a glass of wine on a table in a restaurant, close-up',
    'a chef cooking in a kitchen',
  ],
  [
    /(?<!\p{L})(?:bar|cocktails?|pub)(?!\p{L})/u,
    'two cocktails on a bar counter, close-up',
    'a bartender at a bar counter',
  ],
  [
    /(?<!\p{L})(?:brewery|beers?)(?!\p{L})/u,
    'two glasses of beer on a wooden table, close-up',
    'a barrel and a mug of beer on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:winery|vineyards?|wines?)(?!\p{L})/u,
    'a bottle of wine, a glass of wine and grapes on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:metzger\p{L}*|fleischer\p{L}*|boucher\p{L}*|carnicer\p{L}*|macelleria|butchers?|delicatessen)(?!\p{L})/u,
    'a butcher in a butcher shop',
    'sausages on a wooden board, close-up',
  ],
  [
    /(?<!\p{L})(?:käse\p{L}*|fromage\p{L}*|queser\p{L}*|formagg\p{L}*|cheese\w*|dairy)(?!\p{L})/u,
    'cheese and grapes on a wooden board, close-up',
  ],
  [
    /(?<!\p{L})(?:vegetables?|veg|greengrocer|farm (?:shop|box)|organic|market|harvest|fruits?)(?!\p{L})/u,
    'a basket full of vegetables on a wooden table, close-up',
    'tomatoes, carrots and a cabbage on a wooden table, from above',
    'a farmer with a crate of vegetables on a field',
  ],
  [
    /(?<!\p{L})(?:imker\p{L}*|honig|apicult\p{L}*|miel|miele|honey|beekeepers?)(?!\p{L})/u,
    'a jar of honey with a honey dipper on a wooden table, close-up',
    'a beekeeper in a garden',
  ],
  [
    /(?<!\p{L})(?:blumen\p{L}*|fleuriste\p{L}*|florister\p{L}*|fiorai\p{L}*|floricultura|florists?|flowers?|bouquets?|peon(?:y|ies)|roses|tulips)(?!\p{L})/u,
    'a bouquet of peonies in a vase on a wooden table, close-up',
    'a florist arranging flowers in a flower shop',
    'tulips in a bucket, close-up',
  ],
  [
    /(?<!\p{L})(?:gärtner\p{L}*|gartenbau|jardin(?:ier|ero|eiro)\p{L}*|giardinier\p{L}*|garden(?:er|ers|ing)?|landscap\w+|lawns?|hedges?)(?!\p{L})/u,
    'a gardener planting flowers in a garden',
    'a blooming garden with a watering can, close-up',
  ],
  [
    /(?<!\p{L})(?:dachdecker\p{L}*|couvreur|tejados|roof(?:s|ing|er|ers)?|gutters?|chimneys?)(?!\p{L})/u,
    'a house with a red roof in a garden',
    'a ladder leaning on a house',
    'a builder with a helmet in front of a house',
  ],
  [
    /(?<!\p{L})(?:klempner\p{L}*|sanitär\p{L}*|plomb(?:ier|erie)|fontaner\p{L}*|idraulic\p{L}*|encanador\p{L}*|plumb(?:er|ers|ing)|pipes?|boilers?|heating|leaks?)(?!\p{L})/u,
    'a plumber repairing a sink',
    'a wrench and a toolbox on a bathroom floor, close-up',
  ],
  [
    /(?<!\p{L})(?:elektrik\p{L}*|elektro\p{L}*|électricien\p{L}*|electricista|elettricist\p{L}*|electrician|electrical|wiring|sockets?)(?!\p{L})/u,
    'an electrician with a toolbox',
    'a glowing light bulb, close-up',
  ],
  [
    /(?<!\p{L})(?:solar)(?!\p{L})/u,
    'solar panels in a meadow under a blue sky',
    'a builder with a helmet in front of a house',
  ],
  [
    /(?<!\p{L})(?:tischler\p{L}*|schreiner\p{L}*|menuisier\p{L}*|menuiserie|carpinter\p{L}*|falegnam\p{L}*|marcenaria|carpent\w+|joiner\w*|woodwork\w*|cabinet makers?|furniture)(?!\p{L})/u,
    'a carpenter sawing wood in a workshop',
    'a wooden chair in a workshop, close-up',
  ],
  [
    /(?<!\p{L})(?:maler(?:betrieb|meister)?|peintre|pintor(?:es)?|imbianchin\p{L}*|decorators?|house painters?|wallpaper)(?!\p{L})/u,
    'buckets of paint and a paint roller on a floor, close-up',
    'a ladder in a living room',
    'buckets of paint and a brush, close-up',
  ],
  [
    /(?<!\p{L})(?:locksmith|keys?)(?!\p{L})/u,
    'a key on a wooden table, close-up',
    'a red front door of a house',
  ],
  [
    /(?<!\p{L})(?:reinigung\p{L}*|nettoyage|limpieza|pulizie|limpeza|clean(?:er|ers|ing)|housekeeping|maids?)(?!\p{L})/u,
    'a cleaner mopping the floor of a bright room',
    'a bucket and a spray bottle on a bright floor, close-up',
  ],
  [
    /(?<!\p{L})(?:laundry|dry clean\w+|ironing)(?!\p{L})/u,
    'a stack of folded towels on a wooden table, close-up',
    'a washing machine in a bright room',
  ],
  [
    /(?<!\p{L})(?:schneiderei|couturière|sastrer[íi]a|sartoria|tailors?|tailoring|made[- ]to[- ]measure|suits?|alterations|sewing|dressmaker)(?!\p{L})/u,
    'scissors and spools of thread on a wooden table, close-up',
    'a sewing machine on a wooden table, close-up',
    'a folded shirt and a tie on a wooden table, close-up',
    'scissors and spools of thread on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:fahrrad\p{L}*|rad(?:werkstatt|laden)|vélos?|bicicletas?|biciclett\p{L}*|bikes?|bicycles?|cycl\w+)(?!\p{L})/u,
    'a bicycle leaning on a brick wall',
    'a mechanic repairing a bicycle in a workshop',
    'a woman riding a bicycle in a park',
  ],
  [
    /(?<!\p{L})(?:kfz\p{L}*|autowerkstatt|garagiste|taller mecánico|autofficina|oficina mecânica|garage|car (?:repair|service|wash)|mechanics?|tyres?|tires?|mot test)(?!\p{L})/u,
    'a mechanic beside a car in a garage',
    'a red car in a garage',
    'a car tire and a wrench, close-up',
  ],
  [
    /(?<!\p{L})(?:car dealer\w*|used cars|electric cars?|cars?)(?!\p{L})/u,
    'a red car on a coast road',
    'a car in front of a modern house',
  ],
  [
    /(?<!\p{L})(?:fahrschule\p{L}*|auto-école|autoescuela|autoscuola|driving (?:school|lessons?|instructor))(?!\p{L})/u,
    'a small car on a street',
    'a red car on a coast road',
  ],
  [
    /(?<!\p{L})(?:taxis?|cabs?|airport transfer)(?!\p{L})/u,
    'a yellow taxi on a city street',
    'a suitcase on a street, close-up',
  ],
  [
    /(?<!\p{L})(?:umz[üu]g\p{L}*|déménage\p{L}*|mudanzas|traslochi|mudanças|movers|removals|moving (?:company|day|house)|move with|movin)(?!\p{L})/u,
    'a moving truck with cardboard boxes in front of a house',
    'cardboard boxes on a wooden floor, close-up',
  ],
  [
    /(?<!\p{L})(?:immobili\p{L}*|inmobiliaria|imobiliária|makler\p{L}*|real estate|realtors?|estate agents?|houses?|flats?(?! rate)|apartments?|property)(?!\p{L})/u,
    'a modern house with a garden under a blue sky',
    'a bright living room with a sofa and a plant',
  ],
  [
    /(?<!\p{L})(?:hotel|guest ?house|bed and breakfast|holiday (?:home|flat|apartment)|rooms with)(?!\p{L})/u,
    'a bright bedroom with a large bed',
    'breakfast with coffee and croissants on a table by the window',
  ],
  [
    /(?<!\p{L})(?:boat (?:tours?|trips?|hire)|sailing|sailboats?|bootstour\p{L}*|bootsverleih|excursions? en bateau)(?!\p{L})/u,
    'a sailing boat on the sea under a blue sky',
    'a lighthouse on a cliff above the sea',
  ],
  [
    /(?<!\p{L})(?:travel|tours?|trips?|cruises?|holidays?)(?!\p{L})/u,
    'a beach with palm trees and turquoise sea',
    'a suitcase and a straw hat on the beach, close-up',
  ],
  [
    /(?<!\p{L})(?:guitars?)(?!\p{L})/u,
    'a man playing the guitar in a living room',
    'a guitar leaning on a wall, close-up',
  ],
  [/(?<!\p{L})(?:pianos?)(?!\p{L})/u, 'a woman playing the piano', 'a piano in a bright room'],
  [
    /(?<!\p{L})(?:violins?|drums?|singing|music (?:school|lessons?|teacher)|choirs?)(?!\p{L})/u,
    'a violin on a wooden table, close-up',
    'a microphone on a stage, close-up',
  ],
  [
    /(?<!\p{L})(?:dance|dancing|ballet)(?!\p{L})/u,
    'a dancer in a dance studio',
    'ballet shoes on a wooden floor, close-up',
  ],
  [
    /(?<!\p{L})(?:tutor\w*|maths?|homework|language (?:school|course)|lessons?|courses?)(?!\p{L})/u,
    'a teacher at a blackboard',
    'books and a pencil on a desk, close-up',
  ],
  [
    /(?<!\p{L})(?:nursery|kindergarten|day ?care|toys?)(?!\p{L})/u,
    'a teddy bear and toy blocks on a carpet, close-up',
    'two children playing with toy blocks',
    'paint buckets and a brush on a small table, close-up',
    'a rocking horse in a bright room',
  ],
  [
    /(?<!\p{L})(?:fotograf\p{L}*|photographe|photograph(?:er|ers|y)|photo shoots?)(?!\p{L})/u,
    'a photographer with a camera',
    'a camera on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:weddings?|brides?)(?!\p{L})/u,
    'a bride and groom with a bouquet in a garden',
    'two wedding rings on a white cushion, close-up',
  ],
  [
    /(?<!\p{L})(?:schmuck\p{L}*|juwelier\p{L}*|goldschmied\p{L}*|bijou\p{L}*|joyer\p{L}*|gioiell\p{L}*|jewell?er[sy]?|jewelry|rings?|necklaces?|earrings)(?!\p{L})/u,
    'a gold ring with a diamond on a cushion, close-up',
    'a necklace on a dark cloth, close-up',
  ],
  [
    /(?<!\p{L})(?:boutique|fashion|dress(?:es)?|clothes|clothing|second ?hand|vintage shop)(?!\p{L})/u,
    'three dresses in a shop',
    'a folded sweater and a hat on a table, close-up',
  ],
  [/(?<!\p{L})(?:shoes?|sneakers?|cobblers?)(?!\p{L})/u, 'a pair of sneakers on a wooden floor, close-up'],
  [
    /(?<!\p{L})(?:buch(?:handlung|laden)|librairie|librer[íi]a|livraria|book ?shops?|book ?stores?|books)(?!\p{L})/u,
    'a stack of books and a cup of tea on a wooden table, close-up',
    'an armchair and a bookshelf in a library',
  ],
  [
    /(?<!\p{L})(?:candles?)(?!\p{L})/u,
    'three lit candles on a wooden table, close-up',
    'a lit candle beside a vase of flowers, close-up',
    'a candle in a jar on a wooden shelf, close-up',
  ],
  [
    /(?<!\p{L})(?:soaps?|skin ?care|cosmetics?|creams?)(?!\p{L})/u,
    'a jar of cream and a flower on a white table, close-up',
    'bars of soap on a wooden board, close-up',
  ],
  [
    /(?<!\p{L})(?:töpfer\p{L}*|keramik\p{L}*|poterie|cerámica|ceramica|potter[sy]?|ceramics?)(?!\p{L})/u,
    'a potter at the potter’s wheel in a workshop',
    'handmade mugs on a wooden shelf, close-up',
  ],
  [
    /(?<!\p{L})(?:phone repair|smartphones?|screens?)(?!\p{L})/u,
    'a smartphone and a screwdriver on a table, close-up',
    'a man working at a desk with tools',
  ],
  [
    /(?<!\p{L})(?:computers?|laptops?|websites?|web design|software|app|it support)(?!\p{L})/u,
    'a laptop and a cup of coffee on a desk, close-up',
    'a desk with a laptop and a lamp in an office',
  ],
  [
    /(?<!\p{L})(?:accountants?|accounting|tax(?:es)?|bookkeep\w+)(?!\p{L})/u,
    'a calculator, papers and a pen on a desk, close-up',
    'a desk with a laptop and a lamp in an office',
  ],
  [
    /(?<!\p{L})(?:lawyers?|legal|solicitors?|notary)(?!\p{L})/u,
    'a lawyer in an office',
    'a pen and papers on a desk, close-up',
  ],
  [
    /(?<!\p{L})(?:insurance|mortgage|loans?|bank)(?!\p{L})/u,
    'a man and a woman talking in an office',
    'a key on a wooden table, close-up',
  ],
  [
    /(?<!\p{L})(?:swim\w*|pools?)(?!\p{L})/u,
    'a swimmer in a swimming pool',
    'a towel and sunglasses beside a pool, close-up',
  ],
  [
    /(?<!\p{L})(?:surf\w*)(?!\p{L})/u,
    'a surfer on a wave',
    'a surfboard on a beach, close-up',
    'a beach with palm trees and turquoise sea',
  ],
  [
    /(?<!\p{L})(?:tennis)(?!\p{L})/u,
    'a tennis player on a tennis court',
    'a tennis racket and a ball, close-up',
  ],
  [
    /(?<!\p{L})(?:football|soccer)(?!\p{L})/u,
    'a football on a green pitch, close-up',
    'a footballer on a green pitch',
  ],
];

/** By turns; the second time round each is seen from nearer, or from above. */
export function shotFor(shots: readonly string[], turn: number): string {
  const shot = shots[turn % shots.length]!;
  if (Math.floor(turn / shots.length) % 2 === 0) return shot;
  return shot.endsWith(', close-up') ? shot.replace(/close-up$/u, 'from above') : `${shot}, close-up`;
}

/** The shots of the trade that a text is about, the one named first: as it was written, before its English. None: it is of no trade that we know. */
export function tradeShots(...texts: readonly string[]): readonly string[] {
  const text = texts.join('\n').toLowerCase();
  let [at, found]: [number, readonly string[]] = [Number.POSITIVE_INFINITY, []];
  for (const [words, ...shots] of ROWS) {
    const index = text.search(words);
    if (index >= 0 && index < at) [at, found] = [index, shots];
  }
  return found;
}
