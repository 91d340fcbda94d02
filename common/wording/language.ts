/** Which of our languages a sentence is in, and which one it asks for: what we add to it must not be in another one. */

export const IDEA_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'zh', 'ja', 'ko'] as const;
export type IdeaLanguage = (typeof IDEA_LANGUAGES)[number];
type Spaced = Exclude<IdeaLanguage, 'zh' | 'ja' | 'ko'>;

/** Small words and those that dates and offers are made of; what only one language writes counts like a word. */
const SMALL: Record<Spaced, string> = {
  en: 'the|and|for|with|our|at|on|of|to|is|from|until|in|an|a|open|hours|list|make|please|am|pm|january|february|march|april|may|june|july|august|october|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|invitation|wedding|birthday|closed|valid',
  de: 'und|der|die|das|für|mit|bis|ab|auf|im|ein|eine|einen|unser\\w*|wir|uhr|nur|neu|neue[rsn]?|heute|vom|von|zum|zur|bei|beim|jeden?|suchen|nicht|alle|ist|rabatt|gesucht|pro|stunde|dem|den|am|um|oktober|dezember|märz|januar|februar|juni|juli|mai|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|frische[rsn]?|jetzt|sofort|gültig|geschlossen|\\w*einladung\\w*|\\w*karte|\\w*liste|\\w*zeiten|\\w*gutschein|bitte|geburtstag|hochzeit',
  es: 'cada|días?|hoy|sin|el|la|los|las|de|del|para|con|en|un|una|nuestr\\w+|hasta|desde|todos|gratis|este|esta|por|y|se|más|nuevo|nueva|oferta|descuento|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|cerrado|boda|cumpleaños|invitación|válido|horario|precios|vale',
  fr: "chaque|jours?|sans|le|la|les|du|des|de|pour|avec|en|un|une|notre|nos|jusqu|au|aux|et|sur|chez|dès|à|par|votre|nouveau|nouvelle|soldes|ouvert|fermé|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|heures?|mariage|anniversaire|naissance|faire-part|carte|cadeau|bon|tarifs?|offert|l|d|s'il",
  it: 'ogni|giorn[oi]|oggi|senza|il|lo|la|i|gli|le|di|del|della|dei|delle|per|con|un|una|nostr[oaie]|fino|dal|dalle|alle|ore|al|alla|presso|e|in|nuov[oa]|sconto|aperto|chiuso|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|invito|matrimonio|compleanno|listino|buono|orari|nozze|valido|prezzi',
  pt: 'cada|dias?|hoje|sem|o|a|os|as|de|do|da|dos|das|para|com|em|um|uma|noss[oa]s?|até|desde|no|na|às|e|por|nov[oa]|desconto|segunda|terça|quarta|quinta|sexta|sábado|domingo|feira|janeiro|fevereiro|março|abril|maio|junho|julho|setembro|outubro|novembro|dezembro|fechado|convite|casamento|aniversário|preços|horário|cardápio|ementa|vale|válido|abertura',
};
const LETTERS: Record<Spaced, RegExp> = {
  en: /$^/gu,
  de: /ß|ä|ö|ü/giu,
  es: /[ñ¡¿]/giu,
  fr: /[çœêîûëï]|[ldnsq]['’]\p{L}/giu,
  it: /[àèìò](?!\p{L})|(?:dell|all|dall|nell|sull)['’]/giu,
  pt: /[ãõ]|ç(?:ã|õ)/giu,
};
const WORDS = Object.fromEntries(
  Object.entries(SMALL).map(([language, words]) => [
    language,
    new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'),
  ]),
) as Record<Spaced, RegExp>;

export function languageOf(sentence: string): IdeaLanguage {
  if (/\p{Script=Hangul}/u.test(sentence)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return 'ja';
  if (/\p{Script=Han}/u.test(sentence)) return 'zh';
  const text = sentence.toLowerCase();
  const count = (language: Spaced) =>
    new Set(text.match(WORDS[language])).size + new Set(text.match(LETTERS[language])).size;
  const scores = (Object.keys(SMALL) as Spaced[]).map((language) => ({ language, score: count(language) }));
  const [first, second] = scores.toSorted((a, b) => b.score - a.score) as [
    (typeof scores)[0],
    (typeof scores)[0],
  ];
  // English where nothing tells.
  if (first.score === 0 || (first.score === second.score && second.language === 'en')) return 'en';
  return first.language;
}

/** What each language is called in all of them. */
const NAMES: Record<IdeaLanguage, string> = {
  en: 'english|englisch|inglés|anglais|inglese|inglês|英语|英文|英語|영어',
  de: 'german|deutsch|alemán|allemand|tedesco|alemão|德语|德文|ドイツ語|독일어',
  es: 'spanish|spanisch|español|espagnol|spagnolo|espanhol|西班牙语|西班牙文|スペイン語|스페인어',
  fr: 'french|französisch|francés|français|francese|francês|法语|法文|フランス語|프랑스어',
  it: 'italian|italienisch|italiano|italien|意大利语|意大利文|イタリア語|이탈리아어',
  pt: 'portuguese|portugiesisch|portugués|portugais|portoghese|português|葡萄牙语|葡萄牙文|ポルトガル語|포르투갈어',
  zh: 'chinese|chinesisch|chino|chinois|cinese|chinês|中文|汉语|中国語|중국어',
  ja: 'japanese|japanisch|japonés|japonais|giapponese|japonês|日语|日文|日本語|일본어',
  ko: 'korean|koreanisch|coreano|coréen|韩语|韩文|韓国語|한국어',
};
const ASKED = IDEA_LANGUAGES.map((language): [IdeaLanguage, RegExp] => {
  const name = `(?:${NAMES[language]})`;
  return [
    language,
    new RegExp(
      `(?<!\\p{L})(?:(?:written |text )?(?:in|auf|en|em)\\s(?:the\\s|langue\\s|lingua\\s|lengua\\s)?${name}(?:e?r?\\ssprache|\\slanguage)?(?!\\p{L})|\\(${name}\\))|用?${name}(?:写的?|版的?|的)|用${name}|${name}(?:で書いた|での|で|の|版)|${name}(?:로\\s?된|로\\s?쓴|로)`,
      'iu',
    ),
  ];
});

/** "Invitation in French": the language that is asked for, and the text without these words. */
export function takeAskedLanguage(text: string): { requested: IdeaLanguage | undefined; rest: string } {
  for (const [requested, pattern] of ASKED) {
    const found = pattern.exec(text);
    // A course in French is no design in French.
    const before = found ? text.slice(0, found.index) : '';
    if (!found || /(?:course|class|classes|lessons?|kurse?|unterricht|cours|curso|corso)\s$/iu.test(before))
      continue;
    return {
      requested,
      rest: `${before}${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim(),
    };
  }
  return { requested: undefined, rest: text };
}
