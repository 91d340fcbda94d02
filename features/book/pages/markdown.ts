/** Reads the Markdown that books are written in: chapters, headings, lists and paragraphs; anything else is words as they stand. */

export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'list'; isNumbered: boolean; items: string[] }
  | { type: 'quote'; text: string }
  | { type: 'paragraph'; text: string };

/** What is escaped is put out of reach of the marks, and comes back as itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;
const FAR = 0xf0000;
const HIDDEN = /[\u{f0021}-\u{f007e}]/gu;
const hide = (_: string, sign: string): string => String.fromCodePoint(FAR + sign.codePointAt(0)!);
const show = (hidden: string): string => String.fromCodePoint(hidden.codePointAt(0)! - FAR);

/** Marks of emphasis, links, boxes and code are taken out; their words stay. */
export const inlineText = (text: string): string =>
  text
    .replace(ESCAPED, hide)
    .replace(/^\[[ xX]\]\s/u, '')
    .replace(/<(https?:\/\/[^\s<>]{1,500})>/gu, '$1')
    .replace(/<\/?u>/gu, '')
    .replace(/~~(?=\S)(.{1,500}?)(?<=\S)~~/gu, '$1')
    .replace(/!\[([^\]]{0,200})\]\([^)]{0,500}\)/gu, '$1')
    .replace(/\[([^\]]{1,300})\]\([^)]{0,500}\)/gu, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)([^*_\n]{1,500}?)(?<=\S)[*_](?![\p{L}\p{N}])/gu, '$1')
    .replace(/`([^`]{1,300})`/gu, '$1')
    .replace(HIDDEN, show)
    .trim();

/** So that it is read back as it is: escaped only where a mark would be seen in it. */
const kept = (text: string): string =>
  inlineText(text) === text ? text : text.replace(/[\\`*_[\]~<]/gu, '\\$&');

/** What would begin another block. */
const keptRow = (text: string): string =>
  kept(text)
    .replace(/^(\d{1,3})([.)]\s)/u, '$1\\$2')
    .replace(/^(?:#{1,6}\s|[-*+]\s|>|```|~~~|---|___|\*\*\*)/u, '\\$&');

/** Longer rows are words only. */
const MAX_ROW = 20_000;

/** '## Soup ##' is 'Soup'; 'Songs in C#' keeps its sign. */
function withoutClosing(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end--;
  if (end === 0) return '';
  return end < heading.length && /\s/u.test(heading[end - 1]!) ? heading.slice(0, end).trimEnd() : heading;
}

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let isFenced = false;
  const close = () => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', text: inlineText(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const whole of markdown.replace(/\r\n?/gu, '\n').split('\n')) {
    const row = whole.trimEnd();
    // Between fences, rows stay as they are written.
    if (/^\s{0,3}(?:```|~~~)/u.test(row)) {
      close();
      isFenced = !isFenced;
      continue;
    }
    if (isFenced) {
      if (row.trim()) blocks.push({ type: 'paragraph', text: row.trim() });
      continue;
    }
    // Nobody writes a heading or an item as long as a chapter: its words stay, its marks are not read.
    if (row.length > MAX_ROW) {
      close();
      blocks.push({ type: 'paragraph', text: row.trim() });
      continue;
    }
    const heading = /^(#{1,6})\s+(\S.*)$/u.exec(row);
    const item = /^\s{0,6}(?:([-*+•])|(\d{1,3})[.)])\s+(\S.*)$/u.exec(row);
    const quote = /^\s{0,3}>\s?(.*)$/u.exec(row);
    if (heading) {
      close();
      blocks.push({
        type: 'heading',
        level: heading[1]!.length,
        text: inlineText(withoutClosing(heading[2]!)),
      });
    } else if (item) {
      close();
      const isNumbered = item[2] !== undefined;
      const last = blocks.at(-1);
      if (last?.type === 'list' && last.isNumbered === isNumbered) last.items.push(inlineText(item[3]!));
      else blocks.push({ type: 'list', isNumbered, items: [inlineText(item[3]!)] });
    } else if (quote) {
      close();
      if (quote[1]!.trim()) blocks.push({ type: 'quote', text: inlineText(quote[1]!) });
    } else if (!row.trim() || /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u.test(row)) close();
    else paragraph.push(row.trim());
  }
  close();
  return blocks.filter((one) => one.type === 'list' || one.text);
}

export const plainText = (markdown: string): string =>
  blocksOf(markdown)
    .map((one) => (one.type === 'list' ? one.items.join('. ') : one.text))
    .join(' ');

/** As Markdown again: what a page holds is what can be edited. */
export function writeBlock(block: Block): string {
  if (block.type === 'heading') return `${'#'.repeat(block.level)} ${kept(block.text)}`;
  if (block.type === 'list')
    return block.items.map((one, i) => `${block.isNumbered ? `${i + 1}.` : '-'} ${kept(one)}`).join('\n');
  return block.type === 'quote' ? `> ${kept(block.text)}` : keptRow(block.text);
}

interface Span {
  from: number;
  to: number;
  face?: '@heading';
  weight?: number;
  isItalic?: boolean;
  scale?: number;
  color?: string;
}

/** Blocks as one running text with styles, as the page engine sets it. */
export function flowed(markdown: string): { text: string; spans: Span[] } {
  let text = '';
  const spans: Span[] = [];
  for (const block of blocksOf(markdown)) {
    if (text) text += block.type === 'list' ? '\n' : '\n\n';
    const from = text.length;
    if (block.type === 'list')
      text += block.items.map((one, i) => (block.isNumbered ? `${i + 1}. ${one}` : `•  ${one}`)).join('\n');
    else text += block.text;
    const to = text.length;
    if (block.type === 'heading')
      spans.push({
        from,
        to,
        face: '@heading',
        weight: 700,
        scale: block.level <= 2 ? 1.35 : 1.15,
        color: '@primary',
      });
    if (block.type === 'quote') spans.push({ from, to, isItalic: true });
  }
  return { text: text.slice(0, 9900), spans: spans.filter((one) => one.to <= 9900).slice(0, 190) };
}
