/** Templates and resized designs are sound in every format: no word cut off, over another or covered. */

import { expect, it } from 'vitest';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { FORMAT_NAMES } from '#engine/page/document/formats.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import marks from '../art/previews/marks.json' with { type: 'json' };
import { propose, wordsFor } from '../ideas/propose.ts';
import { readSentence } from '../ideas/read-sentence.ts';
import { letterResources } from '../server/drawing/design-resources.ts';
import { markOf } from '../server/template.service.ts';
import { TEMPLATES } from '../templates/all-templates.ts';
import { resizeDocument } from './resize-document.ts';

const problemsOf = (document: ReturnType<typeof buildTemplate>): string[] => {
  const resources = letterResources(document);
  return document.pages.flatMap((page) =>
    checkPage(document, page, resources).map(
      ({ kind, layers }) => `${document.format} ${kind} ${layers.join(' ')}`,
    ),
  );
};

it.each(TEMPLATES.map((one) => [one.id, one] as const))(
  '%s is sound in each of its formats',
  (_id, template) => {
    expect(template.formats.flatMap((format) => problemsOf(buildTemplate(template, format)))).toEqual([]);
  },
);

it('every template comes with a picture of it as it is', () => {
  const drawn = TEMPLATES.map((one) => [one.id, markOf(buildTemplate(one, one.formats[0]!))]);
  // If not: node scripts/art/design-previews.ts
  expect(Object.fromEntries(drawn)).toEqual(marks);
});

const SOCIAL = [
  'instagram-post',
  'instagram-story',
  'youtube-thumbnail',
  'facebook-post',
  'pinterest-pin',
  'flyer-a5',
] as const;

it('lays a design out anew by its template, and keeps what was changed', () => {
  const before = buildTemplate(TEMPLATES.find(({ id }) => id === 'harvest')!, 'instagram-post');
  const mine = {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      layers: page.layers
        .filter(({ id }) => id !== 'date')
        .map((layer) =>
          layer.id === 'headline' && layer.type === 'text'
            ? { ...layer, text: 'My own words', fill: '#ff0000' }
            : layer,
        ),
    })),
  };
  for (const format of SOCIAL) {
    const made = resizeDocument(mine, format, letterResources);
    expect(problemsOf(made)).toEqual([]);
    const layers = made.pages[0]!.layers;
    expect(layers.find(({ id }) => id === 'headline')).toMatchObject({
      text: 'My own words',
      fill: '#ff0000',
    });
    expect(layers.some(({ id }) => id === 'date')).toBe(false);
  }
});

it('lays a design without a template out by its roles', () => {
  const before = {
    ...buildTemplate(TEMPLATES.find(({ id }) => id === 'harvest')!, 'instagram-post'),
    template: null,
  };
  for (const format of SOCIAL) {
    const made = resizeDocument(before, format, letterResources);
    expect(problemsOf(made)).toEqual([]);
    const words = made.pages[0]!.layers.flatMap((one) => (one.type === 'text' ? one.text : []));
    expect(words).toContain('Autumn bread week');
    expect(words).toContain('20% off');
  }
});

it('keeps what the main picture takes of the page', () => {
  const share = ({ pages: [page] }: DesignDocument): number =>
    page!.layers
      .filter(({ type }) => type === 'picture')
      .map(({ x, y, w, h }) => {
        const wide = Math.min(page!.width, x + w) - Math.max(0, x);
        const high = Math.min(page!.height, y + h) - Math.max(0, y);
        return (wide * high) / (page!.width * page!.height);
      })
      .reduce((max, one) => Math.max(max, one), 0);
  const kept = TEMPLATES.filter((_, i) => i % 3 === 0).flatMap((template) => {
    const before = { ...buildTemplate(template, template.formats[0]!), template: null };
    if (share(before) < 0.05) return [];
    return (['instagram-story', 'instagram-square', 'youtube-thumbnail'] as const).map(
      (format) => share(resizeDocument(before, format, letterResources)) / share(before),
    );
  });
  expect(kept.filter((one) => one >= 0.8).length / kept.length).toBeGreaterThanOrEqual(0.95);
});

it.each([
  [
    'Flyer for our autumn bread sale, 20 % off until Sunday',
    { format: 'flyer-a5', subject: 'autumn bread sale', offer: '20% off', date: 'Until Sunday' },
  ],
  [
    'Instagram story for our summer concert on Saturday 12 July at 7 pm in Rose Park',
    {
      format: 'instagram-story',
      occasion: 'event',
      subject: 'summer concert',
      place: 'Rose Park',
      date: 'Saturday 12 July at 7 pm',
    },
  ],
  [
    'We need a poster announcing the grand opening of our café on 3 May',
    { format: 'poster-a3', occasion: 'opening', date: '3 May' },
  ],
  [
    'Haircut only $25 every Monday, book at hair.example',
    { price: 'Only $25', date: 'Every Monday', website: 'hair.example', subject: 'Haircut' },
  ],
  [
    'YouTube thumbnail about how to bake sourdough',
    { format: 'youtube-thumbnail', occasion: 'video', subject: 'how to bake sourdough' },
  ],
])('reads "%s"', (sentence, expected) => {
  expect(readSentence(sentence)).toMatchObject(expected);
});

it('proposes four sound designs in every format', () => {
  const reading = readSentence('Autumn bread sale, 20 % off until Sunday');
  for (const format of FORMAT_NAMES) {
    const shares: number[] = [];
    const made = propose({
      onMade: (share) => shares.push(share),
      reading,
      format,
      words: wordsFor(reading, format),
      photos: ['art:bread'],
      measure: letterResources,
    });
    expect([format, made.length]).toEqual([format, 4]);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  }
});
