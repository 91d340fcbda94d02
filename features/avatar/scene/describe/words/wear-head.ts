/** More words for what is worn on the head, the neck and the back, and carried there. A is the colour that is said. */

type Lines = readonly (readonly [words: string, line: string])[];

export const ON_HEAD: Lines = [
  [
    'rose in her|flower in her|flowers in her|roses in her|lily in her|daisy in her|orchid in her|flower in his|flowers in his|flower in their|blossom in her|daisies in her|blossoms in her',
    'hairFlower A/yellow',
  ],
  [
    'bow in her|ribbon in her|ribbons in her|bows in her|bow in his|clip in her|clips in her|feather in her|feathers in her',
    'hairBow A/A',
  ],
  [
    'boater hat|boater|straw boater|sun bonnet|sunbonnet|straw bonnet|bonnet|panama hat|panama|wide brimmed hat|wide brim hat|floppy hat|garden hat|gardening hat|beach hat|picture hat|safari hat|pith helmet|bush hat|wicker hat',
    'strawHat A/brown',
  ],
  [
    'pork pie hat|porkpie hat|pork pie|homburg|derby hat|derby|bowler hat|felt hat|gangster hat|mobster hat|alpine hat|tyrolean hat|bavarian hat|hunter hat|slouch hat|dress hat|robin hood hat|cloche hat|cloche|pillbox hat|explorer hat|explorers hat|musketeer hat|cavalier hat|plumed hat|feathered hat|pilgrim hat|akubra',
    'fedora A/charcoal',
  ],
  [
    'pilot cap|pilots cap|pilot hat|pilots hat|conductor cap|conductors cap|conductor hat|postman cap|postmans cap|mailman hat|police hat|policemans hat|military cap|army cap|military hat|chauffeur cap|chauffeurs hat|naval cap|navy cap|kepi|marching band hat|train conductor hat|captains peaked cap|fire chief cap|security cap|bellhop hat|bellboy hat|pillbox cap|shako|bearskin hat|doormans hat|yacht cap|skipper cap|skippers cap|fishermans cap|fisherman cap|breton cap|greek fisherman cap|sailing cap',
    'peakedCap A/black',
  ],
  [
    'aviator hat|aviator cap|aviator helmet|flying cap|flying helmet|leather helmet|pilot helmet|trapper cap|bomber hat|fur trimmed hat|cossack hat|russian hat|papakha|coonskin cap|davy crockett hat|arctic hat|earflap hat|hat with earflaps|hat with ear flaps',
    'ushanka A/charcoal',
  ],
  [
    'glengarry|glengarry cap|garrison cap|side cap|tam|tam o shanter|tam oshanter|french beret|military beret|artist beret|painters beret|artists beret|scottish cap|scottish bonnet|balmoral',
    'beret A/A',
  ],
  [
    'newsboy|baker boy cap|bakerboy cap|paperboy cap|paper boy cap|ivy cap|driving cap|golf cap|cloth cap|tweed cap|peaky blinder cap|mao cap|engineer cap|railroad cap',
    'flatCap A/charcoal',
  ],
  [
    'trucker cap|trucker hat|baseball hat|snapback cap|snapback hat|dad cap|dad hat|ball cap|jockey cap|team cap|racing cap|camp cap|visor cap|sun visor|visor|peak cap',
    'baseballCap A/A',
  ],
  ['swimming cap|swim cap|bathing cap|shower cap|rubber cap', 'swimCap A'],
  [
    'bobble cap|pom pom hat|pompom hat|pom pom beanie|bobble beanie|watch cap|knit cap|knitted cap|woolen cap|woollen cap|wooly hat|wool hat|slouchy beanie|skull beanie|ski cap|ski hat|chullo|peruvian hat|andean hat|chullo hat|knitted bonnet|baby bonnet',
    'beanie A/cream',
  ],
  [
    'elf cap|gnome cap|pixie hat|pixie cap|dwarf hat|sleeping cap|night cap|santa cap|smurf hat|liberty cap|phrygian cap',
    'stockingHat A/white',
  ],
  [
    'wizards hat|sorcerer hat|sorcerers hat|conical wizard hat|hennin|princess hat|dunce cap|cone hat',
    'pointedHat A/A',
  ],
  [
    'ten gallon hat|cowgirl hat|western hat|ranger hat|sheriff hat|sheriffs hat|gaucho hat|rancher hat|campaign hat|scout hat|drover hat|leather hat',
    'cowboy A/brown',
  ],
  [
    'bicorne|bicorn|bicorne hat|three cornered hat|pirate captain hat|admiral hat|admirals hat|napoleon hat|cocked hat',
    'tricorn A/gold',
  ],
  [
    'head wrap|headwrap|gele|hair wrap|head tie|headtie|dastar|pagri|african headwrap|turban wrap|keffiyeh wrap|towel turban|towel on her head|hair turban|dhuku|duku',
    'turban A/A',
  ],
  [
    'keffiyeh|kufiya|shemagh|ghutra|headcloth|chador|niqab|khimar|burqa|al amira|shayla|dupatta|habit veil|nun veil|wimple|babushka|balaclava',
    'hijab A/A',
  ],
  ['kufi|kofia|taqiyah|doppa|songkok|zucchetto|prayer cap|fez cap', 'skullcap A/silver'],
  [
    'surgical cap|scrub cap|surgeons cap|do rag|durag|doo rag|headkerchief|bandana on her head|bandana on his head|hair scarf|silk bonnet|sleep bonnet|head bandana|pirate bandana|headscarf tied back',
    'bandana A/white',
  ],
  ['headscarf', 'hijab A/A'],
  [
    'sweat band|hair band|hairband|alice band|karate headband|ninja headband|hachimaki|sports headband|athletic headband|head band|tennis headband|beaded headband|circlet',
    'headband A',
  ],
  [
    'bike helmet|crash helmet|skateboard helmet|ski helmet|football helmet|baseball helmet|batting helmet|jockey helmet|riding helmet|hockey helmet|climbing helmet|racing helmet|biker helmet|scooter helmet|motorbike helmet|moped helmet|race helmet|cycle helmet',
    'bikeHelmet A/black',
  ],
  [
    'bubble helmet|glass helmet|fishbowl helmet|glass dome helmet|diving helmet|fish bowl helmet|bubble space helmet|astronauts helmet',
    'spaceHelmet white/gold',
  ],
  [
    'fire helmet|firemans helmet|fire hat|firefighters helmet|firefighter hat|fireman hat|firemans hat',
    'fireHelmet A/gold',
  ],
  [
    'miners helmet|miner helmet|miners hat|head torch|head lamp|headlamp|headtorch|helmet with a lamp|helmet with a light|caving helmet',
    'minerHelmet A/yellow',
  ],
  [
    'gladiator helmet|roman helmet|centurion helmet|spartan helmet|bronze helmet|plumed helmet|iron helmet|steel helmet|war helmet|great helm|helm|visored helmet|medieval helmet|greek helmet',
    'knightHelmet A/crimson',
  ],
  [
    'winged helmet|valkyrie helmet|barbarian helmet|samurai helmet|kabuto|antlered helmet',
    'hornedHelmet A/gold',
  ],
  [
    'construction hat|builders helmet|builders hat|builder hat|safety hat|hardhat|engineers helmet',
    'hardHat A/A',
  ],
  ['army helmet|soldier helmet|military helmet|combat helmet|soldiers helmet', 'hardHat olive/olive'],
  [
    'veiled hat|beekeeper hat|beekeepers hat|beekeeping hat|bee veil|beekeeper veil|mesh veil|hat with a veil|net veil|beekeeping veil',
    'strawHat straw/brown, veil white',
  ],
  ['bridal veil|wedding veil|mantilla|lace veil', 'veil white'],
  [
    'chefs toque|chefs cap|cooks hat|bakers hat|paper chef hat|chef cap|bakers cap|tall white hat',
    'toque white/white',
  ],
  [
    'forage cap|paper cap|soda jerk hat|diner hat|ice cream hat|sailor beret|gob hat|sailors cap',
    'sailorCap A/navy',
  ],
  ['maid headdress|maid headband|maids cap|mob cap|mobcap|maid cap', 'nurseCap white/white'],
  [
    'cat ear headband|cat ears headband|mouse ears|bear ears|dog ears|kitty ear headband',
    'catEars charcoal/pink',
  ],
  ['antlers|deer antlers|reindeer antlers|antler headband', 'horns brown'],
  ['unicorn horn|single horn|horn on her forehead', 'horns cream'],
  [
    'demon horn|goat horns|curled horns|twisted horns|long horns|bull horns|little horns|tiny horns|devil ears|red horns',
    'horns A',
  ],
  [
    'ribbons|ribbon|hair ribbons|bows|big bow|polka dot bow|scrunchie|hair tie|bow headband|hair clip|hair clips|barrette|barrettes|hair bows|hair slide|hairpin|hair pin|hair clasp|hairclip|hairclips|butterfly clip|butterfly clips|kanzashi|hair stick|hair sticks|hair chopsticks|hair comb|star clip|starfish clip|starfish hair clip|starfish in her hair|feather in her hair|feathers in her hair',
    'hairBow A/A',
  ],
  [
    'rose in her hair|flowers in her hair|flowers in his hair|flower in the hair|flower behind the ear|flower hair clip|flower clip|lily in her hair|daisy in her hair|hibiscus flower|hibiscus in her hair|rose behind her ear|orchid in her hair|sunflower in her hair|red rose in her hair|jasmine in her hair|blossom in her hair|plumeria',
    'hairFlower A/yellow',
  ],
  [
    'flower wreath|floral wreath|wreath of flowers|crown of flowers|floral crown|daisy chain|daisy crown|leaf crown|crown of leaves|wreath of leaves|rose crown|flower garland|garland of flowers|floral headband|flower headband',
    'flowerCrown pink/yellow',
  ],
  [
    'laurel wreath|laurel crown|laurels|olive wreath|ivy crown|crown of ivy|laurel',
    'flowerCrown forest/green',
  ],
  [
    'tiara|diadem|jewelled tiara|crystal tiara|princess crown|small crown|circlet of silver',
    'tiara A/magenta',
  ],
  ['crystal crown|ice crown|crown of ice|diamond crown|icy crown', 'crown silver/sky'],
  [
    'feather in his hat|feather in her hat|feather in his cap|feather in her cap|feather in the hat|hat feather|plume|feather',
    'hatFeather A',
  ],
  ['headdress|feathered headdress|feather headdress|war bonnet', 'headband A, hatFeather A'],
];

export const ON_FACE: Lines = [
  [
    'half moon glasses|reading glasses|pince nez|wire rimmed glasses|wire frame glasses|wire glasses|granny glasses|bifocals|half moon spectacles|thin glasses|rimless glasses|john lennon glasses|gold rimmed glasses',
    'glasses A',
  ],
  [
    'round sunglasses|dark round glasses|dark glasses|aviators|aviator sunglasses|ray bans|wayfarers|mirrored sunglasses|tinted glasses|heart shaped sunglasses|heart sunglasses|pilot sunglasses|mirror shades|star sunglasses|star shaped sunglasses|sunnies|wraparound sunglasses',
    'sunglasses A',
  ],
  [
    'big glasses|oversized glasses|chunky glasses|tortoiseshell glasses|thick framed glasses|black framed glasses|black rimmed glasses|thick black glasses|thick specs|square spectacles|nerd glasses',
    'squareGlasses A',
  ],
  [
    'cats eye glasses|cat eye sunglasses|retro glasses|winged glasses|butterfly glasses|secretary glasses',
    'catEyeGlasses A',
  ],
  [
    'safety goggles|protective goggles|lab goggles|science goggles|night vision goggles|vr headset|vr goggles|safety glasses|protective glasses|scuba mask|snorkel mask|snorkeling mask|welding goggles|swimming mask|virtual reality headset|ar goggles|cyber visor|neon visor',
    'goggles A/black',
  ],
  [
    'brass goggles|copper goggles|flying goggles|goggles on the forehead|goggles pushed up|goggles on her forehead|goggles on his forehead|motorcycle goggles|racing goggles|leather goggles|welder goggles',
    'gogglesUp A/brown',
  ],
  [
    'sleep mask|sleeping mask|blindfold|black eye mask|burglar mask|robber mask|thief mask|masquerade mask|venetian mask|half mask|zorro mask|hero mask|phantom mask|lucha mask|luchador mask|wrestling mask|wrestler mask',
    'eyeMask A',
  ],
  [
    'gas mask|dust mask|respirator mask|respirator|bandana over his face|bandana over her face|mouth mask|cloth mask|bandana over the face|oxygen mask|ninja mask|face covering',
    'faceMask A',
  ],
  ['eye patch', 'eyePatch black'],
  [
    'cybernetic eye|robot eye|robotic eye|bionic eye|cyber eye|cyborg eye|mechanical eye|laser eye|glowing eye',
    'monocle red',
  ],
  ['septum piercing|lip ring|lip piercing|eyebrow piercing|nose stud|nose pin|nath|nose hoop', 'noseRing A'],
  ['vampire fangs|pointed teeth|sharp fangs|pointy teeth|pointy fangs', 'fangs white'],
  ['tusk|boar tusks', 'tusks cream'],
  ['clay pipe|corncob pipe|smoking pipe|wooden pipe|cigar', 'pipe brown'],
  ['pointy elf ears|long ears|long pointed ears|long pointy ears', 'pointedEars tan'],
];

export const ON_NECK_AND_BACK: Lines = [
  ['bib|baby bib|dribble bib', 'neckerchief white'],
  ['harness|dog harness|chest harness', 'petCollar red/silver'],
  [
    'superhero cape|hero cape|superheros cape|vampire cape|magicians cape|magic cloak|wizard cloak|hooded cape|hooded cloak|travelling cloak|traveling cloak|opera cape|invisibility cloak',
    'cape A',
  ],
  ['mission patches|embroidered patches|sew on patches|iron on patches|flag patch|name patch', 'badge gold'],
  [
    'choker|spiked collar|studded collar|dog collar|spiked choker|velvet choker|neck ring|neck rings|neck band|torc',
    'choker A',
  ],
  [
    'headphones round the neck|headphones around the neck|headphones round his neck|headphones around his neck|headphones round her neck|headphones around her neck|headphones round their neck|headphones around their neck|headphones hanging round his neck|headphones hanging around her neck',
    'neckHeadphones A/charcoal',
  ],
  [
    'camera round his neck|camera round her neck|camera around his neck|camera around her neck|camera round the neck|camera around the neck|camera on a strap|camera strap|camera hanging round his neck|camera hanging around her neck',
    'cameraStrap charcoal/silver',
  ],
  [
    'whistle round his neck|whistle around his neck|whistle around her neck|whistle round her neck|lanyard|whistle|dog tags|dog tag|id badge|press pass|name badge|backstage pass|stopwatch',
    'medal black/silver',
  ],
  [
    'gold medal|olympic medal|medal round his neck|winners medal|medallion|silver medal|bronze medal',
    'medal royal/gold',
  ],
  [
    'medals on his chest|row of medals|badges|pins|name tag|nametag|pin badges|button badges|pin badge|brooch|cameo|cameo brooch|star badge|police badge|enamel pins|scout badges|merit badges',
    'badge gold',
  ],
  [
    'prayer beads|rosary|mala beads|mala|wooden beads|wooden prayer beads|tooth necklace|bone necklace|wooden necklace|shark tooth necklace|claw necklace|tribal necklace',
    'beads brown',
  ],
  [
    'pearl choker|pearl earrings and necklace|seashell necklace|pukka shell necklace|puka shell necklace|shells round her neck|daisy necklace|candy necklace|bead necklaces',
    'beads white',
  ],
  [
    'coral beads|amber beads|jade beads|colourful beads|colorful beads|beaded necklaces|maasai beads|beaded collar|beaded jewellery|beaded jewelry|turquoise beads|turquoise necklace|turquoise jewelry',
    'beads turquoise',
  ],
  [
    'lei|flower lei|garland|hawaiian lei|flower necklace|marigold garland|garland of marigolds',
    'garland A/white',
  ],
  [
    'gold chain|gold chains|bling|chunky chain|thick gold chain|big gold chain|peace sign necklace|peace necklace|locket|cross necklace|crucifix|ankh|talisman|ruby medallion|crystal necklace|crystal pendant|key on a chain|ruby necklace|diamond necklace|heart necklace|chains|jewellery|jewelry|jewels|moon necklace|star necklace|gemstone|gem necklace|magic amulet|mayoral chain|chain of office',
    'necklace A/red',
  ],
  ['pocket watch|fob watch|watch chain|pocket watch chain|watch on a chain', 'necklace gold/gold'],
  ['bolo tie|string tie|bolo|cravat|ascot|jabot', 'neckerchief A'],
  [
    'neck scarf|silk scarf|neck bandana|scout scarf|scout neckerchief|bandana round her neck|bandana round his neck|bandana around his neck|bandana around her neck|bandana around the neck|bandana round the neck|red kerchief',
    'neckerchief A',
  ],
  [
    'feather boa|boa|snood|cowl|infinity scarf|fur stole|college scarf|football scarf|team scarf|pashmina|wool scarf|tape measure round his neck|tape measure round her neck|tape measure around her neck|tape measure around his neck|measuring tape round her neck|measuring tape around her neck|tape measure|measuring tape|towel round his neck|towel around his neck|towel round her neck|towel around her neck|towel over his shoulder|towel over her shoulder|towel',
    'scarf A',
  ],
  [
    'crocheted shawl|knitted shawl|shawl|lace shawl|wool shawl|prayer shawl|tasselled shawl|fringed shawl|capelet|mantle|blanket round his shoulders|blanket around her shoulders',
    'poncho A/cream',
  ],
  [
    'elizabethan collar|lace collar|frilly collar|ruffled collar|ruffle collar|clown collar|ruffles|peter pan collar',
    'ruff white',
  ],
  [
    'fur cape|fur trimmed cape|fur trimmed cloak|royal cape|royal cloak|ermine cape|ermine cloak|ermine robe|velvet cape|fur collar|fur mantle|kings cape',
    'royalCape A/white',
  ],
  [
    'dragon wings|bat wings|leathery wings|demon wings|devil wings|gargoyle wings|scaly wings|black wings|wings of a dragon|wings of a bat|dark wings|leather wings',
    'dragonWings A/A',
  ],
  [
    'dragonfly wings|pixie wings|insect wings|bee wings|translucent wings|gauzy wings|moth wings|ladybird wings|ladybug wings|transparent wings|glittery wings|tiny wings|sparkly wings|iridescent wings|fly wings',
    'fairyWings A/white',
  ],
  [
    'white wings|feathery wings|bird wings|eagle wings|swan wings|golden wings|phoenix wings|owl wings|raven wings|pegasus wings',
    'angelWings A',
  ],
  [
    'devil tail|demon tail|cat tail|fox tail|tail|pointed tail|dragon tail|lion tail|monkey tail|wolf tail|forked tail|fluffy tail|bushy tail',
    'tail A',
  ],
  ['mermaids tail|fish tail|mermaid fin|shimmering tail', 'fishTail A/teal'],
  [
    'school bag|schoolbag|hiking pack|hiking backpack|hiking rucksack|duffel bag on his back|jetpack|jet pack|school backpack|school rucksack|back pack|haversack|camping backpack|travel backpack|hydration pack|turtle backpack',
    'backpack A/brown',
  ],
  ['air tank|oxygen tank|scuba tank|diving tank|diving gear|scuba gear|air tanks', 'airTank A/silver'],
  [
    'messenger bag|postbag|mailbag|mail bag|post bag|delivery bag|satchel full of letters|satchel of letters|sling bag|shoulder bag|crossbody bag|cross body bag|bum bag|fanny pack|belt bag|camera bag|laptop bag|saddlebag|saddle bag|courier bag|book bag|gym bag|tote bag|tote|canvas bag|duffel bag|duffle bag|sports bag|beach bag|potion bag|medicine bag|doctor bag|tool bag|water skin|coin purse|pouch of herbs|leather pouch|newspaper bag|bag of seeds',
    'satchel A/tan',
  ],
  ['quiver of arrows|arrows', 'quiver brown/cream'],
  [
    'sword on his back|sword on her back|swords on his back|swords on her back|katana on his back|katana on her back',
    'quiver charcoal/steel',
  ],
  [
    'baby in a sling|baby sling|baby carrier|baby in a carrier|baby strapped to her chest|baby strapped to his chest|baby on her back|baby on his back|baby in his arms|baby in her arms|newborn in his arms|newborn in her arms|baby',
    'babySling A/cream',
  ],
  [
    'bat on his shoulder|bat on her shoulder|pigeon on his shoulder|pigeon on her shoulder|falcon on his arm|falcon on her arm|falcon|hawk|eagle on her arm|eagle on his arm|falcon on his shoulder|raven|crow|magpie|pigeon|dove|songbird|robin|sparrow|little bird|bluebird|canary|hummingbird|budgie|parakeet|cockatoo',
    'shoulderBird A/black',
  ],
];
