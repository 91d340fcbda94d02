/** Which of the shipped icons make a symbol for a logo. */

import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import type { SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import { iconNames, iconShape } from '#platform/assets/svg/icon-set.ts';

/** Mathematics, arrows and the like are signs of a user interface. */
const NOT_A_LOGO =
  /^(arrow|arrows|caret|text-|align|sort|file-|number-|selection|cell-signal|battery|wifi|speaker|calendar-|user-|folder|letter-|hand-swipe|device|microphone-slash|trash|x$|x-|minus|plus|check|warning|question|info|list|dots|layout|border|box-|square-|circle-(?!half)|hexagon-|device|zodiac|currency|math|http|sql|row|column|columns|rows|table-|api-|brackets|code-|git-|mood-|message-|mail-|phone-|player-|photo-|circle-letter|square-letter|badge-|playstation|xbox|clock-hour|percentage|antenna-bars)/;

const isLogo = (name: string): boolean => !NOT_A_LOGO.test(name.replace(/-(fill|duotone)$/, ''));

/** Names of symbols by the set and manner they are drawn in. */
export function symbolNames(): readonly { id: string; name: string }[] {
  names ??= [
    ...Object.keys(GEOMETRIC).map((name) => ({ id: `geo:${name}`, name })),
    ...iconNames('ph')
      .filter((name) => name.endsWith('-fill') && isLogo(name))
      .map((name) => ({ id: `ph:${name}`, name: name.slice(0, -5) })),
    ...iconNames('ph')
      .filter((name) => name.endsWith('-duotone') && isLogo(name))
      .map((name) => ({ id: `ph:${name}`, name: name.slice(0, -8) })),
    ...iconNames('tabler')
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

export function symbolShape(id: string): SymbolShape | undefined {
  const [, set, name = ''] = /^(geo|ph|tabler):([\w-]+)$/.exec(id) ?? [];
  if (set === 'geo') return Object.hasOwn(GEOMETRIC, name) ? GEOMETRIC[name] : undefined;
  return isLogo(name) ? iconShape(id) : undefined;
}
