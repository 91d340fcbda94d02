/** The words of a business card or letterhead: what was said, and a line that asks for what was not. */

import type { FormatName } from '#engine/page/document/formats.ts';
import type { Words } from '#engine/page/templates/words.ts';
import type { IdeaLanguage } from './language.ts';
import type { CardReading } from './read-card.ts';
import { CARD_FORMATS } from './read-sentence.ts';

/** Without the words that nobody has. */
export const filled = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value)) as Words;

const ofBrand = (card: CardReading, { name, tagline }: { name: string; tagline: string }): CardReading => ({
  ...card,
  company: name,
  trade: card.trade || tagline,
});

/** A name stands for the firm where nobody has one, and what it does stands below it. */
export function cardWords(card: CardReading, brand?: { name: string; tagline: string }): Words {
  const { company, name, position, trade, contact, website, address } =
    brand && !card.company ? ofBrand(card, brand) : card;
  const headline = company || name || trade;
  return filled({
    headline,
    quote: headline,
    subline: headline === trade ? '' : trade || (company ? '' : position),
    name: name || (company ? '' : headline),
    position: position || (name && !company ? trade : ''),
    contact,
    website,
    place: address,
  });
}

const YOUR_LINES: Record<IdeaLanguage, Record<'name' | 'contact' | 'place', string>> = {
  en: { name: 'Your name', contact: 'Your phone number\nYour email', place: 'Your address' },
  de: { name: 'Ihr Name', contact: 'Ihre Telefonnummer\nIhre E-Mail', place: 'Ihre Adresse' },
  es: { name: 'Su nombre', contact: 'Su teléfono\nSu correo', place: 'Su dirección' },
};

/** On a card nobody is reached by what is missing: the line asks for it, and never shows somebody else's. */
export function withOwnLines(words: Words, format: FormatName, language: IdeaLanguage): Words {
  if (!CARD_FORMATS.has(format)) return words;
  const lines = YOUR_LINES[language];
  return filled({
    ...words,
    name: words.name || lines.name,
    contact: words.contact || lines.contact,
    place: words.place || (words.website && words.contact ? '' : lines.place),
  });
}
