/** Turns an SVG that anybody may have written into one that can only draw: DOMPurify first, then an own allow-list, then written anew. */

import type { DOMPurify } from 'dompurify';
import { AppError } from '#common/errors.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { ELEMENTS, safeAttribute } from './allow-list.ts';
import { refuseBombs } from './bombs.ts';
import { safeStyleSheet } from './safe-css.ts';

/** Characters; a rich logo with outlined text has about a tenth. */
export const MAX_SVG_LENGTH = 256 * 1024;
const MAX_ELEMENTS = 3000;
const MAX_DEPTH = 40;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** The picture as safe text; throws an AppError that says what is wrong when it is no picture at all. */
export const sanitizeSvg = async (text: string): Promise<string> => toMarkup(await readSafeSvg(text));

export async function readSafeSvg(text: string): Promise<SvgNode> {
  const source = checked(text);
  const { parse, purify } = await tools();
  const root = parse(source);
  if (root.nodeName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE) throw noPicture();
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use', 'style'],
    ADD_ATTR: ['href', 'role', 'data-part'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
  const safe = copy(root, 0);
  if (!safe) throw noPicture();
  safe.attributes = { xmlns: SVG_NAMESPACE, ...safe.attributes };
  refuseBombs(safe);
  return safe;
}

const noPicture = () => new AppError('unprocessable', 'The logo is not a valid SVG picture.');

/** What can be refused before anything is parsed, so that a hostile text costs next to nothing. */
function checked(text: string): string {
  if (text.length > MAX_SVG_LENGTH) {
    throw new AppError('too_large', `The SVG is too large; ${MAX_SVG_LENGTH / 1024} kB are the limit.`);
  }
  if (/<!(doctype|entity|element|attlist|notation)/i.test(text)) {
    throw new AppError('unprocessable', 'The SVG must not declare a document type or entities.');
  }
  const { elements, depth } = measure(text);
  if (elements > MAX_ELEMENTS) {
    throw new AppError('unprocessable', `The SVG has more than ${MAX_ELEMENTS} elements.`);
  }
  if (depth > MAX_DEPTH) throw new AppError('unprocessable', 'The SVG is nested too deeply.');
  const body = text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').trim();
  // A program that writes SVG for a page often leaves the namespace out.
  return /^<svg\b(?![^>]*\sxmlns\s*=)/.test(body)
    ? body.replace('<svg', `<svg xmlns="${SVG_NAMESPACE}"`)
    : body;
}

/** A rough count that needs no parser; deep nesting is what parsers are slow at. */
function measure(text: string): { elements: number; depth: number } {
  let elements = 0;
  let level = 0;
  let depth = 0;
  for (const [mark] of text.matchAll(/<\/|\/>|<[^/!?]/g)) {
    if (mark === '</' || mark === '/>') level--;
    else {
      elements++;
      depth = Math.max(depth, ++level);
    }
    if (elements > MAX_ELEMENTS) break;
  }
  return { elements, depth };
}

function copy(from: Element, depth: number): SvgNode | undefined {
  if (from.namespaceURI !== SVG_NAMESPACE || !ELEMENTS.has(from.localName)) return undefined;
  if (depth > MAX_DEPTH) throw new AppError('unprocessable', 'The SVG is nested too deeply.');
  // A picture inside the picture would bring a coordinate system nobody checks.
  if (from.localName === 'svg' && depth > 0) return undefined;
  const node: SvgNode = { name: from.localName, attributes: {}, children: [] };
  for (const { name, value } of from.attributes) {
    const safe = safeAttribute(node.name, name, value);
    if (safe !== undefined) node.attributes[name === 'xlink:href' ? 'href' : name] = safe;
  }
  if (node.name === 'style') {
    const sheet = safeStyleSheet(from.textContent ?? '');
    return sheet ? { ...node, attributes: {}, children: [sheet] } : undefined;
  }
  for (const child of from.childNodes) {
    if (child.nodeType === 1) {
      const safe = copy(child as Element, depth + 1);
      if (safe) node.children.push(safe);
    } else if (child.nodeType === 3 || child.nodeType === 4) {
      const words = child.nodeValue ?? '';
      if (/^(text|tspan|title|desc)$/.test(node.name) && words) node.children.push(words);
    }
  }
  return node;
}

interface Tools {
  parse(text: string): Element;
  purify: DOMPurify;
}

let loading: Promise<Tools> | undefined;

/** The document model is heavy: loaded when the first picture arrives, and only once. */
function tools(): Promise<Tools> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Tools> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const parser = new window.DOMParser();
  return {
    purify: createPurify(window),
    parse: (text) => {
      try {
        return parser.parseFromString(text, 'image/svg+xml').documentElement;
      } catch (error) {
        throw new AppError('unprocessable', 'The logo is not a valid SVG picture.', { cause: error });
      }
    },
  };
}
