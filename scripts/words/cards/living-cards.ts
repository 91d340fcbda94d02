/** Cards of animals, plants and fantastic beings; the format is explained in card-table.ts. */

export const ANIMAL_CARDS = `
monkey, 0.7: ape, chimpanzee, chimp
gorilla, 1.7
orangutan, 1.4
dog, 0.6: puppy
guide dog, 0.6
poodle, 0.5
cat, 0.35: kitten
tiger, 1.1
leopard, 0.8: cheetah, jaguar
donkey, 1.3: mule
horse, 1.7
zebra, 1.4
deer, 1.4: stag
bison, 1.8: buffalo
ox, 1.6: bull
water buffalo, 1.7
cow, 1.5
pig, 0.8
ram, 0.9
ewe = sheep, 0.9: lamb
goat, 0.8
camel, 2.1: dromedary
two-hump camel, 2.1: bactrian camel
llama, 1.7: alpaca
giraffe, 5
elephant, 3
mammoth, 3.3
rhinoceros, 1.7: rhino
hippopotamus, 1.5: hippo
mouse, 0.08
rat, 0.12
rabbit, 0.35: bunny, hare
chipmunk = squirrel, 0.22: chipmunk
beaver, 0.4
hedgehog, 0.18
bat, 0.2
sloth, 0.6
otter, 0.5
skunk, 0.35
kangaroo, 1.5: wallaby
badger, 0.4
turkey, 0.9
rooster, 0.6: cockerel
hatching chick, 0.12
baby chick = chick, 0.1: baby chicken
bird, 0.2
penguin, 0.9
dove, 0.25: pigeon
eagle, 0.8: hawk, falcon, bird of prey
duck, 0.4
swan, 1.1
owl, 0.4
dodo, 0.9
flamingo, 1.3
peacock, 1.2: peafowl
parrot, 0.35: macaw, cockatoo
black bird = raven, 0.35: crow, blackbird, magpie
goose, 0.7
crocodile, 0.6: alligator
turtle, 0.4: tortoise, sea turtle
lizard, 0.15: gecko, salamander, iguana
snake, 0.3: serpent, python, cobra
sauropod, 8: long-necked dinosaur, brontosaurus, diplodocus
T-Rex = dinosaur, 5: tyrannosaurus, tyrannosaurus rex, t-rex, velociraptor
whale, 4
spouting whale, 4
dolphin, 1.4
seal, 0.8: sea lion, walrus
fish, 0.25
tropical fish, 0.15: angelfish
blowfish, 0.2: puffer fish, pufferfish
shark, 2
octopus, 0.8
coral, 0.4
jellyfish, 0.5
crab, 0.15
lobster, 0.25
shrimp, 0.1: prawn
squid, 0.6
oyster, 0.1: clam, mussel
snail, 0.06
butterfly, 0.1
bug = caterpillar, 0.05
ant, 0.02
honeybee = bee, 0.04: bumblebee
beetle, 0.04
lady beetle = ladybird, 0.03: ladybug
cricket = grasshopper, 0.06: cricket, locust
cockroach, 0.04
spider, 0.05: tarantula
scorpion, 0.08
mosquito, 0.02
fly, 0.02: housefly
worm, 0.05: earthworm`;

export const FANTASY_CARDS = `
dragon = chinese dragon, 2.5
ghost, 1.4`;

export const PLANT_CARDS = `
bouquet, 0.4: bunch of flowers, flower bouquet, bouquet of flowers, floral arrangement
cherry blossom = blossom, 0.1
lotus, 0.2: water lily, lotus flower
rose, 0.5
wilted flower, 0.3
hibiscus, 0.15
sunflower, 1.6
blossom = daisy, 0.3: chamomile, camomile
tulip, 0.4
hyacinth, 0.3: lavender, lupin, lupine
seedling, 0.15: sprout
potted plant = potted plant, 0.5: plant, houseplant, house plant, indoor plant, pot plant, foliage, greenery, shrub
evergreen tree = pine, 8: fir
Christmas tree = christmas tree, 2.2: xmas tree, decorated tree
deciduous tree = tree, 6
palm tree = palm, 7
cactus, 1.5
sheaf of rice = wheat, 0.8: ear of wheat, grain, rye, barley, oats, crop, cornstalk
herb = leaf, 0.15: leaves, green leaf, green leaves, herb, basil, mint leaf, mint leaves, parsley, twig, sprig, rosemary, thyme, sage, eucalyptus
shamrock, 0.1: clover
four leaf clover, 0.1
maple leaf, 0.12
fallen leaf = autumn leaf, 0.1: autumn leaves, falling leaf, falling leaves, fallen leaf, fallen leaves, dry leaf, fall leaves
empty nest = nest, 0.15: bird nest, birds nest
nest with eggs, 0.15
mushroom, 0.15: toadstool
rosette = marigold, 0.15: chrysanthemum, carnation, peony, dahlia`;
