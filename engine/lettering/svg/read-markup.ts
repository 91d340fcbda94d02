/** Reads back what toMarkup wrote. Not for text from elsewhere: that goes through the sanitiser first. */

import type { SvgNode } from './svg-node.ts';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (one) => ENTITIES[one]!);

export function readMarkup(text: string): SvgNode {
  const holder: SvgNode = { name: '', attributes: {}, children: [] };
  const open = [holder];
  for (const [, words, closing, name, attributes = '', empty] of text.matchAll(
    /([^<]+)|<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)(\/?)>/g,
  )) {
    const parent = open.at(-1)!;
    if (words !== undefined) parent.children.push(plain(words));
    else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const node: SvgNode = { name: name!, attributes: {}, children: [] };
      for (const [, key, value] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
        node.attributes[key!] = plain(value!);
      parent.children.push(node);
      if (!empty) open.push(node);
    }
  }
  const root = holder.children.find((child): child is SvgNode => typeof child !== 'string');
  if (!root) throw new Error('There is no picture in this text.');
  return root;
}
