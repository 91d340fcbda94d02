/** Decodes one file that a stranger sent, in a process of its own: whatever the file does, only this process suffers. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';

const [input = '', output = '', format = '', rate = '16000', maxSeconds = '14400', memoryMb = '900'] =
  process.argv.slice(2);

const MEGABYTE = 1024 * 1024;
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memoryMb) * MEGABYTE) process.exit(137);
}, 200).unref();

type Outcome = { seconds: number } | { problem: 'no-sound' | 'too-long' | 'unreadable' };

async function decode(): Promise<Outcome> {
  await using demuxer = await Demuxer.open(input, {
    // The kind was found by its first bytes; without it a playlist could make us read other files and addresses.
    format,
    options: { protocol_whitelist: 'file' },
  });
  const stream = demuxer.audio();
  if (!stream) return { problem: 'no-sound' };
  // What the file claims may be wrong, and is checked again below; but it saves the work where it is honest.
  if (demuxer.duration > Number(maxSeconds)) return { problem: 'too-long' };
  using decoder = await Decoder.create(stream, { exitOnError: false });
  const filter = FilterAPI.create(
    `aresample=${rate}:async=0,aformat=sample_fmts=s16:channel_layouts=mono:sample_rates=${rate}`,
  );
  const file = createWriteStream(output);
  const most = Number(rate) * Number(maxSeconds);
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
      if (samples > most) return { problem: 'too-long' };
    }
  } catch (error) {
    // A file that was cut off still has everything before the cut.
    if (samples < Number(rate) / 4) throw error;
  } finally {
    filter.close();
    file.end();
    await once(file, 'close');
  }
  return { seconds: samples / Number(rate) };
}

const outcome = await decode().catch((error: unknown): Outcome => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return { problem: 'unreadable' };
});
process.send!(outcome, () => process.exit(0));
