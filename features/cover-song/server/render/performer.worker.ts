/** A thread that draws the performer: built once, then posed, dressed in light and shot for every frame it is asked for. */

import { workerData } from 'node:worker_threads';
import { buildCharacter } from '#engine/character/build-character.ts';
import { danceAt } from '#engine/character/motion/dance/dance.ts';
import { singFace } from '#engine/character/motion/sing.ts';
import { withProp } from '#engine/character/props.ts';
import { shootCharacter } from '#engine/character/render/portrait.ts';
import { ACTIVITY_RATE } from '#engine/music/listen/vocal.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import { RIGS } from '../../scene/lights.ts';
import type { FrameOrder, PerformerFrame, PerformerSetup } from './cover-order.ts';

const { cast, groove, cues, loudness, seed } = workerData as PerformerSetup;
const built = buildCharacter(cast.look, { photoFace: cast.photoFace ?? undefined });
const performer = cast.hands === 'free' ? built : withProp(built, cast.hands);
const loudAt = (seconds: number): number => loudness[Math.floor(seconds * ACTIVITY_RATE)] ?? 0;

function shoot({ seconds, shot, lighting, width, height }: FrameOrder): PerformerFrame {
  const pose = {
    ...danceAt(groove, seconds, performer),
    face: singFace(cues, seconds, seed, { loudness: loudAt }),
  };
  const { rgba, groundY } = shootCharacter(performer, {
    width,
    height,
    pose,
    framing: shot.framing,
    yaw: shot.yaw,
    light: RIGS[lighting],
    withoutGround: true,
    followsHead: true,
    isQuick: true,
  });
  return { rgba, groundY };
}

serveThread(shoot, ({ rgba }) => [rgba.buffer as ArrayBuffer]);
