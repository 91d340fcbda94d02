/** A short script from one sentence, without any model: who it is about and where are read from it, and a small story is told around it. */

import type { Spoken } from '#common/voice-words.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { asName } from './read-script.ts';
import { STORIES, type Story } from './stories.ts';

const MAX_TITLE = 60;

/** Places by the illustrator's names: is one inside, and what is it called in the languages after English. */
const PLACES: Readonly<Record<string, readonly [inside: boolean, ...names: string[]]>> = {
  bakery: [
    true,
    'Bakery',
    'Bäckerei',
    'Boulangerie',
    'Panadería',
    'Panetteria',
    'Padaria',
    'パン屋',
    '빵집',
    '面包店',
  ],
  kitchen: [true, 'Kitchen', 'Küche', 'Cuisine', 'Cocina', 'Cucina', 'Cozinha', '台所', '부엌', '厨房'],
  cafe: [true, 'Café', 'Café', 'Café', 'Cafetería', 'Caffè', 'Café', 'カフェ', '카페', '咖啡馆'],
  restaurant: [
    true,
    'Restaurant',
    'Restaurant',
    'Restaurant',
    'Restaurante',
    'Ristorante',
    'Restaurante',
    'レストラン',
    '식당',
    '餐厅',
  ],
  office: [
    true,
    'Office',
    'Büro',
    'Bureau',
    'Oficina',
    'Ufficio',
    'Escritório',
    'オフィス',
    '사무실',
    '办公室',
  ],
  classroom: [
    true,
    'Classroom',
    'Klassenzimmer',
    'Salle de classe',
    'Aula',
    'Aula',
    'Sala de aula',
    '教室',
    '교실',
    '教室',
  ],
  library: [
    true,
    'Library',
    'Bibliothek',
    'Bibliothèque',
    'Biblioteca',
    'Biblioteca',
    'Biblioteca',
    '図書館',
    '도서관',
    '图书馆',
  ],
  livingroom: [
    true,
    'Living room',
    'Wohnzimmer',
    'Salon',
    'Salón',
    'Soggiorno',
    'Sala de estar',
    '居間',
    '거실',
    '客厅',
  ],
  shop: [true, 'Shop', 'Laden', 'Magasin', 'Tienda', 'Negozio', 'Loja', '店', '가게', '商店'],
  workshop: [
    true,
    'Workshop',
    'Werkstatt',
    'Atelier',
    'Taller',
    'Officina',
    'Oficina',
    '工房',
    '작업실',
    '工坊',
  ],
  beach: [false, 'Beach', 'Strand', 'Plage', 'Playa', 'Spiaggia', 'Praia', '海辺', '해변', '海滩'],
  forest: [false, 'Forest', 'Wald', 'Forêt', 'Bosque', 'Bosco', 'Floresta', '森', '숲', '森林'],
  garden: [false, 'Garden', 'Garten', 'Jardin', 'Jardín', 'Giardino', 'Jardim', '庭', '정원', '花园'],
  market: [false, 'Market', 'Markt', 'Marché', 'Mercado', 'Mercato', 'Mercado', '市場', '시장', '市场'],
  mountains: [
    false,
    'Mountains',
    'Berge',
    'Montagnes',
    'Montañas',
    'Montagne',
    'Montanhas',
    '山',
    '산',
    '山',
  ],
  city: [false, 'City street', 'Straße', 'Rue', 'Calle', 'Strada', 'Rua', '街', '거리', '街道'],
  park: [false, 'Park', 'Park', 'Parc', 'Parque', 'Parco', 'Parque', '公園', '공원', '公园'],
};
const LANGUAGES: readonly Spoken[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'zh'];

const FIRST_NAMES: Record<Spoken, readonly [string, string]> = {
  en: ['Anna', 'Tom'],
  de: ['Lena', 'Paul'],
  fr: ['Claire', 'Hugo'],
  es: ['Elena', 'Carlos'],
  it: ['Giulia', 'Luca'],
  pt: ['Sofia', 'João'],
  ja: ['ユキ', 'ケン'],
  ko: ['지우', '민준'],
  zh: ['小美', '小明'],
};
/** Subjects of a picture that are people without being anybody. */
const ANYBODY = new Set(['person', 'man', 'woman', 'people', 'child', 'boy', 'girl', 'baby']);
const ALIVE = new Set(['person', 'animal', 'fantasy']);
/** Words in capitals at the beginning of a sentence that are no names. */
const NO_NAME =
  /^(?:a|an|the|two|three|one|my|our|his|her|their|some|every|when|after|in|on|at|how|why|what|who|as|once|ein|eine|der|die|das|zwei|drei|wie|le|la|les|un|une|deux|el|los|las|dos|una|lo|il|gli|due|o|os|um|uma|dois|duas)$/iu;

/** 'Mia loses her balloon' is about Mia; 'A fox and an owl …' about a fox and an owl. */
function rolesOf(about: string, language: Spoken): [string, string] {
  // In German every noun is written like a name: only the first word may be one.
  const words = [...about.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{1,15}(?!\p{L})/gu)]
    .filter((one) => language !== 'de' || one.index === 0)
    .map((one) => one[0]);
  const named = words.filter((one) => !NO_NAME.test(one) && readPrompt(one).things.length === 0);
  const told = (about.match(/\p{L}+/gu) ?? []).filter((word) => {
    const [thing] = readPrompt(word).things;
    const isAlive = thing && (ALIVE.has(thing.kind) || thing.name === 'robot') && !ANYBODY.has(thing.name);
    return isAlive && !named.includes(word);
  });
  const found = [...new Set([...named, ...told.map((one) => asName(one.toLocaleUpperCase('en')))])].slice(
    0,
    2,
  );
  const spare = FIRST_NAMES[language].filter((one) => !found.includes(one));
  return [found[0] ?? spare[0]!, found[1] ?? spare.at(found.length === 0 ? 1 : 0)!];
}

function placeOf(about: string, language: Spoken): { isInside: boolean; name: string } {
  const { place } = readPrompt(about);
  const [isInside, ...names] = PLACES[place] ?? PLACES.park!;
  return { isInside, name: names[LANGUAGES.indexOf(language)] ?? names[0]! };
}

const HAS_CAPITALS: ReadonlySet<Spoken> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt']);

const asSentence = (text: string): string =>
  /[.!?。！？…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;

function storyFor(about: string, language: Spoken): Story {
  const stories = STORIES[language];
  return stories.find((one) => one.about?.test(about)) ?? stories.at(-1)!;
}

export function scriptOf(about: string, language: Spoken): { title: string; script: string } {
  const [first, second] = rolesOf(about, language);
  const { isInside, name } = placeOf(about, language);
  const { times, narrator, scenes, last } = storyFor(about, language);
  const rows: string[] = [];
  const voice = HAS_CAPITALS.has(language) ? `${narrator} (V.O.)` : narrator;
  // Letters without capitals name who speaks in the same row.
  const say = (who: string, text: string) =>
    HAS_CAPITALS.has(language)
      ? rows.push(who.toLocaleUpperCase(language), text, '')
      : rows.push(`${who}：${text}`, '');
  for (const [i, lines] of scenes.entries()) {
    rows.push(
      `${isInside ? 'INT.' : 'EXT.'} ${name.toLocaleUpperCase(language)} - ${times[i]!.toLocaleUpperCase(language)}`,
      '',
    );
    if (i === 0) say(voice, asSentence(about.replace(/\s+/gu, ' ')));
    for (const line of lines) say(line.startsWith('A:') ? first : second, line.slice(2).trim());
    if (i === scenes.length - 1) say(voice, last);
  }
  const title = about.trim().replace(/[.!?。！？…]+$/u, '');
  return { title: cutText(title, MAX_TITLE), script: rows.join('\n').trim() };
}
