/** Cards of things people use, wear and carry; the format is explained in card-table.ts. */

export const OBJECT_CARDS = `
baby bottle, 0.16
teapot, 0.16: kettle, tea pot
chopsticks, 0.2: chopstick
fork and knife with plate = plate, 0.03: dish, dinner plate, place setting
fork and knife = cutlery, 0.2: fork, silverware
spoon, 0.17: ladle
kitchen knife = knife, 0.25
jar, 0.14: glass jar, mason jar
amphora, 0.4
bowl with spoon = bowl, 0.08
globe showing Europe-Africa = globe, 0.35: earth, planet earth
world map = map, 0.5: world map
compass, 0.08
rock, 0.8: stone, boulder, pebble
wood = log, 0.4: tree trunk, firewood, tree stump, stump
brick = brick wall, 2.5: wall, stone wall
oil drum = barrel, 0.9: oil drum, drum barrel
fuel pump, 1.6: petrol pump, gas pump
wheel, 0.7: tyre, tire
vertical traffic light = traffic light, 0.9: traffic lights
stop sign, 0.75
construction = barrier, 1: roadblock
anchor, 1
ring buoy = lifebuoy, 0.7: life ring, lifebelt
parachute, 5
barber pole, 0.9
bellhop bell = desk bell, 0.1
luggage = suitcase, 0.65: luggage, baggage, trunk
hourglass done = hourglass, 0.2
watch, 0.1: wrist watch, wristwatch
alarm clock, 0.15
stopwatch, 0.08
timer clock = kitchen timer, 0.1: timer
mantelpiece clock, 0.25
thermometer, 0.25
umbrella, 0.9
closed umbrella, 0.9
umbrella on ground = beach umbrella, 2.2: parasol, sunshade, sun umbrella
jack-o-lantern = halloween pumpkin, 0.35: jack-o-lantern, pumpkin lantern, pumpkin, squash
firecracker, 0.2
sparkles, 0.2: sparkle, glitter
balloon, 0.6
party popper, 0.2: confetti
tanabata tree = bamboo, 1.2
Japanese dolls, 0.3
carp streamer, 1.2
wind chime, 0.4
ribbon = bow, 0.15: ribbon, gift bow
wrapped gift = gift, 0.3
admission tickets = ticket, 0.06: tickets, admission ticket, voucher, coupon
military medal = medal, 0.1
trophy, 0.35: cup trophy, award
1st place medal = gold medal, 0.1
2nd place medal = silver medal, 0.1
3rd place medal = bronze medal, 0.1
soccer ball = football, 0.22: soccer ball
baseball, 0.07
basketball, 0.24
volleyball, 0.21
american football, 0.28
rugby football = rugby ball, 0.28
tennis = tennis racket, 0.68: racket, tennis racquet
flying disc = frisbee, 0.05
bowling = bowling pins, 0.38: bowling ball, bowling pin
cricket game = cricket bat, 0.9: baseball bat
field hockey = hockey stick, 0.95
ice hockey = ice hockey stick, 1.3
ping pong = table tennis bat, 0.26: ping pong paddle
badminton = badminton racket, 0.66: shuttlecock
boxing glove, 0.3
martial arts uniform, 0.8: karate suit, judo suit
goal net = goal, 2.4: soccer goal, football goal
ice skate, 0.25: skate
fishing pole = fishing rod, 1.5: fishing pole
diving mask, 0.2: snorkel
skis, 1.7: ski
sled, 0.4: sledge, toboggan, sleigh
curling stone, 0.2
bullseye = dartboard, 0.45: target, bullseye, darts
yo-yo, 0.08
kite, 0.9
water pistol, 0.15: toy gun
pool 8 ball = billiard ball, 0.06
crystal ball, 0.2: snow globe
magic wand, 0.3: wand
video game = game controller, 0.1: gamepad, controller, video game
joystick, 0.15
slot machine, 0.8
game die = dice, 0.03: die, game die
puzzle piece, 0.05: jigsaw piece, puzzle, jigsaw
teddy bear, 0.35: teddy, stuffed animal, plush toy, cuddly toy, soft toy, stuffed toy
piñata, 0.5: pinata
mirror ball = disco ball, 0.4: mirror ball
nesting dolls = doll, 0.15: matryoshka, russian doll, nesting doll
chess pawn, 0.06: chess piece, pawn
joker = playing card, 0.09: playing cards, joker card
performing arts = theatre masks, 0.25: theater masks, theatre mask, mask, carnival mask
framed picture = picture frame, 0.5: framed picture, painting, framed photo
artist palette = palette, 0.3: paint palette
thread, 0.06: spool, spool of thread
sewing needle, 0.05: needle
yarn, 0.12: ball of yarn, wool ball, knitting wool
knot, 0.2: rope
glasses, 0.05: spectacles, eyeglasses
sunglasses, 0.05
goggles, 0.09: ski goggles, swimming goggles
lab coat, 1
safety vest, 0.7: life jacket
necktie, 0.5: tie, shirt and tie, dress shirt, shirt
t-shirt, 0.7: tee shirt, tshirt, jersey
jeans, 1: trousers, pants
scarf, 0.3: shawl
gloves, 0.2: glove, mittens, mitten
coat, 1.1: jacket, overcoat, raincoat, blazer, suit jacket
socks, 0.3: sock, stocking
dress, 1.1: gown, skirt
kimono, 1.2
sari, 1.2
one-piece swimsuit = swimsuit, 0.7: bathing suit
shorts, 0.45: swimming trunks
bikini, 0.4
woman’s clothes = blouse, 0.6: top
folding hand fan = hand fan, 0.25: fan, folding fan
purse = coin purse, 0.1: wallet, purse
handbag, 0.28: bag, tote, tote bag, leather bag
clutch bag = clutch bag, 0.15: clutch, pouch, cosmetic bag
shopping bags = shopping bag, 0.4: shopping bags, paper bag, carrier bag
backpack, 0.45: rucksack, school bag, schoolbag, satchel
thong sandal = flip-flop, 0.05: flip-flops, flip flop, flip flops, slipper, slippers
man’s shoe = leather shoe, 0.12: brogue, dress shoe, loafer, oxford shoe
running shoe = sneaker, 0.13: shoe, running shoe, trainer, sports shoe, trainers, footwear
hiking boot, 0.18: boot
flat shoe = ballet flat, 0.08
high-heeled shoe = high heel, 0.15: high heels, stiletto, pump shoe
woman’s sandal = sandal, 0.1
ballet shoes, 0.15: ballet shoe, pointe shoe, pointe shoes, ballet slipper
woman’s boot = ladies boot, 0.25: rain boot, rubber boot, wellington
hair pick = comb, 0.15: hair comb, hairbrush
crown, 0.2
woman’s hat = sun hat, 0.15: straw hat, hat, bonnet
top hat, 0.2
graduation cap, 0.15: mortarboard
billed cap = cap, 0.13: baseball cap
military helmet = helmet, 0.2
rescue worker’s helmet = hard hat, 0.2: fire helmet, safety helmet
prayer beads, 0.2: bracelet, necklace, bead, pearl necklace, beads
lipstick, 0.08: cosmetics, makeup, make-up
ring, 0.03: diamond ring, wedding ring, engagement ring, jewellery, jewelry
gem stone = gem, 0.05: diamond, jewel, gemstone, crystal, sapphire, ruby, emerald
speaker high volume = loudspeaker, 0.3: speaker
loudspeaker = loudhailer, 0.3
megaphone, 0.3
postal horn = horn, 0.4: french horn, hunting horn
bell, 0.3
musical score = sheet music, 0.3
musical note, 0.3: music note
studio microphone, 0.25
microphone, 0.2
control knobs, 0.2
headphone = headphones, 0.2: headset, headphone, earphones, earphone
radio, 0.25
saxophone, 0.7
trumpet, 0.5: trombone, cornet, bugle
accordion, 0.45
guitar = electric guitar, 1: bass guitar
musical keyboard = keyboard, 0.3: synthesizer, musical keyboard, piano keys
violin, 0.6: fiddle, viola
banjo, 0.9
drum, 0.35: snare drum, drum kit, drums
long drum = bongo, 0.6: conga, djembe
maracas, 0.25: rattle
flute, 0.6: recorder, clarinet
mobile phone, 0.15
telephone, 0.15: old telephone, rotary phone, landline
telephone receiver, 0.22
fax machine, 0.25
battery, 0.06
electric plug = plug, 0.08: charger
laptop, 0.25
desktop computer, 0.45: computer, monitor, screen, pc
printer, 0.3: copier, photocopier
keyboard = computer keyboard, 0.04
computer mouse, 0.04
floppy disk, 0.09
optical disk = cd, 0.12: disc, compact disc, record, vinyl, vinyl record
abacus, 0.3
movie camera = film camera, 0.5: movie camera
film frames = film strip, 0.1
film projector = projector, 0.4: film projector
clapper board = clapperboard, 0.25
television, 0.6: tv, tv set, television set
camera, 0.12
video camera, 0.2: camcorder
videocassette = video cassette, 0.1: cassette, cassette tape, tape
magnifying glass tilted left = magnifying glass, 0.2: magnifier, loupe
candle, 0.15
light bulb, 0.12: lightbulb, bulb
flashlight, 0.18: torch
red paper lantern = paper lantern, 0.4: lantern, chinese lantern
diya lamp = oil lamp, 0.08
notebook, 0.21: diary, journal, planner
closed book, 0.24
open book, 0.2
books = stack of books, 0.25: pile of books
ledger, 0.24
scroll, 0.3: parchment
page facing up = sheet of paper, 0.3: page, document, contract, paper, letter, menu
newspaper, 0.4: magazine
bookmark, 0.15
label = price tag, 0.08: tag
coin, 0.03: coins
money bag, 0.3: bag of money
dollar banknote = banknotes, 0.08: banknote, money, cash, dollar, dollars, bill
credit card, 0.055: bank card
receipt, 0.2: invoice
envelope, 0.12: mail
love letter, 0.12
package = cardboard box, 0.35: package, parcel, box, crate, carton box
closed mailbox with raised flag = mailbox, 1.2: letterbox, letter box
postbox, 1.4: post box
pencil, 0.18
black nib = fountain pen nib, 0.1
fountain pen, 0.14
pen, 0.14: ballpoint, ballpoint pen, biro, marker
paintbrush, 0.25: brush, makeup brush
crayon, 0.1: chalk
memo = notepad, 0.2: memo, exam
briefcase, 0.33: attache case
file folder = folder, 0.25: file folder
spiral calendar = calendar, 0.3
chart increasing = line chart, 0.6: graph, chart, growing chart
bar chart, 0.6: bar graph, column chart
clipboard, 0.32: checklist
pushpin, 0.03: pin, drawing pin, thumbtack
paperclip, 0.03
straight ruler = ruler, 0.3
scissors, 0.2: pair of scissors
file cabinet = filing cabinet, 1.3
wastebasket, 0.4: bin, trash can, dustbin, wastepaper basket
locked = padlock, 0.08: lock
key, 0.07
old key, 0.08
hammer, 0.3: mallet
axe, 0.6: hatchet
pick = pickaxe, 0.7
dagger, 0.4
crossed swords = swords, 1: sword, sabre
bomb, 0.3
boomerang, 0.4
bow and arrow, 1.2: longbow, crossbow
shield, 0.7
carpentry saw = saw, 0.5: handsaw
wrench, 0.25: spanner
screwdriver, 0.22
nut and bolt = bolt, 0.06: screw
gear, 0.2: cog, cogwheel
balance scale = scales, 0.5: balance scale, weighing scale
chains = chain, 0.6
hook, 0.15
toolbox, 0.25: tool box, tool kit
magnet, 0.12
ladder, 2.5: stepladder
alembic = flask, 0.3: chemistry flask
test tube, 0.15
petri dish, 0.02
dna, 0.3
microscope, 0.4
telescope, 1.3
satellite antenna = satellite dish, 1
syringe, 0.12: vaccine, injection
pill, 0.02: tablet pill, medicine, capsule
adhesive bandage = plaster, 0.05: bandage, band-aid
crutch, 1.2
stethoscope, 0.4
tooth, 0.05
bone, 0.2
brain, 0.15
skull, 0.22
door, 2
mirror, 0.6: looking glass
window, 1.3
toilet, 0.8
plunger, 0.5
shower, 0.3: shower head
bathtub, 0.7: bath tub, tub
razor, 0.14
lotion bottle, 0.18: soap dispenser, shampoo, shampoo bottle, lotion, sunscreen, body lotion, conditioner
safety pin, 0.04
broom, 1.3: mop, broomstick
basket, 0.35: picnic basket, hamper
roll of paper = toilet paper, 0.11: toilet roll, kitchen roll
bucket, 0.3: pail
soap, 0.05: bar of soap, soap bar
bubbles, 0.3: bubble, soap bubble, soap bubbles
toothbrush, 0.18
sponge, 0.06
fire extinguisher, 0.5
shopping cart, 1: shopping trolley, trolley
cigarette, 0.02: cigar
coffin, 0.6
headstone, 0.9: gravestone, tombstone
funeral urn = urn, 0.35
moai, 4
placard = sign, 1: placard, signpost, sale sign, wooden sign, signboard, billboard
identification card = id card, 0.055: badge, driving licence, business card
spiral shell = seashell, 0.1: shell, sea shell, conch
spider web, 0.6: cobweb
feather, 0.2: quill
paw prints, 0.1
footprints, 0.25: footprint
handshake, 0.3
red heart = heart, 0.3
broken heart, 0.3`;

export const FURNITURE_CARDS = `
seat = airplane seat, 1.1
bed, 0.7
couch and lamp = sofa, 0.9: couch, settee
chair, 0.9: stool`;
