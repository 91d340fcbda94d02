/** What kind of thing a sentence asks for, by the words that nine languages have for it: an invitation, a menu, opening hours. */

import type { IdeaLanguage } from '#common/wording/language.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { FEAST_WORDS, findEastern } from './feasts.ts';

export const FORMS = [
  'invitation',
  'announcement',
  'menu',
  'price-list',
  'voucher',
  'opening-hours',
  'certificate',
] as const;
export type Form = (typeof FORMS)[number];

export const FORM_FORMATS: Record<Form, FormatName> = {
  invitation: 'invitation',
  announcement: 'invitation',
  menu: 'menu',
  'price-list': 'price-list',
  voucher: 'voucher',
  'opening-hours': 'opening-hours',
  certificate: 'certificate',
};

/** Longer words first: opening hours are no list of prices. */
const WORDS: readonly (readonly [Form, string])[] = [
  [
    'opening-hours',
    "(?:opening|business|store|shop|office) (?:hours|times)(?: sign)?|hours sign|öffnungszeiten(?:schild)?|geschäftszeiten|sprechzeiten|horarios? de (?:apertura|atención|abertura|funcionamento)|horarios?|horários?(?: de (?:abertura|funcionamento|atendimento))?|horaires?(?: d['’]ouverture)?|heures d['’]ouverture|orari(?:o)?(?: di apertura| d['’]apertura)?|营业时间表?|營業時間|开放时间|営業時間|診療時間|開館時間|영업\\s?시간(?:\\s?안내)?|진료\\s?시간|운영\\s?시간",
  ],
  [
    'announcement',
    'faire[- ]?parts?(?: de (?:naissance|mariage|baptême))?|(?:(?:birth|baby|wedding|engagement) )?announcements?(?: card)?|save[- ]the[- ]dates?(?: cards?)?|geburtsanzeige|geburtskarte|hochzeitsanzeige|babykarte|(?:anuncio|participación|tarjeta) de (?:nacimiento|boda)|annunci(?:o)? di nascita|partecipazion[ei](?: di (?:nozze|matrimonio))?|participaç(?:ão|ões) de (?:nascimento|casamento)|anúncio de nascimento|出生(?:喜报|通知|公告)|喜报|(?:出産|誕生)(?:報告|のお知らせ|お知らせ)|출산\\s?(?:소식|알림)|탄생\\s?(?:소식|알림)',
  ],
  [
    'invitation',
    "invit(?:ation|e)s?(?: cards?)?|\\p{L}*einladung(?:en|s?karten?)?|(?:tarjeta de )?invitaci(?:ón|ones)|cartons? d['’]invitation|(?:bigliett[oi] d['’])?invit[oi]|convites?|请柬|請柬|请帖|喜帖|邀请函|邀请卡|招待状|招待カード|案内状|초대장|청첩장|초대\\s?카드",
  ],
  [
    'voucher',
    "(?:gift )?(?:vouchers?|coupons?)|gift (?:cards?|certificates?)|\\p{L}*gutschein(?:e|karte)?|geschenkkarte|vales?[- ](?:presente|oferta|compras?)|(?:vale|tarjeta|bono|cheque|cupón)[- ](?:de )?(?:regalo|descuento)|vale(?!-)|bons?[- ](?:cadeaux?|d['’]achat)|chèques?[- ]cadeaux?|cartes?[- ]cadeaux?|buon[oi](?: (?:regalo|sconto))?|carta regalo|vales?[- ](?:presente|oferta|compras?)|cartão[- ](?:presente|oferta)|礼品券|礼品卡|礼券|代金券|优惠券|ギフト券|ギフトカード|ギフトチケット|商品券|お食事券|クーポン券?|상품권|기프트\\s?카드|쿠폰|이용권|식사권|선물권",
  ],
  [
    'price-list',
    'price ?lists?|list of prices|rate card|preis(?:liste|tafel|karte|übersicht)n?|list(?:a|ado) de precios|tarifas|(?:grille|liste|carte) (?:tarifaire|de prix|des (?:prix|tarifs))|tarifs|listin[oi](?: (?:dei )?prezzi)?|tariffario|(?:lista|tabela) de preços|preçári[oa]|价目表|价格表|價目表|收费表|料金表|価格表|メニュー料金表|가격표|요금표|가격\\s?안내',
  ],
  [
    'menu',
    '(?:(?:lunch|drinks?|food|dinner|breakfast|bar|cocktail|wine|tasting|set|christmas|wedding|kids|day|daily|dessert) )?menus?(?: cards?)?|wine list|\\p{L}*(?:speise|getränke|wein|tages|mittags|eis|cocktail|frühstücks)karten?|menükarte|menús?(?: del día)?|(?:la )?carta(?: de (?:vinos|bebidas|postres|cócteles|vinhos))|carte(?: des (?:vins|boissons|desserts|cocktails))|(?:la )?carte|carta(?: dei vini)|la carta|menù|ementas?|cardápios?|menu do dia|菜单|菜單|餐牌|酒单|饮品单|酒水单|メニュー表?|お?品書き|献立表|메뉴판?|차림표|식단표',
  ],
  [
    'certificate',
    'certificates?(?: of \\p{L}+)?|diplomas?|urkunden?|zertifikat|certificad[oa]|diplôme|certificat|attestat[oi]|证书|奖状|聘书|証明書|賞状|修了証|表彰状|수료증|상장|표창장',
  ],
];

const COMMON_START =
  "(?:please|bitte|por favor|s[’']il (?:vous|te) plaît|per favore|can you|could you|kannst du|i|we|ich|wir|je|nous|need|want|wants|would like|'d like|like|make|me|us|create|design|draw|write|brauche|brauchen|möchte|möchten|hätte gern|mach|mache|mir|uns|gestalte|gestalten sie|erstelle|erstellen sie|entwirf|necesito|necesitamos|quiero|queremos|quisiera|haz|hazme|crea|créame|diseña|prepara|j[’']ai besoin d[’'](?:une?)?|besoin d[’'](?:une?)?|il (?:me|nous) faut|je (?:voudrais|veux)|on voudrait|(?:je )?souhaite|crée[rz]?|créez-moi|fais|fais-moi|faites|faites-moi|vorrei|voglio|mi serve|ci serve|ho bisogno di|fammi|creami|crea|prepara|realizza|disegna|preciso de|precisamos de|quero|queria|gostaria de|cria|crie|faz|faça|desenha|an?|the|our|my|ein|eine|einen|eines|unser|unsere|meine?|den|die|das|la|las|le|les|el|los|il|lo|i|o|os|as|un|une|una|uno|um|uma|nuestr[oa]|mi|notre|mon|ma|nostr[oa]|mi[oa]|noss[oa]|meu|minha|new|nice|simple|small|short|elegant|elegante[rns]?|modern|moderne?[rns]?|classic|pretty|beautiful|cute|festive|printable|kleine[nrs]?|schöne[nrs]?|schlichte[nrs]?|schlicht|edle[nrs]?|festliche[nrs]?|bonit[oa]|sencill[oa]|belle?|joli[e]?|petite?|bell[oa]|semplice|nuev[oa]|nouve(?:au|lle)|nuov[oa]|nov[oa])";
const SIZE = '(?:\\s(?:in\\s)?(?:din\\s?)?a[3-6](?:\\sformat)?|\\s\\d{1,2}\\s?[x×]\\s?\\d{1,2}\\s?cm)?';
const STYLE =
  '(?:\\s(?:élégante?s?|simples?|modernes?|jolie?s?|elegante|sencill[oa]|modern[oa]|bonit[oa]|semplice|raffinat[oa]|festiv[oa]|card|karte))?';
/** What stands behind the thing that is asked for. */
const JOINT =
  /^(?:\s*[:–—,.;-]|\s(?:for|about|to|of|with|saying|that says|from|at|in|listing|für|über|zum?r?|mit|von|vom|des|der|im|am|beim|bei|para|sobre|de|del|con|a|al|en|que diga|pour|du|des|d['’]|à|au|aux|avec|chez|per|di|da|del|della|dello|dell['’]|dei|degli|alla|al|su|do|dos|das|com|no|na|em)(?![\p{L}])|\s(?=\()|$)/iu;

export interface FoundForm {
  form: Form;
  /** The words that ask for it, from where to where. */
  from: number;
  to: number;
}

/** What may stand before the thing: words that ask, and the feast it is for. */
const HEAD = new RegExp(`^(?:${COMMON_START}[\\s,]+|${FEAST_WORDS}(?:\\s(?:party|dinner))?\\s)*`, 'iu');
const NAMED = WORDS.map(([form, pattern]): [Form, RegExp, string] => [
  form,
  new RegExp(`(?:${pattern})(?![\\p{L}])${STYLE}${SIZE}`, 'iuy'),
  pattern,
]);

export function findForm(text: string): FoundForm | undefined {
  const head = HEAD.exec(text)![0].length;
  const hits = NAMED.flatMap(([form, named, pattern]): FoundForm[] => {
    named.lastIndex = head;
    const to = head + (named.exec(text)?.[0].length ?? 0);
    const after = text.slice(to);
    if (to > head && (JOINT.test(after) || /^\s[\p{Lu}\d€$£«"“„]/u.test(after)))
      return [{ form, from: 0, to }];
    return eastern(text, form, pattern);
  });
  // The longest one is the most exact one.
  return hits.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** In Chinese, Japanese and Korean it stands anywhere in the first part, mostly at its end. */
function eastern(text: string, form: Form, pattern: string): FoundForm[] {
  const found = findEastern(text, pattern);
  const head = /^[^:]*?[,.;:]|^.*$/u.exec(text)?.[0].length ?? 0;
  if (!found || found.index > Math.max(head, 26)) return [];
  return [{ form, from: found.index, to: found.index + found[0].length }];
}

/** Above the words: what it is. */
export const FORM_TITLES: Record<IdeaLanguage, Record<Form, string>> = {
  en: titles(
    'Invitation',
    'Announcement',
    'Menu',
    'Price list',
    'Gift voucher',
    'Opening hours',
    'Certificate',
  ),
  de: titles('Einladung', 'Anzeige', 'Speisekarte', 'Preisliste', 'Gutschein', 'Öffnungszeiten', 'Urkunde'),
  es: titles('Invitación', 'Anuncio', 'Menú', 'Lista de precios', 'Vale regalo', 'Horario', 'Certificado'),
  fr: titles(
    'Invitation',
    'Faire-part',
    'La carte',
    'Tarifs',
    'Bon cadeau',
    'Horaires d’ouverture',
    'Certificat',
  ),
  it: titles(
    'Invito',
    'Annuncio',
    'Menù',
    'Listino prezzi',
    'Buono regalo',
    'Orari di apertura',
    'Attestato',
  ),
  pt: titles(
    'Convite',
    'Participação',
    'Ementa',
    'Lista de preços',
    'Vale-presente',
    'Horário',
    'Certificado',
  ),
  zh: titles('邀请函', '喜报', '菜单', '价目表', '礼品券', '营业时间', '证书'),
  ja: titles('ご招待', 'お知らせ', 'メニュー', '料金表', 'ギフト券', '営業時間', '証明書'),
  ko: titles('초대장', '알림', '메뉴', '가격표', '상품권', '영업시간', '수료증'),
};

function titles(
  invitation: string,
  announcement: string,
  menu: string,
  prices: string,
  voucher: string,
  hours: string,
  certificate: string,
): Record<Form, string> {
  return {
    invitation,
    announcement,
    menu,
    'price-list': prices,
    voucher,
    'opening-hours': hours,
    certificate,
  };
}
