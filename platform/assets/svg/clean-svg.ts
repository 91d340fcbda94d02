/** The heavy half of sanitising: parses what passed the first look, lets DOMPurify clean it, and copies what the allow-list knows. */

import type { DOMPurify } from 'dompurify';
import { AppError } from '#common/errors.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { ELEMENTS, safeAttribute } from './allow-list.ts';
import { assertNoBombs } from './bombs.ts';
import { invalidSvg, MAX_DEPTH } from './precheck-svg.ts';
import { safeStyleSheet } from './safe-css.ts';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export async function cleanSvg(source: string): Promise<string> {
  const { parse, purify } = await tools();
  const root = parse(source);
  if (root.nodeName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE) throw invalidSvg();
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use', 'style'],
    ADD_ATTR: ['href', 'role', 'data-part'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
  const safe = copy(root, 0);
  if (!safe) throw invalidSvg();
  safe.attributes = { xmlns: SVG_NAMESPACE, ...safe.attributes };
  assertNoBombs(safe);
  return toMarkup(safe);
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
        throw invalidSvg(error);
      }
    },
  };
}
