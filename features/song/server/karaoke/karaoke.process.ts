/** Draws the karaoke film of a song: a page for every syllable, drawn once, and written for as long as it stands. */

import { createCanvas } from '@napi-rs/canvas';
import type { DesignCanvas } from '#engine/page/draw/paint-canvas.ts';
import { drawMoving } from '#engine/page/motion/draw-moving.ts';
import { readClipSound } from '#platform/media/film/clip-reader.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import {
  KARAOKE_SIZES,
  karaokeAt,
  karaokePage,
  karaokeTheme,
  karaokeWords,
  momentKey,
} from '../../film/karaoke-page.ts';
import type { KaraokeOrder } from './karaoke-order.ts';

const RATE = 44_100;
/** Enough for a syllable to light up when it is heard. */
const FPS = 24;
const REPORT_EVERY = 24;

serveChild<KaraokeOrder, void>(async ({ song, aspect, sound: path, film: output, marks }, report) => {
  const size = KARAOKE_SIZES[aspect];
  const { faces, emoji } = await shippedLetters(karaokeWords(song));
  const resources = {
    faces,
    picture: emoji,
    image: (ref: string) => emoji(ref)?.image,
    icon: () => undefined,
  };
  const read = await readClipSound({ path, format: 'flac' }, RATE, song.seconds);
  const sound = read && { ...read, sampleRate: RATE };
  const film = await openFilm({ path: output, ...size, fps: FPS, ...(sound && { sound }), marks });
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as unknown as DesignCanvas;
  const theme = karaokeTheme(song);
  const frames = Math.ceil(song.seconds * FPS);
  let pixels: Buffer | undefined;
  let shown = '';
  for (let i = 0; i < frames; i++) {
    const moment = karaokeAt(song, (i + 0.5) / FPS);
    const key = momentKey(moment);
    if (!pixels || key !== shown) {
      drawMoving(context, { theme }, karaokePage(song, aspect, moment), resources, { scale: 1, time: 0 });
      pixels = canvas.data();
      shown = key;
    }
    await film.add(pixels);
    if (i % REPORT_EVERY === 0) report('Filming the words', i / frames);
  }
  await film.finish();
});
