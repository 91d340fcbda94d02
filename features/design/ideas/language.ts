/** Which of our languages a sentence is in, by its small words: what we add to it must not be in another one. */

export const IDEA_LANGUAGES = ['en', 'de', 'es'] as const;
export type IdeaLanguage = (typeof IDEA_LANGUAGES)[number];

const SMALL: Record<Exclude<IdeaLanguage, 'en'>, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|für|mit|bis|ab|auf|im|ein|eine|einen|unser\w*|wir|uhr|nur|neu|neue[rsn]?|heute|vom|zum|zur|bei|jeden?|suchen|nicht|alle|ist|rabatt|gesucht|pro|stunde|dem|den|oktober|dezember|januar|februar|juni|juli|mai|montags?|dienstags?|freitags?|samstags?|sonntags?|frische[rsn]?|jetzt|sofort)(?!\p{L})|[äöüß]/giu,
  es: /(?<!\p{L})(?:el|la|los|las|de|del|para|con|en|un|una|nuestr\w+|hasta|desde|todos|gratis|este|esta|por|y|se|más|nuevo|nueva|oferta|descuento)(?!\p{L})|[ñ¡¿áéíóú]/giu,
};

export function languageOf(sentence: string): IdeaLanguage {
  const count = (pattern: RegExp) => new Set(sentence.toLowerCase().match(pattern)).size;
  const [de, es] = [count(SMALL.de), count(SMALL.es)];
  if (Math.max(de, es) < 2) return de === 1 && /[äöüß]/i.test(sentence) ? 'de' : 'en';
  return de >= es ? 'de' : 'es';
}
