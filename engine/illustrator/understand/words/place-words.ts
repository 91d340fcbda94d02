/** Words for places, light and mood in nine languages; Latin ones without accents, one concept a line. */

import type { Camera, Mood, Season, Setting, TimeOfDay, Weather } from '../../scene-spec.ts';

export const SETTING_WORDS: Record<Setting, string> = {
  city: 'city cities skyline downtown urban metropolis skyscraper skyscrapers cityscape town|ciudad rascacielos|ville gratte-ciel|stadt skyline hochhaus|citta grattacielo|cidade|城市 都市 城 天际线|都市 街並み 摩天楼|도시 스카이라인',
  forest:
    'forest woods woodland jungle grove rainforest trees|bosque selva|foret bois jungle|wald dschungel|foresta bosco giungla|floresta mata|森林 树林 丛林|森 林 ジャングル|숲 정글',
  ocean:
    'ocean sea waves wave seascape surf|oceano mar olas ola|ocean mer vagues vague|ozean meer wellen welle|oceano mare onde onda|oceano mar ondas|海洋 大海 海浪 海|海洋 海 波|바다 대양 파도',
  mountain:
    'mountain mountains peak peaks alps hill hills valley canyon cliff cliffs landscape volcano|montana montanas valle paisaje|montagne montagnes vallee paysage|berg berge gebirge tal landschaft|montagna montagne valle paesaggio|montanha montanhas vale paisagem|山 山脉 山谷 风景|山 山脈 谷 風景|산 산맥 계곡 풍경',
  desert:
    'desert dunes dune sahara oasis|desierto dunas|desert dunes|wuste dunen|deserto dune|deserto dunas|沙漠 沙丘|砂漠 砂丘|사막',
  meadow:
    'meadow field fields grassland prairie pasture countryside park plain|prado campo parque|prairie champ pre parc|wiese feld park|prato campo parco|prado campo parque|草地 草原 田野 公园|草原 野原 公園|초원 들판 공원',
  beach:
    'beach shore coast seaside island tropical coastline|playa costa isla|plage cote ile|strand kuste insel|spiaggia costa isola|praia costa ilha|海滩 沙滩 海岸 岛|浜辺 ビーチ 海岸 島|해변 해안 섬',
  lake: 'lake pond river lagoon waterfall stream|lago rio estanque cascada|lac riviere etang cascade|see fluss teich wasserfall|lago fiume stagno cascata|lago rio lagoa cachoeira|湖 河 池塘 瀑布|湖 川 池 滝|호수 강 연못 폭포',
  space:
    'space galaxy cosmos universe planet planets nebula orbit outer-space cosmic mars|espacio galaxia planeta|espace galaxie planete|weltraum weltall galaxie planet|spazio galassia pianeta|espaco galaxia planeta|太空 宇宙 银河 星系 行星|宇宙 銀河 惑星|우주 은하 행성',
  underwater:
    'underwater undersea reef coral seabed aquarium|submarino arrecife|sous-marin recif|unterwasser riff|sottomarino subacqueo|subaquatico recife|水下 海底 珊瑚|水中 海底 珊瑚|수중 해저 산호',
  room: 'room indoor indoors interior kitchen bedroom library office studio table cafe|habitacion cocina biblioteca cuarto|chambre piece cuisine bibliotheque|zimmer kuche bibliothek raum|stanza camera cucina biblioteca|quarto sala cozinha biblioteca|房间 室内 厨房 图书馆|部屋 室内 台所 図書館|방 실내 부엌 도서관',
  street:
    'street road alley sidewalk highway market|calle carretera|rue route ruelle|strasse gasse weg|strada via vicolo|rua estrada|街道 马路 街|通り 道路 道|거리 도로 길',
  snow: 'snowy arctic icy glacier tundra antarctica frozen|nevado nieve artico|neige enneige arctique|schnee verschneit arktis|neve innevato artico|neve nevado artico|雪地 雪景 冰川|雪景色 雪原 氷河|눈밭 설경 빙하',
  farm: 'farm barn farmland farmyard vineyard|granja|ferme|bauernhof scheune|fattoria|fazenda|农场|農場 牧場|농장',
  castle:
    'fortress kingdom medieval|fortaleza medieval|forteresse medieval|festung mittelalter mittelalterlich|fortezza medievale|fortaleza medieval|要塞 中世纪|要塞 中世|요새 중세',
  garden:
    'garden gardens orchard flowerbed|jardin|jardin verger|garten|giardino|jardim|花园|庭 庭園 花園|정원',
  sky: 'sky skies clouds heaven airborne|cielo nubes|ciel nuages|himmel wolken|cielo nuvole|ceu nuvens|天空 云|空 雲|하늘 구름',
  abstract:
    'abstract geometric geometry pattern patterns shapes mandala fractal kaleidoscope texture|abstracto geometrico patron|abstrait geometrique motif|abstrakt geometrisch muster|astratto geometrico|abstrato geometrico padrao|抽象 几何 图案|抽象 幾何 模様|추상 기하 무늬',
};

export const TIME_WORDS: Record<TimeOfDay, string> = {
  dawn: 'dawn sunrise morning daybreak|amanecer manana|aube matin|morgendammerung sonnenaufgang morgen|alba mattino|amanhecer manha|黎明 日出 早晨|夜明け 日の出 朝|새벽 일출 아침',
  day: 'day daytime noon midday sunny daylight|dia soleado mediodia|jour midi ensoleille|tag mittag sonnig|giorno soleggiato|dia ensolarado|白天 晴天|昼 晴れ|낮 맑은',
  sunset:
    'sunset dusk evening twilight golden-hour|atardecer crepusculo|crepuscule soir coucher|sonnenuntergang abend dammerung|tramonto crepuscolo sera|por-do-sol entardecer|日落 黄昏 傍晚|夕日 夕焼け 夕暮れ|일몰 노을 저녁 해질녘',
  night:
    'night midnight moonlight moonlit starry nighttime neon nocturnal|noche medianoche|nuit minuit|nacht mitternacht|notte mezzanotte|noite|夜晚 夜 午夜 星空|夜 真夜中 星空|밤 한밤중 별빛',
};

export const WEATHER_WORDS: Record<Weather, string> = {
  clear: 'clear cloudless',
  cloudy: 'cloudy overcast|nublado|nuageux|bewolkt wolkig|nuvoloso|nublado|多云 阴天|曇り|흐린',
  rain: 'rain rainy raining drizzle|lluvia|pluie pluvieux|regen regnerisch|pioggia|chuva|雨|雨|비 비오는',
  storm:
    'storm stormy thunder lightning thunderstorm|tormenta|orage tempete|sturm gewitter|tempesta|tempestade|暴风雨 闪电|嵐 雷|폭풍 번개',
  fog: 'fog foggy mist misty haze hazy|niebla|brume brouillard|nebel neblig|nebbia|nevoa neblina|雾|霧|안개',
  snow: 'snow snowing snowfall blizzard|nevando|neigeux|schneefall schneit|nevicata|nevando|下雪 雪|雪|눈 눈내리는',
};

export const SEASON_WORDS: Record<Season, string> = {
  spring:
    'spring blossom blossoms cherry-blossom|primavera|printemps|fruhling|primavera|primavera|春天 樱花|春 桜|봄 벚꽃',
  summer: 'summer|verano|ete|sommer|estate|verao|夏天|夏|여름',
  autumn: 'autumn fall autumnal|otono|automne|herbst|autunno|outono|秋天|秋 紅葉|가을 단풍',
  winter: 'winter wintry christmas|invierno|hiver|winter|inverno|inverno|冬天|冬|겨울',
};

export const MOOD_WORDS: Record<Mood, string> = {
  peaceful:
    'peaceful calm serene quiet tranquil gentle|tranquilo|paisible calme|friedlich ruhig|tranquillo pacifico|tranquilo|宁静 平静|静かな 穏やかな|평화로운 고요한',
  dramatic: 'dramatic epic majestic intense mighty',
  cheerful: 'cheerful happy cute funny joyful lovely friendly smiling',
  dark: 'dark gloomy scary spooky haunted eerie horror',
  dreamy: 'dreamy magical magic mystical enchanted fairytale fantasy surreal',
  futuristic: 'futuristic cyberpunk sci-fi scifi future cyber high-tech',
  vintage: 'vintage retro old antique classic nostalgic oldtimer',
};

export const CAMERA_WORDS: Record<Camera, string> = {
  normal: '',
  close: 'close-up closeup macro detailed-portrait',
  wide: 'wide panorama panoramic aerial distant far',
  portrait: 'portrait headshot bust',
};
