/** Things people often ask for that no collection of emoji names well, in nine languages. */

export const THING_WORDS = `
cat|gato/gata|chat/chatte|katze/kater|gatto/gatta|gato/gata|猫/小猫|猫/ねこ/ネコ|고양이
dog|perro/perra|chien/chienne|hund/hündin|cane|cachorro/cão/cadela|狗/小狗|犬/いぬ/イヌ|개/강아지
horse|caballo|cheval|pferd|cavallo|cavalo|马|馬|말
bird|pájaro/ave|oiseau|vogel|uccello|pássaro/ave|鸟/小鸟|鳥|새
fish|pez/pescado|poisson|fisch|pesce|peixe|鱼|魚|물고기
fox|zorro|renard|fuchs|volpe|raposa|狐狸|狐/キツネ|여우
bear|oso|ours|bär|orso|urso|熊|熊/クマ|곰
rabbit|conejo|lapin|hase/kaninchen|coniglio|coelho|兔子|うさぎ/兎/ウサギ|토끼
lion|león|lion|löwe|leone|leão|狮子|ライオン|사자
owl|búho/lechuza|hibou/chouette|eule|gufo|coruja|猫头鹰|フクロウ|부엉이
butterfly|mariposa|papillon|schmetterling|farfalla|borboleta|蝴蝶|蝶/ちょうちょ|나비
dragon|dragón|dragon|drache|drago|dragão|龙|竜/ドラゴン/龍|용
tree|árbol|arbre|baum|albero|árvore|树/大树|木/樹|나무
cherry tree|cerezo|cerisier|kirschbaum|ciliegio|cerejeira|樱花树/樱树|桜の木/桜|벚나무/벚꽃
apple tree|manzano|pommier|apfelbaum|melo|macieira|苹果树|りんごの木|사과나무
palm tree|palmera|palmier|palme|palma|palmeira|棕榈树|ヤシの木|야자수
flower|flor|fleur|blume|fiore|flor|花|花|꽃
flowers|flores|fleurs|blumen|fiori|flores|花朵/鲜花|花々|꽃들
rose|rosa|rose|rose|rosa|rosa|玫瑰|薔薇/バラ|장미
sunflower|girasol|tournesol|sonnenblume|girasole|girassol|向日葵|ひまわり|해바라기
bread|pan|pain|brot|pane|pão|面包|パン|빵
loaf of bread|hogaza de pan/barra de pan|miche de pain|brotlaib/laib brot|pagnotta|pão caseiro|一条面包|食パン|빵 한 덩이
croissant|cruasán/croissant|croissant|croissant/hörnchen|cornetto|croissant|羊角面包/可颂|クロワッサン|크루아상
cake|pastel/tarta/torta|gâteau|kuchen/torte|torta|bolo|蛋糕|ケーキ|케이크
coffee|café|café|kaffee|caffè|café|咖啡|コーヒー|커피
cup of coffee|taza de café|tasse de café|tasse kaffee|tazza di caffè|xícara de café|一杯咖啡|コーヒーカップ|커피 한 잔
cup of tea|taza de té|tasse de thé|tasse tee|tazza di tè|xícara de chá|一杯茶|ティーカップ|차 한 잔
tea|té|thé|tee|tè|chá|茶|お茶/紅茶|차
cup|taza|tasse|tasse/becher|tazza|xícara|杯子|カップ|컵/잔
glass|vaso/copa|verre|glas|bicchiere|copo|玻璃杯|グラス|유리잔
bottle|botella|bouteille|flasche|bottiglia|garrafa|瓶子|瓶/ボトル|병
bowl|cuenco/bol|bol|schüssel/schale|ciotola|tigela|碗|ボウル/丼|그릇
plate|plato|assiette|teller|piatto|prato|盘子|皿|접시
apple|manzana|pomme|apfel|mela|maçã|苹果|りんご/リンゴ|사과
lemon|limón|citron|zitrone|limone|limão|柠檬|レモン|레몬
pizza|pizza|pizza|pizza|pizza|pizza|披萨|ピザ|피자
soup|sopa|soupe|suppe|zuppa/minestra|sopa|汤|スープ|수프/국
book|libro|livre|buch|libro|livro|书|本|책
umbrella|paraguas|parapluie|regenschirm/schirm|ombrello|guarda-chuva|雨伞/伞|傘|우산
chair|silla|chaise|stuhl|sedia|cadeira|椅子|椅子|의자
sofa|sofá|canapé|sofa|divano|sofá|沙发|ソファ|소파
bed|cama|lit|bett|letto|cama|床|ベッド|침대
window|ventana|fenêtre|fenster|finestra|janela|窗户/窗|窓|창문
door|puerta|porte|tür|porta|porta|门|ドア/扉|문
lamp|lámpara|lampe|lampe|lampada|lâmpada|灯|ランプ|램프
candle|vela|bougie|kerze|candela|vela|蜡烛|ろうそく/キャンドル|양초/촛불
house|casa|maison|haus|casa|casa|房子/屋子|家|집
cabin|cabaña|cabane/chalet|hütte|baita/capanna|cabana|小屋|小屋/山小屋|오두막
wooden cabin|cabaña de madera|cabane en bois|holzhütte/blockhütte|baita di legno|cabana de madeira|木屋/小木屋|木の小屋/丸太小屋|통나무집/나무집
lighthouse|faro|phare|leuchtturm|faro|farol|灯塔|灯台|등대
bridge|puente|pont|brücke|ponte|ponte|桥|橋|다리
tower|torre|tour|turm|torre|torre|塔|塔/タワー|탑
tent|tienda de campaña/carpa|tente|zelt|tenda|barraca/tenda|帐篷|テント|텐트
boat|barco/bote|bateau|boot|barca|barco|小船/船|ボート/小舟|배/보트
fishing boat|barco de pesca|bateau de pêche|fischerboot|peschereccio/barca da pesca|barco de pesca|渔船|漁船|어선/고기잡이배
sailing boat|velero/barco de vela|voilier|segelboot|barca a vela|veleiro|帆船|ヨット/帆船|돛단배
ship|buque/navío|navire|schiff|nave|navio|轮船|船|선박
car|coche/carro/auto|voiture|auto/wagen|macchina/automobile|carro|汽车/车|車/自動車|자동차/차
bicycle|bicicleta|vélo/bicyclette|fahrrad|bicicletta/bici|bicicleta|自行车|自転車|자전거
train|tren|train|zug|treno|trem/comboio|火车|電車/列車/汽車|기차
plane|avión|avion|flugzeug|aereo|avião|飞机|飛行機|비행기
bus|autobús|bus/autobus|bus|autobus|ônibus|公交车/巴士|バス|버스
truck|camión|camion|lastwagen/lkw|camion|caminhão|卡车|トラック|트럭
hot air balloon|globo aerostático/globo aerostatico|montgolfière|heißluftballon|mongolfiera|balão de ar quente|热气球|気球/熱気球|열기구
rocket|cohete|fusée|rakete|razzo|foguete|火箭|ロケット|로켓
ball|pelota/balón|balle/ballon|ball|palla|bola|球|ボール|공
balloons|globos|ballons|luftballons/ballons|palloncini|balões|气球们|たくさんの風船|풍선들
balloon|globo|ballon gonflable/ballon de baudruche|luftballon|palloncino|balão|气球|風船|풍선
kite|cometa|cerf-volant|drachen|aquilone|pipa|风筝|凧|연
gift|regalo|cadeau|geschenk|regalo|presente|礼物|プレゼント/贈り物|선물
guitar|guitarra|guitare|gitarre|chitarra|violão/guitarra|吉他|ギター|기타
violin|violín|violon|geige/violine|violino|violino|小提琴|バイオリン/ヴァイオリン|바이올린
piano|piano|piano|klavier/flügel|pianoforte|piano|钢琴|ピアノ|피아노
clock|reloj|horloge/pendule|uhr|orologio|relógio|钟/时钟|時計|시계
watch|reloj de pulsera|montre|armbanduhr|orologio da polso|relógio de pulso|手表|腕時計|손목시계
phone|teléfono/móvil|téléphone|telefon/handy|telefono/cellulare|telefone/celular|手机/电话|電話/スマホ/携帯|전화기/휴대폰
laptop|portátil|ordinateur portable|laptop|computer portatile|notebook|笔记本电脑|ノートパソコン|노트북
shoes|zapatos|chaussures|schuhe|scarpe|sapatos|鞋子/鞋|靴|신발/구두
bag|bolso/bolsa|sac|tasche|borsa|bolsa|包/手提包|バッグ/かばん|가방
ring|anillo|bague/anneau|ring|anello|anel|戒指|指輪|반지
perfume bottle|frasco de perfume/botella de perfume|flacon de parfum|parfümflasche/parfümflakon|boccetta di profumo|frasco de perfume|香水瓶|香水瓶|향수병
soap|jabón|savon|seife|sapone|sabonete|肥皂|石鹸|비누
letter|carta|lettre|brief|lettera|carta|信|手紙|편지
basket|cesta/canasta|panier|korb|cesto/cestino|cesta|篮子|籠/かご|바구니
vase|jarrón|vase|vase|vaso|vaso|花瓶|花瓶|꽃병
pumpkin|calabaza|citrouille/potiron|kürbis|zucca|abóbora|南瓜|かぼちゃ|호박
leaves|hojas|feuilles|blätter|foglie|folhas|树叶/叶子|葉/葉っぱ|나뭇잎/잎
autumn leaves|hojas de otoño|feuilles d'automne|herbstlaub/herbstblätter|foglie d'autunno|folhas de outono|秋叶/落叶|紅葉/落ち葉|단풍/낙엽
`;
