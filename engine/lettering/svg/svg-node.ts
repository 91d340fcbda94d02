/** An SVG picture as plain data, and its one way into text: whatever is written here is escaped. */

export interface SvgNode {
  name: string;
  attributes: Record<string, string>;
  children: (SvgNode | string)[];
}

type Value = string | number | undefined;

/** Leaves out attributes without a value and shortens numbers to what a screen can show. */
export function element(
  name: string,
  attributes: Record<string, Value> = {},
  children: (SvgNode | string)[] = [],
): SvgNode {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) kept[key] = typeof value === 'number' ? shortNumber(value) : value;
  }
  return { name, attributes: kept, children };
}

/** At most three decimals, no trailing zeros, never '-0' or an exponent. */
export const shortNumber = (value: number): string => {
  const text = (Math.round(value * 1000) / 1000 || 0).toString();
  return text.includes('e') ? '0' : text;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPES[one]!);

export function toMarkup(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  if (node.children.length === 0) return `<${node.name}${attributes}/>`;
  return `<${node.name}${attributes}>${node.children.map(toMarkup).join('')}</${node.name}>`;
}

/** Every element of the picture with a copy of its own, changed or left out by `change`. */
export function mapElements(
  node: SvgNode,
  change: (one: SvgNode) => SvgNode | SvgNode[] | undefined,
): SvgNode {
  const children = node.children.flatMap((child): (SvgNode | string)[] => {
    if (typeof child === 'string') return [child];
    const changed = change(mapElements(child, change));
    return changed === undefined ? [] : [changed].flat();
  });
  return { ...node, attributes: { ...node.attributes }, children };
}
