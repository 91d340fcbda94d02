/** Where things and people are at home, when the words name no place. */

import type { Kind } from '../../scene.ts';

const table = (text: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(text).flatMap(([place, names]) => names.split(',').map((name) => [name.trim(), place])),
  );

export const HOME_OF = table({
  savanna:
    'lion, elephant, zebra, giraffe, rhinoceros, hippopotamus, leopard, cheetah, ostrich, hyena, bison, water buffalo, mammoth, two-hump camel',
  jungle:
    'tiger, monkey, gorilla, orangutan, parrot, sloth, snake, crocodile, toucan, dinosaur, sauropod, jaguar, chameleon, panda',
  forest:
    'fox, wolf, bear, deer, owl, squirrel, hedgehog, badger, mushroom, raccoon, moose, boar, skunk, beaver, elf, branch, nest, campfire, fire, log, autumn leaf, hunter, witch, fairy, gnome',
  meadow:
    'unicorn, horse, rabbit, butterfly, bee, ladybird, grasshopper, flower, tulip, daisy, sunflower, kite, tree, snail, caterpillar, ant, goat, donkey, rainbow, windmill, hot-air balloon, tent, beekeeper, mouse, golfer',
  garden:
    'bird, hummingbird, cherry tree, rose, peacock, gardener, ladder, wheelbarrow, watering can, chick, swing, worm, robin, blossom',
  farm: 'cow, pig, sheep, chicken, rooster, tractor, barn, farmer, ram, ox, turkey, goose, wheat, hay, llama, hay bale',
  park: 'sign, placard, hanging banner, dog, runner, cyclist, yogi, bench, fountain, slide, scooter, kick scooter, squirrel, skateboard, skater, skateboarder, child, girl, boy, picnic',
  ocean:
    'whale, dolphin, ship, sailing boat, sailing ship, pirate ship, sailor, captain, pirate, surfer, cruise ship, speedboat, ferry, motor boat, mermaid, viking, yacht',
  beach:
    'palm, crab, seal, seashell, beach umbrella, turtle, sandcastle, lifebuoy, surfboard, hammock, dodo, desert island, swimmer',
  underwater:
    'fish, shark, octopus, jellyfish, squid, coral, submarine, diver, tropical fish, blowfish, lobster, shrimp, oyster, seahorse, treasure chest, starfish',
  harbour: 'fisherman, anchor, fishing boat, rowing boat, fishing rod',
  lake: 'duck, swan, flamingo, frog, canoe, otter, lotus, heron',
  desert: 'camel, cactus, scorpion, pyramid, lizard, cowboy, kangaroo',
  snow: 'penguin, snowman, polar bear, arctic fox, skis, skier, snowboarder, sled, ice skate, igloo, santa claus, reindeer, snowflake',
  mountain: 'dragon, climber, hiker, eagle, goat, cabin, ram, chalet',
  sky: 'airplane, helicopter, cloud, parachute, airship, angel, pilot, small airplane, balloon, superhero, sun, rocket, space shuttle',
  space:
    'astronaut, ufo, planet, satellite, star, comet, alien, spaceship, moon, full moon, crescent moon, stars',
  castle: 'knight, king, queen, prince, princess, vampire',
  'throne room': 'throne, crown',
  dungeon: 'treasure, ghost, skull, bat, coffin, spider, miner',
  hills:
    'castle, lighthouse, house, tower, soldier, train, steam train, explorer, church, bridge, temple, pagoda, torii gate, northern lights, tornado, lightning bolt',
  street:
    'shop, warehouse, market stall, bridge, big ben, car, taxi, bus, truck, fire truck, bicycle, motorcycle, police car, ambulance, tram, van, vintage car, police officer, firefighter, postman, courier, businessman, businesswoman, detective, traffic light, umbrella, motor scooter, suv, lorry, delivery truck, rickshaw, pickup truck, trolleybus, mailbox, postbox, street lamp, brick wall, wall, door, bank, hotel, school, hospital, post office, corner shop, department store, office building, skyscraper, factory, construction crane, crane, builder, racing car, wheelchair, fuel pump, barrier, stop sign',
  city: 'skyscraper, lattice tower, statue of liberty, fireworks, ferris wheel',
  'japanese street': 'kimono, samurai, ninja, paper lantern',
  'race track': 'racing car, footballer, trophy, tennis player, goal, stopwatch',
  'living room':
    'electrician, painter, cleaner, cat, sofa, armchair, fireplace, television, christmas tree, gift, lamp, hamster, bookshelf, rug, picture frame, clock, mantelpiece clock, grandmother, grandfather, baby, candle, teddy bear, ball of yarn, table, mirror, window, chess pawn, record player, stack of books, vase, potted plant, toy, birthday cake, cake',
  bedroom: 'bed, alarm clock, wardrobe, pillow',
  kitchen:
    'chef, oven, stove, pot, stew, fridge, frying pan, fried egg, knife, kettle, teapot, cutlery, plate, bowl, mug, toaster, cup, basket, cooking pot, toolbox kitchen',
  'dining room': 'wedding cake',
  bathroom:
    'plumber, faucet, bathtub, toilet, shower, toothbrush, soap, lavender soap, sponge, toilet paper, rubber duck, towel',
  bakery: 'baker',
  cafe: 'barista, cup of coffee, coffee, cappuccino',
  restaurant: 'waiter, wine, cocktail',
  library: 'librarian, bookcase',
  office:
    'desk, laptop, desktop computer, printer, bar chart, line chart, briefcase, clipboard, filing cabinet, handshake, engineer, student desk, calendar, computer keyboard, computer mouse, folder, office chair, stapler',
  classroom: 'teacher, student, blackboard, school desk, globe, abacus',
  workshop:
    'robot, carpenter, mechanic, blacksmith, potter, toolbox, hammer, saw, screwdriver, wrench, workbench, anvil, tailor, artist, easel, sewing machine',
  shop: 'florist, butcher, shopkeeper, cashier, shopping cart, shopping bag, bouquet',
  'barber shop': 'hairdresser, barber pole, barber chair',
  stage:
    'singer, guitarist, violinist, pianist, drummer, trumpeter, cellist, dj, conductor, ballerina, dancer, magician, clown, microphone, piano, drum, dancer, theatre masks, disco ball',
  gym: 'boxer, basketball player, dumbbell, boxing glove, barbell',
  'yoga studio': 'yoga mat',
  hospital:
    'doctor, nurse, dentist, surgeon, scientist, stethoscope, syringe, microscope, test tube, flask, wheelchair, crutch',
  warehouse: 'forklift, pallet',
  church: 'bride, groom, monk',
  market: 'market stall',
});

export const HOME_OF_KIND: Record<Kind, string> = {
  person: 'studio',
  animal: 'meadow',
  fantasy: 'forest',
  plant: 'meadow',
  food: 'kitchen',
  object: 'studio',
  furniture: 'living room',
  vehicle: 'street',
  building: 'hills',
  nature: 'hills',
};
