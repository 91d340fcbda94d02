/** Renders one project in a process of its own: sound, then its pictures in parts, then both into one file. Knows no database and no network. */

import type { Stereo } from '#engine/music/stereo.ts';
import { registerChosenFaces, registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { countFrames, joinFilms } from '#platform/media/film/join-films.ts';
import { collectGarbage, type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import { facesOf } from '../../scene/letters/film-faces.ts';
import { chosenFamily } from '../../scene/letters/type-size.ts';
import type { KeptFilm, RenderOrder, RenderResult } from './render-order.ts';
import { drawFilm } from './segments/draw-film.ts';
import { soundKeyOf } from './segments/sound-key.ts';

/** The share of the whole that the sound takes. */
const SOUND_SHARE = 0.12;
const REPORT_EVERY = 10;
const MEGABYTE = 1024 * 1024;

/** The earlier film, if it can be read and is what it is said to be. */
async function usable(kept: KeptFilm | null): Promise<KeptFilm | null> {
  const frames = kept?.segments.reduce((sum, one) => sum + one.frames, 0);
  return kept && (await countFrames(kept.path).catch(() => 0)) === frames ? kept : null;
}

/** Loads what plays music only for films that need it. */
async function newSound(order: RenderOrder, report: ReportProgress): Promise<Stereo | undefined> {
  const { filmSound } = await import('./film-sound.ts');
  const sound = await filmSound(order, (stage, share) => report(stage, share * SOUND_SHARE));
  collectGarbage();
  return sound;
}

serveChild<RenderOrder, RenderResult>(async (given, report) => {
  const order = { ...given, kept: await usable(given.kept) };
  const { fps, marks, kept } = order;
  registerFilmFonts(JSON.stringify([order.data, order.board]));
  registerChosenFaces(facesOf(order.data).map((key) => ({ key, family: chosenFamily(key) })));
  const began = performance.now();
  const soundKey = await soundKeyOf(order);
  const heardIn = kept?.soundKey === soundKey ? kept.path : undefined;
  const sound = heardIn ? undefined : await newSound(order, report);
  const soundTook = performance.now() - began;
  let [count, memory] = [0, 0];
  const { parts, drawing, encoding, ...film } = await drawFilm(order, (share) => {
    if (count++ % REPORT_EVERY > 0) return;
    report('Filming', SOUND_SHARE + (1 - SOUND_SHARE) * share);
    memory = Math.max(memory, process.memoryUsage.rss() / MEGABYTE);
  });
  const captions = order.softCaptions ?? undefined;
  await joinFilms(parts, { path: order.film, fps, sound, heardIn, captions, marks });
  const spent = { sound: soundTook, drawing, encoding };
  return { ...film, soundKey, seconds: film.frames / fps, spent, memory };
});
