/** Small films for tests, as bytes of real files. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilm } from '#platform/media/film/film-writer.ts';
import type { FilmSound } from '#platform/media/film/sound-track.ts';

/** Two seconds of blue. */
export const blueClip = (): Promise<Buffer> => clip();

/** The same, with a tone that comes and goes as a voice does. */
export function talkingClip(): Promise<Buffer> {
  const tone = Float32Array.from(
    { length: 2 * RATE },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * 180 * i) / RATE) * Math.max(0, Math.sin((10 * i) / RATE)),
  );
  return clip({ left: tone, right: tone, sampleRate: RATE });
}

const RATE = 44_100;

async function clip(sound?: FilmSound): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    const path = join(folder, 'clip.mp4');
    const film = await openFilm({ path, width: 320, height: 180, fps: 30, effort: 'ultrafast', sound });
    const blue = Buffer.alloc(320 * 180 * 4);
    for (let i = 0; i < blue.length; i += 4) blue.set([20, 30, 220, 255], i);
    for (let i = 0; i < 60; i++) await film.add(blue);
    await film.finish();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
