/** Lines of calendar files (RFC 5545): folded at 75 octets, with texts escaped. */

const LINE_OCTETS = 75;
/** Control characters have no place in a line of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Never inside of a character: a letter of four octets moves to the next line as a whole. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return `${text}\r\n`;
}

export const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace(/[-:]/g, '');
export const utc = (text: string | Date): string => `${stamp(new Date(text))}Z`;

export const linesText = (lines: readonly string[]): string => lines.map(folded).join('');
