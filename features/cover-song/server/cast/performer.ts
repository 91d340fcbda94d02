/** Who performs a cover: the look that was chosen, what the hands hold, and the face of the photo. */

import type { Platform } from '#platform/platform.ts';
import type { PerformerData } from '../../calls/performer-calls.ts';
import type { CoverProject } from '../../contract.ts';
import { handsOf, performerLook, photographedLook, stageStyle } from '../../scene/performers.ts';
import { faceDataOf } from './face-data.ts';

export async function performerOf(
  platform: Platform,
  userId: string,
  { id, character, song }: Pick<CoverProject, 'id' | 'character' | 'song'>,
  signal?: AbortSignal,
): Promise<PerformerData> {
  const avatar =
    character.characterType === 'avatar' && character.avatarId
      ? await platform.items.findFor(userId, { type: 'avatar', id: character.avatarId })
      : undefined;
  const plain = performerLook({ ...character, avatarData: avatar?.data });
  const face = await faceDataOf(platform, userId, id, character, signal);
  const { hairStyle, hairColor, glasses } = character.chosenLook;
  const look = face
    ? photographedLook(plain, {
        hairStyle: hairStyle ?? face.look?.hairStyle ?? null,
        glasses: glasses ?? face.look?.glasses ?? false,
      })
    : plain;
  return {
    look: {
      ...look,
      accessories: [...look.accessories],
      marks: [...(look.marks ?? [])],
      garments: [...(look.garments ?? [])],
    },
    hands: handsOf(song?.genre ?? null, stageStyle(character), song?.singing),
    face: face && { ...face, hair: hairColor ?? face.hair },
  };
}
