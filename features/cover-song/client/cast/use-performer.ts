/** The project's own performer, drawn on demand by a worker: the newest choice is built, and the one before shows until then. */

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { getPerformer, type PerformerData } from '../../calls/performer-calls.ts';
import type { CoverProject } from '../../contract.ts';
import type { Performer } from '../../scene/draw-stage.ts';
import type { FrameOrder, PerformerFrame } from '../../scene/perform.ts';
import type { CoverEditing } from '../use-cover.ts';
import type { PerformerMessage, PerformerReply } from './performer.worker.ts';

export interface LivePerformer {
  /** Undefined until somebody is built. */
  draw: ((order: FrameOrder) => Promise<Performer | undefined>) | undefined;
  state: 'waiting' | 'ready' | 'failed';
}

/** Asked for when a choice is saved, because the server answers from what it has. */
export function usePerformerData(project: CoverProject, editing: CoverEditing) {
  const isSaving = editing.character.isPending || editing.face.isPending || editing.withoutFace.isPending;
  const { character, song } = project;
  const call = apiQuery(getPerformer, { params: { id: project.id } });
  return useQuery({
    ...call,
    queryKey: [...call.queryKey, character, song?.genre, song?.singing],
    enabled: !isSaving,
    placeholderData: (before: PerformerData | undefined) => before,
  });
}

export function usePerformer(project: CoverProject, editing: CoverEditing, groove: Groove): LivePerformer {
  const { data, isError } = usePerformerData(project, editing);
  const worker = useRef<Worker>(undefined);
  const waiting = useRef(new Map<number, (reply: PerformerReply) => void>());
  const last = useRef(0);
  const [built, setBuilt] = useState<{ key: string; isFailed: boolean }>();

  const ask = useCallback((message: PerformerMessage): Promise<PerformerReply> => {
    if (!worker.current) {
      worker.current = new Worker(new URL('./performer.worker.ts', import.meta.url), { type: 'module' });
      worker.current.onmessage = ({ data: reply }: MessageEvent<PerformerReply>) => {
        waiting.current.get(reply.id)?.(reply);
        waiting.current.delete(reply.id);
      };
    }
    return new Promise((resolve) => {
      waiting.current.set(message.id, resolve);
      worker.current?.postMessage(message);
    });
  }, []);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  const key = data && JSON.stringify([data, groove.seed, groove.beats.length]);
  useEffect(() => {
    if (!data || !key) return;
    let isWanted = true;
    const id = ++last.current;
    void ask({ kind: 'build', id, performer: data, groove: { ...groove, hands: data.hands } }).then(
      ({ error }) => isWanted && setBuilt({ key, isFailed: error !== undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, data, groove, key]);

  // Another one for each who is built, so that a picture that stands still is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is built is the reason to draw anew
  const draw = useCallback(
    async (order: FrameOrder): Promise<Performer | undefined> => {
      const id = ++last.current;
      const { frame } = await ask({ kind: 'draw', id, order });
      return frame && stillOf(frame);
    },
    [ask, built],
  );
  const isReady = built !== undefined && !built.isFailed;
  return {
    draw: isReady ? draw : undefined,
    state: isError || built?.isFailed ? 'failed' : isReady && built.key === key ? 'ready' : 'waiting',
  };
}

function stillOf({ rgba, width, height, place, ground }: PerformerFrame): Performer {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas
    .getContext('2d')
    ?.putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return { image: canvas, width, height, place, ground };
}
