/** Shortens what people wrote without cutting a character in half: half an emoji can be neither stored nor shown. */

/** At most so many UTF-16 units, as `length` counts them. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length && !cut.isWellFormed() ? cut.slice(0, -1) : cut;
}

/** The same at the end of a word, with an ellipsis; a word that is too long by itself is cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = cutText(text, most - 1);
  const end = cut.search(/\s+\S*$/u);
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:!?]+$/u, '')}…`;
}
