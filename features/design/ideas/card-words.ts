/** The words of a business card or letterhead: what was said, and a line that asks for what was not. */

import { capitalize } from '#common/wording/capitalize.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import type { Words } from '#engine/page/templates/words.ts';
import type { CardReading } from './read-card.ts';
import { CARD_FORMATS, type Reading } from './read-sentence.ts';

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
  fr: { name: 'Votre nom', contact: 'Votre téléphone\nVotre e-mail', place: 'Votre adresse' },
  it: { name: 'Il suo nome', contact: 'Il suo telefono\nLa sua e-mail', place: 'Il suo indirizzo' },
  pt: { name: 'O seu nome', contact: 'O seu telefone\nO seu e-mail', place: 'A sua morada' },
  zh: { name: '您的姓名', contact: '您的电话\n您的邮箱', place: '您的地址' },
  ja: { name: 'お名前', contact: '電話番号\nメールアドレス', place: 'ご住所' },
  ko: { name: '이름', contact: '전화번호\n이메일', place: '주소' },
};

/** The same for a list whose rows nobody said. */
const YOUR_ROW: Record<IdeaLanguage, string> = {
  en: 'Your entry',
  de: 'Ihr Eintrag',
  es: 'Su texto',
  fr: 'Votre ligne',
  it: 'La sua voce',
  pt: 'A sua linha',
  zh: '您的项目',
  ja: '項目名',
  ko: '항목',
};
export const ownRows = (language: IdeaLanguage): string =>
  [1, 2, 3, 4].map((row) => `${YOUR_ROW[language]} ${row} | 0.00`).join('\n');

const AWARDED: Record<IdeaLanguage, string> = {
  en: 'is awarded to',
  de: 'wird verliehen an',
  es: 'se otorga a',
  fr: 'est décerné à',
  it: 'è conferito a',
  pt: 'é atribuído a',
  zh: '特此授予',
  ja: 'を授与します',
  ko: '위 사람에게 수여합니다',
};

/** Whom it honours is the name, and what for the headline. */
export function certificateWords(reading: Reading, brand?: { name: string }): Words {
  const { language, subject, extra, kicker, date, place } = reading;
  const [title = '', ...more] = extra.split(' · ').filter(Boolean);
  const isNamed = kicker !== '';
  return {
    kicker: title ? kicker : '',
    headline: title || kicker || capitalize(subject),
    subline: AWARDED[language],
    name: isNamed ? subject : YOUR_LINES[language].name,
    body: [...more, place].filter(Boolean).join(' · '),
    date,
    author: brand?.name ?? '',
  };
}

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
