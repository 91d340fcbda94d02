/** The letters of films in the browser: outlines are asked for when a frame is drawn with them, and it is drawn again when they have come. */

import { useEffect, useMemo, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import { blocksFor, type Face, type FaceBlock, faceOf } from '#engine/lettering/faces/face.ts';
import type { Still } from '#engine/motion/canvas.ts';
import { EMOJI } from '#engine/page/draw/resources.ts';
import { getEmoji } from '#features/design/contract.ts';
import { getFaceBlock } from '#features/logo/contract.ts';
import { type FilmLetters, writtenIn } from '../../scene/pages/draw-page.ts';
import type { Storyboard } from '../../scene/storyboard.ts';

/** What has come, for as long as the page is open; null: it never will. */
const blocks = new Map<string, FaceBlock | null>();
const emoji = new Map<string, Still | null>();
const underWay = new Set<string>();
let waiting = 0;
const listeners = new Set<() => void>();

/** Asked for once; a failure may pass, so the next drawing asks again. */
function ask(key: string, load: () => Promise<void>): void {
  if (underWay.has(key)) return;
  underWay.add(key);
  waiting++;
  void load()
    .catch(() => underWay.delete(key))
    .then(() => {
      waiting--;
      for (const hear of listeners) hear();
    });
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

async function loadEmoji(ref: string): Promise<void> {
  const image = new Image();
  image.src = fillPath(getEmoji.path, { code: ref.slice(EMOJI.length) });
  await image.decode().then(
    () => emoji.set(ref, { image, width: image.naturalWidth, height: image.naturalHeight }),
    () => emoji.set(ref, null),
  );
}

/** The joined forms of Arabic letters, and marks that layouts set themselves. */
const FORMS = [0xfb, 0xfe];
const MARKS = '“”0123456789';

/** `told`: called when letters have come that a drawing asked for. */
export function lettersFor(text: string): FilmLetters {
  const wanted = blocksFor(text + text.toLocaleUpperCase('en') + MARKS);
  const all = [...new Set([0, ...wanted, ...(/[\u0600-\u06ff]/.test(text) ? FORMS : [])])].sort(
    (a, b) => a - b,
  );
  const faces = new Map<string, Face | undefined>();
  return {
    faces(key) {
      if (faces.has(key)) return faces.get(key);
      const missing = all.filter((block) => !blocks.has(`${key}/${block}`));
      for (const block of missing) ask(`face:${key}/${block}`, () => loadBlock(key, block));
      if (missing.length > 0) return undefined;
      faces.set(key, faceOf(all.flatMap((block) => blocks.get(`${key}/${block}`) ?? [])));
      return faces.get(key);
    },
    emoji(ref) {
      if (!emoji.has(ref)) ask(ref, () => loadEmoji(ref));
      return emoji.get(ref) ?? undefined;
    },
  };
}

/** For whoever draws once: whether something that was asked for is still to come. */
export const areLettersComing = (): boolean => waiting > 0;

/** Another one whenever letters have come, so that what was drawn without them is drawn again. */
export function useFilmLetters(board: Pick<Storyboard, 'scenes'>): FilmLetters {
  const [come, setCome] = useState(0);
  useEffect(() => {
    const hear = () => setCome((count) => count + 1);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  const text = writtenIn(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is part of it
  return useMemo(() => lettersFor(text), [text, come]);
}
