/** Food, drink and what stands in a kitchen, in nine languages. */

export const FOOD_WORDS = `
vanilla|vainilla|vanille|vanille|vaniglia|baunilha|香草|バニラ|바닐라
mint|menta|menthe|minze|menta|hortelã|薄荷|ミント|민트
iced tea|té helado|thé glacé|eistee|tè freddo|chá gelado|冰茶|アイスティー|아이스티
orange|naranja|orange|orange/apfelsine|arancia|laranja|橙子/橘子|オレンジ/みかん|오렌지/귤
banana|plátano/banana|banane|banane|banana|banana|香蕉|バナナ|바나나
pear|pera|poire|birne|pera|pera|梨|梨/洋梨|배 과일
peach|melocotón/durazno|pêche|pfirsich|pesca|pêssego|桃子/桃|桃|복숭아
cherries|cerezas|cerises|kirschen|ciliegie|cerejas|樱桃|さくらんぼ|체리
cherry|cereza|cerise|kirsche|ciliegia|cereja|车厘子|チェリー|앵두
grapes|uvas/uva|raisins/raisin|trauben/weintrauben|uva/grappolo d'uva|uvas/uva|葡萄|葡萄/ぶどう/ブドウ|포도
strawberry|fresa/frutilla|fraise|erdbeere|fragola|morango|草莓|苺/いちご/イチゴ|딸기
blueberry|arándano|myrtille|blaubeere/heidelbeere|mirtillo|mirtilo|蓝莓|ブルーベリー|블루베리
raspberry|frambuesa|framboise|himbeere|lampone|framboesa|树莓|ラズベリー|라즈베리
pineapple|piña|ananas|ananas|ananas|abacaxi/ananás|菠萝|パイナップル|파인애플
watermelon|sandía|pastèque|wassermelone|anguria/cocomero|melancia|西瓜|スイカ/西瓜|수박
coconut|coco|noix de coco|kokosnuss|noce di cocco|coco|椰子|ココナッツ|코코넛
mango|mango|mangue|mango|mango|manga|芒果|マンゴー|망고
avocado|aguacate/palta|avocat|avocado|avocado|abacate|牛油果/鳄梨|アボカド|아보카도
tomato|tomate|tomate|tomate|pomodoro|tomate|番茄/西红柿|トマト|토마토
carrot|zanahoria|carotte|karotte/möhre|carota|cenoura|胡萝卜|人参/にんじん|당근
potato|patata/papa|pomme de terre|kartoffel|patata|batata|土豆|じゃがいも|감자
onion|cebolla|oignon|zwiebel|cipolla|cebola|洋葱|玉ねぎ|양파
garlic|ajo|ail|knoblauch|aglio|alho|大蒜|にんにく|마늘
corn|maíz|maïs|mais|mais|milho|玉米|とうもろこし|옥수수
lettuce|lechuga|laitue|kopfsalat|lattuga|alface|生菜|レタス|상추
olives|aceitunas|olives|oliven|olive|azeitonas|橄榄|オリーブ|올리브
olive oil|aceite de oliva|huile d'olive|olivenöl|olio d'oliva/olio di oliva|azeite de oliva/azeite|橄榄油|オリーブオイル|올리브 오일/올리브유
vegetables|verduras/vegetales/hortalizas|légumes|gemüse|verdure/ortaggi/verdura|legumes/verduras|蔬菜|野菜|채소/야채
fruit|fruta/frutas|fruit/fruits|obst/früchte/frucht|frutta/frutto|fruta/frutas|水果|果物/フルーツ|과일
bowl of fruit|frutero|corbeille de fruits|obstschale/obstkorb|fruttiera/cesto di frutta|fruteira|果盘|果物かご|과일 바구니
nuts|nueces/frutos secos|noix|nüsse|noci|nozes|坚果|ナッツ|견과류
egg|huevo|œuf/oeuf|ei|uovo|ovo|鸡蛋/蛋|卵|달걀/계란
eggs|huevos|œufs/oeufs|eier|uova|ovos|鸡蛋们|卵たち|달걀들
cheese|queso|fromage|käse|formaggio|queijo|奶酪/芝士|チーズ|치즈
butter|mantequilla|beurre|butter|burro|manteiga|黄油|バター|버터
milk|leche|lait|milch|latte|leite|牛奶|牛乳/ミルク|우유
honey|miel|miel|honig|miele|mel|蜂蜜|蜂蜜/はちみつ|꿀
jam|mermelada|confiture|marmelade/konfitüre|marmellata|geleia|果酱|ジャム|잼
sourdough bread|masa madre/pan de masa madre|pain au levain|sauerteigbrot|pane a lievitazione naturale|pão de fermentação natural|酸面包|サワードウ|사워도우
baguette|baguette|baguette|baguette|baguette|baguete|法棍|バゲット/フランスパン|바게트
toast|tostada|pain grillé/tartine|toast|fetta tostata|torrada|吐司|トースト|토스트
rolls|panecillos/bollos|petits pains|brötchen/semmel|panini|pãezinhos|小面包|ロールパン|롤빵
pretzel|pretzel|bretzel|brezel|pretzel|pretzel|椒盐卷饼|プレッツェル|프레첼
cookies|galletas|biscuits/cookies|kekse/plätzchen|biscotti|biscoitos/bolachas|饼干|クッキー|쿠키/과자
gingerbread|pan de jengibre|pain d'épices|lebkuchen|pan di zenzero|pão de gengibre|姜饼|ジンジャーブレッド|진저브레드
cupcake|magdalena/cupcake|cupcake|törtchen/cupcake|cupcake|cupcake|纸杯蛋糕|カップケーキ|컵케이크
muffin|muffin|muffin|muffin|muffin|muffin|松饼蛋糕|マフィン|머핀
macaron|macarrón francés/macaron|macaron|macaron|macaron|macaron|马卡龙|マカロン|마카롱
birthday cake|tarta de cumpleaños/pastel de cumpleaños/torta de cumpleaños|gâteau d'anniversaire|geburtstagstorte/geburtstagskuchen|torta di compleanno|bolo de aniversário|生日蛋糕|誕生日ケーキ/バースデーケーキ|생일 케이크/생일케이크
wedding cake|tarta de boda/pastel de bodas|gâteau de mariage/pièce montée|hochzeitstorte|torta nuziale|bolo de casamento|婚礼蛋糕|ウェディングケーキ|웨딩 케이크
chocolate cake|tarta de chocolate/pastel de chocolate|gâteau au chocolat|schokoladenkuchen/schokokuchen|torta al cioccolato|bolo de chocolate|巧克力蛋糕|チョコレートケーキ|초콜릿 케이크
cake slice|trozo de tarta/porción de tarta|part de gâteau|stück kuchen/tortenstück|fetta di torta|fatia de bolo|一块蛋糕|ケーキ一切れ|케이크 한 조각
pie|empanada/tarta de manzana/pay|tarte|apfelkuchen/pastete|crostata|torta de maçã|派/馅饼|パイ|파이
pancakes|tortitas/panqueques|crêpes/pancakes|pfannkuchen|frittelle/pancake|panquecas|煎饼|パンケーキ/ホットケーキ|팬케이크
waffle|gofre|gaufre|waffel|cialda/waffle|waffle|华夫饼|ワッフル|와플
donut|dónut/rosquilla|beignet/donut|donut/krapfen|ciambella|rosquinha|甜甜圈|ドーナツ|도넛
ice cream|helado|glace/crème glacée|eis/eiscreme/speiseeis|gelato|sorvete/gelado|冰淇淋/冰激凌|アイスクリーム/アイス|아이스크림
chocolate bar|chocolate/tableta de chocolate|chocolat|schokolade|cioccolato/cioccolata|chocolate|巧克力|チョコレート/チョコ|초콜릿
candy|caramelos/dulces/golosinas|bonbons|süßigkeiten/bonbons|caramelle/dolci|doces/balas|糖果|飴/キャンディ/お菓子|사탕
pasta|pasta/macarrones|pâtes|nudeln|pasta|massa/macarrão|意大利面/面条|パスタ|파스타
spaghetti|espaguetis|spaghettis|spaghetti|spaghetti|espaguete|意面|スパゲッティ|스파게티
ramen|ramen|ramen|ramen|ramen|lámen|拉面|ラーメン|라면/라멘
noodles|fideos|nouilles|bandnudeln|tagliatelle|noodles|面/汤面|麺/うどん/そば|국수/면
rice|arroz|riz|reis|riso|arroz|米饭/饭|ご飯/米|밥/쌀
sushi|sushi|sushi/sushis|sushi|sushi|sushi|寿司|寿司|초밥/스시
dumplings|empanadillas/dumplings|raviolis chinois|teigtaschen/knödel|ravioli|ravioli|饺子/包子|餃子|만두
bento|bento|bento|bento|bento|bento|便当|弁当/お弁当|도시락
burger|hamburguesa|burger/hamburger|burger|hamburger|hambúrguer|汉堡/汉堡包|ハンバーガー|햄버거/버거
fries|patatas fritas/papas fritas|frites|pommes/pommes frites|patatine fritte/patatine|batatas fritas|薯条|フライドポテト/ポテト|감자튀김
sandwich|bocadillo/sándwich|sandwich|sandwich/belegtes brot|panino/tramezzino|sanduíche|三明治|サンドイッチ|샌드위치
hot dog|perrito caliente|hot-dog|hotdog|hot dog|cachorro-quente|热狗|ホットドッグ|핫도그
steak|filete/bistec|steak/bifteck|steak|bistecca|bife|牛排|ステーキ|스테이크
roast chicken|pollo asado|poulet rôti|brathähnchen|pollo arrosto|frango assado|烤鸡|ローストチキン|통닭
ham|jamón|jambon|schinken|prosciutto|presunto|火腿|ハム|햄
salad|ensalada|salade|salat|insalata|salada|沙拉|サラダ|샐러드
curry|curry|curry|curry|curry|curry|咖喱|カレー/カレーライス|카레
grilled fish|pescado a la plancha/pescado asado|poisson grillé|grillfisch|pesce alla griglia|peixe grelhado|烤鱼|焼き魚|생선구이
shrimp|gamba/camarón|crevette|garnele|gambero|camarão|虾|海老/エビ|새우
breakfast|desayuno|petit-déjeuner/petit déjeuner|frühstück|colazione|café da manhã/pequeno-almoço|早餐|朝食/朝ごはん|아침 식사/아침식사
dinner|cena|dîner|abendessen|cena|jantar|晚餐|夕食/晩ご飯|저녁 식사
picnic|picnic|pique-nique|picknick|picnic|piquenique|野餐|ピクニック|소풍/피크닉
dish|plato de comida|plat|gericht|pietanza|prato de comida|菜肴/菜|料理|음식/요리
water|agua|eau|wasser|acqua|água|水|水|물
juice|zumo/jugo|jus|saft|succo|suco/sumo|果汁|ジュース|주스
orange juice|zumo de naranja/jugo de naranja|jus d'orange|orangensaft|succo d'arancia/spremuta|suco de laranja|橙汁|オレンジジュース|오렌지 주스
wine|vino|vin|wein|vino|vinho|葡萄酒/红酒|ワイン|와인
wine bottle|botella de vino|bouteille de vin|weinflasche|bottiglia di vino|garrafa de vinho|酒瓶|ワインボトル|와인병
wine glass|copa de vino|verre de vin/verre à vin|weinglas|bicchiere di vino/calice di vino|taça de vinho|酒杯|ワイングラス|와인잔
beer|cerveza|bière|bier|birra|cerveja|啤酒|ビール|맥주
cocktail|cóctel|cocktail|cocktail|cocktail|coquetel|鸡尾酒|カクテル|칵테일
champagne|champán/cava|champagne|sekt/champagner|spumante/champagne|champanhe/espumante|香槟|シャンパン|샴페인
cappuccino|capuchino|cappuccino|cappuccino|cappuccino|cappuccino|卡布奇诺/拿铁|カプチーノ/カフェラテ|카푸치노/카페라떼
milkshake|batido|milk-shake|milchshake|frappè|milkshake|奶昔|ミルクシェイク|밀크셰이크
lemonade|limonada|limonade/citronnade|limonade|limonata|limonada|柠檬水|レモネード|레모네이드
hot chocolate|chocolate caliente|chocolat chaud|heiße schokolade/kakao|cioccolata calda|chocolate quente|热巧克力|ホットチョコレート/ココア|핫초코
teapot|tetera|théière|teekanne|teiera|bule|茶壶|ティーポット/急須|찻주전자
kettle|hervidor|bouilloire|wasserkocher/kessel|bollitore|chaleira|水壶|やかん|주전자
mug|jarra/tazón|mug/chope|krug|boccale|caneca|马克杯|マグカップ|머그컵/머그잔
teacup|taza de té|tasse à thé|teetasse|tazza da tè|chávena|茶杯|湯呑み|찻잔
pot|olla/cacerola|casserole/marmite|topf/kochtopf|pentola|panela|锅/锅子|鍋|냄비
frying pan|sartén|poêle|pfanne|padella|frigideira|平底锅|フライパン|프라이팬
knife|cuchillo|couteau|messer|coltello|faca|刀/菜刀|包丁/ナイフ|칼
fork|tenedor|fourchette|gabel|forchetta|garfo|叉子|フォーク|포크
spoon|cuchara|cuillère|löffel|cucchiaio|colher|勺子|スプーン|숟가락
cutting board|tabla de cortar|planche à découper/planche|schneidebrett/holzbrett|tagliere|tábua de cortar/tábua|砧板|まな板|도마
rolling pin|rodillo|rouleau à pâtisserie|nudelholz|mattarello|rolo de massa|擀面杖|麺棒|밀대
whisk|batidor|fouet|schneebesen|frusta|batedor|打蛋器|泡立て器|거품기
dough|masa|pâte|teig|impasto|massa de pão|面团|生地|반죽
oven|horno|four|ofen/backofen|forno|forno|烤箱|オーブン|오븐
stove|fogón/cocina de gas|cuisinière à gaz|herd|fornello|fogão|炉灶|コンロ/ストーブ|가스레인지/난로
fridge|nevera/frigorífico/refrigerador|frigo/réfrigérateur|kühlschrank|frigorifero/frigo|geladeira/frigorífico|冰箱|冷蔵庫|냉장고
coffee machine|cafetera|machine à café/cafetière|kaffeemaschine|macchina del caffè|cafeteira/máquina de café|咖啡机|コーヒーメーカー|커피 머신
coffee beans|granos de café|grains de café|kaffeebohnen|chicchi di caffè|grãos de café|咖啡豆|コーヒー豆|원두
jar|tarro/frasco|bocal/pot|glas marmelade/einmachglas|barattolo/vasetto|pote/frasco|罐子|瓶詰め|유리병/항아리
tray|bandeja|plateau|tablett|vassoio|bandeja|托盘|お盆/トレイ|쟁반
green tea|té verde|thé vert|grüner tee/grünen tee|tè verde|chá verde|绿茶|抹茶/緑茶|녹차
dango|mochi|mochi|mochi|mochi|mochi|年糕/糯米团|和菓子/団子/だんご/餅|떡
onigiri|onigiri|onigiri|onigiri|onigiri|onigiri|饭团|おにぎり|주먹밥/삼각김밥
sushi|rollos de sushi|maki|sushirolle|rotoli di sushi|temaki|寿司卷|巻き寿司/刺身|김밥
stew|guiso/estofado/cocido|ragoût/pot-au-feu|eintopf/gulasch|stufato|ensopado/feijoada|火锅|鍋料理/おでん|찌개/전골
rice bowl|bol de arroz|bol de riz|reisschüssel|ciotola di riso|tigela de arroz|盖饭|丼|비빔밥/덮밥
sausage|salchicha/chorizo|saucisse/saucisson|wurst/bratwurst/würstchen|salsiccia|salsicha/linguiça|香肠|ソーセージ|소시지
omelette|tortilla/tortilla de patatas|omelette|omelett|frittata|omelete|煎蛋卷|オムレツ/オムライス|오믈렛
quiche|quiche|quiche|quiche|torta salata|quiche|咸派|キッシュ|키슈
tiramisu|tiramisú|tiramisu|tiramisu|tiramisù|tiramisù|提拉米苏|ティラミス|티라미수
lasagne|lasaña|lasagnes|lasagne|lasagne/lasagna|lasanha|千层面|ラザニア|라자냐
meat|carne|viande|fleisch|carne|carne|肉|肉|고기
fish|pescado|poisson|fisch|pesce|peixe|鱼|魚|생선
flour|harina|farine|mehl|farina|farinha|面粉|小麦粉|밀가루
wheat|trigo|blé|weizen|grano|trigo|小麦|小麦|밀
herbs|hierbas|herbes|kräuter|erbe|ervas|香草|ハーブ|허브
lavender|lavanda|lavande|lavendel|lavanda|lavanda|薰衣草|ラベンダー|라벤더
`;
