/** Saves a design by itself: soon after a change, when the page is left, and never over somebody else's newer version. */

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '#common/api-client.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { DESIGN_CHANGED, type Design, updateDesign } from '../../../contract.ts';

/** Milliseconds of rest after a change. */
const PAUSE = 1200;
/** Milliseconds until it is tried again after a failure. */
const AGAIN = 8000;

/** `refused`: a template has locked what was changed; trying again would change nothing. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface Autosave {
  state: Saving;
  /** Why it could not be saved, in words. */
  problem: string | null;
  /** Saves at once; true when everything is kept. */
  flush: () => Promise<boolean>;
  /** What the server has. */
  kept: () => DesignDocument;
  /** After a conflict: what is here becomes the newest version. */
  overwrite: (version: number) => void;
}

export function useAutosave(design: Design, document: DesignDocument): Autosave {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(document);
  latest.current = document;
  /** What the server has, and under which number. */
  const kept = useRef({ document: design.document, version: design.version });
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);

  const save = useCallback(async (): Promise<boolean> => {
    while (latest.current !== kept.current.document) {
      if (isStopped.current) return false;
      const sent = latest.current;
      setState('saving');
      try {
        const answer = await callApi(updateDesign, {
          params: { id: design.id },
          body: { version: kept.current.version, document: sent },
        });
        kept.current = { document: sent, version: answer.version };
        setProblem(null);
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        isStopped.current = isConflict;
        const isRefused =
          design.lock !== null && error instanceof ApiError && [400, 403].includes(error.status);
        setState(isConflict ? 'conflict' : isRefused ? 'refused' : 'failed');
        setProblem((error instanceof ApiError && error.detail) || (isConflict ? DESIGN_CHANGED : null));
        return false;
      }
    }
    setState('saved');
    void refreshAfter(client, updateDesign, { params: { id: design.id } });
    return true;
  }, [client, design.id, design.lock]);

  const flush = useCallback((): Promise<boolean> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [save]);

  useEffect(() => {
    if (isStopped.current) return;
    if (document === kept.current.document) {
      // Taken back to what the server has: nothing is refused any more.
      setState((now) => (now === 'refused' || now === 'waiting' ? 'saved' : now));
      return;
    }
    setState((now) => (now === 'saving' ? now : 'waiting'));
    const timer = setTimeout(() => void flush(), PAUSE);
    return () => clearTimeout(timer);
  }, [document, flush]);

  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => void flush(), AGAIN);
    return () => clearTimeout(timer);
  }, [state, flush]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current === kept.current.document) return;
      void flush();
      event.preventDefault();
    };
    const onHide = () => void (window.document.visibilityState === 'hidden' && flush());
    window.addEventListener('beforeunload', onLeave);
    window.document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.document.removeEventListener('visibilitychange', onHide);
      // Another page of the studio: the request outlives this one.
      void flush();
    };
  }, [flush]);

  return {
    state,
    problem,
    flush,
    kept: () => kept.current.document,
    overwrite: (version) => {
      kept.current = { ...kept.current, version };
      isStopped.current = false;
      void flush();
    },
  };
}
