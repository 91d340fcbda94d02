/** The sound of one film for another, as it is: nothing is encoded again. */

import { Demuxer, type Muxer } from 'node-av/api';
import type { Packet } from 'node-av/lib';
import type { addSoundTrack } from './sound-track.ts';

/** Undefined where that film is silent. */
export async function copySoundTrack(
  muxer: Muxer,
  path: string,
): Promise<Awaited<ReturnType<typeof addSoundTrack>> | undefined> {
  const demuxer = await Demuxer.open(path);
  const stream = demuxer.audio();
  if (!stream) {
    await demuxer.close();
    return undefined;
  }
  const track = muxer.addStream(stream);
  const packets = demuxer.packets(stream.index);
  const { num, den } = stream.timeBase;
  let next: Packet | undefined;

  async function read(): Promise<Packet | undefined> {
    for (;;) {
      const { value, done } = await packets.next();
      if (done || value) return value ?? undefined;
    }
  }

  async function upTo(seconds: number): Promise<void> {
    next ??= await read();
    while (next && (Number(next.dts) * num) / den <= seconds) {
      await muxer.writePacket(next, track);
      next.free();
      next = await read();
    }
  }

  return {
    upTo,
    async finish() {
      await upTo(Number.POSITIVE_INFINITY);
      await packets.return(undefined);
      await demuxer.close();
    },
    close: () => undefined,
  };
}
