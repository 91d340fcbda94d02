/** The days off that hold in a whole country, as rules: what only some of its regions keep is not among them. */

import { msg } from '#common/texts.ts';
import { type DayRule, easter, equinox, from, lunar, MON, nth, on, SAT, SUN, since, THU } from './rules.ts';

export const COUNTRIES = [
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CN',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'KR',
  'MX',
  'NL',
  'PL',
  'PT',
  'US',
] as const;
export type Country = (typeof COUNTRIES)[number];
export const isCountry = (code: string): code is Country => (COUNTRIES as readonly string[]).includes(code);

export type NamedDay = readonly [name: string, rule: DayRule];

const NEW_YEAR: NamedDay = [msg('New Year’s Day'), on(1, 1)];
const EPIPHANY: NamedDay = [msg('Epiphany'), on(1, 6)];
const GOOD_FRIDAY: NamedDay = [msg('Good Friday'), easter(-2)];
const EASTER_SUNDAY: NamedDay = [msg('Easter Sunday'), easter(0)];
const EASTER_MONDAY: NamedDay = [msg('Easter Monday'), easter(1)];
const LABOUR: NamedDay = [msg('Labour Day'), on(5, 1)];
const ASCENSION: NamedDay = [msg('Ascension Day'), easter(39)];
const WHIT_SUNDAY: NamedDay = [msg('Whit Sunday'), easter(49)];
const WHIT_MONDAY: NamedDay = [msg('Whit Monday'), easter(50)];
const CORPUS_CHRISTI: NamedDay = [msg('Corpus Christi'), easter(60)];
const ASSUMPTION: NamedDay = [msg('Assumption Day'), on(8, 15)];
const ALL_SAINTS: NamedDay = [msg('All Saints’ Day'), on(11, 1)];
const IMMACULATE: NamedDay = [msg('Immaculate Conception'), on(12, 8)];
const CHRISTMAS: NamedDay = [msg('Christmas Day'), on(12, 25)];
const BOXING: NamedDay = [msg('Boxing Day'), on(12, 26)];
const NATIONAL = msg('National Day');
const INDEPENDENCE = msg('Independence Day');
const MEMORIAL = msg('Memorial Day');
const CONSTITUTION = msg('Constitution Day');
const VICTORY = msg('Victory Day');
const BANK = msg('Bank Holiday');

const REPUBLIC = msg('Republic Day');

/** In 2027 the moon is new four minutes before midnight in China, which the tables of programs miss. */
const chineseNewYear =
  (shift: number): DayRule =>
  (year) =>
    lunar(1, 1, year === 2027 ? shift - 1 : shift)(year);

/** The table of days off, of laws as of 2026. */
export const HOLIDAYS: Readonly<Record<Country, readonly NamedDay[]>> = {
  AT: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    LABOUR,
    ASCENSION,
    WHIT_MONDAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    [NATIONAL, on(10, 26)],
    ALL_SAINTS,
    IMMACULATE,
    CHRISTMAS,
    BOXING,
  ],
  AU: [NEW_YEAR, [NATIONAL, on(1, 26)], GOOD_FRIDAY, EASTER_MONDAY, [MEMORIAL, on(4, 25)], CHRISTMAS, BOXING],
  BE: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR,
    ASCENSION,
    WHIT_MONDAY,
    [NATIONAL, on(7, 21)],
    ASSUMPTION,
    ALL_SAINTS,
    [msg('Armistice Day'), on(11, 11)],
    CHRISTMAS,
  ],
  BR: [
    NEW_YEAR,
    GOOD_FRIDAY,
    [msg('Tiradentes Day'), on(4, 21)],
    LABOUR,
    [INDEPENDENCE, on(9, 7)],
    [msg('Our Lady of Aparecida'), on(10, 12)],
    [msg('All Souls’ Day'), on(11, 2)],
    [REPUBLIC, on(11, 15)],
    [msg('Black Awareness Day'), since(2024, on(11, 20))],
    CHRISTMAS,
  ],
  CA: [
    NEW_YEAR,
    GOOD_FRIDAY,
    [msg('Victoria Day'), from(5, 18, MON)],
    [NATIONAL, on(7, 1)],
    [LABOUR[0], nth(9, MON, 1)],
    [msg('Truth and Reconciliation Day'), since(2021, on(9, 30))],
    [msg('Thanksgiving'), nth(10, MON, 2)],
    [MEMORIAL, on(11, 11)],
    CHRISTMAS,
    BOXING,
  ],
  CH: [NEW_YEAR, ASCENSION, [NATIONAL, on(8, 1)], CHRISTMAS],
  CN: [
    NEW_YEAR,
    [msg('Lunar New Year’s Eve'), chineseNewYear(-1)],
    [msg('Lunar New Year'), chineseNewYear(0)],
    [msg('Lunar New Year'), chineseNewYear(1)],
    [msg('Lunar New Year'), chineseNewYear(2)],
    // Within a day of the sun's fifteenth degree.
    [
      msg('Tomb-Sweeping Day'),
      (year) => `${year}-04-0${Math.floor((year % 100) * 0.2422 + 4.81) - Math.floor((year % 100) / 4)}`,
    ],
    LABOUR,
    [msg('Dragon Boat Festival'), lunar(5, 5)],
    [msg('Mid-Autumn Festival'), lunar(8, 15)],
    [NATIONAL, on(10, 1)],
    [NATIONAL, on(10, 2)],
    [NATIONAL, on(10, 3)],
  ],
  DE: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    LABOUR,
    ASCENSION,
    WHIT_MONDAY,
    [msg('German Unity Day'), on(10, 3)],
    CHRISTMAS,
    BOXING,
  ],
  ES: [
    NEW_YEAR,
    EPIPHANY,
    GOOD_FRIDAY,
    LABOUR,
    ASSUMPTION,
    [NATIONAL, on(10, 12)],
    ALL_SAINTS,
    [CONSTITUTION, on(12, 6)],
    IMMACULATE,
    CHRISTMAS,
  ],
  FR: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR,
    [VICTORY, on(5, 8)],
    ASCENSION,
    WHIT_MONDAY,
    [NATIONAL, on(7, 14)],
    ASSUMPTION,
    ALL_SAINTS,
    [msg('Armistice Day'), on(11, 11)],
    CHRISTMAS,
  ],
  GB: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_MONDAY,
    [BANK, nth(5, MON, 1)],
    [BANK, nth(5, MON, -1)],
    [BANK, nth(8, MON, -1)],
    CHRISTMAS,
    BOXING,
  ],
  IE: [
    NEW_YEAR,
    // A Friday that is the first of February keeps its day.
    [
      msg('St. Brigid’s Day'),
      since(2023, (year) =>
        new Date(Date.UTC(year, 1, 1)).getUTCDay() === 5 ? `${year}-02-01` : nth(2, MON, 1)(year),
      ),
    ],
    [msg('St. Patrick’s Day'), on(3, 17)],
    EASTER_MONDAY,
    [BANK, nth(5, MON, 1)],
    [BANK, nth(6, MON, 1)],
    [BANK, nth(8, MON, 1)],
    [BANK, nth(10, MON, -1)],
    CHRISTMAS,
    BOXING,
  ],
  IT: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_SUNDAY,
    EASTER_MONDAY,
    [msg('Liberation Day'), on(4, 25)],
    LABOUR,
    [REPUBLIC, on(6, 2)],
    ASSUMPTION,
    [msg('St. Francis’ Day'), since(2026, on(10, 4))],
    ALL_SAINTS,
    IMMACULATE,
    CHRISTMAS,
    BOXING,
  ],
  JP: [
    NEW_YEAR,
    [msg('Coming of Age Day'), nth(1, MON, 2)],
    [NATIONAL, on(2, 11)],
    [msg('Emperor’s Birthday'), on(2, 23)],
    [msg('Vernal Equinox'), equinox(3)],
    [msg('Shōwa Day'), on(4, 29)],
    [CONSTITUTION, on(5, 3)],
    [msg('Greenery Day'), on(5, 4)],
    [msg('Children’s Day'), on(5, 5)],
    [msg('Marine Day'), nth(7, MON, 3)],
    [msg('Mountain Day'), on(8, 11)],
    [msg('Respect for the Aged Day'), nth(9, MON, 3)],
    [msg('Autumnal Equinox'), equinox(9)],
    [msg('Sports Day'), nth(10, MON, 2)],
    [msg('Culture Day'), on(11, 3)],
    [msg('Labour Thanksgiving Day'), on(11, 23)],
  ],
  KR: [
    NEW_YEAR,
    [msg('Lunar New Year’s Eve'), lunar(1, 1, -1)],
    [msg('Lunar New Year'), lunar(1, 1)],
    [msg('Lunar New Year'), lunar(1, 1, 1)],
    [msg('Independence Movement Day'), on(3, 1)],
    [msg('Children’s Day'), on(5, 5)],
    [msg('Buddha’s Birthday'), lunar(4, 8)],
    [MEMORIAL, on(6, 6)],
    [CONSTITUTION, since(2026, on(7, 17))],
    [msg('Liberation Day'), on(8, 15)],
    [msg('Mid-Autumn Festival'), lunar(8, 15, -1)],
    [msg('Mid-Autumn Festival'), lunar(8, 15)],
    [msg('Mid-Autumn Festival'), lunar(8, 15, 1)],
    [msg('National Foundation Day'), on(10, 3)],
    [msg('Hangul Day'), on(10, 9)],
    CHRISTMAS,
  ],
  MX: [
    NEW_YEAR,
    [CONSTITUTION, nth(2, MON, 1)],
    [msg('Benito Juárez’s Birthday'), nth(3, MON, 3)],
    LABOUR,
    [INDEPENDENCE, on(9, 16)],
    [msg('Revolution Day'), nth(11, MON, 3)],
    CHRISTMAS,
  ],
  NL: [
    NEW_YEAR,
    EASTER_SUNDAY,
    EASTER_MONDAY,
    // Not on a Sunday.
    [
      msg('King’s Day'),
      (year) => (new Date(Date.UTC(year, 3, 27)).getUTCDay() === SUN ? on(4, 26) : on(4, 27))(year),
    ],
    ASCENSION,
    WHIT_SUNDAY,
    WHIT_MONDAY,
    CHRISTMAS,
    BOXING,
  ],
  PL: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_SUNDAY,
    EASTER_MONDAY,
    LABOUR,
    [CONSTITUTION, on(5, 3)],
    WHIT_SUNDAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    ALL_SAINTS,
    [INDEPENDENCE, on(11, 11)],
    [msg('Christmas Eve'), since(2025, on(12, 24))],
    CHRISTMAS,
    BOXING,
  ],
  PT: [
    NEW_YEAR,
    GOOD_FRIDAY,
    EASTER_SUNDAY,
    [msg('Freedom Day'), on(4, 25)],
    LABOUR,
    CORPUS_CHRISTI,
    [NATIONAL, on(6, 10)],
    ASSUMPTION,
    [REPUBLIC, on(10, 5)],
    ALL_SAINTS,
    [INDEPENDENCE, on(12, 1)],
    IMMACULATE,
    CHRISTMAS,
  ],
  US: [
    NEW_YEAR,
    [msg('Martin Luther King Jr. Day'), nth(1, MON, 3)],
    [msg('Presidents’ Day'), nth(2, MON, 3)],
    [MEMORIAL, nth(5, MON, -1)],
    [msg('Juneteenth'), since(2021, on(6, 19))],
    [INDEPENDENCE, on(7, 4)],
    [LABOUR[0], nth(9, MON, 1)],
    [msg('Columbus Day'), nth(10, MON, 2)],
    [msg('Veterans Day'), on(11, 11)],
    [msg('Thanksgiving'), nth(11, THU, 4)],
    CHRISTMAS,
  ],
};

/** Where a day off that falls on a Sunday (or a Saturday) is had on another day. */
export const MOVES_ON: Partial<Record<Country, readonly number[]>> = {
  GB: [SAT, SUN],
  JP: [SUN],
};
export const IN_LIEU = msg('Day off in lieu');
