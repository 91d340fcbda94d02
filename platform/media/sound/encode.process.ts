/** Writes a sound of ours in another format, in a process of its own like everything that runs encoders. */

import { Decoder, Demuxer, Encoder, Muxer } from 'node-av/api';
import { FF_ENCODER_AAC, FF_ENCODER_FLAC, FF_ENCODER_LIBOPUS } from 'node-av/constants';
import { serveChild } from '#platform/processes/child-side.ts';

export interface EncodeOrder {
  /** A WAV file. */
  input: string;
  output: string;
  format: 'opus' | 'aac' | 'flac';
}

/** Bits a second: more than enough for one voice. */
const BITS = 64_000;

const FORMATS = {
  opus: { encoder: FF_ENCODER_LIBOPUS, container: 'ogg', bits: BITS },
  aac: { encoder: FF_ENCODER_AAC, container: 'adts', bits: BITS },
  flac: { encoder: FF_ENCODER_FLAC, container: 'flac', bits: undefined },
} as const;

async function encode({ input, output, format }: EncodeOrder): Promise<void> {
  const { encoder: name, container, bits } = FORMATS[format];
  await using demuxer = await Demuxer.open(input, {
    format: 'wav',
    options: { protocol_whitelist: 'file' },
  });
  const stream = demuxer.audio();
  if (!stream) throw new Error('no sound in the file');
  using decoder = await Decoder.create(stream);
  const encoder = await Encoder.create(name, {
    autoResample: true,
    ...(bits && { context: { bitRate: bits } }),
  });
  try {
    await using muxer = await Muxer.open(output, {
      format: container,
      configure: (context) => {
        // What the file says of where it comes from goes along, where the new one has room for it.
        context.metadata = demuxer.getFormatContext().metadata;
      },
    });
    const track = muxer.addStream(encoder);
    for await (const packet of encoder.packets(decoder.frames(demuxer.packets(stream.index)))) {
      if (!packet) continue;
      await muxer.writePacket(packet, track);
      packet.free();
    }
  } finally {
    encoder.close();
  }
}

serveChild(encode);
