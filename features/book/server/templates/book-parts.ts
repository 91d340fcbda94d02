/** A book as a template sees it: its words and who is in it, the same with other words, and what of it is locked. */

import { AppError } from '#common/errors.ts';
import type { TemplateLock, TemplatePart } from '#common/templates.ts';
import { cutText } from '#common/wording/cut-text.ts';
import type { Kept, PlaceValues } from '#platform/generation-jobs/template-sources.ts';
import type { BookKind } from '../../book-limits.ts';
import type { BookRow } from '../book.repo.ts';
import type { BookWish, MadeBook, MadePage } from '../book.table.ts';

/** What is kept of a book: no files, for its pictures are painted anew for whoever uses it. */
export interface BookContent {
  title: string;
  kind: BookKind;
  wish: Pick<BookWish, 'format' | 'readers' | 'language' | 'author'>;
  made: Pick<MadeBook, 'blurb' | 'company' | 'seed' | 'pages'>;
  /** What it looks like, for the gallery. */
  cover: string | null;
}

export const BOOK_PART_NAMES = ['Title', 'Author', 'Name {0}', 'Page {0}', 'On the back'];

/** Also one of its texts: the form shows it in the language of whoever reads it. */
export const EVERYWHERE = 'Changes on every page and on the cover.';

const MAX_NAME = 40;
/** As long as the contract has them. */
const MAX_TITLE = 120;
const MAX_BLURB = 600;
const MAX_WORDS = 6000;
/** Characters that other names may add to a whole book. */
const MAX_GROWN = 20_000;
const TOO_LONG = 'With these names the book gets too long. Please choose shorter ones.';

const withoutFiles = ({
  artKey: _,
  pageKey: __,
  heads: ___,
  panelKeys: ____,
  ...page
}: MadePage): MadePage => ({
  ...page,
  pictureUrl: null,
  imageUrl: null,
  ...(page.panels && { panels: page.panels.map((one) => ({ ...one, pictureUrl: null })) }),
});

export const contentOf = ({ title, kind, wish, made }: BookRow & { made: MadeBook }): BookContent => ({
  title,
  kind,
  wish: { format: wish.format, readers: wish.readers, language: wish.language, author: wish.author },
  made: {
    blurb: made.blurb,
    company: made.company,
    seed: made.seed,
    pages: made.pages.map(withoutFiles),
  },
  cover: made.pages[0]?.imageUrl ?? null,
});

const words = (key: string, name: string, value: string): TemplatePart => ({
  key,
  name,
  type: 'text',
  value,
  kind: 'text',
});

export function partsOfBook({ title, wish, made }: BookContent): TemplatePart[] {
  return [
    words('title', 'Title', title),
    ...made.company.map(({ name }, i) => ({
      ...words(`name-${i}`, `Name ${i + 1}`, name),
      hint: EVERYWHERE,
    })),
    words('author', 'Author', wish.author),
    ...made.pages.flatMap(({ id, kind, text }, i) =>
      text && kind !== 'cover' && kind !== 'title' ? [words(`page-${id}`, `Page ${i}`, text)] : [],
    ),
    words('blurb', 'On the back', made.blurb),
  ];
}

/** As a word of its own; Chinese, Japanese and Korean are written without gaps. */
function patternOf(name: string): string {
  const plain = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(name)
    ? plain
    : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`;
}

type Told = Pick<BookContent, 'title'> & Pick<MadeBook, 'blurb' | 'company' | 'pages'>;

/** Who has another name has it wherever people read: what pages are and how they are painted stays. */
function renamed(told: Told, names: ReadonlyMap<string, string>): Told {
  // A single letter of ours stands everywhere; of others it is a word.
  const known = [...names.keys()].filter((name) => name.length > 1 || !/[\p{sc=Latin}\p{N}]/u.test(name));
  if (known.length === 0) return told;
  const longestFirst = known.sort((a, b) => b.length - a.length).map(patternOf);
  const pattern = new RegExp(longestFirst.join('|'), 'gu');
  let grown = 0;
  const say = (text: string, most: number): string => {
    const other = text.replace(pattern, (name) => names.get(name) ?? name);
    grown += Math.max(0, other.length - text.length);
    if (grown > MAX_GROWN) throw new AppError('bad_request', TOO_LONG);
    return other === text ? text : cutText(other, most);
  };
  const sayAll = (list: readonly string[], most: number) => list.map((one) => say(one, most));
  return {
    title: say(told.title, MAX_TITLE),
    blurb: say(told.blurb, MAX_BLURB),
    company: told.company.map((one) => ({ ...one, name: names.get(one.name) ?? one.name })),
    pages: told.pages.map(({ panels, recipe, ...page }) => ({
      ...page,
      title: say(page.title, 200),
      text: say(page.text, MAX_WORDS),
      ...(panels && {
        panels: panels.map((panel) => ({
          ...panel,
          caption: say(panel.caption, 300),
          lines: panel.lines.map((line) => ({ ...line, text: say(line.text, 200) })),
        })),
      }),
      ...(recipe && {
        recipe: {
          facts: say(recipe.facts, 300),
          ingredients: sayAll(recipe.ingredients, 300),
          steps: sayAll(recipe.steps, 1500),
        },
      }),
    })),
  };
}

export function fillBook(content: BookContent, values: PlaceValues): BookContent {
  /** Words that were typed in place of those that the template has. */
  const given = (key: string, before: string, most = MAX_WORDS): string | undefined => {
    const value = values.get(key)?.trim();
    return value && value !== before ? cutText(value, most) : undefined;
  };
  const names = new Map(
    content.made.company.flatMap(({ name }, i) => {
      const other = given(`name-${i}`, name, MAX_NAME);
      return other ? [[name, other] as const] : [];
    }),
  );
  const { title, wish, made } = content;
  const told = renamed({ title, blurb: made.blurb, company: made.company, pages: made.pages }, names);
  const heading = given('title', title, MAX_TITLE) ?? told.title;
  return {
    ...content,
    title: heading,
    wish: { ...wish, author: given('author', wish.author, MAX_TITLE) ?? wish.author },
    made: {
      ...made,
      company: told.company,
      blurb: given('blurb', made.blurb, MAX_BLURB) ?? told.blurb,
      pages: told.pages.map((page, i) => ({
        ...page,
        ...((page.kind === 'cover' || page.kind === 'title') && { title: heading }),
        text: given(`page-${page.id}`, made.pages[i]!.text) ?? page.text,
      })),
    },
  };
}

export function keptOfBook(
  content: BookContent,
  { locked, isLayoutLocked }: Pick<TemplateLock, 'locked' | 'isLayoutLocked'>,
): Kept {
  const kept = new Map<string, { name: string; value: unknown }>();
  for (const { key, name, value } of partsOfBook(content))
    if (locked.includes(key)) kept.set(key, { name, value });
  if (isLayoutLocked)
    kept.set('look', {
      name: 'Pages and pictures of the book',
      value: content.made.pages.map(({ id, layout, picture, panels }) => ({
        id,
        layout,
        picture,
        panels: panels?.map((one) => one.picture),
      })),
    });
  return kept;
}
