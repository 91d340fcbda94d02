/** The film's pictures and clips, loaded for drawing; what this browser cannot play is shown by its still. */

import { useEffect, useMemo, useState } from 'react';
import type { Still } from '#engine/motion/canvas.ts';
import { MAX_DRAWN, type VideoData } from '../../contract.ts';
import { drawnKey, fileKey, picturePrompts } from '../../scene/storyboard.ts';

export interface LiveStill extends Still {
  /** By which scenes ask for it. */
  key: string;
  /** Present where the picture moves. */
  video?: HTMLVideoElement;
}

interface Source {
  key: string;
  url: string;
  isClip: boolean;
  poster: string | undefined;
}

type Loaded = Omit<LiveStill, 'key'>;

const kept = new Map<string, Loaded>();

/** One's own files, and what was drawn for the scenes. */
function sourcesOf(data: VideoData): Source[] {
  const wanted = picturePrompts(data, MAX_DRAWN);
  return [
    ...data.uploadedFiles.map(({ id, url, type, posterUrl }) => ({
      key: fileKey(id),
      url,
      isClip: type.startsWith('video/'),
      poster: posterUrl,
    })),
    ...data.drawn
      .filter((one) => wanted.includes(one.prompt))
      .map(({ url, prompt }) => ({ key: drawnKey(prompt), url, isClip: false, poster: undefined })),
  ];
}

export function useStills(data: VideoData): readonly LiveStill[] {
  const [stills, setStills] = useState<readonly LiveStill[]>([]);
  const sources = useMemo(() => sourcesOf(data), [data]);
  const key = sources.map((one) => `${one.key} ${one.url}`).join(' ');
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
  const known = kept.get(source.url) ?? (await read(source));
  if (!known) return undefined;
  kept.set(source.url, known);
  return { ...known, key: source.key };
}

const read = async ({ url, isClip, poster }: Source): Promise<Loaded | undefined> =>
  isClip ? ((await loadClip(url)) ?? (poster ? await loadPicture(poster) : undefined)) : loadPicture(url);

async function loadPicture(url: string): Promise<Loaded | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight };
}

function loadClip(url: string): Promise<Loaded | undefined> {
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
