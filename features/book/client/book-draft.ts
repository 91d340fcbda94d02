/** What is being written on the page, and the order that comes of it. */

import type { Spoken } from '#common/voice-words.ts';
import type { BookFormat, BookKind, BookReaders } from '../book-limits.ts';
import type { BookOrder } from '../contract.ts';

export interface BookDraft {
  kind: BookKind;
  /** A sentence that a book is made from, or one's own text. */
  source: 'prompt' | 'text';
  prompt: string;
  text: string;
  title: string;
  author: string;
  pages: number;
  format: BookFormat;
  readers: BookReaders;
  /** 'auto': as it is written. */
  language: Spoken | 'auto';
  characterIds: string[];
}

export const BLANK: BookDraft = {
  kind: 'picture',
  source: 'prompt',
  prompt: '',
  text: '',
  title: '',
  author: '',
  pages: 24,
  format: 'square',
  readers: 'small',
  language: 'auto',
  characterIds: [],
};

/** A note under its title, which is its first line where it has one: its own headings become sections. */
export function asChapter(title: string, markdown: string): string {
  const text = markdown.trim();
  const body = text.startsWith(`# ${title}\n`) ? text.slice(title.length + 3).trim() : text;
  return `# ${title}\n\n${body.replace(/^#{1,5} /gm, '#$&')}`;
}

/** With another chapter at its end; a sentence gives way to it. */
export const withChapter = (draft: BookDraft, chapter: string): BookDraft => ({
  ...draft,
  source: 'text',
  text: [draft.text.trim(), chapter].filter(Boolean).join('\n\n'),
});

/** Recipes and guides are somebody's own words. */
export const sourceOf = ({ kind, source }: BookDraft): BookDraft['source'] =>
  kind === 'recipes' || kind === 'guide' ? 'text' : source;

export const writtenIn = (draft: BookDraft): string => draft[sourceOf(draft)].trim();

export function toOrder(draft: BookDraft): BookOrder {
  const { kind, prompt, text, title, author, pages, format, readers, language, characterIds } = draft;
  const isSentence = sourceOf(draft) === 'prompt';
  return {
    kind,
    ...(isSentence ? { prompt: prompt.trim(), pages } : { text: text.trim() }),
    title: title.trim(),
    author: author.trim(),
    format,
    readers,
    ...(language !== 'auto' && { language }),
    characterIds,
  };
}

export const SAMPLES: Record<BookKind, string> = {
  picture: 'A picture book of 24 pages about a fox who opens a bakery, for children of four',
  comic: 'A comic about a robot who is afraid of the dark',
  recipes: `# Pancakes

For 2 people · 20 minutes

- 200 g flour
- 300 ml milk
- 2 eggs
- a pinch of salt

1. Whisk everything until it is smooth.
2. Let the batter rest for ten minutes.
3. Bake thin pancakes in a little butter.

# Tomato soup

For 4 people · 30 minutes

- 1 kg tomatoes
- 1 onion
- 2 tablespoons olive oil

1. Soften the onion in the oil.
2. Add the tomatoes and cook them for 20 minutes.
3. Blend, season and serve with bread.`,
  guide: `# A garden on the balcony

Herbs, flowers and tomatoes grow in pots as well as in a garden.

# Choosing the place

Most plants want six hours of sun. Watch for a day where the light falls.

## What you need

- Pots with holes
- Good soil
- A watering can

# Watering

Water in the morning. Put a finger into the soil: where it is dry, it is time.`,
};
