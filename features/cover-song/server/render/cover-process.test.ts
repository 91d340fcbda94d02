/** Rendering a cover, small and short but whole: picture, sound, and the mark that it is AI-made. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { afterAll, expect, it } from 'vitest';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { loudness } from '#engine/music/mix/loudness.ts';
import { openClip, readClipSound } from '#platform/media/film/clip-reader.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { handsOf, performerLook } from '../../scene/performers.ts';
import { FIRST_SCENE } from '../../scene-plan.ts';
import type { CoverOrder, CoverResult } from './cover-order.ts';

const folder = mkdtempSync(join(tmpdir(), 'cover-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes a film that moves, sounds and says what it is', async () => {
  const seconds = 4;
  const score = composeScore({ genre: 'pop', seconds, seed: 2 });
  const order: CoverOrder = {
    cast: {
      look: {
        ...performerLook({
          characterType: 'celebrity',
          persona: 'mc-comet',
          bodyType: 'male',
          clothingStyle: 'hip-hop',
        }),
        quality: 'low',
      },
      photoFace: null,
      hands: handsOf('pop', 'hip-hop'),
    },
    song: { kind: 'score', genre: 'pop', seed: 2, seconds },
    from: 0,
    shape: { beats: score.beats, downbeats: score.bars, sections: score.sections, duration: seconds },
    genre: 'pop',
    seed: 2,
    mouth: null,
    singing: 'lips',
    lyrics: 'Night bus, take me home',
    scenes: [
      { ...FIRST_SCENE, endTime: 2 },
      { ...FIRST_SCENE, sceneType: 'studio', cameraAngle: 'close_up', startTime: 2, endTime: 4 },
    ],
    pictures: [null, null],
    titles: { title: 'Night Bus', artist: '', performer: 'MC Comet', genre: 'pop', duration: seconds },
    part: { start: 0, end: seconds },
    size: { width: 160, height: 90 },
    fps: 8,
    hasSound: true,
    parts: folder,
    partSeconds: 2,
    film: join(folder, 'film.mp4'),
    thumbnail: join(folder, 'still.jpg'),
    marks: { title: 'Night Bus', comment: 'AI-made' },
  };
  const stages = new Set<string>();
  const film = (wanted: CoverOrder) =>
    runInChild<CoverResult>(new URL('./cover.process.ts', import.meta.url), wanted, {
      timeoutMs: 300_000,
      memoryMb: 1800,
      failure: 'It could not be filmed.',
      onProgress: (stage) => stages.add(stage),
    });
  const made = await film(order);
  expect(made).toMatchObject({ frames: 32, drawn: 32 });
  expect([...stages]).toEqual(['song', 'motion', 'scenes', 'render', 'encode']);
  expect(statSync(order.thumbnail).size).toBeGreaterThan(500);

  const file = { path: order.film, format: 'mov' };
  {
    await using demuxer = await Demuxer.open(order.film);
    expect(Math.abs(demuxer.duration - seconds)).toBeLessThan(1 / 8 + 0.02);
    expect(demuxer.getFormatContext().metadata?.getAll()).toMatchObject({ comment: 'AI-made' });
  }
  const clip = await openClip(file, { width: 32, height: 18 }, 8);
  const frames = [
    Buffer.from((await clip.at(1))!),
    Buffer.from((await clip.at(1.5))!),
    Buffer.from((await clip.at(3.2))!),
  ];
  await clip.close();
  const apart = (a: Buffer, b: Buffer) =>
    a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
  expect(apart(frames[0]!, frames[1]!)).toBeGreaterThan(1);
  expect(apart(frames[1]!, frames[2]!)).toBeGreaterThan(8);
  const sound = (await readClipSound(file, 44_100, seconds))!;
  expect(Math.abs(loudness({ ...sound, sampleRate: 44_100 }) + 14)).toBeLessThan(1.5);

  // Tried again after a failure, what is there is not drawn again, and the film is the same.
  rmSync(join(folder, 'part-1.mp4'));
  const again = await film({ ...order, film: join(folder, 'again.mp4') });
  expect(again).toMatchObject({ frames: 32, drawn: 16 });
  const second = await openClip(
    { path: join(folder, 'again.mp4'), format: 'mov' },
    { width: 32, height: 18 },
    8,
  );
  for (const [at, frame] of [1, 1.5, 3.2].entries())
    expect(apart(Buffer.from((await second.at(frame))!), frames[at]!)).toBeLessThan(1);
  await second.close();
});
