/** Puts parts of films, all written by `openFilm` in one format, behind each other without encoding them again, and their sound beside them. */

import { Demuxer } from 'node-av/api';
import type { Packet } from 'node-av/lib';
import { addCaptionTrack } from './caption-track.ts';
import { copySoundTrack } from './copy-sound.ts';
import { type FilmFormat, openFile } from './film-writer.ts';
import { addSoundTrack } from './sound-track.ts';

export interface FilmPart {
  path: string;
  /** Frames that stand before it in its file, of other parts that were joined to it; absent: the file is the part. */
  after?: number;
  frames: number;
}

/** Frames in the order in which they are stored: those of a part stand together. */
async function openFrames(path: string) {
  const demuxer = await Demuxer.open(path);
  const stream = demuxer.video();
  if (!stream) throw new Error('A part of the film has no pictures.');
  const packets = demuxer.packets(stream.index);
  let next = 0;
  return {
    path,
    stream,
    /** Number of the frame that comes next. */
    at: () => next,
    async read(): Promise<Packet | undefined> {
      for (;;) {
        const { value, done } = await packets.next();
        if (done) return undefined;
        if (!value) continue;
        next++;
        return value;
      }
    },
    async close() {
      await packets.return(undefined);
      await demuxer.close();
    },
  };
}

export async function countFrames(path: string): Promise<number> {
  const film = await openFrames(path);
  try {
    for (;;) {
      const packet = await film.read();
      if (!packet) return film.at();
      packet.free();
    }
  } finally {
    await film.close();
  }
}

export interface JoinedFilm extends Pick<FilmFormat, 'path' | 'fps' | 'sound' | 'captions' | 'marks'> {
  /** A film whose sound it takes over as it is, in place of `sound`. */
  heardIn?: string | undefined;
}

export async function joinFilms(
  parts: readonly FilmPart[],
  { path, fps, sound, heardIn, captions, marks }: JoinedFilm,
): Promise<void> {
  const muxer = await openFile(path, marks);
  let track: number | undefined;
  let heard: Awaited<ReturnType<typeof addSoundTrack>> | undefined;
  let shown: ReturnType<typeof addCaptionTrack> | undefined;
  let before = 0;
  let film: Awaited<ReturnType<typeof openFrames>> | undefined;
  try {
    for (const part of parts) {
      const { after = 0, frames } = part;
      if (!film || film.path !== part.path || film.at() > after) {
        await film?.close();
        film = await openFrames(part.path);
      }
      while (film.at() < after) (await film.read())?.free();
      if (track === undefined) {
        track = muxer.addStream(film.stream);
        heard = heardIn ? await copySoundTrack(muxer, heardIn) : sound && (await addSoundTrack(muxer, sound));
        shown = captions && addCaptionTrack(muxer, captions);
      }
      const { num, den } = film.stream.timeBase;
      const later = BigInt(Math.round(((before - after) / fps) * (den / num)));
      for (let i = 0; part.after === undefined || i < frames; i++) {
        const packet = await film.read();
        if (!packet && part.after === undefined) break;
        if (!packet) throw new Error('A part of the film is shorter than it should be.');
        packet.pts += later;
        packet.dts += later;
        const seconds = (Number(packet.dts) * num) / den;
        await muxer.writePacket(packet, track);
        packet.free();
        await heard?.upTo(Math.max(0, seconds));
        await shown?.upTo(Math.max(0, seconds));
      }
      before += frames;
    }
  } finally {
    await film?.close();
  }
  await shown?.upTo(Number.POSITIVE_INFINITY);
  await heard?.finish();
  await muxer.close();
  heard?.close();
}
