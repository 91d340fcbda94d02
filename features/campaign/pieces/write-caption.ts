/** The words of a post in nine languages by rules: what it is, what it costs, when, where, and where more is told. */

import { capitalize } from '#common/wording/capitalize.ts';
import { FACT_KEYS, type FactKey, type FactValues } from '../facts/fact-keys.ts';
import { countedLength, textLimit } from '../networks/fits.ts';
import { networkOf } from '../networks/networks.ts';

interface Phrases {
  when: string;
  where: string;
  price: string;
  more: string;
  call: string;
}

const PHRASES: Record<string, Phrases> = {
  en: {
    when: 'When: {0}',
    where: 'Where: {0}',
    price: 'Price: {0}',
    more: 'More: {0}',
    call: 'We look forward to seeing you!',
  },
  de: {
    when: 'Wann: {0}',
    where: 'Wo: {0}',
    price: 'Preis: {0}',
    more: 'Mehr: {0}',
    call: 'Wir freuen uns auf euch!',
  },
  es: {
    when: 'Cuándo: {0}',
    where: 'Dónde: {0}',
    price: 'Precio: {0}',
    more: 'Más: {0}',
    call: '¡Te esperamos!',
  },
  fr: {
    when: 'Quand : {0}',
    where: 'Où : {0}',
    price: 'Prix : {0}',
    more: 'En savoir plus : {0}',
    call: 'Au plaisir de vous voir !',
  },
  it: {
    when: 'Quando: {0}',
    where: 'Dove: {0}',
    price: 'Prezzo: {0}',
    more: 'Info: {0}',
    call: 'Vi aspettiamo!',
  },
  pt: {
    when: 'Quando: {0}',
    where: 'Onde: {0}',
    price: 'Preço: {0}',
    more: 'Mais: {0}',
    call: 'Esperamos por si!',
  },
  zh: {
    when: '时间：{0}',
    where: '地点：{0}',
    price: '价格：{0}',
    more: '详情：{0}',
    call: '期待您的光临！',
  },
  ja: {
    when: '期間：{0}',
    where: '場所：{0}',
    price: '価格：{0}',
    more: '詳しくは：{0}',
    call: 'ご来店をお待ちしております。',
  },
  ko: {
    when: '기간: {0}',
    where: '장소: {0}',
    price: '가격: {0}',
    more: '자세히: {0}',
    call: '여러분을 기다립니다!',
  },
};

export const phrasesOf = (language: string): Phrases => PHRASES[language] ?? PHRASES.en!;

/** Where links are not clickable or make a post count as advertising, they are left to the profile. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['instagram', 'tiktok']);
const WITH_TAGS: ReadonlySet<string> = new Set([
  'instagram',
  'tiktok',
  'mastodon',
  'x',
  'linkedin',
  'pinterest',
  'bluesky',
]);
const MAX_TAGS = 4;

const SMALL =
  /^(?:the|and|for|with|our|all|der|die|das|und|für|mit|alle|los|las|con|para|les|des|pour|avec|gli|per|com|from|vier|zwei|two)$/iu;

/** #PumpkinRolls #Munich: of what it is and of the town. */
export function hashtagsFor({ what, place }: Pick<FactValues, 'what' | 'place'>): string[] {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  const together = words(what).slice(0, 3).map(capitalize).join('');
  const single = isUnspaced.test(what)
    ? []
    : words(what)
        .filter((one) => one.length > 3 && !SMALL.test(one))
        .slice(0, 2);
  const town = words(place.split(/[,]/).at(-1) ?? '')
    .filter((one) => /^\p{Lu}/u.test(one) || isUnspaced.test(one))
    .at(-1);
  const tags = [together, ...single.map(capitalize), ...(town ? [town] : [])].filter(
    (one) => one.length > 1 && one.length < 30 && !/^\d+$/.test(one),
  );
  return [...new Set(tags)].slice(0, MAX_TAGS).map((tag) => `#${tag}`);
}

export const fullLink = (link: string): string =>
  /^https?:|@/i.test(link) || link === '' ? link : `https://${link}`;

interface Line {
  text: string;
  /** The least important goes first where there is no room. */
  weight: number;
}

export function writeCaption(facts: FactValues, network: string, language: string): string {
  const phrases = phrasesOf(language);
  const fill = (form: string, value: string) => (value ? form.replace('{0}', () => value) : '');
  const { what, offer, price, dates, place, link } = facts;
  const isSame = offer !== '' && what.toLowerCase() === offer.toLowerCase();
  const lead = offer && !isSame ? `${capitalize(what)} – ${offer}` : capitalize(what);
  const linked = link && !WITHOUT_LINKS.has(network) ? fill(phrases.more, fullLink(link)) : '';
  const allowed = networkOf(network)?.hashtags ?? MAX_TAGS;
  const tags = WITH_TAGS.has(network) ? hashtagsFor(facts).slice(0, allowed).join(' ') : '';
  const lines: Line[] = [
    { text: lead, weight: 9 },
    { text: fill(phrases.price, price), weight: 8 },
    { text: fill(phrases.when, dates), weight: 7 },
    { text: fill(phrases.where, place), weight: 6 },
    { text: linked, weight: 5 },
    { text: phrases.call, weight: 1 },
    { text: tags, weight: 2 },
  ].filter(({ text }) => text !== '');
  return fitted(lines, network);
}

function fitted(lines: readonly Line[], network: string): string {
  const limit = textLimit(network) ?? Number.POSITIVE_INFINITY;
  let kept = [...lines];
  const joined = () => {
    const tags = kept.find(({ text }) => text.startsWith('#'));
    const body = kept
      .filter((one) => one !== tags)
      .map(({ text }) => text)
      .join('\n');
    return tags ? `${body}\n\n${tags.text}` : body;
  };
  while (kept.length > 1 && countedLength(joined(), network) > limit) {
    const least = kept.toSorted((a, b) => a.weight - b.weight)[0];
    kept = kept.filter((one) => one !== least);
  }
  return joined();
}

/** Which facts stand in these texts. */
export function usedFacts(texts: readonly string[], facts: FactValues): FactKey[] {
  const whole = texts.join('\n').toLowerCase();
  return FACT_KEYS.filter((key) => facts[key] !== '' && whole.includes(facts[key].toLowerCase()));
}
