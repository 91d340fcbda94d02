/** Every text a person reads passes through here: the English text is the key, the catalogue of the chosen language answers. */

/** Forms by plural category of the language, e.g. { one: '{n} Foto', other: '{n} Fotos' }. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type Catalogue = Readonly<Record<string, string | PluralForms>>;

/** The interface exists in these; English is what the code says. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  ja: '日本語',
  ko: '한국어',
  zh: '简体中文',
} as const;

export type Language = keyof typeof LANGUAGES;

export const knownLanguage = (value: string | null | undefined): Language | undefined =>
  value && Object.hasOwn(LANGUAGES, value) ? (value as Language) : undefined;

/** 'pt-BR' is Portuguese; the first language that we have wins. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => knownLanguage(tag.toLowerCase().split('-')[0])).find(Boolean) ?? 'en';

/** Not a language: every text in brackets and a third longer, to find what was forgotten or does not fit. */
export const PSEUDO = 'en-XA';

let locale: string = 'en-US';
let known: Record<string, string | PluralForms> = {};
let plurals = new Intl.PluralRules('en');
let numbers: Intl.NumberFormat | undefined;

/** Before the first text is read, since tables of texts are made when their module loads. */
export function setLanguage(language: Language | typeof PSEUDO): void {
  locale = language === 'en' ? 'en-US' : language;
  plurals = new Intl.PluralRules(locale);
  numbers = undefined;
  parts.clear();
  putTogether();
}

/** By part of the product: the same word may mean something else elsewhere. */
const parts = new Map<string, Catalogue>();
let preferred = '';

const putTogether = (): void => {
  known = Object.assign({}, ...parts.values(), parts.get(preferred));
};

export function addTexts(catalogue: Catalogue, part = ''): void {
  parts.set(part, { ...parts.get(part), ...catalogue });
  preferred = part || preferred;
  putTogether();
}

/** The part whose page is shown: its words come before those of others. */
export function preferTexts(part: string): void {
  if (part === preferred || !parts.has(part)) return;
  preferred = part;
  putTogether();
}

/** For `Intl`: dates, numbers and sums are written as in the chosen language. */
export const currentLocale = (): string => locale;

const fill = (text: string, values: readonly unknown[]): string =>
  values.length === 0 ? text : text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));

const widened = (text: string): string => `⟦${text}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;

/** The text in the chosen language; {0}, {1} … stand for the values. */
export function t(text: string, ...values: readonly (string | number)[]): string {
  const found = known[text];
  const own = typeof found === 'string' ? found : locale === PSEUDO && text ? widened(text) : text;
  return fill(own, values);
}

/** Small whole numbers look the same in all our languages, and the browser's writer takes long to make. */
function numberText(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
}

/** For a number of things: {n} stands for the number, {0}, {1} … for further values. */
export function tn(
  count: number,
  one: string,
  other: string,
  ...values: readonly (string | number)[]
): string {
  const form = plurals.select(count);
  const found = known[other];
  const english = form === 'one' ? one : other;
  const own =
    typeof found === 'object' ? (found[form] ?? found.other) : locale === PSEUDO ? widened(english) : english;
  return fill(own, values).replaceAll('{n}', numberText(count));
}

/** A server's sentence cut at its places: 'Maximum file size is {0} MB.' */
interface Form {
  key: string;
  pieces: string[];
  places: number[];
}

let forms: Form[] = [];

/** Sentences of the server: it speaks English, and its sentences are known by their form. */
export function addServerTexts(catalogue: Catalogue): void {
  addTexts(catalogue);
  forms = Object.keys(catalogue)
    .filter((key) => /\{\d\}/.test(key) && !/\}\{/.test(key))
    .map((key) => ({
      key,
      pieces: key.split(/\{\d\}/),
      places: [...key.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place)),
    }));
}

/** The values in what was said, if it has this form; one way through, since titles in it may be hostile. */
function valuesIn(said: string, { pieces, places }: Form): string[] | undefined {
  if (!said.startsWith(pieces[0]!)) return undefined;
  const values: string[] = [];
  let at = pieces[0]!.length;
  for (const [index, place] of places.entries()) {
    const piece = pieces[index + 1]!;
    const isLast = index === places.length - 1;
    const end = isLast ? said.length - piece.length : said.indexOf(piece, at + 1);
    if (end <= at || (isLast && !said.endsWith(piece))) return undefined;
    values[place] = said.slice(at, end);
    at = end + piece.length;
  }
  return values;
}

/** What the server said, in the chosen language; as it came where nobody has translated it. */
export function serverText(said: string): string {
  if (typeof known[said] === 'string') return t(said);
  for (const form of forms) {
    const values = valuesIn(said, form);
    if (values) return t(form.key, ...values);
  }
  return said;
}

/** Marks a text of a table that both sides share: it is translated where it is shown, by `t`. */
export const msg = <const S extends string>(text: S): S => text;

/** Pieces of a text between its places {0}, {1} …, for those who put more than text there. */
export const textPieces = (text: string): (string | number)[] =>
  t(text)
    .split(/(\{\d\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{\d\}$/.test(piece) ? Number(piece[1]) : piece));
