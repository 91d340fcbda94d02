/** Clothes, furniture, tools, toys and vehicles in nine languages: what shops sell and posts show. */

export const PRODUCT_WORDS = `
sign|letrero|panneau/enseigne|schild|cartello/insegna|placa/letreiro|招牌/牌子|看板|간판/표지판
boots|botas|bottes|stiefel|stivali|botas|靴子/长靴|ブーツ/長靴|부츠/장화
sneakers|zapatillas/tenis|baskets|turnschuhe/sneaker|scarpe da ginnastica|tênis/ténis|运动鞋|スニーカー/運動靴|운동화
high heels|tacones/zapatos de tacón|talons hauts/talons aiguilles/escarpins|stöckelschuhe|tacchi alti|salto alto/sapatos de salto|高跟鞋|ハイヒール|하이힐
leather shoe|zapato de cuero|chaussure en cuir|lederschuh|scarpa di pelle|sapato de couro|皮鞋|革靴|가죽 구두
sandal|sandalia|sandale|sandale|sandalo|sandália|凉鞋|サンダル|샌들
shoe|zapato|chaussure|schuh|scarpa|sapato|一只鞋|片方の靴|신
handbag|bolso de mano/cartera|sac à main|handtasche|borsetta|bolsa de mão|手提包/包包|ハンドバッグ|핸드백
backpack|mochila|sac à dos|rucksack|zaino|mochila|背包/书包|リュック/リュックサック/ランドセル|배낭/책가방
suitcase|maleta|valise|koffer|valigia|mala|行李箱/手提箱|スーツケース|여행 가방/캐리어
shopping bag|bolsa de compras|sac de courses|einkaufstasche|borsa della spesa/sacchetto|sacola/saco de compras|购物袋|買い物袋|쇼핑백/장바구니
wallet|billetera/monedero|portefeuille|geldbeutel/brieftasche/portemonnaie|portafoglio|carteira|钱包|財布|지갑
necklace|collar|collier|halskette/kette|collana|colar|项链|ネックレス|목걸이
earrings|pendientes/aretes|boucles d'oreilles|ohrringe|orecchini|brincos|耳环|イヤリング|귀걸이
jewellery|joyas|bijoux|schmuck|gioielli|joias|珠宝|ジュエリー/宝石|보석
crown|corona|couronne|krone|corona|coroa|皇冠|王冠|왕관
t-shirt|camiseta|t-shirt|t-shirt|maglietta|camiseta|t恤|tシャツ|티셔츠
shirt|camisa|chemise|hemd|camicia|camisa|衬衫|シャツ|셔츠
suit|traje|costume|anzug|completo|terno/fato|西装|スーツ|정장/양복
jacket|chaqueta|veste/blouson|jacke|giacca|jaqueta/casaco curto|夹克|ジャケット|재킷
raincoat|impermeable/chubasquero|imperméable/ciré|regenmantel/regenjacke|impermeabile|capa de chuva|雨衣|レインコート|우비/비옷
sweater|suéter/jersey|pull|pullover/pulli|maglione|suéter/camisola|毛衣|セーター|스웨터
skirt|falda|jupe|rock|gonna|saia|短裙/半身裙|スカート|치마/스커트
jeans|vaqueros/pantalones|pantalon/jean|hose/jeans|pantaloni/jeans|calça/calças|裤子/牛仔裤|ズボン/ジーンズ|바지/청바지
apron|delantal|tablier|schürze|grembiule|avental|围裙|エプロン|앞치마
uniform|uniforme|uniforme|uniform|uniforme|uniforme|制服|制服|제복/교복
kimono|kimono|kimono|kimono|kimono|quimono|和服|着物/浴衣|기모노
hanbok|hanbok|hanbok|hanbok|hanbok|hanbok|韩服|韓服|한복
swimsuit|bañador|maillot de bain|badeanzug|costume da bagno|maiô|泳衣|水着|수영복
gloves|guantes|gants|handschuhe|guanti|luvas|手套|手袋|장갑
socks|calcetines|chaussettes|socken|calzini|meias|袜子|靴下|양말
cap|gorra/gorro|casquette/bonnet|mütze/kappe|berretto/cappellino|boné/gorro|鸭舌帽|キャップ|야구모자
straw hat|sombrero de paja|chapeau de paille|strohhut|cappello di paglia|chapéu de palha|草帽|麦わら帽子|밀짚모자
helmet|casco|casque|helm|casco|capacete|头盔|ヘルメット|헬멧
sunglasses|gafas de sol|lunettes de soleil|sonnenbrille|occhiali da sole|óculos de sol|太阳镜/墨镜|サングラス|선글라스
tie|corbata|cravate|krawatte|cravatta|gravata|领带|ネクタイ|넥타이
belt|cinturón|ceinture|gürtel|cintura|cinto|腰带|ベルト|벨트/허리띠
mask|máscara|masque|maske|maschera|máscara|面具|仮面|가면
lipstick|pintalabios|rouge à lèvres|lippenstift|rossetto|batom|口红|口紅|립스틱
cream jar|tarro de crema/frasco de crema/crema facial|pot de crème|cremetiegel/cremedose|vasetto di crema|pote de creme|面霜|クリーム瓶|크림통
cream|crema/nata|crème|creme/sahne|crema/panna|creme/nata|奶油|クリーム|크림
sandcastle|castillo de arena|château de sable|sandburg|castello di sabbia|castelo de areia|沙堡|砂の城|모래성
perfume bottle|perfume|parfum|parfüm|profumo|perfume|香水|香水|향수
towel|toalla|serviette|handtuch|asciugamano|toalha|毛巾|タオル|수건
armchair|sillón|fauteuil|sessel|poltrona|poltrona|扶手椅|肘掛け椅子|안락의자
bench|banco|banc|bank|panchina|banco|长椅/板凳|ベンチ|벤치
stool|taburete|tabouret|hocker|sgabello|banquinho/banqueta|凳子|スツール|스툴
rocking chair|mecedora|fauteuil à bascule/chaise à bascule|schaukelstuhl|sedia a dondolo|cadeira de balanço|摇椅|揺り椅子|흔들의자
bookshelf|estantería/librero|bibliothèque meuble/étagère|bücherregal/regal|libreria/scaffale|estante/prateleira|书架|本棚|책장/책꽂이
wardrobe|armario|armoire|schrank/kleiderschrank|armadio|guarda-roupa/armário|衣柜|クローゼット/箪笥|옷장
mirror|espejo|miroir|spiegel|specchio|espelho|镜子|鏡|거울
fireplace|chimenea|cheminée|kamin|camino/caminetto|lareira|壁炉|暖炉|벽난로
campfire|hoguera/fogata|feu de camp|lagerfeuer|falò|fogueira|篝火|焚き火/キャンプファイヤー|모닥불
windowsill|alféizar|rebord de fenêtre|fensterbank|davanzale|parapeito|窗台|窓辺|창가
rug|alfombra|tapis|teppich|tappeto|tapete|地毯|絨毯/カーペット|양탄자/카펫
pillow|almohada/cojín|coussin/oreiller|kissen|cuscino|almofada/travesseiro|枕头|枕/クッション|베개/쿠션
blanket|manta|couverture|decke|coperta|cobertor/manta|毯子|毛布|담요
curtain|cortina|rideau|vorhang|tenda|cortina|窗帘|カーテン|커튼
bathtub|bañera|baignoire|badewanne|vasca da bagno|banheira|浴缸|浴槽/お風呂|욕조
swing|columpio|balançoire|schaukel|altalena|balanço|秋千|ブランコ|그네
hammock|hamaca|hamac|hängematte|amaca|rede de descanso|吊床|ハンモック|해먹
plant|planta|plante|pflanze|pianta|planta|植物|植物|식물
potted plant|maceta/planta en maceta|plante en pot|topfpflanze/zimmerpflanze|pianta in vaso|planta em vaso|盆栽|鉢植え/観葉植物|화분
bouquet|ramo de flores/ramo|bouquet de fleurs/bouquet|blumenstrauß/strauß|mazzo di fiori|buquê/ramo de flores|花束|花束|꽃다발
bouquet of roses|ramo de rosas|bouquet de roses|rosenstrauß|mazzo di rose|buquê de rosas|玫瑰花束|バラの花束|장미 꽃다발
tulips|tulipanes|tulipes|tulpen|tulipani|tulipas|郁金香|チューリップ|튤립
daisies|margaritas|marguerites|gänseblümchen|margherite|margaridas|雏菊|デイジー|데이지
cherry blossoms|flores de cerezo|fleurs de cerisier|kirschblüten|fiori di ciliegio|flores de cerejeira|樱花|桜の花|벚꽃
pine|pino|pin/sapin|tanne/kiefer|pino/abete|pinheiro|松树|松/松の木|소나무
grass|hierba/césped|herbe/pelouse|gras/rasen|erba|grama|草|草/芝生|잔디/풀
leaf|hoja|feuille|blatt|foglia|folha|叶|一枚の葉|이파리
rock|roca|rocher|fels/felsen|roccia|rocha|岩石|岩|바위
cloud|nube|nuage|wolke|nuvola|nuvem|云|雲|구름
pencil|lápiz|crayon|bleistift|matita|lápis|铅笔|鉛筆|연필
pen|bolígrafo/pluma|stylo|kugelschreiber/stift|penna|caneta|笔/钢笔|ペン|펜
notebook|cuaderno/libreta|carnet/cahier|notizbuch/heft|quaderno|caderno|笔记本|ノート|공책
newspaper|periódico|journal|zeitung|giornale|jornal|报纸|新聞|신문
envelope|sobre de papel|enveloppe|briefumschlag|busta|envelope|信封|封筒|봉투
box|caja|boîte|schachtel/kiste/karton|scatola|caixa|盒子/箱子|箱|상자
parcel|paquete|colis|paket|pacco|pacote|包裹|荷物/小包|소포/택배
computer|ordenador/computadora|ordinateur|computer/rechner|computer|computador|电脑|パソコン/コンピューター|컴퓨터
smartphone|smartphone|smartphone|smartphone|smartphone|smartphone|智能手机|スマートフォン|스마트폰
tablet|tableta|tablette|tablet|tablet|tablet|平板电脑|タブレット|태블릿
headphones|auriculares/cascos|casque audio/écouteurs|kopfhörer|cuffie|fones de ouvido/auscultadores|耳机|ヘッドホン/イヤホン|헤드폰/이어폰
camera|cámara|appareil photo/caméra|kamera|macchina fotografica/fotocamera|câmera|相机/照相机|カメラ|카메라
television|televisor/televisión|télévision/télé|fernseher|televisione/televisore|televisão|电视|テレビ|텔레비전
light bulb|bombilla|ampoule|glühbirne|lampadina|lâmpada elétrica|灯泡|電球|전구
lantern|farolillo|lanterne|laterne|lanterna|lanterna|灯笼|提灯/ランタン|등불/랜턴
street lamp|farola|lampadaire/réverbère|straßenlaterne|lampione|poste de luz|路灯|街灯|가로등
typewriter|máquina de escribir|machine à écrire|schreibmaschine|macchina da scrivere|máquina de escrever|打字机|タイプライター|타자기
sewing machine|máquina de coser|machine à coudre|nähmaschine|macchina da cucire|máquina de costura|缝纫机|ミシン|재봉틀
telescope|telescopio|télescope|teleskop/fernrohr|telescopio|telescópio|望远镜|望遠鏡|망원경
hammer|martillo|marteau|hammer|martello|martelo|锤子|ハンマー/金槌|망치
saw|sierra|scie|säge|sega|serra|锯子|のこぎり|톱
toolbox|caja de herramientas|boîte à outils|werkzeugkasten|cassetta degli attrezzi|caixa de ferramentas|工具箱|工具箱|공구함
tools|herramientas|outils|werkzeug/werkzeuge|attrezzi|ferramentas|工具|道具|도구/공구
ladder|escalera de mano|échelle|leiter|scala a pioli|escada de mão|梯子|はしご|사다리
stairs|escalera/escaleras|escalier|treppe|scala/scale|escada/escadas|楼梯|階段|계단
scissors|tijeras|ciseaux|schere|forbici|tesoura|剪刀|はさみ|가위
broom|escoba|balai|besen|scopa|vassoura|扫帚|ほうき|빗자루
watering can|regadera|arrosoir|gießkanne|annaffiatoio|regador|洒水壶/浇水壶|じょうろ|물뿌리개
shovel|pala|pelle|schaufel/spaten|pala|pá|铲子|シャベル|삽
paint brush|pincel|pinceau|pinsel|pennello|pincel|画笔|筆|붓
easel|caballete|chevalet|staffelei|cavalletto|cavalete|画架|イーゼル|이젤
key|llave|clé|schlüssel|chiave|chave|钥匙|鍵|열쇠
flag|bandera|drapeau|fahne/flagge|bandiera|bandeira|旗子/国旗|旗|깃발
trophy|trofeo|trophée|pokal|trofeo|troféu|奖杯|トロフィー|트로피
toy|juguete|jouet|spielzeug|giocattolo|brinquedo|玩具|おもちゃ|장난감
teddy bear|osito de peluche/oso de peluche|ours en peluche/nounours|teddybär/teddy|orsacchiotto/orsetto di peluche|ursinho de pelúcia/urso de pelúcia|泰迪熊/玩具熊|ぬいぐるみ/テディベア|곰인형/테디베어
doll|muñeca|poupée|puppe|bambola|boneca|娃娃|人形|인형
football|balón de fútbol|ballon de football/ballon de foot|fußball|pallone da calcio/pallone|bola de futebol|足球|サッカーボール|축구공
basketball|balón de baloncesto|ballon de basket|basketball|pallone da basket|bola de basquete|篮球|バスケットボール|농구공
chess board|tablero de ajedrez/ajedrez|échiquier|schachbrett|scacchiera|tabuleiro de xadrez|棋盘|チェス盤|체스판
surfboard|tabla de surf|planche de surf|surfbrett|tavola da surf|prancha de surfe/prancha|冲浪板|サーフボード|서핑보드
skateboard|monopatín/patineta|skateboard|skateboard|skateboard|skate|滑板|スケートボード/スケボー|스케이트보드
drum|tambor|tambour|trommel|tamburo|tambor|鼓|太鼓|북
drum kit|batería|batterie|schlagzeug|batteria|bateria|架子鼓|ドラムセット|드럼 세트
trumpet|trompeta|trompette|trompete|tromba|trompete|小号|トランペット|트럼펫
cello|violonchelo|violoncelle|cello|violoncello|violoncelo|大提琴|チェロ|첼로
sword|espada|épée|schwert|spada|espada|剑|剣/刀|검
treasure chest|cofre del tesoro|coffre au trésor|schatztruhe|forziere|baú do tesouro|宝箱|宝箱|보물상자
heart|corazón|cœur/coeur|herz|cuore|coração|爱心/心形|ハート|하트
star|estrella|étoile|stern|stella|estrela|星|星|별
snowflake|copo de nieve|flocon de neige|schneeflocke|fiocco di neve|floco de neve|雪花|雪の結晶|눈송이
christmas tree|árbol de navidad|sapin de noël/arbre de noël|weihnachtsbaum/tannenbaum|albero di natale|árvore de natal|圣诞树|クリスマスツリー|크리스마스 트리
fireworks|fuegos artificiales|feux d'artifice/feu d'artifice|feuerwerk|fuochi d'artificio|fogos de artifício|烟花|花火|불꽃놀이/불꽃
motorbike|moto/motocicleta|moto|motorrad|moto/motocicletta|moto/motocicleta|摩托车|バイク/オートバイ|오토바이
scooter|vespa/escúter|scooter|roller|scooter/vespa|lambreta|踏板车|スクーター|스쿠터
van|furgoneta|camionnette/fourgonnette|lieferwagen|furgone|furgão|面包车/货车|バン|승합차
camper van|autocaravana|camping-car|wohnmobil|camper|motorhome|房车|キャンピングカー|캠핑카
food truck|camión de comida|food truck/camion-restaurant|imbisswagen|food truck|food truck|餐车|キッチンカー/フードトラック|푸드트럭
tractor|tractor|tracteur|traktor|trattore|trator|拖拉机|トラクター|트랙터
steam train|tren de vapor/locomotora de vapor|train à vapeur/locomotive à vapeur|dampflok/dampflokomotive/dampfzug|treno a vapore/locomotiva a vapore|trem a vapor/comboio a vapor|蒸汽火车|蒸気機関車/sl|증기기관차
branch|rama|branche|ast/zweig|ramo|galho/ramo de árvore|树枝|枝|나뭇가지
hay bale|bala de heno/paca de paja|botte de foin|heuballen/strohballen|balla di fieno|fardo de feno|草垛|干し草|건초 더미
firewood|leña|bois de chauffage/bûches|brennholz|legna|lenha|柴火|薪|장작
sports car|coche deportivo/deportivo|voiture de sport|sportwagen|auto sportiva/macchina sportiva|carro esportivo|跑车|スポーツカー|스포츠카
mailbox|buzón|boîte aux lettres|briefkasten|cassetta della posta/cassetta delle lettere|caixa de correio|邮筒/邮箱|郵便ポスト/ポスト|우체통/우편함
wave|ola|vague|welle|onda|onda|巨浪/浪|大波|큰 파도
stick|palo|bâton|stock|bastone|pau/graveto|棍子|棒|막대기
barrel|barril/tonel|tonneau|fass|botte/barile|barril|木桶|樽|나무통
eiffel tower|torre eiffel|tour eiffel|eiffelturm|torre eiffel|torre eiffel|埃菲尔铁塔|エッフェル塔|에펠탑
statue of liberty|estatua de la libertad|statue de la liberté|freiheitsstatue|statua della libertà|estátua da liberdade|自由女神像|自由の女神|자유의 여신상
colosseum|coliseo|colisée|kolosseum|colosseo|coliseu|罗马斗兽场|コロッセオ|콜로세움
pyramid|pirámide|pyramide|pyramide|piramide|pirâmide|金字塔|ピラミッド|피라미드
wall|pared/muro|mur|wand/mauer|muro/parete|parede/muro|墙/墙壁|壁|벽
brick wall|pared de ladrillo/muro de ladrillo|mur de briques/mur en briques|backsteinmauer/ziegelmauer|muro di mattoni|parede de tijolos/muro de tijolos|砖墙|レンガの壁|벽돌 벽
vase|florero/búcaro|soliflore|blumenvase|portafiori|jarra de flores|瓶|一輪挿し|화병
skateboard|skate|skate|rollbrett|skate|skate|滑板车|スケボ|보드
stethoscope|estetoscopio|stéthoscope|stethoskop|stetoscopio|estetoscópio|听诊器|聴診器|청진기
rabbit|conejito|petit lapin|häschen|coniglietto|coelhinho|兔/白兔|子うさぎ|토끼
tram|tranvía|tramway/tram|straßenbahn|tram|bonde/elétrico|电车|路面電車|전차
rowing boat|bote de remos|barque|ruderboot|barca a remi|barco a remo|划艇|手漕ぎボート|나룻배
helicopter|helicóptero|hélicoptère|hubschrauber|elicottero|helicóptero|直升机|ヘリコプター|헬리콥터
stroller|cochecito|poussette|kinderwagen|passeggino|carrinho de bebê|婴儿车|ベビーカー|유모차
wheelbarrow|carretilla|brouette|schubkarre|carriola|carrinho de mão|手推车|手押し車|손수레
windmill|molino de viento/molino|moulin à vent/moulin|windmühle/mühle|mulino a vento/mulino|moinho de vento/moinho|风车|風車|풍차
barn|granero|grange|scheune|fienile|celeiro|谷仓|納屋|헛간
greenhouse|invernadero|serre|gewächshaus|serra|estufa de plantas|温室|温室|온실
treehouse|casa del árbol|cabane dans les arbres|baumhaus|casa sull'albero|casa na árvore|树屋|ツリーハウス|나무 위의 집
cottage|casita de campo|chaumière/maisonnette|häuschen|casetta|chalé/casinha|农舍|コテージ|시골집
skyscraper|rascacielos|gratte-ciel|wolkenkratzer/hochhaus|grattacielo|arranha-céu|摩天大楼|高層ビル/ビル|고층 빌딩
fountain|fuente|fontaine|brunnen/springbrunnen|fontana|fonte/chafariz|喷泉|噴水|분수
temple|templo|temple|tempel|tempio|templo|寺庙|寺/お寺/神社|절/사찰
fence|valla/cerca|clôture|zaun|recinto/staccionata|cerca|篱笆|柵|울타리
market stall|puesto de mercado|étal/stand|marktstand|bancarella|barraca de feira/banca|摊位|屋台|가판대/노점
duck|pato|canard|ente|anatra/papera|pato|鸭子|アヒル/鴨|오리
pigeon|paloma|pigeon|taube|piccione|pombo|鸽子|鳩/ハト|비둘기
seagull|gaviota|mouette|möwe|gabbiano|gaivota|海鸥|カモメ|갈매기
swan|cisne|cygne|schwan|cigno|cisne|天鹅|白鳥|백조
chicken|gallina/pollo|poule|huhn/henne|gallina|galinha|鸡/母鸡|鶏/ニワトリ|닭
cow|vaca|vache|kuh|mucca/vacca|vaca|奶牛/牛|牛|소/젖소
sheep|oveja|mouton/brebis|schaf|pecora|ovelha|羊/绵羊|羊|양
goat|cabra|chèvre|ziege|capra|cabra|山羊|ヤギ|염소
pig|cerdo|cochon|schwein|maiale|porco|猪|豚|돼지
donkey|burro|âne|esel|asino|burro|驴|ロバ|당나귀
deer|ciervo|cerf/biche|hirsch/reh|cervo|veado/cervo|鹿|鹿|사슴
wolf|lobo|loup|wolf|lupo|lobo|狼|狼|늑대
squirrel|ardilla|écureuil|eichhörnchen|scoiattolo|esquilo|松鼠|リス|다람쥐
hedgehog|erizo|hérisson|igel|riccio animale|ouriço|刺猬|ハリネズミ|고슴도치
mouse|ratón|souris|maus|topo|rato|老鼠|ネズミ|쥐
frog|rana|grenouille|frosch|rana|sapo/rã|青蛙|カエル|개구리
turtle|tortuga|tortue|schildkröte|tartaruga|tartaruga|乌龟|亀|거북이
whale|ballena|baleine|wal|balena|baleia|鲸鱼|クジラ/鯨|고래
dolphin|delfín|dauphin|delfin|delfino|golfinho|海豚|イルカ|돌고래
shark|tiburón|requin|hai|squalo|tubarão|鲨鱼|サメ|상어
elephant|elefante|éléphant|elefant|elefante|elefante|大象|象/ゾウ|코끼리
tiger|tigre|tigre|tiger|tigre|tigre|老虎|虎/トラ|호랑이
monkey|mono|singe|affe|scimmia|macaco|猴子|猿/サル|원숭이
parrot|loro|perroquet|papagei|pappagallo|papagaio|鹦鹉|オウム|앵무새
panda|panda|panda|panda|panda|panda|熊猫|パンダ|판다
penguin|pingüino|pingouin/manchot|pinguin|pinguino|pinguim|企鹅|ペンギン|펭귄
bee|abeja|abeille|biene|ape|abelha|蜜蜂|蜂/ミツバチ|벌
snail|caracol|escargot|schnecke|lumaca|caracol|蜗牛|カタツムリ|달팽이
puppy|cachorrito/cachorro|chiot|welpe|cucciolo|cachorrinho|幼犬|子犬|강아지
kitten|gatito|chaton|kätzchen|gattino|gatinho|幼猫|子猫|아기 고양이
chick|pollito|poussin|küken|pulcino|pintinho|小鸡|ひよこ|병아리
lamb|cordero|agneau|lamm|agnello|cordeiro|小羊|子羊|새끼 양
robot|robot|robot|roboter|robot|robô|机器人|ロボット|로봇
dinosaur|dinosaurio|dinosaure|dinosaurier|dinosauro|dinossauro|恐龙|恐竜|공룡
unicorn|unicornio|licorne|einhorn|unicorno|unicórnio|独角兽|ユニコーン|유니콘
`;
