/** Trades and relatives in nine languages; feminine forms that follow a rule are left to the endings. */

export const TRADE_WORDS = `
barista|barista|barista|barista|barista|barista|咖啡师|バリスタ|바리스타
butcher|carnicero|boucher|metzger/fleischer/schlachter|macellaio|açougueiro/talhante|屠夫/肉店老板|肉屋さん/肉屋|정육점 주인
beekeeper|apicultor|apiculteur|imker|apicoltore|apicultor|养蜂人|養蜂家|양봉가
dentist|dentista|dentiste|zahnarzt/zahnärztin|dentista|dentista|牙医|歯医者/歯科医|치과의사/치과 의사
surgeon|cirujano|chirurgien|chirurg|chirurgo|cirurgião/cirurgiã|外科医生|外科医|외과의사/외과 의사
veterinarian|veterinario|vétérinaire|tierarzt/tierärztin|veterinario|veterinário|兽医|獣医|수의사
pharmacist|farmacéutico|pharmacien|apotheker|farmacista|farmacêutico|药剂师|薬剤師|약사
scientist|científico|scientifique/chercheur|wissenschaftler/forscher|scienziato/ricercatore|cientista|科学家|科学者|과학자
librarian|bibliotecario|bibliothécaire|bibliothekar|bibliotecario|bibliotecário|图书管理员|司書|사서
soldier|soldado|soldat|soldat|soldato|soldado|士兵|兵士/兵隊|군인/병사
pilot|piloto|pilote|pilot|pilota|piloto|飞行员|パイロット|조종사/파일럿
flight attendant|azafata/auxiliar de vuelo|hôtesse de l'air/steward|flugbegleiter/stewardess|assistente di volo/hostess|comissária de bordo/comissário de bordo/aeromoça|空姐/空乘|客室乗務員|승무원
sailor|marinero|marin|matrose/seemann|marinaio|marinheiro|水手|船乗り/水夫|선원
captain|capitán/capitana|capitaine|kapitän|capitano|capitão|船长|船長|선장
diver|buzo/buceador|plongeur/plongeuse|taucher|subacqueo/sommozzatore|mergulhador|潜水员|ダイバー|잠수부/다이버
builder|albañil/obrero|ouvrier/maçon|bauarbeiter/maurer/arbeiter|muratore/operaio|pedreiro/operário|建筑工人/工人|建設作業員/作業員|건설 노동자/인부
electrician|electricista|électricien|elektriker|elettricista|eletricista|电工|電気工/電気技師|전기 기술자
plumber|fontanero/plomero|plombier|klempner|idraulico|encanador/canalizador|水管工|配管工|배관공
engineer|ingeniero|ingénieur/ingénieure|ingenieur|ingegnere|engenheiro|工程师|エンジニア/技師|엔지니어/기술자
miner|minero|mineur|bergmann/bergarbeiter|minatore|mineiro|矿工|鉱夫|광부
artist|artista|artiste|künstler|artista|artista|艺术家|芸術家/アーティスト|예술가
potter|alfarero/ceramista|potier/potière/céramiste|töpfer|vasaio/ceramista|oleiro/ceramista|陶艺师/陶工|陶芸家|도예가
blacksmith|herrero|forgeron|schmied|fabbro|ferreiro|铁匠|鍛冶屋|대장장이
pianist|pianista|pianiste|pianist|pianista|pianista|钢琴家|ピアニスト|피아니스트
drummer|baterista|batteur/batteuse|schlagzeuger|batterista|baterista|鼓手|ドラマー|드러머
trumpeter|trompetista|trompettiste|trompeter|trombettista|trompetista|小号手|トランペット奏者|트럼펫 연주자
cellist|violonchelista|violoncelliste|cellist|violoncellista|violoncelista|大提琴手|チェリスト|첼리스트
dj|dj|dj|dj|dj|dj|dj|dj|디제이
conductor|director de orquesta|chef d'orchestre|dirigent|direttore d'orchestra|maestro|指挥家|指揮者|지휘자
musician|músico|musicien|musiker|musicista|músico|音乐家|音楽家/ミュージシャン|음악가
ballerina|bailarina de ballet|ballerine|ballerina/balletttänzerin|ballerina classica|bailarina de balé|芭蕾舞者/芭蕾舞演员|バレリーナ|발레리나
runner|corredor|coureur/joggeur|läufer/jogger|corridore|corredor|跑步者|ランナー|달리기 선수
footballer|futbolista|footballeur|fußballspieler/fußballer|calciatore|jogador de futebol/futebolista|足球运动员|サッカー選手|축구 선수/축구선수
basketball player|jugador de baloncesto/baloncestista|basketteur|basketballspieler|giocatore di basket/cestista|jogador de basquete|篮球运动员|バスケットボール選手|농구 선수/농구선수
tennis player|tenista|joueur de tennis/joueuse de tennis|tennisspieler|tennista|tenista|网球运动员|テニス選手|테니스 선수
golfer|golfista|golfeur|golfspieler/golfer|golfista|golfista|高尔夫球手|ゴルファー|골프 선수/골퍼
boxer|boxeador|boxeur|boxer|pugile|boxeador|拳击手|ボクサー|복서/권투 선수
swimmer|nadador|nageur|schwimmer|nuotatore|nadador|游泳者/游泳运动员|水泳選手|수영 선수
skier|esquiador|skieur|skifahrer|sciatore|esquiador|滑雪者|スキーヤー|스키 선수
surfer|surfista|surfeur|surfer|surfista|surfista|冲浪者|サーファー|서퍼
cyclist|ciclista|cycliste|radfahrer/fahrradfahrer/radler|ciclista|ciclista|骑行者/骑自行车的人|サイクリスト|사이클 선수
skater|patinador|patineur|skater/eisläufer|pattinatore|patinador/skatista|滑板手/滑冰者|スケーター|스케이터
hiker|senderista/excursionista|randonneur|wanderer|escursionista|caminhante|徒步者/登山者|ハイカー|등산객/등산가
climber|escalador/alpinista|grimpeur/alpiniste|kletterer/bergsteiger|alpinista/scalatore|escalador/alpinista|攀岩者/登山家|登山家|암벽 등반가
judge|juez/jueza|juge|richter|giudice|juiz/juíza|法官|裁判官|판사
lawyer|abogado|avocat|anwalt/anwältin|avvocato|advogado|律师|弁護士|변호사
courier|repartidor/mensajero|livreur/coursier|kurier/paketbote/lieferant|corriere/fattorino|entregador/estafeta|快递员/外卖员|配達員|택배 기사/배달원
tailor|sastre/modista|tailleur/couturier|schneider|sarto|alfaiate/costureira|裁缝|仕立て屋|재단사
shopkeeper|tendero/comerciante/vendedor|commerçant/vendeur|verkäufer/händler/ladenbesitzer|negoziante/commerciante/venditore/commesso|vendedor/comerciante/lojista|店主/店员/小贩|店主/店員|가게 주인/상인/점원
craftsman|artesano|artisan/artisane|handwerker|artigiano|artesão/artesã|工匠/匠人|職人|장인
pizza chef|pizzero/pizzaiolo|pizzaïolo|pizzabäcker|pizzaiolo|pizzaiolo|披萨师傅|ピザ職人|피자 요리사
pastry chef|pastelero/repostero|pâtissier|konditor|pasticcere/pasticciere|confeiteiro/pasteleiro|甜点师|パティシエ|파티시에
programmer|programador|programmeur/développeur|programmierer|programmatore|programador|程序员|プログラマー|프로그래머
writer|escritor|écrivain|schriftsteller/autor|scrittore|escritor|作家|作家|작가
model|modelo|mannequin|model|modella/modello|modelo|模特|モデル|모델
hunter|cazador|chasseur|jäger|cacciatore|caçador|猎人|猟師|사냥꾼
shepherd|pastor|berger|hirte/schäfer|pastore|pastor|牧羊人|羊飼い|양치기
boss|jefe/gerente|patron/gérant|chef im büro/chefin|capo/direttore|chefe/gerente|老板/经理|社長/店長|사장/사장님
children|hermanos/hermanas|frère et soeur/frère et sœur|geschwister|fratelli/fratellini|irmãos/irmãs|兄妹/兄弟/姐妹|きょうだい/兄弟/姉妹|남매/형제/자매
elderly couple|pareja de ancianos/pareja mayor|vieux couple/couple âgé|altes ehepaar/altes paar/rentnerpaar|coppia di anziani|casal de idosos|老夫妻/老夫妇|老夫婦|노부부
hairdresser|barbero|barbier|barbier|barbiere|barbeiro|剃头匠|床屋さん|이발사
shopkeeper|librero|libraire|buchhändler|libraio|livreiro|书店老板|本屋さん|서점 주인
cashier|cajero|caissier|kassierer|cassiere|caixa de supermercado|收银员|レジ係|계산원
cleaner|limpiador/limpiadora|femme de ménage|putzfrau/reinigungskraft|donna delle pulizie/addetto alle pulizie|faxineira/faxineiro|清洁工|清掃員|청소부
detective|detective|détective|detektiv|detective/investigatore|detetive|侦探|探偵|탐정
explorer|explorador|explorateur|entdecker/forschungsreisender|esploratore|explorador|探险家|探検家|탐험가
traveller|viajero/turista|voyageur/touriste|reisender/reisende/tourist|viaggiatore/turista|viajante/turista|旅行者/游客|旅行者/旅人|여행자/관광객
magician|prestidigitador/ilusionista|prestidigitateur|magier|prestigiatore|ilusionista|魔术师|手品師/マジシャン|마술사
clown|payaso|clown|clown|pagliaccio|palhaço|小丑|ピエロ|광대
monk|monje|moine|mönch|monaco|monge|和尚/僧人|お坊さん/僧侶|스님/수도승
ninja|ninja|ninja|ninja|ninja|ninja|忍者|忍者|닌자
samurai|samurái|samouraï|samurai|samurai|samurai|武士|侍/サムライ/武士|사무라이
cowboy|vaquero|cow-boy/cowboy|cowboy|cowboy|vaqueiro/caubói|牛仔|カウボーイ|카우보이
viking|vikingo|viking|wikinger|vichingo|viking|维京人|バイキング|바이킹
elf|elfo|elfe/lutin|elf/elfe|elfo|elfo/duende|小精灵|エルフ|엘프
vampire|vampiro|vampire|vampir|vampiro|vampiro|吸血鬼|吸血鬼|뱀파이어
angel|ángel|ange|engel|angelo|anjo|天使|天使|천사
santa claus|papá noel/santa claus|père noël|weihnachtsmann|babbo natale|papai noel/pai natal|圣诞老人|サンタクロース/サンタ|산타클로스/산타
groom|novio|marié|bräutigam|sposo|noivo|新郎|花婿/新郎|신랑
bride and groom|novios/recién casados|mariés|brautpaar|sposi|noivos|新郎新娘/新人|新郎新婦|신랑신부
ghost|fantasma|fantôme|gespenst/geist|fantasma|fantasma|幽灵|幽霊/お化け|유령
monster|monstruo|monstre|monster/ungeheuer|mostro|monstro|怪物|怪獣/モンスター|괴물
gnome|gnomo|gnome/nain|zwerg/gnom|gnomo/nano|gnomo|小矮人|小人|난쟁이
girl|hermana/hija|soeur/sœur/petite fille|schwester/tochter|sorella/figlia|irmã/filha|姐姐/妹妹/女儿|姉/妹/娘/女子|딸/여동생/언니/누나
boy|hermano/hijo|frère/fils/petit garçon|bruder/sohn|fratello/figlio|irmão/filho|哥哥/弟弟/儿子|兄/弟/息子|아들/남동생/오빠/형
woman|tía/esposa/vecina|tante/épouse|tante/ehefrau/nachbarin|zia/moglie|tia/esposa/moça|阿姨/妻子/美女|奥さん/妻/お姉さん|아주머니/아내/이모/아가씨
man|tío/esposo/marido/tipo|oncle/mari|onkel/ehemann/kerl|zio/marito|tio/marido/moço|叔叔/丈夫|夫/おじさん|아저씨/남편/삼촌
old man|anciano|vieillard|greis|vecchietto|velhinho|老人/老爷爷/老头/老先生|老人/お爺さん|노인/할아버지
old woman|anciana|vieille dame|greisin|vecchietta|velhinha|老奶奶/老太太/老婆婆|老婆/お婆さん|노파
child|nene/peque/crío|gamin|kleinkind|pargolo|miúdo|小朋友/幼儿|幼児/園児|꼬마
person|cliente|client/cliente|kunde/gast|cliente|cliente|顾客/客人|客/お客さん|손님/고객
friend|amigo/amiga|ami/amie|freund/freundin|amico/amica|amigo/amiga|好友|友|벗
friends|colegas/compañeros|copains/copines/collègues|kollegen|colleghi|colegas|同事/同伴|仲間/同僚|동료/동료들
group of people|grupo de personas/multitud|foule/groupe de personnes|menschenmenge|folla/gruppo di persone|multidão/grupo de pessoas|人群/一群人|人混み/群衆|군중
team|equipo|équipe|team|squadra|equipe/equipa|团队|チーム|팀
boy|nieto/primo/sobrino|petit-fils/neveu/cousin|enkel/enkelkind/neffe|nipote/nipotino/cugino|neto/sobrinho/primo|孙子|孫/甥|손자/조카
girl|nieta/sobrina|petite-fille/nièce/cousine|enkelin/nichte|nipotina/cugina|neta/sobrinha|孙女|孫娘/姪|손녀
twins|gemelos/gemelas|jumeaux/jumelles|zwillinge|gemelli/gemelle|gêmeos/gêmeas|双胞胎|双子|쌍둥이
`;
