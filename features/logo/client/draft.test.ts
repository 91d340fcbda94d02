/** The form's draft: what templates, ideas and kept logos do to it, and what is sent. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#engine/lettering/mark/design.ts';
import { type LogoTemplate, saveLogoBody, type UserLogo } from '../contract.ts';
import { BLANK, fromIdea, fromLogo, fromTemplate, toBody } from './draft.ts';
import { FILE_CHOICES, fileUrl } from './logo-names.ts';

const template = {
  id: 't',
  name: 'Seal',
  colors: ['#111111', '#222222', '#ffffff'],
  isAnimated: true,
  design: { ...DEFAULT_DESIGN, text: 'Sample', tagline: 'Line', layout: 'badge' },
} as unknown as LogoTemplate;

describe('a draft', () => {
  it('takes the look of a template and keeps what was typed', () => {
    expect(fromTemplate(template, BLANK).design).toMatchObject({ text: 'Sample', layout: 'badge' });
    const typed = { ...BLANK, name: 'Mine', design: { ...DEFAULT_DESIGN, text: 'Fern' } };
    expect(fromTemplate(template, typed)).toMatchObject({
      name: 'Mine',
      templateId: 't',
      design: { text: 'Fern', layout: 'badge' },
    });
  });

  it('takes what it can from a template that was only drawn', () => {
    const drawn = fromTemplate({ ...template, design: null }, BLANK);
    expect(drawn.design).toMatchObject({ colors: ['#111111', '#222222'], isAnimated: true, layout: 'text' });
  });

  it('is named after an idea unless it has a name', () => {
    expect(fromIdea({ text: 'Copper' }, BLANK)).toMatchObject({ name: 'Copper', design: { text: 'Copper' } });
    expect(fromIdea({ text: 'Copper' }, { ...BLANK, name: 'Mine' }).name).toBe('Mine');
  });

  it('reads back what it sent, and what other programs sent', () => {
    const body = toBody(
      { ...BLANK, name: ' Fern ', design: { ...DEFAULT_DESIGN, text: 'Fern', isAnimated: true } },
      '<svg/>',
    );
    expect(saveLogoBody.parse(body)).toMatchObject({
      name: 'Fern',
      animationType: 'bounce',
      isAnimated: true,
    });
    const kept = { ...body, id: 'x', animationType: 'glow' } as unknown as UserLogo;
    expect(fromLogo(kept)).toMatchObject({
      editing: 'x',
      design: { text: 'Fern', isAnimated: true, motion: { type: 'glow' } },
    });
    const foreign = {
      id: 'y',
      name: 'Other',
      customizations: null,
      isAnimated: false,
    } as unknown as UserLogo;
    expect(fromLogo(foreign).design).toMatchObject({ ...DEFAULT_DESIGN, text: '' });
  });
});

it('names the addresses of files', () => {
  expect(fileUrl('a b', FILE_CHOICES.find((one) => one.transparent)!)).toBe(
    '/api/user-logos/a%20b/file?format=png&transparent=true',
  );
});
