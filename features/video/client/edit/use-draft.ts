/** Keeps unsaved work while one edits, and brings it back. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { BLANK_VIDEO, type Project, type VideoData } from '../../contract.ts';
import { type Basis, basisOf, isNewer, isSame, readDraft, removeDraft, writeDraft } from './drafts.ts';

/** Milliseconds without a change before it is kept; whoever leaves sooner is waited for. */
const PAUSE = 400;

interface Opened {
  id: string | undefined;
  /** As it was opened or saved last. */
  data: VideoData;
  basis: Basis;
}

export interface Restored {
  /** What is stored, to go back to. */
  stored: VideoData;
  isOutdated: boolean;
}

export type DraftKeeper = ReturnType<typeof useDraft>;

export function useDraft(userId: string, data: VideoData) {
  const opened = useRef<Opened>({ id: undefined, data: BLANK_VIDEO, basis: null });
  const latest = useRef(data);
  const timer = useRef(0);
  const [restored, setRestored] = useState<Restored>();

  const flush = useCallback(() => {
    if (timer.current === 0) return;
    window.clearTimeout(timer.current);
    timer.current = 0;
    const { id, data: before, basis } = opened.current;
    if (isSame(latest.current, before)) removeDraft(localStorage, userId, id);
    else writeDraft(localStorage, userId, id, { data: latest.current, basis, at: Date.now() });
  }, [userId]);

  useEffect(() => {
    if (latest.current === data) return;
    latest.current = data;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, PAUSE);
  }, [data, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  return {
    restored,
    /** What to show of a project that is opened now: what was not saved of it, or what is stored. */
    enter: (stored: VideoData, project?: Project): VideoData => {
      flush();
      const draft = readDraft(localStorage, userId, project?.id);
      const now = project ? basisOf(project) : null;
      const isKept = draft !== undefined && !isSame(draft.data, stored);
      const isOutdated = isKept && now !== null && isNewer(draft.basis, now);
      opened.current = { id: project?.id, data: stored, basis: isOutdated ? draft.basis : now };
      setRestored(isKept ? { stored, isOutdated } : undefined);
      latest.current = isKept ? draft.data : stored;
      return latest.current;
    },
    /** `project`: as it is stored now; undefined where editing goes on with a new one. */
    saved: (data: VideoData, project?: Project) => {
      window.clearTimeout(timer.current);
      timer.current = 0;
      for (const id of new Set([opened.current.id, project?.id])) removeDraft(localStorage, userId, id);
      opened.current = { id: project?.id, data, basis: project ? basisOf(project) : null };
      setRestored(undefined);
      // What was typed while it was being saved is not saved.
      if (project && latest.current !== data) timer.current = window.setTimeout(flush, PAUSE);
    },
    /** What was not saved of a project that is gone. */
    adopt: (id: string): VideoData | undefined => {
      const draft = readDraft(localStorage, userId, id);
      if (!draft) return undefined;
      writeDraft(localStorage, userId, undefined, { ...draft, basis: null });
      removeDraft(localStorage, userId, id);
      setRestored({ stored: BLANK_VIDEO, isOutdated: false });
      return draft.data;
    },
    /** Renamed elsewhere: nothing that would have to be saved here. */
    retitle: (title: string) => {
      opened.current.data = { ...opened.current.data, title };
    },
    forget: (id: string | undefined) => {
      if (opened.current.id === id) {
        window.clearTimeout(timer.current);
        timer.current = 0;
      }
      removeDraft(localStorage, userId, id);
    },
    discard: () => {
      window.clearTimeout(timer.current);
      timer.current = 0;
      removeDraft(localStorage, userId, opened.current.id);
      setRestored(undefined);
    },
    keep: () => setRestored(undefined),
    /** The one that is being edited. */
    version: (): number | undefined => opened.current.basis?.version,
  };
}
