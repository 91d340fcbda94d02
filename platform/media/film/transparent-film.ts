/** Writes a WebM with see-through pictures (VP9 with alpha, Opus): browsers and editors lay it over other films. */

import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_PIX_FMT_RGBA, FF_ENCODER_LIBVPX_VP9 } from 'node-av/constants';
import { Dictionary, Frame, Rational } from 'node-av/lib';
import type { Stereo } from '#engine/music/stereo.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import type { FilmFormat, FilmWriter } from './film-writer.ts';
import { addSoundTrack } from './sound-track.ts';

const SECONDS_BETWEEN_KEYS = 2;
/** How far colours reach beyond the figure: each two by two pixels share one. */
const BLEED = 2;
const TO_YUVA = 'scale=in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuva420p';
/** 31 of 63 is fine for drawn figures; frames with alpha cannot be put off, and speed 8 is for who waits. */
const OPTIONS = { deadline: 'realtime', 'cpu-used': 8, 'row-mt': true, crf: 31, 'auto-alt-ref': 0 } as const;

export async function openTransparentFilm(
  format: Omit<FilmFormat, 'quality' | 'effort' | 'sound'> & { sound?: Stereo },
): Promise<FilmWriter> {
  const { width, height, fps } = format;
  const toYuva = FilterAPI.create(TO_YUVA, { framerate: { num: fps, den: 1 } });
  const encoder = await Encoder.create(FF_ENCODER_LIBVPX_VP9, {
    context: { gopSize: fps * SECONDS_BETWEEN_KEYS, framerate: new Rational(fps, 1), bitRate: 0 },
    filter: toYuva,
    options: OPTIONS,
  });
  const muxer = await Muxer.open(format.path, {
    format: 'webm',
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ ...format.marks });
    },
  });
  const track = muxer.addStream(encoder);
  const sound = format.sound && (await addSoundTrack(muxer, atOpusRate(format.sound), 'opus'));
  let count = 0;

  async function encode(frame: Frame | null): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, track);
      packet.free();
    }
  }

  return {
    async add(pixels) {
      bleed(pixels, width, height);
      const picture = { width, height, format: AV_PIX_FMT_RGBA, timeBase: { num: 1, den: fps } };
      using frame = Frame.fromVideoBuffer(pixels, { ...picture, pts: BigInt(count++) });
      for (const converted of await toYuva.processAll(frame)) {
        await encode(converted);
        converted.free();
      }
      await sound?.upTo(count / fps);
    },

    async finish() {
      for await (const frame of toYuva.flushFrames()) {
        await encode(frame);
        frame.free();
      }
      await encode(null);
      await sound?.finish();
      await muxer.close();
      toYuva.close();
      encoder.close();
      sound?.close();
    },
  };
}

/** Opus knows no other rate. */
const OPUS_RATE = 48_000;

const atOpusRate = ({ left, right, sampleRate }: Stereo): Stereo => ({
  left: resample(left, sampleRate, OPUS_RATE),
  right: resample(right, sampleRate, OPUS_RATE),
  sampleRate: OPUS_RATE,
});

/** Empty pixels beside the figure take its colour, unseen: else its edge would be averaged with black. */
export function bleed(pixels: Buffer, width: number, height: number): void {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const spill = (from: number, to: number): void => {
    // Red, green and blue; alpha is the highest byte.
    if (words[to] === 0) words[to] = words[from]! & 0x00ffffff;
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 1, left = 0; x < width; x++) {
      const isEmpty = words[row + x] === 0;
      left = isEmpty ? left + 1 : 0;
      if (isEmpty && left <= BLEED) spill(row + x - 1, row + x);
    }
    for (let x = width - 2, left = 0; x >= 0; x--) {
      const isEmpty = words[row + x]! >>> 24 === 0;
      left = isEmpty ? left + 1 : 0;
      if (isEmpty && left <= BLEED) spill(row + x + 1, row + x);
    }
  }
  const isSeen = (at: number): boolean => words[at]! >>> 24 !== 0;
  for (let at = width; at < words.length; at++) {
    if (isSeen(at - width)) spill(at - width, at);
    if (isSeen(at)) spill(at, at - width);
  }
}
