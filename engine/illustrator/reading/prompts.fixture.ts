/** What the 126 reference prompts mean, written down by hand before the reader was built: the measure of reading. */

/**
 * Prompt, hero, further things, place, intent.
 * A thing is `word` or `word=name|name`: the word of the prompt it comes from and the catalogue names that are right.
 * `?word` may also be left out and named as such, as long as nothing suitable can be drawn.
 * A place in brackets is not named by the prompt but a sensible choice; `|` parts alternatives; `*` is anything.
 */
export type ExpectedReading = readonly [
  prompt: string,
  hero: string,
  things: string,
  place: string,
  intent: string,
];

const FOOD: ExpectedReading[] = [
  [
    'A loaf of sourdough bread on a wooden board',
    'bread=bread|loaf|sourdough|loaf of bread',
    '',
    '(kitchen|bakery)',
    'food',
  ],
  ['A bowl of ramen with egg and noodles', 'ramen', 'egg', '(kitchen|restaurant)', 'food'],
  [
    'A slice of chocolate cake on a white plate',
    'cake=slice of cake|cake|cake slice',
    '',
    '(kitchen|cafe)',
    'food',
  ],
  ['Fresh croissants and coffee on a café table', 'croissants=croissant', 'coffee', 'cafe', 'food'],
  ['A burger with fries', 'burger', 'fries', '(kitchen|restaurant)', 'food'],
  ['A basket of red apples', 'basket', 'apples=apple|red apple', '(kitchen)', 'food|still life'],
  ['Sushi platter on a dark slate', 'sushi', '', '(kitchen|restaurant)', 'food'],
  ['A cup of cappuccino with latte art', 'cappuccino', '', '(kitchen|cafe)', 'food'],
  [
    'A jar of honey with a wooden dipper',
    'honey=honey|jar|honey jar|jar of honey',
    '?dipper',
    '(kitchen)',
    'food',
  ],
  [
    'Pancakes with blueberries and maple syrup',
    'pancakes=pancakes|pancake',
    'blueberries, ?syrup',
    '(kitchen)',
    'food',
  ],
  ['A pizza straight from a stone oven', 'pizza', '?oven', '(kitchen|restaurant)', 'food'],
  ['A glass of orange juice with ice', 'juice', 'ice=ice|ice cube', '(kitchen)', 'food'],
];

const PRODUCTS: ExpectedReading[] = [
  [
    'A luxury perfume bottle on marble with soft light',
    'bottle=perfume|perfume bottle|bottle',
    '',
    '(studio)',
    'product',
  ],
  ['White sneakers on a pink background', 'sneakers=sneaker|shoe|sneakers', '', '(studio)', 'product'],
  ['A wrist watch on black velvet', 'watch=watch|wrist watch|wristwatch', '', '(studio)', 'product'],
  [
    'A skincare cream jar with green leaves, studio light',
    'jar=jar|cream jar',
    'leaves=leaf|leaves',
    'studio|(studio)',
    'product',
  ],
  [
    'A ceramic mug, product shot, plain yellow background',
    'mug=mug|cup|cup of coffee',
    '',
    'studio|(studio)',
    'product',
  ],
  ['A leather handbag on a pedestal', 'handbag=handbag|bag', '', '(studio)', 'product'],
  ['Wireless headphones floating, blue gradient', 'headphones', '', '(studio)', 'product'],
  [
    'A smartphone with a blank screen on a desk',
    'smartphone=phone|smartphone',
    '',
    '(office|studio)',
    'product',
  ],
  [
    'A candle burning in a glass, cosy mood',
    'candle',
    'glass',
    '(living room|studio|room)',
    'product|still life',
  ],
  [
    'A bottle of olive oil with olives',
    'bottle',
    'olives=olive|olives',
    '(kitchen|studio)',
    'product|food|still life',
  ],
];

const PEOPLE: ExpectedReading[] = [
  ['Portrait of a smiling young woman with curly hair', 'woman', '', '(studio)', 'portrait'],
  ['Portrait of an old fisherman with a white beard', 'fisherman', '', '(studio|harbour)', 'portrait'],
  [
    'A businessman walking with an umbrella in the rain',
    'businessman',
    'umbrella',
    '(street|city)',
    'action',
  ],
  ['A chef holding a pizza', 'chef', 'pizza', '(kitchen|restaurant)', 'action'],
  ['A girl reading a book under a tree', 'girl', 'book, tree', '(park|meadow|garden)', 'action'],
  ['Two friends drinking coffee and laughing', 'friends=person', 'coffee', '(cafe)', 'action'],
  ['A ballet dancer on a stage', 'dancer=ballerina|dancer', '', 'stage', 'action'],
  ['A doctor in a white coat', 'doctor', '', '(hospital|studio)', 'portrait'],
  ['A boy riding a bicycle in the park', 'boy', 'bicycle', 'park', 'action'],
  ['A woman doing yoga at sunrise on the beach', 'woman', '', 'beach', 'action'],
  ['A rock guitarist in the spotlight', 'guitarist', '', 'stage', 'action'],
  [
    'A family having a picnic',
    'family=man|woman',
    'family=man|woman, family=girl|boy|child, family=girl|boy|child',
    '(park|meadow)',
    'action',
  ],
  ['A teacher in front of a blackboard', 'teacher', '?blackboard', 'classroom|(classroom)', 'action'],
  ['A runner crossing the finish line', 'runner', '', 'race track', 'action'],
];

const ANIMALS: ExpectedReading[] = [
  ['A golden retriever surfing a wave', 'golden retriever=dog|golden retriever', '', 'ocean', 'action'],
  ['A hummingbird drinking from a flower', 'hummingbird=bird|hummingbird', 'flower', '(garden)', 'action'],
  ['A black cat sleeping on a red sofa', 'cat', 'sofa', '(living room|room)', 'action'],
  ['A lion and a zebra at a waterhole', 'lion', 'zebra', 'savanna', 'landscape'],
  ['An owl on a branch at night', 'owl', 'branch=branch|tree', '(forest)', 'landscape'],
  ['A horse galloping through a field', 'horse', '', 'meadow', 'action'],
  ['Two parrots on a palm tree', 'parrots=parrot', 'palm tree=palm|palm tree', '(beach|jungle)', 'landscape'],
  [
    'A squirrel holding a nut',
    'squirrel',
    'nut=nut|acorn|chestnut|walnut|hazelnut|peanut',
    '(forest|park)',
    'action',
  ],
  ['A blue whale under the stars', 'whale', 'stars', '(ocean)', 'landscape'],
  [
    'A hedgehog in autumn leaves',
    'hedgehog',
    'leaves=autumn leaves|leaf|leaves|autumn leaf',
    '(forest|garden)',
    'landscape',
  ],
  ['A flamingo standing in shallow water', 'flamingo', '', 'lake', 'landscape|action'],
  ['A bear catching a salmon in a river', 'bear', 'salmon=fish|salmon', 'river', 'action'],
];

const VEHICLES: ExpectedReading[] = [
  [
    'A steam train crossing a stone bridge',
    'steam train=steam train|train',
    '?bridge',
    '(hills|river|mountain)',
    'landscape|action',
  ],
  [
    'An old wooden pirate ship in a storm',
    'pirate ship=pirate ship|sailing ship|ship',
    '',
    '(ocean)',
    'landscape',
  ],
  ['A yellow taxi in New York', 'taxi', '', 'new york street', 'street'],
  ['A hot air balloon over Cappadocia', 'balloon=hot-air balloon|hot air balloon', '', 'canyon', 'landscape'],
  ['A red fire truck', 'fire truck', '', '(street)', 'street'],
  ['A space shuttle launching', 'shuttle=rocket|space shuttle', '', '(sky|space|desert)', 'action'],
  ['A camper van by a mountain lake', 'camper van=van|camper van|camper', '', 'lake', 'landscape'],
  ['A bicycle leaning against a wall', 'bicycle', 'wall=wall|brick wall', '(street)', 'street'],
  ['A helicopter over a city at night', 'helicopter', '', 'city', 'landscape'],
];

const PLACES: ExpectedReading[] = [
  ['A cosy bakery storefront in autumn', '', '', 'shop front', 'street'],
  ['A quiet library with tall shelves', '?shelves=shelf|bookshelf', '', 'library', 'interior'],
  [
    'A Japanese street with a red torii gate and cherry blossoms',
    'torii gate',
    'blossoms=cherry tree|cherry blossom|blossom',
    'japanese street',
    'street',
  ],
  [
    'A modern living room with a grey sofa and plants',
    'sofa',
    'plants=plant|potted plant|houseplant',
    'living room',
    'interior',
  ],
  ['A farmers market with vegetables', 'vegetables=*', 'vegetables=*, vegetables=*', 'market', 'street'],
  ['A lighthouse on a cliff in a storm', 'lighthouse', '?cliff', '*', 'landscape'],
  ['A medieval castle at sunset', 'castle', '', '(hills|castle|mountain)', 'landscape'],
  ['A desert with camels and pyramids', 'camels=camel', '?pyramids=pyramid', 'desert', 'landscape'],
  [
    'A snowy mountain cabin with northern lights',
    'cabin=cabin|hut|house',
    'northern lights',
    'mountain',
    'landscape',
  ],
  ['A Paris café terrace with the Eiffel Tower', 'Eiffel Tower=*', '', 'terrace', 'street'],
  [
    'A kitchen with a steaming pot on the stove',
    'pot=pot|cooking pot|saucepan',
    '?stove',
    'kitchen',
    'interior',
  ],
  ['A classroom with desks', '?desks=desk|school desk|table', '', 'classroom', 'interior'],
  [
    'A greenhouse full of tropical plants',
    'plants=plant|potted plant|houseplant',
    '',
    'greenhouse',
    'interior',
  ],
  ['A beach with palm trees and a hammock', 'palm trees=palm|palm tree', '?hammock', 'beach', 'landscape'],
];

const OCCASIONS: ExpectedReading[] = [
  [
    'A Christmas tree with presents by the fireplace',
    'tree=christmas tree',
    'presents=gift, ?fireplace',
    '(living room|room)',
    'interior',
  ],
  [
    'A birthday cake with candles and balloons',
    'cake=birthday cake|cake',
    'candles=candle, balloons=balloon',
    '(living room|kitchen|room|dining room)',
    'food',
  ],
  [
    'Halloween pumpkins on a porch at night',
    "pumpkins=pumpkin|jack-o-lantern|jack-o'-lantern|halloween pumpkin",
    '',
    'terrace',
    'still life|street',
  ],
  ['Fireworks over a harbour', 'fireworks', '', 'harbour', 'landscape'],
  [
    'A wedding cake with flowers',
    'cake=wedding cake|cake',
    'flowers=flower',
    '(studio|kitchen|dining room)',
    'food',
  ],
  ['Easter eggs in a basket on grass', 'eggs=egg|easter egg', 'basket', '(meadow|garden)', 'still life|food'],
  ['Snowman with a red scarf', 'snowman', 'scarf', '(snow)', 'landscape'],
  ['Spring meadow with butterflies', 'butterflies=butterfly', '', 'meadow', 'landscape'],
  ['A heart made of red roses', 'heart', '', '(studio)', 'still life|product'],
];

const FANTASY: ExpectedReading[] = [
  [
    'A dragon guarding a treasure',
    'dragon',
    'treasure=treasure chest|treasure|coin|coins',
    '(dungeon|mountain|castle)',
    'action',
  ],
  ['A wizard casting a spell in a dark forest', 'wizard', '', 'forest', 'action'],
  ['A robot barista making coffee', 'robot', 'coffee', '(cafe)', 'action'],
  ['An astronaut riding a horse on Mars', 'astronaut', 'horse', 'mars', 'action'],
  ['A mermaid on a rock', 'mermaid', 'rock=rock|stone|boulder', '(ocean|beach)', 'landscape'],
  ['A floating island with a waterfall', 'floating island', '?waterfall', '*', 'landscape'],
  ['A unicorn under a rainbow', 'unicorn', 'rainbow', '(meadow|hills|sky)', 'landscape'],
  ['An underwater city with glowing jellyfish', 'city=*', 'jellyfish', 'underwater', 'landscape'],
  [
    'A tiny house inside a teapot',
    'house',
    'teapot',
    '(kitchen|studio|room|living room)',
    'still life|product',
  ],
  ['A fairy sitting on a mushroom', 'fairy', 'mushroom', '(forest|garden|meadow)', 'action'],
];

const BUSINESS: ExpectedReading[] = [
  ['A team meeting around a table', 'team=person|businessman|businesswoman', 'table', '(office)', 'action'],
  [
    'A laptop and a coffee cup on a desk',
    'laptop',
    'cup=cup of coffee|cup|coffee|coffee cup|mug',
    '(office|studio)',
    'still life|product',
  ],
  ['A growing bar chart with an arrow', 'chart=bar chart', '?arrow', '(studio|office)', 'product|still life'],
  ['A shop window with a sale sign', 'sign=sign', '', 'shop front', 'street'],
  ['A handshake', 'handshake', '', '(studio|office)', 'product|still life'],
  [
    'A delivery truck in front of a warehouse',
    'truck=truck|delivery truck',
    'warehouse',
    '(street|city)',
    'street',
  ],
  [
    'A barber shop with a chair and mirror',
    'chair=chair|barber chair|armchair',
    'mirror',
    'barber shop',
    'interior',
  ],
  ['A florist arranging a bouquet', 'florist', 'bouquet', '(shop)', 'action'],
  ['A yoga studio with mats', '?mats=mat|yoga mat', '', 'yoga studio', 'interior'],
  [
    'A toolbox with a hammer and screwdriver',
    'toolbox',
    'hammer, screwdriver',
    '(workshop|studio)',
    'still life|product',
  ],
];

const RELATIONS: ExpectedReading[] = [
  ['A cat under a table', 'cat', 'table', '(living room|room|kitchen|dining room)', 'interior'],
  ['A bird on top of a clock', 'bird', 'clock=clock', '(living room|room|garden)', '*'],
  [
    'A red ball between two blue boxes',
    'ball',
    'boxes=box|cardboard box',
    '(studio|room)',
    'still life|product',
  ],
  ['A mouse riding on an elephant', 'mouse', 'elephant', '(savanna|meadow)', 'action'],
  [
    'A boat in a bottle',
    'boat=boat|sailing boat|sailboat|rowing boat',
    'bottle',
    '(studio|room|living room)',
    'still life|product',
  ],
  ['Three white ducks in a row on a pond', 'ducks=duck', '', 'lake', 'landscape'],
  [
    'A big dog next to a small cat',
    'dog',
    'cat',
    '(living room|room|meadow|garden|park)',
    'interior|landscape',
  ],
  [
    'A ladder leaning against an apple tree',
    'ladder',
    'apple tree=tree|apple tree',
    '(garden)',
    'landscape|still life',
  ],
  [
    'A vase of sunflowers on a window sill',
    'vase',
    'sunflowers=sunflower',
    '(room|living room|kitchen)',
    'still life|product',
  ],
];

const LOOKS: ExpectedReading[] = [
  ['Minimalist poster of a mountain', '', '', 'mountain', 'landscape'],
  ['Retro travel poster of Rome', '', '', 'european street', 'street'],
  ['Seamless pattern of lemons', 'lemons=lemon', '', '*', 'pattern'],
  ['A logo-like fox head, flat', 'fox', '', '(studio)', 'portrait|product'],
  ['Golden geometric shapes on navy', '', '', 'abstract|(abstract)', 'abstract'],
  ['Soft pastel gradient background', '', '', '*', 'gradient'],
  ['Black and white portrait of a jazz singer', 'singer', '', '(studio|stage)', 'portrait'],
  ['Stained glass window with a peacock', 'peacock', '', '*', '*'],
  ['A neon sign of a cocktail glass', 'cocktail glass=cocktail|cocktail glass', '', '*', '*'],
];

/** Translated as the gloss of another language would come in. */
const TRANSLATED: ExpectedReading[] = [
  ['A baker with freshly baked bread', 'baker', 'bread=bread|loaf|loaf of bread', '(bakery)', 'action'],
  ['A dog plays in the snow', 'dog', '', 'snow', 'action'],
  [
    'A cup of tea on a wooden table',
    'tea=tea|cup of tea|cup|teacup|cup of coffee|tea cup',
    '',
    '(kitchen|cafe)',
    'food',
  ],
  ['A black cat on the roof at night', 'cat', '', 'rooftop', 'street'],
  ['A fishing boat at sunset', 'boat=*', '', '(ocean|harbour)', 'landscape'],
  ['A small wooden hut under a snowy mountain', 'hut=hut|cabin|house', '', 'mountain', 'landscape'],
  ['A cat under a cherry tree', 'cat', 'cherry tree', '(garden|park|meadow)', 'landscape'],
  ['A lighthouse at the seaside', 'lighthouse', '', 'beach', 'landscape'],
];

export const EXPECTED_READINGS: readonly ExpectedReading[] = [
  ...FOOD,
  ...PRODUCTS,
  ...PEOPLE,
  ...ANIMALS,
  ...VEHICLES,
  ...PLACES,
  ...OCCASIONS,
  ...FANTASY,
  ...BUSINESS,
  ...RELATIONS,
  ...LOOKS,
  ...TRANSLATED,
];
