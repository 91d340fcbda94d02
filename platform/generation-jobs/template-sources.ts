/** What tools offer to whoever makes templates of their things: their words and pictures, a copy with others, and what is locked. */

import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#common/errors.ts';
import type { PlaceKind, TemplateKind, TemplateLock, TemplatePart } from '#common/templates.ts';
import type { User } from '#common/user.ts';

/** A thing as its tool keeps it: plain data that names pictures by the address of their file. */
export type TemplateContent = Record<string, unknown>;

export type PlaceValues = ReadonlyMap<string, string>;

export interface TemplateOrder {
  /** Of the thing that is made; asked for again with the same one, nothing is made twice. */
  id: string;
  name: string;
  /** In another format than the template's own. */
  format?: string | undefined;
  lock: TemplateLock;
}

export interface TemplateView {
  /** Whose files the template names, and whose the person's who looks: both are shown, and no others. */
  ownerId: string;
  userId: string;
  content: TemplateContent;
}

export interface TemplateItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  updatedAt: string;
}

export interface TemplateSource {
  kind: TemplateKind;
  /** What of the person's can become a template, the last changed first; at most a hundred. */
  items(userId: string): Promise<TemplateItem[]>;
  /** As it is now; throws where it is not the person's own. */
  describe(userId: string, itemId: string): Promise<{ name: string; content: TemplateContent }>;
  /** Words and pictures that can be places, in the order people see them. */
  parts(content: TemplateContent): TemplatePart[];
  /** In which formats it can be made beside its own, which is the first; none: it has no formats. */
  formats(content: TemplateContent): { id: string; label: string }[];
  fill(content: TemplateContent, values: PlaceValues): TemplateContent;
  /** A thing of the person's own; every file in the content is theirs. */
  make(
    user: User,
    content: TemplateContent,
    order: TemplateOrder,
    signal: AbortSignal,
  ): Promise<{ id: string; openUrl: string }>;
  /** A picture of it; absent: the words are all there is to see. */
  draw?(view: TemplateView, signal?: AbortSignal): Promise<Buffer>;
  /** It as a web page without any script, for tools whose things are pages. */
  page?(view: TemplateView): Promise<string>;
  /** What is made of it is changed piece by piece, so nothing of it can be held. */
  isFree?: boolean;
  /** What is made has a name of its own; absent: its words are all it is known by. */
  isNamed?: boolean;
  /** How many rows of a table are made at once; absent: as many as a table may have. */
  maxRows?: number;
}

/** What must stay of a thing, by keys of its tool, each with the name that people know it by. */
export type Kept = ReadonlyMap<string, { name: string; value: unknown }>;

/** Refuses a save that changes what a template has locked, or writes more than a place takes. */
export function assertKept(before: Kept, after: Kept, over: { name: string; max: number } | undefined): void {
  for (const [key, { name, value }] of before)
    if (!isDeepStrictEqual(value, after.get(key)?.value))
      throw new AppError('forbidden', `“${name}” is locked by the template and stays as it is.`, {
        details: { locked: key },
      });
  if (over)
    throw new AppError(
      'bad_request',
      `The template takes ${over.max} characters for “${over.name}”. Please shorten it.`,
    );
}

/** The first of these words that is longer than its place. */
export function longerThanPlace(
  parts: readonly TemplatePart[],
  { limits }: TemplateLock,
): { name: string; max: number } | undefined {
  for (const { key, name, type, value } of parts) {
    const max = limits[key];
    if (type === 'text' && max !== undefined && value.length > max) return { name, max };
  }
  return undefined;
}

/** What words seem to be for, by what stands there. */
export const kindOfWords = (text: string): PlaceKind =>
  /^\D{0,4}\d[\d.,]*\s?(€|\$|£|¥|₩|EUR|USD|%)$|^(€|\$|£|¥|₩)\s?\d[\d.,]*$/u.test(text.trim())
    ? 'price'
    : 'text';
