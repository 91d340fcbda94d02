/** Days on which shops, cafés and studios have something to say: when each falls where, and for which trade. */

import { msg } from '#common/texts.ts';
import type { Country } from './holidays.ts';
import { type DayRule, easter, from, lunar, nth, on, SAT, SUN, THU } from './rules.ts';

export interface TradeDay {
  name: string;
  rule: DayRule;
  /** Only there; absent: everywhere. */
  countries?: readonly Country[];
}

const only = (name: string, rule: DayRule, ...countries: Country[]): TradeDay => ({ name, rule, countries });
const all = (name: string, rule: DayRule): TradeDay => ({ name, rule });

const MOTHERS = msg('Mother’s Day');
const FATHERS = msg('Father’s Day');
const VALENTINE = msg('Valentine’s Day');
const SMALL_BUSINESS = msg('Small Business Saturday');
const ST_NICHOLAS = msg('St. Nicholas’ Day');

/** The last Sunday of May, or a week later where that is Whit Sunday. */
const frenchMothers: DayRule = (year) => {
  const last = nth(5, SUN, -1)(year);
  return last === easter(49)(year) ? nth(6, SUN, 1)(year) : last;
};

export const TRADE_DAYS: readonly TradeDay[] = [
  only(VALENTINE, on(2, 14), 'AT', 'AU', 'BE', 'CA', 'CH', 'CN', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT'),
  only(VALENTINE, on(2, 14), 'JP', 'KR', 'MX', 'NL', 'PL', 'PT', 'US'),
  only(VALENTINE, on(6, 12), 'BR'),
  only(msg('White Day'), on(3, 14), 'JP', 'KR'),
  only(msg('Carnival Monday'), easter(-48), 'AT', 'BE', 'BR', 'CH', 'DE', 'NL'),
  only(msg('Shrove Tuesday'), easter(-47), 'BR', 'ES', 'FR', 'GB', 'IE', 'IT', 'PT'),
  all(msg('Women’s Day'), on(3, 8)),
  all(msg('Easter Sunday'), easter(0)),
  only(MOTHERS, nth(5, SUN, 2), 'AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CN', 'DE', 'IT', 'JP', 'NL', 'US'),
  only(MOTHERS, nth(5, SUN, 1), 'ES', 'PT'),
  only(MOTHERS, easter(-21), 'GB', 'IE'),
  only(MOTHERS, frenchMothers, 'FR'),
  only(MOTHERS, on(5, 26), 'PL'),
  only(MOTHERS, on(5, 10), 'MX'),
  only(msg('Parents’ Day'), on(5, 8), 'KR'),
  only(FATHERS, nth(6, SUN, 3), 'CA', 'CN', 'FR', 'GB', 'IE', 'JP', 'MX', 'NL', 'US'),
  only(FATHERS, easter(39), 'DE'),
  only(FATHERS, nth(6, SUN, 2), 'AT', 'BE'),
  only(FATHERS, nth(6, SUN, 1), 'CH'),
  only(FATHERS, on(3, 19), 'ES', 'IT', 'PT'),
  only(FATHERS, nth(8, SUN, 2), 'BR'),
  only(FATHERS, nth(9, SUN, 1), 'AU'),
  only(FATHERS, on(6, 23), 'PL'),
  all(msg('World Health Day'), on(4, 7)),
  all(msg('Earth Day'), on(4, 22)),
  all(msg('World Book Day'), on(4, 23)),
  all(msg('World Bicycle Day'), on(6, 3)),
  all(msg('World Music Day'), on(6, 21)),
  all(msg('World Chocolate Day'), on(7, 7)),
  only(msg('Qixi Festival'), lunar(7, 7), 'CN'),
  all(msg('World Photography Day'), on(8, 19)),
  only(msg('Oktoberfest begins'), from(9, 15, SAT), 'DE'),
  all(msg('World Tourism Day'), on(9, 27)),
  all(msg('International Coffee Day'), on(10, 1)),
  only(msg('Harvest Festival'), nth(10, SUN, 1), 'AT', 'CH', 'DE'),
  all(msg('World Animal Day'), on(10, 4)),
  all(msg('World Bread Day'), on(10, 16)),
  all(msg('Halloween'), on(10, 31)),
  only(msg('Singles’ Day'), on(11, 11), 'AT', 'CH', 'CN', 'DE'),
  only(msg('Pepero Day'), on(11, 11), 'KR'),
  all(msg('Black Friday'), nth(11, THU, 4, 1)),
  only(SMALL_BUSINESS, nth(11, THU, 4, 2), 'US'),
  only(SMALL_BUSINESS, nth(12, SAT, 1), 'GB'),
  all(msg('Cyber Monday'), nth(11, THU, 4, 4)),
  only(msg('First Sunday of Advent'), from(11, 27, SUN), 'AT', 'BE', 'CH', 'DE', 'NL', 'PL'),
  only(ST_NICHOLAS, on(12, 6), 'AT', 'BE', 'CH', 'DE', 'PL'),
  only(ST_NICHOLAS, on(12, 5), 'NL'),
  all(msg('Christmas Eve'), on(12, 24)),
  all(msg('New Year’s Eve'), on(12, 31)),
];
