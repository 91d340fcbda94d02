/** Proposals: twelve, varied, readable, and the same for the same seed. */

import { describe, expect, it } from 'vitest';
import { broaderWord } from '#features/logo/server/symbols/broader-word.ts';
import { symbolShape } from '#features/logo/server/symbols/symbol-set.ts';
import { contrast } from '../color/color.ts';
import { moodsIn } from './mood-words.ts';
import { PALETTES } from './palettes.ts';
import { suggest } from './suggest.ts';
import { symbolsForWords, TRADE_WORDS } from './trade-words.ts';

const wish = { name: 'Copper Kettle', category: 'creative', words: 'coffee roastery', seed: 1 };

describe('suggesting', () => {
  it('gives twelve that differ in manner and colours, with symbols that exist', () => {
    for (const category of ['business', 'tech', 'creative', 'minimal', 'modern', '']) {
      for (let seed = 0; seed < 5; seed++) {
        const ideas = suggest({ ...wish, category, words: seed % 2 ? 'yoga' : '', seed });
        expect(ideas).toHaveLength(12);
        expect(new Set(ideas.map((one) => one.palette)).size).toBe(12);
        expect(new Set(ideas.map((one) => one.design.layout)).size).toBeGreaterThanOrEqual(seed % 2 ? 3 : 5);
        for (const { design } of ideas) {
          if (design.symbol.includes(':')) expect(symbolShape(design.symbol), design.symbol).toBeDefined();
        }
      }
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(suggest(wish)).toEqual(suggest(wish));
    expect(suggest({ ...wish, seed: 2 })).not.toEqual(suggest(wish));
  });

  it('draws what the words say, not what the name happens to mean', () => {
    const symbols = suggest(wish)
      .map((one) => one.design.symbol)
      .join();
    expect(symbols).toContain('coffee');
    expect(symbols).not.toContain('hammer');
    expect(symbolsForWords('bakeries & dogs')).toEqual(expect.arrayContaining(['bread', 'dog']));
  });

  it.each([
    ['warm bakery', 'warm', /bread|baguette|cookie|grains|chef-hat/],
    ['fresh flower shop', 'fresh', /flower/],
    ['elegant law firm', 'classic', /scales|gavel|bank/],
    ['gemütlich, cozy cafe', 'warm', /coffee|mug/],
    ['dark tattoo studio', 'dark', /./],
    ['playful toys', 'bold', /./],
    ['calm yoga', 'calm', /./],
    ['cute puppies', 'soft', /dog|paw|bone/],
    ['futuristic robots', 'neon', /robot|gear|circuitry/],
  ] as const)('keeps to the mood and the trade of “%s” in every proposal', (words, mood, symbols) => {
    for (const category of ['business', 'tech', 'modern', '']) {
      for (const seed of [1, 2, 3]) {
        const ideas = suggest({ name: 'Harlow', category, words, seed }, broaderWord);
        for (const { palette, design } of ideas) {
          expect(PALETTES.find(({ name }) => name === palette)!.moods, palette).toContain(mood);
          expect(design.symbol, words).toMatch(symbols);
          expect(design.symbol).toContain(':');
          expect(['left', 'above', 'badge']).toContain(design.layout);
        }
        expect(new Set(ideas.map((one) => one.palette)).size).toBe(12);
      }
    }
  });

  it('takes no mood word for a trade, and none from the tagline', () => {
    expect(moodsIn('warm, rustic bakery')).toEqual(['warm', 'classic']);
    expect(moodsIn('copper kettle')).toEqual([]);
    expect(symbolsForWords('fresh cool bakery')[0]).toBe('bread');
  });

  it('starts with what the business is, then what it is made of', () => {
    expect(symbolsForWords('handmade lavender soap').slice(0, 2)).toEqual(['geo:soap', 'geo:lavender']);
    expect(symbolsForWords('yoga studio')[0]).toBe('tabler:yoga');
    expect(symbolsForWords('spaniel walker', broaderWord)).toContain('dog');
  });

  it('knows only symbols that exist', () => {
    const words = TRADE_WORDS.filter((word) =>
      symbolsForWords(word).some((name) => !symbolShape(name.includes(':') ? name : `ph:${name}-fill`)),
    );
    expect(words).toEqual([]);
  });

  it.each([
    ['dog walking', /dog|paw|walk|foot/],
    ['emergency plumber', /pipe|drop|wrench/],
    ['barber shop', /scissors|razor|moustache/],
    ['wedding florist', /flower/],
    ['artisan bakery', /bread|baguette/],
    ['candles and soap', /candle|soap/],
  ])('shows %s among the first four', (words, fitting) => {
    const symbols = suggest({ ...wish, name: 'Harlow', words }, broaderWord)
      .slice(0, 4)
      .map((one) => one.design.symbol);
    expect(symbols.join(' ')).toMatch(fitting);
  });
});

it.each(PALETTES.map((one) => [one.name, one] as const))(
  'palette %s can be read',
  (_, { primary, secondary, background }) => {
    expect(contrast(primary, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(secondary, background)).toBeGreaterThanOrEqual(1.9);
  },
);
