/** Renders one project in a process of its own: sound, then its pictures in parts, then both into one file. Knows no database and no network. */

import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { joinFilms } from '#platform/media/film/join-films.ts';
import { collectGarbage, serveChild } from '#platform/processes/child-side.ts';
import { filmSound } from './film-sound.ts';
import type { RenderOrder, RenderResult } from './render-order.ts';
import { drawFilm } from './segments/draw-film.ts';

/** The share of the whole that the sound takes. */
const SOUND_SHARE = 0.12;
const REPORT_EVERY = 10;
const MEGABYTE = 1024 * 1024;

serveChild<RenderOrder, RenderResult>(async (order, report) => {
  registerFilmFonts(JSON.stringify([order.data, order.board]));
  const began = performance.now();
  const { fps, marks } = order;
  const sound = await filmSound(order, (stage, share) => report(stage, share * SOUND_SHARE));
  collectGarbage();
  const soundTook = performance.now() - began;
  let [count, memory] = [0, 0];
  const { parts, drawing, encoding, ...film } = await drawFilm(order, (share) => {
    if (count++ % REPORT_EVERY > 0) return;
    report('Filming', SOUND_SHARE + (1 - SOUND_SHARE) * share);
    memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
  });
  const captions = order.softCaptions ?? undefined;
  await joinFilms(parts, { path: order.film, fps, sound, captions, marks });
  const spent = { sound: soundTook, drawing, encoding };
  return { ...film, seconds: film.frames / fps, spent, memory };
});
