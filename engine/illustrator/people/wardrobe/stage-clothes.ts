/** What musicians, dancers and people of sport wear. One line each: garments with colours, and what these people are like unless the words say so. */

import type { Trade } from '../trades.ts';
import type { TradeLine } from './trade-line.ts';

export const STAGE_CLOTHES = {
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
  skateboarder: {
    wear: 'tee orange/white, jeans navy, sneakers black/white, baseballCap red/white',
    does: 'skate',
  },
  snowboarder: {
    wear: 'parka turquoise/teal, trousers charcoal, boots black/orange, gloves black, beanie orange/white, gogglesUp orange/black',
    does: 'ski',
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
} as const satisfies Partial<Record<Trade, TradeLine>>;
