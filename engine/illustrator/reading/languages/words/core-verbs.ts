/** What people and animals do, in nine languages; each form that is written in descriptions is listed. */

export const VERB_WORDS = `
playing|jugando/juega/juegan|jouant/joue/jouent|spielt/spielen/spielend/spielende/spielenden|giocando/gioca/giocano|brincando/brinca/brincam/jogando|玩耍/玩|遊ぶ/遊んでいる|노는/놀고 있는
reading|leyendo/lee/leen|lisant/lit/lisent|liest/lesen/lesend/lesende|leggendo/legge/leggono/che legge|lendo/lê/leem|读书/阅读/看书|読む/読んでいる/読書する|읽는/읽고 있는
sleeping|durmiendo/duerme/dormido/dormida|dormant/dort/endormi|schläft/schlafen/schlafend/schlafende|dormendo/dorme/che dorme/addormentato|dormindo/dorme|睡觉/睡着|眠る/寝ている/眠っている|자는/자고 있는/잠자는
running|corriendo/corre/corren|courant/court/courent|läuft/rennt/rennen/laufend/rennend|correndo/corre/corrono/che corre|correndo/corre|跑步/奔跑/跑|走る/走っている|달리는/뛰는
walking|caminando/camina/caminan/paseando|marchant/marche/marchent/se promène|geht/spaziert/gehen|camminando/cammina/che cammina/passeggia|caminhando/caminha/andando|走路/散步/行走|歩く/歩いている/散歩する|걷는/걷고 있는/산책하는
sitting|sentado/sentada/sentados|assis/assise|sitzt/sitzen/sitzend/sitzende|seduto/seduta/seduti|sentado/sentada|坐着/坐在/坐|座る/座っている|앉은/앉아 있는
standing|de pie/parado|debout|steht/stehen/stehend|in piedi|em pé/de pé|站着/站在/站|立つ/立っている|서 있는
dancing|bailando/baila/bailan|dansant/danse/dansent|tanzt/tanzen/tanzend|ballando/balla/ballano/danza|dançando/dança/dançam|跳舞|踊る/踊っている|춤추는
jumping|saltando/salta|sautant/saute|springt/springen|saltando/salta/che salta|pulando/pula|跳跃/跳|跳ぶ/ジャンプする|뛰어오르는/점프하는
flying|volando/vuela/vuelan|volant/vole/volent|fliegt/fliegen/fliegend/fliegende|volando/vola/volano/che vola|voando/voa/voam|飞翔/飞|飛ぶ/飛んでいる|나는/날아가는
swimming|nadando/nada|nageant/nage|schwimmt/schwimmen|nuotando/nuota/che nuota|nadando/nada|游泳/游|泳ぐ/泳いでいる|수영하는/헤엄치는
eating|comiendo/come/comen|mangeant/mange/mangent|isst/essen|mangiando/mangia/mangiano/che mangia|comendo/come/comem|吃|食べる/食べている|먹는/먹고 있는
drinking|bebiendo/bebe/beben|buvant/boit/boivent|trinkt/trinken|bevendo/beve/bevono/che beve|bebendo/bebe/bebem|喝|飲む/飲んでいる|마시는
cooking|cocinando/cocina|cuisinant/cuisine|kocht/kochen|cucinando/cucina/che cucina|cozinhando/cozinha|做饭/烹饪|料理する/料理している|요리하는
holding|sosteniendo/sostiene/sujetando/sujeta|tenant/tient/tiennent|hält/halten|tiene/tenendo/che tiene/con in mano|segurando/segura|拿着/抱着/握着|持つ/持っている/抱く/抱いている|들고 있는/든/안은
carrying|llevando/lleva|portant/porte|trägt/tragen|portando/porta/che porta|carregando/carrega|背着/提着|運ぶ/運んでいる|나르는
riding|montando/monta/montado en|chevauchant/monte|reitet/reiten|cavalcando/cavalca/in sella a|montando/andando de/monta|骑着/骑|乗る/乗っている|타는/타고 있는
singing|cantando/canta|chantant/chante|singt/singen|cantando/canta/che canta|cantando/canta|唱歌|歌う/歌っている|노래하는
playing guitar|tocando la guitarra|jouant de la guitare|spielt gitarre|suonando la chitarra/che suona la chitarra|tocando violão|弹吉他|ギターを弾く|기타를 치는
playing the violin|tocando el violín|jouant du violon|spielt geige|suonando il violino/che suona il violino|tocando violino|拉小提琴|バイオリンを弾く|바이올린을 켜는
fishing|pescando|pêchant|angelt/fischt|pescando/che pesca|pescando|钓鱼|釣りをする|낚시하는
looking|mirando/mira|regardant/regarde|schaut/blickt|guardando/guarda/che guarda|olhando/olha|看着/望着|見る/見ている|바라보는
waving|saludando|saluant|winkt|salutando|acenando|挥手|手を振る|손 흔드는
wearing|con/vistiendo/lleva puesto|portant|trägt|indossa/con indosso|vestindo/usando|穿着/戴着|着ている/かぶっている/着た|입은/쓴
`;
