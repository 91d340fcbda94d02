/** The shipped icon sets, read when first needed; signs of companies are theirs and are left out. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SymbolPath, SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import { inkBox } from './render-svg.ts';

interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  width?: number;
}

const require = createRequire(import.meta.url);
const SETS = { ph: '@iconify-json/ph', tabler: '@iconify-json/tabler' } as const;
export type SetName = keyof typeof SETS;

const loaded = new Map<SetName, IconSet>();

function setOf(name: SetName): IconSet {
  const known =
    loaded.get(name) ??
    (JSON.parse(readFileSync(require.resolve(`${SETS[name]}/icons.json`), 'utf8')) as IconSet);
  loaded.set(name, known);
  return known;
}

const IS_COMPANY = /-logo(-|$)|^brand-/;

/** Names in a set, without those of companies. */
export const iconNames = (set: SetName): string[] =>
  Object.keys(setOf(set).icons).filter((name) => !IS_COMPANY.test(name) && !setOf(set).icons[name]!.hidden);

const shapes = new Map<string, SymbolShape | undefined>();

/** 'ph:coffee-fill' as outlines; undefined where there is no such icon. */
export function iconShape(id: string): SymbolShape | undefined {
  if (!shapes.has(id)) shapes.set(id, readShape(id));
  return shapes.get(id);
}

function readShape(id: string): SymbolShape | undefined {
  const [, set, name = ''] = /^(ph|tabler):([\w-]+)$/.exec(id) ?? [];
  if (set !== 'ph' && set !== 'tabler') return undefined;
  const { icons, width = 24 } = setOf(set);
  const body = Object.hasOwn(icons, name) && !IS_COMPANY.test(name) ? icons[name]!.body : undefined;
  const paths = body === undefined ? [] : readPaths(body);
  return paths.length > 0 ? { paths, box: inkOf(body!, width) } : undefined;
}

/** Icons made of paths only; the few with other elements are passed over. */
function readPaths(body: string): SymbolPath[] {
  if (/<(?!\/?(path|g)\b)/.test(body)) return [];
  const group = /<g\b([^>]*)>/.exec(body)?.[1] ?? '';
  return [...body.matchAll(/<path\b([^>]*?)\/>/g)].map(([, own]) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(`${own} ${group}`)?.[1];
    const opacity = Number(value('opacity') ?? 1);
    return {
      d: /\bd="([^"]*)"/.exec(own!)![1]!,
      ...(opacity < 1 ? { opacity } : {}),
      ...(value('stroke') ? { stroke: Number(value('stroke-width') ?? 1) } : {}),
      ...(value('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {}),
    };
  });
}

function inkOf(body: string, size: number): SymbolShape['box'] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body.replaceAll('currentColor', '#000')}</svg>`;
  const box = inkBox(svg);
  return box && box.width > 0
    ? ([box.x, box.y, box.width, box.height].map((one) => Math.round(one * 100) / 100) as SymbolShape['box'])
    : [0, 0, size, size];
}
