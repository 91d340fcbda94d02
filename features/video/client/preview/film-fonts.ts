/** The faces of films in the browser: the very files that the exporter draws with, fetched when a style needs them. */

import gelasio from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?url';
import tinos from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url';
import dejavu from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import { useEffect, useState } from 'react';
import type { VideoStyle } from '../../contract.ts';

const FACES: Partial<Record<VideoStyle, { family: string; url: string; weight: string }>> = {
  classic: { family: 'Gelasio', url: gelasio, weight: '700' },
  elegant: { family: 'Tinos', url: tinos, weight: '400' },
  playful: { family: 'DejaVu Sans', url: dejavu, weight: '700' },
};
const loading = new Map<string, Promise<unknown>>();

/** Changes when the style's face has come: then the frame is to be drawn again. */
export function useFilmFont(style: VideoStyle): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    const face = FACES[style];
    const ready = face
      ? (loading.get(face.family) ??
        new FontFace(face.family, `url(${face.url})`, { weight: face.weight })
          .load()
          .then((font) => document.fonts.add(font)))
      : document.fonts.load('700 40px "Inter Variable"');
    if (face) loading.set(face.family, ready);
    let isWanted = true;
    ready.then(
      () => isWanted && setLoaded((count) => count + 1),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [style]);
  return loaded;
}
