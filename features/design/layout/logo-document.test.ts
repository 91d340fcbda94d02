/** Designs that begin with a logo: stationery with its lines, and a logo that can be seen on every ground. */

import { describe, expect, it } from 'vitest';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { seatLogo } from '#engine/page/layout/seat-logo.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { letterResources } from '../server/drawing/design-resources.ts';
import { findTemplate } from '../templates/all-templates.ts';
import { LOGO_FORMATS, logoDocument } from './logo-document.ts';
import { resizeDocument } from './resize-document.ts';

const LOGO = { src: '/api/files/abc', alt: 'Fern', ratio: 2, tones: ['#14403a'] };
const ABOUT = { name: 'Fern', words: { contact: '030 1234567', place: 'Lindenstraße 12, Berlin' } };

const textsOf = ({ pages }: ReturnType<typeof logoDocument>) =>
  pages.flatMap((page) => page.layers.flatMap((one) => (one.type === 'text' ? one.text : [])));

describe('a logo', () => {
  it.each(LOGO_FORMATS)('stands soundly on %s', (format) => {
    const made = logoDocument(format, LOGO, ABOUT);
    const logos = made.pages.flatMap((page) => page.layers.filter(({ type }) => type === 'logo'));
    expect(logos).toEqual([expect.objectContaining({ src: LOGO.src, alt: 'Fern' })]);
    const resources = letterResources(made);
    expect(made.pages.flatMap((page) => checkPage(made, page, resources))).toEqual([]);
  });

  it('has the lines of a card beside it, and where nothing is known they ask for it', () => {
    expect(textsOf(logoDocument('business-card', LOGO, ABOUT))).toEqual([
      'Your name',
      '030 1234567',
      'Lindenstraße 12, Berlin',
    ]);
    expect(textsOf(logoDocument('letterhead', LOGO, { name: 'Fern' }))).toContain('Your address');
  });

  it('becomes a whole card when a page with nothing but the logo is resized to one', () => {
    const card = resizeDocument(
      logoDocument('instagram-square', LOGO, ABOUT),
      'business-card',
      letterResources,
    );
    expect(card.pages).toHaveLength(2);
    expect(card.template).toBe('logo-card');
    expect(textsOf(card)).toContain('Your phone number\nYour email');
    expect(card.pages[0]!.layers.some((one) => one.type === 'logo' && one.src === LOGO.src)).toBe(true);
  });

  it('lies on a light plate where its own colour is the ground, and on none elsewhere', () => {
    const dark = buildTemplate(findTemplate('studio-card')!, 'business-card', { logo: LOGO.src });
    const plates = (...tones: string[]) =>
      seatLogo(dark, { ...LOGO, tones }).pages.flatMap((page) =>
        page.layers.filter(({ id }) => id.endsWith('-plate')),
      );
    expect(plates('#14403a')).toEqual([expect.objectContaining({ type: 'shape', fill: '#ffffff' })]);
    expect(plates('#f4d35e', '#14403a')).toHaveLength(1);
    expect(plates('#f4d35e')).toEqual([]);
  });
});
