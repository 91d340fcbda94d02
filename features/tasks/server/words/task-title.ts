/** What is left of a sentence as a title: without the words that only lead to a date, and without "and please". */

/** Directly before a date: "by Friday", "am Montag". */
const BEFORE_A_DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'due|by|before|until|till|on|at|for|from|starting',
    'fällig|bis|vor|am|ab|um|zum|für',
    'antes del?|para el|hasta el|el|a partir del?|para',
    'avant|le|pour|dès|à partir de|d.ici(?: à)?',
    'entro|prima di|il|per|da',
    'até|antes de|na|no|em|para|dia',
  ].join('|')})\\s+$`,
  'iu',
);
/** Behind a date, in languages that put such words there. */
const AFTER_A_DATE = /^(?:までに|まで|に|の|之前|以前|前)/u;

const LEAD_INS = [
  // English
  '(?:and|then|also|so|oh|ok|okay|well|plus)',
  'please|kindly',
  '(?:do not|don.t) forget to|remember to|make sure (?:to|you)|remind me to|be sure to',
  '(?:i|we|you) (?:still |also |really )?(?:need to|have to|must|should|ought to)|(?:i|we).ve got to|need to|have to',
  'can you|could you|let.s',
  // German
  'und|dann|außerdem|bitte',
  // Spanish
  'y|luego|por favor|hay que|(?:tenemos|tengo) que|no (?:olvides|olvidar)|recuerda|recordar',
  // French
  'et|puis|s.il (?:te|vous) pla[iî]t|il faut|n.oublie[zr]? pas (?:de |d.)',
  // Italian
  'e|poi|per (?:favore|piacere)|dobbiamo|devo|bisogna|ricorda(?:ti|rsi)? di',
  // Portuguese
  'depois|(?:temos|tenho) (?:que|de)|precisamos|preciso|não (?:esqueça|esquecer) de|lembre-se de|lembrar de',
  // Japanese and Chinese write no spaces.
];
const LEAD_IN = new RegExp(`^(?:${LEAD_INS.join('|')})(?:[,:]?\\s+|(?<=d.))(?=\\S)`, 'iu');
const LEAD_IN_UNSPACED = /^(?:请|请你|麻烦)/u;
const EDGES = /^[\s,;:.、。–—-]+|[\s,;:、–—-]+$/gu;

/** Leads in sentences are short: "and then please remember to". */
const MAX_LEAD_INS = 5;

const trimmed = (text: string): string => text.replace(EDGES, '');

export function titleWithout(text: string, spans: readonly { from: number; to: number }[]): string {
  let rest = text;
  for (const { from, to } of spans.toSorted((a, b) => b.from - a.from)) {
    let before = rest.slice(0, from);
    while (BEFORE_A_DATE.test(before)) before = before.replace(BEFORE_A_DATE, '');
    rest = `${before} ${rest.slice(to).replace(AFTER_A_DATE, '')}`;
  }
  return withoutLeadIn(rest.replace(/\s+/g, ' ').replace(/\s+([.!?,])/g, '$1'));
}

/** "And please pay the rent" is "Pay the rent". */
export function withoutLeadIn(text: string): string {
  let title = trimmed(text);
  const isLed = LEAD_IN.test(title) || LEAD_IN_UNSPACED.test(title);
  for (let i = 0; i < MAX_LEAD_INS; i++)
    title = trimmed(title.replace(LEAD_IN, '').replace(LEAD_IN_UNSPACED, ''));
  title = title.replace(/[.。]+$/u, '');
  return isLed ? title.charAt(0).toLocaleUpperCase() + title.slice(1) : title;
}
