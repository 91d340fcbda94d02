/** Who and where: names that belong together, places by their words, in nine languages. */

import type { IdeaLanguage } from '#common/wording/language.ts';

/** Between names; in scripts without spaces nothing stands around it. */
const AND: Record<IdeaLanguage, string> = {
  en: ' and ',
  de: ' und ',
  es: ' y ',
  fr: ' et ',
  it: ' e ',
  pt: ' e ',
  zh: '和',
  ja: 'と',
  ko: ' · ',
};
const NAME = "\\p{Lu}[\\p{L}'’.-]*(?:\\s\\p{Lu}[\\p{L}'’.-]*){0,2}";
const COUPLE = new RegExp(`^(${NAME})\\s(?:and|und|y|et|e|&|\\+)\\s(${NAME})$`, 'u');

/** "Camille and Julien" in a French design is "Camille et Julien". */
export function joinedNames(text: string, said: IdeaLanguage, requested: IdeaLanguage): string {
  const couple = COUPLE.exec(text);
  return couple && said !== requested && ![...'&+'].some((sign) => text.includes(sign))
    ? `${couple[1]}${AND[requested]}${couple[2]}`
    : text;
}

export const isCouple = (text: string): boolean =>
  COUPLE.test(text) || /^[\p{L}\s]{1,8}(?:和|与|與|と|와|과|&)\s?[\p{L}\s]{1,8}$/u.test(text);

const VENUE =
  '(?:ch[âa]teau|castle|schloss|burg|castello|castillo|palácio|palacio|palais|palazzo|palace|villa|domaine|manoir|mas|ferme|moulin|hacienda|finca|quinta|herdade|fattoria|tenuta|masseria|agriturismo|borgo|landhaus|gasthof|gasthaus|gut|hof|landgut|scheune|mühle|h[ôo]tel|restaurant[e]?|ristorante|trattoria|osteria|bistrot?|brasserie|auberge|hostal|posada|pousada|caf[eéè]|bar|pub|club|mairie|rathaus|town hall|ayuntamiento|municipio|câmara municipal|église|kirche|church|chapel|chapelle|kapelle|iglesia|ermita|igreja|capela|chiesa|cappella|basilica|catedral|cathedral|cathédrale|dom|abbaye|abbey|boutique|institut|salle|saal|sala|sal[óã]o|salón|hall|halle|festsaal|stadthalle|gemeindehaus|pfarrheim|centre|center|centro|zentrum|park|parc|parque|parco|garden|gardens|garten|jardin|jardín|jardim|giardino|beach|plage|playa|praia|spiaggia|museum|musée|museo|museu|gallery|galerie|galerie|galería|galleria|galeria|theat(?:re|er)|théâtre|teatro|library|bibliothèque|bibliothek|biblioteca|school|schule|école|escuela|escola|scuola|university|universität|université|universidad|università|place|platz|plaza|piazza|praça|square|marché|market|markt|mercado|mercato|atelier|studio|barn|house|haus|lodge|ranch|vineyard|winery|bodega|cantina|weingut|terrace|terrasse|terraza|rooftop|boathouse|campus|stadion|stadium|arena|pavilion|pavillon|orangerie|loft)';
const STREET =
  /(?:\p{L}*(?:straße|strasse|str\.|gasse|weg|allee|ufer)\s\d|\d+\s?(?:bis\s|ter\s)?,?\s(?:rue|avenue|boulevard|place|chemin|quai|impasse|allée)|(?:calle|avenida|avda|plaza|paseo|via|viale|piazza|corso|rua|praça|largo|travessa|rue)\s|\d+\s(?:\p{Lu}\p{L}+\s){1,3}(?:street|road|avenue|lane|drive|square|st\.|rd\.)|\d+(?:号|號|番地|丁目)|[路街]\d+|(?:로|길)\s?\d+)/iu;
const EASTERN_VENUE =
  /(?:酒店|饭店|飯店|宾馆|大厦|大酒楼|酒楼|公园|教堂|会馆|会所|广场|餐厅|花园|庄园|体育馆|中心|图书馆|博物馆|美术馆|大学|学校|ホテル|会館|教会|神社|レストラン|公園|ホール|館|邸|庭園|センター|カフェ|店|駅前|호텔|웨딩홀|컨벤션|교회|성당|공원|홀|식당|레스토랑|회관|센터|카페|뷔페|본점|점)(?:\s?[\d一二三四五六七八九十]{1,2}(?:楼|樓|階|층))?(?:\s?\p{L}{0,6}[厅廳間홀])?$/u;
const BEFORE =
  "(?:at|in|im|in der|in den|am|bei|beim|auf|auf dem|auf der|im|à|au|aux|à la|à l['’]|chez|dans|dans la|dans le|en|en el|en la|en los|a la|nel|nella|nell['’]|al|alla|all['’]|presso|presso il|da|no|na|em|nos|nas|a la|place:|ort:|lieu:|lugar:|luogo:|local:)";
const LED = new RegExp(
  `^${BEFORE}\\s?(?=[\\p{Lu}\\d]|(?:the|our|unser\\w*|notre|nuestr\\w|nostr\\w|noss\\w)\\s)`,
  'u',
);
const LED_INSIDE = new RegExp(
  `\\s((?:at|in|im|in der|beim?|auf dem|auf der|à|au|chez|en el|en la|en|nel|nella|al|alla|presso|no|na|em)\\s(?:the\\s|l['’])?(?=\\p{Lu})(?!(?:${'January|February|March|April|May|June|July|August|September|October|November|December'}))[^,]*)$`,
  'u',
);
const EASTERN_LED = /^(?:地点|地址|会场|場所|会場|장소)\s*:?\s*|^(?:在|于|於)\s*/u;
const EASTERN_TAIL = /(?:にて|において|で|举行|举办|举办|에서)$/u;

/** The place without the words before it; absent where a part is none. */
export function placeIn(part: string): string | undefined {
  const led = LED.exec(part);
  if (led) return tidy(part.slice(led[0].length)).replace(/^the\s(?=\p{Ll})/u, '');
  if (EASTERN_LED.test(part)) return part.replace(EASTERN_LED, '').replace(EASTERN_TAIL, '').trim();
  if (EASTERN_TAIL.test(part) && part.length < 40) return part.replace(EASTERN_TAIL, '').trim();
  if (STREET.test(part)) return tidy(part);
  if (EASTERN_VENUE.test(part)) return part.trim();
  const named = new RegExp(`(?<![\\p{L}])${VENUE}(?![\\p{L}])`, 'iu').test(part) || COMPOUND.test(part);
  return named && /\p{Lu}/u.test(part) ? tidy(part) : undefined;
}

const COMPOUND =
  /(?<![\p{L}])\p{Lu}\p{L}+(?:halle|park|platz|garten|saal|haus|hof|schloss|kirche|schule|heim|mühle|scheune|alm|hütte)(?![\p{L}])/u;

/** "Camille and Julien at Château de Villandry": what stands before the place, and the place. */
export function splitPlace(part: string): { before: string; place: string } | undefined {
  const found = LED_INSIDE.exec(part);
  if (!found || found.index < 2) return undefined;
  const place = placeIn(found[1]!.trim());
  return place ? { before: part.slice(0, found.index).trim(), place } : undefined;
}

const tidy = (text: string): string => text.replace(/^[\s:–—-]+|[\s:–—.-]+$/gu, '').trim();
