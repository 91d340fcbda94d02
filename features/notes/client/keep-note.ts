/** Keeps an open note: in this browser at once, on the server soon after, and never over what another window wrote. */

import { ApiError, callApi } from '#common/api-client.ts';
import { keptKey } from '#platform/browser/work/kept.ts';
import { acknowledged } from '../blocks/acknowledge.ts';
import { type Block, sameBlocks } from '../blocks/block.ts';
import { mergeBlocks } from '../blocks/merge-blocks.ts';
import { type Unsent, unsentOf, withUnsent } from '../blocks/unsent.ts';
import { getNote, type Note, updateNote } from '../contract.ts';

/** Milliseconds of rest after a change until this browser has it, and until the server is asked to. */
const DRAFT_PAUSE = 300;
const PAUSE = 800;
/** Who types without a rest is saved all the same. */
const MAX_WAIT = 5000;
const AGAIN = 5000;
/** Of one save: who goes on typing is saved again with the next one. */
const MAX_ROUNDS = 2;

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'clash';

export interface Written {
  title: string;
  blocks: Block[];
}

export interface KeepOptions {
  note: Note;
  userId: string;
  read: () => Written;
  /** Shows what was written elsewhere. */
  show: (written: Written) => void;
  /** Facts that the server knows of single blocks. */
  mark: (facts: ReadonlyMap<string, Partial<Block>>) => void;
  onState: (state: Saving, problem: string | null) => void;
  onSaved: (note: Note) => void;
}

export const draftKey = (userId: string, id: string): string => keptKey(userId, `note.${id}`);

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Unsent).ids) &&
  Array.isArray((value as Unsent).changed) &&
  typeof (value as Unsent).title === 'string';

/** What was typed here and never acknowledged, put upon what the server has; undefined where there is nothing. */
export function readDraft(userId: string, note: Note): Written | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(draftKey(userId, note.id)) ?? 'null');
    if (!isUnsent(found)) return undefined;
    const written = { title: found.title, blocks: withUnsent(found, note.version, note.blocks) };
    const isSame = written.title === note.title && sameBlocks(written.blocks, note.blocks);
    return isSame ? undefined : written;
  } catch {
    return undefined;
  }
}

export type NoteKeeper = ReturnType<typeof keepNote>;

export function keepNote({ note, userId, read, show, mark, onState, onSaved }: KeepOptions) {
  const { id } = note;
  const key = draftKey(userId, id);
  /** What the server has, and under which number. */
  let kept: Written & { version: number } = note;
  let state: Saving = 'saved';
  /** The other window's, while the person is asked. */
  let clash: Note | null = null;
  /** Sent, and no answer came: the server may have it. */
  let unanswered: Written | null = null;
  let running: Promise<boolean> | null = null;
  let draftTimer = 0;
  let saveTimer = 0;
  let waitingSince = 0;
  let isClosed = false;

  const enter = (next: Saving, problem: string | null = null) => {
    state = next;
    if (!isClosed) onState(next, problem);
  };
  const isSame = (now: Written) => now.title === kept.title && sameBlocks(now.blocks, kept.blocks);

  const keepDraft = () => {
    window.clearTimeout(draftTimer);
    draftTimer = 0;
    const now = read();
    try {
      if (isSame(now)) localStorage.removeItem(key);
      else
        localStorage.setItem(key, JSON.stringify(unsentOf(kept.version, now.title, kept.blocks, now.blocks)));
    } catch {
      // A full or forbidden storage is no reason to disturb who types; the server has it in a moment.
    }
  };

  /** What came from the server with the answer: tasks that lines became, and what was ticked elsewhere. */
  function settle(sent: Written, answer: Note): void {
    const known = new Map(answer.blocks.map((one) => [one.id, one]));
    const before = read().blocks;
    const now = new Map(before.map((one) => [one.id, one]));
    const facts = new Map<string, Partial<Block>>();
    for (const block of sent.blocks) {
      const other = known.get(block.id);
      if (block.type !== 'task' || !other || JSON.stringify(block) === JSON.stringify(other)) continue;
      const isUntouched = now.get(block.id) === block;
      facts.set(block.id, isUntouched ? other : { taskId: other.taskId });
    }
    if (facts.size > 0 && !isClosed) mark(facts);
    const blocks = acknowledged(sent.blocks, answer.blocks, before, read().blocks);
    kept = { version: answer.version, title: sent.title, blocks };
  }

  /** Both windows' words together; false where the person has to say which. */
  function merge(theirs: Note): boolean {
    const mine = read();
    const isMine = unanswered !== null && sameBlocks(unanswered.blocks, theirs.blocks);
    const base = isMine ? unanswered!.blocks : kept.blocks;
    const { blocks, clashes } = mergeBlocks(base, mine.blocks, theirs.blocks);
    if (clashes.length > 0) {
      clash = theirs;
      enter('clash', null);
      return false;
    }
    // Nobody looks at it any more: it comes back with the next opening.
    if (isClosed) return false;
    const title = mine.title === kept.title ? theirs.title : mine.title;
    kept = theirs;
    show({ title, blocks });
    return true;
  }

  async function save(): Promise<boolean> {
    for (let round = 0; ; round++) {
      const now = read();
      if (clash) return false;
      if (isSame(now)) break;
      if (round >= MAX_ROUNDS) {
        enter('waiting');
        keepDraft();
        saveTimer = window.setTimeout(() => void flush(), PAUSE);
        return false;
      }
      enter('saving');
      try {
        const body = { version: kept.version, title: now.title, blocks: now.blocks };
        const answer = await callApi(updateNote, { params: { id }, body });
        unanswered = null;
        settle(now, answer);
        onSaved(answer);
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (isConflict && error.body?.code === 'conflict' && 'version' in (error.body ?? {})) {
          const theirs = await callApi(getNote, { params: { id } }).catch(() => null);
          if (theirs && merge(theirs)) {
            unanswered = null;
            continue;
          }
          if (theirs) {
            keepDraft();
            return false;
          }
        }
        if (!(error instanceof ApiError) || error.status >= 500) unanswered = now;
        enter('failed', (error instanceof ApiError && error.detail) || null);
        keepDraft();
        saveTimer = window.setTimeout(() => void flush(), AGAIN);
        return false;
      }
    }
    waitingSince = 0;
    keepDraft();
    enter('saved');
    return true;
  }

  const flush = (): Promise<boolean> => {
    window.clearTimeout(saveTimer);
    running ??= save().finally(() => {
      running = null;
    });
    return running;
  };

  const touched = () => {
    waitingSince ||= Date.now();
    if (state === 'saved' || state === 'failed') enter('waiting');
    window.clearTimeout(draftTimer);
    window.clearTimeout(saveTimer);
    draftTimer = window.setTimeout(keepDraft, DRAFT_PAUSE);
    const rest = Math.min(PAUSE, Math.max(0, waitingSince + MAX_WAIT - Date.now()));
    saveTimer = window.setTimeout(() => void flush(), rest);
  };

  const onHide = () => {
    if (state === 'saved') return;
    keepDraft();
    void flush();
  };
  const onVisibility = () => document.visibilityState === 'hidden' && onHide();
  window.addEventListener('pagehide', onHide);
  document.addEventListener('visibilitychange', onVisibility);

  return {
    touched,
    flush,
    /** Another window saved: shown at once where nothing of it was touched here. */
    onRemote(theirs: Note): void {
      if (theirs.version <= kept.version || running || clash) return;
      if (merge(theirs) && !isSame(read())) touched();
    },
    clash: () => clash,
    /** The person said which. */
    takeTheirs(theirs: Note): void {
      clash = null;
      kept = theirs;
      show(theirs);
      keepDraft();
      enter('saved');
    },
    replaceWithMine(version: number): Promise<boolean> {
      kept = { ...(clash ?? kept), version };
      clash = null;
      return flush();
    },
    close(): void {
      if (state !== 'saved') onHide();
      isClosed = true;
      window.clearTimeout(draftTimer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
