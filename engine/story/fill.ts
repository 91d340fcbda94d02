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
const SAID = '\u0001';

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

/** Of a row as it stands in the plot: its names say who speaks. */
export function partsOf(
  row: string,
  letters: readonly string[],
  fill: (text: string) => string,
): { told: string; said: Speech[] } {
  const quotes = [...row.matchAll(QUOTED)];
  const said: Speech[] = [];
  const speaker = (words: string): number => {
    const found = [...words.matchAll(/\{([ABCT](?!\p{L})|[ABCT](?=[은이과])|he|He)[은이과]?\}/gu)].map(
      (one) => (one[1]!.toLowerCase() === 'he' ? 'A' : one[1]!),
    );
    return found.length > 0 ? letters.indexOf(found[0]!) : -1;
  };
  for (const [i, quote] of quotes.entries()) {
    const end = quotes[i + 1]?.index ?? row.length;
    // 'said {B}' stands behind what is said, up to the end of its sentence; else before it.
    const after = row.slice(quote.index + quote[0].length, end).split(/[.!?。！？]/u)[0]!;
    const begin = i > 0 ? quotes[i - 1]!.index + quotes[i - 1]![0].length : 0;
    const before = row
      .slice(begin, quote.index)
      .split(/[.!?。！？]/u)
      .at(-1)!;
    const isBefore = /[:,：，]\s*$/u.test(before);
    const who = speaker(isBefore ? before : after);
    const text = fill(
      quote[0]
        .slice(1, -1)
        .trim()
        .replace(/[,，]$/u, '.'),
    );
    const last = said.at(-1);
    const between = i > 0 ? row.slice(begin, quote.index) : '';
    const isSilent = who < 0 && last && !/\p{L}/u.test(after);
    // Nothing between two speeches: the other one answers; else whoever spoke goes on.
    const speaks = !isSilent
      ? who
      : /\p{L}/u.test(between)
        ? last.who
        : last.who < 0
          ? -1
          : 1 - Math.min(1, last.who);
    if (last && last.who === speaks) last.text = `${last.text} ${text}`;
    else said.push({ who: speaks, text });
  }
  const told = row
    .replace(QUOTED, SAID)
    .split(/(?<=[.!?…])\s+|(?<=[。！？])/u)
    .filter((one) => !one.includes(SAID) && /[\p{L}\p{N}]/u.test(one));
  return { told: fill(told.join(' ')), said: said.filter((one) => one.who >= 0) };
}
