/** Reads a clip that somebody sent: its facts, its pictures turned upright and fitted, its sound. Only ever used in a child process. */

import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import {
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { AppError } from '#common/errors.ts';
import { NO_PICTURE } from './clip-kinds.ts';

export interface ClipFile {
  path: string;
  /** As in clip-kinds.ts. */
  format: string;
}

export interface ClipFacts {
  seconds: number;
  /** Upright. */
  width: number;
  height: number;
  hasSound: boolean;
}

const MAX_SIDE = 8192;

const open = ({ path, format }: ClipFile) =>
  // The kind was found by its first bytes; without it a playlist could make us read other files and addresses.
  Demuxer.open(path, { format, options: { protocol_whitelist: 'file' } });

/** Phones store what they saw sideways, and how to turn it: quarter turns, clockwise. */
function quarterTurns(stream: Stream): number {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 20) return 0;
  const [a, b] = [matrix.readInt32LE(0), matrix.readInt32LE(4)];
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
}

const TURNS = ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'];

/** Light that only bright screens show, by how it is written down: brought into what every film has. */
const BRIGHT: ReadonlyMap<number, string> = new Map([
  [AVCOL_TRC_SMPTE2084, 'smpte2084'],
  [AVCOL_TRC_ARIB_STD_B67, 'arib-std-b67'],
]);

function plainColors({ codecpar }: Stream): string {
  const bright = BRIGHT.get(codecpar.colorTrc);
  if (!bright) return '';
  return (
    `zscale=tin=${bright}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,` +
    'tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p,'
  );
}

/** Seconds at which the first picture is shown: sound that comes later waits, sound that came before is left out. */
export function firstPicture(demuxer: Demuxer): number {
  const video = demuxer.video();
  if (!video || video.startTime === AV_NOPTS_VALUE) return 0;
  return (Number(video.startTime) * video.timeBase.num) / video.timeBase.den;
}

export async function inspectClip(file: ClipFile): Promise<ClipFacts> {
  await using demuxer = await open(file);
  const stream = demuxer.video();
  if (!stream) throw new AppError('unprocessable', NO_PICTURE);
  const { width, height } = stream.codecpar;
  if (Math.max(width, height) > MAX_SIDE)
    throw new AppError(
      'unprocessable',
      `The clip is too large. The maximum is ${MAX_SIDE} pixels on each side.`,
    );
  const isTurned = quarterTurns(stream) % 2 === 1;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { ...size, seconds: Math.max(0, demuxer.duration), hasSound: demuxer.audio() !== undefined };
}

export interface ClipPictures {
  /** Fills the asked size; the same picture again after the end. */
  at(seconds: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Forward only: each moment asked for must not lie before the last one. */
export async function openClip(
  file: ClipFile,
  size: { width: number; height: number },
  fps: number,
): Promise<ClipPictures> {
  const demuxer = await open(file);
  const stream = demuxer.video();
  if (!stream) throw new AppError('unprocessable', NO_PICTURE);
  const decoder = await Decoder.create(stream, { exitOnError: false });
  const { width, height } = size;
  const filter = FilterAPI.create(
    `${TURNS[quarterTurns(stream)]}fps=${fps},scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bilinear,` +
      `crop=${width}:${height},${plainColors(stream)}format=rgba`,
  );
  const frames = filter.frames(decoder.frames(demuxer.packets(stream.index)));
  let count = 0;
  let isOver = false;
  let latest: Buffer | undefined;

  async function step(): Promise<void> {
    const next = await frames.next().catch(() => ({ done: true as const, value: undefined }));
    const frame = next.value;
    if (next.done || !frame) {
      isOver = true;
      return;
    }
    count++;
    latest = frame.toBuffer();
    frame.free();
  }

  return {
    async at(seconds) {
      const wanted = Math.floor(seconds * fps) + 1;
      while (count < wanted && !isOver) await step();
      return latest;
    },
    async close() {
      await frames.return(undefined).catch(() => undefined);
      filter.close();
      decoder.close();
      await demuxer.close();
    },
  };
}

/** Both channels of so many seconds; undefined where there is no sound track. */
export async function readClipSound(
  file: ClipFile,
  sampleRate: number,
  seconds: number,
  from = 0,
): Promise<{ left: Float32Array; right: Float32Array } | undefined> {
  await using demuxer = await open(file);
  const stream = demuxer.audio();
  if (!stream) return undefined;
  using decoder = await Decoder.create(stream, { exitOnError: false });
  const start = firstPicture(demuxer);
  const filter = FilterAPI.create(
    // Where some of it is missing there is silence, so that the rest stays in step with the pictures.
    `aresample=${sampleRate}:async=1:first_pts=${Math.round(start * sampleRate)},` +
      `aformat=sample_fmts=flt:channel_layouts=stereo:sample_rates=${sampleRate}` +
      `${from > 0 ? `,atrim=start=${start + from},asetpts=PTS-STARTPTS` : ''}`,
  );
  const max = Math.ceil(seconds * sampleRate);
  const [left, right] = [new Float32Array(max), new Float32Array(max)];
  let count = 0;
  try {
    for await (const frame of filter.frames(decoder.frames(demuxer.packets(stream.index)))) {
      if (!frame) continue;
      const data = frame.data?.[0];
      const length = Math.min(frame.nbSamples, max - count);
      for (let i = 0; data && i < length; i++) {
        left[count + i] = data.readFloatLE(i * 8);
        right[count + i] = data.readFloatLE(i * 8 + 4);
      }
      count += length;
      frame.free();
      if (count >= max) break;
    }
  } catch {
    // A sound that breaks off keeps what came before.
  } finally {
    filter.close();
  }
  return { left, right };
}
