/** Puts parts of a film, all written by `openFilm` in one format, behind each other without encoding them again, and its sound beside them. */

import { Demuxer } from 'node-av/api';
import { addCaptionTrack } from './caption-track.ts';
import { type FilmFormat, openFile } from './film-writer.ts';
import { addSoundTrack } from './sound-track.ts';

export interface FilmPart {
  path: string;
  frames: number;
}

export async function joinFilms(
  parts: readonly FilmPart[],
  { path, fps, sound, captions, marks }: Pick<FilmFormat, 'path' | 'fps' | 'sound' | 'captions' | 'marks'>,
): Promise<void> {
  const muxer = await openFile(path, marks);
  let track: number | undefined;
  let heard: Awaited<ReturnType<typeof addSoundTrack>> | undefined;
  let shown: ReturnType<typeof addCaptionTrack> | undefined;
  let before = 0;
  for (const part of parts) {
    await using demuxer = await Demuxer.open(part.path);
    const video = demuxer.video();
    if (!video) throw new Error('A part of the film has no pictures.');
    if (track === undefined) {
      track = muxer.addStream(video);
      heard = sound && (await addSoundTrack(muxer, sound));
      shown = captions && addCaptionTrack(muxer, captions);
    }
    const { num, den } = video.timeBase;
    const later = BigInt(Math.round((before / fps) * (den / num)));
    for await (const packet of demuxer.packets(video.index)) {
      if (!packet) continue;
      const seconds = (Number(packet.dts) * num) / den;
      packet.pts += later;
      packet.dts += later;
      await muxer.writePacket(packet, track);
      packet.free();
      await heard?.upTo(before / fps + Math.max(0, seconds));
      await shown?.upTo(before / fps + Math.max(0, seconds));
    }
    before += part.frames;
  }
  await shown?.upTo(Number.POSITIVE_INFINITY);
  await heard?.finish();
  await muxer.close();
  heard?.close();
}
