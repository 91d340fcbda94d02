/** How long a movie's scene takes to film: two people who talk at 1080 lines, cut by a movie's grammar. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MouthCue, Shape } from '#engine/voice/mouth/shapes.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { filmScript } from '#features/avatar/scene/film-script.ts';
import { inventCharacter } from '#features/avatar/scene/invent-character.ts';
import { movieShots } from '#features/avatar/scene/shot-grammar.ts';
import type { CastMember } from '#features/avatar/server/drawing/orders.ts';
import type { FilmOrder, FilmResult, ScenePicture } from '#features/avatar/server/film/film-order.ts';
import { FILM_LIMITS, FILM_PROCESS, forFilm } from '#features/avatar/server/film/render-film.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { Bench, Figure } from '../figure.ts';

const FPS = 24;
const LINES = [
  'Is it true? You are giving them all away?',
  'Only today, and only to people who smile.',
  'I am smiling! Look!',
  'That is a good smile. Here is your roll.',
];
const SECONDS_A_LINE = 2.6;
const SHAPES: readonly Shape[] = ['open', 'closed', 'round', 'teeth', 'wide', 'narrow', 'lip', 'tongue'];

const member = (name: string, about: string, x: number): CastMember => ({
  name,
  characterData: about ? inventCharacter(name, about, x) : DEFAULT_CHARACTER,
  position: { x, y: 200 },
  animation: 'idle',
  dialogue: '',
});

function orderOf(folder: string): FilmOrder {
  const beats = LINES.map((text, i) => ({ speaker: i % 2, text, seconds: SECONDS_A_LINE }));
  const script = filmScript(beats, 2, { walksIn: [0], planShots: movieShots });
  const mouthOf = (who: number): MouthCue[] =>
    script.lines
      .filter((one) => one.speaker === who)
      .flatMap(({ start }) =>
        Array.from({ length: 20 }, (_, i) => ({
          start: start + i / 8,
          end: start + (i + 1) / 8,
          shape: SHAPES[i % SHAPES.length]!,
        })),
      );
  const picture: ScenePicture = {
    kind: 'scene',
    scene: forFilm({
      kind: 'scene',
      name: '',
      description: '',
      sceneType: 'video',
      background: 'city',
      cast: [member('Tom', 'a man with short brown hair', 178), member('Anna', 'a baker with red hair', 322)],
    }),
    script,
    cues: [mouthOf(0), mouthOf(1)],
    words: 'none',
    camera: 'films',
  };
  return {
    picture,
    size: { width: 1920, height: 1080 },
    fps: FPS,
    seconds: Math.ceil(script.seconds * FPS) / FPS,
    voice: null,
    film: join(folder, 'scene.mp4'),
    isTransparent: false,
    thumbnail: join(folder, 'thumbnail.jpg'),
    marks: {},
  };
}

async function measure(folder: string): Promise<Figure[]> {
  const order = orderOf(folder);
  const began = performance.now();
  const { memory, cpu } = await runInChild<FilmResult>(FILM_PROCESS, order, FILM_LIMITS);
  return [
    {
      name: 'a conversation at 1080p24, against playing it',
      value: (performance.now() - began) / 1000 / order.seconds,
      unit: 'ratio',
      // A minute of movie within four, its voices, its storyboard and its music included.
      target: { atMost: 3.4 },
    },
    { name: 'processor for a second of it', value: (cpu * 1000) / order.seconds, unit: 'ms' },
    { name: 'memory', value: memory, unit: 'MB', target: { atMost: 1500 } },
  ];
}

export const movie: Bench = {
  name: 'movie',
  about: 'a scene of two who talk, four lines, at 1080 lines',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
    try {
      return await measure(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
