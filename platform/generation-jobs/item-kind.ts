/** How a feature makes the things people own known to the rest: what they are called, and how they go. */

import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LibraryKind, LibraryTool } from '#common/library.ts';
import type { Db } from '#platform/db/database.ts';

/** One thing that somebody made or that a job works on: 'project' and its id. */
export interface ItemRef {
  type: string;
  id: string;
}

export interface ItemFacts {
  title: string;
  /** Null: it belongs to the installation. */
  ownerId: string | null;
  /** Everybody sees it, not its owner alone. */
  isPublic?: boolean;
  /** Id of a stored picture that shows it. */
  previewAssetId?: string | null;
  /** Where it is opened, where its id alone does not say it. */
  openUrl?: string;
  /** What another tool may take over, such as how a character looks. */
  data?: unknown;
}

export interface ItemRows {
  table: PgTable & { id: PgColumn; userId: PgColumn; createdAt: PgColumn };
  /** What may be large in them. */
  documents: readonly PgColumn[];
  /** Rows beside them that fill the storage as well, such as what they were earlier. */
  versions?: { table: PgTable & { userId: PgColumn }; documents: readonly PgColumn[] };
  /** Of a table that several kinds share. */
  where?: SQL;
  /** A person has no more of them; absent: as many as their storage holds. */
  max?: number;
}

/** A thing without a file as a page for whoever has a link to it. */
export interface SharedPage {
  title: string;
  /** Files of its owner that stand in it. */
  assetIds: readonly string[];
  /** Harmless HTML; `fileUrl` is where a visitor gets a file, undefined where they may not. */
  html: (fileUrl: (assetId: string) => string | undefined) => string;
}

/** How the library shows things of a kind, and what it searches in. */
export interface LibraryView {
  tool: LibraryTool;
  /** Of a thing without its main file, and of all of them where `isAlways`. */
  kind: LibraryKind;
  isAlways?: boolean;
  /** Role of the file that is the thing itself: its picture, film or sound. */
  mainRole?: string;
  /** Without that file nothing is left of it to show. */
  isFileOnly?: boolean;
  /** Roles of other files that are worth finding on their own. */
  partRoles?: readonly string[];
  title: SQL | PgColumn;
  /** Everything a person may remember of it: its name, its prompt, what is said in it. */
  words: SQL | PgColumn;
  /** Rows that are finished enough to be shown. */
  isShown?: SQL;
  openUrl: (id: string) => string;
  /** A picture of a thing without a file. */
  thumbnailUrl?: (id: string) => string;
  /** The whole of a thing without a file, such as the SVG of a logo. */
  fileUrl?: (id: string) => string;
  /** What is said in it, for tools that go on with the words. */
  text?: SQL;
  /** Lets a link show it. */
  sharedPage?: (db: Db, id: string) => Promise<SharedPage | undefined>;
  /** How it was made, in words. */
  recipe?: (db: Db, id: string) => Promise<{ label: string; value: string }[]>;
  /** The pictures that it and others were made from one after another, oldest first, by their files. */
  versions?: (db: Db, userId: string, assetId: string) => Promise<string[]>;
}

export interface ItemKind {
  /** As in links and reports: 'project', 'image', 'logo-template'. */
  type: string;
  /** For messages: "in use by the video 'Summer'". */
  noun: string;
  /** Where people find it. */
  page: string;
  /** Those of these that exist. */
  find(db: Db, ids: readonly string[]): Promise<Map<string, ItemFacts>>;
  /** Removes it for good with its files; safe to repeat. Absent: it can be neither reported nor thrown away. */
  remove?(id: string): Promise<void>;
  library?: LibraryView;
  /** The rows that people fill: counted as storage, and not without end. */
  rows?: ItemRows;
  /** What the operator's retention of generated files is about. */
  retention?: {
    /** Made, or last changed, before this moment; at most some hundred at a time. */
    listOlderThan(db: Db, before: Date): Promise<string[]>;
    /** Takes the files away; absent: the whole thing is removed. */
    expire?(id: string): Promise<void>;
  };
}
