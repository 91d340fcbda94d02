/** What dates, prices, offers, places and contacts look like in everyday English, German and Spanish. */

/** Words end at letters of every script, which `\b` does not know. */
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
export const words = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(`${START}(?:${pattern})${END}`, flags);

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag(?:s|e|en|abend|nachmittag|vormittag)?|mittwochs?|sonnabends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const DAY_PART = '(?:\\s(?:night|evening|morning|afternoon|abend|nachmittag|noche|tarde|mañana))?';
const SHORT_DAY = '(?:mon|tues?|wed|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so)\\.?(?=,?\\s\\d|\\s?[-–])';
const MONTH =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|märz|mar(?:ch)?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th|\\.)?';
const YEAR = '(?:,?\\s(?:de\\s)?20\\d{2})?';
const TIME = '\\d{1,2}(?:[:.]\\d{2})?';
const CLOCK = `(?:${TIME}\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock|uhr|hs?|horas)|\\d{1,2}:\\d{2}|noon|midnight|midday)`;
const CLOCK_RANGE = `${TIME}\\s?(?:to|until|till|-|–|bis|a|y)\\s?(?:las\\s)?${CLOCK}`;
const SEASON =
  '(?:week(?:end)?|month|year|summer|winter|autumn|fall|spring|evening|morning|afternoon|season)';
const RELATIVE = `(?:today|tonight|tomorrow|(?:this|next|all|every|each|the whole|the coming)\\s(?:${SEASON}|day|${DAY}${DAY_PART}|${MONTH})|(?:every|each|on the|jeden|am|cada|el)\\s(?:first|second|third|fourth|last|ersten|zweiten|dritten|letzten|primer|último)\\s${DAY}(?:\\s(?:of (?:the|each|every) month|im monat|del mes))?|weekdays|daily|heute(?:\\sabend)?|(?:diese[nsrm]?|nächste[nsrm]?|jede[nsrm]?|ganzen?)\\s(?:woche|monat|wochenende|sommer|winter|herbst|frühling|tag|${DAY})|täglich|hoy|esta\\s(?:semana|noche|tarde)|este\\s(?:mes|verano|invierno|otoño|fin\\sde\\ssemana|${DAY})|(?:todos\\slos|cada)\\s(?:días?|${DAY})|pasado\\smañana)`;
const FEAST =
  "(?:(?:mother|father|valentine|new year)'?s'?\\s(?:day|eve)|black\\sfriday|christmas(?:\\seve|\\sday)?|easter(?:\\s(?:sunday|monday|weekend))?|halloween|heiligabend|muttertag|vatertag|valentinstag|weihnachten|ostern|silvester|navidad|nochebuena|san\\svalentín)";
const CALENDAR = `(?:${NUMBER}\\s(?:of\\s|de\\s)?${MONTH}${YEAR}|${MONTH}\\s${NUMBER}${YEAR}|\\d{1,2}\\.\\d{1,2}\\.(?:20)?(?:\\d{2})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const BEFORE =
  '(?:(?:only|just|nur|noch|sólo|solo)\\s)?(?:until|till|through|by|on|from|starting(?:\\s(?:on|at|from))?|beginning|between|before|after|at|open|am|ab|bis(?:\\szum)?|vom?n?|zwischen|vor|nach|um|immer|an|hasta(?:\\sel)?|desde(?:\\sel)?|del?|el|los|la|entre|a\\slas?|a\\spartir\\s(?:del?|de\\slas?)|antes\\sdel?)\\s(?:(?:the|den|dem|el|las?)\\s)?';
/** Alone; the others only beside a day. */
const UNIT = `(?:${RELATIVE}|${DAY}${DAY_PART}|${SHORT_DAY}|${CALENDAR}|${CLOCK_RANGE}|${CLOCK})`;
const BARE = `(?:${NUMBER}\\s?(?:-|–|to|bis|and|und|y|a|al)\\s?${CALENDAR}|${TIME}\\s?[-–]\\s?${TIME})`;
const JOIN = `(?:,?\\s(?:and\\s|und\\s|y\\s|to\\s|a\\s|al\\s|bis\\s|bis\\szum\\s|through\\s|until\\s|till\\s|-\\s|–\\s|hasta\\s(?:el\\s|las\\s)?)?(?:at\\s|from\\s|the\\s|on\\s|um\\s|ab\\s|von\\s|den\\s|dem\\s|der\\s|el\\s|de\\s|desde\\s|a\\slas?\\s|a\\spartir\\sde\\slas?\\s|las?\\s)?|\\s?[-–]\\s?)`;
const IN_MONTH = `(?:in|im|en|from|since|starting|ab|seit|desde|until|bis|hasta|during|throughout|all through|until the end of|bis ende|hasta finales de)\\s${MONTH}`;
const AT_FEAST = `(?:only\\s)?(?:on|until|before|by|this|am|an|bis|vor|zu|el|hasta|en)\\s(?:the\\s)?${FEAST}`;

export const DATE = words(
  `(?:${IN_MONTH}|${AT_FEAST}|(?:${BEFORE}|(?:only|nur|solo|sólo)\\s)?(?:${UNIT}|${BARE})(?:${JOIN}(?:${UNIT}|${BARE}|\\d{1,2}(?=\\s?[-–])))*)(?:\\sonly)?`,
  'giu',
);
/** A day that only says which one it is: "Sunday brunch". */
export const DAY_ALONE = new RegExp(`^${DAY}${DAY_PART}$`, 'iu');
export const FEAST_DAY = /(?:black|good|ash|palm|casual|super|cyber)\s$/i;

const MONEY =
  '(?:[€$£]\\s?\\d+(?:[.,]\\d{3})*(?:[.,]\\d{1,2})?|(?:chf|eur|usd)\\s\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{3})*(?:[.,]\\d{1,2})?\\s?(?:€|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|franken)(?![\\p{L}])))';
const EACH =
  '(?:\\s?(?:/|per|a|an|pro|por|je|al|each|the)\\s?(?:person|head|month|week|day|night|hour|year|piece|kilo|kg|litre|slice|class|session|child|adult|monat|woche|tag|stunde|kind|stück|persona|mes|hora|día|noche|pieza)(?![\\p{L}])|\\s(?:each|p\\.\\s?p\\.|apiece))?';
export const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:\\d+\\s(?:for|für|por)\\s(?=[€$£\\d])|(?:(?:for|für|por|at|um)\\s)?(?:only|just|from|ab|nur|desde|solo|sólo|now|jetzt|for|für|por|costs?|kostet|cuesta|at|a)\\s)?${MONEY}${EACH}`,
  'giu',
);
/** What it cost before belongs to the words, not to the price. */
export const BEFORE_PRICE = new RegExp(
  `(?:instead of|statt|was|before|antes|en vez de|en lugar de|over|above|under|ab einem wert von)\\s(?:only\\s)?${MONEY}|save\\s${MONEY}`,
  'iu',
);

export const PERCENT =
  /(?<![\p{L}\p{N}])(?:(?:save|get|spare|sparen sie|ahorra|(?:discount|reduction) of|rabatt von|descuento del)\s)?(?:(?:up to|bis zu|bis|hasta(?:\sun)?)\s)?[-−–]?\s?\d{1,3}\s?(?:%|percent|per cent|prozent|por ciento)(?:\s?(?:off|discount|rabatt|less|de descuento|reduction|reduziert|günstiger|menos))?/iu;

export const DEAL = words(
  '(?:buy|get)\\s(?:one|two|1|2)[, ]+(?:and\\s)?get\\s(?:one|1|the\\s\\p{L}+|a\\s\\p{L}+)(?:\\s(?:for\\s)?(?:free|half price))?|(?:two|three|2|3|4)\\s(?:for|für)\\s(?:the price of\\s)?(?:one|two|1|2|3)|[2-4]\\s?x\\s?[1-3]|half[- ]price|zum halben preis|mitad de precio|a mitad de precio|free\\s(?:entry|entrance|admission|delivery|shipping|tastings?|parking|trial|gift|samples?|wi-?fi|installation)(?:\\s(?:before|after|until|till|for)\\s[^,.;!?]{2,22})?|(?:eintritt|lieferung|parken)\\s(?:frei|kostenlos)|(?:freier|kostenloser)\\seintritt|(?:entrada|envío)\\s(?:gratis|libre)|kids eat free|first\\s\\p{L}+\\sfree',
);

export const WEBSITE =
  /(?<![\p{L}\p{N}@])(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|eu|io|co|uk|fr|it|es|nl|us|shop|app|info|cafe|studio|example)(?:\/[^\s,]*)?(?![\p{L}\p{N}])/iu;
export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
export const PHONE =
  /(?:\+\d|\b0\d|\(\d{3}\)\s?\d|\b\d{3}[-\s]\d{3,4}[-\s]?\d)[\d\s/()-]{3,}\d|\b555[-\s]\d{4}\b/;

const PROPER = "(?:\\p{Lu}[\\p{L}'’.-]*|\\d{1,4}[a-z]?)";
const TITLE = `${PROPER}(?:\\s(?:&\\s)?(?:(?:of|the|de|del|la|las|los|am|an|der|von|zum|and)\\s){0,2}${PROPER})*`;
const ROOM =
  '(?:park|library|town hall|city hall|village hall|church(?: hall)?|school|beach|garden|shop|store|caf[eé]|bakery|studio|gym|market square|market hall|hall|museum|cent(?:re|er)|community cent(?:re|er)|backyard|courtyard|office|salon|restaurant|pub|bar|barn|farm|harbou?r|theatre|gallery|playground|workshop|club(?:house)?|zoo|stadium|car park|vineyard|winery|brewery|showroom|corner|river|lake|plaza|parque|biblioteca|tienda|playa|jardín|centro|iglesia|local|panadería|taller|estudio|terra(?:ce|za)|patio|hotel|chapel|square|station|boathouse|canteen|foyer|attic)';
const IN =
  '(?:[Aa]t|[Ii]n|inside|near|opposite|behind|next to|outside|im|in der|in den|am|an der|bei|beim|auf dem|auf der|vor dem|en|en el|en la|en los|frente a(?:l)?)';
const OUR = '(?:(?:the|our|my|unser(?:em|er|en)?|dem|der|den|nuestr[oa]|el|la)\\s)?';
const STREET =
  "(?:\\d{1,4}[a-z]?\\s(?:\\p{Lu}[\\p{L}'.-]+\\s){1,3}(?:Street|Road|Avenue|Square|Lane|Drive|Way|Place|Alley|St|Rd|Ave)(?![\\p{L}])|(?:\\p{Lu}[\\p{L}'.-]+\\s){1,3}(?:Street|Road|Avenue|Square|Lane|Drive|Alley)(?![\\p{L}])(?:\\s\\d{1,4})?|\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|platz|gasse|weg|allee)\\s\\d{1,4}[a-z]?|(?:Calle|Avenida|Plaza|Paseo|Rue|Via)\\s\\p{Lu}[\\p{L}]+(?:\\s(?:de\\s|del\\s|la\\s)?\\p{Lu}[\\p{L}]+)*(?:\\s\\d{1,4})?)";
const FLOOR = '(?:in|on)\\s(?:the\\s)?(?:first|second|ground|top)\\sfloor';
/** With upper and lower case told apart: names have capitals. */
export const PLACE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:on|in|at|an der|in der|en(?: la)?)\\s(?:the\\s)?(?:corner of\\s)?(${STREET})|(${STREET})|${IN}\\s(${OUR}(?:\\p{Ll}[\\p{L}-]+\\s){0,2}${ROOM}(?:\\s(?:of|de|del)\\s${TITLE})?(?![\\p{L}])|${OUR}${TITLE})|(${FLOOR}))`,
  'gu',
);
/** A part of the sentence that is nothing but the name of a house. */
export const PLACE_NAME =
  /^(?:the\s|The\s)?(?=(?:.*\s)?(?:Gallery|Bar|Hall|Park|Caf[eé]|House|Haus|Church|School|Library|Museum|Theat(?:re|er)|Club|Studio|Gardens?|Hotel|Restaurant|Cent(?:re|er)|Arena|Stadium|Pub|Inn|Barn|Room|Campus|Saal|Kirche|Schule|Stadthalle|\p{Lu}\p{Ll}+(?:halle|park|platz|garten|saal|haus)|Plaza|Parque|Sala|Teatro|Centro)(?:\s|$))\p{Lu}[\p{L}'’-]*(?:\s(?:of\s|de\s|del\s)?(?:\p{Lu}[\p{L}'’-]*|\d+)){0,4}$/u;

/** What stands behind "in" and is no place. */
export const NO_PLACE =
  /^(?:the\s|der\s|dem\s|den\s)?(?:English|German|French|Spanish|Italian|Christmas|Easter|Advent|Angebot|Sommer|Winter|Herbst|Frühling|Frühjahr|Preis|Team|Monat|Jahr|Voraus|Haus|Abo|Set|Doppelpack|Sale|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\d+$)(?![\p{L}])/u;
