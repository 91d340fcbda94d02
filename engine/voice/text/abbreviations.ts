/** What short forms and signs are called when read aloud. */

import type { Spoken } from '#common/voice-words.ts';

/** Case counts; a form without its full stop is another word. */
export const ABBREVIATIONS: Partial<Record<Spoken, Record<string, string>>> = {
  en: {
    'Dr.': 'Doctor',
    'Mr.': 'Mister',
    'Mrs.': 'Missus',
    'Ms.': 'Miz',
    'Prof.': 'Professor',
    'St.': 'Saint',
    'Jr.': 'Junior',
    'vs.': 'versus',
    'etc.': 'et cetera',
    'e.g.': 'for example',
    'i.e.': 'that is',
    'approx.': 'approximately',
    'No.': 'number',
    'a.m.': 'A M',
    'p.m.': 'P M',
  },
  es: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'etc.': 'etcétera',
    'p. ej.': 'por ejemplo',
  },
  fr: {
    'M.': 'monsieur',
    Mme: 'madame',
    Mlle: 'mademoiselle',
    Dr: 'docteur',
    'etc.': 'et cetera',
    'p. ex.': 'par exemple',
  },
  de: {
    'Dr.': 'Doktor',
    'Hr.': 'Herr',
    'Fr.': 'Frau',
    'Prof.': 'Professor',
    'z. B.': 'zum Beispiel',
    'z.B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'd.h.': 'das heißt',
    'usw.': 'und so weiter',
    'bzw.': 'beziehungsweise',
    'ca.': 'circa',
    'Nr.': 'Nummer',
    'Str.': 'Straße',
  },
  it: { 'Sig.': 'signor', 'Sig.ra': 'signora', 'Dott.': 'dottor', 'ecc.': 'eccetera', 'es.': 'esempio' },
  pt: {
    'Sr.': 'senhor',
    'Sra.': 'senhora',
    'Dr.': 'doutor',
    'Dra.': 'doutora',
    'etc.': 'et cetera',
    'p. ex.': 'por exemplo',
  },
};

type Sign = '%' | '&' | '°' | '+' | '=';

export const SIGNS: Record<Spoken, Record<Sign, string>> = {
  en: { '%': 'percent', '&': 'and', '°': 'degrees', '+': 'plus', '=': 'equals' },
  es: { '%': 'por ciento', '&': 'y', '°': 'grados', '+': 'más', '=': 'igual a' },
  fr: { '%': 'pour cent', '&': 'et', '°': 'degrés', '+': 'plus', '=': 'égale' },
  de: { '%': 'Prozent', '&': 'und', '°': 'Grad', '+': 'plus', '=': 'gleich' },
  it: { '%': 'per cento', '&': 'e', '°': 'gradi', '+': 'più', '=': 'uguale a' },
  pt: { '%': 'por cento', '&': 'e', '°': 'graus', '+': 'mais', '=': 'igual a' },
  zh: { '%': '百分之', '&': '和', '°': '度', '+': '加', '=': '等于' },
  ja: { '%': 'パーセント', '&': 'と', '°': '度', '+': 'プラス', '=': 'は' },
  ko: { '%': '퍼센트', '&': '와', '°': '도', '+': '더하기', '=': '는' },
};
