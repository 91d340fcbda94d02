/** The faces of films in the browser: the very files that the exporter draws with, fetched when a style needs them. */

import gelasio from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?url';
import tinos from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import dejavu from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import { useEffect, useState } from 'react';
import { fillPath } from '#common/contract.ts';
import { getDesignFont } from '#features/design/contract.ts';
import type { VideoData, VideoStyle } from '../../contract.ts';
import { facesOf } from '../../scene/letters/film-faces.ts';
import { chosenFamily } from '../../scene/letters/type-size.ts';

const SANS = { family: 'Film Sans', url: inter, weight: '100 900' };
const FACES: Partial<Record<VideoStyle, typeof SANS>> = {
  classic: { family: 'Gelasio', url: gelasio, weight: '700' },
  elegant: { family: 'Tinos', url: tinos, weight: '400' },
  playful: { family: 'DejaVu Sans', url: dejavu, weight: '700' },
};
const loading = new Map<string, Promise<unknown>>();

const load = (family: string, url: string, weight = 'normal'): Promise<unknown> => {
  const ready =
    loading.get(family) ??
    new FontFace(family, `url(${url})`, { weight }).load().then(
      (font) => document.fonts.add(font),
      // A failure may pass: the next drawing asks again.
      () => loading.delete(family),
    );
  loading.set(family, ready);
  return ready;
};

export function loadFilmFonts(data: Pick<VideoData, 'style' | 'letters' | 'captionStyle'>): Promise<unknown> {
  const { family, url, weight } = FACES[data.style] ?? SANS;
  const chosen = facesOf(data).map((key) =>
    load(chosenFamily(key), fillPath(getDesignFont.path, { face: key })),
  );
  return Promise.all([load(family, url, weight), ...chosen]);
}

/** Changes when the film's faces have come: then the frame is to be drawn again. */
export function useFilmFonts({ style, letters, captionStyle }: VideoData): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void loadFilmFonts({ style, letters, captionStyle }).then(
      () => isWanted && setLoaded((count) => count + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [style, letters, captionStyle]);
  return loaded;
}
