/** A name for all that is heard in a film: the same name, the same sound. */

import type { RenderOrder } from '../render-order.ts';
import { contentOf, withContents } from './contents.ts';

/** Raised when films are mixed in another way. */
const VERSION = 2;

export async function soundKeyOf({ sound, board, media }: Pick<RenderOrder, 'sound' | 'board' | 'media'>) {
  const clips = board.scenes.flatMap(({ headline, text, transition, turn, presenter, ...scene }) => {
    const clip = scene.media === undefined ? undefined : media[scene.media];
    return clip?.kind === 'clip' ? [{ ...scene, media: clip }] : [];
  });
  const facts = await withContents({ version: VERSION, duration: board.duration, sound, clips });
  return contentOf(JSON.stringify(facts));
}
