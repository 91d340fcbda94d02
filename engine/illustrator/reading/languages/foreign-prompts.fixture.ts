/** Prompts in eight languages, made up after the dictionaries, with what their pictures must show. */

export interface ForeignPrompt {
  prompt: string;
  /** The first thing; alternatives with a bar. */
  hero: string;
  /** Others that must be there, among the things or what somebody wears. */
  others?: string;
  place?: string;
}

const rows = (text: string): ForeignPrompt[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [prompt, hero, others, place] = line.split(/\s*#\s*/).map((cell) => cell.trim());
      return { prompt: prompt!, hero: hero!, ...(others ? { others } : {}), ...(place ? { place } : {}) };
    });

/** Prompt # hero # others # place. */
export const FOREIGN_PROMPTS: Readonly<Record<string, ForeignPrompt[]>> = {
  es: rows(`
una camarera sirviendo café en una terraza soleada # waiter # cup of coffee # terrace
un perro blanco con una pelota roja en el césped # dog # ball # meadow|park|garden
dos amigas riendo en una cafetería # woman|girl|person # # cafe
una panadería artesanal con panes y cruasanes recién horneados # bread|croissant|baker # # bakery
el abuelo lee el periódico en un sillón verde # grandfather # newspaper, armchair
una mariposa azul sobre una flor amarilla # butterfly # flower
un jarrón de cerámica con tulipanes sobre una mesa de mármol # vase|vase of tulips # tulip|vase
una bruja volando en una escoba bajo la luna llena # witch # broom`),
  fr: rows(`
un boulanger sort des baguettes du four # baker # baguette
une petite fille en robe jaune cueille des fleurs dans un champ # girl # flower, dress # meadow
un vieux pêcheur dans une barque sur le lac au lever du soleil # fisherman # rowing boat # lake
une coiffeuse coupe les cheveux d'une cliente # hairdresser
deux verres de vin rouge et du fromage sur une planche # wine glass # cheese
un chat roux endormi sur une pile de livres # cat # book|stack of books
un couple danse sous la pluie à Paris # woman|man|person|couple
une bougie parfumée sur fond rose pâle # candle # # studio`),
  de: rows(`
Eine Bäckerin knetet Teig in der Backstube # baker
Ein kleiner Junge füttert Enten am Teich # boy # duck # lake
Drei bunte Heißluftballons über den Bergen # hot-air balloon # # mountain
Ein alter Mann mit weißem Bart und Brille # grandfather|man # glasses
Frische Erdbeeren in einer Holzschale # strawberry # bowl
Ein Schmied arbeitet in seiner Werkstatt am Feuer # blacksmith # # workshop
Eine Katze schaut aus dem Fenster # cat # window
Ein gedeckter Frühstückstisch mit Brötchen, Kaffee und Marmelade # bread|table|cup of coffee|jam # cup of coffee, jam`),
  it: rows(`
un cameriere porta due piatti di spaghetti # waiter # spaghetti
una bambina con un palloncino rosso in piazza # girl # balloon
un vecchio trattore in un campo di grano al tramonto # tractor # # farm|meadow
una coppia di sposi sotto un albero di ulivo # bride|groom|person|woman # tree|groom
un gattino che gioca con un gomitolo di lana # cat # yarn
una borsa di pelle marrone su sfondo bianco # handbag # # studio
il pizzaiolo inforna una pizza nel forno a legna # chef|baker # pizza
tre bottiglie di olio d'oliva su un tavolo rustico # olive oil|bottle`),
  pt: rows(`
uma florista arrumando rosas na loja # florist # rose # shop
um menino chutando uma bola na praia # boy # ball|football # beach
um bolo de chocolate com morangos em cima da mesa # chocolate cake|cake # strawberry
um cachorro usando óculos de sol # dog # sunglasses
uma avó tricotando numa cadeira de balanço # grandmother # chair
um trem a vapor atravessando uma ponte de pedra # steam train|train # stone bridge
uma xícara de café fumegante e um livro aberto # cup of coffee # book|open book
dois pássaros coloridos num galho # bird # branch`),
  zh: rows(`
一位护士抱着婴儿 # nurse # baby # 
小男孩在雪地里堆雪人 # boy # snowman # snow
阳台上的一盆向日葵 # sunflower|vase of sunflowers|potted plant # # terrace
穿着白大褂的医生在医院里微笑 # doctor # # hospital
渔夫在湖边钓鱼 # fisherman # # lake
一只橘猫趴在窗台上 # cat # window
面包师从烤箱里拿出面包 # baker # bread, oven
戴草帽的农民在田里开拖拉机 # farmer # tractor, hat # farm|meadow`),
  ja: rows(`
海を見つめる少女 # girl # # ocean|beach
パン屋でパンを焼くおじいさん # grandfather # bread # bakery
赤い風船を持った男の子 # boy # balloon
雨の中、傘をさして歩く会社員 # businessman # umbrella
窓辺で眠る白い猫 # cat # window
二羽の鳥が枝に止まっている # bird # branch
公園のベンチに座る老夫婦 # person|grandfather|grandmother|man|woman|couple # bench # park
抹茶と和菓子の写真 # tea|teacup|cup of tea|mug`),
  ko: rows(`
노란 비옷을 입은 아이가 빗속에서 뛰어논다 # child # raincoat|coat
바닷가에서 연을 날리는 남매 # boy|girl|child|person # kite # beach
흰 접시 위의 딸기 케이크 # cake
카페에서 노트북으로 일하는 여자 # woman # laptop # cafe
강아지 세 마리가 잔디에서 놀고 있다 # dog # # meadow|park|garden
기타를 치는 소년 # boy # guitar
눈 내리는 밤의 기차역 # # # station
꽃집에서 꽃다발을 만드는 플로리스트 # florist # bouquet # shop`),
};
