/** What a design is drawn with in the browser: letters by blocks, pictures and icons, fetched as the document needs them. */

import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { type Face, type FaceBlock, faceOf } from '#engine/lettering/faces/face.ts';
import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import type { SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import { getFaceBlock, searchSymbols } from '#features/logo/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import type { DesignDocument } from '../../../document/document.ts';
import { needsOf } from '../../../draw/needs.ts';
import { EMOJI, type Resources } from '../../../draw/resources.ts';

export interface ScreenResources extends Resources {
  image(ref: string): CanvasImageSource | undefined;
}

export interface Loaded {
  resources: ScreenResources;
  /** Everything that the design needs has come, or will not come. */
  isReady: boolean;
}

/** Letters never change: once here, they are kept for as long as the page is open. */
const FOREVER = Number.POSITIVE_INFINITY;

interface Kept {
  image: HTMLImageElement;
  isThere: boolean;
}
const pictures = new Map<string, Kept>();

/** Where a picture of a document lies. */
export function addressOf(ref: string, logo: string | undefined): string | undefined {
  if (ref === '@logo') return logo;
  if (ref.startsWith(EMOJI)) return `/api/design-emoji/${ref.slice(EMOJI.length)}`;
  return ref.startsWith('art:') ? `/api/design-art/${ref.slice(4)}` : ref;
}

function useFaces(wanted: readonly { face: string; block: number }[]) {
  const answers = useQueries({
    queries: wanted.map(({ face, block }) => ({
      ...apiQuery(getFaceBlock, { params: { face, block } }),
      gcTime: FOREVER,
    })),
    combine: (all) => ({
      blocks: all.map((one) => one.data as FaceBlock | undefined),
      settled: all.filter((one) => !one.isPending).length,
    }),
  });
  const key = wanted.map(({ face, block }) => `${face}/${block}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the count stand for the lists
  const faces = useMemo(() => {
    const blocks = new Map<string, FaceBlock[]>();
    for (const [i, { face }] of wanted.entries()) {
      const block = answers.blocks[i];
      if (block) blocks.set(face, [...(blocks.get(face) ?? []), block]);
    }
    return new Map<string, Face | undefined>([...blocks].map(([face, list]) => [face, faceOf(list)]));
  }, [key, answers.settled]);
  return { faces, isReady: answers.settled === wanted.length };
}

/** Ids travel in the address, which has its limits. */
const ICONS_AT_ONCE = 16;

function useIcons(wanted: readonly string[]) {
  const remote = wanted.filter((name) => !name.startsWith('geo:')).toSorted();
  const chunks = Array.from({ length: Math.ceil(remote.length / ICONS_AT_ONCE) }, (_, i) =>
    remote.slice(i * ICONS_AT_ONCE, (i + 1) * ICONS_AT_ONCE),
  );
  const answers = useQueries({
    queries: chunks.map((ids) => ({
      ...apiQuery(searchSymbols, { query: { ids: ids.join(',') } }),
      gcTime: FOREVER,
    })),
    combine: (all) => ({
      found: all.flatMap((one) => one.data ?? []),
      settled: all.filter((one) => !one.isPending).length,
    }),
  });
  const key = remote.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the count stand for the lists
  const icons = useMemo(
    () => new Map(answers.found.map((one) => [one.id, one as unknown as SymbolShape] as const)),
    [key, answers.settled],
  );
  return { icons, isReady: answers.settled === chunks.length };
}

function usePictures(wanted: readonly string[]) {
  const [version, hear] = useReducer((count: number) => count + 1, 0);
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const key = wanted.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  useEffect(() => {
    for (const address of wanted) {
      const known = pictures.get(address);
      if (known?.isThere) continue;
      const kept = known ?? { image: new Image(), isThere: false };
      pictures.set(address, kept);
      const tell = () => isWanted.current && hear();
      kept.image.addEventListener(
        'load',
        () => {
          kept.isThere = true;
          tell();
        },
        { once: true },
      );
      kept.image.addEventListener('error', tell, { once: true });
      if (!known) kept.image.src = address;
    }
  }, [key]);
  const isReady = wanted.every((address) => pictures.get(address)?.image.complete);
  return { version, isReady };
}

/** `logo`: the address of the brand's main logo, which `@logo` stands for. */
export function useResources(document: DesignDocument, logo?: string): Loaded {
  const needs = useMemo(() => needsOf(document), [document]);
  const wantedFaces = [...needs.faces].flatMap(([face, blocks]) =>
    [...blocks].filter((block) => block < 256).map((block) => ({ face, block })),
  );
  const { faces, isReady: hasFaces } = useFaces(wantedFaces);
  const { icons, isReady: hasIcons } = useIcons([...needs.icons]);
  const addresses = [...needs.pictures].flatMap((ref) => addressOf(ref, logo) ?? []).toSorted();
  const { version, isReady: hasPictures } = usePictures(addresses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture asks for a new drawing
  const resources = useMemo<ScreenResources>(() => {
    const image = (ref: string): HTMLImageElement | undefined => {
      const address = addressOf(ref, logo);
      const kept = address === undefined ? undefined : pictures.get(address);
      return kept?.isThere ? kept.image : undefined;
    };
    return {
      faces: (key) => faces.get(key),
      icon: (name) => (name.startsWith('geo:') ? GEOMETRIC[name.slice(4)] : icons.get(name)),
      image,
      picture: (ref) => {
        const found = image(ref);
        return found && { width: found.naturalWidth, height: found.naturalHeight };
      },
    };
  }, [faces, icons, logo, version]);
  return { resources, isReady: hasFaces && hasIcons && hasPictures };
}
