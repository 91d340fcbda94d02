/** A brief of one sentence: what it says becomes a hook, the offer, and who and where. */

import { describe, expect, it } from 'vitest';
import { BLANK_VIDEO } from '../contract.ts';
import { storyboardOf } from '../scene/storyboard.ts';
import { advertOf } from './advert.ts';
import { picturePrompts } from './picture-prompts.ts';
import { linesOf } from './told.ts';

const BRIEF = 'Half price on all croissants on Sunday, Bäckerei Sommer, Lindwurmstr. 12';

describe('a brief of one sentence', () => {
  it('is hook, offer, who and where, and asks people to come', () => {
    const data = { ...BLANK_VIDEO, title: 'Sunday', template: 'social' as const, description: BRIEF };
    const scenes = storyboardOf({ ...data, duration: [15] }, []).scenes.slice(1);
    expect(scenes.map(({ headline }) => headline)).toEqual([
      'Croissants?',
      'Half price on all croissants on Sunday',
      'Bäckerei Sommer, Lindwurmstr. 12',
      'Come and see us',
    ]);
    expect(scenes.at(-1)!.text).toBe(
      'Sunday\nBäckerei Sommer\nLindwurmstr. 12\nHalf price on all croissants on Sunday',
    );
    expect(picturePrompts({ ...data, drawsPictures: true }, 9)).toEqual(['Croissants?']);
  });

  it.each([
    ['20 % auf alle Wintermäntel bis Samstag, Modehaus Klee, Marktplatz 4, Freiburg', 'Wintermäntel?'],
    ['Moitié prix sur toutes les pizzas ce mardi, Chez Marco, 12 rue de Rivoli, Paris', 'Pizzas?'],
    ['2 for 1 on all pizzas every Tuesday at Pizzeria Roma, Via Roma 5', 'Pizzas?'],
    ['Roses, lilies and tulips from £5, Bloom, 14 Castle Street, Leeds', 'Roses, lilies and tulips from £5'],
    ['Yoga for beginners every Monday, Studio Om, Gartenweg 3', 'Yoga for beginners every Monday'],
  ])('%s', (brief, first) => {
    const lines = linesOf(brief);
    expect(lines[0]).toBe(first);
    const said = lines.join(' ').replace(/\p{P}/gu, '');
    for (const word of brief.replace(/\p{P}/gu, '').split(' '))
      if (word !== 'at') expect(said).toContain(word);
  });

  it.each([
    'Rye, spelt, focaccia, brioche',
    'Come in, 12 Harbour Street, and taste our bread.',
    'Fresh bread, warm rolls, good coffee.',
    'We bake bread in Munich, Berlin, Hamburg.',
  ])('%s stays as it is', (text) => {
    expect(advertOf(text)).toBeUndefined();
  });
});
