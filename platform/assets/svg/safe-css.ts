/** Style sheets from outside, read by a small grammar of our own and rewritten: what it does not know is left out. */

const PROPERTIES = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity flood-color flood-opacity font-family ' +
    'font-size font-weight font-style font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration ' +
    'dominant-baseline alignment-baseline baseline-shift transform transform-origin transform-box animation ' +
    'animation-name animation-duration animation-delay animation-iteration-count animation-timing-function ' +
    'animation-direction animation-fill-mode animation-play-state filter clip-path clip-rule mask display visibility ' +
    'paint-order isolation mix-blend-mode vector-effect color-interpolation-filters text-rendering shape-rendering ' +
    'will-change backface-visibility'
  ).split(' '),
);

const FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch url translate translatex translatey translate3d scale scalex scaley rotate ' +
    'rotatex rotatey rotatez skewx skewy matrix perspective cubic-bezier steps drop-shadow blur brightness saturate ' +
    'hue-rotate opacity'
  ).split(' '),
);

/** Keeps style sheets from costing more to read than to show. */
const MAX_RULES = 400;

export const isStyleProperty = (name: string): boolean => PROPERTIES.has(name);

/**
 * A value may hold words, numbers, quoted names and calls of known functions. Escapes are refused (they hide words),
 * and every url() must point into the picture itself.
 */
export function isSafeCssValue(value: string): boolean {
  if (value.length > 2000 || !/^[\p{L}\p{N}\p{M}\s#.,%()+\-*/'"!_]*$/u.test(value)) return false;
  if (/\/\*|\*\/|\/\//.test(value)) return false;
  const withoutOwnUrls = value.replace(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, ' ');
  for (const [, name] of withoutOwnUrls.matchAll(/([\p{L}\p{N}_-]*)\s*\(/gu)) {
    if (!FUNCTIONS.has(name!.toLowerCase()) || name!.toLowerCase() === 'url') return false;
  }
  return true;
}

/** `links`: whether paint of the picture may be referred to; in sheets it may not, so that one look at attributes finds all of it. */
export const safeDeclarations = (text: string, links = true): string =>
  withoutComments(text)
    .split(';')
    .flatMap((one) => {
      if (one.length > 2500 || (!links && /url/i.test(one))) return [];
      const [, name, value] = /^\s*([a-z-]+)\s*:\s*([^:]+?)\s*$/i.exec(one) ?? [];
      if (!name || !value || !isStyleProperty(name.toLowerCase()) || !isSafeCssValue(value)) return [];
      return [`${name.toLowerCase()}:${value}`];
    })
    .join(';');

export function safeStyleSheet(text: string): string {
  const plain = withoutComments(text);
  // Escapes can spell any word; markup has no place in a sheet.
  if (/[\\<]/.test(plain)) return '';
  return readRules(plain).slice(0, MAX_RULES).map(safeRule).join('');
}

interface Rule {
  prelude: string;
  body: string;
}

function safeRule({ prelude, body }: Rule): string {
  if (!prelude.startsWith('@')) {
    const declarations = safeDeclarations(body, false);
    return isSafeSelector(prelude) && declarations ? `${prelude}{${declarations}}` : '';
  }
  const keyframes = /^@keyframes\s+([A-Za-z_][\w-]*)$/i.exec(prelude);
  if (keyframes) {
    const steps = readRules(body)
      .filter((step) => /^(from|to|[\d.]+%)(\s*,\s*(from|to|[\d.]+%))*$/i.test(step.prelude))
      .map((step) => `${step.prelude}{${safeDeclarations(step.body, false)}}`);
    return `@keyframes ${keyframes[1]}{${steps.join('')}}`;
  }
  if (/^@media\s*\(\s*prefers-(reduced-motion|color-scheme)\s*:\s*[a-z-]+\s*\)$/i.test(prelude)) {
    const inner = readRules(body).filter((rule) => !rule.prelude.startsWith('@'));
    return `${prelude}{${inner.map(safeRule).join('')}}`;
  }
  return '';
}

const isSafeSelector = (text: string): boolean => text.length < 300 && /^[\w\s.#,*>+~:()-]+$/.test(text);

/** Splits a sheet into its blocks; statements without a block, such as imports, are dropped on the way. */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < text.length && rules.length <= MAX_RULES) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const prelude = text.slice(at, open).split(';').at(-1)!.trim().replace(/\s+/g, ' ');
    const close = matchingBrace(text, open);
    rules.push({ prelude, body: text.slice(open + 1, close) });
    at = close + 1;
  }
  return rules;
}

function matchingBrace(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ');
