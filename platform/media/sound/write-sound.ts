/** Two channels of our own into a sound file of a given kind. For child processes: encoders run here. */

import { Encoder, Muxer } from 'node-av/api';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLT,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants';
import { Frame } from 'node-av/lib';
import type { Stereo } from '#engine/music/stereo.ts';
import { inPieces, type PiecedSound } from './pieced-sound.ts';

const BITS = 192_000;
const FORMATS = {
  mp3: { encoder: FF_ENCODER_LIBMP3LAME, container: 'mp3', bits: BITS },
  flac: { encoder: FF_ENCODER_FLAC, container: 'flac', bits: undefined },
  wav: { encoder: FF_ENCODER_PCM_S16LE, container: 'wav', bits: undefined },
} as const;
const SAMPLES_AT_ONCE = 4096;

export async function writeStereo(
  path: string,
  kind: keyof typeof FORMATS,
  whole: Stereo | PiecedSound,
): Promise<void> {
  const { sampleRate, ...sound } = inPieces(whole);
  const { encoder: name, container, bits } = FORMATS[kind];
  const encoder = await Encoder.create(name, {
    autoResample: true,
    ...(bits && { context: { bitRate: bits } }),
  });
  try {
    await using muxer = await Muxer.open(path, { format: container });
    const track = muxer.addStream(encoder);
    const encode = async (frame: Frame | null) => {
      for (const packet of await encoder.encodeAll(frame)) {
        await muxer.writePacket(packet, track);
        packet.free();
      }
    };
    for (let from = 0; from < sound.length; ) {
      const { left, right } = await sound.read(from, SAMPLES_AT_ONCE);
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
        pts: BigInt(from),
      });
      await encode(frame);
      from += length;
    }
    await encode(null);
  } finally {
    encoder.close();
  }
}
