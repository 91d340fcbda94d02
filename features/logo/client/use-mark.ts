/** The live picture of a design: fetches the letters and the symbol it needs, then draws it here. */

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { blocksFor, type FaceBlock, faceOf } from '#engine/lettering/faces/face.ts';
import { type Composed, composeMark, facesOf } from '#engine/lettering/mark/compose-mark.ts';
import { type MarkDesign, readDesign } from '#engine/lettering/mark/design.ts';
import { toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import type { SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import { outlineText } from '#engine/lettering/text/outline-text.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { getFaceBlock, searchSymbols } from '../contract.ts';

export interface Mark extends Composed {
  /** With letters as text: what is kept and copied. */
  svg: string;
  /** With letters as outlines: what is shown. */
  shown: string;
}

function useSymbol(id: string): { shape: SymbolShape | undefined; isLoading: boolean } {
  const own = id.startsWith('geo:') ? GEOMETRIC[id.slice(4)] : undefined;
  const isRemote = id.includes(':') && !own;
  const { data, isLoading } = useQuery({
    ...apiQuery(searchSymbols, { query: { ids: id } }),
    enabled: isRemote,
  });
  return {
    shape: own ?? (isRemote ? (data?.[0] as SymbolShape | undefined) : undefined),
    isLoading: isRemote && isLoading,
  };
}

export interface Drawing {
  /** Of exactly this design; undefined while its letters or its symbol are on their way. */
  mark: Mark | undefined;
  /** The last one that was drawn, so that the preview does not blink. */
  latest: Mark | undefined;
  failed: boolean;
  retry: () => void;
}

export function useMark(given: MarkDesign): Drawing {
  const design = useMemo(() => readDesign(given), [given]);
  const { shape, isLoading } = useSymbol(design.symbol);
  const blocks = [...new Set([0, ...blocksFor(design.text + design.tagline)])].filter((block) => block < 256);
  const wanted = facesOf(design).flatMap((face) => blocks.map((block) => ({ face, block })));
  const answers = useQueries({
    queries: wanted.map(({ face, block }) => ({
      ...apiQuery(getFaceBlock, { params: { face, block } }),
      gcTime: Number.POSITIVE_INFINITY,
    })),
    combine: (all) => ({
      blocks: all.map((one) => one.data as FaceBlock | undefined),
      isReady: all.every((one) => one.data !== undefined),
      failed: all.some((one) => one.isError),
      retry: () => {
        for (const one of all) if (one.isError) void one.refetch();
      },
    }),
  });
  const key = wanted.map(({ face, block }) => `${face}/${block}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list it is made of
  const mark = useMemo(() => {
    if (!answers.isReady || isLoading) return undefined;
    const faces = new Map(
      facesOf(design).map((face) => [
        face,
        faceOf(wanted.flatMap((one, i) => (one.face === face ? [answers.blocks[i]!] : []))),
      ]),
    );
    const source = (name: string) => faces.get(name);
    const composed = composeMark(design, { faces: source, symbol: shape });
    return {
      ...composed,
      svg: toMarkup(composed.picture),
      shown: toMarkup(outlineText(composed.picture, source)),
    };
  }, [design, shape, isLoading, answers.isReady, key]);
  const [latest, setLatest] = useState(mark);
  if (mark && mark !== latest) setLatest(mark);
  return { mark, latest: mark ?? latest, failed: answers.failed, retry: answers.retry };
}
