/** Unsaved work, kept in this browser for each person and project, so that leaving the page loses nothing. */

import { z } from 'zod';
import { type Project, type VideoData, videoDataSchema } from '../../contract.ts';

const draftSchema = z.object({
  data: videoDataSchema,
  /** What it was made from: its version, and what it said. */
  basis: z.object({ version: z.int().default(0), stored: z.string() }).nullable(),
  /** Milliseconds. */
  at: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;
export type Basis = Draft['basis'];

/** A project that was never saved. */
const UNSAVED = 'new';
const prefixOf = (userId: string) => `atelier.video-draft.${userId}.`;
const keyOf = (userId: string, projectId: string | undefined) => prefixOf(userId) + (projectId ?? UNSAVED);

export function readDraft(
  storage: Storage,
  userId: string,
  projectId: string | undefined,
): Draft | undefined {
  try {
    return draftSchema.parse(JSON.parse(storage.getItem(keyOf(userId, projectId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** A full or closed storage must not stand in the way of editing. */
export function writeDraft(storage: Storage, userId: string, projectId: string | undefined, draft: Draft) {
  try {
    storage.setItem(keyOf(userId, projectId), JSON.stringify(draft));
  } catch {
    /* What is on the screen is still there to be saved. */
  }
}

export function removeDraft(storage: Storage, userId: string, projectId: string | undefined): void {
  try {
    storage.removeItem(keyOf(userId, projectId));
  } catch {
    /* Closed storage holds no draft. */
  }
}

/** The project that was worked on last and not saved. */
export function newestDraft(storage: Storage, userId: string): { projectId: string | undefined } | undefined {
  let newest: { projectId: string | undefined; at: number } | undefined;
  try {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefixOf(userId))) continue;
      const name = key.slice(prefixOf(userId).length);
      const projectId = name === UNSAVED ? undefined : name;
      const at = readDraft(storage, userId, projectId)?.at;
      if (at !== undefined && (!newest || at > newest.at)) newest = { projectId, at };
    }
  } catch {
    return undefined;
  }
  return newest;
}

/** What a project says. Titles change in lists too, and drawn pictures are kept by the server: neither is a version. */
export function basisOf({ version, data }: Pick<Project, 'version' | 'data'>): NonNullable<Basis> {
  const found = videoDataSchema.safeParse(data).data;
  return { version, stored: found ? JSON.stringify({ ...found, title: '', drawn: [] }) : '' };
}

/** Somebody saved something else since. */
export const isNewer = (basis: Basis, now: NonNullable<Basis>): boolean =>
  basis !== null && basis.version !== now.version && basis.stored !== now.stored;

export const isSame = (one: VideoData, other: VideoData): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
