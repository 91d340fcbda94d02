/** Shortens what people wrote without cutting a character in half: half an emoji can be neither stored nor shown. */

/** At most so many UTF-16 units, as `length` counts them. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.length < text.length && !cut.isWellFormed() ? cut.slice(0, -1) : cut;
}
