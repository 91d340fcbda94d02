/** What a new mail or page begins with, in the language of whoever writes it: to be changed, not to be filled in. */

import { msg, t } from '#common/texts.ts';
import { IDEA_LANGUAGES, type IdeaLanguage } from '#common/wording/language.ts';
import { currentLanguage } from '#platform/browser/preferences/language.ts';
import { type Block, blankBlock } from '../blocks/block.ts';

export type StarterName = 'offer' | 'news' | 'blank';

export const STARTERS: readonly { name: StarterName; label: string; hint: string }[] = [
  { name: 'offer', label: msg('An offer'), hint: msg('A price, a last day and a button.') },
  { name: 'news', label: msg('News'), hint: msg('A greeting, a picture and something to tell.') },
  { name: 'blank', label: msg('Empty'), hint: msg('Only your name at the end.') },
];

export const ownLanguage = (): IdeaLanguage =>
  IDEA_LANGUAGES.find((one) => one === currentLanguage()) ?? 'en';

const block = <T extends Block['type']>(
  type: T,
  values: Partial<Omit<Extract<Block, { type: T }>, 'type'>> = {},
): Block => ({ ...blankBlock(type), ...values }) as Block;

export const blocksOf = (name: StarterName): Block[] =>
  ({
    offer: () => [
      block('heading', { text: t('Hello {{firstName|there}}, this is for you') }),
      block('text', { text: t('Write in two sentences what you offer, and why now.') }),
      block('offer', { what: t('What you offer'), price: t('€2.40'), before: t('€4.80') }),
      block('button', { text: t('Have a look'), href: 'https://example.com' }),
      block('divider'),
      block('footer', { text: t('Your shop, Street 1, Town') }),
    ],
    news: () => [
      block('heading', { text: t('News from us') }),
      block('text', { text: t('Hello {{firstName|there}},\n\ntell here what is new.') }),
      block('picture'),
      block('button', { text: t('Read more'), href: 'https://example.com' }),
      block('divider'),
      block('footer', { text: t('Your shop, Street 1, Town') }),
    ],
    blank: () => [block('text'), block('footer', { text: t('Your shop, Street 1, Town') })],
  })[name]();

export const pageBlocks = (audienceId: string | null): Block[] => [
  block('heading', { text: t('What you offer'), align: 'center' }),
  block('text', { text: t('Write in two sentences what you offer, and why now.'), align: 'center' }),
  block('offer', { what: t('What you offer'), price: t('€2.40'), before: t('€4.80') }),
  block('form', { audienceId, title: t('Be the first to know') }),
  block('footer', { text: t('Your shop, Street 1, Town') }),
];
