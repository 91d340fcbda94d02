/** The words that days and spans are said with in six languages, told apart by what they are worth, so that no order of them has to be foreseen. */

/** One of these makes a run of words a date. */
const STRONG =
  "(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:woche|wochenende|hälfte)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag(?:s|e|abend|nachmittag)?|mittwochs?|sonnabends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenic[ah]e?|(?:segunda|terça|quarta|quinta|sexta)(?:s)?(?:-feiras?)?|feiras?|january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept|oct|nov|dec|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|today|tonight|tomorrow|heute|morgen|hoy|mañana|aujourd['’]hui|demain|oggi|domani|hoje|amanhã|weekends?|weekdays?|wochenenden?|werktags|fin de semana|fines de semana|week-ends?|fine settimana|fins? de semana|weeks?|wochen?|semanas?|semaines?|settiman[ae]|months?|monats?|mes|mois|mese|mês|easter|christmas(?: eve)?|halloween|black friday|ostern|oster(?:sonntag|montag|samstag)s?|pfingsten|karfreitag|nikolaus|weihnachten|heiligabend|silvester|navidad|noël|natale|natal|pâques|pasqua|páscoa|valentine['’]s day|valentinstag|mother['’]s day|muttertag|daily|täglich|diario|\\d{1,2}[./]\\d{1,2}\\.?(?:\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}";
/** These stand in a date, but make none. */
const WEAK =
  "\\d{1,2}(?:st|nd|rd|th|er|ère|\\.|º|°)?|20\\d{2}|\\d{1,2}[:.]\\d{2}|\\d{1,2}\\s?(?:am|pm|uhr|h\\d{0,2})|am|pm|uhr|o['’]clock|h|first|second|third|fourth|last|next|this|every|each|all|only|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|letzte[nrsm]?|nächste[nrsm]?|diese[nrsm]?|jede[nrsm]?|ganze[nrsm]?|nur|primer[ao]?|segund[ao]|últim[ao]|próxim[ao]|est[ae]|cada|tod[oa]s?|première?|premier|deuxième|dernière?|prochaine?|cette|ce|chaque|tous|toutes|prim[ao]|second[ao]|ultim[ao]|prossim[ao]|quest[ao]|ogni|tutt[ieo]|primeir[ao]|quest[ao]|afternoons?|mornings?|evenings?|nights?|abends?|morgens|nachmittags?|tarde|noche|matin|soir|sera|mattina|manhã|noite|noon|midnight|advents?|ende|end|beginning|anfang|mitte|mid|early|late|finales|principios|fin|début|fine|inizio|fim|início";
/** These hold a date together, and are cut off at its end; some of them belong to its beginning. */
const JOINT =
  "di|from|to|until|till|through|by|on|in|of|the|and|at|between|starting|starts|start|begins|beginning|vom|von|bis|zum|zur|ab|am|im|um|und|der|die|das|des|dem|den|an|zwischen|gültig|startet|beginnt|del|desde|hasta|el|la|los|las|de|al|a|en|y|entre|empieza|du|au|aux|le|les|des|jusqu['’]au|jusqu['’]à|à|et|dès|en|dal|dall['’]|all['’]|al|fino|il|lo|i|gli|dei|e|ed|tra|inizia|do|da|dos|das|ao|até|o|os|as|no|na|nos|nas|às|em|com início|ore|alle|ab|a partir|-|–|—|bis zu|valid|offer ends|ends";
/** Kept at the front: without them an end would read like a beginning. */
const LEADS =
  /^(?:from|until|till|by|through|starting|between|vom|von|bis|ab|zwischen|desde|hasta|del|entre|du|jusqu['’]au|jusqu['’]à|dès|dal|fino|tra|às|aos|im|in|em|de|do|da|até|a partir|every|each|this|next|jede|only|all)/iu;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');
const isStrong = whole(STRONG);
/** A feast before a thing names the thing: Christmas stollen. */
const FEAST =
  /^(?:easter|christmas|halloween|black friday|ostern|weihnachten|navidad|noël|natale|natal|pâques|pasqua|páscoa|weekends?|daily)$/iu;
const UNIT = /^(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|months?|monats?|mes|mois|mese|mês)$/iu;
const isWeak = whole(WEAK);
const isJoint = whole(JOINT);
const May = /^May$/u;
/** Said with a capital in English only. */
const isMay = (word: string, before: string) =>
  May.test(word) && (before === '' || !/^(?:we|you|i)$/iu.test(before));

const TOKEN =
  /(?:fins? de semana|fine settimana|fines de semana|black friday|christmas eve|(?:valentine|mother)['’]s day|jusqu['’]à|jusqu['’]au|(?:dall|all)['’]|a partir|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}\.(?:\d{2,4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\s?(?:am|pm|uhr|h\d{0,2})(?![\p{L}])|\d{1,2}(?:st|nd|rd|th|er|\.(?=\s)|º|°)?(?![\p{L}\d])|[–—-]|[\p{L}\d][\p{L}\d'’-]*)/giu;

export interface FoundSpan {
  text: string;
  from: number;
  to: number;
}

interface Word extends FoundSpan {
  kind: 'strong' | 'weak' | 'joint' | 'other';
}

function kindOf(word: string, before: string): Word['kind'] {
  if (isStrong.test(word) || isMay(word, before)) return 'strong';
  if (isWeak.test(word)) return 'weak';
  return isJoint.test(word) ? 'joint' : 'other';
}

/** What says a date in scripts that part no words. */
const EASTERN =
  /(?:毎週|每周|每週|매주\s?)?(?:平日|\d{1,2}\s?月(?:\s?\d{1,2}\s?日|第[一二三四1-4]周|第[1-4一二三四]週|上旬|中旬|下旬|末)?|\d{1,2}월(?:\s?\d{1,2}일|\s?(?:첫째|둘째|셋째|넷째)\s?주|\s?말)?|\d{1,2}\s?日|\d{1,2}일|今週末?|来週|今月|本周末?|下周|周末|週末|每?周[一二三四五六日]|每?星期[一二三四五六日天]|[月火水木金土日]曜日?|이번\s?주말?|다음\s?주|주말|[월화수목금토일]요일|(?:春节|圣诞节|クリスマス|크리스마스)(?=まで|に|限定|까지|에|期间|前|$|[,\s]))(?:\s?(?:から|より|まで|至|到|起|前|부터|까지|~|〜|～|-|–|の|동안|限定|のみ|한정)\s?|(?=\d))?/gu;

function easternDates(text: string): FoundSpan | undefined {
  const all = [...text.matchAll(EASTERN)];
  const [first] = all;
  if (!first) return undefined;
  let to = first.index + first[0].length;
  for (const next of all.slice(1)) if (next.index <= to + 1) to = next.index + next[0].length;
  const raw = text.slice(first.index, to);
  return { text: raw.replace(/[の\s]+$/u, '').trim(), from: first.index, to };
}

/** A feast that belongs to the word beside it. */
const isNamed = (word: Word, last: Word, next: Word | undefined): boolean =>
  FEAST.test(word.text) && last === word && next !== undefined && next.from === last.to + 1;

/** A week or month of whatever there is: a trial week; a tree of Christmas. */
function isBare(word: Word, span: readonly Word[]): boolean {
  const [lead] = span;
  if (FEAST.test(word.text)) return lead !== word && /^(?:de|di|do|du|of)$/iu.test(lead!.text);
  return UNIT.test(word.text) && !span.some(({ kind }) => kind === 'weak');
}

/** The first run of date words in a text. */
export function findDates(text: string): FoundSpan | undefined {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return easternDates(text);
  const words: Word[] = [...text.matchAll(TOKEN)].map((hit, i, all) => ({
    text: hit[0],
    from: hit.index,
    to: hit.index + hit[0].length,
    kind: kindOf(hit[0], all[i - 1]?.[0] ?? ''),
  }));
  let best: Word[] = [];
  let run: Word[] = [];
  const close = (next?: Word) => {
    const span = trimmed(run);
    const strong = span.filter(({ kind }) => kind === 'strong');
    const last = span.at(-1);
    const isName =
      strong.length === 1 &&
      last !== undefined &&
      (isNamed(strong[0]!, last, next) || isBare(strong[0]!, span));
    if (best.length === 0 && strong.length > 0 && !isName) best = span;
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    const isParted =
      last &&
      /[,;.!?¦]/u.test(text.slice(last.to, word.from)) &&
      !/^\s*,\s*(?:\d{1,2}\s?(?:am|pm|uhr|h)|\d{1,2}[:.]\d{2})/iu.test(text.slice(last.to));
    if (word.kind === 'other' || isParted) close(isParted ? undefined : word);
    if (word.kind !== 'other') run.push(word);
  }
  close();
  const [first] = best;
  if (!first) return undefined;
  const from = first.from;
  const to = best.at(-1)!.to;
  return { text: text.slice(from, to).trim(), from, to };
}

function trimmed(run: readonly Word[]): Word[] {
  let from = 0;
  let to = run.length;
  while (to > from && run[to - 1]!.kind === 'joint') to--;
  while (from < to && run[from]!.kind === 'joint' && !LEADS.test(run[from]!.text)) from++;
  return run.slice(from, to);
}
