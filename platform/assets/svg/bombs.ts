/** Refuses pictures that are small to store and endless to draw: copies of copies, paint inside paint. */

import { AppError } from '#common/errors.ts';
import { sizeOfPicture } from '#engine/lettering/svg/recolor.ts';
import type { SvgNode } from '#engine/lettering/svg/svg-node.ts';

const MAX_COPIED = 5000;
/** Over all elements that a filter is used on: a soft shadow has five. */
const MAX_FILTER_STEPS = 40;
/** Times the element's or the picture's own size, on each side. */
const MAX_FILTER_REACH = 3;
const URL_OF = /url\(\s*['"]?#([\w.-]+)/;

const elementsIn = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];

const refuse = (message: string): never => {
  throw new AppError('unprocessable', message);
};

export function assertNoBombs(root: SvgNode): void {
  const all = elementsIn(root);
  const byId = new Map(all.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one] as const] : [])));
  refuseFilters(root, all, byId);

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
        const [, id = ''] = URL_OF.exec(value) ?? [];
        if (/^(pattern|mask|clipPath|filter)$/.test(byId.get(id)?.name ?? '')) delete one.attributes[name];
      }
    }
  }
}

/** A step of a filter costs as many pixels as its region has, once for every element that uses it. */
function refuseFilters(root: SvgNode, all: readonly SvgNode[], byId: ReadonlyMap<string, SvgNode>): void {
  const stepsIn = (node: SvgNode) => elementsIn(node).filter((one) => one.name.startsWith('fe')).length;
  let steps = 0;
  for (const { attributes } of all) {
    for (const value of [attributes.filter, attributes.style]) {
      const used = byId.get(URL_OF.exec(value ?? '')?.[1] ?? '');
      if (used?.name === 'filter') steps += stepsIn(used);
      steps += value?.match(/(blur|drop-shadow)\(/g)?.length ?? 0;
    }
  }
  if (Math.max(steps, stepsIn(root)) > MAX_FILTER_STEPS) refuse('The SVG uses too many filter effects.');

  const { width, height } = sizeOfPicture(root);
  for (const { attributes } of all.filter((one) => one.name === 'filter')) {
    const unit = attributes.filterUnits === 'userSpaceOnUse' ? Math.max(width, height) : 1;
    for (const name of ['x', 'y', 'width', 'height']) {
      const value = attributes[name] ?? '';
      const reach = Number.parseFloat(value) / (value.trim().endsWith('%') ? 100 : unit);
      if (Math.abs(reach) > MAX_FILTER_REACH) refuse('The SVG has a filter that is too large to be drawn.');
    }
  }
}
