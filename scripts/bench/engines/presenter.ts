/** How long a film takes whose presenter has the whole frame. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MouthCue, Shape } from '#engine/voice/mouth/shapes.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { BLANK_VIDEO, FPS, FRAME_SIZES, type Presented, type VideoData } from '#features/video/contract.ts';
import { blankScene } from '#features/video/scene/scene-list.ts';
import { storyboardOf } from '#features/video/scene/storyboard.ts';
import type { RenderOrder, RenderResult } from '#features/video/server/render/render-order.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { Bench, Figure } from '../figure.ts';

const PROCESS = new URL('../../../features/video/server/render/render.process.ts', import.meta.url);
const SECONDS = 10;
const SHAPES: readonly Shape[] = ['open', 'closed', 'round', 'teeth', 'wide', 'narrow', 'lip', 'tongue'];

/** Eight sounds a second, as people speak. */
const speech: MouthCue[] = Array.from({ length: (SECONDS - 1) * 8 }, (_, i) => ({
  start: i / 8,
  end: (i + 1) / 8,
  shape: SHAPES[i % SHAPES.length]!,
}));

function orderOf(folder: string, shown: Presented): RenderOrder {
  const data: VideoData = {
    ...BLANK_VIDEO,
    format: 'full_hd',
    hasTitle: false,
    hasEnding: false,
    scenes: [{ ...blankScene('s1', 'Fresh bread, every day.'), seconds: SECONDS }],
    presenter: { name: 'Mika', character: DEFAULT_CHARACTER, shown, corner: 'bottom-right', size: 0.3 },
  };
  return {
    data,
    board: storyboardOf(data, []),
    captions: [],
    softCaptions: null,
    mouths: [{ spans: [{ start: 0, end: SECONDS - 1 }], cues: speech }],
    media: [],
    logo: null,
    sound: { music: null, ownMusic: null, voices: [] },
    size: FRAME_SIZES.full_hd,
    fps: FPS,
    kept: null,
    film: join(folder, `${shown}.mp4`),
    thumbnail: join(folder, 'thumbnail.jpg'),
    marks: {},
  };
}

async function measure(folder: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shown of ['full', 'corner'] as const) {
    const began = performance.now();
    const { memory } = await runInChild<RenderResult>(PROCESS, orderOf(folder, shown), {
      timeoutMs: 600_000,
      memoryMb: 2000,
      failure: 'The film could not be made.',
    });
    figures.push(
      {
        name: `${SECONDS} s at 1080p, presenter ${shown === 'full' ? 'in the whole frame' : 'in a corner'}`,
        value: performance.now() - began,
        unit: 'ms',
        target: { atMost: 40_000 },
      },
      { name: 'memory', value: memory, unit: 'MB', target: { atMost: 1500 } },
    );
  }
  return figures;
}

export const presenter: Bench = {
  name: 'presenter',
  about: `${SECONDS} s at 1080p with a character who speaks all the time`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
    try {
      return await measure(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
