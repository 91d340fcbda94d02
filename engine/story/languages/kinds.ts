/** What heroes are, in the eight languages after English: with 'm', 'f' or 'n' where nouns have a gender, and with the Chinese measure word. */

const ORDER = ['de', 'fr', 'es', 'it', 'pt', 'ja', 'ko', 'zh'] as const;
export type Foreign = (typeof ORDER)[number];

const TABLE = `
girl: Mädchen n| petite fille f| niña f| bambina f| menina f| 女の子| 소녀| 个小女孩
boy: Junge m| petit garçon m| niño m| bambino m| menino m| 男の子| 소년| 个小男孩
child: Kind n| enfant m| niño m| bambino m| menino m| 子ども| 아이| 个孩子
baby: Baby n| bébé m| bebé m| neonato m| bebé m| 赤ちゃん| 아기| 个宝宝
woman: Frau f| dame f| señora f| signora f| senhora f| 女の人| 아주머니| 位阿姨
man: Mann m| monsieur m| señor m| signore m| senhor m| 男の人| 아저씨| 位叔叔
old woman: alte Frau f| vieille dame f| viejecita f| vecchietta f| velhinha f| おばあさん| 할머니| 位老奶奶
old man: alter Mann m| vieux monsieur m| viejecito m| vecchietto m| velhinho m| おじいさん| 할아버지| 位老爷爷
grandmother: Oma f| grand-mère f| abuela f| nonna f| avó f| おばあちゃん| 할머니| 位奶奶
grandfather: Opa m| grand-père m| abuelo m| nonno m| avô m| おじいちゃん| 할아버지| 位爷爷
princess: Prinzessin f| princesse f| princesa f| principessa f| princesa f| お姫さま| 공주| 位公主
prince: Prinz m| prince m| príncipe m| principe m| príncipe m| 王子さま| 왕자| 位王子
king: König m| roi m| rey m| re m| rei m| 王さま| 왕| 位国王
queen: Königin f| reine f| reina f| regina f| rainha f| 女王さま| 여왕| 位女王
knight: Ritter m| chevalier m| caballero m| cavaliere m| cavaleiro m| 騎士| 기사| 位骑士
pirate: Pirat m| pirate m| pirata m| pirata m| pirata m| 海賊| 해적| 个海盗
witch: Hexe f| sorcière f| bruja f| strega f| bruxa f| 魔女| 마녀| 个女巫
wizard: Zauberer m| magicien m| mago m| mago m| mago m| 魔法使い| 마법사| 位魔法师
fairy: Fee f| fée f| hada f!| fata f| fada f| 妖精| 요정| 个小仙女
mermaid: Meerjungfrau f| sirène f| sirena f| sirena f| sereia f| 人魚| 인어| 条美人鱼
robot: Roboter m| robot m| robot m| robot m| robô m| ロボット| 로봇| 个机器人
astronaut: Astronaut m| astronaute m| astronauta m| astronauta m| astronauta m| 宇宙飛行士| 우주 비행사| 位宇航员
baker: Bäcker m| boulanger m| panadero m| fornaio m| padeiro m| パン屋さん| 제빵사| 位面包师
chef: Koch m| cuisinier m| cocinero m| cuoco m| cozinheiro m| 料理人| 요리사| 位厨师
farmer: Bauer m| fermier m| granjero m| contadino m| fazendeiro m| お百姓さん| 농부| 位农夫
ghost: Gespenst n| fantôme m| fantasma m| fantasma m| fantasma m| おばけ| 유령| 个小幽灵
monster: Monster n| monstre m| monstruo m| mostro m| monstro m| かいじゅう| 괴물| 个小怪物
snowman: Schneemann m| bonhomme de neige m| muñeco de nieve m| pupazzo di neve m| boneco de neve m| 雪だるま| 눈사람| 个雪人
fox: Fuchs m| renard m| zorro m| volpe f| raposa f| キツネ| 여우| 只狐狸
wolf: Wolf m| loup m| lobo m| lupo m| lobo m| オオカミ| 늑대| 只狼
cat: Katze f| chat m| gato m| gatto m| gato m| ネコ| 고양이| 只小猫
tiger: Tiger m| tigre m| tigre m| tigre f| tigre m| トラ| 호랑이| 只老虎
lion: Löwe m| lion m| león m| leone m| leão m| ライオン| 사자| 只狮子
dog: Hund m| chien m| perro m| cane m| cachorro m| イヌ| 강아지| 只小狗
bear: Bär m| ours m| oso m| orso m| urso m| クマ| 곰| 只小熊
panda: Panda m| panda m| panda m| panda m| panda m| パンダ| 판다| 只熊猫
rabbit: Hase m| lapin m| conejo m| coniglio m| coelho m| ウサギ| 토끼| 只小兔子
mouse: Maus f| souris f| ratón m| topolino m| rato m| ネズミ| 생쥐| 只小老鼠
pig: Schwein n| cochon m| cerdito m| maialino m| porquinho m| ブタ| 돼지| 只小猪
frog: Frosch m| grenouille f| rana f| rana f| sapo m| カエル| 개구리| 只青蛙
penguin: Pinguin m| pingouin m| pingüino m| pinguino m| pinguim m| ペンギン| 펭귄| 只企鹅
raccoon: Waschbär m| raton laveur m| mapache m| procione m| guaxinim m| アライグマ| 너구리| 只浣熊
koala: Koala m| koala m| koala m| koala m| coala m| コアラ| 코알라| 只考拉
otter: Otter m| loutre f| nutria f| lontra f| lontra f| カワウソ| 수달| 只水獭
hamster: Hamster m| hamster m| hámster m| criceto m| hamster m| ハムスター| 햄스터| 只仓鼠
squirrel: Eichhörnchen n| écureuil m| ardilla f| scoiattolo m| esquilo m| リス| 다람쥐| 只小松鼠
beaver: Biber m| castor m| castor m| castoro m| castor m| ビーバー| 비버| 只河狸
hedgehog: Igel m| hérisson m| erizo m| riccio m| ouriço m| ハリネズミ| 고슴도치| 只刺猬
monkey: Affe m| singe m| mono m| scimmia f| macaco m| サル| 원숭이| 只小猴子
badger: Dachs m| blaireau m| tejón m| tasso m| texugo m| アナグマ| 오소리| 只獾
cow: Kuh f| vache f| vaca f| mucca f| vaca f| ウシ| 소| 头奶牛
horse: Pferd n| cheval m| caballo m| cavallo m| cavalo m| ウマ| 말| 匹小马
donkey: Esel m| âne m| burro m| asino m| burro m| ロバ| 당나귀| 头小毛驴
zebra: Zebra n| zèbre m| cebra f| zebra f| zebra f| シマウマ| 얼룩말| 匹斑马
unicorn: Einhorn n| licorne f| unicornio m| unicorno m| unicórnio m| ユニコーン| 유니콘| 只独角兽
deer: Reh n| cerf m| ciervo m| cervo m| veado m| シカ| 사슴| 只小鹿
giraffe: Giraffe f| girafe f| jirafa f| giraffa f| girafa f| キリン| 기린| 只长颈鹿
sheep: Schaf n| mouton m| oveja f| pecora f| ovelha f| ヒツジ| 양| 只小羊
goat: Ziege f| chèvre f| cabra f| capra f| cabra f| ヤギ| 염소| 只山羊
elephant: Elefant m| éléphant m| elefante m| elefante m| elefante m| ゾウ| 코끼리| 头小象
hippo: Nilpferd n| hippopotame m| hipopótamo m| ippopotamo m| hipopótamo m| カバ| 하마| 头河马
kangaroo: Känguru n| kangourou m| canguro m| canguro m| canguru m| カンガルー| 캥거루| 只袋鼠
owl: Eule f| chouette f| lechuza f| civetta f| coruja f| フクロウ| 부엉이| 只猫头鹰
duck: Ente f| canard m| pato m| papera f| pato m| アヒル| 오리| 只小鸭子
chicken: Huhn n| poule f| gallina f| gallina f| galinha f| ニワトリ| 닭| 只小鸡
parrot: Papagei m| perroquet m| loro m| pappagallo m| papagaio m| オウム| 앵무새| 只鹦鹉
bird: Vogel m| oiseau m| pájaro m| uccellino m| passarinho m| 小鳥| 작은 새| 只小鸟
turtle: Schildkröte f| tortue f| tortuga f| tartaruga f| tartaruga f| カメ| 거북이| 只小乌龟
crocodile: Krokodil n| crocodile m| cocodrilo m| coccodrillo m| crocodilo m| ワニ| 악어| 条鳄鱼
dinosaur: Dinosaurier m| dinosaure m| dinosaurio m| dinosauro m| dinossauro m| 恐竜| 공룡| 只恐龙
dragon: Drache m| dragon m| dragón m| drago m| dragão m| ドラゴン| 용| 条小龙
snail: Schnecke f| escargot m| caracol m| lumaca f| caracol m| カタツムリ| 달팽이| 只蜗牛
fish: Fisch m| poisson m| pez m| pesciolino m| peixinho m| 魚| 물고기| 条小鱼
whale: Wal m| baleine f| ballena f| balena f| baleia f| クジラ| 고래| 头鲸鱼
bee: Biene f| abeille f| abeja f| ape f| abelha f| ミツバチ| 꿀벌| 只小蜜蜂
ladybug: Marienkäfer m| coccinelle f| mariquita f| coccinella f| joaninha f| テントウムシ| 무당벌레| 只瓢虫
butterfly: Schmetterling m| papillon m| mariposa f| farfalla f| borboleta f| チョウ| 나비| 只蝴蝶
`;

interface KindWord {
  word: string;
  gender: 'm' | 'f' | 'n';
}

let table: Map<string, KindWord[]> | undefined;

export function kindWord(kind: string, language: Foreign): KindWord | undefined {
  table ??= new Map(
    TABLE.trim()
      .split('\n')
      .map((row) => {
        const [name = '', rest = ''] = row.split(':');
        return [
          name,
          rest.split('|').map((cell) => {
            const [, word = '', gender] = /^\s*(.+?)(?:\s([mfn])!?)?\s*$/u.exec(cell) ?? [];
            return { word, gender: (gender ?? 'm') as KindWord['gender'] };
          }),
        ];
      }),
  );
  const last = kind.split(' ').at(-1) ?? kind;
  return (table.get(kind) ?? table.get(last))?.[ORDER.indexOf(language)];
}

/** Grandparents are called by what they are. */
const KIN: Readonly<Record<string, string>> = {
  grandmother: 'Oma|Mamie|Abuela|Nonna|Vovó|おばあちゃん|할머니|奶奶',
  grandfather: 'Opa|Papi|Abuelo|Nonno|Vovô|おじいちゃん|할아버지|爷爷',
};
export const kinName = (kind: string, language: Foreign): string =>
  KIN[kind]?.split('|')[ORDER.indexOf(language)] ?? '';

const AN: Record<'de' | 'fr' | 'es' | 'it' | 'pt', Record<'m' | 'f' | 'n', string>> = {
  de: { m: 'ein', f: 'eine', n: 'ein' },
  fr: { m: 'un', f: 'une', n: 'un' },
  es: { m: 'un', f: 'una', n: 'un' },
  it: { m: 'un', f: 'una', n: 'un' },
  pt: { m: 'um', f: 'uma', n: 'um' },
};
const THE: typeof AN = {
  de: { m: 'der', f: 'die', n: 'das' },
  fr: { m: 'le', f: 'la', n: 'le' },
  es: { m: 'el', f: 'la', n: 'el' },
  it: { m: 'il', f: 'la', n: 'il' },
  pt: { m: 'o', f: 'a', n: 'o' },
};
const VOWEL = /^[aeiouhàâäéèêëîïôöùûü]/iu;

/** 'ein Fuchs', 'un’oca', 'キツネ'. */
export function withA(kind: string, language: Foreign): string {
  const found = kindWord(kind, language);
  if (!found) return '';
  const { word, gender } = found;
  if (language === 'ja' || language === 'ko') return word;
  if (language === 'zh') return `一${word}`;
  if (language === 'it' && gender === 'f' && VOWEL.test(word)) return `un’${word}`;
  if (language === 'it' && gender === 'm' && /^(?:s[^aeiou]|z|gn|ps)/u.test(word)) return `uno ${word}`;
  if (language === 'de' && word === 'alter Mann') return 'ein alter Mann';
  return `${AN[language][gender]} ${word}`;
}

/** 'der Fuchs', 'l’ours', 'キツネ'; for Chinese without its measure word. */
export function withThe(kind: string, language: Foreign): string {
  const found = kindWord(kind, language);
  if (!found) return '';
  const { word, gender } = found;
  if (language === 'ja' || language === 'ko') return word;
  if (language === 'zh') return word.slice(1);
  if (language === 'fr' && VOWEL.test(word) && !/^(?:hérisson|hamster|hibou)/u.test(word)) return `l’${word}`;
  if (language === 'it' && VOWEL.test(word)) return `l’${word}`;
  if (language === 'it' && gender === 'm' && /^(?:s[^aeiou]|z|gn|ps)/u.test(word)) return `lo ${word}`;
  if (language === 'de' && word === 'alter Mann') return 'der alte Mann';
  return `${THE[language][gender]} ${word}`;
}
