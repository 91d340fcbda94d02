/** Clothes and stages to choose from: put into the database at every start, and read from there. */

import { asc, eq, sql } from 'drizzle-orm';
import { shippedPictures } from '#platform/assets/shipped-pictures.ts';
import type { Db } from '#platform/db/database.ts';
import type { Api } from '#platform/http/api.ts';
import {
  getClothingPicture,
  getScenePicture,
  listClothingOptions,
  listSceneTemplates,
  type SceneTemplate,
} from '../../contract.ts';
import type { BodyType, ClothingStyle } from '../../enums.ts';
import { clothingOptions, sceneTemplates } from '../cover-song.table.ts';
import { CLOTHING_SEEDS, SCENE_SEEDS } from './wardrobe-seeds.ts';

/** Safe in every process at every start; mends what a release changed, and leaves pictures alone. */
export async function seedWardrobe(db: Db): Promise<void> {
  await db
    .insert(clothingOptions)
    .values(CLOTHING_SEEDS)
    .onConflictDoUpdate({
      target: clothingOptions.id,
      set: {
        name: sql`excluded.name`,
        colors: sql`excluded.colors`,
        imageUrl: sql`coalesce(${clothingOptions.imageUrl}, excluded.image_url)`,
      },
      setWhere: sql`${clothingOptions.imageUrl} is null or (${clothingOptions.name}, ${clothingOptions.colors}) is distinct from (excluded.name, excluded.colors)`,
    });
  await db
    .insert(sceneTemplates)
    .values(SCENE_SEEDS)
    .onConflictDoUpdate({
      target: sceneTemplates.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        mood: sql`excluded.mood`,
        tags: sql`excluded.tags`,
        backgroundUrl: sql`coalesce(${sceneTemplates.backgroundUrl}, excluded.background_url)`,
      },
      setWhere: sql`${sceneTemplates.backgroundUrl} is null or (${sceneTemplates.name}, ${sceneTemplates.description}, ${sceneTemplates.mood}, ${sceneTemplates.tags}) is distinct from (excluded.name, excluded.description, excluded.mood, excluded.tags)`,
    });
}

const pictures = shippedPictures(
  new URL('../../art/', import.meta.url),
  new Map([
    ...SCENE_SEEDS.map(({ id }) => [id, 'stages'] as const),
    ...CLOTHING_SEEDS.map(({ id }) => [id, 'clothes'] as const),
  ]),
  'avif',
);

export function registerWardrobeRoutes(api: Api, db: Db): void {
  api.handle(getScenePicture, ({ params, request, reply }) =>
    pictures.send(request, reply, params.id, 'That stage'),
  );
  api.handle(getClothingPicture, ({ params, request, reply }) =>
    pictures.send(request, reply, params.id, 'That outfit'),
  );
  api.handle(listClothingOptions, async () => {
    const rows = await db
      .select()
      .from(clothingOptions)
      .where(eq(clothingOptions.isPublic, true))
      .orderBy(asc(clothingOptions.id));
    return rows.map(({ id, name, category, style, imageUrl, colors }) => ({
      id,
      name,
      category: category as BodyType,
      style: style as ClothingStyle,
      imageUrl,
      colors: colors ?? [],
    }));
  });
  api.handle(listSceneTemplates, async () => {
    const rows = await db
      .select()
      .from(sceneTemplates)
      .where(eq(sceneTemplates.isPublic, true))
      .orderBy(asc(sceneTemplates.id));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description ?? '',
      category: row.category as SceneTemplate['category'],
      backgroundUrl: row.backgroundUrl,
      lighting: (row.lighting ?? 'normal') as SceneTemplate['lighting'],
      mood: row.mood ?? '',
      tags: row.tags ?? [],
    }));
  });
}
