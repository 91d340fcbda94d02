/** From a story to the pages of a book: which words stand on which, what is seen, and how it is laid out. Nothing is painted yet. */

import type { PictureWish, Speech, Story, StoryPerson } from '#common/character/story.ts';
import { newId } from '#common/ids.ts';
import { cutText } from '#common/wording/cut-text.ts';
import type { Layout } from '../book-limits.ts';
import type { BookPage, BookPanel } from '../contract.ts';
import { sentencesOf } from './sentences.ts';

export type PlannedPage = Omit<BookPage, 'pictureUrl' | 'imageUrl'>;

export interface PlannedBook {
  title: string;
  blurb: string;
  company: StoryPerson[];
  /** The cover first. */
  pages: PlannedPage[];
}

export const newPage = (over: Partial<PlannedPage> & Pick<PlannedPage, 'kind'>): PlannedPage => ({
  id: newId(),
  title: '',
  text: '',
  layout: 'below',
  picture: null,
  ...over,
});

/** More words than these would hide the picture that they stand on. */
const FEW_LETTERS = 115;

/** Pages differ: words below, above, on the picture, as the shot and the words allow. */
export function layoutFor({ seen, shot, isAside }: PictureWish, text: string, number: number): Layout {
  if (!text) return 'full';
  // Words never lie on what was painted to be seen.
  if (isAside || seen.length === 0) return number % 2 === 0 ? 'above' : 'below';
  const isJump = seen.some((one) => one.animation === 'jumping');
  if (shot === 'wide' && !isJump && text.length <= FEW_LETTERS) return number % 3 === 1 ? 'below' : 'full';
  return number % 3 === 2 ? 'above' : 'below';
}

/** Without those of whom no character can be made: the places show them. */
function withFigures(story: Story): Story {
  if (!story.company.some((one) => one.isPainted)) return story;
  const company = story.company.filter((one) => !one.isPainted);
  const number = (who: number) => (who < 0 ? who : company.indexOf(story.company[who]!));
  return {
    ...story,
    company,
    beats: story.beats.map(({ text, picture, speeches }) => ({
      text,
      picture: { ...picture, seen: picture.seen.map((one) => ({ ...one, who: number(one.who) })) },
      // Where somebody speaks whom no balloon can belong to, all of it is told.
      ...(speeches && {
        speeches: speeches.some((one) => one.who >= 0 && number(one.who) < 0)
          ? [{ who: -1, text }]
          : speeches.map((one) => ({ ...one, who: number(one.who) })),
      }),
    })),
  };
}

export function picturePages(whole: Story): PlannedBook {
  const story = withFigures(whole);
  const { beats, title, blurb, company, ending } = story;
  const first = beats[0]!.picture;
  const goal =
    beats.findLast((one) => one.picture.seen.length > 1 && !one.picture.isAside)?.picture ??
    beats.findLast((one) => one.picture.seen.length > 0)?.picture ??
    first;
  // The hero beside what the story is about.
  const shown = beats.findLast((one) => one.picture.isAside && one.picture.seen.length === 1)?.picture;
  const everybody = company.map((_, who) => ({ who, animation: 'waving' as const, mood: 'joy' as const }));
  const cover: PictureWish = {
    ...goal,
    place: goal.place.replace(/ at night$/u, ' at sunset'),
    seen: everybody.map((one, i) => (i === 0 ? one : { ...one, animation: 'idle' as const })),
    shot: 'wide',
    seed: goal.seed + 1,
  };
  const last: PictureWish = {
    ...first,
    place: first.place.replace(/ in the morning$/u, ' at sunset'),
    seen: everybody.slice(0, 1),
    shot: 'close',
    isAside: undefined,
    isMirrored: true,
  };
  return {
    title,
    blurb,
    company,
    pages: [
      newPage({ kind: 'cover', title, layout: 'full', picture: cover }),
      newPage({
        kind: 'title',
        title,
        picture: shown ?? {
          ...cover,
          shot: 'close',
          isAside: undefined,
          seen: everybody.slice(0, 1).map((one) => ({ ...one, animation: 'idle' })),
        },
      }),
      ...beats.map(({ text, picture }, i) =>
        newPage({ kind: 'story', text, picture, layout: layoutFor(picture, text, i) }),
      ),
      newPage({ kind: 'end', title: ending, picture: last }),
    ],
  };
}

/** What is said goes into balloons, the rest stands in a box. */
export function comicPages(whole: Story, pages: number): PlannedBook {
  const story = withFigures(whole);
  const { beats, company } = story;
  const base = picturePages(story);
  const panels = beats.map(({ text, picture, speeches }, i): BookPanel => {
    const { caption, lines } = speeches ? balloonsOf(speeches) : spokenIn(text, company, picture);
    const seen = [...picture.seen];
    for (const { who } of lines)
      if (seen.length < 3 && !seen.some((one) => one.who === who))
        seen.push({ who, animation: 'idle', mood: 'calm' });
    // Who speaks first stands on the left: balloons are read in that order.
    const turn = (who: number) => (lines.findIndex((one) => one.who === who) + 9) % 9;
    if (lines.length > 0) seen.sort((one, other) => turn(one.who) - turn(other.who));
    const at = (who: number) => seen.findIndex((one) => one.who === who);
    return {
      caption: cutText(caption, 200),
      lines: lines
        .filter((one) => at(one.who) >= 0)
        .slice(0, 2)
        .map((one) => ({ who: at(one.who), text: cutText(one.text, 110) })),
      picture: {
        ...picture,
        seen,
        shot: lines.length > 0 && seen.length > 1 ? 'together' : picture.shot,
        isMirrored: i % 2 === 1,
      },
      pictureUrl: null,
    };
  });
  const inner = Math.max(1, pages - 2);
  const parts = Math.min(inner, panels.length);
  const groups = Array.from({ length: parts }, (_, i) =>
    panels.slice(Math.floor((i * panels.length) / parts), Math.floor(((i + 1) * panels.length) / parts)),
  ).flatMap((group) => chunks(group, 6));
  const [cover, titlePage] = base.pages as [PlannedPage, PlannedPage];
  return {
    ...base,
    pages: [
      cover,
      titlePage,
      ...groups.map((group) => newPage({ kind: 'comic', panels: group, layout: 'full' })),
      base.pages.at(-1)!,
    ],
  };
}

const chunks = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));

const balloonsOf = (speeches: readonly Speech[]): { caption: string; lines: Speech[] } => ({
  caption: speeches
    .filter((one) => one.who < 0)
    .map((one) => one.text)
    .join(' '),
  lines: speeches.filter((one) => one.who >= 0),
});

const QUOTED = /[“„«「"]([^“”„«»「」"]{1,200})[”“»」"]/gu;

function spokenIn(
  text: string,
  company: readonly StoryPerson[],
  picture: PictureWish,
): { caption: string; lines: { who: number; text: string }[] } {
  const lines: { who: number; text: string }[] = [];
  const quotes = [...text.matchAll(QUOTED)];
  for (const [i, one] of quotes.entries()) {
    const end = quotes[i + 1]?.index ?? text.length;
    const after = text.slice(one.index + one[0].length, end);
    const before = text.slice(Math.max(0, one.index - 30), one.index);
    // 'said Finn' stands behind what is said; before it stands who spoke last.
    const speaker = (words: string) => company.findIndex(({ name }) => words.includes(name));
    const named = speaker(after) >= 0 ? speaker(after) : speaker(before);
    const who = named >= 0 ? named : (lines.at(-1)?.who ?? picture.seen[0]?.who ?? 0);
    const said = one[1]!.trim().replace(/,$/u, '.');
    const last = lines.at(-1);
    if (last?.who === who) last.text = `${last.text} ${said}`;
    else lines.push({ who, text: said });
  }
  // Whole sentences that nobody says: 'said Finn' is told by the balloon.
  const told = sentencesOf(text.replace(QUOTED, SAID));
  const caption = told.filter((one) => !one.includes(SAID) && /[\p{L}\p{N}]/u.test(one));
  return { caption: caption.join(' ').replace(/\s+/gu, ' ').trim(), lines };
}

/** Stands where words were said. */
const SAID = '\u0001';
