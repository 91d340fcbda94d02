/** Words that describe, in nine languages: colours, sizes, materials, ages, moods. Listed in the form people look up; endings are known elsewhere. */

export const QUALITY_WORDS = `
red|rojo|rouge|rot|rosso|vermelho|红色/红|赤い/赤|빨간/붉은
blue|azul|bleu|blau|blu/azzurro|azul|蓝色/蓝|青い/青|파란/푸른
green|verde|vert|grün|verde|verde|绿色/绿|緑/緑色|초록/초록색/녹색
yellow|amarillo|jaune|gelb|giallo|amarelo|黄色/黄|黄色い/黄色|노란
orange|naranja|orange|orangefarben|arancione|laranja|橙色|オレンジ色|주황색
black|negro|noir|schwarz|nero|preto|黑色/黑|黒い/黒|검은/까만
white|blanco|blanc|weiß/weiss|bianco|branco|白色/白|白い/白|하얀/흰
grey|gris|gris|grau|grigio|cinza/cinzento|灰色|灰色/グレー|회색
brown|marrón|marron/brun|braun|marrone|marrom/castanho|棕色|茶色/茶色い|갈색
pink|rosa/rosado|rose|rosa|rosa|rosa/cor-de-rosa|粉色/粉红色|ピンク/ピンク色|분홍색/분홍
purple|morado/violeta|violet|lila/violett|viola|roxo|紫色/紫|紫/紫色|보라색
golden|dorado|doré|golden|dorato/d'oro|dourado|金色/金|金色|금색/황금
silver|plateado|argenté|silbern|argentato|prateado|银色|銀色|은색
big|grande|grand/gros|groß|grande/grosso|grande|大/巨大|大きい/大きな|큰/커다란
small|pequeño|petit|klein|piccolo|pequeno|小/小小|小さい/小さな|작은
tiny|diminuto|minuscule|winzig|minuscolo|minúsculo|微小|ちっちゃい|아주 작은
giant|gigante|géant|riesig|gigante/enorme|gigante|巨型|巨大な|거대한
old|viejo/antiguo/anciano|vieux/vieil/vieille/ancien|alt|vecchio/anziano/antico|velho/antigo/idoso|老/旧/古老|古い/年老いた/老いた|늙은/오래된
young|joven|jeune|jung|giovane|jovem|年轻|若い|젊은
new|nuevo|nouveau/nouvelle|neu|nuovo|novo|新|新しい|새로운
fresh|fresco|frais/fraîche|frisch|fresco|fresco|新鲜|新鮮な|신선한
freshly baked|recién hecho/recién horneado|tout juste sorti du four|frisch gebacken|appena sfornato|recém-assado/acabado de fazer|刚出炉|焼きたての|갓 구운
beautiful|hermoso/bonito/bello|beau/belle|schön|bello|belo/bonito/lindo|美丽/漂亮|美しい/きれいな|아름다운/예쁜
cute|lindo/mono|mignon|süß/niedlich|carino|fofo|可爱|かわいい/可愛い|귀여운
cosy|acogedor|douillet/chaleureux|gemütlich|accogliente|aconchegante|舒适/温馨|居心地の良い|아늑한
quiet|tranquilo|calme/tranquille|ruhig/still|tranquillo|tranquilo/calmo|安静/宁静|静かな|조용한/고요한
modern|moderno|moderne|modern|moderno|moderno|现代|モダンな/現代的な|현대적인
vintage|antigüo|rétro|vintage|d'epoca|vintage|复古|レトロな|빈티지
wooden|de madera|en bois|hölzern/aus holz|di legno/in legno|de madeira|木制/木头/木|木製の/木の|나무로 된/목재
stone|de piedra|en pierre|steinern/aus stein|di pietra/in pietra|de pedra|石头/石|石の|돌로 된
glass|de vidrio/de cristal|en verre|gläsern/aus glas|di vetro|de vidro|玻璃|ガラスの|유리
marble|de mármol|en marbre|aus marmor|di marmo|de mármore|大理石|大理石の|대리석
leather|de cuero|en cuir|aus leder|di pelle|de couro|皮革|革の|가죽
snowy|nevado|enneigé|verschneit|innevato|nevado|下雪|雪の|눈 덮인
sunny|soleado|ensoleillé|sonnig|soleggiato|ensolarado|阳光明媚/晴朗|晴れた|화창한
curly|rizado|bouclé/frisé|lockig|riccio|cacheado/encaracolado|卷曲/卷|巻き毛の|곱슬
long|largo|long/longue|lang|lungo|longo|长|長い|긴
short|corto|court|kurz|corto|curto|短|短い|짧은
smiling|sonriente|souriant|lächelnd|sorridente|sorridente|微笑/笑|笑顔の/微笑む|웃는/미소 짓는
happy|feliz|heureux/heureuse|glücklich/fröhlich|felice|feliz|快乐/幸福/开心|幸せな/嬉しい|행복한
sad|triste|triste|traurig|triste|triste|悲伤|悲しい|슬픈
steaming|humeante|fumant|dampfend|fumante|fumegante|热气腾腾|湯気の立つ|김이 나는
hot|caliente|chaud|heiß|caldo|quente|热|熱い/温かい|뜨거운/따뜻한
burning|encendido|allumé|brennend|acceso|aceso|燃烧|燃える|타오르는
two|dos|deux|zwei|due|dois/duas|两/两个/两只/二|二つの/二人の/二匹の/2匹の|두/두 마리/두 명
three|tres|trois|drei|tre|três|三/三个/三只|三つの/三人の/三匹の/3匹の|세/세 마리/세 명
four|cuatro|quatre|vier|quattro|quatro|四/四个/四只|四つの/四人の/四匹の|네/네 마리/네 명
five|cinco|cinq|fünf|cinque|cinco|五/五个/五只|五つの/五人の/五匹の|다섯/다섯 마리/다섯 명
many|muchos/muchas|beaucoup de|viele|molti/molte|muitos/muitas|许多/很多|たくさんの|많은
`;
