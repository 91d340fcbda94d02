import { writeFileSync, mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import { openTestApp } from '#tests/harness/test-app.ts';
import type { Movie } from '../contract.ts';
it('real', async () => {
  const app = await openTestApp({ features: FEATURES });
  const ada = await app.person('ada');
  const script = process.env.SCRIPT!;
  const out = process.env.DIR!;
  mkdirSync(out, { recursive: true });
  const t = Date.now();
  const { body } = await ada.post<{ id: string }>('/api/movies', { title: process.env.TITLE ?? 'The first hundred', script, shape: process.env.SHAPE ?? '16:9', storyboardOnly: process.env.BOARD === '1', language: process.env.LANGUAGE ?? 'en' });
  console.log(JSON.stringify(body));
  let last = '';
  for (;;) {
    await new Promise((r) => setTimeout(r, 1000));
    const m = (await ada.get<Movie>(`/api/movies/${body.id}`)).body;
    if (m.jobId) { const j = (await ada.get<any>(`/api/jobs/${m.jobId}`)).body; const s = `${j.stage}`; if (s !== last) { console.log(((Date.now() - t) / 1000).toFixed(0), s, j.percent ?? j.progress); last = s; } }
    if (m.status !== 'pending') { console.log(m.status, m.error, m.seconds, (Date.now() - t) / 1000);
      for (const [i, s] of m.shots.entries()) { console.log(i, s.scene, s.kind, s.seconds.toFixed(2), s.line); writeFileSync(`${out}/shot-${String(i).padStart(2, '0')}.jpg`, Buffer.from(await (await ada.open('GET', s.stillUrl!)).arrayBuffer())); }
      if (m.videoUrl) writeFileSync(`${out}/movie.mp4`, Buffer.from(await (await ada.open('GET', m.videoUrl)).arrayBuffer()));
      if (m.thumbnailUrl) writeFileSync(`${out}/thumb.jpg`, Buffer.from(await (await ada.open('GET', m.thumbnailUrl)).arrayBuffer()));
      writeFileSync(`${out}/board.pdf`, Buffer.from(await (await ada.open('GET', `/api/movies/${body.id}/storyboard`)).arrayBuffer()));
      break; }
  }
  await app.dispose();
}, 1800_000);
