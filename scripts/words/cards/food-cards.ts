/** Cards of food and drink; the format is explained in card-table.ts. */

export const FOOD_CARDS = `
grapes, 0.15: grape, bunch of grapes
melon, 0.2: honeydew, cantaloupe
watermelon, 0.25: watermelon slice, slice of watermelon
tangerine = orange, 0.09: tangerine, mandarin, clementine, citrus, citrus fruit, grapefruit
lemon, 0.08: lime
banana, 0.15
pineapple, 0.3
mango, 0.12: papaya
red apple = apple, 0.09
green apple, 0.09
pear, 0.12
peach, 0.09: apricot, nectarine, plum
cherries, 0.06: cherry
strawberry, 0.04: raspberry
blueberries, 0.03: blueberry, berries, berry, blackberry, blackberries, blackcurrant
kiwi fruit = kiwi, 0.07: kiwifruit
tomato, 0.08
olive, 0.03
coconut, 0.14
avocado, 0.12
eggplant, 0.25: aubergine
potato, 0.1
carrot, 0.2
ear of corn = corn, 0.22: maize, sweetcorn, corn cob, corn on the cob
hot pepper = chili, 0.12: chilli, chili pepper, chilli pepper, red pepper, hot pepper, jalapeno, cayenne
bell pepper, 0.11: pepper, paprika, green pepper, capsicum
cucumber, 0.2: zucchini, courgette, pickle, gherkin
leafy green = lettuce, 0.2: cabbage, spinach, kale, chard
broccoli, 0.18: cauliflower
garlic, 0.06
onion, 0.09: shallot
peanuts = peanut, 0.04
beans, 0.03: bean, coffee beans, coffee bean, kidney beans
chestnut, 0.04: nut, hazelnut, acorn, walnut
ginger root = ginger, 0.1: ginger root, turmeric
pea pod = peas, 0.09: pea, green pea, pea pod
bread, 0.14: loaf, loaf of bread, sourdough, white bread, toast, brioche, rye bread, slice of bread
croissant, 0.08
baguette bread = baguette, 0.1: french bread, ciabatta
flatbread, 0.03: pita, naan, tortilla, pita bread
pretzel, 0.1
bagel, 0.07
pancakes, 0.1: pancake, stack of pancakes, crepe, crepes
waffle, 0.05
cheese wedge = cheese, 0.1: cheddar, gouda, emmental, parmesan, brie
meat on bone = ham, 0.2: roast, roast meat, roast lamb
poultry leg = chicken leg, 0.15: drumstick, roast chicken, fried chicken, grilled chicken
cut of meat = steak, 0.05: beef, meat, pork chop, raw meat, beefsteak
bacon, 0.04
hamburger = burger, 0.12: hamburger, cheeseburger
french fries = fries, 0.14: french fries, chips, fry
pizza = slice of pizza, 0.2: pizza slice
hot dog, 0.06: hotdog, sausage, bratwurst
sandwich, 0.1: club sandwich, panini, toastie
taco, 0.08
burrito, 0.08: wrap
tamale, 0.06
stuffed flatbread = kebab, 0.1: doner, falafel wrap, gyro, pita sandwich
falafel, 0.05: meatball, meatballs
egg, 0.06: easter egg
cooking = fried egg, 0.06: frying pan, pan, skillet, fried eggs
shallow pan of food = paella, 0.08: stir fry, risotto, wok
pot of food = stew, 0.2: soup, pot, casserole, cooking pot, saucepan, broth, goulash, bowl of soup, tomato soup
fondue, 0.25
green salad = salad, 0.1: salad bowl, caesar salad, bowl of salad
popcorn, 0.22: box of popcorn
butter, 0.06
salt, 0.1: salt shaker
canned food = tin can, 0.12: can, canned food, tin
bento box = bento, 0.08
rice cracker, 0.08
rice ball = onigiri, 0.08
cooked rice = rice, 0.1: bowl of rice
curry rice = curry, 0.09
steaming bowl = ramen, 0.14: noodles, noodle soup, bowl of ramen, noodle, pho, udon, bowl of noodles
spaghetti, 0.1: pasta, bolognese, plate of spaghetti, plate of pasta, carbonara, lasagna, lasagne, macaroni, tagliatelle
roasted sweet potato = sweet potato, 0.08: yam
sushi, 0.06: nigiri, maki, sashimi, sushi roll
fried shrimp, 0.1: tempura
moon cake, 0.05
dango, 0.12: mochi
dumpling, 0.05: ravioli, gyoza, pierogi
fortune cookie, 0.05
takeout box, 0.12: takeaway box, takeaway
soft ice cream = ice cream cone, 0.2: soft ice cream
shaved ice, 0.15: slush
ice cream = bowl of ice cream, 0.12: sundae
doughnut = donut, 0.06: doughnut
cookie, 0.03: biscuit, cracker, gingerbread
birthday cake, 0.25
shortcake = slice of cake, 0.1: piece of cake, cheesecake, shortcake, cake slice, tart, slice of cheesecake
cupcake, 0.1: muffin
pie, 0.08: apple pie, quiche
chocolate bar = chocolate, 0.08: chocolate bar, bar of chocolate, piece of chocolate
candy, 0.04: sweet, bonbon, toffee
lollipop, 0.15
custard = pudding, 0.08: flan, custard, panna cotta
honey pot = honey, 0.14: jar of honey, honey jar, pot of honey
glass of milk = milk, 0.14: glass of milk
hot beverage = coffee, 0.1: cup of coffee
teacup without handle = tea, 0.09: cup of tea, green tea
sake, 0.18
bottle with popping cork = champagne, 0.3: champagne bottle, bottle of champagne, sparkling wine, prosecco
wine glass = wine, 0.2: glass of wine, wine glass, red wine, glass of red wine
cocktail glass = cocktail, 0.17: cocktail glass, martini, martini glass, margarita
tropical drink = tropical cocktail, 0.2: mojito, lemonade, punch, tropical drink, smoothie, juice, fruit juice
beer mug = beer, 0.17: beer mug, pint, glass of beer, ale, lager, mug of beer
clinking beer mugs, 0.18
clinking glasses = champagne glasses, 0.22: champagne glass, glass of champagne, toasting glasses
tumbler glass = whisky, 0.1: whiskey, bourbon, rum, brandy, tumbler, whisky glass, glass of whisky
cup with straw = soda, 0.2: soft drink, milkshake, cola, coke, paper cup, lemonade cup
bubble tea, 0.2: iced coffee, iced tea, boba
beverage box = juice box, 0.12: drink carton, milk carton, carton
mate, 0.14
ice = ice cube, 0.04: ice, ice cubes`;
