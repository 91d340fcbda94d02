/** Forms of verbs by rule: back to the infinitive for European languages, forth from the plain form for Japanese and Korean. */

import type { Language } from './detect-language.ts';

/** [ending, what stands in its place], accents taken off. */
const TO_INFINITIVE: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  es: [
    ['ando', 'ar'],
    ['iendo', 'er'],
    ['iendo', 'ir'],
    ['an', 'ar'],
    ['a', 'ar'],
    ['en', 'er'],
    ['en', 'ir'],
    ['e', 'er'],
    ['e', 'ir'],
  ],
  fr: [
    ['issant', 'ir'],
    ['issent', 'ir'],
    ['eant', 'er'],
    ['ant', 'er'],
    ['ant', 're'],
    ['ant', 'ir'],
    ['ent', 'er'],
    ['ent', 're'],
    ['e', 'er'],
    ['it', 'ir'],
  ],
  de: [
    ['elnd', 'eln'],
    ['end', 'en'],
    ['ende', 'en'],
    ['enden', 'en'],
    ['ender', 'en'],
    ['endes', 'en'],
    ['endem', 'en'],
    ['et', 'en'],
    ['t', 'en'],
    ['t', 'n'],
  ],
  it: [
    ['ando', 'are'],
    ['endo', 'ere'],
    ['endo', 'ire'],
    ['ano', 'are'],
    ['a', 'are'],
    ['iscono', 'ire'],
    ['isce', 'ire'],
    ['ono', 'ere'],
    ['ono', 'ire'],
    ['e', 'ere'],
    ['e', 'ire'],
  ],
  pt: [
    ['ando', 'ar'],
    ['endo', 'er'],
    ['indo', 'ir'],
    ['eia', 'ear'],
    ['am', 'ar'],
    ['a', 'ar'],
    ['em', 'er'],
    ['em', 'ir'],
    ['e', 'er'],
    ['e', 'ir'],
  ],
};

/** Infinitives that a form may belong to. */
export function infinitivesOf(word: string, language: Language): string[] {
  const out: string[] = [];
  for (const [ending, instead] of TO_INFINITIVE[language] ?? []) {
    if (word.length < ending.length + 2 || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    out.push(stem + instead);
    // "riega" and "muestra": the stressed vowel was split.
    if (language === 'es')
      out.push(stem.replace(/ie(?=[^aeiou]+$)/, 'e').replace(/ue(?=[^aeiou]+$)/, 'o') + instead);
  }
  return out;
}

/** The forms in which descriptions use a Japanese or Korean verb; other words come back alone. */
export function formsOfVerb(verb: string, language: Language): string[] {
  if (language === 'ja') return japanese(verb);
  if (language === 'ko' && verb.endsWith('다')) return korean(verb.slice(0, -1));
  return [verb];
}

const ICHIDAN = /[えけせてねへめれげぜでべぺいきしちにみりぎじびぴ見着寝煮]る$/u;
const TE_ENDINGS: Readonly<Record<string, string>> = {
  う: 'って',
  つ: 'って',
  る: 'って',
  む: 'んで',
  ぶ: 'んで',
  ぬ: 'んで',
  く: 'いて',
  ぐ: 'いで',
  す: 'して',
};

const I_ROW: Readonly<Record<string, string>> = {
  う: 'い',
  つ: 'ち',
  る: 'り',
  む: 'み',
  ぶ: 'び',
  ぬ: 'に',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
};

function japanese(verb: string): string[] {
  const last = verb.at(-1)!;
  if (!(last in TE_ENDINGS) || /[ていで]いる$/.test(verb)) return [verb];
  const stem = verb.slice(0, -1);
  const te = verb.endsWith('する')
    ? `${verb.slice(0, -2)}して`
    : ICHIDAN.test(verb)
      ? `${stem}て`
      : stem + TE_ENDINGS[last];
  const past = te.replace(/て$/, 'た').replace(/で$/, 'だ');
  const polite = verb.endsWith('する')
    ? `${verb.slice(0, -2)}し`
    : ICHIDAN.test(verb)
      ? stem
      : stem + I_ROW[last];
  const forms = [
    verb,
    `${polite}ながら`,
    `${polite}ます`,
    te,
    `${te}いる`,
    `${te}いた`,
    `${te}います`,
    `${te}る`,
    past,
  ];
  // "料理をする" beside "料理する".
  return verb.endsWith('する') && !verb.endsWith('をする')
    ? [...forms, ...forms.map((form) => `${verb.slice(0, -2)}を${form.slice(verb.length - 2)}`)]
    : forms;
}

const FIRST_SYLLABLE = 0xac00;
const NO_FINAL = 28;
const FINAL_N = 4;
const FINAL_L = 8;
const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST_SYLLABLE) % NO_FINAL;
const withFinal = (text: string, final: number): string => {
  const code = text.charCodeAt(text.length - 1);
  return text.slice(0, -1) + String.fromCharCode(code - ((code - FIRST_SYLLABLE) % NO_FINAL) + final);
};

function korean(stem: string): string[] {
  const final = finalOf(stem.at(-1)!);
  // A final l falls before n: 만들다, 만드는.
  const base = final === FINAL_L ? withFinal(stem, 0) : stem;
  const isOpen = final === 0 || final === FINAL_L;
  const past = isOpen ? [withFinal(stem, FINAL_N)] : [`${stem}은`];
  const plain = isOpen ? withFinal(stem, FINAL_N).concat('다') : `${stem}는다`;
  return [
    `${stem}다`,
    `${base}는`,
    ...past,
    plain,
    `${stem}고`,
    ...['는', '다', '어요', '습니다'].map((end) => `${stem}고 있${end}`),
    ...['는', '다'].map((end) => `${stem}고있${end}`),
    `${stem}며`,
    `${stem}면서`,
    ...(stem.endsWith('하') ? [`${stem.slice(0, -1)}해`, `${stem.slice(0, -1)}해요`] : []),
  ];
}
