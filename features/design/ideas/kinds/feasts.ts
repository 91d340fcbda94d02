/** What is celebrated, in nine languages: how it is found in a sentence, and what it is called above the names. */

import { IDEA_LANGUAGES, type IdeaLanguage } from '#common/wording/language.ts';

export const FEASTS = [
  'wedding',
  'engagement',
  'birthday',
  'baptism',
  'communion',
  'birth',
  'anniversary',
  'graduation',
  'housewarming',
] as const;
export type Feast = (typeof FEASTS)[number];

const WORDS: Record<Feast, string> = {
  engagement:
    'engagement(?: party)?|verlobung(?:sfeier)?|(?:fiesta de )?compromiso|pedida de mano|fiançailles|fidanzamento|noivado|订婚(?:宴|仪式)?|婚約(?:パーティー)?|약혼식?',
  wedding:
    'weddings?|hochzeit(?:sfeier|sfest)?|trauung|boda|mariage|matrimonio|nozze|casamento|婚礼|婚宴|结婚|結婚(?:式|披露宴)?|披露宴|결혼식?|웨딩',
  birthday:
    "birthday(?: party)?|geburtstag(?:sfeier|sparty|sfest)?|(?:fiesta de )?cumpleaños|(?:fête d['’])?anniversaire|(?:festa di )?compleanno|(?:festa de )?aniversário|生日(?:派对|会|宴)?|誕生日(?:会|パーティー)?|생일(?:\\s?(?:파티|잔치))?|돌잔치",
  baptism:
    'baptism|christening|tauf(?:e|feier)|baut(?:izo|ismo)|baptême|battesimo|batizado|baptizado|洗礼|洗礼式|세례식?',
  communion:
    '(?:first )?communion|(?:erst)?kommunion|primera comunión|comunión|(?:première )?communion|prima comunione|comunione|primeira comunhão|comunhão|初领圣体|초?첫?\\s?영성체',
  birth:
    'birth|baby shower|geburt|nacimiento|naissance|nascita|nascimento|出生|满月(?:宴|酒)?|誕生(?!日)|出産|출산|탄생',
  anniversary:
    "anniversary|jubiläum|hochzeitstag|goldene hochzeit|aniversario|anniversario|noces d[’']or|周年(?:庆典|庆|纪念)?|周年記念(?:パーティー)?|記念日|\\d+주년(?:\\s?기념)?",
  graduation:
    'graduation(?: party)?|abschluss(?:feier|ball)|abiball|graduación|remise des diplômes|festa di laurea|laurea|formatura|毕业(?:典礼|派对)?|卒業(?:式|パーティー)?|졸업(?:식|파티)?',
  housewarming:
    'house ?warming(?: party)?|einweihung(?:sfeier|sparty)?|einzugsparty|inauguración de (?:la )?casa|crémaillère|inaugurazione (?:della )?casa|open house|乔迁(?:之喜|宴)?|新居祝い|引っ越しパーティー|집들이',
};
/** One word for the feast and the thing. */
const COMPOUNDS: Partial<Record<Feast, string>> = {
  wedding: 'hochzeits(?:anzeige|einladung|karte)|喜帖|청첩장',
  birthday: 'geburtstags(?:einladung|karte)',
  baptism: 'tauf(?:einladung|karte)',
  birth: 'geburts(?:anzeige|karte)',
};
const AGE =
  '(?:\\d{1,3}\\s?(?:st|nd|rd|th|\\.º|\\.ª|\\.|º|ª|°|ème|er|ers|e|岁|歳|번째|세|ans|anni|anos|años)?\\s?(?:の|wedding\\s)?)?';

/** As it stands before the thing that is asked for: "40th birthday invitation". */
export const FEAST_WORDS = `(?:\\p{L}+['’]s\\s)?${AGE}(?:${Object.values(WORDS).join('|')})`;

export interface FoundFeast {
  feast: Feast;
  /** "40." of a fortieth birthday. */
  number: string;
  from: number;
  to: number;
}

/** Where a word of it stands; the first feast of the list wins: a wedding day is an anniversary. */
export function findFeast(text: string): FoundFeast | undefined {
  for (const feast of Object.keys(WORDS) as Feast[]) {
    const named = [WORDS[feast], COMPOUNDS[feast]].filter(Boolean).join('|');
    const found =
      new RegExp(`(?<![\\p{L}\\p{N}])${AGE}(?:${named})(?![\\p{L}])`, 'iu').exec(text) ??
      findEastern(text, `${AGE}(?:${named})`);
    if (!found) continue;
    const number = /^\d{1,3}/.exec(found[0])?.[0] ?? '';
    return { feast, number, from: found.index, to: found.index + found[0].length };
  }
  return undefined;
}

/** Scripts that part no words: anywhere in the text. */
export const findEastern = (text: string, pattern: string): RegExpExecArray | undefined =>
  [...text.matchAll(new RegExp(pattern, 'giu'))].find(([hit]) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(hit),
  );

/** In the order of `IDEA_LANGUAGES`. */
const NAMES: Record<Feast, readonly string[]> = {
  wedding: ['Wedding', 'Hochzeit', 'Boda', 'Mariage', 'Matrimonio', 'Casamento', '婚礼', '結婚式', '결혼식'],
  engagement: [
    'Engagement',
    'Verlobung',
    'Compromiso',
    'Fiançailles',
    'Fidanzamento',
    'Noivado',
    '订婚',
    '婚約',
    '약혼식',
  ],
  birthday: [
    'Birthday',
    'Geburtstag',
    'Cumpleaños',
    'Anniversaire',
    'Compleanno',
    'Aniversário',
    '生日',
    '誕生日',
    '생일',
  ],
  baptism: ['Baptism', 'Taufe', 'Bautizo', 'Baptême', 'Battesimo', 'Batizado', '洗礼', '洗礼式', '세례식'],
  communion: [
    'First communion',
    'Kommunion',
    'Primera comunión',
    'Première communion',
    'Prima comunione',
    'Primeira comunhão',
    '初领圣体',
    '初聖体',
    '첫영성체',
  ],
  birth: ['Birth', 'Geburt', 'Nacimiento', 'Naissance', 'Nascita', 'Nascimento', '出生', '誕生', '탄생'],
  anniversary: [
    'Anniversary',
    'Jubiläum',
    'Aniversario',
    'Anniversaire',
    'Anniversario',
    'Aniversário',
    '周年庆',
    '周年記念',
    '주년 기념',
  ],
  graduation: [
    'Graduation',
    'Abschlussfeier',
    'Graduación',
    'Remise des diplômes',
    'Laurea',
    'Formatura',
    '毕业典礼',
    '卒業',
    '졸업',
  ],
  housewarming: [
    'Housewarming',
    'Einweihungsfeier',
    'Fiesta de inauguración',
    'Crémaillère',
    'Inaugurazione',
    'Festa de inauguração',
    '乔迁之喜',
    '新居祝い',
    '집들이',
  ],
};

const NUMBERED: Record<IdeaLanguage, (number: string, name: string, isBirthday: boolean) => string> = {
  en: (n, name) => `${n}${ending(Number(n))} ${name.toLowerCase()}`,
  de: (n, name) => `${n}. ${name}`,
  es: (n, name) => `${n}.º ${name.toLowerCase()}`,
  fr: (n, name, isBirthday) => (isBirthday ? `${n} ans` : `${n}e ${name.toLowerCase()}`),
  it: (n, name) => `${n}º ${name.toLowerCase()}`,
  pt: (n, name) => `${n}.º ${name.toLowerCase()}`,
  zh: (n, name, isBirthday) => (isBirthday ? `${n}岁${name}` : `${n}${name}`),
  ja: (n, name, isBirthday) => (isBirthday ? `${n}歳の${name}` : `${n}${name}`),
  ko: (n, name, isBirthday) => (isBirthday ? `${n}번째 ${name}` : `${n}${name}`),
};
const ending = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');

export function feastName(feast: Feast, number: string, language: IdeaLanguage): string {
  const name = NAMES[feast][IDEA_LANGUAGES.indexOf(language)]!;
  return number ? NUMBERED[language](number, name, feast === 'birthday') : name;
}

const ABOVE: Partial<Record<`${'invitation' | 'announcement'}:${Feast}`, readonly string[]>> = {
  'invitation:wedding': [
    'Wedding invitation',
    'Einladung zur Hochzeit',
    'Invitación de boda',
    'Invitation au mariage',
    'Invito al matrimonio',
    'Convite de casamento',
    '婚礼邀请函',
    '結婚式のご招待',
    '결혼식 초대장',
  ],
  'announcement:wedding': [
    'We are getting married',
    'Wir heiraten',
    'Nos casamos',
    'Nous nous marions',
    'Ci sposiamo',
    'Vamos casar',
    '我们结婚了',
    '結婚のお知らせ',
    '저희 결혼합니다',
  ],
  'announcement:birth': [
    'Birth announcement',
    'Geburtsanzeige',
    'Anuncio de nacimiento',
    'Faire-part de naissance',
    'Annuncio di nascita',
    'Participação de nascimento',
    '出生喜报',
    '誕生のお知らせ',
    '탄생 소식',
  ],
};

/** Above the names: what people are invited to, or what is announced. */
export function feastTitle(
  form: 'invitation' | 'announcement',
  { feast, number }: Pick<FoundFeast, 'feast' | 'number'>,
  language: IdeaLanguage,
  title: string,
): string {
  const known = number ? undefined : ABOVE[`${form}:${feast}`];
  return known?.[IDEA_LANGUAGES.indexOf(language)] ?? `${title} · ${feastName(feast, number, language)}`;
}
