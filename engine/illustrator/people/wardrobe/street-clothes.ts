/** What people of offices, shops and services wear, and those who are known by their coats. One line each: garments with colours, and what these people are like unless the words say so. */

import type { Trade } from '../trades.ts';
import type { TradeLine } from './trade-line.ts';

export const STREET_CLOTHES = {
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
} as const satisfies Partial<Record<Trade, TradeLine>>;
