/** Reads a business card out of a sentence: who it is for, what they do, and every line by which they are reached. */

import { capitalize } from '#common/wording/capitalize.ts';
import { EMAIL, PHONE, WEBSITE } from './sentence-patterns.ts';

export interface CardReading {
  /** "Ton & Form"; empty where only a person is named. */
  company: string;
  name: string;
  position: string;
  /** What the business does: "Ceramic studio". */
  trade: string;
  /** Phones, mail and account, one a line. */
  contact: string;
  website: string;
  /** Street and town. */
  address: string;
}

const WORD = "\\p{Lu}[\\p{L}'’.-]*";
const NUMBER = '\\d{1,4}(?:\\s?[-–/]\\s?\\d{1,4})?\\s?[a-zA-Z]?(?![\\p{L}\\p{N}])';
const LITTLE = '(?:of|the|de|des|du|la|le|los|las|del|della|dei|von|der|den|dem|zum|zur|am|an)';
/** A street with its number, as it is written in the languages we speak. */
const STREETS = [
  `(?:${WORD}[\\s-])?\\p{Lu}?[\\p{L}-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\\.|[Pp]latz|[Gg]asse|[Ww]eg|[Aa]llee|[Uu]fer|[Rr]ing|[Dd]amm|[Hh]of|[Mm]arkt)\\s${NUMBER}`,
  `(?:Am|An der|An den|Auf der|Auf dem|Im|In der|In den|Unter den|Vor dem|Zum|Zur)\\s${WORD}(?:\\s${WORD})?\\s${NUMBER}`,
  `${NUMBER},?\\s(?:${WORD}\\s){1,3}(?:Street|Road|Avenue|Square|Lane|Drive|Way|Place|Alley|Court|Boulevard|Terrace|Row|Hill|Close|Crescent|Gardens|Highway|Parkway|St\\.?|Rd\\.?|Ave\\.?|Blvd\\.?|Dr\\.?|Ln\\.?)(?!\\p{L})`,
  `(?:${WORD}\\s){1,3}(?:Street|Road|Avenue|Square|Lane|Drive)\\s${NUMBER}`,
  `${NUMBER},?\\s(?:bis\\s|ter\\s)?(?:rue|avenue|boulevard|place|chemin|quai|allée|impasse|Rue|Avenue|Boulevard|Place|Chemin|Quai)\\s(?:${LITTLE}\\s|l['’]|d['’])*${WORD}(?:[\\s-](?:${LITTLE}\\s)?${WORD})*`,
  `(?:Calle|C/|Avenida|Avda\\.|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Praça|Largo)\\s?(?:${LITTLE}\\s)*${WORD}(?:\\s(?:${LITTLE}\\s)*${WORD})*,?\\s(?:n[.ºo]?\\s?)?${NUMBER}`,
];
/** "80331 München", "London SE1 2AB", "Springfield, IL 62701". */
const TOWNS = [
  `(?:[A-Z]{1,2}-)?\\d{4,5}\\s${WORD}(?:[\\s-](?:(?:am|an der|im|bei|ob der|la|de|sur|a/d)\\s)?${WORD}){0,3}`,
  `\\d{4}\\s?[A-Z]{2}\\s${WORD}(?:\\s${WORD})?`,
  `(?:${WORD}(?:\\s${WORD})?,?\\s)?[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}`,
  `${WORD}(?:\\s${WORD})?,?\\s[A-Z]{2}\\s\\d{5}(?:-\\d{4})?`,
];
const either = (all: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, flags);
const STREET = either(STREETS, 'u');
const TOWN = either(TOWNS, 'u');
const TOWN_BEHIND = new RegExp(`^\\s*,?\\s*(?:in\\s)?(${TOWNS.join('|')})(?![\\p{L}\\p{N}])`, 'u');
/** What nobody wrote a pattern for: a part with words and a house number at one of its ends. */
const NUMBERED =
  /^(?:(?:\p{L}[\p{L}.'’-]*\s){1,4}\d{1,4}\s?[a-z]?|\d{1,4}[a-z]?\s(?:\p{L}[\p{L}.'’-]*\s?){1,4})$/u;
const SINCE =
  /(?<!\p{L})(?:since|seit|est\.?|established|gegründet|desde|depuis|dal|years?|jahre)(?!\p{L})/iu;

const LABEL =
  /^(?:(?:my|our|the|meine?|unsere?|mi|and|und|y)\s)?(?:tel(?:ephone|efon|éfono|\.)?|phone(?: number)?|mobile?|cell|handy|fon|e-?mail|mail|web(?:site|seite)?|homepage|address|adresse|anschrift|dirección|located|name|position|job title|title|titel|company|firma|insta(?:gram)?|contact|kontakt|logo)(?:\s(?:is|ist|es|at|in|under|unter))?\s*(?:[:.]\s*|$|\s(?=[\d(+@]))/iu;
const LEAD =
  /^(?:for|für|para|pour|with|mit|con|and|und|y|at|in|unter|from|von|named?|called|namens|the|our|my|an?|die|der|das|unsere?|meine?|el|la|mi|i am|i'm|ich bin|soy)\s+/iu;

const JOB =
  /(?<!\p{L})(?:owner|founder|co-founder|partner|director|manager|head of|ceo|cto|cfo|president|assistant|consultant|advisor|coach|trainer|teacher|tutor|lawyer|attorney|notary|doctor|dentist|therapist|physiotherapist|nurse|vet|architect|engineer|developer|programmer|designer|illustrator|photographer|artist|potter|ceramicist|ceramist|musician|writer|editor|translator|journalist|baker|chef|cook|barista|florist|gardener|hairdresser|barber|beautician|tailor|carpenter|joiner|plumber|electrician|painter|roofer|mechanic|realtor|estate agent|accountant|bookkeeper|sales|marketing|geschäftsführer(?:in)?|inhaber(?:in)?|gründer(?:in)?|leiter(?:in)?|berater(?:in)?|rechtsanw[aä]lt(?:in)?|steuerberater(?:in)?|fotograf(?:in)?|grafiker(?:in)?|architekt(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|ärztin|arzt|zahnarzt|zahnärztin|hebamme|lehrer(?:in)?|trainer(?:in)?|bäcker(?:in)?|konditor(?:in)?|tischler(?:in)?|schreiner(?:in)?|maler(?:in)?|elektriker(?:in)?|friseur(?:in)?|gärtner(?:in)?|florist(?:in)?|keramiker(?:in)?|künstler(?:in)?|dueñ[oa]|fundador[a]?|director[a]?|gerente|abogad[oa]|arquitect[oa]|fotógraf[oa]|diseñador[a]?|médic[oa]|profesor[a]?|propriétaire|gérante?|photographe|avocate?|titolare|fotografo)(?!\p{L})/iu;
const FIRM =
  /[&+]|(?<!\p{L})(?:gmbh|ug|ag|kg|ohg|e\.?\s?k\.?|ltd|llc|inc|co|corp|plc|s\.?l\.?|s\.?a\.?|srl|sarl|studios?|atelier|ateliers|caf[eé]|bakery|bäckerei|shop|store|laden|boutique|salon|gallery|galerie|agency|agentur|group|gruppe|company|works|workshop|werkstatt|bar|bistro|restaurant|ristorante|trattoria|pizzeria|photography|fotografie|hotel|farm|hof|clinic|praxis|kanzlei|school|schule|academy|akademie|press|verlag|media|design|designs|garage|garten|gardens?|kitchen|küche|brewery|brauerei|roastery|rösterei|yoga|fitness|gym|spa|bikes?|books?|flowers|blumen|consulting|solutions|partners?|brothers|bros|sons|söhne)(?!\p{L})/iu;

/** Two to four names with capitals, and nothing that only a firm is called. */
const isPerson = (part: string): boolean =>
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl)\.?(?:-\p{L}+\.?)?\s)*\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:de|da|van|von|der|den|la|le|di|del|zu)\s)*\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(
    part,
  ) &&
  !FIRM.test(part) &&
  !JOB.test(part);

/** What is left of a text; what stood around something that is taken out is parted. */
class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }

  takeAll(pattern: RegExp, max: number): string[] {
    const found: string[] = [];
    for (let hit = pattern.exec(this.text); hit && found.length < max; hit = pattern.exec(this.text)) {
      found.push(hit[0].trim());
      this.text = `${this.text.slice(0, hit.index)} ; ${this.text.slice(hit.index + hit[0].length)}`;
    }
    return found;
  }
}

const ACCOUNT = /(?<![\p{L}\p{N}])@[\w.]{2,30}/u;
/** As it is written in Spain and elsewhere. */
const GROUPED = /(?<![\d+])\d{3}\s\d{3}\s\d{3}(?!\d)/u;
const ANY_SITE = /(?:https?:\/\/|www\.)[^\s,;]+/iu;

/** `text`: the sentence without the words that ask for a card. */
export function readCard(text: string): CardReading {
  const rest = new Rest(text);
  const mails = rest.takeAll(EMAIL, 2).map((one) => one.replace(/[.,;]$/, ''));
  const [website = ''] = [...rest.takeAll(ANY_SITE, 1), ...rest.takeAll(WEBSITE, 1)];
  const phones = [...rest.takeAll(PHONE, 2), ...rest.takeAll(GROUPED, 1)];
  const accounts = rest.takeAll(ACCOUNT, 1);
  const address = new Address();
  rest.text = address.takeFrom(rest.text);
  const card = { company: '', name: '', position: '', trade: '' };
  for (const part of partsOf(rest.text)) {
    if (address.isMore(part)) address.add(part);
    else sortInto(card, part);
  }
  return {
    ...card,
    contact: [...phones, ...mails, ...accounts].join('\n'),
    website: website.replace(/^https?:\/\//i, '').replace(/[./]$/, ''),
    address: address.text,
  };
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;|·•\n]+|\s[–—-]\s|(?<=\p{L}{3})[.!?](?=\s+\p{Lu}\p{Ll}{2}|\s*$)/u)
    .flatMap((part) => part.split(/\s(?=(?:owner|founder|inhaber(?:in)?|gründer(?:in)?)\s(?:of|von)\s)/iu))
    .map((part) => {
      let words = part.trim();
      for (let before = ''; before !== words; ) {
        before = words;
        words = words
          .replace(LABEL, '')
          .replace(LEAD, '')
          .replace(/^[:\s]+/, '')
          .trim();
      }
      return words.replace(/\s+(?:and|und|y|at|with|mit|in|unter)$/iu, '');
    })
    .filter((part) => /\p{L}{2}/u.test(part));

/** Streets and towns, put together as they were found. */
class Address {
  readonly #lines: string[] = [];
  #hasTown = false;

  takeFrom(text: string): string {
    let rest = text;
    const street = STREET.exec(rest);
    if (street) {
      this.#lines.push(street[0].trim());
      const after = rest.slice(street.index + street[0].length);
      // The town stands behind its street, and one word is enough for it.
      const town =
        TOWN_BEHIND.exec(after) ?? /^\s*(?:,|\sin\s)\s*(\p{Lu}[\p{L}'’.-]*)(?=\s*(?:[,;.]|$))/u.exec(after);
      const isTown = town !== null && !FIRM.test(town[1]!) && !JOB.test(town[1]!);
      if (isTown) {
        this.#lines.push(town[1]!);
        this.#hasTown = true;
      }
      rest = `${rest.slice(0, street.index)} ; ${after.slice(isTown ? town[0].length : 0)}`;
    }
    const town = this.#hasTown ? null : TOWN.exec(rest);
    if (town) {
      this.#lines.push(town[0].trim());
      this.#hasTown = true;
      rest = `${rest.slice(0, town.index)} ; ${rest.slice(town.index + town[0].length)}`;
    }
    return rest;
  }

  isMore(part: string): boolean {
    if (SINCE.test(part) || JOB.test(part)) return false;
    return this.#lines.length === 0 && NUMBERED.test(part);
  }

  add(part: string): void {
    this.#lines.push(part);
  }

  get text(): string {
    return this.#lines
      .map((line) => line.replace(/[.,]$/, (end) => (/[Ss]tr\.$/.test(line) ? end : '')))
      .join(', ');
  }
}

type Who = Pick<CardReading, 'company' | 'name' | 'position' | 'trade'>;

function sortInto(card: Who, part: string): void {
  const of = /^(.{3,30}?)\s(?:of|at|von|bei|de|chez)\s(\p{Lu}.*)$/u.exec(part);
  if (of && JOB.test(of[1]!) && !card.position) {
    card.position = capitalize(of[1]!);
    card.company ||= of[2]!;
    return;
  }
  // "Anna Berger photographer": the name, and what it is followed by.
  const named = /^(\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+)\s(\p{Ll}.*)$/u.exec(part);
  if (named && isPerson(named[1]!) && !card.name) {
    card.name = named[1]!;
    sortInto(card, named[2]!);
    return;
  }
  // "bakery Brot & Zeit": what it is, and what it is called.
  const called = /^(\p{Ll}[\p{Ll}\s]{2,24})\s(\p{Lu}.*)$/u.exec(part);
  if (called && !card.company && !JOB.test(called[1]!)) {
    card.company = called[2]!;
    card.trade ||= capitalize(called[1]!);
    return;
  }
  // Of two that could be persons, the first one is the firm.
  if (card.name && !card.company && isPerson(part)) {
    card.company = card.name;
    card.name = part;
    return;
  }
  if (!card.name && isPerson(part)) card.name = part;
  else if (!card.position && JOB.test(part)) card.position = capitalize(part);
  else if (!card.company && (FIRM.test(part) ? /^\p{Lu}/u.test(part) : !card.name))
    card.company = capitalize(part);
  else card.trade = card.trade ? `${card.trade} · ${capitalize(part)}` : capitalize(part);
}
