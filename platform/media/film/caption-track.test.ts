/** Captions inside the file: read back, each line at its time, in every script. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { AV_CODEC_ID_MOV_TEXT, AVMEDIA_TYPE_SUBTITLE } from 'node-av/constants';
import { expect, it } from 'vitest';
import { openFilm } from './film-writer.ts';

it('are a track of their own that players can switch on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'captions-'));
  try {
    const path = join(folder, 'film.mp4');
    const lines = [
      { start: 0.35, end: 1.2, text: 'Fresh bread.' },
      { start: 1.5, end: 2.4, text: '新鲜的面包 🍞 & <b>' },
    ];
    const sound = {
      left: new Float32Array(3 * 44_100),
      right: new Float32Array(3 * 44_100),
      sampleRate: 44_100,
    };
    const film = await openFilm({
      path,
      width: 64,
      height: 36,
      fps: 10,
      effort: 'ultrafast',
      sound,
      captions: { lines, language: 'eng' },
    });
    for (let i = 0; i < 30; i++) await film.add(Buffer.alloc(64 * 36 * 4, 90));
    await film.finish();

    await using demuxer = await Demuxer.open(path);
    const track = demuxer.streams.find((one) => one.codecpar.codecType === AVMEDIA_TYPE_SUBTITLE)!;
    expect(track.codecpar.codecId).toBe(AV_CODEC_ID_MOV_TEXT);
    expect(track.metadata?.get('language')).toBe('eng');
    const read: typeof lines = [];
    const { num, den } = track.timeBase;
    for await (const packet of demuxer.packets(track.index)) {
      const length = packet?.data?.readUInt16BE(0) ?? 0;
      if (!packet?.data || length === 0) continue;
      const start = (Number(packet.pts) * num) / den;
      read.push({
        start,
        end: start + (Number(packet.duration) * num) / den,
        text: packet.data.toString('utf8', 2, 2 + length),
      });
    }
    expect(read.map((one) => one.text)).toEqual(lines.map((one) => one.text));
    for (const [i, { start, end }] of read.entries()) {
      expect(start).toBeCloseTo(lines[i]!.start, 2);
      expect(end).toBeCloseTo(lines[i]!.end, 2);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
