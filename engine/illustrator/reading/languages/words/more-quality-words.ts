/** More words that describe, in nine languages: shades, materials, states, patterns, looks and the language of pictures. */

export const MORE_QUALITY_WORDS = `
light blue|celeste/azul claro|bleu clair/bleu ciel|hellblau|azzurro/celeste|azul claro/azul-claro|浅蓝色/天蓝色|水色|하늘색
dark blue|azul oscuro|bleu foncé|dunkelblau|blu scuro|azul escuro|深蓝色|紺色|남색
navy|azul marino|bleu marine|marineblau|blu navy|azul-marinho|藏青色|ネイビー|네이비
turquoise|turquesa|turquoise|türkis|turchese|turquesa|青绿色|ターコイズ|청록색
mint green|verde menta|vert menthe|mintgrün|verde menta|verde menta|薄荷绿|ミント色/ミントグリーン|민트색
light green|verde claro|vert clair|hellgrün|verde chiaro|verde claro|浅绿色|黄緑|연두색
dark green|verde oscuro|vert foncé|dunkelgrün|verde scuro|verde escuro|深绿色|深緑|진녹색
beige|beige/beis|beige|beige|beige|bege|米色|ベージュ|베이지색/베이지
cream|crema|crème|cremefarben|color crema|cor creme|奶油色|クリーム色|크림색
green|verde|vert|grün|verde|verde|翠绿|緑の|초록색의/푸른색
red|colorado|rouge|rotes|rosso|encarnado|鲜红/火红|真っ赤な/赤色|빨간색/빨강/붉은색
blue|azulado|bleuté|bläulich|bluastro|azulado|湛蓝|青色|파란색/파랑
yellow|amarillento|jaunâtre|gelblich|giallastro|amarelado|金黄|黄色の|노란색/노랑
white|blanquecino|blanchâtre|schneeweiß|candido|alvo|雪白/洁白|真っ白な/白色|흰색/하얀색/하양
black|negruzco|noirâtre|pechschwarz|corvino|negro|漆黑|真っ黒な/黒色|검은색/검정
colourful|colorido/de colores|coloré/multicolore|bunt/farbenfroh|colorato|colorido|彩色/五颜六色/多彩|カラフルな/色とりどりの|알록달록한/다채로운
pastel|pastel|pastel|pastellfarben|pastello|pastel|粉彩/柔和|パステル/パステルカラーの|파스텔
dark|oscuro|sombre/foncé|dunkel|scuro/buio|escuro|黑暗/昏暗|暗い|어두운
bright|brillante/luminoso|lumineux/vif|hell|luminoso|brilhante/luminoso|明亮|明るい|밝은/환한
golden|de oro|en or|aus gold|d'oro|de ouro|黄金/金制|金の/黄金の|금으로 된
silver|de plata|en argent|aus silber|d'argento|de prata|银制|銀の|은으로 된
metal|de metal|en métal|aus metall/metallisch|di metallo|de metal|金属|金属の|금속
ceramic|de cerámica|en céramique|aus keramik|di ceramica/in ceramica|de cerâmica|陶瓷|陶器の/セラミックの|도자기
paper|de papel|en papier|aus papier|di carta|de papel|纸|紙の|종이
straw|de paja|de paille/en paille|aus stroh|di paglia|de palha|稻草|藁の|짚
wool|de lana|en laine|aus wolle/wollen|di lana|de lã|羊毛|ウールの/毛糸の|양털/털
velvet|de terciopelo|en velours|aus samt|di velluto|de veludo|天鹅绒|ベルベットの|벨벳
wicker|de mimbre|en osier|aus weide|di vimini|de vime|藤编|籐の|등나무
brick|de ladrillo|en brique/en briques|aus backstein|di mattoni|de tijolo|砖|レンガの|벽돌
copper|de cobre|en cuivre|aus kupfer|di rame|de cobre|铜|銅の|구리
ice|de hielo|de glace|aus eis|di ghiaccio|de gelo|冰|氷の|얼음
wooden|madera|bois|holz|legno|madeira|木质/木制的|木製/木製の|나무로 만든/목제/원목
open|abierto|ouvert|offen/geöffnet|aperto|aberto|敞开/打开|開いた|열린/펼친
closed|cerrado|fermé|geschlossen|chiuso|fechado|关闭|閉じた|닫힌
full|lleno|plein|voll|pieno|cheio|满|いっぱいの|가득 찬/가득한
empty|vacío|vide|leer|vuoto|vazio|空/空的|空っぽの/空の|빈/텅 빈
broken|roto|cassé|kaputt/zerbrochen|rotto|quebrado|破碎/坏|壊れた/割れた|부서진/깨진/고장난
burning|ardiente/ardiendo|brûlant/en feu|lodernd|in fiamme|em chamas|点燃|燃えている|불타는/켜진
glowing|resplandeciente|brillant/éclatant|leuchtend/glühend|splendente|reluzente|发光/闪闪发光|光る/輝く|빛나는/반짝이는
floating|flotante|flottant|schwebend|fluttuante|flutuante|漂浮的|浮かぶ|떠 있는
sleeping|dormilón|endormi|schlummernd|addormentato|adormecido|沉睡|眠っている|잠든
sliced|en rodajas|en tranches|in scheiben/geschnitten|a fette|fatiado|切片|スライスした|썬
decorated|decorado|décoré/orné|geschmückt|decorato/addobbato|decorado|装饰|飾られた|장식된
striped|a rayas/de rayas/rayado|à rayures/rayé|gestreift|a righe|listrado/às riscas|条纹|縞模様の/ストライプの|줄무늬
dotted|de lunares/a lunares|à pois|gepunktet|a pois|de bolinhas|圆点/波点|水玉の/水玉模様の|물방울무늬/땡땡이
checked|a cuadros/de cuadros|à carreaux|kariert|a quadri/a quadretti|xadrez/quadriculado|格子|チェックの/格子柄の|체크무늬/체크
floral|de flores/floreado|à fleurs/fleuri|geblümt|a fiori|florido/florida|碎花|花柄の|꽃무늬
old|mayor/viejito|âgé|betagt/ältere/älterer/älteren|anziano|mais velho|年老/年迈/老旧/旧|お年寄りの|나이 든/낡은
elderly|de edad avanzada|âgée|bejahrt|in età|idoso|高龄|高齢の|고령의
little|pequeñito|petite|winzige|piccina|pequenino|小小的|ちいさな|조그만/꼬마
large|amplio|large/énorme|riesengroß|ampio|enorme|宽大|広い|넓은
tall|alto|haut|hoch/groß gewachsen|alto|alto|高/高大|高い|높은/키 큰
round|redondo|rond|rund|rotondo|redondo|圆/圆形|丸い|둥근/동그란
soft|suave|doux/douce|weich/sanft|morbido/soffice|suave/macio|柔软|柔らかい|부드러운
warm|cálido|chaud|warm|caldo|quente|温暖|暖かい|따뜻한
cold|frío|froid|kalt|freddo|frio|寒冷/冷|冷たい/寒い|차가운/추운
luxury|lujoso/de lujo|luxueux/de luxe|luxuriös/edel|lussuoso/di lusso|luxuoso/de luxo|豪华/奢华|高級な/豪華な|고급스러운/럭셔리
elegant|elegante|élégant|elegant|elegante|elegante|优雅|エレガントな/優雅な|우아한
rustic|rústico|rustique|rustikal|rustico|rústico|乡村风格|素朴な|소박한
homemade|casero/hecho en casa/hecha en casa|fait maison/faite maison|selbstgemacht/hausgemacht|fatto in casa/fatta in casa|caseiro|自制|手作りの|수제/집에서 만든
handmade|artesanal/hecho a mano/hecha a mano|artisanal/fait main/faite main|handgemacht|artigianale/fatto a mano/fatta a mano|artesanal/feito à mão/feita à mão|手工/手工制作|手作り|손으로 만든
delicious|delicioso/rico|délicieux|lecker/köstlich|delizioso|delicioso/gostoso|美味/好吃|美味しい/おいしい|맛있는
magical|mágico|magique|magisch/zauberhaft|magico|mágico|神奇/魔法|魔法の|마법의/신비로운
dreamy|de ensueño|onirique/de rêve|verträumt/traumhaft|da sogno|onírico|梦幻|夢のような/幻想的な|몽환적인/꿈같은
peaceful|sereno/apacible|paisible/serein|friedlich|sereno|sereno/pacífico|和平/平静|穏やかな/平和な|평화로운/잔잔한
dramatic|dramático|dramatique|dramatisch|drammatico|dramático|戏剧性|ドラマチックな|극적인
cheerful|alegre|joyeux/joyeuse|heiter|allegro|alegre|欢快|陽気な/楽しい|즐거운/쾌활한
angry|enojado/enfadado|en colère|wütend|arrabbiato|zangado|生气|怒った|화난
tired|cansado|fatigué|müde|stanco|cansado|疲惫|疲れた|피곤한
futuristic|futurista|futuriste|futuristisch|futuristico|futurista|未来|未来的な|미래적인/미래의
minimalist|minimalista|minimaliste|minimalistisch|minimalista|minimalista|极简/简约|ミニマルな/シンプルな|미니멀한/심플한
cobbled|empedrado|pavé|gepflastert|acciottolato|de paralelepípedos|石板|石畳の|돌로 포장된
red-haired|pelirrojo|roux/rousse|rothaarig|dai capelli rossi|ruivo|红发|赤毛の|빨간 머리의
orange|anaranjado|orangé|orangenfarben|aranciato|alaranjado|橘/橘色|茶トラの|주황
scented|perfumado/aromático|parfumé|duftend|profumato|perfumado|香薰|香り付きの|향기로운
pale|pálido|pâle|blass|pallido|pálido|苍白/淡|淡い|연한
snowy|cubierto de nieve/cubierta de nieve|couvert de neige/couverte de neige|schneebedeckt|coperto di neve/coperta di neve|coberto de neve/coberta de neve|白雪皑皑/积雪|雪の積もった/雪をかぶった/雪に覆われた|눈 쌓인/눈이 쌓인
delicious|apetitoso|appétissant|appetitlich|appetitoso|apetitoso|可口|おいしそうな/美味しそうな|맛있어 보이는
red|tinto|rouge vif|knallrot|rosso acceso|tinto|大红|朱色の|새빨간
asian|asiático|asiatique|asiatisch|asiatico|asiático|亚洲|アジアの|아시아
african|africano|africain|afrikanisch|africano|africano|非洲|アフリカの|아프리카
blond|rubio|blond|blond|biondo|loiro|金发|金髪の|금발
bald|calvo|chauve|glatzköpfig|calvo|careca|秃头|はげた|대머리
bearded|barbudo|barbu|bärtig|barbuto|barbudo|留胡子|ひげの/髭の|수염 난
with long hair|de pelo largo/con el pelo largo|aux cheveux longs|langhaarig/mit langen haaren|dai capelli lunghi|de cabelo comprido/de cabelos longos|长发|長い髪の/ロングヘアの|긴 머리의
with curly hair|de pelo rizado/con el pelo rizado|aux cheveux bouclés|lockenkopf/mit lockigen haaren|dai capelli ricci|de cabelo cacheado|卷发|巻き毛の|곱슬머리
foggy|neblinoso/brumoso|brumeux|neblig|nebbioso|nebuloso/enevoado|雾蒙蒙/有雾|霧の/霧深い|안개 낀
rainy|lluvioso|pluvieux|regnerisch|piovoso|chuvoso|下雨/多雨|雨の|비 오는/비가 오는
stormy|tormentoso|orageux|stürmisch|tempestoso|tempestuoso|暴风雨般|嵐の|폭풍우 치는
cloudy|nublado|nuageux|bewölkt|nuvoloso|nublado|多云|曇りの/曇った|흐린
starry|estrellado|étoilé|sternenklar|stellato|estrelado|繁星点点|星降る|별이 빛나는
autumnal|otoñal|automnal|herbstlich|autunnale|outonal|秋日|秋の|가을의
wintry|invernal|hivernal|winterlich|invernale|invernal|冬日|冬の|겨울의
tropical|tropical|tropical|tropisch|tropicale|tropical|热带|南国の|열대
wild|salvaje|sauvage|wild|selvatico|selvagem|野生|野生の|야생
seven|siete|sept|sieben|sette|sete|七|七つの|일곱
six|seis|six|sechs|sei|seis|六|六つの|여섯
eight|ocho|huit|acht|otto|oito|八|八つの|여덟
ten|diez|dix|zehn|dieci|dez|十|十の|열
several|varios/varias/algunos/algunas|plusieurs/quelques|mehrere/einige|diversi/alcuni/alcune|vários/várias/alguns|几/一些/好几/一群|いくつかの|여러/몇
a bowl of|un cuenco de|un bol de|eine schüssel|una ciotola di|uma tigela de|一碗|一杯の丼|한 그릇의
a cup of|una taza de|une tasse de|eine tasse|una tazza di|uma xícara de|一杯|一杯の|한 잔의
a glass of|un vaso de|un verre de|ein glas|un bicchiere di|um copo de|一玻璃杯|グラス一杯の|한 컵의
a plate of|un plato de|une assiette de|ein teller|un piatto di|um prato de|一盘|一皿の|한 접시의
a bottle of|una botella de|une bouteille de|eine flasche|una bottiglia di|uma garrafa de|一瓶|一瓶の|한 병의
a basket of|una cesta de|un panier de|ein korb|un cesto di|uma cesta de|一篮|一籠の|한 바구니의
a bouquet of|un ramo de|un bouquet de|ein strauß|un mazzo di|um buquê de|一束|一束の|한 다발의
a stack of|una pila de/un montón de|une pile de|ein stapel|una pila di|uma pilha de|一叠/一堆|積み重ねた|한 더미의
a pair of|un par de|une paire de|ein paar|un paio di|um par de|一双/一对|一足の|한 켤레의
a slice of|una rebanada de/un trozo de|une tranche de/un morceau de|ein stück|una fetta di|uma fatia de|一块/一片|一切れの|한 조각의
`;
