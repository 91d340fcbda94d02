/** How long a cover takes to film, how much memory it needs, and how soon a preview of the settings can be seen. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { type CameraAngle, FILM_SIZES, type SceneType } from '#features/cover-song/enums.ts';
import { handsOf, performerLook } from '#features/cover-song/scene/performers.ts';
import { FIRST_SCENE } from '#features/cover-song/scene-plan.ts';
import type { CoverOrder, CoverResult } from '#features/cover-song/server/render/cover-order.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { Bench, Figure } from '../figure.ts';

const PROCESS = new URL('../../../features/cover-song/server/render/cover.process.ts', import.meta.url);
const ART = new URL('../../../features/cover-song/art/stages/', import.meta.url).pathname;
const WHOLE = 60;
const PART = 8;

/** A mixture of what people choose: each place and each angle for a quarter of the song. */
const SCENES: readonly [SceneType, CameraAngle][] = [
  ['concert', 'front'],
  ['urban', 'close_up'],
  ['studio', 'side'],
  ['outdoor', 'wide'],
];

function orderOf(folder: string, seconds: number, change: Partial<CoverOrder> = {}): CoverOrder {
  const score = composeScore({ genre: 'pop', seconds, seed: 1 });
  const each = seconds / SCENES.length;
  const look = performerLook({
    characterType: 'celebrity',
    persona: 'nova-vale',
    bodyType: 'female',
    clothingStyle: 'pop',
  });
  return {
    cast: { look: { ...look, quality: 'medium' }, photoFace: null, hands: handsOf('pop', 'pop') },
    song: { kind: 'score', genre: 'pop', seed: 1, seconds },
    from: 0,
    shape: { beats: score.beats, downbeats: score.bars, sections: score.sections, duration: seconds },
    genre: 'pop',
    seed: 1,
    mouth: null,
    singing: 'lips',
    lyrics: null,
    scenes: SCENES.map(([sceneType, cameraAngle], i) => ({
      ...FIRST_SCENE,
      sceneType,
      cameraAngle,
      startTime: i * each,
      endTime: (i + 1) * each,
    })),
    pictures: SCENES.map(([type]) =>
      type === 'urban' || type === 'outdoor' ? `${ART}scene-${type}-normal.avif` : null,
    ),
    titles: {
      title: 'Midnight Harbour',
      artist: 'The Lanterns',
      performer: 'Nova Vale',
      genre: 'pop',
      duration: seconds,
    },
    part: { start: 0, end: seconds },
    size: FILM_SIZES['16:9'],
    fps: 24,
    hasSound: true,
    parts: join(folder, `parts-of-${seconds}`),
    partSeconds: 10,
    film: join(folder, 'cover.mp4'),
    thumbnail: join(folder, 'cover.jpg'),
    marks: {},
    ...change,
  };
}

async function timed(order: CoverOrder): Promise<{ ms: number; made: CoverResult }> {
  const began = performance.now();
  const made = await runInChild<CoverResult>(PROCESS, order, {
    timeoutMs: 1800_000,
    memoryMb: 1800,
    failure: 'The cover could not be filmed.',
  });
  return { ms: performance.now() - began, made };
}

async function measure(folder: string): Promise<Figure[]> {
  const seconds = process.env.BENCH_FULL ? WHOLE : PART;
  const { ms, made } = await timed(orderOf(folder, seconds));
  const small = orderOf(folder, 30, {
    size: { width: 480, height: 270 },
    fps: 10,
    part: { start: 12, end: 15.2 },
    hasSound: false,
    titles: null,
  });
  const look = { ...small.cast.look, quality: 'low' as const };
  const preview = await timed({ ...small, cast: { ...small.cast, look } });
  return [
    {
      name: `cover of ${seconds} s at 720p, 24 frames a second: seconds of work for each second`,
      value: ms / 1000 / seconds,
      unit: 'ratio',
      target: { atMost: 4 },
    },
    { name: 'memory of the filming process', value: made.memory, unit: 'MB', target: { atMost: 900 } },
    { name: 'one frame, all in all', value: made.spent.rendering / made.frames, unit: 'ms' },
    { name: 'preview of the settings', value: preview.ms, unit: 'ms', target: { atMost: 6000 } },
  ];
}

export const cover: Bench = {
  name: 'cover',
  about: `A cover song in four places; ${PART} s, or the whole ${WHOLE} s with BENCH_FULL=1`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
    try {
      return await measure(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
