/** What a stored picture may consist of: drawing, text and paint. Nothing that runs, links, loads or nests a page. */

import { isSafeCssValue, isStyleProperty, safeDeclarations } from './safe-css.ts';

export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop ' +
    'clipPath mask pattern symbol use style filter feGaussianBlur feOffset feMerge feMergeNode feFlood feComposite ' +
    'feColorMatrix feBlend feDropShadow'
  ).split(' '),
);

type Check = (value: string) => boolean;

const isWords: Check = (value) => /^[\w\s.,%#+()-]*$/.test(value) && isSafeCssValue(value);
const isPlain: Check = (value) => value.length <= 500;
const isName: Check = (value) => /^[A-Za-z_][\w.-]{0,99}$/.test(value);
const isPath: Check = (value) => /^[MmZzLlHhVvCcSsQqTtAaEe\d\s.,+-]*$/.test(value);

const group = (names: string, check: Check): [string, Check][] =>
  names.split(' ').map((name) => [name, check]);

const ATTRIBUTES: ReadonlyMap<string, Check> = new Map([
  ...group('id result', isName),
  ...group('class', (value) => /^[\w\s-]{0,200}$/.test(value)),
  ...group('d points', isPath),
  ...group(
    'x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height offset rotate textLength lengthAdjust viewBox pathLength ' +
      'preserveAspectRatio gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits ' +
      'patternUnits patternContentUnits patternTransform filterUnits primitiveUnits in in2 stdDeviation operator ' +
      'k1 k2 k3 k4 mode type values mask-type focusable version',
    isWords,
  ),
  ...group('role aria-label aria-hidden aria-labelledby lang data-part', isPlain),
]);

const HREF_ON = new Set(['use', 'linearGradient', 'radialGradient']);

/** The value to keep, or undefined to leave the attribute out. */
export function safeAttribute(elementName: string, name: string, value: string): string | undefined {
  if (name === 'href' || name === 'xlink:href') {
    return HREF_ON.has(elementName) && /^#[\w.-]{1,100}$/.test(value) ? value : undefined;
  }
  if (name === 'style') return safeDeclarations(value) || undefined;
  const check = ATTRIBUTES.get(name) ?? (isStyleProperty(name) ? isSafeCssValue : undefined);
  return check?.(value) ? value : undefined;
}
