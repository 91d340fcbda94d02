/** The icon sets that symbols come from, read when first needed; brand signs of others are left out. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import type { SymbolPath, SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import { inkBox } from '#platform/assets/svg/render-svg.ts';

interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  width?: number;
}

const require = createRequire(import.meta.url);
const SETS = { ph: '@iconify-json/ph', tabler: '@iconify-json/tabler' } as const;
type SetName = keyof typeof SETS;

const loaded = new Map<SetName, IconSet>();

function setOf(name: SetName): IconSet {
  const known =
    loaded.get(name) ??
    (JSON.parse(readFileSync(require.resolve(`${SETS[name]}/icons.json`), 'utf8')) as IconSet);
  loaded.set(name, known);
  return known;
}

/** Signs of companies are theirs, and mathematics, arrows and the like are signs of a user interface. */
const NOT_A_LOGO =
  /-logo(-|$)|^brand-|^(arrow|arrows|caret|text-|align|sort|file-|number-|selection|cell-signal|battery|wifi|speaker|calendar-|user-|folder|letter-|hand-swipe|device|microphone-slash|trash|x$|x-|minus|plus|check|warning|question|info|list|dots|layout|border|box-|square-|circle-(?!half)|hexagon-|device|zodiac|currency|math|http|sql|row|column|columns|rows|table-|api-|brackets|code-|git-|mood-|message-|mail-|phone-|player-|photo-|circle-letter|square-letter|badge-|playstation|xbox|clock-hour|percentage|antenna-bars)/;

const isLogo = (name: string): boolean => !NOT_A_LOGO.test(name.replace(/-(fill|duotone)$/, ''));

/** Names of symbols by the set and manner they are drawn in. */
export function symbolNames(): readonly { id: string; name: string }[] {
  names ??= [
    ...Object.keys(GEOMETRIC).map((name) => ({ id: `geo:${name}`, name })),
    ...Object.keys(setOf('ph').icons)
      .filter((name) => name.endsWith('-fill') && isLogo(name))
      .map((name) => ({ id: `ph:${name}`, name: name.slice(0, -5) })),
    ...Object.keys(setOf('ph').icons)
      .filter((name) => name.endsWith('-duotone') && isLogo(name))
      .map((name) => ({ id: `ph:${name}`, name: name.slice(0, -8) })),
    ...Object.keys(setOf('tabler').icons)
      .filter(
        (name) =>
          !/-(filled|off|plus|minus|x|check|cancel|share|up|down|left|right|search|cog|code|dollar|question|exclamation|edit|bolt|pin|star|heart|pause|spark)$/.test(
            name,
          ) && isLogo(name),
      )
      .map((name) => ({ id: `tabler:${name}`, name })),
  ];
  return names;
}
let names: { id: string; name: string }[] | undefined;

const shapes = new Map<string, SymbolShape | undefined>();

export function symbolShape(id: string): SymbolShape | undefined {
  if (!shapes.has(id)) shapes.set(id, readShape(id));
  return shapes.get(id);
}

function readShape(id: string): SymbolShape | undefined {
  const [, set, name = ''] = /^(geo|ph|tabler):([\w-]+)$/.exec(id) ?? [];
  if (set === 'geo') return Object.hasOwn(GEOMETRIC, name) ? GEOMETRIC[name] : undefined;
  if (set !== 'ph' && set !== 'tabler') return undefined;
  const { icons, width = 24 } = setOf(set);
  const body = Object.hasOwn(icons, name) && isLogo(name) ? icons[name]!.body : undefined;
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
