/** More places, feasts and hours in nine languages. */

export const MORE_PLACE_WORDS = `
countryside|campiña/campo abierto|campagne|land/ländliche gegend|campagna|interior/zona rural|乡村/乡下|田舎|시골
vineyard|viñedo|vignoble/vigne|weinberg|vigna/vigneto|vinhedo|葡萄园|ぶどう園/ブドウ畑|포도밭
orchard|huerto|verger|obstgarten|frutteto|pomar|果园|果樹園|과수원
wheat field|campo de trigo|champ de blé|weizenfeld/kornfeld|campo di grano|campo de trigo|麦田|麦畑|밀밭
field of flowers|campo de flores|champ de fleurs|blumenwiese/blumenfeld|campo di fiori/prato fiorito|campo de flores|花海/花田|花畑|꽃밭
field of sunflowers|campo de girasoles|champ de tournesols|sonnenblumenfeld|campo di girasoli|campo de girassóis|向日葵田|ひまわり畑|해바라기밭
lavender field|campo de lavanda|champ de lavande|lavendelfeld|campo di lavanda|campo de lavanda|薰衣草田|ラベンダー畑|라벤더밭
rice field|arrozal|rizière|reisfeld|risaia|arrozal|稻田|田んぼ/水田|논
bamboo forest|bosque de bambú|forêt de bambous|bambuswald|foresta di bambù|floresta de bambu|竹林|竹林|대나무 숲/대나무숲
coast|costa/litoral/orilla|côte/bord de mer|küste|costa/riva|costa/litoral|海岸|海岸|해안
lakeside|orilla del lago|bord du lac|seeufer|riva del lago|beira do lago|湖畔|湖畔|호숫가
riverside|orilla del río|bord de la rivière|flussufer|riva del fiume|beira do rio|河畔/河岸|川辺/川岸|강변
cliff|acantilado|falaise|klippe|scogliera|falésia|悬崖|崖|절벽
volcano|volcán|volcan|vulkan|vulcano|vulcão|火山|火山|화산
cave|cueva|grotte|höhle|grotta/caverna|caverna/gruta|洞穴/山洞|洞窟|동굴
glacier|glaciar|glacier|gletscher|ghiacciaio|geleira|冰川|氷河|빙하
savanna|sabana|savane|savanne|savana|savana|稀树草原|サバンナ|사바나
coral reef|arrecife de coral|récif de corail|korallenriff|barriera corallina|recife de coral|珊瑚礁|サンゴ礁|산호초
square|plaza|place|platz|piazza|praça|广场|広場|광장
alley|callejón|ruelle|gasse|vicolo|beco/viela|小巷/巷子|路地|골목/골목길
path|camino/sendero|chemin/sentier|weg/pfad|sentiero/cammino|caminho/trilha|小路/小径|小道|오솔길
road|carretera|route|landstraße|strada statale|estrada|公路|道路|도로
town|pueblito|bourg|kleinstadt|cittadina|vilarejo|小镇|町|소도시
old town|casco antiguo|vieille ville|altstadt|centro storico|centro histórico|古城/老城|旧市街|구시가지
skyline|horizonte urbano|skyline|skyline|skyline|skyline|天际线|スカイライン|스카이라인
station|estación|gare|bahnhof|stazione|estação|车站/火车站|駅|역/기차역
airport|aeropuerto|aéroport|flughafen|aeroporto|aeroporto|机场|空港|공항
bus stop|parada de autobús|arrêt de bus|bushaltestelle|fermata dell'autobus|ponto de ônibus|公交站|バス停|버스 정류장
supermarket|supermercado|supermarché|supermarkt|supermercato|supermercado|超市|スーパー|슈퍼마켓/마트
flower shop|floristería|boutique de fleurs/chez le fleuriste|blumenladen|negozio di fiori|floricultura/loja de flores|花店|花屋|꽃집/꽃가게
bookshop|librería|librairie|buchhandlung/buchladen|libreria|livraria|书店|本屋/書店|서점
bakery|obrador|fournil|backstube|panificio artigianale|padaria artesanal|烘焙坊|ベーカリー|베이커리
shoe shop|zapatería|magasin de chaussures|schuhgeschäft/schuhladen|negozio di scarpe|sapataria/loja de sapatos|鞋店|靴屋|신발 가게
jewellery shop|joyería|bijouterie|juwelier/schmuckladen|gioielleria|joalheria|珠宝店|宝石店|보석 가게
toy shop|juguetería|magasin de jouets|spielzeugladen|negozio di giocattoli|loja de brinquedos|玩具店|おもちゃ屋|장난감 가게
ice cream shop|heladería|glacier artisanal|eisdiele|gelateria|sorveteria|冰淇淋店|アイスクリーム屋|아이스크림 가게
pharmacy|farmacia|pharmacie|apotheke|farmacia|farmácia|药店|薬局|약국
clothes shop|tienda de ropa|magasin de vêtements|modegeschäft/bekleidungsgeschäft|negozio di abbigliamento|loja de roupas|服装店|洋服屋|옷가게
pizzeria|pizzería|pizzeria|pizzeria|pizzeria|pizzaria|披萨店|ピザ屋|피자집
butcher's shop|carnicería|boucherie|metzgerei|macelleria|açougue|肉店|精肉店|정육점
greengrocer's shop|frutería/verdulería|épicerie|gemüseladen/obstladen|fruttivendolo|quitanda/hortifrúti|水果店|八百屋|과일 가게
meeting room|sala de reuniones|salle de réunion|besprechungsraum/konferenzraum|sala riunioni|sala de reuniões|会议室|会議室|회의실
forest path|sendero del bosque|chemin forestier|waldweg|sentiero nel bosco|trilha na floresta|林间小路|森の小道|숲길/산길
moonlight|luz de la luna|clair de lune|mondlicht/mondschein|chiaro di luna|luar|月光|月明かり|달빛
river|riachuelo/arroyo|ruisseau|bach|ruscello|riacho|河流/小溪|小川|시냇물/개울
mountain peak|cima/cumbre|sommet|gipfel|vetta/cima|cume/pico|山顶|山頂|산 정상/산꼭대기
pastry shop|pastelería|pâtisserie|konditorei|pasticceria|confeitaria|蛋糕店/甜品店|ケーキ屋|케이크 가게
barber shop|peluquería/barbería|salon de coiffure/barbier|friseursalon|salone da parrucchiere/barbiere|barbearia/salão de beleza|理发店|美容院/床屋|미용실/이발소
garage|garaje|garage|garage|garage/autofficina|garagem|车库|ガレージ|차고
studio|estudio|studio|studio/fotostudio|studio|estúdio|摄影棚|スタジオ|스튜디오
factory|fábrica|usine|fabrik|fabbrica|fábrica|工厂|工場|공장
laboratory|laboratorio|laboratoire|labor|laboratorio|laboratório|实验室|研究室/実験室|실험실
theatre|teatro|théâtre|theater|teatro|teatro|剧院|劇場|극장
concert|concierto|concert|konzert|concerto|concerto/show|音乐会/演唱会|コンサート|콘서트
bathroom|baño/cuarto de baño|salle de bain/salle de bains|badezimmer/bad|bagno|banheiro|浴室|浴室/お風呂場|욕실/화장실
dining room|comedor|salle à manger|esszimmer|sala da pranzo|sala de jantar|餐室|食堂|다이닝룸
balcony|balcón|balcon|balkon|balcone|sacada|阳台|ベランダ/バルコニー|베란다/발코니
backyard|patio|cour|hof/innenhof|cortile|pátio|院子|中庭|마당/뜰
swimming pool|piscina|piscine|schwimmbad/pool/swimmingpool|piscina|piscina|游泳池|プール|수영장
playground|parque infantil|aire de jeux|spielplatz|parco giochi|parquinho|游乐场/操场|遊び場/校庭|놀이터
stadium|estadio|stade|stadion|stadio|estádio|体育场|スタジアム|경기장
football pitch|campo de fútbol|terrain de football/terrain de foot|fußballplatz/fußballfeld|campo da calcio|campo de futebol|足球场|サッカー場|축구장
palace|palacio|palais|palast|palazzo reale|palácio|宫殿|宮殿|궁전
moon surface|superficie lunar|surface lunaire|mondoberfläche|superficie lunare|superfície lunar|月球|月面|달 표면
mars|marte|mars|mars|marte|marte|火星|火星|화성
night sky|cielo nocturno|ciel nocturne|nachthimmel|cielo notturno|céu noturno|夜空|夜空|밤하늘
starry sky|cielo estrellado|ciel étoilé|sternenhimmel|cielo stellato|céu estrelado|星空|満天の星/星空|별이 빛나는 하늘
northern lights|aurora boreal|aurore boréale|nordlicht/polarlicht|aurora boreale|aurora boreal|极光|オーロラ|오로라
dawn|alba/madrugada|aurore|morgendämmerung/morgengrauen|aurora|madrugada|清晨/黎明时分|明け方|여명
noon|mediodía|midi|mittag|mezzogiorno|meio-dia|中午|正午|정오/한낮
afternoon|tarde soleada|après-midi|nachmittag|pomeriggio|tarde|下午|午後|오후
midnight|medianoche|minuit|mitternacht|mezzanotte|meia-noite|午夜|真夜中|한밤중
rainy day|día de lluvia/día lluvioso|jour de pluie|regentag/regentage|giorno di pioggia|dia de chuva|雨天/下雨天|雨の日|비 오는 날
rain|aguacero/chubasco|averse|regenschauer|acquazzone|garoa|雨里|雨降り|빗속/빗속에서
snowfall|nevada|chute de neige|schneefall|nevicata|nevasca|下雪天|雪降り|눈 내리는/눈이 내리는
halloween|halloween|halloween|halloween|halloween|halloween|万圣节|ハロウィン|할로윈
easter|pascua|pâques|ostern|pasqua|páscoa|复活节|イースター|부활절
wedding|boda|mariage|hochzeit|matrimonio|casamento|婚礼|結婚式|결혼식
party|fiesta|fête|party/feier/fest|festa|festa|派对|パーティー|파티
birthday party|fiesta de cumpleaños|fête d'anniversaire|geburtstagsfeier|festa di compleanno|festa de aniversário|生日派对|誕生日パーティー|생일 파티
new year|año nuevo|nouvel an|neujahr/silvester|capodanno|ano novo/ano-novo|新年/春节|お正月/新年|새해
festival|festival|festival|volksfest|sagra|festival|节日|祭り/お祭り|축제
`;
