/** How places of stories are called in scene headings of nine languages, by the illustrator's names for them. */

import type { Spoken } from '#common/voice-words.ts';

const ORDER: readonly Spoken[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'zh'];

const NAMES: Readonly<Record<string, string>> = {
  bakery: 'Bakery|Bäckerei|Boulangerie|Panadería|Panetteria|Padaria|パン屋|빵집|面包店',
  kitchen: 'Kitchen|Küche|Cuisine|Cocina|Cucina|Cozinha|台所|부엌|厨房',
  cafe: 'Café|Café|Café|Cafetería|Caffè|Café|カフェ|카페|咖啡馆',
  restaurant: 'Restaurant|Restaurant|Restaurant|Restaurante|Ristorante|Restaurante|レストラン|식당|餐厅',
  office: 'Office|Büro|Bureau|Oficina|Ufficio|Escritório|オフィス|사무실|办公室',
  classroom: 'Classroom|Klassenzimmer|Salle de classe|Aula|Aula|Sala de aula|教室|교실|教室',
  library: 'Library|Bibliothek|Bibliothèque|Biblioteca|Biblioteca|Biblioteca|図書館|도서관|图书馆',
  'living room': 'Living room|Wohnzimmer|Salon|Salón|Soggiorno|Sala de estar|居間|거실|客厅',
  bedroom: 'Bedroom|Schlafzimmer|Chambre|Dormitorio|Camera da letto|Quarto|寝室|침실|卧室',
  shop: 'Shop|Laden|Magasin|Tienda|Negozio|Loja|店|가게|商店',
  'shop front': 'Shop front|Vor dem Laden|Devanture|Escaparate|Vetrina|Vitrine|店先|가게 앞|店门口',
  beach: 'Beach|Strand|Plage|Playa|Spiaggia|Praia|海辺|해변|海滩',
  ocean: 'Sea|Meer|Mer|Mar|Mare|Mar|海|바다|大海',
  harbour: 'Harbour|Hafen|Port|Puerto|Porto|Porto|港|항구|港口',
  cliff: 'Cliff|Klippe|Falaise|Acantilado|Scogliera|Penhasco|がけ|절벽|悬崖',
  forest: 'Forest|Wald|Forêt|Bosque|Bosco|Floresta|森|숲|森林',
  jungle: 'Jungle|Dschungel|Jungle|Selva|Giungla|Selva|ジャングル|정글|丛林',
  meadow: 'Meadow|Wiese|Prairie|Prado|Prato|Campo|野原|풀밭|草地',
  garden: 'Garden|Garten|Jardin|Jardín|Giardino|Jardim|庭|정원|花园',
  river: 'River|Fluss|Rivière|Río|Fiume|Rio|川|강|河边',
  lake: 'Lake|See|Lac|Lago|Lago|Lago|湖|호수|湖边',
  hills: 'Hills|Hügel|Collines|Colinas|Colline|Colinas|丘|언덕|小山',
  mountain: 'Mountains|Berge|Montagnes|Montañas|Montagne|Montanhas|山|산|山',
  village: 'Village|Dorf|Village|Pueblo|Paese|Aldeia|村|마을|村庄',
  market: 'Market|Markt|Marché|Mercado|Mercato|Mercado|市場|시장|市场',
  street: 'Street|Straße|Rue|Calle|Strada|Rua|通り|거리|街道',
  city: 'City|Stadt|Ville|Ciudad|Città|Cidade|街|도시|城市',
  park: 'Park|Park|Parc|Parque|Parco|Parque|公園|공원|公园',
  rooftop: 'Roof|Dach|Toit|Tejado|Tetto|Telhado|屋上|옥상|屋顶',
  farm: 'Farm|Bauernhof|Ferme|Granja|Fattoria|Fazenda|農場|농장|农场',
  stable: 'Stable|Stall|Étable|Establo|Stalla|Estábulo|馬小屋|마구간|马厩',
  castle: 'Castle|Schloss|Château|Castillo|Castello|Castelo|お城|성|城堡',
  'throne room':
    'Throne room|Thronsaal|Salle du trône|Salón del trono|Sala del trono|Sala do trono|王の間|왕좌의 방|王座大厅',
  dungeon: 'Dungeon|Verlies|Cachot|Mazmorra|Segreta|Masmorra|地下牢|지하 감옥|地牢',
  snow: 'Snow|Schnee|Neige|Nieve|Neve|Neve|雪原|눈밭|雪地',
  savanna: 'Savanna|Savanne|Savane|Sabana|Savana|Savana|サバンナ|초원|草原',
  canyon: 'Canyon|Schlucht|Canyon|Cañón|Canyon|Cânion|峡谷|협곡|峡谷',
  underwater: 'Under water|Unter Wasser|Sous l’eau|Bajo el agua|Sott’acqua|Debaixo d’água|海の中|바닷속|海底',
  moon: 'Moon|Mond|Lune|Luna|Luna|Lua|月|달|月球',
  mars: 'Mars|Mars|Mars|Marte|Marte|Marte|火星|화성|火星',
  space: 'Space|Weltraum|Espace|Espacio|Spazio|Espaço|宇宙|우주|太空',
  spaceship: 'Spaceship|Raumschiff|Vaisseau spatial|Nave espacial|Astronave|Nave espacial|宇宙船|우주선|飞船',
};

/** Of a place that we have no word for, the outside in general. */
export const placeName = (place: string, language: Spoken): string =>
  (NAMES[place] ?? NAMES.meadow)!.split('|')[ORDER.indexOf(language)]!;
