/** Finds the string literals of a TypeScript source, with what stands before each: enough to collect texts without a compiler. */

export interface Literal {
  /** As written, with {0}, {1} … in place of a template's expressions. */
  text: string;
  /** The code right before it, up to 60 characters, without line breaks. */
  before: string;
  /** The code right after it, up to 10 characters. */
  after: string;
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', 0: '\0' };

interface Reader {
  source: string;
  at: number;
  found: Literal[];
}

const isRegexPlace = (before: string): boolean => /(^|[=(,:[!&|?{};+\-*%<>~^]|\breturn|=>)\s*$/.test(before);

export function literalsOf(source: string): Literal[] {
  const reader: Reader = { source, at: 0, found: [] };
  readCode(reader, undefined);
  return reader.found;
}

/** Reads to the end, or to the brace that closes a template's expression. */
function readCode(reader: Reader, until: '}' | undefined): void {
  const { source } = reader;
  let depth = 0;
  while (reader.at < source.length) {
    const char = source[reader.at]!;
    const two = source.slice(reader.at, reader.at + 2);
    if (two === '//') reader.at = endOf(source, '\n', reader.at);
    else if (two === '/*') reader.at = endOf(source, '*/', reader.at + 2) + 2;
    else if (char === "'" && isInWord(source, reader.at)) reader.at += 1;
    else if (char === "'" || char === '"' || char === '`') readLiteral(reader, char);
    else if (
      char === '/' &&
      two !== '/>' &&
      isRegexPlace(source.slice(Math.max(0, reader.at - 20), reader.at))
    )
      skipRegex(reader);
    else {
      if (char === '{') depth += 1;
      if (char === '}' && depth-- === 0 && until) return;
      reader.at += 1;
    }
  }
}

/** An apostrophe in the text of an element, as in don't. */
const isInWord = (source: string, at: number): boolean =>
  /[A-Za-z]/.test(source[at - 1] ?? '') && /[a-z]/.test(source[at + 1] ?? '');

const endOf = (source: string, mark: string, from: number): number => {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at;
};

function skipRegex(reader: Reader): void {
  const { source } = reader;
  let isClass = false;
  for (reader.at += 1; reader.at < source.length; reader.at += 1) {
    const char = source[reader.at]!;
    if (char === '\n') return;
    if (char === '\\') reader.at += 1;
    else if (char === '[') isClass = true;
    else if (char === ']') isClass = false;
    else if (char === '/' && !isClass) {
      reader.at += 1;
      return;
    }
  }
}

function readLiteral(reader: Reader, quote: string): void {
  const { source } = reader;
  const from = reader.at;
  const before = source.slice(Math.max(0, from - 60), from).replace(/\s+/g, ' ');
  const place = reader.found.push({ text: '', before, after: '' }) - 1;
  let text = '';
  let values = 0;
  reader.at += 1;
  while (reader.at < source.length && source[reader.at] !== quote) {
    const char = source[reader.at]!;
    if (char === '\n' && quote !== '`') break;
    if (char === '\\') {
      const next = source[reader.at + 1]!;
      text += ESCAPES[next] ?? next;
      reader.at += 2;
    } else if (quote === '`' && source.startsWith('${', reader.at)) {
      text += `{${values++}}`;
      reader.at += 2;
      readCode(reader, '}');
      reader.at += 1;
    } else {
      text += char;
      reader.at += 1;
    }
  }
  reader.at += 1;
  reader.found[place] = {
    text,
    before,
    after: source.slice(reader.at, reader.at + 10).replace(/\s+/g, ' '),
  };
}
