/** What tools that make documents offer to those that order several at once: a campaign knows no other feature's insides. */

import type { User } from '#common/user.ts';
import type { Spoken } from '#common/voice-words.ts';
import type { WordChange } from '#common/wording/replace-words.ts';
import type { Page } from '#engine/page/document/document.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { Db } from '#platform/db/database.ts';

/** A document of a tool: what it is and which of its versions. */
export interface MadeDocument {
  id: string;
  version: number;
}

export interface DesignOrder {
  sentence: string;
  /** Of what is added to it. */
  language: string;
  /** Which role says what; these win over what is read out of the sentence. */
  words: Readonly<Record<string, string>>;
  format: string;
  brandKitId?: string | undefined;
  /** A design that it belongs to: its colours, letters and pictures. */
  like?: string | undefined;
  /** Further pages, each with words of its own. */
  pages?: readonly { sentence: string; words: Readonly<Record<string, string>> }[] | undefined;
}

export interface DrawnDesign {
  bytes: Uint8Array;
  /** Media type. */
  type: string;
  width: number;
  height: number;
  version: number;
  /** What it was made with. */
  origin: Recipe;
}

/** What a brand kit says about the look of anything that carries it. */
export interface BrandLook {
  name: string;
  theme: Theme;
  /** Address of the main logo. */
  logo: string | null;
  address: string;
}

export interface DesignMaker {
  /** Which of the nine languages a sentence is in. */
  languageOf(sentence: string): string;
  /** Throws where it is not the person's own. */
  assertBrandKit(userId: string, id: string): Promise<void>;
  /** The one asked for, else the default one; undefined where there is none. */
  brand(userId: string, id: string | null): Promise<BrandLook | undefined>;
  create(user: User, order: DesignOrder, signal: AbortSignal): Promise<MadeDocument>;
  /** All that is written in it. */
  texts(userId: string, id: string): Promise<string[]>;
  /** Changes words and nothing else; undefined where none of them stands in it. */
  rewrite(userId: string, id: string, changes: readonly WordChange[]): Promise<MadeDocument | undefined>;
  /** A picture, or a page for print. */
  draw(userId: string, id: string, type: 'png' | 'pdf', signal: AbortSignal): Promise<DrawnDesign>;
  /** A picture of each of its pages. */
  drawAll(userId: string, id: string, signal: AbortSignal): Promise<DrawnDesign[]>;
  /** Of those that are there. */
  versions(userId: string, ids: readonly string[]): Promise<Map<string, number>>;
  /** Draws pages that another tool has laid out into a file. */
  drawPages(order: PagesOrder, to: string, signal: AbortSignal): Promise<void>;
}

export interface PagesOrder {
  title: string;
  dpi: number;
  theme: Theme;
  pages: readonly Page[];
  /** A PDF of all pages, with what is cut off and its marks; else the first page as pixels. */
  type: 'pdf' | 'jpeg';
  scale: number;
  /** Where pictures lie, by their source. */
  files: readonly (readonly [string, string])[];
}

export interface FilmOrder {
  /** Asked for again with the same key, the first one is answered. */
  key: string;
  title: string;
  scenes: readonly string[];
  ending: string;
  endCard: string;
  isUpright: boolean;
  seconds: number;
  /** #rrggbb; absent: as the template has them. */
  colors?: { background: string; text: string; accent: string } | undefined;
}

export interface FilmState {
  version: number;
  /** Address of the finished film. */
  fileUrl: string | null;
  isMaking: boolean;
  error: string | null;
  texts: string[];
}

export interface FilmMaker {
  create(user: User, order: FilmOrder): Promise<MadeDocument>;
  rewrite(userId: string, id: string, changes: readonly WordChange[]): Promise<MadeDocument | undefined>;
  /** Begins the film of it. */
  render(user: User, id: string): Promise<{ jobId: string }>;
  /** Of those that are there. */
  look(userId: string, ids: readonly string[]): Promise<Map<string, FilmState>>;
}

/** Somebody of a story: a character of the person's, or one made up from the name and what is told of them. */
export interface ActRole {
  name: string;
  about: string;
  characterId?: string | undefined;
}

/** One scene of a story, as characters play it. */
export interface ActOrder {
  /** Everybody of the whole story, so that voices and clothes stay the same from scene to scene. */
  company: readonly ActRole[];
  /** Who is seen, from left to right, and who of them walks in: numbers of the company. */
  seen: readonly number[];
  walksIn: readonly number[];
  lines: readonly { speaker: number; text: string; shot?: ActShotKind | undefined }[];
  /** The picture, and the words that it was painted from. */
  place: { picture: Uint8Array; prompt: string; seed: number };
  shape: '16:9' | '9:16' | '1:1';
  language: Spoken;
  hasSubtitles: boolean;
}

export type ActShotKind = 'wide' | 'two' | 'close' | 'over';

export interface ActShot {
  kind: ActShotKind;
  /** Seconds. */
  start: number;
  end: number;
  /** Number of the first line that is said in it. */
  line: number | null;
}

export interface PlannedAct {
  /** Whole frames. */
  seconds: number;
  shots: ActShot[];
  lines: { speaker: number; text: string; start: number; end: number }[];
  /** One channel. */
  voice: { samples: Float32Array; rate: number };
  /** One for each of the shots. */
  stills(signal: AbortSignal): Promise<Uint8Array[]>;
  /** Without sound. */
  film(signal: AbortSignal, onProgress: (share: number) => void): Promise<Uint8Array>;
}

/** One picture of a story: who is seen in it, what they do and how they feel. */
export interface SceneOrder {
  company: readonly ActRole[];
  seen: readonly {
    who: number;
    animation: 'idle' | 'walking' | 'running' | 'talking' | 'waving' | 'dancing' | 'jumping';
    mood: 'joy' | 'surprise' | 'question' | 'anger' | 'sadness' | 'fear' | 'greeting' | 'calm';
  }[];
  shot: 'wide' | 'together' | 'close';
  /** Seen the other way round. */
  isMirrored: boolean;
  /** Everybody stands on the left (mirrored: the right), beside a thing that the place shows. */
  isAside?: boolean | undefined;
  place: { picture: Uint8Array; prompt: string; seed: number };
  /** In balloons, by numbers of who is seen. */
  lines: readonly { who: number; text: string }[];
  width: number;
  height: number;
}

export interface DrawnScene {
  /** A JPEG. */
  bytes: Buffer;
  /** In shares of the picture; the radius of its height. */
  heads: { x: number; y: number; radius: number }[];
}

export interface ActMaker {
  picture(userId: string, order: SceneOrder, signal: AbortSignal): Promise<DrawnScene>;
  /** Frames a second, and the size of a shape in pixels. */
  format(shape: ActOrder['shape']): { fps: number; width: number; height: number };
  /** Throws where one of them is not the person's own. */
  assertCharacters(userId: string, ids: readonly string[]): Promise<void>;
  /** Of the person's own, by their ids; throws where one of them is not. */
  characterNames(userId: string, ids: readonly string[]): Promise<Map<string, string>>;
  /** Has everything said, and says how it will be filmed. */
  plan(userId: string, order: ActOrder, signal: AbortSignal): Promise<PlannedAct>;
}

export interface TaskState {
  title: string;
  completed: boolean;
}

/** The task list, for tools whose documents have tasks in them. What writes is part of the change of the document. */
export interface TaskKeeper {
  /** Those of these that are the person's own. */
  read(userId: string, ids: readonly string[]): Promise<Map<string, TaskState>>;
  /** Whether so many more fit. Not to be called inside of a transaction. */
  hasRoom(userId: string, tasks: readonly TaskState[]): Promise<boolean>;
  /** Ids in the same order. */
  add(tx: Db, userId: string, tasks: readonly TaskState[]): Promise<string[]>;
  change(tx: Db, userId: string, id: string, change: Partial<TaskState>): Promise<void>;
  /** To be called when the change is there: open pages read the list again. */
  announce(userId: string): Promise<void>;
}

/** An offer as a mail or as a page tells it: words that are ready, laid out by the tool in its own way. */
export interface OfferOrder {
  /** Asked for again with the same key, the first one is answered. */
  key: string;
  title: string;
  /** What a mailbox shows beside the title. */
  preview: string;
  /** When, where and what else is to be said, a line each. */
  lines: readonly string[];
  offer: { what: string; price: string; note: string };
  /** The last day, as 2026-11-30; null: it does not end. */
  endsOn: string | null;
  /** Where more is told; empty: nowhere. */
  link: string;
  closing: string;
  /** Address of a file of the person's; null: none. */
  picture: string | null;
  language: string;
  timeZone: string;
  brandKitId: string | null;
}

/** What is another now than when it was written. */
export interface OfferChange {
  words: readonly WordChange[];
  picture: { from: string; to: string } | undefined;
  endsOn: { from: string; to: string | null } | undefined;
}

export interface DrawnOffer {
  /** One document of HTML. */
  html: string;
  version: number;
}

export interface OfferMaker {
  create(userId: string, order: OfferOrder): Promise<MadeDocument>;
  /** All of it anew, in the place of what is there. */
  write(userId: string, id: string, order: OfferOrder): Promise<MadeDocument>;
  /** Only what changed, so that everything else stays as a person wrote it. */
  rewrite(userId: string, id: string, change: OfferChange): Promise<MadeDocument>;
  texts(userId: string, id: string): Promise<string[]>;
  draw(userId: string, id: string): Promise<DrawnOffer>;
  /** Of those that are there. */
  versions(userId: string, ids: readonly string[]): Promise<Map<string, number>>;
}

export interface MailMaker extends OfferMaker {
  /** Throws in words where it could not be sent to them. */
  assertSendable(userId: string, id: string, audienceId: string): Promise<void>;
  /** Begins to send exactly that version; of what has begun already nothing is sent again. */
  send(userId: string, order: { id: string; version: number; audienceId: string }): Promise<void>;
}

export interface PageMaker extends OfferMaker {
  /** Opens exactly that version for everybody. */
  publish(userId: string, order: { id: string; version: number }): Promise<void>;
  /** Where it is, or will be, for everybody. */
  address(userId: string, id: string): Promise<string>;
}

export interface Makers {
  design: DesignMaker;
  mail: MailMaker;
  page: PageMaker;
  film: FilmMaker;
  act: ActMaker;
  tasks: TaskKeeper;
}
