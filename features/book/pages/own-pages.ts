/** From somebody's own text to the pages of a book: stories, guides and recipes. Nothing is painted yet. */

import type { PictureWish, StoryPerson } from '#common/character/story.ts';
import { AppError } from '#common/errors.ts';
import type { Spoken } from '#common/voice-words.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { seedOf } from '#engine/story/seed-of.ts';
import type { BookKind, BookReaders } from '../book-limits.ts';
import { NO_WORDS, TOO_MANY } from '../contract.ts';
import { type Block, blocksOf, inlineText, writeBlock } from './markdown.ts';
import { comicPages, newPage, type PlannedBook, type PlannedPage, picturePages } from './plan-pages.ts';
import { sentencesUpTo } from './sentences.ts';

const MAX_MADE = 60;

export interface TextWish {
  text: string;
  title: string;
  kind: BookKind;
  language: Spoken;
  readers: BookReaders;
  pages: number | undefined;
  company: StoryPerson[];
  /** What a place in a sentence is: found by whoever reads pictures. */
  placeOf: (text: string) => { place: string; seen: number[] };
}

const CONTENTS: Record<Spoken, string> = {
  en: 'Contents',
  de: 'Inhalt',
  fr: 'Sommaire',
  es: 'Índice',
  it: 'Indice',
  pt: 'Sumário',
  ja: 'もくじ',
  ko: '차례',
  zh: '目录',
};
const RECIPES: Record<Spoken, string> = {
  en: 'Our Recipes',
  de: 'Unsere Rezepte',
  fr: 'Nos recettes',
  es: 'Nuestras recetas',
  it: 'Le nostre ricette',
  pt: 'Nossas receitas',
  ja: 'うちのレシピ',
  ko: '우리 집 요리',
  zh: '我们的食谱',
};
const HOW_MUCH: Record<BookReaders, number> = { small: 170, middle: 320, all: 520 };

/** A book of one's own words: not one of them is changed or lost. */
export function ownPages(wish: TextWish): PlannedBook {
  const blocks = blocksOf(wish.text);
  if (blocks.length === 0) throw new AppError('bad_request', NO_WORDS);
  const heading =
    blocks[0]?.type === 'heading' &&
    blocks[0].level === 1 &&
    blocks.filter((one) => one.type === 'heading' && one.level === 1).length === 1
      ? blocks[0].text
      : '';
  const named = wish.kind === 'recipes' ? RECIPES[wish.language] : cutText(firstWords(blocks), 60);
  const title = wish.title || heading || named;
  const body = heading ? blocks.slice(1) : blocks;
  const pages =
    wish.kind === 'guide'
      ? guidePages(body, wish, title, heading !== '')
      : wish.kind === 'recipes'
        ? recipePages(body, wish, title)
        : storyPages(body, wish, title);
  if (pages.length > MAX_MADE + 1) throw new AppError('bad_request', TOO_MANY);
  const blurb = cutText(body.find((one) => one.type === 'paragraph')?.text ?? title, 300);
  return { title, blurb, company: wish.company, pages };
}

const firstWords = (blocks: readonly Block[]): string => {
  const [first] = blocks;
  return first?.type === 'list' ? (first.items[0] ?? '') : (first?.text ?? '');
};

const cover = (title: string, { placeOf, company }: TextWish, hasPeople: boolean): PlannedPage =>
  newPage({
    kind: 'cover',
    title,
    layout: 'full',
    picture: wishOf(
      placeOf(title).place,
      hasPeople ? company.map((_, who) => who).slice(0, 3) : [],
      3,
      'joy',
    ),
  });

const wishOf = (
  place: string,
  people: readonly number[],
  at: number,
  mood: 'joy' | 'calm' = 'calm',
): PictureWish => ({
  place,
  seen: people.map((who, i) => ({
    who,
    animation: at % 3 === 0 && i === 0 ? ('waving' as const) : ('idle' as const),
    mood,
  })),
  shot:
    people.length > 1 && at % 2 === 1 ? 'together' : people.length === 1 && at % 3 === 1 ? 'close' : 'wide',
  seed: seedOf(place) + at,
  isMirrored: at % 2 === 1,
});

function storyPages(blocks: readonly Block[], wish: TextWish, title: string): PlannedPage[] {
  const most = HOW_MUCH[wish.readers];
  const parts = blocks
    .flatMap((block) => (block.type === 'list' ? block.items : [block.text]))
    .flatMap((text) => sentencesUpTo(text, most));
  if (parts.length + 3 > MAX_MADE) throw new AppError('bad_request', TOO_MANY);
  let place = wish.placeOf(wish.text.slice(0, 600)).place;
  const told = parts.map((text, i) => {
    const here = wish.placeOf(text);
    if (here.place) place = here.place;
    const picture = wishOf(
      place || 'meadow with flowers',
      here.seen.length > 0 ? here.seen : i % 4 === 3 ? [] : wish.company.length > 0 ? [0] : [],
      i,
    );
    return { text, picture };
  });
  const base = picturePages({
    title,
    blurb: cutText(parts[0] ?? title, 300),
    ending: '',
    company: wish.company,
    beats: told,
  });
  if (wish.kind === 'comic')
    return comicPages(
      { title, blurb: '', ending: '', company: wish.company, beats: told },
      Math.ceil(told.length / 4) + 2,
    ).pages;
  return base.pages.slice(0, -1);
}

/** Letters that a page of a guide holds, about, by who reads it. */
const ROOM: Record<BookReaders, number> = { small: 560, middle: 1000, all: 2100 };

/** Where a chapter plays that names no place: no two in a row look alike. */
const BESIDE = [
  'garden in the morning',
  'terrace on a sunny day',
  'park at sunset',
  'inside a living room',
  'meadow with flowers',
  'village in the morning',
];

function guidePages(
  blocks: readonly Block[],
  wish: TextWish,
  title: string,
  hasTitle: boolean,
): PlannedPage[] {
  const top = hasTitle ? 2 : 1;
  const chapters: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level <= top) chapters.push({ title: block.text, blocks: [] });
    else {
      if (chapters.length === 0) chapters.push({ title: '', blocks: [] });
      chapters.at(-1)!.blocks.push(block);
    }
  }
  const pages = chapters.flatMap((chapter, at) => {
    const { place } = wish.placeOf(
      `${chapter.title} ${chapter.blocks.map(writeBlock).join(' ').slice(0, 300)}`,
    );
    const groups = flowInto(chapter.blocks, ROOM[wish.readers]);
    const [first = [], ...rest] = groups;
    return [
      newPage({
        kind: chapter.title ? 'chapter' : 'text',
        title: chapter.title,
        text: first.map(writeBlock).join('\n\n'),
        picture: chapter.title
          ? wishOf(
              place || `${chapter.title.slice(0, 120)}, ${BESIDE[at % BESIDE.length]}`,
              wish.company.length > 0 && at % 2 === 0 ? [0] : [],
              at,
            )
          : null,
      }),
      ...rest.map((group) => newPage({ kind: 'text', text: group.map(writeBlock).join('\n\n') })),
    ];
  });
  return [
    cover(title, wish, true),
    newPage({
      kind: 'title',
      title,
      picture: wishOf(wish.placeOf(title).place || 'garden', wish.company.length > 0 ? [0] : [], 0, 'joy'),
    }),
    ...(chapters.filter((one) => one.title).length > 1
      ? [newPage({ kind: 'contents', title: CONTENTS[wish.language] })]
      : []),
    ...pages,
  ];
}

const weight = (block: Block): number =>
  block.type === 'list'
    ? block.items.reduce((sum, one) => sum + one.length + 45, 0)
    : block.type === 'heading'
      ? block.text.length + 130
      : block.text.length + 90;

/** The first page of a chapter has room for less: its picture and its heading stand there. */
function flowInto(blocks: readonly Block[], room: number): Block[][] {
  const pages: Block[][] = [[]];
  let used = 0;
  let most = room * 0.5;
  const turn = () => {
    pages.push([]);
    used = 0;
    most = room;
  };
  for (const block of blocks.flatMap((one) => divided(one, room * 0.8))) {
    if (used > 0 && used + weight(block) > most) turn();
    else if (used === 0 && pages.length === 1 && weight(block) > most) turn();
    pages.at(-1)!.push(block);
    used += weight(block);
  }
  // A heading never stands alone at the foot of a page.
  for (const [i, page] of pages.entries()) {
    const last = page.at(-1);
    if (last?.type === 'heading' && pages[i + 1]) pages[i + 1]!.unshift(page.pop()!);
  }
  return pages;
}

function divided(block: Block, most: number): Block[] {
  if (block.type === 'list') {
    if (block.isNumbered && weight(block) <= most * 1.2) return [block];
    const out: Block[] = [];
    let items: string[] = [];
    for (const item of block.items) {
      items.push(item);
      if (weight({ ...block, items }) > most) {
        out.push({ ...block, items });
        items = [];
      }
    }
    return items.length > 0 ? [...out, { ...block, items }] : out;
  }
  if (block.type === 'heading' || block.text.length <= most) return [block];
  return sentencesUpTo(block.text, most).map((text) => ({ ...block, text }));
}

const STEPS =
  /prepar|method|instruction|steps?|direction|zubereit|anleitung|schritt|préparation|étapes|elaboraci|preparaci|procedimento|preparazione|modo de|作り方|手順|만드는|做法|步骤/iu;

/** Each heading is a dish; the first list its ingredients, what follows its steps. */
function recipePages(blocks: readonly Block[], wish: TextWish, title: string): PlannedPage[] {
  const levels = blocks.flatMap((one) => (one.type === 'heading' ? [one.level] : []));
  const top = Math.min(...levels);
  const dishes: { title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === top) dishes.push({ title: block.text, blocks: [] });
    else {
      if (dishes.length === 0) dishes.push({ title, blocks: [] });
      dishes.at(-1)!.blocks.push(block);
    }
  }
  const pages = dishes.map((dish, at) => {
    const ingredients: string[] = [];
    const steps: string[] = [];
    const facts: string[] = [];
    let isSteps = false;
    for (const block of dish.blocks) {
      if (block.type === 'heading') isSteps = STEPS.test(block.text);
      else if (block.type === 'list' && !block.isNumbered && !isSteps) ingredients.push(...block.items);
      else if (block.type === 'list') steps.push(...block.items);
      else if (isSteps || ingredients.length > 0) steps.push(block.text);
      else facts.push(block.text);
    }
    return newPage({
      kind: 'recipe',
      title: dish.title,
      picture: { ...wishOf(dishPrompt(dish.title), [], at), isMirrored: false },
      recipe: {
        facts: cutText(facts.join(' · '), 300),
        ingredients: ingredients.map((one) => cutText(one, 300)).slice(0, 60),
        steps: steps.flatMap((one) => sentencesUpTo(one, 700)).slice(0, 40),
      },
    });
  });
  return [
    wish.company.length > 0
      ? cover(
          title,
          { ...wish, placeOf: () => ({ place: 'inside a kitchen in the morning', seen: [] }) },
          true,
        )
      : newPage({
          kind: 'cover',
          title,
          layout: 'full',
          picture: wishOf(dishPrompt(dishes[0]!.title), [], 0),
        }),
    newPage({ kind: 'title', title, picture: wishOf(dishPrompt(dishes[0]!.title), [], 0) }),
    ...(dishes.length > 2 ? [newPage({ kind: 'contents', title: CONTENTS[wish.language] })] : []),
    ...pages,
  ];
}

const dishPrompt = (title: string): string =>
  `${inlineText(title).slice(0, 120)} on a plate on a kitchen table`;
