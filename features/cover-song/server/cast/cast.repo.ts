/** Who performs and where: the rows of a project's character and scenes. */

import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import {
  AS_IN_PHOTO,
  chosenLookSchema,
  faceReadingSchema,
  type SongCharacter,
  type SongScene,
} from '../../contract.ts';
import {
  BODY_TYPES,
  CAMERA_ANGLES,
  CHARACTER_TYPES,
  CLOTHING_STYLES,
  LIGHTINGS,
  SCENE_TYPES,
  STAGE_PERSONA_IDS,
} from '../../enums.ts';
import { FIRST_SCENE } from '../../scene-plan.ts';
import { songCharacters, songScenes } from '../cover-song.table.ts';
import { songCastings } from '../cover-work.table.ts';

export type CastingRow = typeof songCastings.$inferSelect;

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: unknown): T =>
  values.find((one) => one === value) ?? values[0];

const clothingSchema = z.object({ style: z.string().optional(), isOwn: z.boolean().default(false) });
const effectsSchema = z.object({
  prompt: z.string().nullable().default(null),
  templateId: z.string().nullable().default(null),
});
const NO_EFFECTS = { prompt: null, templateId: null };

export const DEFAULT_CHARACTER: SongCharacter = {
  name: 'Singer',
  characterType: 'user_face',
  bodyType: null,
  clothingStyle: 'pop',
  wearsOwnClothes: true,
  avatarId: null,
  persona: STAGE_PERSONA_IDS[0],
  faceImageUrl: null,
  faceConfirmedAt: null,
  face: null,
  chosenLook: AS_IN_PHOTO,
};

export async function readCharacter(db: Db, coverSongId: string): Promise<SongCharacter> {
  const [row] = await db.select().from(songCharacters).where(eq(songCharacters.coverSongId, coverSongId));
  const [casting] = await db.select().from(songCastings).where(eq(songCastings.coverSongId, coverSongId));
  if (!row) return DEFAULT_CHARACTER;
  const { style, isOwn } = parseJson(clothingSchema, row.clothing, { isOwn: false });
  return {
    name: row.name,
    characterType: oneOf(CHARACTER_TYPES, row.characterType),
    bodyType: BODY_TYPES.find((one) => one === row.bodyType) ?? null,
    clothingStyle: oneOf(CLOTHING_STYLES, style),
    wearsOwnClothes: isOwn,
    avatarId: casting?.avatarId ?? null,
    persona: oneOf(STAGE_PERSONA_IDS, casting?.persona),
    faceImageUrl: row.faceImageUrl,
    faceConfirmedAt: casting?.faceConfirmedAt?.toISOString() ?? null,
    face: parseJson(faceReadingSchema.nullable(), casting?.face ?? null, null),
    chosenLook: parseJson(chosenLookSchema, casting?.chosenLook ?? AS_IN_PHOTO, AS_IN_PHOTO),
  };
}

export interface CharacterChange {
  row?: Partial<typeof songCharacters.$inferInsert>;
  casting?: Partial<typeof songCastings.$inferInsert>;
}

export const NO_FACE_CHANGE: CharacterChange = {
  row: { faceImageUrl: null },
  casting: { faceAssetId: null, faceConfirmedAt: null, faceVersion: null, face: null, chosenLook: null },
};

/** The main character of the project; written whole on the first change. */
export async function saveCharacter(db: Db, coverSongId: string, change: CharacterChange): Promise<void> {
  await db.transaction(async (tx) => {
    // Two changes at the same time must not make two characters.
    await lockUntilEnd(tx, `cover-cast:${coverSongId}`);
    const changed = await tx
      .update(songCharacters)
      .set({ isMainCharacter: true, ...change.row })
      .where(eq(songCharacters.coverSongId, coverSongId))
      .returning({ id: songCharacters.id });
    if (changed.length === 0)
      await tx.insert(songCharacters).values({
        coverSongId,
        name: DEFAULT_CHARACTER.name,
        characterType: DEFAULT_CHARACTER.characterType,
        bodyType: DEFAULT_CHARACTER.bodyType,
        clothing: { style: DEFAULT_CHARACTER.clothingStyle, isOwn: DEFAULT_CHARACTER.wearsOwnClothes },
        isMainCharacter: true,
        ...change.row,
      });
    const casting = { ...change.casting, updatedAt: new Date() };
    await tx
      .insert(songCastings)
      .values({ coverSongId, ...casting })
      .onConflictDoUpdate({ target: songCastings.coverSongId, set: casting });
  });
}

export async function readScenes(db: Db, coverSongId: string): Promise<SongScene[]> {
  const rows = await db
    .select()
    .from(songScenes)
    .where(eq(songScenes.coverSongId, coverSongId))
    .orderBy(asc(songScenes.startTime));
  return rows.map((row) => {
    const { prompt, templateId } = parseJson(effectsSchema, row.effects, NO_EFFECTS);
    return {
      name: row.name,
      sceneType: oneOf(SCENE_TYPES, row.sceneType),
      startTime: row.startTime,
      endTime: row.endTime,
      cameraAngle: oneOf(CAMERA_ANGLES, row.cameraAngle),
      lighting: oneOf(LIGHTINGS, row.lighting),
      backgroundUrl: row.backgroundUrl,
      prompt,
      templateId,
    };
  });
}

export async function writeScenes(db: Db, coverSongId: string, scenes: readonly SongScene[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilEnd(tx, `cover-scenes:${coverSongId}`);
    await tx.delete(songScenes).where(eq(songScenes.coverSongId, coverSongId));
    await tx.insert(songScenes).values(
      scenes.map(({ prompt, templateId, ...one }) => ({
        ...one,
        coverSongId,
        effects: { prompt, templateId },
      })),
    );
  });
}

/** What a new project begins with. */
export async function insertCast(db: Db, coverSongId: string): Promise<void> {
  await saveCharacter(db, coverSongId, { row: {} });
  await writeScenes(db, coverSongId, [FIRST_SCENE]);
}
