/** Running text in sentences: not a sign of it is lost, wherever it stands. */

const SENTENCE = /[.!?。！？…]*[^.!?。！？…]+(?:[.!?。！？…]+["”’»」)]*|$)\s*|[.!?。！？…]+\s*/gu;

export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? [text];

/** Whole sentences, as many as a page holds. */
export function sentencesUpTo(text: string, most: number): string[] {
  const out: string[] = [];
  let page = '';
  for (const sentence of sentencesOf(text)) {
    if (page && page.length + sentence.length > most) {
      out.push(page.trim());
      page = '';
    }
    page += sentence;
    while (page.length > most * 2) {
      const cut = page.lastIndexOf(' ', most * 1.5);
      const at = cut > most / 2 ? cut : Math.floor(most * 1.5);
      out.push(page.slice(0, at).trim());
      page = page.slice(at);
    }
  }
  if (page.trim()) out.push(page.trim());
  return out;
}
