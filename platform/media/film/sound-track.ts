/** The sound of a film file: two channels become AAC or Opus, in step with the pictures. */

import { Encoder, type Muxer } from 'node-av/api';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLT,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
} from 'node-av/constants';
import { Frame } from 'node-av/lib';

export interface FilmSound {
  left: Float32Array;
  right: Float32Array;
  sampleRate: number;
}

const SAMPLES_AT_ONCE = 1024;
const BITS = 192_000;

const ENCODERS = { aac: FF_ENCODER_AAC, opus: FF_ENCODER_LIBOPUS };

export async function addSoundTrack(
  muxer: Muxer,
  { left, right, sampleRate }: FilmSound,
  codec: keyof typeof ENCODERS = 'aac',
) {
  const encoder = await Encoder.create(ENCODERS[codec], { autoResample: true, context: { bitRate: BITS } });
  const track = muxer.addStream(encoder);
  let heard = 0;

  async function encode(frame: Frame | null): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, track);
      packet.free();
    }
  }

  /** Sound goes beside the pictures, so that nothing piles up in front of the file. */
  async function upTo(seconds: number): Promise<void> {
    const end = Math.min(left.length, Math.ceil(seconds * sampleRate));
    while (heard < end) {
      const length = Math.min(SAMPLES_AT_ONCE, left.length - heard);
      const woven = new Float32Array(length * 2);
      for (let i = 0; i < length; i++) {
        woven[2 * i] = left[heard + i]!;
        woven[2 * i + 1] = right[heard + i]!;
      }
      using frame = Frame.fromAudioBuffer(Buffer.from(woven.buffer), {
        nbSamples: length,
        format: AV_SAMPLE_FMT_FLT,
        sampleRate,
        channelLayout: AV_CHANNEL_LAYOUT_STEREO,
        timeBase: { num: 1, den: sampleRate },
        pts: BigInt(heard),
      });
      await encode(frame);
      heard += length;
    }
  }

  return {
    upTo,
    async finish(): Promise<void> {
      await upTo(Number.POSITIVE_INFINITY);
      await encode(null);
    },
    close: (): void => encoder.close(),
  };
}
