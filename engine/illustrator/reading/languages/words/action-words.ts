/** What people and animals do, in nine languages: infinitives, from which verb-endings.ts knows the forms, and irregular forms beside them. */

export const ACTION_WORDS = `
repairing|reparar/arreglar|réparer|reparieren/flicken|riparare/aggiustare|consertar/reparar/conserta|修理/修/修补|直す/修理する|고치다/수리하다
preparing|preparar|préparer|zubereiten/vorbereiten/bereitet|preparare|preparar|准备/制作|準備する/用意する|준비하다
making|hacer/hace/hacen/haciendo|faire/fait/font/faisant/fabriquer|machen|fare/fa/fanno/facendo|fazer/faz/fazem/fazendo|做/做着|作る/作っている|만들다
selling|vender|vendre/vend/vendent/vendant|verkaufen|vendere|vender|卖|売る|팔다
buying|comprar|acheter/achète/achètent|kaufen/einkaufen|comprare|comprar|买/购买|買う|사다
painting|pintar|peindre/peint/peignent/peignant|malen/streichen|dipingere/dipinge|pintar|画画/绘画/涂|描く/塗る/絵を描く|그림을 그리다/칠하다
drawing|dibujar|dessiner|zeichnen|disegnare|desenhar|画着/画|スケッチする|그리다
writing|escribir/escribe/escriben|écrire/écrit/écrivent/écrivant|schreiben|scrivere|escrever|写字/写|書く|쓰다/글을 쓰다
cutting|cortar|couper|schneiden|tagliare|cortar|切/剪|切る|자르다/썰다
knitting|tejer/tejiendo|tricoter|stricken|lavorare a maglia/sferruzzare/lavora a maglia|tricotar/tricotando|编织/织毛衣|編む/編み物をする|뜨개질하다
sewing|coser|coudre/coud/cousant|nähen|cucire/cuce|costurar/costura|缝/缝纫|縫う|바느질하다
planting|plantar|planter|pflanzen|piantare|plantar|种/种植/种花|植える|심다
watering|regar/riega/regando|arroser|gießen|annaffiare/innaffiare|regar/rega|浇水/浇花/浇|水をやる/水やりをする|물을 주다
harvesting|cosechar/recoger/recolectar|récolter/cueillir/cueille/cueillant|ernten/pflücken|raccogliere/raccoglie|colher/colhendo/colhe|采摘/收割/收获/摘|収穫する/摘む|수확하다/따다
climbing|escalar/trepar/subir|grimper/escalader/gravir|klettern|arrampicare/scalare/arrampicarsi|escalar/subir/sobe|爬/攀登/爬山|登る|오르다/등반하다
pushing|empujar|pousser|schieben|spingere/spinge|empurrar|推|押す|밀다
pulling|tirar de/tira de/arrastrar|tirer/traîner|ziehen|tirare/trainare|puxar|拉|引く|끌다/당기다
throwing|lanzar/arrojar|lancer/jeter|werfen/wirft|lanciare|lançar/arremessar/jogar fora|扔/投掷|投げる|던지다
catching|atrapar|attraper|fangen/fängt|afferrare/prendere|apanhar/agarrar|接住/抓/捉|捕まえる|잡다
kicking|patear|taper dans/botter|kicken/schießen|calciare|chutar|踢|蹴る|차다
hugging|abrazar|serrer dans ses bras/enlacer/câliner|umarmen/kuscheln|abbracciare|abraçar|拥抱/抱/搂着|抱きしめる/抱く/抱きつく|껴안다/포옹하다/안다
kissing|besar|embrasser|küssen|baciare|beijar|亲吻/吻|キスする|키스하다/입맞추다
laughing|reír/riendo/ríe/ríen|rire/rit/rient/riant|lachen|ridere|rir/rindo/ri/riem|大笑/笑着|笑う|웃다
smiling|sonreír/sonríe/sonriendo|sourire/sourit|lächeln|sorridere|sorrir/sorri/sorrindo|微笑着|微笑む|미소 짓다
crying|llorar|pleurer|weinen|piangere/piange|chorar|哭/哭泣|泣く|울다
thinking|pensar/piensa/pensando|réfléchir/réfléchit/penser/pense|denken/nachdenken|pensare|pensar|思考/沉思|考える|생각하다
talking|hablar/conversar/charlar|parler/discuter/bavarder|sprechen/spricht/reden/unterhalten|parlare/chiacchierare|falar/conversar|说话/聊天/交谈|話す/おしゃべりする|이야기하다/말하다/대화하다
talking on the phone|hablando por teléfono/habla por teléfono|téléphoner/au téléphone|telefonieren|telefonare/al telefono|falando ao telefone/ao telefone|打电话|電話する/電話をかける|전화하다/통화하다
taking a photo|fotografiar/haciendo una foto/toma una foto/tomando una foto|photographier/prendre en photo/prend une photo|fotografieren|fotografare/scatta una foto|fotografar/tirando uma foto/tira uma foto|拍照/摄影/拍照片|写真を撮る/撮影する/撮る|사진을 찍다/찍다
serving|servir/sirve/sirven/sirviendo|servir/sert/servent/servant|servieren/bedienen|servire|servir/serve/servindo|端着/上菜/招待|出す/給仕する|서빙하다/대접하다
pouring|verter/vierte/vertiendo|verser|einschenken/eingießen|versare|despejar/servir|倒|注ぐ|따르다/붓다
baking|hornear|cuire/enfourner|backen/bäckt|infornare/sfornare|assar|烘焙/烤|焼く|굽다
kneading|amasar|pétrir/pétrit|kneten|impastare|amassar|揉面/揉|こねる|반죽하다
building|construir/construye/construyen/construyendo|construire/construit/bâtir|bauen|costruire|construir/constrói|建造/盖/搭建/堆|建てる|짓다
cleaning|limpiar/lavar|nettoyer/nettoie/laver/lave|putzen/reinigen/waschen/wäscht|pulire/lavare|limpar/lavar|打扫/清洁/洗|掃除する/洗う/磨く|청소하다/닦다/씻다
sweeping|barrer|balayer/balaie|fegen/kehren|spazzare|varrer|扫地/扫|掃く|쓸다
teaching|enseñar|enseigner|unterrichten/lehren|insegnare|ensinar|教书/上课/教|教える|가르치다
studying|estudiar|étudier|lernen/studieren|studiare|estudar|学习|勉強する|공부하다
playing the piano|tocando el piano/toca el piano/tocar el piano|jouant du piano/joue du piano|spielt klavier/klavier spielt/klavier spielend|suonando il pianoforte/suona il pianoforte/suona il piano|tocando piano/toca piano|弹钢琴|ピアノを弾く|피아노를 치다/피아노를 연주하다
playing the drums|tocando la batería/toca la batería|jouant de la batterie/joue de la batterie|spielt schlagzeug|suonando la batteria/suona la batteria|tocando bateria/toca bateria|打鼓|ドラムを叩く|드럼을 치다
playing the guitar|toca la guitarra/tocar la guitarra|joue de la guitare|gitarre spielt|suona la chitarra|toca violão/tocando guitarra/toca guitarra|弹着吉他|ギターを弾く|기타를 치다/기타를 연주하다
playing the violin|toca el violín|joue du violon|spielt violine|suona il violino|toca violino|拉着小提琴|バイオリンを弾く|바이올린을 켜다/바이올린을 연주하다
playing football|jugando al fútbol/juega al fútbol/juegan al fútbol/jugar al fútbol|jouant au football/joue au football/jouent au football/jouent au foot|spielt fußball/spielen fußball|giocando a calcio/gioca a calcio/giocano a calcio|jogando futebol/joga futebol/jogam futebol|踢足球|サッカーをする|축구하다/축구를 하다
playing chess|jugando al ajedrez/juega al ajedrez/juegan al ajedrez|jouant aux échecs/joue aux échecs/jouent aux échecs|spielt schach/spielen schach|giocando a scacchi/gioca a scacchi/giocano a scacchi|jogando xadrez/joga xadrez/jogam xadrez|下棋|チェスをする|체스를 두다
playing|jugar|jouer|spielen/musizieren|giocare/suonare|brincar/jogar/tocar|演奏/玩着/嬉戏|演奏する/弾く/奏でる|놀다/연주하다
playing|tocar|joue|toben|gioca|brinca|嬉闹|遊ぶ|뛰놀다
riding a bicycle|en bicicleta/en bici/montando en bicicleta/monta en bicicleta/andando en bicicleta|à vélo/à bicyclette/faisant du vélo/fait du vélo|mit dem fahrrad/fährt fahrrad/fährt rad/auf dem fahrrad/fahren fahrrad/radelt|in bicicletta/in bici/va in bicicletta|de bicicleta/andando de bicicleta/anda de bicicleta|骑自行车/骑着自行车/骑车|自転車に乗る/自転車をこぐ|자전거를 타다
riding a horse|a caballo/montando a caballo/monta a caballo|à cheval|reiten/reitet/zu pferd/reitend|a cavallo/va a cavallo|a cavalo/andando a cavalo|骑马/骑着马|馬に乗る/乗馬する|말을 타다
riding a motorbike|en moto|à moto|motorrad fahrend/auf dem motorrad|in moto|de moto|骑摩托车/骑着摩托车|バイクに乗る|오토바이를 타다
driving|conducir/conduce/manejar/conduciendo|conduire/conduit/conduisant|fahren/fährt/lenken|guidare|dirigir/conduzir/dirige|开车/驾驶/开|運転する|운전하다
riding|montar/cabalgar|chevaucher|reiten|cavalcare|cavalgar/montar|乘坐/骑|乗る|타다
sailing|navegar|naviguer|segeln|navigare/veleggiare|navegar/velejar|航行|航海する|항해하다
rowing|remar|ramer|rudern|remare|remar|划船/划|漕ぐ|노를 젓다
skiing|esquiar/esquiando/esquía|skier/skie|skifahren/ski fahren/fährt ski|sciare|esquiar/esquia|滑雪|スキーをする|스키를 타다
skating|patinar|patiner/faisant du patin|schlittschuhlaufen/läuft schlittschuh/eislaufen|pattinare|patinar|滑冰/溜冰|スケートをする/滑る|스케이트를 타다
skateboarding|en monopatín/patinando en monopatín|en skate/en skateboard/faisant du skate/fait du skate/fait du skateboard|skateboard fahren/fährt skateboard|in skateboard|de skate/andando de skate|玩滑板/滑滑板|スケートボードに乗る/スケボーをする|스케이트보드를 타다
surfing|surfear/haciendo surf|surfer/faisant du surf|surfen|surfare/fa surf|surfar/surfando|冲浪|サーフィンをする/サーフィンする|서핑하다/서핑을 하다
diving|bucear|plonger|tauchen|immergersi/tuffarsi|mergulhar|潜水|潜る/ダイビングする|잠수하다/다이빙하다
fishing|pescar|pêcher|angeln/fischen|pescare|pescar|钓鱼|釣る/釣りをする/魚を釣る|낚시하다/낚시를 하다
hunting|cazar|chasser|jagen|cacciare|caçar|狩猎/打猎|狩る|사냥하다
guarding|vigilar/custodiar/guardar|garder/surveiller|bewachen/hüten|sorvegliare/custodire|vigiar/guardar|守护/看守|守る|지키다
flying a kite|volando una cometa/vuela una cometa/vuelan una cometa|faisant voler un cerf-volant|lässt einen drachen steigen/drachen steigen lassen/lassen einen drachen steigen|facendo volare un aquilone/fa volare un aquilone|soltando pipa/empinando pipa/solta pipa|放风筝|凧を揚げる/凧揚げをする/凧あげをする|연을 날리다
walking a dog|paseando al perro/pasea a su perro/paseando a su perro/paseando un perro/pasea al perro|promenant son chien/promène son chien/promenant un chien|führt ihren hund aus/führt seinen hund aus/geht mit dem hund spazieren|portando a spasso il cane/porta a spasso il cane|passeando com o cachorro/passeia com o cachorro|遛狗|犬の散歩をする/犬を散歩させる|개를 산책시키다/강아지를 산책시키다
meditating|meditar|méditer|meditieren|meditare|meditar|打坐/冥想|瞑想する|명상하다
doing yoga|haciendo yoga/hace yoga/practicando yoga/hacer yoga|faisant du yoga/fait du yoga/font du yoga|macht yoga/yoga macht/machen yoga/beim yoga|facendo yoga/fa yoga/che fa yoga|fazendo ioga/fazendo yoga/faz ioga/praticando ioga|做瑜伽/练瑜伽|ヨガをする|요가를 하다/요가하다
stretching|estirar|étirer|dehnen|stiracchiarsi|alongar|伸展/拉伸|ストレッチする/伸びをする|스트레칭하다
lifting weights|levantando pesas/levanta pesas|soulevant des haltères/soulève des haltères|hebt gewichte/gewichte heben|sollevando pesi/solleva pesi|levantando peso/levantando pesos|举重/举哑铃|重量挙げをする/ダンベルを持ち上げる|역기를 들다/아령을 들다
lifting|levantar|soulever|heben/hebt|sollevare|levantar/erguer|举着/举起|持ち上げる|들어올리다
looking through a telescope|mirando por un telescopio/mira por un telescopio|regardant dans un télescope/regarde dans un télescope|schaut durch ein teleskop|guardando in un telescopio|olhando por um telescópio/olhando pelo telescópio|用望远镜看|望遠鏡をのぞく/望遠鏡を覗く|망원경을 보다
looking at|mirar/observar/contemplar|regarder/observer/contempler/admirer|schauen/blicken/betrachten/sehen/sieht/beobachten/ansehen|guardare/osservare/ammirare|olhar/observar|看着/看/望着/注视/眺望|眺める/見つめる/見る/見上げる|바라보다/보다/쳐다보다
waiting|esperar|attendre/attend/attendant/attendent|warten|aspettare|esperar|等待/等着/等|待つ|기다리다
arriving|llegar|arriver|ankommen|arrivare|chegar|到达|到着する/着く|도착하다
celebrating|celebrar/festejar|fêter/célébrer|feiern|festeggiare/celebrare|comemorar/celebrar/festejar|庆祝|祝う/お祝いする|축하하다
feeding|alimentar/dando de comer a/da de comer a/dar de comer a/dando de comer/alimentando a/alimenta a|nourrir/nourrit/nourrissant/donner à manger à|füttern|dare da mangiare/nutrire/dà da mangiare a|alimentar/dando comida a/dando comida para|喂/喂养|餌をやる/えさをやる/餌をあげる|먹이를 주다/먹이다
holding|tener/sostener/sujetar/agarrar/tiene|tenir|halten|tenere/reggere/tengono|segurar|拿/握/撑/捧/抱着/打/牵/提/拿着/撑着|持つ/さす/抱える/握る|들다/잡다
carrying|cargar/llevar/transportar|porter/transporter|tragen|portare/trasportare|carregar/levar|背/扛/提/抬|運ぶ/背負う|나르다/메다/운반하다
wearing|vestir/viste/vestido con/vestida con/vestida de/vestido de|vêtu de/vêtue de/habillé en/habillée en|gekleidet in|indossare/vestito di/vestita di/indossano|vestir/vestido de/vestida de/veste/usar|穿/戴/身穿/戴着/穿着|着る/かぶる/履く/はく/身につける/かける/被る/巻く|입다/신다/쓰다/매다/끼다
eating|comer|manger|essen/fressen/frisst|mangiare|comer|吃着/吃|食べる|먹다
drinking|beber/tomar|boire|trinken|bere|beber/tomar|喝着|飲む|마시다
reading|leer|lire|lesen|leggere|ler|看书/读/阅读|読む|읽다
sleeping|dormir|dormir/dorment|schlafen|dormire/dormono|dormir|睡/睡着|眠る/寝る|자다/잠자다
running|correr|courir/coureur|laufen/rennen/läuft|correre|correr|跑着|走る/駆ける|달리다/뛰다
walking|caminar/pasear/andar|marcher/promener|gehen/spazieren/laufen|camminare/passeggiare/passeggiano|caminhar/passear/andar|走在/走|歩く/散歩する|걷다/산책하다
strolling|deambular|flâner|schlendern|girovagare|perambular|漫步|散策する|거닐다
crossing|cruzar/atravesar/atraviesa|traverser/franchir|überqueren|attraversare|atravessar/cruzar|穿过/驶过|渡る/横切る|건너다/지나다
holding|sacar/saca/coger/coge|sortir/sort/sortent/sortant/prendre/prend|herausholen/nehmen/nimmt|prendere/estrarre|tirar/pegar/pega|拿出/取出/端|取り出す/取る|꺼내다/집다
arranging|colocar/ordenar|arranger/ranger|arrangieren/ordnen|sistemare/disporre|arrumar/organizar/ajeitar|整理/插花|生ける/並べる|정리하다/꽂다
sawing|serrar|scier|sägen|segare|serrar|锯|のこぎりで切る|톱질하다
decorating|decorar/adornar|décorer|schmücken/dekorieren|decorare/addobbare|decorar/enfeitar|布置/装饰|飾る/飾り付ける|꾸미다/장식하다
sitting|posado/posada|perché/perchée/posé/posée|sitzend|posato/appollaiato|pousado/pousada|停/栖息|止まる/とまる|앉아 있다
playing|retozar|s'amuser/amuser|herumtollen|divertirsi|divertir|玩|はしゃぐ|뛰어놀다
sitting|sentarse|assis/assises|sitzen/hocken|sedere/siede/siedono|sentar/sentados/sentadas|坐|座る/腰掛ける|앉다
standing|pararse|être debout|stehen|stare in piedi|ficar de pé|站|立つ|서다
lying|acostado/acostada/tumbado/tumbada/tendido|allongé/allongée/couché/couchée|liegen|sdraiato/sdraiata|deitado/deitada|躺/躺着/趴/趴着/卧|横たわる/寝転ぶ/寝そべる|눕다/누워 있는/엎드리다
dancing|bailar/danzar|danser|tanzen|ballare/danzare|dançar|舞蹈/跳着舞|踊る|춤추다/춤을 추다
jumping|saltar|sauter|springen/hüpfen|saltare|pular/saltar|跳|跳ぶ/跳ねる/飛び跳ねる|뛰어오르다/점프하다
flying|volar/vuela|voler|fliegen|volare|voar|飞行/翱翔|飛ぶ|날다/날아가다
swimming|nadar|nager|schwimmen|nuotare|nadar|游|泳ぐ|수영하다/헤엄치다
cooking|cocinar|cuisiner|kochen/braten/brät|cucinare|cozinhar|煮/炒|料理する/煮る|요리하다/끓이다
singing|cantar|chanter|singen|cantare|cantar|唱/唱着|歌う|노래하다/노래를 부르다
waving|saludar|saluer/faire signe|winken|salutare|acenar|招手|手を振る|손을 흔들다
at work|trabajar|travailler|arbeiten|lavorare|trabalhar|工作/干活/办公|働く/仕事をする|일하다
typing|teclear/escribiendo en el ordenador|taper/tapant|tippen|digitare|digitar/digitando|打字|タイプする|타자를 치다
listening to music|escuchando música/escucha música|écoutant de la musique/écoute de la musique|hört musik/musik hört/musik hören|ascoltando musica/ascolta musica|ouvindo música/ouve música|听音乐|音楽を聴く/音楽を聞く|음악을 듣다
watching television|viendo la televisión/viendo la tele/ve la televisión|regardant la télévision/regarde la télé|sieht fern/schaut fern|guardando la televisione/guarda la tv|assistindo televisão/vendo televisão|看电视|テレビを見る|텔레비전을 보다
brushing teeth|cepillando los dientes|brossant les dents|zähne putzen/putzt sich die zähne|lavando i denti|escovando os dentes|刷牙|歯を磨く|이를 닦다
blowing out candles|soplando velas/sopla las velas|soufflant les bougies/souffle les bougies|pustet kerzen aus|soffiando le candeline/spegne le candeline|soprando velas/soprando as velas|吹蜡烛|ろうそくを吹き消す|촛불을 끄다
shaking hands|dándose la mano/estrechando la mano|serrant la main/se serrent la main|schütteln sich die hände/händeschütteln|si stringono la mano/stringendo la mano|apertando as mãos/aperto de mão|握手|握手する|악수하다
chasing|perseguir/persigue/persiguiendo|poursuivre/poursuit|verfolgen/jagen|inseguire|perseguir/persegue|追/追逐|追いかける|쫓다
floating|flotar|flotter|schweben/treiben|galleggiare/fluttuare|flutuar|漂浮/飘|浮かぶ/浮く/漂う|떠 있는/떠다니다
blooming|florecer|fleurir/en fleurs/en fleur|blühen|fiorire/in fiore|florescer/em flor|盛开/开花|咲く|피다/피어 있는
falling|caer/cayendo|tomber|fallen|cadere|cair/caindo|落下/飘落|落ちる/降る/舞う|내리다/떨어지다
opening|abrir|ouvrir/ouvre|öffnen|aprire|abrir|打开|開ける|열다
giving|dar/da/dando/entregar|donner/offrir/offre|geben/schenken/überreichen|dare/dà/regalare|dar/entregar|送/递|渡す/あげる|주다/건네다
showing|mostrar/muestra|montrer|zeigen|mostrare|mostrar|展示|見せる|보여주다
having a picnic|haciendo un picnic/hacen un picnic/de picnic|pique-niquer/font un pique-nique/faisant un pique-nique|picknicken|facendo un picnic/fanno un picnic|fazendo piquenique/fazem piquenique|野餐|ピクニックをする|소풍을 즐기다/피크닉을 즐기다
carrying|traer/trae/traen/trayendo|apporter/livrer|bringen/liefern|consegnare|trazer/traz/trazem/trazendo|带来/送来|届ける/持ってくる|가져오다/배달하다
riding|montado/montada/montados|monté sur/montée sur|reitend|montando|montado/montada/montados|骑在|またがる|올라탄
shaving|afeitar/afeita|raser|rasieren|radere/rade|barbear/barbeando|刮胡子|髭を剃る|면도하다
tending|cuidar|s'occuper de/soigner|pflegen|curare/accudire|cuidar de/cuidar|照顾/照料|世話する/手入れする|돌보다/가꾸다
petting|acariciar|caresser|streicheln|accarezzare|acariciar|抚摸/摸|撫でる|쓰다듬다
painting wall|pintando la pared/pinta una pared|peint un mur|streicht eine wand|dipinge una parete|pintando a parede|刷墙|壁を塗る|벽을 칠하다
relaxing|relajarse/descansar/relajado|se reposer/reposer/détendre|entspannen/ausruhen|rilassarsi/riposare|relaxar/descansar|休息/放松|休む/くつろぐ|쉬다/휴식하다
`;
