/** The film's pictures and clips, loaded for drawing; what this browser cannot play is shown by its still. */

import { useEffect, useMemo, useState } from 'react';
import type { Still } from '#engine/motion/canvas.ts';
import { MAX_DRAWN, type VideoData } from '../../contract.ts';
import { cutKey, drawnKey, fileKey } from '../../scene/storyboard.ts';
import { picturePrompts } from '../../script/picture-prompts.ts';

export interface LiveStill extends Still {
  /** By which scenes ask for it. */
  key: string;
  /** Present where the picture moves. */
  video?: HTMLVideoElement;
  /** Frames of a picture that moves by itself, with their milliseconds. */
  loop?: { frames: ImageBitmap[]; delays: number[] };
}

interface Source {
  key: string;
  url: string;
  type: string;
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
      type,
      poster: posterUrl,
    })),
    ...data.uploadedFiles.flatMap(({ id, cutout }) =>
      cutout ? [{ key: cutKey(id), url: cutout.url, type: 'image/png', poster: undefined }] : [],
    ),
    ...data.drawn
      .filter((one) => wanted.includes(one.prompt))
      .map(({ url, prompt }) => ({ key: drawnKey(prompt), url, type: 'image/png', poster: undefined })),
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

async function read({ url, type, poster }: Source): Promise<Loaded | undefined> {
  if (type.startsWith('video/')) return (await loadClip(url)) ?? (poster ? loadPicture(poster) : undefined);
  if (type === 'image/gif') return (await loadLoop(url, type).catch(() => undefined)) ?? loadPicture(url);
  return loadPicture(url);
}

/** As many frames as a preview needs; browsers that cannot take an animation apart show its first frame. */
const MAX_FRAMES = 150;

async function loadLoop(url: string, type: string): Promise<Loaded | undefined> {
  if (!('ImageDecoder' in window)) return undefined;
  const { body } = await fetch(url, { credentials: 'include' });
  if (!body) return undefined;
  const decoder = new ImageDecoder({ data: body, type });
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
  if (count < 2) return undefined;
  const frames: ImageBitmap[] = [];
  const delays: number[] = [];
  for (let frameIndex = 0; frameIndex < Math.min(count, MAX_FRAMES); frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    frames.push(await createImageBitmap(image));
    delays.push(Math.max(20, (image.duration ?? 100_000) / 1000));
    image.close();
  }
  const first = frames[0]!;
  return { image: first, width: first.width, height: first.height, loop: { frames, delays } };
}

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
