/** What a sentence in one of the eight languages after English says first, and how it goes on: taken out word by word, so that a story can say it again without bending it. */

import type { Foreign } from '../languages/kinds.ts';

export interface Parts {
  /** As a sentence of its own; empty: it is none. '{A}' stands for the hero. */
  main: string;
  /** 'bis ihm die Eule ein Lied vorsingt': with its first word. */
  until: string;
  because: string;
  /** 'um seine Schwester zu besuchen'. */
  hope: string;
  /** Without their first words. */
  but: string;
  event: string;
}

type Link = Exclude<keyof Parts, 'main'>;

const LINKS: Readonly<Record<Foreign, Partial<Record<Link, RegExp>>>> = {
  de: {
    until: /,?\s+bis\s+(?!zu[mr]?\s|auf\s|nach\s|an\s|ins?\s|dahin|bald)/gu,
    but: /,?\s+(?:aber|doch|jedoch)\s+/gu,
    because: /(?:,?\s+weil|,\s+da)\s+/gu,
    hope: /,?\s+(?:um\s+(?=[^,.]*(?:\szu\s|\p{L}zu)\p{L})|damit\s+)/gu,
    event:
      /,?\s+und\s+dann\s+|,\s+und\s+|\s+und\s+(?=(?!nicht|jetzt|dort|erst|fast|selbst|laut|seit|mit|sonst|bunt|alt|kalt|sanft|leicht|schlecht|gut)(?:\p{Ll}{3,}t|ist|hat|will|kann|wird)\s)/gu,
  },
  fr: {
    until: /,?\s+jusqu[’'](?:à ce qu|au jour où|au moment où)/gu,
    but: /,?\s+mais\s+/gu,
    because: /,?\s+(?:parce qu|car\s)/gu,
    hope: /,?\s+(?:pour|afin de|afin d[’'])\s*(?=(?:l[’']|se\s|s[’']|lui\s|y\s|en\s|ne\s)?\p{Ll}+(?:er|ir|re)\s)/gu,
    event:
      /,?\s+(?:et\s+)?puis\s+|,\s+et\s+|\s+et\s+(?=(?:cherche|trouve|veut|découvre|part|apprend|devient|sauve|aide|fait|prend|décide|construit|rencontre|va|se|s[’']\p{L}+e|invite|gagne|retrouve|ouvre|partage|offre|commence|personne|rien|soudain)\s)/gu,
  },
  es: {
    until: /,?\s+hasta que\s+/gu,
    but: /,?\s+pero\s+/gu,
    because: /,?\s+porque\s+/gu,
    hope: /,?\s+para\s+(?=\p{Ll}+[aei]r(?:l[aeo]s?|se|me)?\s)/gu,
    event: /,?\s+y\s+(?:entonces|luego)\s+|,\s+y\s+/gu,
  },
  it: {
    until: /,?\s+(?:finché|fino a quando|fino a che)\s+/gu,
    but: /,?\s+(?:ma|però)\s+/gu,
    because: /,?\s+perché\s+/gu,
    hope: /,?\s+per\s+(?=\p{Ll}+(?:are|ere|ire|ar[el][aio]|er[el][aio]|ir[el][aio])\s)/gu,
    event: /,?\s+e\s+(?:poi|allora)\s+|,\s+e\s+/gu,
  },
  pt: {
    until: /,?\s+até que\s+/gu,
    but: /,?\s+(?:mas|porém)\s+/gu,
    because: /,?\s+porque\s+/gu,
    hope: /,?\s+para\s+(?=\p{Ll}+[aei]r\s)/gu,
    event: /,?\s+e\s+(?:então|depois)\s+|,\s+e\s+/gu,
  },
  ja: {},
  ko: {},
  zh: {
    until: /[，、]?直到/gu,
    but: /[，、]?(?:可是|但是|不过|但)[，、]?/gu,
    because: /[，、]?因为/gu,
    event: /[，、](?:然后|后来|于是)[，、]?/gu,
  },
};

/** These stand before the words as they are said again. */
const KEEPS: ReadonlySet<Link> = new Set(['until', 'because', 'hope']);
const MAX_PART = 160;
const MAX_MAIN = 200;

/** Somebody without a name is 'ours' from then on, which bends nothing else. */
const OURS: Partial<Record<Foreign, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^Eine\s/u, 'Unsere '],
    [/^Ein\s/u, 'Unser '],
  ],
  fr: [[/^Une?\s/u, 'Notre ']],
  es: [
    [/^Una\s/u, 'Nuestra '],
    [/^Un\s/u, 'Nuestro '],
  ],
  it: [
    [/^Un(?:a\s|[’'])/u, 'La nostra '],
    [/^Uno?\s/u, 'Il nostro '],
  ],
  pt: [
    [/^Uma\s/u, 'A nossa '],
    [/^Um\s/u, 'O nosso '],
  ],
};

/** 'Ein Bär, der Eis verkauft' tells who it is; a sentence says it of him. */
const WHO: Partial<Record<Foreign, RegExp>> = {
  fr: /^((?:\S+\s){1,4}?\S+?),?\s+qui\s+/u,
  es: /^((?:\S+\s){1,4}?\S+?),?\s+que\s+/u,
  it: /^((?:\S+\s){1,4}?\S+?),?\s+che\s+/u,
  pt: /^((?:\S+\s){1,4}?\S+?),?\s+que\s+/u,
};
const LATER_VERB =
  /\squi\s.+\s(?:est|a|veut|va|peut|cherche|trouve|découvre|part|apprend|devient|sauve|aide|fait|prend|décide|construit|rencontre|invite|gagne|ouvre|partage)\s/u;
const GERMAN_WHO = /^((?:\S+\s){1,4}?\S+?),\s+(der|die|das)\s+([^,]+)$/u;
const EINER: Readonly<Record<string, string>> = { der: 'einer', die: 'eine', das: 'eines' };
const GERMAN_VERB =
  /\s(?:ist|hat|will|kann|darf|muss|soll|wird|weiß|sind|haben|wollen|können|\p{Ll}{2,}(?:t|en|ern|eln))(?=\s|$|,)/u;

/** 'Eine Schnecke namens Elfi' is Elfi. */
const NAMED =
  /^\p{Lu}\S*\s(?:\S+\s){1,3}?(?:namens|nommée?|qui s[’']appelle|llamad[oa]|di nome|chamad[oa])\s(\p{Lu}\p{L}+),?\s/u;

function asSentence(text: string, language: Foreign): string {
  const called = NAMED.exec(text);
  if (called) return asSentence(`${called[1]} ${text.slice(called[0].length)}`, language);
  const ours = (OURS[language] ?? []).find(([pattern]) => pattern.test(text));
  const own = ours ? text.replace(ours[0], ours[1]) : text;
  if (language === 'de') {
    const who = GERMAN_WHO.exec(own);
    if (who) return `${who[1]} ist ${EINER[who[2]!]}, ${who[2]} ${who[3]}`;
    return GERMAN_VERB.test(own) ? own : '';
  }
  const who = WHO[language];
  // Not where another verb comes later: 'un hérisson qui pique cherche un ami'.
  return who && !(language === 'fr' && LATER_VERB.test(own)) ? own.replace(who, '$1 ') : own;
}

/** 'Kann nicht fliegen' needs its subject; the southern languages do without. */
const GERMAN_BARE =
  /^(?!nicht|jetzt|dort|erst|fast|selbst|seit|mit|sonst|jemand|niemand)(?:ist|hat|will|kann|darf|muss|soll|wird|weiß|\p{Ll}{3,}t)\s/u;
const FRENCH_BARE =
  /^(?:ne\s|n[’']|se\s|s[’']\p{L}+e\s|(?:est|a|veut|va|peut|cherche|trouve|découvre|part|apprend|devient|sauve|aide|fait|prend|décide|construit|rencontre|invite|gagne|retrouve|ouvre|partage|offre|commence)\s)/u;
const withSubject = (text: string, language: Foreign): string =>
  (language === 'de' && GERMAN_BARE.test(text)) || (language === 'fr' && FRENCH_BARE.test(text))
    ? `{A} ${text}`
    : text;

export function partsOf(core: string, language: Foreign): Parts {
  const parts: Parts = { main: '', until: '', because: '', hope: '', but: '', event: '' };
  const text = core.replace(/[.。!?！？…\s]+$/u, '');
  const links = (Object.entries(LINKS[language]) as [Link, RegExp][])
    .flatMap(([link, pattern]) =>
      [...text.matchAll(pattern)].map((one) => ({
        link,
        from: one.index,
        to: one.index + one[0].length,
        word: one[0],
      })),
    )
    .sort((a, b) => a.from - b.from)
    .filter((one, i, all) => i === 0 || one.from >= all[i - 1]!.to);
  for (const [i, { link, to, word }] of links.entries()) {
    const said = text.slice(to, links[i + 1]?.from).replace(/[,，、\s]+$/u, '');
    const whole = KEEPS.has(link)
      ? `${word.replace(/^[,，、\s]+/u, '')}${said}`
      : withSubject(said, language);
    const isThere = language === 'zh' ? said.length > 2 : /\s/u.test(said);
    if (isThere && whole.length <= MAX_PART && !parts[link]) parts[link] = whole;
  }
  const first = text.slice(0, links[0]?.from).replace(/[,，、\s]+$/u, '');
  if (first.length <= MAX_MAIN) parts.main = asSentence(first, language);
  return parts;
}
