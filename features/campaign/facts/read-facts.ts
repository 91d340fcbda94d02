/** Reads what a campaign is about out of one sentence, by rules: what, offer, price, dates, place, link and tone. */

import { capitalize } from '#common/wording/capitalize.ts';
import { findDates } from './date-words.ts';
import type { FactValues } from './fact-keys.ts';
import {
  CONNECTED_ENDS,
  CONNECTED_STARTS,
  EMAIL,
  LINK,
  OFFERS,
  PLACE_TAIL,
  PRICE,
  PRICE_LEAD,
  TONE,
  VENUE,
} from './fact-words.ts';

export const NO_FACTS: FactValues = {
  what: '',
  offer: '',
  price: '',
  dates: '',
  place: '',
  link: '',
  tone: '',
};

/** Where something was taken out; it parts what stands on its sides. */
const GAP = ' ¦ ';

/** What only says that something is coming. */
const ANNOUNCED =
  /^(?:(?:jetzt |ganz |brand )?(?:neu|new)|endlich|nouveau(?:té)?|nuevo|novedad|novità|novidade|attention|achtung|\p{L}*(?:schluss|aus|räumungs|sonder)verkauf|(?:(?:winter|summer|spring|autumn|big) )?sale|soldes(?: d[’']\p{L}+)?|saldi|rebajas)\s?[:!]\s|^(?:(?:zum|zur|zu|im)\s\p{L}+\s)?(?:gibt es|gibt’s|gibt's)\s/iu;

/** Marks of Chinese and Japanese as ours. */
const plain = (text: string): string =>
  text
    .replace(/[０-９Ａ-Ｚａ-ｚ％]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(/[，、；]/gu, ', ')
    .replace(/[。！？]/gu, '. ')
    .replace(/：/gu, ': ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ANNOUNCED, '');

class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(pattern: RegExp): string {
    const found = pattern.exec(this.text);
    return found ? this.cut(found.index, found[0]) : '';
  }
  cut(at: number, part: string): string {
    const after = this.text.slice(at + part.length);
    // 'Aula experimental grátis de pilates': the two ends belong together.
    const gap = at > 0 && /^\s(?:de|di|do|da|of)\s/u.test(after) ? '' : GAP;
    this.text = `${this.text.slice(0, at)}${gap}${after}`;
    return part.trim();
  }
}

function takeOffer(rest: Rest): string {
  const hits = OFFERS.map((pattern) => pattern.exec(rest.text)).filter(
    (hit): hit is RegExpExecArray =>
      hit !== null && !/100\s?%\s(?:organic|bio|cotton|natural|vegan)/iu.test(rest.text.slice(hit.index)),
  );
  const first = hits.toSorted((a, b) => a.index - b.index || b[0].length - a[0].length)[0];
  return first ? rest.cut(first.index, first[0]) : '';
}

function takeDates(rest: Rest): string {
  const found: string[] = [];
  for (let i = 0; i < 3; i++) {
    const span = findDates(rest.text);
    if (!span) break;
    found.push(span.text);
    rest.cut(span.from, rest.text.slice(span.from, span.to));
  }
  return found.join(', ');
}

function trim(part: string): string {
  let text = part.replace(/^[\s:–—-]+|[\s:.!–—-]+$/gu, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = ` ${text}`.replace(CONNECTED_ENDS, '').trim().replace(CONNECTED_STARTS, '').trim();
  }
  return text;
}

/** Only what held the facts together. */
const isNothing = (part: string): boolean =>
  !/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(part) ||
  /^(?:order|book|call|reserve|only|now|starting|price|entry|bestellen|buchen|reservieren|jetzt|eintritt|precio|prix|prezzo|preço|valid|gültig|válido|start|starts|startet|beginnt|上午|下午|晚上|早上|午後|午前|夜|오전|오후|저녁|からまで|限定|のみ|より|から|まで|부터|까지|起|より発売)(?:\s(?:at|on|now|online|us|unter|auf|bei|en|su|em))*$/iu.test(
    part,
  );

/** Says that something is sold, and not what. */
const ONLY_SALE =
  /^(?:(?:(?:our |big |great {2}|summer |winter |spring |autumn )*sale)|soldes|saldi|saldos|rebajas|promo(?:tion|ción|zione|ção)?|\p{L}*(?:schluss|aus|räumungs|sonder)verkauf|angebot|aktion|(?:special )?offer|oferta|offerta|offre|セール|세일|特价|促销)$/iu;

/** A name of a house, a street or a town: capitals throughout. */
const isName = (part: string): boolean =>
  !/^\d+\s\p{L}+$/u.test(part) &&
  part.split(/\s/).length <= 6 &&
  part
    .split(/\s/)
    .every((one) =>
      /^(?:\p{Lu}|\d|of$|the$|&$|and$|und$|de$|del$|della$|la$|le$|di$|da$|do$|dos$|das$|des$|du$|am$|an$|der$|im$|via$|rue$|calle$|rua$|l['’]|d['’])/u.test(
        one,
      ),
    );

const EASTERN_PLACE =
  /(?:\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}|[・ー\s\d丁目番地-])+(?:店|本店|号店|館|区|市|通り|駅前|商店街|路|街|점|역|구|시|거리|广场|广場|公园|카페|식당|공방|매장|マルシェ)(?:で)?(?:$|(?=[,\s¦]))|^(?:北京|上海|广州|深圳|杭州|成都|東京|大阪|京都|横浜|名古屋|福岡|札幌|神戸|서울|부산|대구|인천)[\p{L}\d\s]{0,14}$/u;

const EASTERN_VENUE =
  /パティスリー|ベーカリー|サロン|レストラン|ホテル|スタジオ|書店|教室|工房|学校|クリニック|필라테스|학원|공방|헤어|요가원|병원|약국|시장|베이커리|스튜디오|미용실|서점|호텔|레스토랑|빵집|面包房|餐厅|酒店|书店|工作室|中心|咖啡馆|카페|カフェ|^\p{Script=Han}{2,4}$|^(?:서울|부산|대구|인천|광주|대전|울산|수원|제주)$/u;

interface Sorted {
  what: string[];
  place: string[];
  tone: string;
}

/** `first`: whether this part opens the sentence. */
function sortPart(part: string, sorted: Sorted, isFirst: boolean): void {
  const tone = TONE.exec(part);
  if (tone && !isFirst) {
    sorted.tone ||= tone[1]!.trim();
    return;
  }
  const tail = PLACE_TAIL.exec(part);
  const venue = VENUE.exec(part);
  if (tail) {
    const head = part.slice(0, tail.index).trim();
    // "shop in Munich", "Studio Lotus in Leeds": the house and where it is.
    const isHouse = head !== '' && (!isFirst || sorted.what.length > 0) && (VENUE.test(head) || isName(head));
    sorted.place.push(isHouse ? part.trim() : tail[1]!.trim());
    if (!isHouse && head) sortWords(head, sorted);
    return;
  }
  if (!isFirst && (EASTERN_PLACE.test(part) || EASTERN_VENUE.test(part))) sorted.place.push(part);
  else if (!isFirst && (isName(part) || (venue && /\p{Lu}/u.test(part) && part.split(' ').length <= 6)))
    sorted.place.push(part);
  else sortWords(part, sorted);
}

function sortWords(part: string, sorted: Sorted): void {
  const text = trim(part);
  if (!isNothing(text)) sorted.what.push(text);
}

export function readFacts(brief: string): FactValues {
  const rest = new Rest(plain(brief));
  const email = rest.take(EMAIL);
  const link = rest.take(LINK).replace(/[.]$/, '');
  const price = rest.take(PRICE).replace(PRICE_LEAD, '');
  const offer = takeOffer(rest);
  const dates = takeDates(rest);
  const sorted: Sorted = { what: [], place: [], tone: '' };
  const parts = rest.text.split(/[,;¦]|[.!:](?=\s|$)|\s[–—]\s/u).map((one) => one.trim());
  for (const [i, part] of parts.entries()) {
    const text = part.replace(/^[\s:]+|[\s:]+$/g, '');
    if (isNothing(trim(text)) && !VENUE.test(text)) continue;
    sortPart(text, sorted, i === 0);
  }
  const [first = '', second] = sorted.what;
  const what = second && ONLY_SALE.test(first) ? second : first;
  return {
    what: capitalize(what || offer || brief.trim().slice(0, 80)),
    offer: capitalize(offer),
    price,
    dates,
    place: sorted.place
      .slice(0, 3)
      .map((one) => one.replace(/[.]$/, '').trim())
      .join(', '),
    link: link || email,
    tone: sorted.tone,
  };
}
