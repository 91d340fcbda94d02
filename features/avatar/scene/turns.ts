/** Reads a script: which line begins with whose name, and who of the cast that is. */

export interface Turn {
  /** Number in the cast; undefined where no name is written. */
  speaker: number | undefined;
  /** Somebody who speaks without being in the cast. */
  voice?: string;
  text: string;
}

/** 'Foxy', 'Captain Maple', 'Mr. O’Neil'. */
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*(?: \p{Lu}[\p{L}\p{N}.'’-]*){0,3}`;
const NAMED_LINE = new RegExp(`^(${NAME}):\\s+(.+)$`, 'su');
/** In running text a name begins after the end of a sentence. */
const NAME_AFTER_SENTENCE = new RegExp(`(?<=[.!?…。！？]["”’)]*)\\s+(?=${NAME}:\\s)`, 'gu');

const plain = (text: string): string => text.trim().toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every line by itself, also where a script runs on in one. */
function linesOf(text: string, names: readonly string[]): string[] {
  const known = names.map((one) => one.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).filter(Boolean);
  const broken = known.length
    ? text.replace(new RegExp(`(^|\\s)(?=(?:${known.join('|')}):)`, 'giu'), '\n')
    : text;
  return broken
    .replace(NAME_AFTER_SENTENCE, '\n')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** 'Foxy' is 'Foxy the Fox', and 'Captain Maple' is 'Maple', where only one of the cast is meant. */
function memberOf(name: string, cast: readonly string[]): number | undefined {
  const exact = cast.findIndex((one) => plain(one) === plain(name));
  if (exact >= 0) return exact;
  const words = wordsOf(name);
  const alike = cast.flatMap((one, i) => {
    const own = wordsOf(one);
    const [few, many] = own.length < words.length ? [own, words] : [words, own];
    return few.length > 0 && few.every((word) => many.includes(word)) ? [i] : [];
  });
  return alike.length === 1 ? alike[0] : undefined;
}

export function turnsOf(text: string, cast: readonly string[]): Turn[] {
  const lines = linesOf(text, cast);
  const named = lines.map((line) => {
    const own = /^([^:]{1,60}):\s*(.+)$/s.exec(line);
    const member = own ? memberOf(own[1]!, cast) : undefined;
    if (own && member !== undefined) return { name: own[1]!, text: own[2]!, member };
    const match = NAMED_LINE.exec(line);
    return match ? { name: match[1]!, text: match[2]!, member: undefined } : undefined;
  });
  // One 'Remember: …' is no script.
  const isScript = named.filter(Boolean).length > 1;
  const taken = new Set(named.flatMap((one) => one?.member ?? []));
  const strangers = new Map<string, number | undefined>();
  return lines.map((line, i): Turn => {
    const one = named[i];
    if (!one) return { speaker: undefined, text: line };
    if (one.member !== undefined) return { speaker: one.member, text: one.text };
    if (!isScript) return { speaker: undefined, text: line };
    const key = plain(one.name);
    if (!strangers.has(key)) {
      // Somebody of the cast whom the script calls otherwise.
      const free = cast.findIndex((_, at) => !taken.has(at));
      strangers.set(key, free < 0 ? undefined : free);
      taken.add(free);
    }
    const speaker = strangers.get(key);
    return speaker === undefined ? { speaker, voice: one.name, text: one.text } : { speaker, text: one.text };
  });
}
