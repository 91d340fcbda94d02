/** Small films for tests, as bytes of real files. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilm } from '#platform/media/film/film-writer.ts';

/** Two seconds of blue. */
export async function blueClip(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    const path = join(folder, 'clip.mp4');
    const film = await openFilm({ path, width: 320, height: 180, fps: 30, effort: 'ultrafast' });
    const blue = Buffer.alloc(320 * 180 * 4);
    for (let i = 0; i < blue.length; i += 4) blue.set([20, 30, 220, 255], i);
    for (let i = 0; i < 60; i++) await film.add(blue);
    await film.finish();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
