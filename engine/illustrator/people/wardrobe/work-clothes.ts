/** What people at work wear. One line each: garments with colours, and what these people are like unless the words say so. */

import type { Trade } from '../trades.ts';
import type { TradeLine } from './trade-line.ts';

export const WORK_CLOTHES = {
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
} as const satisfies Partial<Record<Trade, TradeLine>>;
