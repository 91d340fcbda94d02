/** Cards of vehicles, buildings and what is seen in the sky; the format is explained in card-table.ts. */

export const VEHICLE_CARDS = `
locomotive = steam train, 3.5: locomotive, steam locomotive, steam engine, vintage train
railway car, 3.3
high-speed train = high-speed train, 3.5
bullet train, 3.5: shinkansen
train, 3.3: passenger train
metro = underground train, 3.3
tram, 3.3: trolley car
tram car = tram, 3.3: streetcar, cable car
monorail, 3.3
bus, 3: coach, school bus
trolleybus, 3
minibus = van, 2.2: minibus, minivan, camper, camper van, campervan
ambulance, 2.4
fire engine = fire truck, 3: fire engine
police car, 1.5
taxi, 1.5: cab, taxi cab, taxicab
automobile = car, 1.5
sport utility vehicle = suv, 1.8: jeep, off-roader, four-wheel drive
pickup truck, 1.9: pickup
delivery truck, 2.8: delivery van, box truck, moving van
articulated lorry = lorry, 3.8: semi, semi-trailer, articulated lorry
tractor, 2.8
racing car, 1: race car, formula one car
motorcycle, 1.2: motorbike
motor scooter = scooter, 1.1: moped, motor scooter, vespa
kick scooter, 1: electric scooter, e-scooter
manual wheelchair = wheelchair, 1
auto rickshaw = rickshaw, 1.8: tuk-tuk, auto rickshaw
bicycle, 1.1
skateboard, 0.15
roller skate, 0.25: roller skates, rollerblade
sailboat = sailing boat, 6
canoe, 0.6: kayak, rowing boat, rowboat
speedboat, 1.8
passenger ship = cruise ship, 30: ocean liner
ferry, 12: ferryboat
motor boat, 3: motorboat
ship, 20: cargo ship, steamship
airplane, 6
small airplane, 3: propeller plane, biplane, light aircraft
helicopter, 3.5
mountain cableway = gondola lift, 2.5: cable cabin
satellite, 3
rocket, 20
flying saucer = ufo, 3: flying saucer`;

export const BUILDING_CARDS = `
stadium, 30
classical building = temple, 15: greek temple, parthenon, courthouse, acropolis
building construction = crane, 30: construction crane
hut = straw hut, 4: thatched hut, tiki hut, grass hut
houses, 6: terraced houses
derelict house = haunted house, 7: abandoned house, derelict house
house, 6
house with garden, 6: villa
office building, 25: apartment block, block of flats, tower block
post office, 10
hospital, 20
bank, 12
hotel, 18
convenience store = corner shop, 5: convenience store, kiosk
school, 10: schoolhouse
department store, 20
factory, 18
Japanese castle = pagoda, 20: japanese castle, japanese temple
castle, 20
wedding = chapel, 8
Tokyo tower = lattice tower, 300: tokyo tower, eiffel tower, radio tower, transmission tower
Statue of Liberty, 90
church, 18: cathedral
mosque, 25
hindu temple, 18
synagogue, 15
shinto shrine = torii gate, 6: torii, shinto shrine, japanese gate
fountain, 2.5
tent, 1.6
carousel horse, 1.6: carousel, merry-go-round
playground slide = slide, 2.2: playground slide
ferris wheel, 40
roller coaster, 30
circus tent, 12: big top`;

export const NATURE_CARDS = `
full moon, 0.5
crescent moon, 0.5
sun, 0.5
ringed planet = planet, 0.5: saturn
star, 0.3
glowing star, 0.3
cloud, 0.5
cloud with rain = rain cloud, 0.5
cloud with lightning = thundercloud, 0.5: storm cloud
tornado, 100: whirlwind, twister
rainbow, 3
high voltage = lightning bolt, 2: lightning, thunderbolt
snowflake, 0.3
snowman, 1.7
comet, 0.5: meteor, asteroid
fire, 0.6: flame, flames, campfire, bonfire
droplet = drop of water, 0.1: droplet, water drop, raindrop
desert island, 6`;
