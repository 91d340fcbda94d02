/** What the texts door answers: in the chosen language, with values, plurals, and sentences of the server. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addServerTexts,
  addTexts,
  currentLocale,
  PSEUDO,
  preferredLanguage,
  preferTexts,
  serverText,
  setLanguage,
  t,
  tn,
} from '#common/texts.ts';
import { tx } from '#ui/rich-text.ts';

afterEach(() => setLanguage('en'));

describe('in German', () => {
  beforeEach(() => {
    setLanguage('de');
    addTexts({
      'Hello, {0}!': 'Hallo, {0}!',
      '{n} photos from {0}': { one: '{n} Foto von {0}', other: '{n} Fotos von {0}' },
      'Open {0} or {1}': '{1} oder {0} öffnen',
    });
    addServerTexts({ 'Maximum file size is {0} MB.': 'Höchstens {0} MB pro Datei.', Listening: 'Höre zu' });
  });

  it('fills in values, also in another order, and leaves what nobody translated', () => {
    expect(t('Hello, {0}!', 'Ada')).toBe('Hallo, Ada!');
    expect(t('Open {0} or {1}', 'A', 'B')).toBe('B oder A öffnen');
    expect(t('Not there: {0}', 3)).toBe('Not there: 3');
    expect(currentLocale()).toBe('de');
  });

  it('counts as the language does', () => {
    expect(tn(1, '{n} photo from {0}', '{n} photos from {0}', 'Ada')).toBe('1 Foto von Ada');
    expect(tn(1234, '{n} photo from {0}', '{n} photos from {0}', 'Ada')).toBe('1.234 Fotos von Ada');
    expect(tn(1, 'one', '{n} others')).toBe('one');
  });

  it('knows the server’s sentences by their form, with their values', () => {
    expect(serverText('Maximum file size is 10 MB.')).toBe('Höchstens 10 MB pro Datei.');
    expect(serverText('Listening')).toBe('Höre zu');
    expect(serverText('Something of a newer server.')).toBe('Something of a newer server.');
    expect(serverText('Maximum file size is  MB.')).toBe('Maximum file size is  MB.');
  });

  it('prefers the words of the page that is shown', () => {
    addTexts({ Light: 'Licht' }, 'video');
    addTexts({ Light: 'Hell' }, 'account');
    expect(t('Light')).toBe('Hell');
    preferTexts('video');
    expect(t('Light')).toBe('Licht');
    preferTexts('nowhere');
    expect(t('Light')).toBe('Licht');
    expect(t('Hello, {0}!', 'Ada')).toBe('Hallo, Ada!');
  });

  it('puts elements where the translation has them', () => {
    const shown = tx('Open {0} or {1}', 'A', 'B');
    expect(renderToStaticMarkup(shown)).toBe('B oder A öffnen');
  });
});

it('marks everything in the language for finding forgotten texts', () => {
  setLanguage(PSEUDO);
  expect(t('Save')).toBe('⟦Save··⟧');
  expect(tn(2, '{n} file', '{n} files')).toMatch(/^⟦2 files·+⟧$/);
});

it('takes the first language of the browser that there is', () => {
  expect(preferredLanguage(['nl-NL', 'pt-BR', 'en'])).toBe('pt');
  expect(preferredLanguage(['zh-Hant-TW'])).toBe('zh');
  expect(preferredLanguage(['toString', 'xx'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
