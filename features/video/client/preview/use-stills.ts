/** The film's pictures and clips, loaded for drawing; what this browser cannot play is shown by its still. */

import { useEffect, useMemo, useState } from 'react';
import type { Still } from '#engine/motion/canvas.ts';
import type { VideoData } from '../../contract.ts';
import { picturePrompts } from '../../scene/storyboard.ts';

export interface LiveStill extends Still {
  /** Present where the picture moves. */
  video?: HTMLVideoElement;
}

interface Source {
  url: string;
  isClip: boolean;
  poster: string | undefined;
}

const kept = new Map<string, LiveStill>();

/** One's own files, or what was drawn for the scenes. */
function sourcesOf(data: VideoData): Source[] {
  if (data.uploadedFiles.length > 0)
    return data.uploadedFiles.map(({ url, type, posterUrl }) => ({
      url,
      isClip: type.startsWith('video/'),
      poster: posterUrl,
    }));
  if (!data.drawsPictures) return [];
  const wanted = picturePrompts(data, data.drawn.length + 1);
  return data.drawn
    .filter((one) => wanted.includes(one.prompt))
    .map(({ url }) => ({ url, isClip: false, poster: undefined }));
}

export function useStills(data: VideoData): readonly LiveStill[] {
  const [stills, setStills] = useState<readonly LiveStill[]>([]);
  const sources = useMemo(() => sourcesOf(data), [data]);
  const key = sources.map((one) => one.url).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say all there is to know
  useEffect(() => {
    let isWanted = true;
    void Promise.all(sources.map(load)).then((all) => {
      if (isWanted) setStills(all.filter((one) => one !== undefined));
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return stills;
}

async function load(source: Source): Promise<LiveStill | undefined> {
  const known = kept.get(source.url);
  if (known) return known;
  const still = source.isClip
    ? ((await loadClip(source.url)) ?? (source.poster ? await loadPicture(source.poster) : undefined))
    : await loadPicture(source.url);
  if (still) kept.set(source.url, still);
  return still;
}

async function loadPicture(url: string): Promise<LiveStill | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight };
}

function loadClip(url: string): Promise<LiveStill | undefined> {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  video.src = url;
  return new Promise((resolve) => {
    video.onloadeddata = () =>
      resolve({ image: video, video, width: video.videoWidth, height: video.videoHeight });
    video.onerror = () => resolve(undefined);
  });
}
