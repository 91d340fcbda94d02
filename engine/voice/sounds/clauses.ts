/** Takes a text apart where a reader would pause, so that letters become sounds clause by clause and the signs stay. */

export interface Clause {
  text: string;
  /** As written after it, without spaces; empty at a mere end. */
  written: string;
  /** The same as the voice model knows it. */
  mark: string;
}

const HEARD: Record<string, string> = {
  '、': ',',
  '，': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '–': '—',
  '«': '“',
  '»': '”',
  '「': '“',
  '」': '”',
  '『': '“',
  '』': '”',
};

/** Full stops, commas and colons inside numbers are part of them. */
const MARKS =
  /((?:[.,:](?!\d)|[;!?¡¿…—–"“”«»()、。，！？；：「」『』]|\s-\s)+(?:\s*[.,:;!?…—–"“”«»()、。，！？；：「」『』]+)*)/u;

export function splitClauses(text: string): Clause[] {
  const parts = text.split(MARKS);
  const clauses: Clause[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const words = (parts[i] ?? '').trim();
    const written = (parts[i + 1] ?? '').replace(/\s+/g, '');
    const mark = [...written]
      .map((sign) => HEARD[sign] ?? sign)
      .join('')
      .replace(/[¡¿]/g, '');
    const last = clauses.at(-1);
    if (words) clauses.push({ text: words, written, mark });
    else if (last) {
      last.written += written;
      last.mark += mark;
    }
  }
  return clauses;
}
