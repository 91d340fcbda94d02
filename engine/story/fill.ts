/** Puts names and words into the rows of a plot, and takes their speeches apart: who says what, and what is told. */

import type { Speech } from '#common/character/story.ts';

/** How somebody is called when they are first heard of. */
export type FirstNames = Map<string, string>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const START = /(?:^|[.!?…]\s|[“„«「]\s?|[。！？])$/u;
/** Behind what was said stands 'said he' or another sentence: names begin one. */
const BEHIND_SPEECH = /[.!?…][”»]\s$/u;

/** German closes with what others open with. */
const isInSpeech = (text: string): boolean => {
  const last = [...text.matchAll(/[“”„«»「」]/gu)].at(-1)?.[0] ?? '';
  return /[„«「]/u.test(last) || (last === '“' && !text.includes('„'));
};

/** '{He}' begins a sentence; so does whatever stands at the beginning of one. */
export function filled(
  text: string,
  slots: Readonly<Record<string, string>>,
  first: FirstNames = new Map(),
): string {
  let out = '';
  let at = 0;
  for (const slot of text.matchAll(/\{([^{}]+)\}/gu)) {
    out += text.slice(at, slot.index);
    at = slot.index + slot[0].length;
    const name = slot[1]!;
    const lower = slots[name] === undefined ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    let value = slots[lower] ?? '';
    const isSaid = isInSpeech(out);
    const isName = /^[A-Z]/u.test(name);
    // 'Her neighbour' says of herself 'my'.
    if (isSaid && isName) value = value.replace(/^(?:her|his)\s/u, 'my ');
    if (first.has(name) && !isSaid) {
      value = first.get(name)!;
      first.delete(name);
    }
    out += lower !== name || START.test(out) || (isName && BEHIND_SPEECH.test(out)) ? capital(value) : value;
  }
  return capital(out + text.slice(at))
    .replace(/(?<!of )\b([Tt])hem (?=(?:are|were|would|hopped)\b)/gu, '$1hey ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A title where everything that it needs is there; else none. */
export function titleFrom(
  text: string,
  slots: Readonly<Record<string, string>>,
  titled: (words: string) => string,
): string | undefined {
  const names = [...text.matchAll(/\{([^{}]+)\}/gu)].map((one) => one[1]!);
  const values = names.map(
    (name) => slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)] ?? '',
  );
  if (values.some((one) => !one)) return undefined;
  return capital(
    names.reduce(
      (out, name, i) =>
        out.replace(`{${name}}`, /^(?:A|B|Bt|Deeds)$/u.test(name) ? values[i]! : titled(values[i]!)),
      text,
    ),
  );
}

const QUOTED = /[“„«「][^“”„«»「」]*[”“»」]/gu;
const NOBODY = -2;

/** A row in two, between two of its sentences and never within what is said; undefined: it is too short. */
export function halves(row: string): readonly [string, string] | undefined {
  if (row.length < 90) return undefined;
  const ends = [...row.matchAll(/[.!?…][”»“]?\s+(?=[\p{Lu}“„«{¡¿])|[。！？][」”]?(?=[^」”])/gu)]
    .map((one) => one.index + one[0].length)
    .filter((at) => !isInSpeech(row.slice(0, at)) && !/^(?:said|asked)/u.test(row.slice(at)));
  const middle = ends.sort((a, b) => Math.abs(a - row.length / 2) - Math.abs(b - row.length / 2))[0];
  if (middle === undefined || Math.min(middle, row.length - middle) < 24) return undefined;
  return [row.slice(0, middle).trim(), row.slice(middle).trim()];
}

const NAME = /\{([ABCT](?!\p{L})|[ABCT](?=[은이과])|he|He)[은이과]?\}/gu;
/** « Viens, dit {B}. On y va. » */
const WITHIN = /,?\s(?:dit|crie|demande|répond)\s\{([ABCT])\}\s*([.,!])?\s*/u;
const MANY =
  /\b(?:somebody|everybody|nobody|others|all|another|people|alle|jemand|niemand|tout le monde|todos|tutti)\b/iu;
/** The comma, or nothing, before 'said he' is a full stop without it. */
const ended = (text: string): string => {
  const plain = text.replace(/[,，、]$/u, '');
  if (/[.!?…。！？—]$/u.test(plain)) return plain;
  return `${plain}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(plain) ? '。' : '.'}`;
};
const isLead = (words: string): boolean => /[:,：，]\s*$/u.test(words);

/** Of a row as it stands in the plot: its names say who speaks. Whatever only says that somebody spoke is left out. */
export function speechesOf(
  row: string,
  letters: readonly string[],
  fill: (text: string) => string,
): Speech[] {
  const isAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(row);
  const out: Speech[] = [];
  const add = (who: number, text: string): void => {
    const last = out.at(-1);
    if (last?.who === who)
      last.text = `${last.text}${isAsian && !/[\p{Script=Hangul}]/u.test(row) ? '' : ' '}${text}`;
    else out.push({ who, text });
  };
  const namesIn = (words: string): number[] =>
    [...words.matchAll(NAME)].map((one) => letters.indexOf(one[1]!.toLowerCase() === 'he' ? 'A' : one[1]!));
  const tell = (words: string): void => {
    for (const one of words.split(/(?<=[.!?…])\s+|(?<=[。！？])/u))
      if (/\p{L}/u.test(one) && !/^(?:[,，、]|と\{)/u.test(one)) add(-1, fill(one.trim()));
  };
  let spoke = NOBODY;
  let isNamed = false;
  let at = 0;
  for (const [i, quote] of [...row.matchAll(QUOTED)].entries()) {
    const gap = row.slice(at, quote.index);
    const behind = quote.index + quote[0].length;
    const after = row.slice(behind).split(/(?<=[.!?。！？])|(?=[“„«「])/u)[0] ?? '';
    // In letters with capitals a name behind what was said begins a sentence of its own.
    const isAfter =
      /^\s*,?\s*(?:\p{Ll}|\{he\})/u.test(after) ||
      /^[と，,]/u.test(after) ||
      (isAsian && /^\s*\{/u.test(after));
    const before = gap.split(/(?<=[.!?。！？])\s*/u).at(-1) ?? '';
    tell(isLead(before) ? gap.slice(0, gap.length - before.length) : gap);
    const within = WITHIN.exec(quote[0]);
    const said = within ? quote[0].replace(WITHIN, within[2] === '.' ? '. ' : ', ') : quote[0];
    const told = isAfter ? namesIn(after)[0] : isLead(before) ? namesIn(before)[0] : namesIn(gap).at(-1);
    // Nothing between two speeches: the other one answers; behind 'said he' whoever spoke goes on.
    const goesOn = isNamed || spoke < 0 ? spoke : 1 - Math.min(1, spoke);
    const silent = /\p{L}/u.test(gap) || i === 0 ? (MANY.test(gap) ? NOBODY : 0) : goesOn;
    const who = within
      ? letters.indexOf(within[1]!)
      : (told ?? (isAfter && /\p{L}/u.test(after) ? NOBODY : silent));
    // What a beetle says is told.
    if (who === NOBODY) add(-1, fill(isAfter ? `${said}${after}` : said));
    else add(who, ended(fill(said.slice(1, -1).trim())));
    spoke = who;
    isNamed = isAfter || within !== null;
    at = behind + (isAfter ? after.length : 0);
  }
  tell(row.slice(at));
  return out;
}
