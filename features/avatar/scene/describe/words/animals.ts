/** Words for animals, and the fur that each of them has where nobody says otherwise. */

import type { Animal, HairColor } from '#common/character/character-words.ts';

/** English first, then the other languages of the interface that write with spaces; accents are gone by then. */
export const ANIMAL_WORDS: Record<Animal, readonly string[]> = {
  fox: 'fox foxes vixen fuchs zorro renard volpe raposa'.split(' '),
  wolf: 'wolf werewolf husky lobo loup lupo'.split(' '),
  cat: 'cat kitten kitty tomcat katze kater gato gata chaton gatto'.split(' '),
  tiger: 'tiger tigress tigre'.split(' '),
  lion: 'lion lioness lowe leon leone leao'.split(' '),
  dog: 'dog doggy puppy pup hound labrador beagle retriever spaniel terrier poodle corgi dachshund hund welpe perro chien cane cachorro'.split(
    ' ',
  ),
  bear: 'bear teddy grizzly teddybar oso ours orso urso'.split(' '),
  panda: 'panda'.split(' '),
  rabbit: 'rabbit bunny hare hase kaninchen conejo lapin coniglio coelho'.split(' '),
  mouse: 'mouse mice rat maus raton souris topo rato'.split(' '),
  pig: 'pig piglet piggy hog schwein cerdo cochon maiale porco'.split(' '),
  frog: 'frog toad frosch rana grenouille sapo'.split(' '),
  penguin: 'penguin pinguin pinguino manchot pinguim'.split(' '),
  raccoon: 'raccoon racoon waschbar mapache procione guaxinim'.split(' '),
  'red-panda': 'firefox'.split(' '),
  koala: 'koala'.split(' '),
  otter: 'otter nutria loutre lontra'.split(' '),
  hamster: 'hamster gerbil hamsters criceto'.split(' '),
  squirrel: 'squirrel chipmunk eichhornchen ardilla ecureuil scoiattolo esquilo'.split(' '),
  beaver: 'beaver biber castor castoro'.split(' '),
  hedgehog: 'hedgehog porcupine igel erizo herisson riccio ourico'.split(' '),
  monkey: 'monkey ape chimp chimpanzee affe mono singe scimmia macaco'.split(' '),
  sloth: 'sloth faultier perezoso paresseux bradipo preguica'.split(' '),
  skunk: 'skunk stinktier mofeta mouffette puzzola'.split(' '),
  badger: 'badger dachs tejon blaireau tasso texugo'.split(' '),
  leopard: 'leopard cheetah jaguar panther leopardo ghepardo guepard'.split(' '),
  cow: 'cow calf bull ox kuh vaca vache mucca'.split(' '),
  horse: 'horse pony stallion mare foal pferd caballo cheval cavallo cavalo'.split(' '),
  donkey: 'donkey mule esel burro ane asino'.split(' '),
  zebra: 'zebra cebra zebre'.split(' '),
  unicorn: 'unicorn einhorn unicornio licorne unicorno'.split(' '),
  deer: 'deer fawn stag doe reindeer elk moose hirsch reh ciervo cerf cervo'.split(' '),
  giraffe: 'giraffe jirafa girafe giraffa girafa'.split(' '),
  sheep: 'sheep lamb ewe ram schaf oveja mouton pecora ovelha'.split(' '),
  goat: 'goat ziege cabra chevre capra'.split(' '),
  elephant: 'elephant elefant elefante'.split(' '),
  hippo: 'hippo hippopotamus nilpferd hipopotamo ippopotamo'.split(' '),
  rhino: 'rhino rhinoceros nashorn rinoceronte'.split(' '),
  kangaroo: 'kangaroo wallaby kanguru canguro kangourou'.split(' '),
  owl: 'owl eule buho hibou gufo coruja'.split(' '),
  duck: 'duck duckling ente pato canard anatra'.split(' '),
  chicken: 'chicken hen rooster chick huhn pollo poulet frango'.split(' '),
  parrot: 'parrot macaw papagei loro perroquet pappagallo papagaio'.split(' '),
  turtle: 'turtle tortoise schildkrote tortuga tortue tartaruga'.split(' '),
  crocodile: 'crocodile alligator croc krokodil cocodrilo coccodrillo crocodilo'.split(' '),
  dinosaur: 'dinosaur dino raptor dinosaurier dinosaurio dinosaure dinosauro dinossauro'.split(' '),
  dragon: 'dragon drache drago dragao'.split(' '),
};

/** Animals that cannot be shown, by the one that comes nearest. */
export const NEAREST_WORDS: Partial<Record<Animal, readonly string[]>> = {
  otter: 'capybara marmot ferret weasel mink stoat seal walrus platypus'.split(' '),
  raccoon: 'anteater lemur possum opossum meerkat mongoose'.split(' '),
  sheep: 'alpaca llama'.split(' '),
  horse: 'camel antelope'.split(' '),
  goat: 'ibex'.split(' '),
  monkey: 'gorilla orangutan baboon'.split(' '),
  pig: 'boar warthog tapir'.split(' '),
  cow: 'bison buffalo yak'.split(' '),
  wolf: 'coyote jackal hyena'.split(' '),
  cat: 'lynx bobcat'.split(' '),
  leopard: 'puma cougar'.split(' '),
  hedgehog: 'armadillo mole'.split(' '),
  duck: 'flamingo heron stork goose swan pelican'.split(' '),
  parrot: 'crow raven magpie bird robin sparrow toucan cockatoo'.split(' '),
  owl: 'eagle hawk falcon'.split(' '),
  penguin: 'puffin'.split(' '),
  dragon: 'lizard gecko iguana chameleon'.split(' '),
  chicken: 'turkey peacock pigeon'.split(' '),
  mouse: 'bat shrew'.split(' '),
};

/** Two words for one animal: the first with the second. */
export const PAIRED_WORDS: Record<string, { animal: Animal; fur?: HairColor; isNearest?: true }> = {
  'red panda': { animal: 'red-panda' },
  'guinea pig': { animal: 'hamster', isNearest: true },
  'polar bear': { animal: 'bear', fur: 'white' },
  'koala bear': { animal: 'koala' },
  'panda bear': { animal: 'panda' },
  'teddy bear': { animal: 'bear' },
  'snow leopard': { animal: 'leopard', fur: 'white' },
  'black panther': { animal: 'leopard', fur: 'black' },
  'mountain lion': { animal: 'leopard', isNearest: true },
  'sea lion': { animal: 'otter', isNearest: true },
  'golden retriever': { animal: 'dog', fur: 'blonde' },
  'golden labrador': { animal: 'dog', fur: 'blonde' },
  'german shepherd': { animal: 'dog', fur: 'brown' },
  'border collie': { animal: 'dog', fur: 'black' },
  'french bulldog': { animal: 'dog', fur: 'gray' },
  'st bernard': { animal: 'dog', fur: 'brown' },
  'great dane': { animal: 'dog', fur: 'gray' },
  'arctic fox': { animal: 'fox', fur: 'white' },
  'siamese cat': { animal: 'cat', fur: 'blonde' },
  'persian cat': { animal: 'cat', fur: 'white' },
  'ginger cat': { animal: 'cat', fur: 'orange' },
  'marmalade cat': { animal: 'cat', fur: 'orange' },
  'bengal tiger': { animal: 'tiger' },
  'grizzly bear': { animal: 'bear', fur: 'brown' },
};

const BREED_LISTS: readonly (readonly [animal: Animal, fur: HairColor | '', words: string])[] = [
  ['dog', 'blonde', 'shiba pug chihuahua goldendoodle akita mastiff'],
  ['dog', 'white', 'dalmatian maltese samoyed westie bichon'],
  ['dog', 'black', 'rottweiler dobermann doberman schnauzer newfoundland scottie'],
  ['dog', 'gray', 'greyhound whippet wolfhound weimaraner'],
  [
    'dog',
    '',
    'bulldog collie sheepdog boxerdog bloodhound mutt mongrel pooch pointer setter doggie puppies dogs pitbull shih-tzu cockapoo',
  ],
  ['wolf', '', 'wolves werewolves malamute'],
  ['cat', 'orange', 'marmalade'],
  ['cat', '', 'tabby feline cats kittens tom moggy calico'],
  ['rabbit', '', 'bunnies hares rabbits'],
  ['mouse', '', 'mice vole dormouse'],
  ['bear', '', 'bears cub'],
  ['lion', '', 'lions'],
  ['leopard', '', 'ocelot lynxes cheetahs'],
  ['horse', '', 'colt mustang'],
  ['dinosaur', '', 't-rex tyrannosaurus triceratops velociraptor stegosaurus'],
  ['crocodile', '', 'caiman'],
  ['chicken', '', 'cockerel hens'],
  ['owl', '', 'owlet'],
  ['monkey', '', 'chimps marmoset'],
  ['dragon', '', 'wyvern'],
];
/** Kinds of an animal, and the fur that some are known by. */
export const BREEDS = new Map(
  BREED_LISTS.flatMap(([animal, fur, words]) =>
    words.split(' ').map((word) => [word, { animal, ...(fur && { fur }) }] as const),
  ),
);

/** After an animal these make it something else: 'a girl in a unicorn costume', 'a dragon slayer'. */
export const NOT_THE_ANIMAL = new Set(
  'kigurumi whisperer groomer walker trail club head-dress skin ears tail wings breeder sitter catcher keeper pattern patterned embroidery slippers clip hat cap backpack motif plushie toy costume onesie pajamas pyjamas pyjama pajama pjs jumper sweatshirt tee dress socks leggings slippers scarf blanket slayer hunter tamer trainer rider farmer lover tattoo print shirt hoodie sweater mask suit badge'.split(
    ' ',
  ),
);

/** Those that are missing have colours of their own, which do not change. */
export const DEFAULT_FUR: Partial<Record<Animal, HairColor>> = {
  fox: 'red',
  wolf: 'gray',
  cat: 'gray',
  tiger: 'red',
  lion: 'blonde',
  dog: 'brown',
  bear: 'brown',
  rabbit: 'white',
  mouse: 'gray',
  raccoon: 'gray',
  'red-panda': 'red',
  koala: 'gray',
  otter: 'brown',
  hamster: 'blonde',
  squirrel: 'red',
  beaver: 'brown',
  hedgehog: 'brown',
  monkey: 'brown',
  sloth: 'brown',
  leopard: 'blonde',
  horse: 'brown',
  donkey: 'gray',
  deer: 'brown',
  goat: 'white',
  kangaroo: 'brown',
  owl: 'brown',
};

/** Before an animal these make it somebody's company: 'a girl with a dog'. */
export const COMPANY_WORDS = new Set([
  'with',
  'beside',
  'hugging',
  'cuddling',
  'holding',
  'carrying',
  'riding',
  'walking',
  'petting',
  'feeding',
  'loves',
  'his',
  'her',
  'their',
  'my',
]);

/** What every animal has, and what is said of them, without asking for anything. */
export const ANIMAL_FILLERS = new Set(
  'mascot animal creature fur furry fluffy tail ears paws snout muzzle nose bushy shaggy anthropomorphic'.split(
    ' ',
  ),
);

const BIRDS = 'penguin owl duck chicken parrot';
const HOOFED = 'pig cow horse donkey zebra unicorn deer giraffe sheep goat';

/** What only some have, by its word: of others it is neither silently there nor silently missing. */
const OWN_PARTS: Record<string, string> = {
  whiskers:
    'cat tiger lion leopard mouse rabbit hamster squirrel beaver otter fox wolf dog raccoon red-panda',
  mane: 'lion horse zebra unicorn donkey giraffe',
  beak: BIRDS,
  feathers: BIRDS,
  feathered: BIRDS,
  wings: BIRDS,
  horn: 'unicorn rhino',
  horns: 'cow goat sheep rhino giraffe dragon',
  antlers: 'deer',
  trunk: 'elephant',
  tusks: 'elephant',
  spikes: 'hedgehog dinosaur dragon crocodile',
  spines: 'hedgehog dinosaur dragon crocodile',
  hooves: HOOFED,
  shell: 'turtle',
  scales: 'crocodile dinosaur dragon turtle',
  scaly: 'crocodile dinosaur dragon turtle',
  stripes: 'tiger zebra skunk badger raccoon',
  striped: 'tiger zebra skunk badger raccoon',
  spots: 'leopard giraffe cow',
  spotted: 'leopard giraffe cow',
  floppy: 'dog elephant',
  comb: 'chicken',
};

export const hasPart = (animal: string | undefined, word: string): boolean =>
  animal !== undefined && (OWN_PARTS[word]?.split(' ').includes(animal) ?? false);
