/** The letters of films: our own first, then one for every script. */

export const FILM_FONT =
  '"Film Sans", Inter Latin, Inter Cyrillic, Inter Greek, Noto Sans SC, Noto Sans KR, Noto Sans Arabic, Noto Sans Hebrew, Noto Color Emoji, sans-serif';
