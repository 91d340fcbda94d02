/** What each trade wears, one line each: garments with colours, and what its people are like unless the words say so. */

import type { Activity } from '../activities.ts';
import type { Trade } from '../trades.ts';

export interface TradeLine {
  /** 'garment colour/trim, …' from the skin outwards. */
  wear: string;
  /** For women, where they dress differently. */
  hers?: string;
  gender?: 'female' | 'male';
  /** What they do where the words leave it open. */
  does?: Activity;
  beard?: 'beard' | 'moustache' | 'goatee' | 'stubble';
  hair?: 'long' | 'bald' | 'short' | 'medium' | 'curly' | 'bun' | 'ponytail' | 'braids';
  hairColour?: 'white' | 'gray' | 'black' | 'red' | 'blonde';
  isOld?: boolean;
  build?: 'heavy' | 'athletic' | 'slim';
}

export const TRADE_CLOTHES: Record<Trade, TradeLine> = {
  chef: {
    wear: 'chefJacket white/charcoal, trousers charcoal, shoes black, neckerchief red, toque white/white',
    does: 'cook',
  },
  baker: {
    wear: 'shortShirt cream/tan, trousers beige, shoes brown, apron white/beige, toque cream/white',
    does: 'carry',
  },
  barista: { wear: 'shirt black/white, jeans denim, sneakers white, apron brown/camel', does: 'make coffee' },
  waiter: {
    wear: 'shirt white/black, trousers black, shoes black, waistcoat black/gold, bowTie black, waistApron white/white',
    does: 'serve',
  },
  butcher: {
    wear: 'stripedTee white/steel, trousers charcoal, wellies white/white, apron white/red, strawHat cream/red',
    does: 'cut',
  },
  farmer: {
    wear: 'checkedShirt red/white, dungarees denim/navy, wellies olive/forest, strawHat straw/brown',
    does: 'hold',
  },
  gardener: {
    wear: 'checkedShirt green/cream, trousers khaki, wellies green/forest, apron forest/olive, gloves tan, strawHat straw/green',
    does: 'water plants',
  },
  florist: { wear: 'shirt blush/white, jeans denim, sneakers white, apron green/mint', does: 'arrange' },
  fisherman: {
    wear: 'sweater navy/navy, trousers charcoal, wellies yellow/mustard, raincoat yellow/charcoal, souwester yellow/mustard',
    gender: 'male',
    beard: 'beard',
    hairColour: 'gray',
    does: 'fish',
  },
  beekeeper: {
    wear: 'overalls white/beige, wellies beige/sand, gloves camel, strawHat cream/white, scarf white',
    does: 'hold',
  },
  doctor: {
    wear: 'shirt sky/white, trousers navy, shoes brown, tie navy, longCoat white/white, stethoscope charcoal/silver',
    hers: 'scrubs teal/teal, trousers teal, sneakers white, longCoat white/white, stethoscope charcoal/silver',
    does: 'examine',
  },
  nurse: {
    wear: 'scrubs sky/blue, trousers sky, sneakers white, stethoscope charcoal/silver',
    hers: 'scrubs sky/blue, trousers sky, sneakers white, nurseCap white/red, stethoscope charcoal/silver',
    does: 'hold',
  },
  dentist: { wear: 'scrubs mint/teal, trousers mint, sneakers white, faceMask white', does: 'examine' },
  surgeon: {
    wear: 'scrubs teal/teal, trousers teal, sneakers white, gloves sky, faceMask mint, swimCap teal',
    does: 'present',
  },
  scientist: {
    wear: 'shirt sky/white, trousers slate, shoes brown, longCoat white/white, glasses charcoal',
    does: 'look through',
  },
  teacher: {
    wear: 'shirt white/sky, trousers brown, shoes brown, tie maroon, cardigan mustard/brown, glasses brown',
    hers: 'shirt white/sky, skirt navy/navy, shoes black, cardigan teal/teal, glasses brown',
    does: 'teach',
  },
  student: {
    wear: 'sweater mustard/mustard, jeans denim, sneakers white, backpack red/maroon',
    does: 'hold',
  },
  librarian: {
    wear: 'shirt cream/brown, skirt brown/brown, shoes brown, cardigan green/forest, glasses black',
    hair: 'bun',
    does: 'read',
  },
  'police officer': {
    wear: 'uniform navy/gold, trousers navy, shoes black, badge gold, peakedCap navy/black',
    does: 'stand',
  },
  firefighter: {
    build: 'athletic',
    wear: 'overalls charcoal/neon, boots black/charcoal, hiVis charcoal/neon, fireHelmet red/gold, gloves black',
    does: 'stand',
  },
  soldier: {
    wear: 'uniform olive/khaki, breeches olive, boots brown/black, hardHat olive/khaki',
    does: 'salute',
  },
  astronaut: {
    wear: 'spaceSuit white/red, boots white/steel, gloves steel, spaceHelmet white/gold',
    does: 'wave',
  },
  pilot: { wear: 'shirt white/white, suit navy/black, peakedCap navy/black, badge gold', does: 'salute' },
  'flight attendant': {
    wear: 'suit navy/red, neckerchief red',
    hers: 'shirt white/white, skirt royal/royal, shoes navy, blazer royal/navy, neckerchief red, sailorCap royal/red',
    does: 'present',
  },
  sailor: {
    wear: 'stripedTee white/navy, trousers white, shoes black, neckerchief red, sailorCap white/navy',
    does: 'salute',
  },
  captain: {
    wear: 'uniform navy/gold, trousers white, shoes black, peakedCap white/navy',
    gender: 'male',
    beard: 'beard',
    hairColour: 'white',
    isOld: true,
    does: 'stand',
  },
  diver: {
    wear: 'bodysuit black/black, fins yellow, airTank yellow/black, goggles yellow/black',
    does: 'swim',
  },
  mechanic: {
    wear: 'overalls denim/navy, boots brown/black, gloves grey, baseballCap red/maroon',
    does: 'repair',
  },
  carpenter: {
    wear: 'checkedShirt red/charcoal, jeans denim, boots camel/brown, toolBelt brown/camel',
    does: 'saw',
  },
  builder: {
    wear: 'shirt denim/white, jeans navy, boots camel/brown, hiVis orange/silver, toolBelt brown/camel, hardHat yellow/mustard',
    does: 'hammer',
  },
  electrician: {
    wear: 'shirt slate/white, trousers navy, boots black/charcoal, toolBelt charcoal/brown, hardHat blue/navy',
    does: 'repair',
  },
  plumber: {
    wear: 'tee red/maroon, dungarees royal/navy, boots brown/black, baseballCap red/maroon',
    does: 'repair',
    beard: 'moustache',
  },
  engineer: {
    wear: 'shirt sky/white, trousers slate, shoes brown, hiVis neon/silver, hardHat white/grey',
    does: 'present',
  },
  miner: {
    wear: 'tee grey/charcoal, overalls slate/charcoal, boots brown/black, minerHelmet yellow/black',
    does: 'hold',
  },
  painter: {
    wear: 'stripedTee white/navy, jeans denim, sneakers white, apron beige/tan, beret red/maroon',
    does: 'paint',
  },
  artist: {
    wear: 'stripedTee white/navy, jeans denim, shoes brown, apron beige/tan, beret black/charcoal',
    does: 'paint',
  },
  photographer: {
    wear: 'shirt charcoal/white, jeans denim, boots brown/black, fedora camel/brown',
    does: 'photograph',
  },
  potter: { wear: 'tee cream/beige, trousers khaki, shoes brown, apron brown/tan', does: 'hold' },
  blacksmith: {
    build: 'athletic',
    wear: 'tank grey/charcoal, trousers charcoal, boots brown/black, apron brown/black, gloves brown',
    gender: 'male',
    beard: 'beard',
    does: 'hammer',
  },
  guitarist: {
    wear: 'tee black/red, jeans charcoal, boots black/charcoal, neckerchief red',
    does: 'play guitar',
  },
  violinist: {
    wear: 'suit black/white, bowTie white',
    hers: 'longDress black/black, shoes black',
    does: 'play violin',
  },
  pianist: {
    wear: 'suit black/black, bowTie white',
    hers: 'gown navy/silver, shoes black',
    does: 'play piano',
  },
  drummer: { wear: 'tank black/red, jeans charcoal, sneakers red, headband red', does: 'play drums' },
  singer: {
    wear: 'shirt black/gold, trousers black, shoes black, blazer crimson/maroon',
    hers: 'gown crimson/gold, shoes gold, necklace gold/red',
    does: 'sing',
  },
  trumpeter: { wear: 'suit charcoal/crimson, fedora charcoal/black', does: 'play trumpet' },
  cellist: {
    wear: 'suit black/white, bowTie white',
    hers: 'longDress black/black, shoes black',
    does: 'sit',
  },
  dj: {
    wear: 'tee violet/neon, jeans black, sneakers white, baseballCap black/neon, headphones neon/black',
    does: 'dance',
  },
  conductor: { wear: 'suit black/white, bowTie white', does: 'conduct', hairColour: 'gray' },
  ballerina: {
    build: 'slim',
    wear: 'tutu blush/blush, tights blush, slippers blush',
    gender: 'female',
    hair: 'bun',
    does: 'ballet',
  },
  dancer: {
    wear: 'tank crimson/maroon, leggings black, slippers black, headband crimson',
    hers: 'sundress crimson/maroon, shoes crimson',
    does: 'dance',
  },
  runner: {
    wear: 'vestJersey turquoise/white, shorts black, sneakers orange, startNumber white/black, headband orange',
    does: 'run',
  },
  footballer: { wear: 'jersey red/white, shorts white, tallBoots red/white, sneakers black', does: 'kick' },
  'basketball player': {
    wear: 'vestJersey orange/white, shorts orange, sneakers white, headband white',
    does: 'throw',
  },
  'tennis player': {
    wear: 'shortShirt white/navy, shorts white, sneakers white, headband navy',
    hers: 'sundress white/navy, sneakers white, baseballCap white/navy',
    does: 'swing',
  },
  golfer: {
    wear: 'shortShirt pink/white, trousers beige, shoes white, baseballCap white/navy',
    does: 'swing',
  },
  boxer: {
    build: 'athletic',
    wear: 'trunk red, trunks red/white, boots black/red, boxingGloves red/white',
    hers: 'tank black/red, trunks red/white, boots black/red, boxingGloves red/white',
    does: 'box',
  },
  swimmer: {
    wear: 'trunk red, trunks royal/navy, barefoot red, swimCap royal, gogglesUp black/navy',
    hers: 'swimsuit royal/navy, barefoot red, swimCap royal, gogglesUp black/navy',
    does: 'stand',
  },
  skier: {
    wear: 'parka red/maroon, trousers charcoal, boots black/red, gloves black, beanie white/red, gogglesUp orange/black, scarf white',
    does: 'ski',
  },
  surfer: {
    wear: 'trunk red, trunks turquoise/orange, barefoot red, necklace camel/white',
    hers: 'swimsuit orange/turquoise, barefoot red',
    does: 'surf',
  },
  cyclist: {
    wear: 'jersey neon/black, cycleShorts black, sneakers white, gloves black, bikeHelmet red/black',
    does: 'stand',
  },
  skater: {
    wear: 'sweater violet/violet, leggings black, skates white/silver, beanie pink/white',
    does: 'skate',
  },
  hiker: {
    wear: 'checkedShirt green/cream, shorts khaki, boots camel/brown, backpack orange/brown, strawHat khaki/brown',
    does: 'walk',
  },
  climber: {
    wear: 'tank turquoise/teal, trousers charcoal, sneakers orange, belt orange/silver, bikeHelmet white/black',
    does: 'climb',
  },
  yogi: { wear: 'tank lilac/violet, leggings violet, barefoot red', hair: 'bun', does: 'yoga' },
  businessman: { wear: 'suit navy/crimson', gender: 'male', does: 'stand' },
  businesswoman: {
    wear: 'shirt white/white, skirt charcoal/charcoal, shoes black, blazer charcoal/black',
    gender: 'female',
    does: 'stand',
  },
  judge: {
    wear: 'underShirt white, robe black/black, tie white',
    does: 'stand',
    hairColour: 'white',
    isOld: true,
  },
  postman: {
    wear: 'shirt sky/navy, trousers navy, shoes black, tie navy, satchel brown/tan, peakedCap navy/red',
    does: 'deliver',
  },
  courier: {
    wear: 'shortShirt orange/white, trousers navy, sneakers white, baseballCap orange/navy',
    does: 'deliver',
  },
  hairdresser: { wear: 'tee black/black, jeans charcoal, sneakers white, apron magenta/black', does: 'cut' },
  tailor: {
    wear: 'shirt white/black, trousers charcoal, shoes black, waistcoat slate/black, scarf yellow',
    does: 'sew',
  },
  shopkeeper: {
    wear: 'checkedShirt blue/white, trousers khaki, shoes brown, apron green/forest',
    does: 'present',
  },
  cashier: {
    wear: 'shortShirt red/white, trousers black, shoes black, waistApron red/maroon',
    does: 'present',
  },
  cleaner: {
    wear: 'tee sky/blue, trousers navy, sneakers white, apron sky/navy, gloves yellow, bandana sky/white',
    does: 'sweep',
  },
  detective: {
    wear: 'shirt white/white, trousers charcoal, shoes brown, tie maroon, trenchCoat camel/brown, fedora brown/black',
    does: 'look through',
  },
  explorer: {
    wear: 'shortShirt khaki/brown, shorts khaki, boots brown/camel, neckerchief red, satchel brown/tan, strawHat khaki/brown',
    does: 'look through',
  },
  magician: {
    wear: 'suit black/white, bowTie crimson, cape crimson, topHat black/crimson',
    does: 'cast spell',
  },
  clown: {
    wear: 'overalls yellow/red, boots red/yellow, ruff white, pompoms red, redNose red, gloves white',
    hair: 'curly',
    hairColour: 'red',
    does: 'laugh',
  },
  monk: { wear: 'robe brown/tan, sandals brown', gender: 'male', hair: 'bald', does: 'pray' },
  knight: {
    build: 'athletic',
    wear: 'armour silver/slate, tallBoots steel/slate, gloves slate, cape crimson, knightHelmet silver/crimson',
    does: 'guard',
  },
  king: {
    wear: 'robe crimson/gold, shoes brown, royalCape crimson/white, crown gold/red',
    gender: 'male',
    beard: 'beard',
    does: 'stand',
    hair: 'medium',
  },
  queen: {
    wear: 'gown violet/gold, shoes gold, royalCape crimson/white, necklace gold/red, crown gold/royal',
    gender: 'female',
    does: 'stand',
    hair: 'bun',
  },
  prince: {
    wear: 'uniform royal/gold, breeches white, tallBoots black/gold, cape crimson, crown gold/royal',
    gender: 'male',
    does: 'stand',
  },
  princess: {
    wear: 'gown pink/white, shoes pink, necklace gold/royal, tiara gold/magenta',
    gender: 'female',
    hair: 'long',
    does: 'stand',
  },
  wizard: {
    wear: 'robe violet/gold, boots brown/camel, pointedHat violet/gold',
    gender: 'male',
    beard: 'beard',
    hair: 'long',
    hairColour: 'white',
    isOld: true,
    does: 'cast spell',
  },
  witch: {
    wear: 'longDress black/violet, boots black/violet, cape violet, pointedHat black/violet',
    gender: 'female',
    hair: 'long',
    does: 'stand',
  },
  pirate: {
    wear: 'stripedTee white/red, breeches brown, tallBoots black/charcoal, blazer crimson/gold, belt black/gold, bandana red/crimson, eyePatch black',
    does: 'fight',
    beard: 'goatee',
  },
  ninja: {
    wear: 'bodysuit black/black, boots black/charcoal, belt crimson/charcoal, gloves charcoal, ninjaHood black/crimson',
    does: 'fight',
  },
  samurai: {
    wear: 'sweater navy/navy, breeches navy, boots black/navy, lamellar crimson/gold, headband white',
    does: 'fight',
    hair: 'bun',
    gender: 'male',
  },
  cowboy: {
    wear: 'checkedShirt blue/white, jeans denim, tallBoots brown/camel, waistcoat brown/gold, belt brown/gold, neckerchief red, cowboy camel/brown',
    does: 'stand',
  },
  viking: {
    build: 'athletic',
    wear: 'sweater brown/tan, breeches olive, tallBoots brown/camel, belt black/gold, cape forest, hornedHelmet steel/gold',
    gender: 'male',
    beard: 'beard',
    hair: 'long',
    hairColour: 'red',
    does: 'fight',
  },
  superhero: {
    build: 'athletic',
    wear: 'bodysuit royal/royal, tallBoots red/yellow, briefs red, emblem yellow/red, cape red, belt yellow/gold, gloves red',
    does: 'present',
  },
  fairy: {
    wear: 'sundress mint/lime, slippers green, fairyWings lilac/pink, flowerCrown pink/yellow',
    gender: 'female',
    hair: 'long',
    does: 'cast spell',
  },
  elf: {
    wear: 'sweater green/forest, leggings olive, boots brown/camel, belt brown/gold, cape forest, quiver brown/cream, pointedEars tan',
    hair: 'long',
    hairColour: 'blonde',
    does: 'stand',
  },
  vampire: {
    wear: 'suit black/crimson, cape crimson',
    hair: 'short',
    hairColour: 'black',
    does: 'cast spell',
  },
  angel: {
    wear: 'longDress white/gold, barefoot red, angelWings white, halo gold',
    hair: 'long',
    hairColour: 'blonde',
    does: 'pray',
  },
  'santa claus': {
    build: 'heavy',
    wear: 'parka red/white, breeches red, tallBoots black/white, belt black/gold, gloves white, stockingHat red/white',
    gender: 'male',
    beard: 'beard',
    hair: 'medium',
    hairColour: 'white',
    isOld: true,
    does: 'wave',
  },
  bride: {
    wear: 'gown white/silver, shoes white, necklace silver/white, veil white, flowerCrown white/blush',
    gender: 'female',
    hair: 'bun',
    does: 'hold',
  },
  groom: { wear: 'suit charcoal/silver, bowTie black, flowerPin white/green', gender: 'male', does: 'stand' },
};
