/** Builds and draws the performer away from the screen, with the film's own code. */

import type { Look } from '#engine/character/figure/look.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import { ACTIVITY_RATE } from '#engine/music/listen/vocal.ts';
import { cuesFromMelody } from '#engine/voice/mouth/sing-cues.ts';
import type { FaceData, PerformerData } from '../../calls/performer-calls.ts';
import { createPerformer, type FrameOrder, type PerformerFrame, type Tune } from '../../scene/perform.ts';

export type PerformerMessage =
  | { kind: 'build'; id: number; performer: PerformerData; groove: Groove }
  | { kind: 'draw'; id: number; order: FrameOrder };
export type PerformerReply = { id: number; frame?: PerformerFrame; error?: string };

let shoot: ReturnType<typeof createPerformer> | undefined;
let tune: Tune | undefined;
/** Who is built: another song for the same one costs nothing. */
let built: string | undefined;

async function pictureOf(base64: string): Promise<PhotoFace['crop']> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return { width, height, rgb };
}

const photoFace = async ({ points, crop, skin, hair }: FaceData): Promise<PhotoFace> => ({
  skin,
  hair,
  points: Float32Array.from(points),
  crop: await pictureOf(crop),
});

/** A syllable on every beat: nobody hears the preview, and a closed mouth would not sing. */
const syllables = ({ beats }: Groove) =>
  cuesFromMelody(beats.map((start, i) => ({ start, seconds: 0.32, pitch: 60 + (i % 5), velocity: 90 })));

async function build(performer: PerformerData, groove: Groove): Promise<void> {
  const end = groove.beats.at(-1) ?? 0;
  tune = {
    groove,
    cues: syllables(groove),
    loudness: new Float32Array(Math.ceil(end * ACTIVITY_RATE)).fill(0.5),
    seed: groove.seed,
  };
  const key = JSON.stringify(performer);
  if (key === built) return;
  const { look, hands, face } = performer;
  shoot = createPerformer({ look: look as Look, hands, photoFace: face && (await photoFace(face)) });
  built = key;
}

self.onmessage = async ({ data }: MessageEvent<PerformerMessage>) => {
  const { id } = data;
  try {
    if (data.kind === 'build') {
      await build(data.performer, data.groove);
      self.postMessage({ id } satisfies PerformerReply);
    } else if (shoot && tune) {
      const frame = shoot(data.order, tune);
      self.postMessage({ id, frame } satisfies PerformerReply, { transfer: [frame.rgba.buffer] });
    }
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies PerformerReply);
  }
};
