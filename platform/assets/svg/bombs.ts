/** Refuses pictures that are small to store and endless to draw: copies of copies, paint inside paint. */

import { AppError } from '#common/errors.ts';
import type { SvgNode } from '#engine/lettering/svg/svg-node.ts';

const MAX_COPIED = 5000;
const MAX_FILTER_STEPS = 40;

const elementsIn = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

const refuse = (message: string): never => {
  throw new AppError('unprocessable', message);
};

export function refuseBombs(root: SvgNode): void {
  const all = elementsIn(root);
  const byId = new Map(all.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one] as const] : [])));
  if (all.filter((one) => one.name.startsWith('fe')).length > MAX_FILTER_STEPS)
    refuse('The SVG uses too many filter effects.');

  let copied = 0;
  for (const use of all.filter((one) => one.name === 'use')) {
    const target = byId.get(use.attributes.href?.slice(1) ?? '');
    if (!target) continue;
    const inside = elementsIn(target);
    if (inside.some((one) => one.name === 'use')) refuse('The SVG copies copies of its own parts.');
    copied += inside.length;
  }
  if (copied > MAX_COPIED) refuse('The SVG repeats its own parts too often.');

  for (const holder of all.filter((one) => /^(pattern|mask|clipPath|filter)$/.test(one.name))) {
    for (const one of elementsIn(holder)) {
      for (const [name, value] of Object.entries(one.attributes)) {
        const [, id = ''] = /url\(\s*['"]?#([\w.-]+)/.exec(value) ?? [];
        if (/^(pattern|mask|clipPath|filter)$/.test(byId.get(id)?.name ?? '')) delete one.attributes[name];
      }
    }
  }
}
