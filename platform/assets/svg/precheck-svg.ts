/** What can be told about an SVG without parsing it: refuses what would cost too much, and costs next to nothing itself. */

import { AppError } from '#common/errors.ts';

/** Characters; a rich logo with outlined text has about a tenth. */
export const MAX_SVG_LENGTH = 256 * 1024;
export const MAX_DEPTH = 40;
const MAX_ELEMENTS = 2000;
/** In one tag. */
const MAX_ATTRIBUTES = 60;

export const invalidSvg = (cause?: unknown) =>
  new AppError('unprocessable', 'The logo is not a valid SVG picture.', { cause });

const refuse = (message: string): never => {
  throw new AppError('unprocessable', message);
};

/** The text that is worth parsing: without comments and instructions, and with a namespace. */
export function precheckSvg(text: string): string {
  if (text.length > MAX_SVG_LENGTH) {
    throw new AppError('too_large', `Maximum SVG size is ${MAX_SVG_LENGTH / 1024} kB.`);
  }
  const body = without(without(text.replace(/^\uFEFF/, ''), '<!--', '-->'), '<?', '?>').trim();
  // After comments are gone, so that none can hide a part of the word.
  if (/<!(doctype|entity|element|attlist|notation)/i.test(body)) {
    refuse('The SVG must not declare a document type or entities.');
  }
  if (!body.startsWith('<svg')) throw invalidSvg();
  measure(body);
  // A program that writes SVG for a page often leaves the namespace out.
  return /^<svg\b(?![^>]*\sxmlns\s*=)/.test(body)
    ? body.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    : body;
}

/** Takes out everything between two marks; what is never closed goes too. Parsers are slow at thousands of these. */
function without(text: string, open: string, close: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    if (from < 0) return parts.length === 0 ? text : [...parts, text.slice(at)].join('');
    parts.push(text.slice(at, from));
    const to = text.indexOf(close, from + open.length);
    if (to < 0) return parts.join('');
    at = to + close.length;
  }
}

/** A rough count; deep nesting, many elements and many attributes are what document models are slow at. */
function measure(text: string): void {
  let elements = 0;
  let level = 0;
  for (const [mark] of text.matchAll(/<\/|\/>|<[^/]/g)) {
    if (mark === '</' || mark === '/>') level--;
    else if (++elements > MAX_ELEMENTS) refuse(`The SVG has more than ${MAX_ELEMENTS} elements.`);
    else if (++level > MAX_DEPTH) refuse('The SVG is nested too deeply.');
  }
  for (const [tag] of text.matchAll(/<[^<>]*/g)) {
    if (tag.length > MAX_ATTRIBUTES && tag.split('=').length > MAX_ATTRIBUTES) {
      refuse('An element of the SVG has too many attributes.');
    }
  }
}
