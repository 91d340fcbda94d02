/** What is left of a sentence without its facts: the headline, what else was said, and what to do. */

import { capitalize } from '#common/wording/capitalize.ts';

export interface SplitRest {
  subject: string;
  extra: string;
  call: string;
  /** "New". */
  kicker: string;
}

/** Headlines longer than this are parted where a new thought begins. */
const LONGEST_HEADLINE = 46;

/** Points of shortened words end no sentence. */
const SHORT = /(?<!\p{L})(Dr|Mr|Mrs|Ms|St|No|Nr|Prof|incl|inkl|vs|ca|approx|Sr|Sra|z\.B|\p{Lu})\.(?=\s)/gu;
const POINT = '\u2024';

const JOINTS =
  /^(?:and|und|y|e|or|but|so|also|that|which|says|saying|for|about|of|on|off|to|at|in|from|by|until|till|is|are|it is|it's|the|our|my|an?|now|für|über|von|vom|zum|zur|auf|am|im|ab|bis|unser\w*|eine?[rnsm]?|der|die|das|den|dem|para|sobre|de|del|en|el|la|los|las|un|una|nuestr[oa]s?|a|please|only|just|nur|solo|sólo|with prices|announcing|we have|wir haben|tenemos|there is|es gibt|hay|come to|kommt zu[mr]?|come and see|kommen sie zu[mr]?|ven a)(?=\s)/iu;
const BEGINS_THOUGHT =
  /\s(?=(?:with|featuring|feat\.|including|incl\.|plus|where|because|while|mit|inklusive|inkl\.|samt|dazu|con|incluye|incluido|además)\s)/iu;
const LATER_THOUGHT =
  /\s(?=(?:for|by|from|in|on|of|to|and|so|when|who|that|without|für|von|aus|in|und|ohne|bei|para|de|en|sin|por|y|que)\s)/giu;
const ENDS =
  /(?<!\d)\s(?:on|at|in|for|until|till|from|and|with|the|of|by|only|this|every|to|is|are|our|an?|costs?|am|um|im|ab|bis|für|von|und|mit|nur|der|die|das|auf|el|la|los|las|de|en|y|con|por|para|hasta|a|un|una|now|jetzt|just|starts?|starting|takes place|beginnt|startet|findet statt|findet|statt|empieza|all)$/iu;

const CALL =
  /^(?:please\s|bitte\s)?(book|call|order|reserve|register|sign up|rsvp|visit|apply|join|come|shop|subscribe|anmelden|anmeldung|anrufen|bestellen|buchen|reservieren|jetzt (?:buchen|bestellen|anmelden|bewerben)|reserva|llama|pide|apúntate|inscríbete|infos?|information|details|more|more info(?:rmation)?|mehr infos?|tel|phone|telefon|tel[eé]fono|e-?mail|contact|website|tickets)(?:\s(?:us|now|today|online|here|your (?:table|place|seat|spot|appointment|ticket)s?|a (?:table|place|seat)|tu (?:mesa|plaza)|by|early|ya|ahora|hoy|uns|unter))*(?:\s(?:at|on|under|to|via|unter|auf|bei|en|al|a|by))?[:.]?$/iu;
/** Not worth a button. */
const ONLY_LEADS =
  /^(?:infos?|information|details|more|mehr|tel|phone|telefon|tel[eé]fono|e-?mail|contact|website|anmeldung|tickets|more info)/iu;

const NEWS =
  /^(?:new|brand new|now|neu|jetzt neu|nuevo|nueva|novedad|new (?:at|in|with) \p{L}+|neu bei uns|neu im sortiment|coming soon|demnächst|last chance|last minute|real estate|immobilien|for sale|for rent|special|tip|sale|attention|achtung|atención)$/iu;

const restore = (text: string): string => text.replaceAll(POINT, '.');

function trimmed(part: string, isFirst: boolean): string {
  let text = part.replace(/^[\s-]+|[\s-]+$/gu, '').trim();
  // Marks that belong to the whole sentence, and not to a name inside.
  if ((text.match(/["“”„]/g)?.length ?? 0) % 2 === 1) text = text.replace(/^["“”„]|["“”„]$/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(ENDS, '').trim();
    if (isFirst) text = text.replace(JOINTS, '').trim();
  }
  return text;
}

/** A bare verb is no button yet. */
const callOf = (words: string): string => {
  const text = capitalize(
    words.replace(/^(?:please|bitte)\s/iu, '').replace(/\s(?:at|on|under|to|via|unter|en|by)$/iu, ''),
  );
  if (/^(?:book|order|reserve|register|apply|join|shop)$/iu.test(text)) return `${text} now`;
  return /^(?:call|visit)$/iu.test(text) ? `${text} us` : text;
};

const hasWords = (part: string): boolean => /\p{L}{2}|\d\s?\p{L}/u.test(part);
/** Only what held the facts together. */
const ONLY_JOINTS =
  /^(?:(?:on|at|in|for|until|from|and|with|the|of|by|only|just|this|every|to|is|are|we|we're|our|am|um|im|ab|bis|für|von|und|mit|nur|der|die|das|es|wir|ist|sind|open|el|la|los|las|de|en|y|con|por|para|hasta|off|save|each|per|get|it|now|all|or|come|price|entry|admission|tickets?|costs?|eintritt|preis|entrada|precio|here|there|us|left|away|opening|opens|starts|start|beginn)\s?)+$/iu;

export function splitRest(text: string): SplitRest {
  const parts = text
    .replace(SHORT, `$1${POINT}`)
    .split(/[,;!?]+|[:.](?=\s|$)|\s[–—-]\s/u)
    .flatMap((part) => part.split(BEGINS_THOUGHT))
    .map((part) => part.trim())
    .filter(hasWords);
  let subject = '';
  let call = '';
  let kicker = '';
  const extras: string[] = [];
  for (const part of parts) {
    const isCall = CALL.exec(trimmed(part, false)) ?? CALL.exec(part);
    if (isCall && subject) {
      if (!ONLY_LEADS.test(part)) call ||= callOf(trimmed(restore(part), false));
      continue;
    }
    if (NEWS.test(part)) {
      kicker ||= capitalize(part);
      continue;
    }
    if (ONLY_JOINTS.test(part)) continue;
    const isThought = /^(?:with|featuring|including|incl|plus|mit|inklusive|con|incluye)\s/iu.test(part);
    if (!subject && !isThought) {
      const words = trimmed(part, true);
      if (hasWords(words)) {
        const [first, second] = shortened(words);
        subject = first;
        if (second) extras.push(second);
      }
      continue;
    }
    const words = trimmed(part.replace(/^(?:and|und|y)\s/iu, ''), false);
    if (hasWords(words)) extras.push(words);
  }
  if (!subject && extras.length > 0)
    subject = trimmed(extras.shift()!.replace(/^(?:with|mit|con)\s/iu, ''), true);
  return {
    subject: restore(subject),
    extra: extras.map((extra) => capitalize(restore(extra))).join(' · '),
    call,
    kicker,
  };
}

function shortened(words: string): [string, string] {
  if (words.length <= LONGEST_HEADLINE) return [words, ''];
  const places = [...words.matchAll(LATER_THOUGHT)].map(({ index }) => index).filter((at) => at >= 8);
  const at = places.filter((one) => one <= LONGEST_HEADLINE).at(-1) ?? places[0];
  return at === undefined ? [words, ''] : [words.slice(0, at), words.slice(at + 1)];
}
