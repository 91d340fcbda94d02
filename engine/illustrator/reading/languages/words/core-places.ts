/** Places, hours, weather and seasons in nine languages, in the same order as everywhere. */

export const PLACE_WORDS = `
city|ciudad|ville|stadt|città|cidade|城市/都市|都市/街|도시
street|calle|rue|straße/strasse|strada/via|rua|街道/街上/街/马路|通り/道/街角|거리/길
forest|bosque|forêt|wald|foresta/bosco|floresta|森林/树林|森/森林|숲
jungle|selva/jungla|jungle|dschungel|giungla|selva|丛林|ジャングル|정글
mountain|montaña|montagne|berg|montagna|montanha|山/高山|山|산
mountains|montañas|montagnes|berge/gebirge|montagne|montanhas|群山/山脉|山々/山脈|산맥
snowy mountain|montaña nevada|montagne enneigée|schneebedeckter berg|montagna innevata|montanha nevada|雪山|雪山|설산/눈 덮인 산
hill|colina|colline|hügel|collina|colina|山丘/小山|丘|언덕
valley|valle|vallée|tal|valle|vale|山谷|谷|계곡
lake|lago|lac|see|lago|lago|湖/湖边|湖/湖畔|호수/호숫가
pond|estanque|étang|teich|stagno/laghetto|lagoa|池塘|池|연못
river|río|rivière/fleuve|fluss|fiume|rio|河/河边/江|川/河|강/강가
waterfall|cascada|cascade|wasserfall|cascata|cachoeira|瀑布|滝|폭포
sea|mar|mer|meer|mare|mar|大海/海|海|바다
ocean|océano|océan|ozean|oceano|oceano|海洋|大洋|대양
waves|olas|vagues|wellen|onde|ondas|海浪|波|파도
beach|playa|plage|strand|spiaggia|praia|海滩/沙滩/海边|浜辺/ビーチ/海辺/砂浜|해변/바닷가
island|isla|île|insel|isola|ilha|岛/岛屿|島|섬
harbour|puerto|port|hafen|porto|porto|港口|港|항구
desert|desierto|désert|wüste|deserto|deserto|沙漠|砂漠|사막
meadow|prado/pradera|prairie/pré|wiese|prato|prado|草地/草原|草原/牧草地|초원/풀밭
field|campo|champ|feld|campo|campo|田野/田里|畑/野原|들판/밭
garden|jardín|jardin|garten|giardino|jardim|花园|庭/庭園|정원
park|parque|parc|park|parco|parque|公园|公園|공원
farm|granja|ferme|bauernhof|fattoria|fazenda|农场|農場/牧場|농장
village|pueblo/aldea|village|dorf|villaggio/paese|aldeia/vila|村庄/村子|村|마을
market|mercado|marché|markt|mercato|mercado|市场/集市|市場|시장
sky|cielo|ciel|himmel|cielo|céu|天空|空|하늘
space|espacio|espace|weltraum/weltall|spazio|espaço|太空/宇宙|宇宙|우주
underwater|bajo el agua/submarino|sous l'eau/sous-marin|unterwasser/unter wasser|sott'acqua/subacqueo|debaixo d'água/subaquático|水下/海底|水中/海底|물속/바닷속
snow|nieve|neige|schnee|neve|neve|雪/雪地|雪|눈
room|habitación/cuarto|pièce/chambre|zimmer/raum|stanza|quarto/sala|房间|部屋|방
living room|salón/sala de estar|salon|wohnzimmer|soggiorno/salotto|sala de estar|客厅|リビング/居間|거실
bedroom|dormitorio|chambre à coucher|schlafzimmer|camera da letto|quarto de dormir|卧室|寝室|침실
kitchen|cocina|cuisine|küche|cucina|cozinha|厨房|台所/キッチン|부엌/주방
bakery|panadería|boulangerie|bäckerei|panetteria/panificio|padaria|面包店|パン屋|빵집/제과점
cafe|cafetería/café|café/salon de thé|café|caffè/bar|cafeteria/café|咖啡馆/咖啡店|カフェ/喫茶店|카페
restaurant|restaurante|restaurant|restaurant|ristorante|restaurante|餐厅/饭店|レストラン|식당/레스토랑
library|biblioteca|bibliothèque|bibliothek|biblioteca|biblioteca|图书馆|図書館|도서관
office|oficina|bureau|büro|ufficio|escritório|办公室|オフィス/事務所|사무실
classroom|aula|salle de classe|klassenzimmer|aula/classe|sala de aula|教室|教室|교실
school|escuela|école|schule|scuola|escola|学校|学校|학교
shop|tienda|magasin/boutique|laden/geschäft|negozio|loja|商店|店/お店|가게/상점
workshop|taller|atelier|werkstatt|officina/laboratorio|oficina|工作室/车间|工房/作業場|작업실/공방
museum|museo|musée|museum|museo|museu|博物馆|博物館/美術館|박물관/미술관
stage|escenario|scène|bühne|palco|palco|舞台|舞台/ステージ|무대
gym|gimnasio|salle de sport|fitnessstudio/turnhalle|palestra|academia|健身房|ジム|체육관/헬스장
hospital|hospital|hôpital|krankenhaus|ospedale|hospital|医院|病院|병원
church|iglesia|église|kirche|chiesa|igreja|教堂|教会|교회
castle|castillo|château|schloss/burg|castello|castelo|城堡|城/お城|성
terrace|terraza|terrasse|terrasse|terrazza|terraço/varanda|露台/阳台|テラス|테라스
roof|tejado/techo|toit|dach|tetto|telhado|屋顶|屋根/屋上|지붕/옥상
table|mesa|table|tisch|tavolo/tavola|mesa|桌子/桌|テーブル/机|탁자/테이블/식탁
desk|escritorio|bureau|schreibtisch|scrivania|escrivaninha|书桌/办公桌|机/デスク|책상
night|noche|nuit|nacht|notte|noite|夜晚/夜/晚上/夜里|夜|밤
day|día|jour|tag|giorno|dia|白天|昼|낮
morning|mañana|matin|morgen|mattina/mattino|manhã|早晨/早上|朝|아침
evening|tarde|soir|abend|sera|tardinha|傍晚|夕方|저녁
sunset|atardecer/puesta de sol/ocaso|coucher de soleil/coucher du soleil/crépuscule|sonnenuntergang|tramonto|pôr do sol/entardecer/por do sol|日落/黄昏/夕阳|夕日/夕焼け/日没|일몰/노을/석양
sunrise|amanecer/salida del sol|lever de soleil/lever du soleil/aube|sonnenaufgang|alba|nascer do sol/amanhecer|日出/黎明|日の出/夜明け|일출/새벽
rain|lluvia|pluie|regen|pioggia|chuva|雨/雨中|雨|비
storm|tormenta/tempestad|tempête/orage|sturm/gewitter|tempesta|tempestade|暴风雨|嵐|폭풍
fog|niebla|brouillard/brume|nebel|nebbia|neblina/nevoeiro|雾|霧|안개
sun|sol|soleil|sonne|sole|sol|太阳|太陽|태양/해
moon|luna|lune|mond|luna|lua|月亮|月|달
stars|estrellas|étoiles|sterne|stelle|estrelas|星星/星空|星/星空|별
clouds|nubes|nuages|wolken|nuvole|nuvens|云/云朵|雲|구름
rainbow|arcoíris/arco iris|arc-en-ciel|regenbogen|arcobaleno|arco-íris|彩虹|虹|무지개
spring|primavera|printemps|frühling|primavera|primavera|春天|春|봄
summer|verano|été|sommer|estate|verão|夏天|夏|여름
autumn|otoño|automne|herbst|autunno|outono|秋天|秋|가을
winter|invierno|hiver|winter|inverno|inverno|冬天|冬|겨울
Christmas|navidad|noël|weihnachten|natale|natal|圣诞节/圣诞|クリスマス|크리스마스
birthday|cumpleaños|anniversaire|geburtstag|compleanno|aniversário|生日|誕生日|생일
background|fondo|fond/arrière-plan|hintergrund|sfondo|fundo|背景|背景|배경
portrait|retrato|portrait|porträt/portrait|ritratto|retrato|肖像/肖像画|肖像/ポートレート|초상화/인물 사진
poster|cartel/póster|affiche|plakat|manifesto/locandina|cartaz/pôster|海报|ポスター|포스터
pattern|patrón|motif|muster|motivo|padrão|图案|模様/パターン|패턴/무늬
`;
