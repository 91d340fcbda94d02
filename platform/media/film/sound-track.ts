/** The sound of a film file: two channels become AAC or Opus, in step with the pictures. */

import { Encoder, type Muxer } from 'node-av/api';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLT,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
} from 'node-av/constants';
import { Frame } from 'node-av/lib';
import type { Stereo } from '#engine/music/stereo.ts';
import { inPieces, type PiecedSound } from '../sound/pieced-sound.ts';

export type FilmSound = Stereo | PiecedSound;

const SAMPLES_AT_ONCE = 1024;
const BITS = 192_000;

const ENCODERS = { aac: FF_ENCODER_AAC, opus: FF_ENCODER_LIBOPUS };

export async function addSoundTrack(muxer: Muxer, whole: FilmSound, codec: keyof typeof ENCODERS = 'aac') {
  const { sampleRate, ...sound } = inPieces(whole);
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
    const end = Math.min(sound.length, Math.ceil(seconds * sampleRate));
    while (heard < end) {
      const { left, right } = await sound.read(heard, SAMPLES_AT_ONCE);
      const { length } = left;
      const woven = new Float32Array(length * 2);
      for (let i = 0; i < length; i++) {
        woven[2 * i] = left[i]!;
        woven[2 * i + 1] = right[i]!;
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
