/** Words that describe subjects and tie them together: colours, numbers, sizes, doings, places. */

import type { Colour, Pose, Relation } from '../../scene-spec.ts';

export const COLOUR_WORDS: Record<Colour, string> = {
  red: 'red crimson scarlet|rojo roja rojos|rouge rouges|rot rote roter rotes roten|rosso rossa rossi|vermelho vermelha|红色 红|赤い 赤|빨간 빨강',
  orange: 'orange|naranja|orange|orangefarben|arancione|laranja|橙色|オレンジ|주황',
  yellow:
    'yellow|amarillo amarilla|jaune|gelb gelbe gelber gelbes|giallo gialla|amarelo amarela|黄色 黄|黄色い 黄色|노란 노랑',
  green:
    'green emerald|verde verdes|vert verte|grun grune gruner grunes|verde|verde|绿色 绿|緑の 緑|초록 녹색',
  turquoise: 'turquoise teal cyan aqua',
  blue: 'blue azure navy|azul azules|bleu bleue|blau blaue blauer blaues|blu azzurro|azul|蓝色 蓝|青い 青|파란 파랑',
  purple:
    'purple violet lilac magenta|morado violeta|violet violette|lila violett|viola|roxo roxa|紫色 紫|紫の 紫|보라',
  pink: 'pink rose|rosa rosado|rose|rosa|rosa|rosa|粉色 粉红|ピンク|분홍',
  brown: 'brown|marron|brun marron|braun braune|marrone|marrom|棕色|茶色|갈색',
  black:
    'black|negro negra|noir noire|schwarz schwarze schwarzer|nero nera|preto preta|黑色 黑|黒い 黒|검은 검정',
  white:
    'white|blanco blanca|blanc blanche|weiss weisse weisser|bianco bianca|branco branca|白色 白|白い 白|하얀 흰',
  grey: 'grey gray|gris|gris grise|grau graue|grigio|cinza|灰色|灰色|회색',
  gold: 'gold golden|dorado|dore|golden goldene|dorato oro|dourado|金色|金色|금색 황금',
  silver: 'silver silvery metallic|plateado|argente|silbern|argento|prateado|银色|銀色|은색',
};

export const NUMBER_WORDS: Record<string, string> = {
  '2': 'two pair couple twin both|dos|deux|zwei|due|dois duas|两 二|二|두 둘',
  '3': 'three|tres|trois|drei|tre|tres|三|三|세 셋',
  '4': 'four|cuatro|quatre|vier|quattro|quatro|四|四|네 넷',
  '5': 'five several some group|cinco varios|cinq plusieurs|funf mehrere|cinque|cinco|五|五|다섯',
  '6': 'six|seis|six|sechs|sei|seis|六|六|여섯',
  '7': 'seven many lots herd flock swarm crowd|siete muchos|sept beaucoup|sieben viele|sette molti|sete muitos|七 许多|七 たくさん|일곱 많은',
  '8': 'eight|ocho|huit|acht|otto|oito|八|八|여덟',
  '9': 'nine ten dozen hundreds|nueve|neuf|neun zehn|nove|nove|九|九|아홉',
};

export const SIZE_WORDS: Record<string, string> = {
  '0.45':
    'tiny miniature micro|diminuto|minuscule|winzig winzige winziger|minuscolo|minusculo|微小|極小|아주작은',
  '0.7':
    'small little baby|pequeno pequena|petit petite|klein kleine kleiner kleines|piccolo piccola|pequeno pequena|小|小さな 小さい|작은',
  '1.4':
    'big large tall|grande grandes|grand grande|gross grosse grosser grosses|grande|grande|大|大きな 大きい|큰',
  '2': 'huge giant gigantic enormous colossal|gigante enorme|geant enorme|riesig riesige riesiger|gigante enorme|gigante enorme|巨大|巨大な|거대한',
};

export const POSE_WORDS: Record<Pose, string> = {
  stand: 'standing waiting',
  sit: 'sitting seated sits|sentado sentada|assis assise|sitzend sitzt sitzende|seduto seduta|sentado sentada|坐着|座っている 座る|앉은 앉아',
  sleep:
    'sleeping asleep resting lying|durmiendo|dort endormi|schlafend schlaft|dorme|dormindo|睡觉|眠る 寝ている|자는',
  run: 'running jumping racing galloping runs|corriendo|court|rennend lauft|corre|correndo|奔跑|走る|달리는',
  fly: 'flying soaring floating flies hovering|volando|vole volant|fliegend fliegt|volando vola|voando|飞|飛ぶ 飛んでいる|나는',
  swim: 'swimming diving swims|nadando|nage|schwimmend schwimmt|nuota|nadando|游泳|泳ぐ|헤엄치는',
  read: 'reading reads|leyendo lee|lisant lit|lesend liest lesender|legge leggendo|lendo le|读书 看书 阅读|読む 読んでいる|읽는',
  hold: 'holding carrying holds carries with playing plays drinking eating wearing|sosteniendo con|tenant portant avec|haltend halt mit tragt|tiene con|segurando com|拿着 抱着|持つ 持っている|들고있는',
  ride: 'riding rides driving drives|montando monta|monte conduit|reitend reitet fahrt fahrend|cavalca guida|montando|骑着 骑|乗る 乗っている|타는 타고',
  dance: 'dancing dances waving|bailando|danse|tanzend tanzt|balla|dancando|跳舞|踊る|춤추는',
};

export const RELATION_WORDS: Record<Relation, string> = {
  on: 'on onto upon atop on-top-of|sobre en|sur|auf|su sopra|sobre em',
  under: 'under beneath below underneath|bajo debajo|sous|unter|sotto|sob debaixo|下面|の下|아래',
  beside:
    'beside near by next-to and alongside|junto cerca y|pres et|neben bei und|accanto vicino e|perto ao-lado e|旁边 和|隣 と|옆 와 과',
  'in front of': 'in-front-of before|delante|devant|vor|davanti|frente|前面|の前|앞',
  behind: 'behind|detras|derriere|hinter|dietro|atras|后面|の後ろ|뒤',
  over: 'over above across past|encima|au-dessus|uber|oltre|acima|上空|の上|위',
  in: 'in inside within through at|dentro|dans|im|in dentro nel|dentro no na',
};

/** Words that add nothing to a picture and are not worth mentioning. */
export const FILLER =
  'a an the of to is are it its his her their my our your this that these those from for into as while very really so with picture image illustration painting drawing photo photograph art artwork scene style view beautiful nice detailed high quality hd 4k 8k render realistic digital oil watercolor watercolour anime cartoon please make create draw show me some it he she they who which where no not ' +
  'el la los las un una unos unas de del que es su con en por para le les des du une est ce ces der die das ein eine einen einem einer des dem den ist und il lo gli uno di da che per o os as um uma do da dos das no na em com por 的 一 只 个 张 在 の は が を に で と 이 가 을 를 의 에 에서';
