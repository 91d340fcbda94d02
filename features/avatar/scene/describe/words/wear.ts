/** More words for clothes: what each is called otherwise, and what comes nearest to it. A is the colour that is said. */

type Lines = readonly (readonly [words: string, line: string])[];

export const TOPS_AND_COATS: Lines = [
  [
    'cable knit sweater|knit sweater|knitted sweater|knitted jumper|crewneck|guernsey|aran jumper|fair isle sweater|christmas sweater|christmas jumper|ugly sweater|sweater dress',
    'sweater A/white',
  ],
  [
    'long sleeved shirt|button up shirt|button down shirt|button up|dress shirt|linen shirt|denim shirt|work shirt|chambray shirt|oxford shirt',
    'shirt A/A',
  ],
  ['frilly shirt|ruffled shirt|poet shirt|frilled blouse|ruffled blouse', 'shirt A/A, ruff white'],
  ['bowling shirt|camp shirt|polo|polo shirt|golf shirt', 'shortShirt A/white'],
  [
    'band t-shirt|band tee|graphic tee|graphic t-shirt|band shirt|slogan t-shirt|tour t-shirt',
    'tee A/white, emblem white/A',
  ],
  [
    'tie dye t-shirt|tie dye shirt|tie dyed shirt|tie dye top|tie dye|tie dyed t-shirt',
    'tee magenta/yellow floral',
  ],
  ['breton top|breton shirt|sailor shirt|sailor top|mime shirt', 'stripedTee white/navy'],
  [
    'vest top|undershirt|singlet|camisole|halter top|tube top|bandeau|bralette|bustier|wifebeater|muscle shirt|sleeveless top|sleeveless shirt',
    'tank A/A',
  ],
  ['muscle tee|sleeveless tee|cut off shirt', 'tank A/A'],
  ['basketball vest|running vest|athletic vest|sleeveless jersey', 'vestJersey A/white'],
  [
    'rugby shirt|rugby jersey|hockey jersey|cricket jumper|baseball jersey|baseball shirt|cycling jersey|racing jersey|football top|soccer shirt',
    'jersey A/white',
  ],
  ['baseball uniform', 'jersey white/navy, trousers white, sneakers black'],
  ['tunic|jerkin|doublet|surcoat|tabard|kurta|kameez|smock|peasant shirt', 'sweater A/B, belt brown/gold'],
  ['salwar kameez|shalwar kameez|kurta pajama', 'robe A/gold, trousers white, slippers gold'],
  ['sherwani|nehru jacket|mandarin jacket', 'uniform A/gold'],
  ['chef jacket|chefs jacket|chef whites|chefs whites|chef coat|kitchen whites', 'chefJacket white/charcoal'],
  [
    'military uniform|army uniform|dress uniform|police uniform|navy uniform|military jacket|military coat|admirals coat|officers coat|naval coat|hussar jacket|marching band uniform|band uniform|drum major jacket',
    'uniform A/gold, trousers A, shoes black',
  ],
  [
    'fatigues|army fatigues|combat uniform|camouflage uniform|camo uniform|camouflage jacket|camo jacket',
    'uniform olive/khaki, trousers olive, boots black/charcoal',
  ],
  [
    'pea coat|peacoat|overcoat|frock coat|greatcoat|duster|duster coat|wool coat|long coat|double breasted coat|redingote|carriage coat|captains coat',
    'trenchCoat A/A',
  ],
  ['ringmaster coat|ringmasters coat|ringmaster jacket', 'trenchCoat red/gold'],
  [
    'dressing gown|housecoat|smoking jacket|judges robe|choir robe|academic gown|academic robe|wizard robe|wizards robe|druid robe|monks robe|saffron robes|robes|cassock|toga robe|agbada|boubou|gown of stars|kanzu|gandora|ihram|habit',
    'robe A/gold',
  ],
  [
    'mac|mackintosh|slicker|rain slicker|oilskin coat|oilskin|oilskins|oilskin jacket|rain mac|rain poncho|anorak|cagoule|fisherman coat|fishermans coat|yellow slicker',
    'raincoat A/charcoal',
  ],
  [
    'turnout coat|turnout gear|bunker coat|bunker gear|fire coat|firefighter jacket|firefighter coat|fire jacket',
    'raincoat A/neon striped, trousers black, boots black/charcoal',
  ],
  [
    'ski jacket|snowboard jacket|down coat|quilted jacket|quilted coat|padded jacket|padded coat|puffy jacket|puffy coat|fleece jacket|fleece|bodywarmer|sheepskin coat|sheepskin jacket|shearling jacket|shearling coat|aviator jacket|flight jacket|pilot jacket|bomber|arctic coat|parka coat',
    'parka A/cream',
  ],
  [
    'motorcycle jacket|moto jacket|suede jacket|fringed jacket|fringe jacket|rocker jacket|studded jacket|sports coat|sport coat|tweed jacket|safari jacket|utility jacket|field jacket|work jacket|chore jacket|chore coat|lumber jacket|riding jacket|bolero|tuxedo jacket|suit jacket|velvet jacket|tracksuit top|track jacket|bolero jacket|happi coat|happi|haori|coolie jacket|sequin jacket',
    'blazer A/A',
  ],
  ['open shirt|overshirt|shacket|flannel overshirt', 'blazer A/white checked'],
  [
    'shrug|long cardigan|knit cardigan|knitted cardigan|twinset|cardi|duster cardigan|wrap cardigan',
    'cardigan A/A',
  ],
  [
    'gilet|leather vest|studded vest|denim vest|sweater vest|knitted vest|tank sweater|knit vest|argyle vest|safari vest|fishing vest|cargo vest|jean vest|suede vest|fur vest|bodice|cut off denim vest|tactical vest|bulletproof vest|leather waistcoat|stab vest|flak jacket|life vest|life jacket|lifejacket|buoyancy aid',
    'waistcoat A/A',
  ],
  ['corset|waist cincher|bustle corset|laced bodice', 'corset A/gold'],
  [
    'hi vis vest|hi vis jacket|hi vis|high vis vest|high vis jacket|high vis|high visibility jacket|reflective vest|reflective jacket|safety jacket|hi viz vest|neon vest',
    'hiVis orange/silver',
  ],
  ['serape|rebozo|ruana|blanket coat', 'poncho A/cream'],
  ['shell top|seashell top|seashell bra|shell bra|bikini top|clam shell bra|coconut bra', 'shellTop blush'],
  [
    'bikini|two piece swimsuit|one piece swimsuit|one piece|bathing costume|swimming costume|leotard suit',
    'swimsuit A/white',
  ],
  [
    'loincloth|animal skin|animal skins|furs|caveman skin|leopard skin|bearskin',
    'trunk A, trunks brown/tan, barefoot white',
  ],
  ['bare chest|bare chested|shirtless|topless|no shirt|barechested', 'trunk A'],
  ['long johns|union suit|thermal underwear', 'overalls A/A'],
];

export const WHOLES_AND_BOTTOMS: Lines = [
  ['flared jeans|bell bottoms|bell bottom jeans|bellbottoms|flares|wide leg jeans', 'flares denim'],
  [
    'flared trousers|bell bottom trousers|flared pants|bell bottom pants|wide leg trousers|palazzo pants',
    'flares A',
  ],
  ['tailcoat|tail coat|tails|morning coat', 'trenchCoat black/black, trousers charcoal, shoes black'],
  [
    'dinosaur onesie|dinosaur costume|dragon onesie|dragon costume|dinosaur kigurumi|crocodile costume|dinosaur pajamas|dinosaur pyjamas|dinosaur pjs|dinosaur suit|frog onesie|frog costume',
    'romper green/lime, hood green, tail green',
  ],
  [
    'bear onesie|bear costume|teddy bear costume|teddy costume|bear suit|monkey costume|dog costume|lion costume|lion onesie',
    'romper tan/cream, hood tan, catEars tan/cream',
  ],
  [
    'cat onesie|cat costume|mouse costume|koala onesie|wolf costume|raccoon onesie|cat suit',
    'romper grey/white, hood grey, catEars grey/pink',
  ],
  [
    'panda onesie|panda costume|cow costume|cow onesie|penguin costume|penguin onesie|skeleton costume',
    'romper white/black, hood white, catEars black/black',
  ],
  [
    'bunny onesie|bunny costume|rabbit costume|rabbit onesie|sheep costume',
    'romper white/pink, hood white, bunnyEars white/pink',
  ],
  [
    'unicorn onesie|unicorn costume|unicorn kigurumi|unicorn pajamas',
    'romper white/pink, hood white, horns gold, tail pink',
  ],
  [
    'fox onesie|fox costume|tiger onesie|tiger costume',
    'romper orange/white, hood orange, catEars orange/white, tail orange',
  ],
  [
    'ladybird costume|ladybug costume|ladybird onesie|ladybug onesie|ladybird suit',
    'romper red/black dotted, antennae black/red, fairyWings red/black',
  ],
  [
    'bee costume|bumblebee costume|bee onesie|bumble bee costume|bee suit costume',
    'romper yellow/black striped, antennae black/yellow, fairyWings white/cream',
  ],
  ['butterfly costume|fairy costume', 'dress A/white, antennae black/yellow, fairyWings magenta/yellow'],
  ['pumpkin costume|pumpkin suit', 'romper orange/green striped, hood orange'],
  [
    'pirate costume|pirate outfit',
    'stripedTee white/red, breeches brown, tallBoots black/charcoal, belt black/gold',
  ],
  ['princess costume|princess outfit', 'gown pink/white, tiara gold/magenta'],
  ['witch costume', 'longDress black/violet, pointedHat black/violet'],
  ['ghost costume|ghost sheet', 'longDress white/silver, hood white'],
  [
    'boiler suit|boilersuit|coveralls|coverall|mechanic overalls|mechanics overalls|work overalls|flight suit|flightsuit|racing suit|race suit|racing overalls|pilot suit|hazmat suit|protective suit|beekeeper suit|bee suit|beekeeping suit|playsuit|jump suit|jumpsuit|catsuit suit|disco suit|elvis suit',
    'overalls A/A',
  ],
  [
    'wetsuit|wet suit|diving suit|dry suit|leotard|unitard|spandex suit|spandex|superhero suit|superhero costume|hero suit|body suit|bodysuit|catsuit|lycra suit|skin suit|ninja suit|stealth suit',
    'bodysuit A/A',
  ],
  [
    'mech suit|power armor|power armour|exosuit|plate armor|plate armour|full armor|full armour|suit of armor|suit of armour|breastplate|cuirass|battle armor|battle armour|steel armor|steel armour|silver armor|silver armour|golden armor|golden armour|armor|armour',
    'armour A/slate, tallBoots steel/slate',
  ],
  [
    'leather armor|leather armour|studded armor|lamellar armour|samurai armor|samurai armour',
    'sweater brown/brown, breeches brown, tallBoots brown/camel, lamellar brown/gold',
  ],
  ['space suit|spacesuit|astronaut suit|moon suit', 'spaceSuit A/white'],
  [
    'three piece suit|two piece suit|zoot suit|skirt suit|trouser suit|power suit|pinstripe suit|tuxedo|tux|dinner suit|dinner jacket|linen suit|velvet suit|lounge suit|mariachi suit|charro suit|embroidered suit',
    'suit A/crimson',
  ],
  [
    'prom dress|cocktail dress|ballgown|ball gown|princess dress|princess gown|victorian dress|crinoline|bridesmaid dress|wedding dress|bridal gown|evening gown|evening dress|flamenco dress|ruffled gown|sequin gown|quinceanera dress|royal gown',
    'gown A/white',
  ],
  [
    'wrap dress|shift dress|tea dress|shirt dress|shirtdress|skater dress|mini dress|minidress|party dress|lbd|little black dress|midi dress|tennis dress|babydoll dress|baby doll dress|smock dress|sailor dress|lolita dress|maid dress|flapper dress|sequin dress|jumper dress|housedress|house dress',
    'dress A/white',
  ],
  [
    'maxi dress|medieval dress|long dress|prairie dress|boho dress|evening robe|muumuu|chiton|peplos|tea gown|nightdress|nightgown|nightie|nightshirt|petticoat dress|peasant dress|kebaya|cheongsam|flowing dress|huipil|ankara dress',
    'longDress A/white',
  ],
  [
    'slip dress|strap dress|strappy dress|halter dress|beach dress|apron dress|overall dress|pinafore',
    'sundress A/white',
  ],
  ['lehenga|ghagra choli|choli', 'tank A/gold, longSkirt A/gold, sash gold'],
  ['dirndl dress', 'dress A/white, waistApron white'],
  ['footie pajamas|sleepsuit|babygro|footed pajamas|baby grow', 'romper A/white'],
  ['scrub suit|medical scrubs|nurse scrubs|surgical scrubs|scrubs', 'scrubs A/A, trousers A'],
  [
    'nurse uniform|nurses uniform|maid uniform|maids uniform|maid outfit|waitress uniform|diner uniform',
    'dress A/white, waistApron white',
  ],
  [
    'martial arts gi|judo gi|karate uniform|dobok|judogi',
    'sweater white/white, trousers white, belt black/black, barefoot white',
  ],
  ['baggy jeans|skinny jeans|mom jeans|blue jeans|denim jeans|denims|levis', 'jeans denim'],
  [
    'chinos|slacks|corduroys|cords|jodhpurs|khakis|pantaloons|knickerbockers|joggers|sweatpants|sweat pants|track pants|jogging bottoms|harem pants|palazzo pants|culottes|dress pants|suit trousers|pajama bottoms|pyjama bottoms|parachute pants|wide leg trousers|wide leg pants|camouflage trousers|camo trousers|camo pants|camouflage pants|work trousers|work pants|plus fours|capris|capri pants|hakama|salwar|shalwar|tartan trousers|plaid trousers|checked trousers',
    'trousers A',
  ],
  ['breeches|riding breeches|knee breeches|britches|pirate pants|jodhpur breeches', 'breeches A'],
  ['waders|fishing waders|chest waders|bib and brace|overall trousers', 'dungarees A/charcoal'],
  ['bike shorts|cycling shorts|biker shorts|cycle shorts|spandex shorts', 'cycleShorts A'],
  [
    'bermuda shorts|bermudas|hot pants|football shorts|basketball shorts|running shorts|gym shorts|khaki shorts|hotpants|culotte shorts|boxer shorts|boxing shorts|boxing trunks',
    'shorts A',
  ],
  ['yoga pants|jeggings|running tights|lycra leggings|stirrup pants|meggings', 'leggings A'],
  ['fishnets|fishnet tights|fishnet stockings|pantyhose|hosiery|striped tights|stockings', 'tights A'],
  [
    'pencil skirt|mini skirt|miniskirt|tennis skirt|pleated skirt|denim skirt|tweed skirt|leather skirt|plaid skirt|school skirt|cheer skirt|ra ra skirt|a line skirt|skater skirt|tulle skirt',
    'skirt A/A',
  ],
  [
    'maxi skirt|prairie skirt|peasant skirt|gypsy skirt|hula skirt|wrap skirt|full skirt|petticoat',
    'longSkirt A/A',
  ],
  ['grass skirt', 'longSkirt straw/straw striped'],
  ['ballet skirt|ballet dress|tulle dress', 'tutu A/A'],
];

export const SHOES: Lines = [
  [
    'high tops|high top sneakers|high top trainers|high top shoes|hightops|basketball shoes|converse|chucks|canvas shoes|basketball sneakers',
    'highTops A/white',
  ],
  [
    'platform shoes|platforms|platform heels|platform sandals|platform boots|platform sneakers',
    'platforms A/charcoal',
  ],
  [
    'tennis shoes|gym shoes|running shoes|plimsolls|skate shoes|athletic shoes|sports shoes|kicks|trainers|runners|jordans|football boots|cleats|soccer cleats|football shoes|cycling shoes|climbing shoes|bowling shoes|saddle shoes|two tone shoes',
    'sneakers A',
  ],
  [
    'brogues|oxfords|loafers|moccasins|clogs|pumps|mary janes|court shoes|kitten heels|wedges|patent shoes|dress shoes|leather shoes|tap shoes|ballet flats|flats|espadrilles|stiletto heels|deck shoes|boat shoes|slip ons|derby shoes|wingtips|spats|buckled shoes|pilgrim shoes|flamenco shoes',
    'shoes A',
  ],
  [
    'ballet shoes|ballet slippers|pointe shoes|bunny slippers|fluffy slippers|house shoes|house slippers|bedroom slippers|jazz shoes|babouches|curly shoes|elf shoes|mules|slippers',
    'slippers A',
  ],
  [
    'gladiator sandals|leather sandals|birkenstocks|thongs|geta|zori|huaraches|jelly shoes|sliders|slides|crocs|roman sandals',
    'sandals A',
  ],
  [
    'ankle boots|chelsea boots|desert boots|doc martens|dr martens|army boots|military boots|biker boots|motorcycle boots|winter boots|snow boots|ski boots|steel toe boots|steel toed boots|work boots|lace up boots|leather boots|fur boots|ugg boots|uggs|mountain boots|heeled boots|moon boots|combat boots|chunky boots|space boots',
    'boots A/A',
  ],
  [
    'thigh high boots|thigh boots|pirate boots|equestrian boots|go go boots|gogo boots|over the knee boots|cavalier boots|knee boots|jackboots|musketeer boots',
    'tallBoots A/A',
  ],
  ['gum boots|galoshes|muck boots|wellingtons boots|welly boots|wellie boots|rainboots', 'wellies A/A'],
  [
    'roller skates|rollerskates|roller blades|rollerblades|inline skates|ice skates|hockey skates|roller blade',
    'skates A/silver',
  ],
  ['flippers|swim fins|diving fins|fins', 'fins A'],
  [
    'leg pads|knee pads|goalie pads|elbow pads|cricket pads|ankle socks|white socks|frilly socks|football socks|soccer socks|leg warmers|legwarmers|shin pads|shin guards|thigh high socks|over the knee socks|long stockings|gaiters|argyle socks',
    'kneeSocks A',
  ],
  ['sock|odd socks|mismatched socks', 'kneeSocks A'],
];

export const ON_HANDS_AND_WAIST: Lines = [
  [
    'fingerless gloves|leather gloves|rubber gloves|gardening gloves|garden gloves|opera gloves|lace gloves|elbow gloves|long gloves|work gloves|oven gloves|oven mitts|oven mitt|mitts|goalkeeper gloves|goalie gloves|gauntlets|gauntlet|driving gloves|evening gloves|surgical gloves|baseball glove|mitt|baseball mitt|catchers mitt',
    'gloves A',
  ],
  [
    'robot arm|robotic arm|bionic arm|metal arm|mechanical arm|cybernetic arm|prosthetic arm|robotic hand|bionic hand|metal hand|mechanical hand|prosthetic hand',
    'gloves steel',
  ],
  ['utility belt|carpenters belt|belt of tools', 'toolBelt brown/camel'],
  [
    'waist sash|cummerbund|obi|belt sash|gun belt|holster|leather belt|studded belt|champion belt|championship belt|black belt|karate belt|rope belt|bandolier|bandoleer|weight belt',
    'belt A/gold',
  ],
  ['beauty queen sash|pageant sash|badge sash|sash with badges|scout sash', 'sash A, badge gold'],
  ['sporran', 'sporran white/black'],
  ['kilt', 'skirt crimson/forest checked'],
  ['half apron|waist apron|waiters apron|waitress apron|server apron|bistro apron', 'waistApron A/A'],
];
