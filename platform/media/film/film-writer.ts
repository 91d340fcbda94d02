/** Writes an MP4 that plays everywhere: pictures become H.264 with their colours named, sound becomes AAC, the index stands first. */

import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_PIX_FMT_RGBA,
  AV_SAMPLE_FMT_FLT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Dictionary, Frame, Rational } from 'node-av/lib';

export interface FilmFormat {
  path: string;
  width: number;
  height: number;
  /** Frames a second. */
  fps: number;
  /** Both channels, sample for sample; absent: a silent film without a sound track. */
  sound?: { left: Float32Array; right: Float32Array; sampleRate: number };
  /** Names and remarks inside the file, such as who made it. */
  marks?: Readonly<Record<string, string>>;
  /** 17 is fine, 28 is rough. */
  quality?: number;
  /** How hard the encoder tries; 'veryfast' is a good bargain. */
  effort?: 'ultrafast' | 'superfast' | 'veryfast' | 'faster';
}

export interface FilmWriter {
  /** Takes the next picture: rows of red, green, blue and alpha, which the writer copies. */
  add(pixels: Buffer): Promise<void>;
  /** Writes what is left; the file is complete afterwards. */
  finish(): Promise<void>;
  /** Gives up; the file is worth nothing. */
  abandon(): Promise<void>;
}

const SECONDS_BETWEEN_KEYS = 2;
const SAMPLES_AT_ONCE = 1024;
const SOUND_BITS = 192_000;
/** Swscale's own default is another matrix: name both ends. */
const TO_YUV =
  'scale=flags=bilinear+accurate_rnd:in_color_matrix=bt709:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p';

export async function openFilm(format: FilmFormat): Promise<FilmWriter> {
  const { width, height, fps, sound } = format;
  const timeBase = { num: 1, den: fps };
  const toYuv = FilterAPI.create(TO_YUV, { framerate: { num: fps, den: 1 } });
  const pictures = await Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      gopSize: fps * SECONDS_BETWEEN_KEYS,
      framerate: new Rational(fps, 1),
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorSpace: AVCOL_SPC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
    },
    filter: toYuv,
    options: { preset: format.effort ?? 'veryfast', crf: format.quality ?? 20, profile: 'high' },
  });
  const samples = sound && (await Encoder.create(FF_ENCODER_AAC, { autoResample: true, context: { bitRate: SOUND_BITS } }));
  const muxer = await Muxer.open(format.path, {
    format: 'mp4',
    options: { movflags: '+faststart+use_metadata_tags' },
    configure: (context) => {
      if (format.marks) context.metadata = Dictionary.fromObject({ ...format.marks });
    },
  });
  const pictureTrack = muxer.addStream(pictures);
  const soundTrack = samples && muxer.addStream(samples);
  let count = 0;
  let heard = 0;

  async function encode(encoder: Encoder, frame: Frame | null, track: number): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, track);
      packet.free();
    }
  }

  /** Sound goes beside the pictures, so that nothing piles up in front of the file. */
  async function soundUpTo(end: number): Promise<void> {
    if (!sound || !samples || soundTrack === undefined) return;
    while (heard < end) {
      const length = Math.min(SAMPLES_AT_ONCE, sound.left.length - heard);
      if (length <= 0) return;
      const woven = new Float32Array(length * 2);
      for (let i = 0; i < length; i++) {
        woven[2 * i] = sound.left[heard + i]!;
        woven[2 * i + 1] = sound.right[heard + i]!;
      }
      using frame = Frame.fromAudioBuffer(Buffer.from(woven.buffer), {
        nbSamples: length,
        format: AV_SAMPLE_FMT_FLT,
        sampleRate: sound.sampleRate,
        channelLayout: AV_CHANNEL_LAYOUT_STEREO,
        timeBase: { num: 1, den: sound.sampleRate },
        pts: BigInt(heard),
      });
      await encode(samples, frame, soundTrack);
      heard += length;
    }
  }

  function close(): void {
    toYuv.close();
    pictures.close();
    samples?.close();
  }

  return {
    async add(pixels) {
      using frame = Frame.fromVideoBuffer(pixels, {
        width,
        height,
        format: AV_PIX_FMT_RGBA,
        timeBase,
        pts: BigInt(count++),
      });
      for (const converted of await toYuv.processAll(frame)) {
        await encode(pictures, converted, pictureTrack);
        converted.free();
      }
      await soundUpTo(Math.ceil((count / fps) * (sound?.sampleRate ?? 0)));
    },

    async finish() {
      for await (const frame of toYuv.flushFrames()) {
        await encode(pictures, frame, pictureTrack);
        frame.free();
      }
      await encode(pictures, null, pictureTrack);
      if (samples && soundTrack !== undefined) {
        await soundUpTo(Number.POSITIVE_INFINITY);
        await encode(samples, null, soundTrack);
      }
      await muxer.close();
      close();
    },

    async abandon() {
      close();
      await muxer.close().catch(() => undefined);
    },
  };
}
