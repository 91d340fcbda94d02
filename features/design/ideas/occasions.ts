/** What a design is for, by the words of nine languages: an offer, an event, a job. */

import { findEastern } from './kinds/feasts.ts';
import { words } from './sentence-patterns.ts';

export const OCCASIONS = [
  'offer',
  'event',
  'opening',
  'celebration',
  'food',
  'quote',
  'hiring',
  'news',
  'video',
  'business',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

const OCCASION_WORDS: readonly (readonly [pattern: string, Occasion])[] = [
  ['quote|motto|zitat|citation|citazione|citação|名言|格言|명언', 'quote'],
  [
    "hiring|jobs?|vacancy|join our team|(?:we are|we're|is) looking for|looking for an?|apprentice(?:ship)?|careers?|wir suchen|sucht|gesucht|aushilfe|ausbildung|auszubildende[rn]?|buscamos|se busca|empleo|staff wanted|help wanted|recrut(?:e|ons|ement)|on recrute|nous recherchons|recherche|embauche|cerchiamo|cercasi|assumiamo|lavora con noi|procuramos|contratamos|contrata-se|vaga|vagas|precisa-se|招聘|诚聘|招募|募集|求人|スタッフ募集|採用|모집|채용|구인|구합니다",
    'hiring',
  ],
  [
    "(?:grand |re-?)opening|opening(?! hours| times| on| at)|now open|we(?: are|'re) open|opens|neueröffnung|eröffnung|(?:gran )?apertura|inauguración|abrimos|ouverture(?! d)|inauguration|nous ouvrons|grande ouverture|apertura|inaugurazione|apriamo|nuova apertura|abertura|inauguração|grande abertura|abrimos portas|开业|盛大开业|开张|开幕|新店|オープン|開店|新規オープン|グランドオープン|오픈|개업|개점|그랜드\\s?오픈",
    'opening',
  ],
  [
    'sale|vouchers?|gift cards?|gutscheine?|off|discount|offer|deal|promo(?:tion)?|rabatt|angebote?|half price|special price|clearance|\\p{L}*schlussverkauf|\\p{L}*verkauf|aktion|oferta|descuentos?|rebajas|promoción|liquidación|soldes|promo(?:tion)?s?|remise|réduction|offre|bon plan|rabais|sconto|sconti|saldi|offert[ae]|promozione|desconto|descontos|saldos|promoção|liquidação|oferta|打折|折扣|优惠|特价|促销|大甩卖|[1-9]折|セール|割引|特売|値下げ|キャンペーン|할인|세일|특가|이벤트\\s?할인|[2-4]\\s?x\\s?[1-3]|buy one.*',
    'offer',
  ],
  [
    "birthday|wedding|anniversary|christmas|easter|new year|valentine'?s?|graduation|baby shower|thank you|years|geburtstag|hochzeit|jubiläum|weihnacht\\p{L}*|danke|cumpleaños|boda|aniversario|navidad|gracias|mariage|anniversaire|noël|merci|baptême|matrimonio|compleanno|natale|grazie|battesimo|casamento|aniversário|batizado|natal|obrigad[oa]|婚礼|生日|圣诞|春节|周年|感谢|結婚|誕生日|クリスマス|周年|感謝|결혼|생일|크리스마스|주년|감사",
    'celebration',
  ],
  [
    'party|happy hour|tastings?|concert|festival|fair|market|workshops?|repair|launch|lessons?|course|class(?:es)?|webinar|meeting|tour|exhibition|reading|show|tournament|open day|event|nights?|brunch|quiz|karaoke|yoga|lesson|camp|race|run|walk|bazaar|fest|konzert|\\p{L}*markt|\\p{L}*kurse?|ausstellung|lesung|turnier|\\p{L}*fest|tag der offenen tür|führung|concierto|fiesta|mercad(?:o|illo)|taller|curso|exposición|clases?|torneo|charla|noche|concert|spectacle|soirée|fête|atelier|stage|cours|vide-grenier|brocante|foire|exposition|dégustation|portes ouvertes|conférence|serata|festa|corso|laboratorio|mostra|mercatino|fiera|degustazione|sagra|spettacolo|festa|feira|oficina|exposição|aula|aulas|espetáculo|degustação|noite|torneio|concerto|音乐会|演唱会|展览|讲座|派对|市集|课程|活动|讲堂|比赛|コンサート|ライブ|フェスティバル|祭り?|展示会|展覧会|教室|講座|セミナー|ワークショップ|イベント|マルシェ|콘서트|공연|전시회?|축제|강좌|수업|클래스|워크숍|세미나|파티|플리마켓|행사',
    'event',
  ],
  [
    'menu|strawberr(?:y|ies)|fruit|vegetables|wine|lemonade|cheese|honey|restaurant|bistro|lunch|dinner|pizzas?|coffee|cakes?|bread|bakery|soup|burgers?|breakfast|croissants?|ice cream|tacos?|tapas|sushi|brot|brötchen|kuchen|kaffee|mittagstisch|frühstück|suppe|eis|spargel|pan|panadería|tarta|café|comida|desayuno|paella|menú|boulangerie|pâtisserie|pain|gâteau|déjeuner|fromage|crêpes?|glaces?|vin|pane|pasticceria|gelato|pasta|dolci|vino|colazione|pranzo|pão|bolo|almoço|queijo|gelados?|vinho|pastéis|面包|蛋糕|咖啡|餐厅|火锅|美食|奶茶|早餐|パン|ケーキ|コーヒー|ランチ|ラーメン|カフェ|寿司|弁当|빵|케이크|커피|점심|맛집|떡볶이|카페|브런치',
    'food',
  ],
  ['video|episode|vlog|tutorial|podcast|stream', 'video'],
  ['business card|company|portfolio|agency|consulting|visitenkarte', 'business'],
];

export const occasionOf = (text: string): Occasion | undefined =>
  OCCASION_WORDS.find(([pattern]) => words(pattern).test(text) || findEastern(text, pattern))?.[1];
