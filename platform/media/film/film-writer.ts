/** Writes an MP4 that plays everywhere: pictures become H.264 with their colours named, sound becomes AAC, the index stands first. */

import { Encoder, FilterAPI, Muxer } from 'node-av/api';
import {
  AV_LOG_ERROR,
  AV_PIX_FMT_RGBA,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Dictionary, Frame, Log, Rational } from 'node-av/lib';
import { addCaptionTrack, type FilmCaptions } from './caption-track.ts';
import { addSoundTrack, type FilmSound } from './sound-track.ts';

export interface FilmFormat {
  path: string;
  width: number;
  height: number;
  /** Frames a second. */
  fps: number;
  /** Absent: a silent film without a sound track. */
  sound?: FilmSound;
  /** To be switched on and off by whoever watches. */
  captions?: FilmCaptions;
  /** Names and remarks inside the file, such as who made it. */
  marks?: Readonly<Record<string, string>>;
  /** 17 is fine, 28 is rough. */
  quality?: number;
  /** How hard the encoder tries; 'veryfast' is a good bargain. */
  effort?: 'ultrafast' | 'superfast' | 'veryfast' | 'faster';
}

export interface FilmWriter {
  /** Takes the next picture: rows of red, green, blue and alpha, which are copied before the first wait. */
  add(pixels: Buffer): Promise<void>;
  /** Writes what is left; the file is complete afterwards. */
  finish(): Promise<void>;
}

const SECONDS_BETWEEN_KEYS = 2;
/** Swscale's own default is another matrix: name both ends. */
const TO_YUV =
  'scale=flags=bilinear+accurate_rnd:in_color_matrix=bt709:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p';

/** The index first, and our own marks kept as they are. */
const MOVFLAGS = '+faststart+use_metadata_tags';

Log.setLevel(AV_LOG_ERROR);

export const openFile = (path: string, marks: FilmFormat['marks'] = {}) =>
  Muxer.open(path, {
    format: 'mp4',
    options: { movflags: MOVFLAGS },
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ ...marks });
    },
  });

export async function openFilm(format: FilmFormat): Promise<FilmWriter> {
  const { width, height, fps } = format;
  const timeBase = { num: 1, den: fps };
  const toYuv = FilterAPI.create(TO_YUV, { framerate: { num: fps, den: 1 } });
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
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
  const muxer = await openFile(format.path, format.marks);
  const track = muxer.addStream(encoder);
  const sound = format.sound && (await addSoundTrack(muxer, format.sound));
  const captions = format.captions && addCaptionTrack(muxer, format.captions);
  let count = 0;

  async function encode(frame: Frame | null): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, track);
      packet.free();
    }
  }

  return {
    async add(pixels) {
      const picture = { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts: BigInt(count++) };
      using frame = Frame.fromVideoBuffer(pixels, picture);
      for (const converted of await toYuv.processAll(frame)) {
        await encode(converted);
        converted.free();
      }
      await sound?.upTo(count / fps);
      await captions?.upTo(count / fps);
    },

    async finish() {
      for await (const frame of toYuv.flushFrames()) {
        await encode(frame);
        frame.free();
      }
      await encode(null);
      await captions?.upTo(Number.POSITIVE_INFINITY);
      await sound?.finish();
      await muxer.close();
      toYuv.close();
      encoder.close();
      sound?.close();
    },
  };
}

/** A sound alone, in a file that browsers play. */
export async function writeSound(path: string, sound: FilmSound): Promise<void> {
  const muxer = await openFile(path);
  const track = await addSoundTrack(muxer, sound);
  await track.finish();
  await muxer.close();
  track.close();
}
