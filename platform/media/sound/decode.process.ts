/** Decodes one file that a stranger sent, in a process of its own: whatever the file does, only this process suffers. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import { AppError } from '#common/errors.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import { firstPicture } from '../film/clip-reader.ts';

export interface DecodeOrder {
  input: string;
  output: string;
  /** As the decoder knows it. */
  format: string;
  /** Samples a second. */
  rate: number;
  maxSeconds: number;
}

const LEAST_SECONDS = 0.02;

const tooLong = (maxSeconds: number): AppError =>
  new AppError(
    'too_large',
    maxSeconds >= 3600
      ? `The recording is longer than ${Math.round(maxSeconds / 3600)} hours.`
      : `The recording is longer than ${Math.round(maxSeconds / 60)} minutes.`,
  );

/** Seconds of sound that were written. */
async function decode({ input, output, format, rate, maxSeconds }: DecodeOrder): Promise<number> {
  await using demuxer = await Demuxer.open(input, {
    // The kind was found by its first bytes; without it a playlist could make us read other files and addresses.
    format,
    options: { protocol_whitelist: 'file' },
  });
  const stream = demuxer.audio();
  if (!stream) throw new AppError('unprocessable', 'There is no sound in this file.');
  // What the file claims may be wrong, and is checked again below; but it saves the work where it is honest.
  if (demuxer.duration > maxSeconds) throw tooLong(maxSeconds);
  using decoder = await Decoder.create(stream, { exitOnError: false });
  const hasPictures = demuxer.video() !== undefined;
  const filter = FilterAPI.create(
    // In step with the pictures of a film, also where some of the sound is missing.
    `aresample=${rate}:async=1${hasPictures ? `:first_pts=${Math.round(firstPicture(demuxer) * rate)}` : ''},aformat=sample_fmts=s16:channel_layouts=mono:sample_rates=${rate}`,
  );
  const file = createWriteStream(output);
  const max = rate * maxSeconds;
  let samples = 0;
  try {
    for await (const frame of filter.frames(decoder.frames(demuxer.packets(stream.index)))) {
      if (!frame) continue;
      const { nbSamples } = frame;
      const data = frame.data?.[0];
      if (data) {
        samples += nbSamples;
        if (!file.write(Buffer.from(data.subarray(0, nbSamples * 2)))) await once(file, 'drain');
      }
      frame.free();
      if (samples > max) throw tooLong(maxSeconds);
    }
  } catch (error) {
    // A file that was cut off still has everything before the cut.
    if (error instanceof AppError || samples < rate / 4) throw error;
  } finally {
    filter.close();
    file.end();
    await once(file, 'close');
  }
  if (samples < rate * LEAST_SECONDS) throw new Error('hardly a sound');
  return samples / rate;
}

serveChild(decode);
