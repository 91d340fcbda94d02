/** Sculpts characters away from the screen, so that controls stay smooth. */

import { buildCharacter } from '#engine/character/build-character.ts';
import { type BuildReply, type BuildRequest, buffersOf, toBuilt } from './built-character.ts';

self.onmessage = ({ data: { id, look } }: MessageEvent<BuildRequest>) => {
  try {
    const built = toBuilt(buildCharacter(look));
    self.postMessage({ id, built } satisfies BuildReply, { transfer: buffersOf(built) });
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies BuildReply);
  }
};
