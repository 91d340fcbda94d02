/** The faces of films in the browser: the very files that the exporter draws with, fetched when a style needs them. */

import gelasio from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?url';
import tinos from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import dejavu from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import { useEffect, useState } from 'react';
import type { VideoStyle } from '../../contract.ts';

const SANS = { family: 'Film Sans', url: inter, weight: '100 900' };
const FACES: Partial<Record<VideoStyle, typeof SANS>> = {
  classic: { family: 'Gelasio', url: gelasio, weight: '700' },
  elegant: { family: 'Tinos', url: tinos, weight: '400' },
  playful: { family: 'DejaVu Sans', url: dejavu, weight: '700' },
};
const loading = new Map<string, Promise<unknown>>();

export function loadFilmFont(style: VideoStyle): Promise<unknown> {
  const { family, url, weight } = FACES[style] ?? SANS;
  const ready =
    loading.get(family) ??
    new FontFace(family, `url(${url})`, { weight }).load().then((font) => document.fonts.add(font));
  loading.set(family, ready);
  return ready;
}

/** Changes when the style's face has come: then the frame is to be drawn again. */
export function useFilmFont(style: VideoStyle): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let isWanted = true;
    loadFilmFont(style).then(
      () => isWanted && setLoaded((count) => count + 1),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [style]);
  return loaded;
}
