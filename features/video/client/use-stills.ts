/** The project's pictures, loaded for drawing; what cannot be loaded is left out. */

import { useEffect, useState } from 'react';
import type { Still } from '#engine/motion/canvas.ts';
import type { VideoData } from '../contract.ts';

const kept = new Map<string, Still>();

export function useStills(files: VideoData['uploadedFiles']): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([]);
  const key = files.map((one) => one.url).join(' ');
  useEffect(() => {
    let isWanted = true;
    const urls = key === '' ? [] : key.split(' ');
    void Promise.all(urls.map(load)).then((all) => {
      if (isWanted) setStills(all.filter((one) => one !== undefined));
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return stills;
}

async function load(url: string): Promise<Still | undefined> {
  const known = kept.get(url);
  if (known) return known;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const still = { image, width: image.naturalWidth, height: image.naturalHeight };
  kept.set(url, still);
  return still;
}
