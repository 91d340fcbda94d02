/** Letters, pictures and icons of a design in the browser: fetched once each, and the drawing told when some have come. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import { type Face, type FaceBlock, faceOf } from '#engine/lettering/faces/face.ts';
import type { SymbolShape } from '#engine/lettering/symbols/symbol-shape.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { type Needs, needsOf } from '#engine/page/draw/needs.ts';
import { EMOJI, type Resources } from '#engine/page/draw/resources.ts';
import { getFaceBlock } from '#features/logo/contract.ts';
import { getDesignArt, getEmoji, searchDesignIcons } from '../contract.ts';

export interface BrowserResources extends Resources {
  image(ref: string): CanvasImageSource | undefined;
}

/** What has come, for as long as the page is open; null: it never will. */
const blocks = new Map<string, FaceBlock | null>();
const pictures = new Map<string, HTMLImageElement | null>();
const icons = new Map<string, SymbolShape | null>();
const underWay = new Map<string, Promise<void>>();

function once(key: string, load: () => Promise<void>): Promise<void> {
  const known = underWay.get(key);
  if (known) return known;
  const started = load().catch(() => {
    // A failure may pass: the next drawing asks again.
    underWay.delete(key);
  });
  underWay.set(key, started);
  return started;
}

const addressOf = (ref: string): string => {
  if (ref.startsWith(EMOJI)) return fillPath(getEmoji.path, { code: ref.slice(EMOJI.length) });
  return ref.startsWith('art:') ? fillPath(getDesignArt.path, { name: ref.slice(4) }) : ref;
};

async function loadPicture(ref: string): Promise<void> {
  const image = new Image();
  image.decoding = 'async';
  image.src = addressOf(ref);
  await image.decode().then(
    () => pictures.set(ref, image),
    () => pictures.set(ref, null),
  );
}

async function loadBlock(face: string, block: number): Promise<void> {
  const answer = await callApi(getFaceBlock, { params: { face, block } }).catch(
    (error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    },
  );
  blocks.set(`${face}/${block}`, answer as FaceBlock | null);
}

async function loadIcons(names: readonly string[]): Promise<void> {
  const found = await callApi(searchDesignIcons, { query: { ids: names.join(',') } });
  for (const name of names)
    icons.set(name, (found.find(({ id }) => id === name) as SymbolShape | undefined) ?? null);
}

/** The last needs for as long as they are the same, so that moving a layer sets no letters anew. */
function useSame(needs: Needs): Needs {
  const last = useRef(needs);
  const text = ({ faces, pictures: shown, icons: signs }: Needs) =>
    JSON.stringify([[...faces].map(([face, all]) => [face, [...all].toSorted()]), [...shown], [...signs]]);
  if (last.current !== needs && text(last.current) !== text(needs)) last.current = needs;
  return last.current;
}

/** `logo`: the picture that stands for the brand's logo. */
export function useResources(
  document: Pick<DesignDocument, 'theme' | 'pages'>,
  logo: string | null = null,
): { resources: BrowserResources; isReady: boolean } {
  const needs = useSame(useMemo(() => needsOf(document), [document]));
  const refs = useMemo(
    () => [...needs.pictures].map((ref) => (ref === '@logo' ? logo : ref)).filter((ref) => ref !== null),
    [needs, logo],
  );
  const wantedBlocks = useMemo(
    () =>
      [...needs.faces].flatMap(([face, all]) =>
        [...all].map((block) => ({ face, block, key: `${face}/${block}` })),
      ),
    [needs],
  );
  const [loaded, setLoaded] = useState(0);
  const missing =
    wantedBlocks.some(({ key }) => !blocks.has(key)) ||
    refs.some((ref) => !pictures.has(ref)) ||
    [...needs.icons].some((name) => !icons.has(name));

  useEffect(() => {
    if (!missing) return;
    let isWanted = true;
    const told = () => isWanted && setLoaded((count) => count + 1);
    const faces = wantedBlocks
      .filter(({ key }) => !blocks.has(key))
      .map(({ face, block, key }) => once(`face:${key}`, () => loadBlock(face, block)));
    const names = [...needs.icons].filter((name) => !icons.has(name));
    if (names.length > 0) faces.push(once(`icons:${names.join()}`, () => loadIcons(names)));
    // Letters together, so that a text is not drawn in halves; pictures as they come.
    void Promise.all(faces).then(told);
    for (const ref of refs)
      if (!pictures.has(ref)) void once(`picture:${ref}`, () => loadPicture(ref)).then(told);
    return () => {
      isWanted = false;
    };
  }, [missing, wantedBlocks, refs, needs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one whenever something has come, so that it is drawn anew
  const resources = useMemo((): BrowserResources => {
    const faces = new Map<string, Face | undefined>();
    const at = (ref: string) => pictures.get(ref === '@logo' ? (logo ?? '') : ref) ?? undefined;
    return {
      faces: (key) => {
        if (!faces.has(key)) {
          const all = [...(needs.faces.get(key) ?? [])].sort((a, b) => a - b);
          faces.set(key, faceOf(all.flatMap((block) => blocks.get(`${key}/${block}`) ?? [])));
        }
        return faces.get(key);
      },
      picture: (ref) => {
        const image = at(ref);
        return image && { width: image.naturalWidth, height: image.naturalHeight };
      },
      image: at,
      icon: (name) => icons.get(name) ?? undefined,
    };
  }, [needs, logo, loaded, missing]);
  return { resources, isReady: !missing };
}
