/** What people of history, tales and feasts wear. One line each: garments with colours, and what these people are like unless the words say so. */

import type { Trade } from '../trades.ts';
import type { TradeLine } from './trade-line.ts';

export const TALE_CLOTHES = {
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
} as const satisfies Partial<Record<Trade, TradeLine>>;
