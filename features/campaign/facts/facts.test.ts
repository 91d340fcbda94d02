/** Facts read from sentences in nine languages: each of two lists was first read unseen, and both must stay read. */

import { expect, it } from 'vitest';
import { FACT_KEYS, type FactKey } from './fact-keys.ts';
import { readFacts } from './read-facts.ts';
import { readPeriod } from './read-period.ts';

type Case = readonly [sentence: string, facts: Partial<Record<FactKey, string>>];

const CASES: readonly Case[] = [
  [
    'Handmade soap gift boxes for £14.50, until 20 December, Willow & Moss, 22 High Street, Hebden Bridge, warm tone',
    {
      what: 'Handmade soap gift boxes',
      price: '£14.50',
      dates: 'until 20 December',
      place: 'Willow & Moss, 22 High Street, Hebden Bridge',
      tone: 'warm',
    },
  ],
  [
    "Kids' swimming lessons, first lesson free, every Saturday morning from 9 January, Aqua Centre, Cork, www.aquacork.ie",
    {
      what: "Kids' swimming lessons",
      offer: 'First lesson free',
      dates: 'every Saturday morning from 9 January',
      place: 'Aqua Centre, Cork',
      link: 'www.aquacork.ie',
    },
  ],
  [
    '25% off garden furniture this weekend only at Greenfields in Exeter',
    {
      what: 'Garden furniture',
      offer: '25% off',
      dates: 'this weekend only',
      place: 'Greenfields in Exeter',
    },
  ],
  [
    'Two burgers for the price of one every Thursday night, The Old Mill, Norwich, playful',
    {
      what: 'Two burgers for the price of one',
      offer: 'Two burgers for the price of one',
      dates: 'every Thursday night',
      place: 'The Old Mill, Norwich',
      tone: 'playful',
    },
  ],
  [
    'Book launch and reading, 12 February at 7 pm, free entry, Paper Lantern Bookshop, Galway, details at paperlantern.example/launch',
    {
      what: 'Book launch and reading',
      offer: 'Free entry',
      dates: '12 February at 7 pm',
      place: 'Paper Lantern Bookshop, Galway',
      link: 'paperlantern.example/launch',
    },
  ],
  [
    'Deep tissue massage, $65 instead of $90, from 1 to 15 March, Calm Studio, Portland',
    {
      what: 'Deep tissue massage',
      price: '$65 instead of $90',
      dates: 'from 1 to 15 March',
      place: 'Calm Studio, Portland',
    },
  ],
  [
    'New autumn menu with pumpkin ravioli for 16 €, from 3 October, Trattoria Lucia, Dublin, elegant tone',
    {
      what: 'New autumn menu with pumpkin ravioli',
      price: '16 €',
      dates: 'from 3 October',
      place: 'Trattoria Lucia, Dublin',
      tone: 'elegant',
    },
  ],
  [
    'Free bike check with every new tyre, weekdays in April, Pedal House, Cambridge',
    {
      what: 'Free bike check with every new tyre',
      offer: 'Free bike check with every new tyre',
      dates: 'weekdays in April',
      place: 'Pedal House, Cambridge',
    },
  ],
  [
    'Frische Erdbeeren, 3,50 € pro Schale, ab 15. Mai, Hofladen Brandt, Lüneburg',
    {
      what: 'Frische Erdbeeren',
      price: '3,50 € pro Schale',
      dates: 'ab 15. Mai',
      place: 'Hofladen Brandt, Lüneburg',
    },
  ],
  [
    'Brillen zum halben Preis vom 2. bis 14. Februar, Optik Schuster, Bahnhofstraße 7, Kassel, seriös',
    {
      what: 'Brillen',
      offer: 'Zum halben Preis',
      dates: 'vom 2. bis 14. Februar',
      place: 'Optik Schuster, Bahnhofstraße 7, Kassel',
      tone: 'seriös',
    },
  ],
  [
    '15 % Rabatt auf alle Zimmerpflanzen, letzte Woche im März, Gärtnerei Grünwald, Erfurt, www.gaertnerei-gruenwald.de',
    {
      what: 'Zimmerpflanzen',
      offer: '15 % Rabatt',
      dates: 'letzte Woche im März',
      place: 'Gärtnerei Grünwald, Erfurt',
      link: 'www.gaertnerei-gruenwald.de',
    },
  ],
  [
    'Tanzkurs für Paare, 8 Abende für 140 €, jeden Freitag ab 10. Januar, Tanzschule Walz, Graz',
    {
      what: 'Tanzkurs für Paare',
      price: '140 €',
      dates: 'jeden Freitag ab 10. Januar',
      place: 'Tanzschule Walz, Graz',
    },
  ],
  [
    'Weihnachtsgans für vier Personen, 129 €, bis 22. Dezember vorbestellen, Metzgerei Oberhuber in Passau',
    {
      what: 'Weihnachtsgans für vier Personen',
      price: '129 €',
      dates: 'bis 22. Dezember',
      place: 'Metzgerei Oberhuber in Passau',
    },
  ],
  [
    'Taller de cerámica, 35 € por persona, sábado 14 de marzo a las 11, Taller Barro, Granada, tono alegre',
    {
      what: 'Taller de cerámica',
      price: '35 € por persona',
      dates: 'sábado 14 de marzo a las 11',
      place: 'Taller Barro, Granada',
      tone: 'alegre',
    },
  ],
  [
    '2x1 en helados todos los domingos de agosto, Heladería Polo, Cádiz',
    { what: 'Helados', offer: '2x1', dates: 'todos los domingos de agosto', place: 'Heladería Polo, Cádiz' },
  ],
  [
    'Gafas de sol con 20 % de descuento hasta el 31 de julio, Óptica Vega en Bilbao, www.opticavega.es',
    {
      what: 'Gafas de sol',
      offer: '20 % de descuento',
      dates: 'hasta el 31 de julio',
      place: 'Óptica Vega en Bilbao',
      link: 'www.opticavega.es',
    },
  ],
  [
    'Galette des rois à 18 €, du 2 au 10 janvier, Boulangerie Martin, Rennes',
    {
      what: 'Galette des rois',
      price: '18 €',
      dates: 'du 2 au 10 janvier',
      place: 'Boulangerie Martin, Rennes',
    },
  ],
  [
    'Coupe et brushing -30 % tous les lundis de novembre, Salon Élise à Lille, ton chaleureux',
    {
      what: 'Coupe et brushing',
      offer: '-30 %',
      dates: 'tous les lundis de novembre',
      place: 'Salon Élise à Lille',
      tone: 'chaleureux',
    },
  ],
  [
    "Livraison gratuite sur tous les bouquets jusqu'au 14 février, Fleurs d'Anna, Bordeaux, fleursdanna.fr",
    {
      what: 'Bouquets',
      offer: 'Livraison gratuite',
      dates: "jusqu'au 14 février",
      place: "Fleurs d'Anna, Bordeaux",
      link: 'fleursdanna.fr',
    },
  ],
  [
    'Corso di fotografia, 6 lezioni a 90 €, dal 3 febbraio, Studio Luce, Verona',
    { what: 'Corso di fotografia', price: '90 €', dates: 'dal 3 febbraio', place: 'Studio Luce, Verona' },
  ],
  [
    'Saldi fino al 60% su cappotti e stivali, dal 5 gennaio al 15 febbraio, Boutique Nina, Padova, elegante',
    {
      what: 'Cappotti e stivali',
      offer: 'Fino al 60%',
      dates: 'dal 5 gennaio al 15 febbraio',
      place: 'Boutique Nina, Padova',
      tone: 'elegante',
    },
  ],
  [
    'Cena di San Valentino per 55 € a persona, 14 febbraio ore 20, Ristorante Il Molo, Genova',
    {
      what: 'Cena di San Valentino',
      price: '55 € a persona',
      dates: '14 febbraio ore 20',
      place: 'Ristorante Il Molo, Genova',
    },
  ],
  [
    'Aulas de surf por 25 €, todos os sábados de junho, Escola Onda, Ericeira, tom divertido',
    {
      what: 'Aulas de surf',
      price: '25 €',
      dates: 'todos os sábados de junho',
      place: 'Escola Onda, Ericeira',
      tone: 'divertido',
    },
  ],
  [
    'Pizzas com 30% de desconto às terças, até 30 de abril, Forno Velho, Curitiba, www.fornovelho.com.br',
    {
      what: 'Pizzas',
      offer: '30% de desconto',
      dates: 'às terças, até 30 de abril',
      place: 'Forno Velho, Curitiba',
      link: 'www.fornovelho.com.br',
    },
  ],
  [
    '新春旗袍 八折，1月20日至2月5日，苏州观前街店',
    { what: '新春旗袍', offer: '八折', dates: '1月20日至2月5日', place: '苏州观前街店' },
  ],
  [
    '儿童绘画课 每节80元，每周六，彩虹工作室，www.caihong.cn，活泼风格',
    {
      what: '儿童绘画课',
      price: '每节80元',
      dates: '每周六',
      place: '彩虹工作室',
      link: 'www.caihong.cn',
      tone: '活泼',
    },
  ],
  [
    'いちごタルト 580円、2月1日から14日まで、ベーカリーこむぎ、神戸元町店',
    {
      what: 'いちごタルト',
      price: '580円',
      dates: '2月1日から14日まで',
      place: 'ベーカリーこむぎ, 神戸元町店',
    },
  ],
  [
    'ヨガ体験レッスン無料、毎週土曜日、スタジオ蓮、横浜、明るい雰囲気で',
    {
      what: 'ヨガ体験レッスン',
      offer: '無料',
      dates: '毎週土曜日',
      place: 'スタジオ蓮, 横浜',
      tone: '明るい',
    },
  ],
  [
    '봄 원피스 20% 할인, 3월 1일부터 15일까지, 부산 서면점',
    { what: '봄 원피스', offer: '20% 할인', dates: '3월 1일부터 15일까지', place: '부산 서면점' },
  ],
  [
    '수제 마카롱 세트 19,900원, 이번 주말, 카페 온도, 따뜻한 분위기',
    { what: '수제 마카롱 세트', price: '19,900원', dates: '이번 주말', place: '카페 온도', tone: '따뜻한' },
  ],
  [
    'Wool socks, three pairs for £20, from 1 November to 24 December, Fell & Fleece, Kendal, www.fellandfleece.co.uk',
    {
      what: 'Wool socks',
      price: '£20',
      dates: 'from 1 November to 24 December',
      place: 'Fell & Fleece, Kendal',
      link: 'www.fellandfleece.co.uk',
    },
  ],
  [
    'Sourdough baking class on Sunday 22 March, 10 am, $75 per person, The Flour Barn in Austin',
    {
      what: 'Sourdough baking class',
      price: '$75 per person',
      dates: 'Sunday 22 March, 10 am',
      place: 'The Flour Barn in Austin',
    },
  ],
  [
    'Our summer sale: up to 50% off dresses, 1-14 July, Marigold Boutique, Brighton',
    { what: 'Dresses', offer: 'Up to 50% off', dates: '1-14 July', place: 'Marigold Boutique, Brighton' },
  ],
  [
    'Dog grooming half price for new customers all through February, Happy Tails, Swansea, friendly',
    {
      what: 'Dog grooming',
      offer: 'Half price',
      dates: 'all through February',
      place: 'Happy Tails, Swansea',
      tone: 'friendly',
    },
  ],
  [
    'Live jazz and tapas every last Friday of the month, free entry, Bar Lima, 14 Dock Road, Liverpool',
    {
      what: 'Live jazz and tapas',
      offer: 'Free entry',
      dates: 'every last Friday of the month',
      place: 'Bar Lima, 14 Dock Road, Liverpool',
    },
  ],
  [
    'Personal training trial week for 19 dollars, starts Monday, Iron Yard Gym, Denver, ironyard.example',
    {
      what: 'Personal training trial week',
      price: '19 dollars',
      dates: 'Monday',
      place: 'Iron Yard Gym, Denver',
      link: 'ironyard.example',
    },
  ],
  [
    "Valentine's dinner for two, £95, 14 February, The Glasshouse, Bath, romantic tone",
    {
      what: "Valentine's dinner for two",
      price: '£95',
      dates: '14 February',
      place: 'The Glasshouse, Bath',
      tone: 'romantic',
    },
  ],
  [
    'Plumbing check for $49 until the end of September, Miller & Sons, Ohio',
    {
      what: 'Plumbing check',
      price: '$49',
      dates: 'until the end of September',
      place: 'Miller & Sons, Ohio',
    },
  ],
  [
    'Kürbissuppe mit Brot für 6,90 €, im Oktober, Café Morgenrot, Leipzig, gemütlich',
    {
      what: 'Kürbissuppe mit Brot',
      price: '6,90 €',
      dates: 'im Oktober',
      place: 'Café Morgenrot, Leipzig',
      tone: 'gemütlich',
    },
  ],
  [
    'Räumungsverkauf: alle Fahrräder bis zu 40 % reduziert, 3. bis 12. September, Radhaus Berger, Ulmer Straße 18, Stuttgart',
    {
      what: 'Fahrräder',
      offer: 'Bis zu 40 % reduziert',
      dates: '3. bis 12. September',
      place: 'Radhaus Berger, Ulmer Straße 18, Stuttgart',
    },
  ],
  [
    'Kostenlose Energieberatung am Samstag, 18. Januar, 9 Uhr, Rathaus Fürth',
    {
      what: 'Kostenlose Energieberatung',
      offer: 'Kostenlose Energieberatung',
      dates: 'am Samstag, 18. Januar, 9 Uhr',
      place: 'Rathaus Fürth',
    },
  ],
  [
    'Gesichtsbehandlung für 59 € statt 79 €, nur im Mai, Kosmetikstudio Aurora, Bonn, www.aurora-bonn.de',
    {
      what: 'Gesichtsbehandlung',
      price: '59 € statt 79 €',
      dates: 'nur im Mai',
      place: 'Kosmetikstudio Aurora, Bonn',
      link: 'www.aurora-bonn.de',
    },
  ],
  [
    'Sommerfest mit Grillbuffet, 12 € pro Person, 5. Juli ab 16 Uhr, Gasthaus Linde, Rottweil',
    {
      what: 'Sommerfest mit Grillbuffet',
      price: '12 € pro Person',
      dates: '5. Juli ab 16 Uhr',
      place: 'Gasthaus Linde, Rottweil',
    },
  ],
  [
    'Paella para dos por 28 €, todos los jueves, Restaurante Mar Azul, Alicante, www.marazul.es',
    {
      what: 'Paella para dos',
      price: '28 €',
      dates: 'todos los jueves',
      place: 'Restaurante Mar Azul, Alicante',
      link: 'www.marazul.es',
    },
  ],
  [
    'Ropa de niño a mitad de precio, del 2 al 9 de febrero, Tienda Pitufo en Murcia',
    {
      what: 'Ropa de niño',
      offer: 'A mitad de precio',
      dates: 'del 2 al 9 de febrero',
      place: 'Tienda Pitufo en Murcia',
    },
  ],
  [
    'Curso de inglés intensivo, 180 € al mes, desde el 1 de octubre, Academia Bristol, Zaragoza, profesional',
    {
      what: 'Curso de inglés intensivo',
      price: '180 € al mes',
      dates: 'desde el 1 de octubre',
      place: 'Academia Bristol, Zaragoza',
      tone: 'profesional',
    },
  ],
  [
    'Menu dégustation à 42 €, vendredi et samedi soir, Le Petit Jardin, Annecy, élégant',
    {
      what: 'Menu dégustation',
      price: '42 €',
      dates: 'vendredi et samedi soir',
      place: 'Le Petit Jardin, Annecy',
      tone: 'élégant',
    },
  ],
  [
    'Sapins de Noël à partir de 25 €, du 1er au 23 décembre, Pépinière Dubois, Metz',
    {
      what: 'Sapins de Noël',
      price: 'à partir de 25 €',
      dates: 'du 1er au 23 décembre',
      place: 'Pépinière Dubois, Metz',
    },
  ],
  [
    'Un café offert pour toute viennoiserie, chaque matin cette semaine, Café des Arts à Dijon',
    {
      what: 'Viennoiserie',
      offer: 'Café offert',
      dates: 'chaque matin cette semaine',
      place: 'Café des Arts à Dijon',
    },
  ],
  [
    'Pizza margherita a 5 €, ogni martedì sera, Pizzeria Vesuvio, Bari, www.vesuviobari.it',
    {
      what: 'Pizza margherita',
      price: '5 €',
      dates: 'ogni martedì sera',
      place: 'Pizzeria Vesuvio, Bari',
      link: 'www.vesuviobari.it',
    },
  ],
  [
    'Scarpe da donna con sconto del 40%, fino al 31 agosto, Calzature Bianchi, via Dante 9, Como',
    {
      what: 'Scarpe da donna',
      offer: 'Sconto del 40%',
      dates: 'fino al 31 agosto',
      place: 'Calzature Bianchi, via Dante 9, Como',
    },
  ],
  [
    'Degustazione di vini, 20 € a persona, sabato 11 ottobre, Cantina Serra, Alba',
    {
      what: 'Degustazione di vini',
      price: '20 € a persona',
      dates: 'sabato 11 ottobre',
      place: 'Cantina Serra, Alba',
    },
  ],
  [
    'Pastéis de nata 6 por 5 €, até domingo, Pastelaria Aurora, Lisboa, tom acolhedor',
    {
      what: 'Pastéis de nata',
      price: '5 €',
      dates: 'até domingo',
      place: 'Pastelaria Aurora, Lisboa',
      tone: 'acolhedor',
    },
  ],
  [
    'Limpeza de pele por R$ 99, em maio, Clínica Bella, Recife, www.clinicabella.com.br',
    {
      what: 'Limpeza de pele',
      price: 'R$ 99',
      dates: 'em maio',
      place: 'Clínica Bella, Recife',
      link: 'www.clinicabella.com.br',
    },
  ],
  [
    '牛肉面 第二碗半价，周末，老李面馆，成都春熙路店',
    { what: '牛肉面', offer: '第二碗半价', dates: '周末', place: '老李面馆, 成都春熙路店' },
  ],
  [
    '少儿英语体验课 99元，3月1日至31日，星光学校，温馨风格',
    { what: '少儿英语体验课', price: '99元', dates: '3月1日至31日', place: '星光学校', tone: '温馨' },
  ],
  [
    '抹茶ロールケーキ 1,200円、4月限定、菓子工房さくら、京都四条店',
    { what: '抹茶ロールケーキ', price: '1,200円', dates: '4月限定', place: '菓子工房さくら, 京都四条店' },
  ],
  [
    'カット＆カラー 20%オフ、平日のみ、ヘアサロン凪、www.nagi.example、上品な雰囲気で',
    {
      what: 'カット＆カラー',
      offer: '20%オフ',
      dates: '平日のみ',
      place: 'ヘアサロン凪',
      link: 'www.nagi.example',
      tone: '上品な',
    },
  ],
  [
    '필라테스 1개월 99,000원, 1월 한정, 라온 필라테스, 대전',
    { what: '필라테스 1개월', price: '99,000원', dates: '1월 한정', place: '라온 필라테스, 대전' },
  ],
  [
    '아메리카노 1+1, 매주 월요일, 카페 봄, 유쾌한 톤',
    { what: '아메리카노', offer: '1+1', dates: '매주 월요일', place: '카페 봄', tone: '유쾌한' },
  ],
];

it('reads at least nine of ten facts right', () => {
  let right = 0;
  let total = 0;
  const wrong: string[] = [];
  for (const [sentence, expected] of CASES) {
    const read = readFacts(sentence);
    for (const key of FACT_KEYS) {
      const value = expected[key] ?? '';
      if (!value && !read[key]) continue;
      total++;
      if (value.toLowerCase() === read[key].toLowerCase()) right++;
      else wrong.push(`${key}: ${read[key]} instead of ${value}`);
    }
  }
  expect(right / total, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
});

const NOW = new Date('2026-10-20T09:00:00Z');

it.each([
  ['first week of November', 'en', '2026-11-01T00:00:00.000Z', '2026-11-08T00:00:00.000Z'],
  ['until 24 December', 'en', '2026-10-20T09:00:00.000Z', '2026-12-25T00:00:00.000Z'],
  ['vom 2. bis 14. Februar', 'de', '2027-02-02T00:00:00.000Z', '2027-02-15T00:00:00.000Z'],
  ['11月第一周', 'zh', '2026-11-01T00:00:00.000Z', '2026-11-08T00:00:00.000Z'],
  ['12월 1일부터 10일까지', 'ko', '2026-12-01T00:00:00.000Z', '2026-12-11T00:00:00.000Z'],
])('"%s" runs from one day to the end of another', (dates, language, from, to) => {
  const period = readPeriod(dates, language, NOW, 'UTC');
  expect(period?.from.toISOString()).toBe(from);
  expect(period?.to.toISOString()).toBe(to);
});

it('what comes again and again has no end', () => {
  expect(readPeriod('every Friday', 'en', NOW, 'UTC')).toBeUndefined();
});
