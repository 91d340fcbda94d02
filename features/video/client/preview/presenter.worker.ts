/** Builds and draws the presenter away from the screen, with the film's own code. */

import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import type { Look } from '#engine/character/figure/look.ts';
import type { Pose } from '#engine/character/motion/pose.ts';
import { type Framing, shootCharacter } from '#engine/character/render/portrait.ts';

export interface FigureShot {
  width: number;
  height: number;
  framing: Framing;
  yaw: number;
  pose: Pose;
}
export interface PresenterMessage {
  look: Look;
  /** One after the other, as they are answered. */
  shots: FigureShot[];
}
/** Without pictures: it could not be drawn. */
export interface PresenterReply {
  pictures?: Uint8ClampedArray<ArrayBuffer>[];
}

let built: { key: string; character: Character } | undefined;

function characterOf(look: Look): Character {
  const key = JSON.stringify(look);
  if (built?.key !== key) built = { key, character: buildCharacter(look) };
  return built.character;
}

self.onmessage = ({ data: { look, shots } }: MessageEvent<PresenterMessage>) => {
  try {
    const character = characterOf(look);
    const pictures = shots.map(
      (shot) =>
        shootCharacter(character, { ...shot, withoutGround: true, isQuick: true, followsHead: true })
          .rgba as Uint8ClampedArray<ArrayBuffer>,
    );
    self.postMessage({ pictures } satisfies PresenterReply, {
      transfer: pictures.map(({ buffer }) => buffer),
    });
  } catch {
    self.postMessage({} satisfies PresenterReply);
  }
};
