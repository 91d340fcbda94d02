/** Reads a sentence part by part, in any of nine languages: what is asked for, what is celebrated, who, when, where, how much, and every row of a list. */

import { capitalize } from '#common/wording/capitalize.ts';
import type { IdeaLanguage } from '#common/wording/language.ts';
import { DEAL, EMAIL, PHONE, PRICE, WEBSITE } from '../sentence-patterns.ts';
import { type FoundFeast, feastTitle, findFeast } from './feasts.ts';
import { FORM_TITLES, type Form } from './forms.ts';
import { takeMoments } from './moments.ts';
import { isCouple, joinedNames, placeIn, splitPlace } from './names.ts';
import { partsOf, plainRows, type Row, takeHours, takePriced } from './rows.ts';

export interface PartsAsk {
  /** Without the words that ask for it. */
  text: string;
  /** Of the text, and of the design. */
  said: IdeaLanguage;
  requested: IdeaLanguage;
  form: Form | undefined;
  /** Found before its words were taken out: "wedding invitation". */
  feast: FoundFeast | undefined;
  now: Date;
}

export interface Parts {
  kicker: string;
  headline: string;
  extra: string;
  offer: string;
  price: string;
  date: string;
  place: string;
  website: string;
  contact: string;
  rows: Row[];
  /** What a picture of it shows. */
  seen: string;
}

const LIST_FORMS: ReadonlySet<Form | undefined> = new Set(['menu', 'price-list', 'opening-hours'] as const);
/** So many prices are a list, whatever was asked for. */
const LIST_FROM = 3;

const LEADS =
  /^(?:for|of|about|to|with|saying|announcing|to announce|the|our|my|an?|für|über|zum?r?|mit|von|vom|des|der|die|das|dem|unser\w*|meine?[rnsm]?|eine?[rnsm]?|para|sobre|de|del|con|que diga|el|la|los|las|un|una|nuestr[oa]s?|mi|pour|du|des|au|aux|le|les|une|notre|nos|mon|ma|mes|avec|sur|per|di|da|della|dello|dei|degli|il|lo|gli|i|le|uno|nostr[oaie]|mi[oa]|su|al|allo|alla|a|ao|aos|à la|à|do|dos|das|o|os|as|um|uma|noss[oa]s?|meu|minha|com|sobre|worth|over|im wert von|über|d'une valeur de|por valor de|del valore di|no valor de|and|und|et|y|e)(?:\s+|$)|^(?:d|l|dell|all|nell|à l)['’](?=\p{L})|^[\s:;,.–—-]+/u;
const EASTERN_START = /^(?:为|給|给|关于|關於|请|帮我|我们的?|我的|的)\s*/u;
const EASTERN_END = /(?:のための|向けの|への|の|を|が|は|的|之|을|를|의|에|위한|를\s위한|을\s위한)$/u;
const EASTERN_ASKING =
  /(?:请|帮我|给我|幫我|麻烦)?\s?(?:设计|制作|做|生成|写)(?:一[张份个款])?|一[张份个款]|を?(?:作って|作成して|デザインして|用意して)(?:ください|下さい|ほしい|欲しい)?(?:です)?|を?お願いします|[을를]?\s?(?:만들어|디자인해|작성해)\s?(?:줘|주세요|주십시오)?/gu;
const PERCENT_SIGN =
  /(?:(?:jusqu['’]à|fino al|até|hasta|up to|bis zu|最大|最多|최대)\s?)?[-−–]?\s?\d{1,3}\s?%\s?(?:de\s(?:réduction|remise|rabais|descuento|desconto)|di sconto|off|rabatt|discount|OFF|オフ|引き|割引|할인|折扣|优惠)?|(?<![\d])[1-9](?:\.\d)?折|\d割引/iu;
const EASTERN_PRICE =
  /(?:¥|￥|₩|R\$)\s?\d[\d,.]*|\d[\d,.]*\s?(?:円|元|원|块)(?:起|から|부터)?|\d+\s?万円|\d+만\s?원/u;

function stripped(part: string): string {
  let text = part.trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(LEADS, '').replace(EASTERN_START, '').trim();
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
      text = text.replace(EASTERN_END, '').trim();
  }
  return text.replace(/\s+(?:on|at|am|um|im|le|el|il|à|a|alle|em|no|for|mit|de|and|und|et|y|e)$/u, '').trim();
}

class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): string {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(this.text);
    if (!found) return '';
    this.text = `${this.text.slice(0, found.index)} , ${this.text.slice(found.index + found[0].length)}`;
    return found[0].trim();
  }
}

export function readParts({ text, said, requested, form, feast, now }: PartsAsk): Parts {
  const rest = new Rest(text.replace(EASTERN_ASKING, ' '));
  const hours = form === 'opening-hours' ? takeHours(rest.text, said, requested) : undefined;
  if (hours) rest.text = hours.rest;
  const contact = [rest.take(EMAIL), rest.take(PHONE)].filter(Boolean).join('\n');
  const website = rest.take(WEBSITE).replace(/^https?:\/\//i, '');
  const listed = hours ? { rows: hours.rows, text: rest.text } : rowsIn(rest.text, form);
  rest.text = listed.text;
  if (feast && (form === 'invitation' || form === 'announcement')) rest.take(feastAgain(feast, rest.text));
  const isList = LIST_FORMS.has(form);
  const offer = isList ? '' : rest.take(PERCENT_SIGN) || rest.take(DEAL);
  const price = isList ? '' : rest.take(EASTERN_PRICE) || rest.take(PRICE);
  const moments = form === 'menu' || hours ? undefined : takeMoments(rest.text, said, requested, now);
  const parts = partsOf((moments?.rest ?? rest.text).replace(/\s+-\s+|\s[–—]\s|:/gu, ' , ')).map(stripped);
  const { headline, place, extras } = sortParts(parts.filter(hasLetters), { form, feast, said, requested });
  const title = form ? FORM_TITLES[requested][form] : '';
  const about = feast && (form === 'invitation' || form === 'announcement');
  const name = about ? feastTitle(form, feast, requested, title) : title;
  return {
    kicker: headline ? name : '',
    headline: capitalize(headline || name),
    extra: extras.map(capitalize).join(' · '),
    offer: capitalize(offer),
    price: price.replace(/^(?:for|für|por|pour|per|zu|at|um|a|à)\s/iu, ''),
    date: capitalize(moments?.words ?? ''),
    place: capitalize(place),
    website,
    contact,
    rows: listed.rows,
    seen: seenIn(form, listed.rows, feast, headline || text),
  };
}

const hasLetters = (part: string): boolean => /\p{L}{2}|\d\s?\p{L}|\p{Script=Han}/u.test(part);

/** The feast was found in the whole sentence; here only what is left of its words. */
function feastAgain({ feast }: FoundFeast, text: string): RegExp {
  const again = findFeast(text);
  return again?.feast === feast
    ? new RegExp(text.slice(again.from, again.to).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'u')
    : /$^/u;
}

function rowsIn(text: string, form: Form | undefined): { rows: Row[]; text: string } {
  const isMenu = form === 'menu' || form === 'price-list';
  // The name of the house stands before the colon.
  const [, head = '', body = text] = /^([^:]*\p{L}[^:]*):\s+(.+)$/su.exec(text) ?? [];
  const { rows, rest } = takePriced(body);
  if (rows.length >= (isMenu ? 1 : LIST_FROM))
    return { rows, text: [head, ...rest].filter(Boolean).join(' , ') };
  if (form === 'menu' && head && rest.length > 1) return { rows: plainRows(rest), text: head };
  return { rows: [], text };
}

/** The first part is what it is about; a place is told by its words, or is the last name that is left on an invitation. */
function sortParts(
  parts: readonly string[],
  { form, feast, said, requested }: Pick<PartsAsk, 'form' | 'feast' | 'said' | 'requested'>,
): { headline: string; place: string; extras: string[] } {
  let headline = '';
  const places: string[] = [];
  const extras: string[] = [];
  const isList = LIST_FORMS.has(form);
  for (const part of parts) {
    const split = splitPlace(part);
    const place = headline && !isList ? placeIn(part) : undefined;
    if (place && places.length < 2) places.push(place);
    else if (split && !isList && places.length < 2) {
      places.push(split.place);
      if (!headline) headline = split.before;
      else extras.push(split.before);
    } else if (!headline) headline = part;
    else extras.push(part);
  }
  // "Château de Villandry" alone is where, and who is not said.
  if (!headline && places.length > 1) headline = places.shift()!;
  const isInvitation = form === 'invitation' || form === 'announcement';
  const last = extras.at(-1);
  if (isInvitation && feast?.feast !== 'birth' && places.length === 0 && last && /^\p{Lu}/u.test(last))
    places.push(extras.pop()!);
  const couple = extras.findIndex(isCouple);
  if (isInvitation && feast?.feast !== 'birth' && couple >= 0 && !isCouple(headline)) {
    const [names] = extras.splice(couple, 1);
    extras.unshift(headline);
    headline = names!;
  }
  return { headline: joinedNames(headline, said, requested), place: places.join(', '), extras };
}

const SEEN_FEAST: Partial<Record<FoundFeast['feast'], string>> = {
  wedding: 'a bouquet of roses',
  engagement: 'a bouquet of roses',
  birthday: 'a birthday cake',
  birth: 'a teddy bear',
  baptism: 'a white dove',
};

function seenIn(
  form: Form | undefined,
  rows: readonly Row[],
  feast: FoundFeast | undefined,
  about: string,
): string {
  if (form === 'menu' && rows.length > 0)
    return rows
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ');
  return (feast && SEEN_FEAST[feast.feast]) ?? about;
}
