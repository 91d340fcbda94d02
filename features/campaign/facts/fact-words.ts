/** How offers, prices, links, tones and places look in nine languages. */

const word = (pattern: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);

export const LINK =
  /(?<![\p{L}\p{N}@])(?:https?:\/\/[^\s,;]+|(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|eu|io|co|uk|fr|it|es|nl|us|pt|br|jp|kr|cn|mx|ie|be|shop|app|info|cafe|studio|example)(?:\/[^\s,;]*)?)(?![\p{L}\p{N}])/iu;
export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})*(?:[.,](?:\\d{1,2}|–|-))?|\\d+(?:[.,]\\d{1,2})?";
const MONEY = `(?:(?:US\\$|R\\$|[€$£¥₩])\\s?(?:${AMOUNT})|CHF\\s?(?:${AMOUNT})|(?:${AMOUNT})\\s?(?:€|\\$|£|¥|₩|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|franken|francs?|reais|yen|won|pesos)(?!\\p{L}))|(?:每\\p{Script=Han}{1,2})?[\\d,.]+\\s?(?:万|千|만|천)?\\s?(?:円|元|块|원))`;
const EACH =
  '(?:\\s?(?:/|per|a|an|pro|por|par|je|al|each|the|al|a)\\s?(?:person|head|month|week|day|night|hour|year|piece|kilo|kg|litre|slice|class|session|child|adult|monat|woche|tag|stunde|kind|stück|person|persona|mes|hora|día|noche|pieza|personne|mois|heure|pièce|séance|sesión|clase|seduta|lezione|sessão|aula|pessoa|mês|pezzo)(?!\\p{L})|\\s(?:per|pro|por|par|je)\\s\\p{L}{3,}|\\s(?:each|p\\.\\s?p\\.|apiece))?';
const INSTEAD = `(?:\\s(?:instead of|statt|anstatt|en vez de|en lugar de|au lieu de|anziché|invece di|em vez de)\\s(?:${MONEY}))?`;
const BEFORE =
  '(?:(?:\\d+|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três)\\s(?:for|für|por|pour|per)\\s)?(?:(?:à partir de|a partire da|a partir de|for|für|por|pour|per|a|à|at|um|only|just|from|ab|nur|desde|solo|sólo|seulement|dès|da|apenas|now|jetzt|costs?|kostet|cuesta)\\s){0,2}';
export const PRICE = new RegExp(`(?<![\\p{Script=Latin}\\p{N}.,])${BEFORE}${MONEY}${EACH}${INSTEAD}`, 'iu');
export const PRICE_LEAD = /^(?:for|für|por|pour|per|at|um|à|a|now|jetzt|costs?|kostet|cuesta)\s/iu;

export const OFFERS: readonly RegExp[] = [
  word(
    "(?:moins |minus |up to |bis zu |hasta (?:un )?|jusqu['’]à |fino al? |até )?[-−–]?\\s?\\d{1,3}\\s?(?:%|percent|per cent|prozent|por ciento|pour cent)(?:\\s?(?:off|discount|rabatt|nachlass|reduziert|günstiger|de descuento|dto\\.?|de réduction|de remise|di sconto|de desconto|less))?",
  ).source.replace('(?![\\p{L}\\p{N}])', '(?!\\p{L})'),
  '(?:sconto|descuento|desconto|remise|réduction|rabatt|discount|reduction)\\s(?:del|de|do|von|of)\\s(?:un )?\\d{1,3}\\s?%',
  word(
    'half[- ]price|zum halben preis|(?:zur |zum )?hälfte(?: des preises)?|halber preis|(?:a )?mitad de precio|à moitié prix|moitié prix|a metà prezzo|metà prezzo|(?:a |pela )?metade do preço',
  ).source,
  '(?:第[二2两]\\p{Script=Han}{1,2}|[2２]\\p{Script=Han}目)?半[額价価]|반값|[1-9一二三四五六七八九](?:\\.\\d)?折|\\d{1,3}\\s?[%％]\\s?(?:オフ|OFF|引き|割引|할인|off|优惠)|\\d割引|全品\\d割|買一送一|买一送一|1\\+1|２?2個で1個分|원\\s?플러스\\s?원|無料|免费|무료(?:\\s?\\p{Script=Hangul}+)?',
  word(
    "(?:buy|get)\\s(?:one|two|three|1|2|3)(?:\\s\\p{L}+){0,2}[, ]+(?:and\\s)?get\\s(?:one|1|two|the \\p{L}+|a \\p{L}+)(?:\\s(?:for\\s)?(?:free|half price))?|(?:two|three|2|3|4)\\s(?:\\p{L}+\\s)?(?:for|für)\\s(?:the price of\\s)?(?:one|two|1|2|3)|\\p{L}+(?:\\s\\p{L}+)?\\szum preis von\\s(?:einer|einem|zwei)|[2-4]\\s?[x×]\\s?[1-3]|\\d\\s?(?:por|pour|per)\\s?\\d|(?:dos|due|dois|deux|zwei)\\s(?:por|per|pour|für)\\s(?:uno?|um|une?|eins?)|leve\\s\\p{L}+,?\\spague\\s\\p{L}+|(?:deux|dos|due|dois|duas)\\s(?:\\p{L}+\\s)?(?:pour le prix d[’']une?|por el precio de un[ao]?|al prezzo di un[ao]?|pelo preço de uma?)",
  ).source,
  word(
    'free\\s(?!from|of|until|on|in|at|for|only|till)\\p{L}+(?:(?:\\s\\p{L}+)?\\s(?:with|for)\\s(?:every|each|all|any|your)?\\s?\\p{L}+(?:\\s\\p{L}+)?)?|(?:the |your )?(?:first|second|third)\\s\\p{L}+\\sfree|gratis(?:\\s(?!est[ea]|el|la|los|las|en|de|di|am|im|in|on|bis|ab|für|per|nel|il|lo|tutti|ce|le|les|al?|na|no|every|this|only|with)\\p{L}+)?|kostenlose[rsn]?\\s\\p{L}+|(?:(?:primera|primeira|première|premier|prima|erste[rs]?|first)\\s)?(?<!(?:de|di|do|da|von|of)\\s)\\p{L}+\\s(?:gratis|kostenlos|frei|offert[es]?|gratuite?s?|omaggio|grátis|de regalo|geschenkt)|(?:envío|entrada|livraison|spedizione|entrega|frete)\\s(?:gratis|libre|gratuite?|gratuita|grátis)',
  ).source,
].map((pattern) => new RegExp(typeof pattern === 'string' ? pattern : pattern, 'iu'));

const TONES =
  'friendly|warm|funny|playful|festive|elegant|serious|bold|calm|modern|cozy|cosy|cheerful|professional|romantic|luxurious|casual|rustic|energetic|freundlich|warmherzig|lustig|verspielt|festlich|feierlich|ernst|seriös|mutig|ruhig|gemütlich|fröhlich|professionell|romantisch|locker|edel|rustikal|herzlich|alegre|divertid[oa]|elegante|festiv[oa]|cercan[oa]|amable|cálid[oa]|seri[oa]|profesional|romántic[oa]|chaleureu(?:x|se)|drôle|joyeu(?:x|se)|élégante?|festi(?:f|ve)|sérieu(?:x|se)|convivial[e]?|amical[e]?|allegr[oa]|caldo|divertente|festos[oa]|amichevole|professionale|alegre|acolhedor[a]?|divertid[oa]|simpátic[oa]|profissional|楽しい|温かい|上品な?|高級感|かわいい|親しみやすい|明るい|节日|温馨|活泼|高端|亲切|轻松|따뜻한|즐거운|고급스러운|친근한|유쾌한|발랄한';
/** A part that is nothing but how it should sound. */
export const TONE = new RegExp(
  `^(?:please |bitte |in (?:a |an |einem |un )?|con (?:un )?|ton |tono |tom |stil |style |im |d['’]un |em |with (?:a )?|mit )*((?:(?:very|sehr|muy|très|molto|muito|a bit|etwas)\\s)?(?:${TONES})(?:e[nrsm]?)?(?:(?:\\s?(?:,|and|und|y|et|e|&)\\s?|\\s)(?:${TONES})(?:e[nrsm]?)?)*)(?:\\s?(?:tone|style|voice|mood|ton|stil|tonfall|tono|estilo|tom|stile|な?(?:感じ|雰囲気|トーン)(?:で)?|的?(?:语气|风格)|\\s?(?:톤|분위기)(?:으로)?))?$`,
  'iu',
);

const VENUES =
  'piscine|piscina|schwimmbad|théâtre|teatro|theat(?:er|re)|terra(?:zza|za|sse|ço)|pasticceria|pastelería|pâtisserie|konditorei|modehaus|kino|cin[eé]ma|muse[uo]m?|musée|club|academ(?:y|ia)|cent(?:re|er|ro)|zentrum|shop|store|caf[eé]|bakery|studio|gym|restaurant|pub|bar|salon|garage|gallery|farm|market|hotel|pizzeria|laden|filiale|bäckerei|metzgerei|praxis|gärtnerei|werkstatt|buchhandlung|tienda|panadería|taller|peluquería|librería|boutique|boulangerie|magasin|atelier|librairie|salon|negozio|panificio|bottega|libreria|loja|padaria|oficina|livraria|trattoria|bistro|brasserie|クリニック|店|カフェ|식당|점|카페|餐厅|店';
export const VENUE = new RegExp(`(?<!\\p{L})(?:${VENUES})(?!\\p{Ll})`, 'iu');
/** At the end of a part: in Leeds, à Lyon, en Sevilla, no Porto. */
export const PLACE_TAIL =
  /\s?(?<!\p{L})(?:only )?(?:[Aa]t|[Ii]n|im|[Ii]n der|[Ii]n den|am|bei|beim|auf dem|en|en la|en el|à|au|aux|chez|a|ad|alla|al|nel|nella|presso|em|no|na|nos|nas)\s((?:the |our |unserem? |unserer |dem |der |den |la |el |le |les |l['’]|il |lo |o |nostro |nuestra |notre )?(?:\p{Lu}|\d{1,4}\s\p{Lu}|(?:shop|store|market|studio|laden|tienda|boutique|negozio|loja|bakery|café|cafe)\s)[^,;]*)$/u;
export const SHOP_TAIL = new RegExp(
  `^(.*?)\\s?(?<!\\p{L})(?:(?:${VENUES})\\s(?:in|en|à|a|em|no|na|im)\\s\\p{Lu}.*)$`,
  'iu',
);
export const CONNECTED_ENDS =
  /\s(?:on|at|in|for|until|till|from|and|with|the|of|by|only|this|every|to|is|are|am|um|im|ab|bis|für|von|und|mit|nur|der|die|das|auf|auf die|el|la|los|las|de|en|y|con|por|para|a|un|una|sur|les|le|du|des|pour|et|à|su|sul|sulle|tutte|tutti|le|di|del|per|em|do|da|no|na|com|e|o|all|order|book|bestellen|buchen|our|your|now|starting|starts|startet|just|order at|book at|reserve at|more at|infos unter|bestellen unter|unter|auf alle[sn]?|auf den|su tutte le)$/iu;
export const CONNECTED_STARTS =
  /^(?:on|at|in|for|and|of|off|to|is|are|the|our|all|now|auf|für|und|von|der|die|das|unsere?n?|alle[ns]?|ab|el|la|los|las|de|en|y|con|para|sur|tous les|toutes les|tous|les|le|pour|et|toute?|tod[oa]|ogni|jede[nrs]?|every|nos|su|sul|sulle|tutte le|tutti i|tutte|tutti|le|gli|i|di|per|em|nos|nas|todos os|todas as|todos|todas|com|e|en todos los|en todas las|sobre|auf alle)\s/iu;
