/** How old somebody is said to be: 'of ten', '8-year-old', 'aged 70', 'a toddler', 'an old man'. */

import type { AGES } from '#common/character/character-words.ts';

export interface SaidAge {
  /** '' for a grown-up of no particular age. */
  age: (typeof AGES)[number];
  /** Numbers of the words that say it. */
  places: number[];
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const AGE_WORDS: Partial<Record<(typeof AGES)[number], string>> = {
  baby: 'baby infant newborn toddler',
  child: 'preschooler kindergartener schoolchild tween',
  teen: 'teen teenager teenage teenaged adolescent highschooler',
  old: 'elderly aged senior retired ancient pensioner wizened wrinkled wrinkly elder octogenarian',
};

const numberOf = (word: string): number | undefined => {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const small = NUMBERS.indexOf(word);
  return small > 0 ? small : TENS[word];
};

const ageOf = (years: number): SaidAge['age'] =>
  years < 3 ? 'baby' : years < 13 ? 'child' : years < 18 ? 'teen' : years < 60 ? '' : 'old';

export function readAge(words: readonly string[]): SaidAge | undefined {
  for (const [at, word] of words.entries()) {
    const years = numberOf(word);
    if (years === undefined) continue;
    // '10 years old', 'ten-year-old', 'of ten', 'aged ten', 'age 10'.
    if (/^(year|years|yr)$/.test(words[at + 1] ?? '')) {
      const places = words[at + 2] === 'old' ? [at, at + 1, at + 2] : [at, at + 1];
      return { age: ageOf(years), places };
    }
    if (/^(of|aged|age)$/.test(words[at - 1] ?? '') && !/^(the|them|us)$/.test(words[at + 1] ?? ''))
      return { age: ageOf(years), places: [at - 1, at] };
  }
  for (const [at, word] of words.entries())
    for (const [age, list] of Object.entries(AGE_WORDS))
      if (list.split(' ').includes(word)) {
        // 'With a baby': not who this is.
        if (
          words.slice(Math.max(0, at - 3), at).some((one) => /^(with|holding|carrying|and|,)$/.test(one)) &&
          at > 2
        )
          continue;
        // Of a time, not of a person.
        if (
          word === 'ancient' &&
          !/^(man|woman|wizard|witch|sage|king|queen|monk|druid)$/.test(words[at + 1] ?? '')
        )
          continue;
        // 'Middle aged' is not old.
        if (word === 'aged' && words[at - 1] === 'middle') return { age: '', places: [at - 1, at] };
        return { age: age as SaidAge['age'], places: [at] };
      }
  const decade = words.findIndex((word) =>
    /^(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/.test(word),
  );
  if (decade > 0 && /^(his|her|their|the|late|early|mid)$/.test(words[decade - 1]!))
    return { age: /^(six|seven|eigh|nine)/.test(words[decade]!) ? 'old' : '', places: [decade] };
  // Of a person, not of a thing: 'an old man', not 'an old hat'.
  const old = words.findIndex(
    (word, at) =>
      word === 'old' &&
      !/^(hat|coat|cap|jacket|shirt|book|books|bag|boots|shoes|jeans|sweater|jumper|tome|leather|map|suitcase|lantern|scroll|guitar|school|fashioned|camera)$/.test(
        words[at + 1] ?? '',
      ),
  );
  return old < 0 ? undefined : { age: 'old', places: [old] };
}
