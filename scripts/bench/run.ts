/** `npm run bench [name…]`: measures for a quarter of an hour, prints one table beside the last one, and fails when a target is missed. */

import { setTimeout as sleep } from 'node:timers/promises';
import { endEverything } from '#tests/processes/product-process.ts';
import { adminUsers } from './admin-users.ts';
import { blocking } from './calls/blocking.ts';
import { calendarPage } from './calls/calendar-page.ts';
import { keyCalls } from './calls/key-calls.ts';
import { crowd } from './crowd.ts';
import { character } from './engines/character.ts';
import { cover } from './engines/cover.ts';
import { dancing } from './engines/dancing.ts';
import { design } from './engines/design/design.ts';
import { film } from './engines/film.ts';
import { illustrator } from './engines/illustrator.ts';
import { filmLikeness } from './engines/likeness/film-likeness.ts';
import { logo } from './engines/logo.ts';
import { movie } from './engines/movie.ts';
import { music } from './engines/music.ts';
import { photo } from './engines/photo.ts';
import { presenter } from './engines/presenter.ts';
import { type Bench, type Figure, isMet } from './figure.ts';
import { imageList } from './image-list.ts';
import { jobStart } from './jobs/job-start.ts';
import { metrics } from './jobs/metrics.ts';
import { library } from './library/finding.ts';
import { origin } from './library/origin.ts';
import { pageSpeed } from './page-speed.ts';
import { pageWeight } from './page-weight.ts';
import { paintingLoad } from './painting-load.ts';
import { lastTime } from './report/last-time.ts';
import { table } from './report/table.ts';
import { speechHearing } from './speech/hearing.ts';
import { speechLoad } from './speech/load.ts';
import { speechRoundTrip } from './speech/round-trip.ts';
import { speechSpeed } from './speech/speed.ts';
import { tasksOnPglite, tasksOnPostgres } from './task-reads.ts';
import { warmStart } from './warm-start.ts';

const BENCHES: readonly Bench[] = [
  tasksOnPostgres,
  tasksOnPglite,
  pageWeight,
  pageSpeed,
  jobStart,
  metrics,
  keyCalls,
  calendarPage,
  blocking,
  warmStart,
  adminUsers,
  imageList,
  library,
  origin,
  illustrator,
  paintingLoad,
  crowd,
  character,
  logo,
  design,
  cover,
  dancing,
  film,
  movie,
  presenter,
  filmLikeness,
  music,
  photo,
  speechSpeed,
  speechLoad,
  speechHearing,
  speechRoundTrip,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${BENCHES.map((bench) => bench.name).join(', ')}.`);
  process.exit(1);
}

/** Milliseconds; what is not reached comes first the next time. */
const MAX = 15 * 60_000;
const began = Date.now();
const before = lastTime();
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).sort(
  (a, b) => before.endedAt(a.name) - before.endedAt(b.name),
);

const figures: Figure[] = [];
const notReached = new Set(chosen.map(({ name }) => name));
for (const bench of chosen) {
  const timeIsUp = sleep(began + MAX - Date.now(), undefined, { ref: false });
  console.log(`${bench.name}: ${bench.about} …`);
  try {
    const measured = await Promise.race([bench.run(), timeIsUp]);
    if (!measured) break;
    figures.push(...measured);
    before.remember(bench.name, measured);
    notReached.delete(bench.name);
  } finally {
    await endEverything();
  }
}

console.log(`\n${table(figures, before.valueOf).join('\n')}`);
if (notReached.size)
  console.log(`\nThe time was up before: ${[...notReached].join(', ')}. They come first the next time.`);
const missed = figures.filter((figure) => !isMet(figure));
console.log(missed.length ? `\n${missed.length} target(s) missed.` : '\nAll targets met.');
process.exit(missed.length ? 1 : 0);
