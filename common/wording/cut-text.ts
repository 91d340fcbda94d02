/** Shortens what people wrote without cutting a character in half: half an emoji can be neither stored nor shown. */

/** At most so many UTF-16 units, as `length` counts them. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.length < text.length && !cut.isWellFormed() ? cut.slice(0, -1) : cut;
}

/** The same at the end of a word, with an ellipsis; a word that is too long by itself is cut. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max - 1);
  const end = cut.search(/\s+\S*$/u);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:!?]+$/u, '')}…`;
}
